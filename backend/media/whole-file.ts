import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file so that nobody ever reads half of it. Its folder is made where there is none; throws what the disk reports. */
export async function writeWholeFile(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const written = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(written, bytes);
    await rename(written, file);
  } catch (error) {
    await rm(written, { force: true }).catch(() => {});
    throw error;
  }
}
