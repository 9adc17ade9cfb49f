import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { BackendSettings } from '#lib/config/backend-settings.ts';

/** The folders that PICTURES_DIR names, in which pictures are looked for in this order. */
export function masterFolders({ PICTURES_DIR: folders }: Pick<BackendSettings, 'PICTURES_DIR'>): string[] {
  return folders.split(path.delimiter).filter(Boolean);
}

/** A master picture that there is. */
export interface Master {
  file: string;
  /** Another one for a redrawn picture. */
  version: string;
}

/** Kinds of files that a master may be; of two with one name the first. */
const extensions = ['.webp', '.avif', '.jpg', '.jpeg', '.png'];

/** The master of a picture from the first folder that has it, `{name}.webp` or another kind; null where none has. */
export async function findMaster(folders: readonly string[], name: string): Promise<Master | null> {
  for (const folder of folders) {
    for (const extension of extensions) {
      const file = path.join(folder, `${name}${extension}`);
      const found = await stat(file).catch(() => null);
      if (found?.isFile())
        return { file, version: `${Math.round(found.mtimeMs).toString(36)}${found.size.toString(36)}` };
    }
  }
  return null;
}

/** How wide a master is, px, as its own head says; 0 where that cannot be read. */
export async function widthOf(file: string): Promise<number> {
  const head = await sharp(file)
    .metadata()
    .catch(() => null);
  return head?.width ?? 0;
}

/**
 * Names of the master pictures in the folders: those that the API can show. A folder that is not there has none; throws
 * what the file system reports where there is not one.
 */
export async function pictureNames(folders: readonly string[]): Promise<Set<string>> {
  const listings = await Promise.allSettled(folders.map((folder) => readdir(folder)));
  const missing = listings.find(({ status }) => status === 'rejected');
  if (missing?.status === 'rejected' && listings.every(({ status }) => status === 'rejected')) throw missing.reason;
  const files = listings.flatMap((listing) => (listing.status === 'fulfilled' ? listing.value : []));
  return new Set(
    files.map((file) => path.parse(file)).flatMap(({ name, ext }) => (extensions.includes(ext) ? [name] : [])),
  );
}
