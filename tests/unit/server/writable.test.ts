import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '#server/environment.ts';
import { refuseUnwritable } from '#server/writable.ts';

describe('a folder that is to be written into', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'writable-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('[ADR-0144] is made where it is not there', async () => {
    await refuseUnwritable(join(folder, 'a/b'), 'PAGES_DIR');
    expect(existsSync(join(folder, 'a/b'))).toBe(true);
  });

  // A file in the way of a folder stands for a missing permission, which root has everywhere.
  it('[ADR-0144] keeps the process from starting by a sentence where it cannot be', async () => {
    writeFileSync(join(folder, 'file'), '');
    const refused = refuseUnwritable(join(folder, 'file/pages'), 'PAGES_DIR');
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      /^The user \S+ cannot write into \S+file\/pages: give the folder to that user, or name another one in PAGES_DIR \(ENOTDIR/,
    );
  });
});
