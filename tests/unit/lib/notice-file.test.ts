import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNoticeFile } from '#lib/config/notice-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'notice-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return readNoticeFile({ HARMONISED_NOTICE: path });
};

describe('the file of the harmonised notice', () => {
  it('is none, an SVG file or a PNG file, with its size and a name of its content', () => {
    expect(readNoticeFile({ HARMONISED_NOTICE: '' })).toBeNull();
    expect(read('a.svg', '<svg xmlns="x" viewBox="0 0 210 297"></svg>')).toMatchObject({
      type: 'image/svg+xml',
      width: 210,
      height: 297,
      name: expect.stringMatching(/^harmonised-notice-[0-9a-f]{12}\.svg$/),
    });
    const png = Buffer.alloc(24);
    png.write('\u0089PNG', 'latin1');
    png.writeUInt32BE(800, 16);
    png.writeUInt32BE(1130, 20);
    expect(read('a.png', png)).toMatchObject({ type: 'image/png', width: 800, height: 1130 });
  });

  it('is named where it is not there or no such picture', () => {
    expect(() => readNoticeFile({ HARMONISED_NOTICE: join(folder, 'nincs.svg') })).toThrow(
      /nincs\.svg" cannot be read/,
    );
    for (const name of ['b.svg', 'b.png']) expect(() => read(name, 'GIF89a')).toThrow(`${name}" is no PNG file`);
  });
});
