import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { StartError } from './environment.ts';

/** The user of this process, who may have no name here. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}

/**
 * Makes a folder where there is none. Throws a StartError where this user may not write into it.
 * @param name the variable that would name another one.
 */
export async function refuseUnwritable(folder: string, name: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = `give the folder to that user, or name another one in ${name}`;
    throw new StartError(`The user ${userName()} cannot write into ${folder}: ${advice} (${reason}).`);
  }
}
