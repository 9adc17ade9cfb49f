import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const noteSchema = z.object({ config: z.record(z.string(), z.unknown()) });

/**
 * The configuration that the build in a folder was made with, as Next notes it for servers that have no next.config.ts.
 * Rejects where there is no such note, or nothing of the kind in it.
 */
export async function builtConfig(build: string): Promise<Record<string, unknown>> {
  const file = join(build, 'required-server-files.json');
  const text = await readFile(file, 'utf8');
  try {
    return noteSchema.parse(JSON.parse(text)).config;
  } catch {
    throw new Error(`${file} does not say what the build was configured with: make it anew with npm run build.`);
  }
}
