import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  entryCSSFiles: z.record(z.string(), z.array(z.object({ path: z.string() }))),
  entryJSFiles: z.record(z.string(), z.array(z.string())),
});

/** Scripts and style sheets that a route needs, as Next notes them of a build; none for a route that is not in it. */
async function partsOf(folder: string, route: string): Promise<string[]> {
  const file = join(folder, 'server/app', route, 'page_client-reference-manifest.js');
  const text = await readFile(file, 'utf8').catch(() => '');
  const manifest = manifestSchema.safeParse(JSON.parse(/\] ?= ?(\{[^]*\});?\s*$/.exec(text)?.[1] ?? 'null'));
  if (!manifest.success) return [];
  const { entryCSSFiles, entryJSFiles } = manifest.data;
  const ofPage = <T>(entries: Record<string, T[]>) => Object.entries(entries).flatMap(([name, files]) => (/\/page(?:\.\w+)?$/.test(name) ? files : []));
  return [...ofPage(entryCSSFiles).map(({ path }) => path), ...ofPage(entryJSFiles)].map((path) => `/_next/${path}`);
}

/** The addresses of all scripts and style sheets that some routes need. */
export async function partsOfRoutes(folder: string, routes: readonly string[]): Promise<string[]> {
  return [...new Set((await Promise.all(routes.map((route) => partsOf(folder, route)))).flat())];
}
