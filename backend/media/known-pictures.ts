import path from 'node:path';
import { noPictureProgram, type BackendSettings } from '#lib/config/backend-settings.ts';
import { DrawingProgram } from './drawing-program.ts';
import { DrawnPictures, type DrawnPicturesOptions } from './drawn-pictures.ts';
import { masterFolders, pictureNames } from './masters.ts';

type Settings = Pick<BackendSettings, 'DATA_DIR' | 'PICTURES_DIR' | 'PICTURE_PROGRAM'>;

/** What PICTURE_PROGRAM draws, kept below the data folder; null where there is no such program. */
export function drawnPictures(
  settings: Omit<Settings, 'PICTURES_DIR'>,
  onFailure: DrawnPicturesOptions['onFailure'],
): DrawnPictures | null {
  if (settings.PICTURE_PROGRAM === noPictureProgram) return null;
  return new DrawnPictures({
    program: new DrawingProgram(settings.PICTURE_PROGRAM),
    patient: new DrawingProgram(settings.PICTURE_PROGRAM, { isPatient: true }),
    folder: path.join(settings.DATA_DIR, 'media', 'drawn'),
    onFailure,
  });
}

/** Names of all pictures that the API can show, masters and drawn ones. Throws as `pictureNames` does. */
async function shownPictures(settings: Settings, drawings: DrawnPictures | null): Promise<Set<string>> {
  const masters = await pictureNames(masterFolders(settings));
  return masters.union((await drawings?.names()) ?? new Set());
}

/** The same for whoever warns of missing ones: a folder that is not there holds none. */
export async function knownPictures(settings: Settings, drawings: DrawnPictures | null): Promise<Set<string>> {
  return shownPictures(settings, drawings).catch(() => new Set());
}

/** The same for a program of its own, which ends afterwards. Throws as `pictureNames` does. */
export async function picturesOfShop(settings: Settings): Promise<Set<string>> {
  const drawings = drawnPictures(settings, () => {});
  return shownPictures(settings, drawings).finally(() => drawings?.stop());
}
