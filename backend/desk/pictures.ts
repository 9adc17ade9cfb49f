import { readdir } from 'node:fs/promises';
import { basename, extname } from 'node:path';

/** Names of the master pictures in a folder: those that the API can show. Throws what the file system reports. */
export async function pictureNames(folder: string): Promise<Set<string>> {
  const files = await readdir(folder);
  return new Set(files.filter((file) => extname(file) === '.webp').map((file) => basename(file, '.webp')));
}
