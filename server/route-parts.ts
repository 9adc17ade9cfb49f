import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  entryCSSFiles: z.record(z.string(), z.array(z.object({ path: z.string() }))),
  entryJSFiles: z.record(z.string(), z.array(z.string())),
});

/** What stands in a file of Next's that assigns it; undefined where that has another form. */
function manifestIn(text: string): z.output<typeof manifestSchema> | undefined {
  try {
    return manifestSchema.parse(JSON.parse(/\] ?= ?(\{[^]*\});?\s*$/.exec(text)?.[1] ?? ''));
  } catch {
    return undefined;
  }
}

/** Scripts and style sheets that a route needs, as Next notes them of a build; none for a route that is not in it. */
async function partsOf(folder: string, route: string): Promise<string[]> {
  const file = join(folder, 'server/app', route, 'page_client-reference-manifest.js');
  const text = await readFile(file, 'utf8').catch(() => '');
  const manifest = manifestIn(text);
  if (!manifest) return [];
  const { entryCSSFiles, entryJSFiles } = manifest;
  const ofPage = <T>(entries: Record<string, T[]>) =>
    Object.entries(entries).flatMap(([name, files]) => (/\/page(?:\.\w+)?$/.test(name) ? files : []));
  return [...ofPage(entryCSSFiles).map(({ path }) => path), ...ofPage(entryJSFiles)].map((path) => `/_next/${path}`);
}

/** The addresses of all scripts and style sheets that some routes need. */
export async function partsOfRoutes(folder: string, routes: readonly string[]): Promise<string[]> {
  return [...new Set((await Promise.all(routes.map((route) => partsOf(folder, route)))).flat())];
}
