import { accessSync, constants, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** What all databases of a run may take together, with room to spare, bytes: a container may have a few megabytes. */
const enough = 2 ** 31;

function isRoomy(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}

/**
 * Makes a temporary folder for data that no test asks to last beyond its process: in memory where there is room, since
 * most of a test's time would else be waiting for the disk.
 */
export function makeDataFolder(prefix: string): Promise<string> {
  return mkdtemp(join(isRoomy(memory) ? memory : tmpdir(), prefix));
}
