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

/** For a process that serves: where nobody reads any more what it says, it goes on without a word. */
export function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}
