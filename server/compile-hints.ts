import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Hints browsers to compile a whole script on their way to run it, beside the page's thread (explicit compile hints).
 */
const hint = '//# allFunctionsCalledOnLoad\n';

const manifestSchema = z.object({ rootMainFiles: z.array(z.string()) });

/**
 * Marks the framework's scripts, which run as a whole when a page comes to life: compiled function by function they
 * take 100 ms of a slow phone's only thread, in which no press is answered. Browsers without such hints read a comment.
 */
export async function hintEagerCompile(folder: string): Promise<void> {
  const { rootMainFiles } = manifestSchema.parse(
    JSON.parse(await readFile(join(folder, 'build-manifest.json'), 'utf8')),
  );
  for (const file of rootMainFiles.filter((name) => name.endsWith('.js'))) {
    const path = join(folder, file);
    const script = await readFile(path, 'utf8');
    if (!script.startsWith(hint)) await writeFile(path, hint + script);
  }
}
