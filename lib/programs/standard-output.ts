import type { Writable } from 'node:stream';

/**
 * Standard output, for a program whose work is what it writes there: a reader that has enough, as `| head` has, ends it
 * quietly and as a success. Nothing else of the program may be half done then.
 */
export function standardOutput(): Writable {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  return process.stdout;
}
