import { mkdtemp, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptPageTest, productPageFolders, sweepPageFiles } from '#server/page-files.ts';

let build: string;
let folders: string[];
beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'pages-'));
  folders = await productPageFolders(build);
  for (const folder of folders.slice(0, 2)) await mkdir(folder, { recursive: true });
});
afterEach(() => rm(build, { recursive: true }));

/** A page of 400 bytes as Next keeps it, rendered so many minutes ago. */
async function keep(name: string, minutes: number): Promise<void> {
  const [folder = ''] = folders;
  await mkdir(join(folder, `${name}.segments`));
  const at = new Date(Date.now() - minutes * 60_000);
  for (const file of [`${name}.html`, `${name}.rsc`, `${name}.meta`, `${name}.segments/_tree.segment.rsc`]) {
    await writeFile(join(folder, file), 'x'.repeat(100));
    await utimes(join(folder, file), at, at);
  }
}
const kept = async () =>
  [...new Set((await readdir(folders[0] ?? '')).map((file) => file.replace(/\.[^.]+$/, '')))].toSorted();

describe('pages of products on the disk', () => {
  it('are left alone while they take no more than they may', async () => {
    await keep('polo-1', 3);
    await keep('polo-2', 2);
    expect(await sweepPageFiles(folders, 800)).toBe(0);
    expect(await kept()).toEqual(['polo-1', 'polo-2']);
  });

  it('go as a whole, those rendered longest ago first, until there is some room', async () => {
    await keep('polo-1', 1);
    await keep('polo-2', 9);
    await keep('polo-3', 5);
    await keep('polo-4', 2);
    expect(await sweepPageFiles(folders, 1000)).toBe(2);
    expect(await kept()).toEqual(['polo-1', 'polo-4']);
    expect(await readdir(folders[0] ?? '')).toHaveLength(8);
  });

  it('[TEAM-03] are those of every team too', async () => {
    for (const folder of ['hu/szegedi-futok/p', 'en/szegedi-futok/p', 'hu/cipok/futocipok']) {
      await mkdir(join(build, 'server/app', folder), { recursive: true });
    }
    const found = (await productPageFolders(build)).map((folder) => folder.slice(join(build, 'server/app/').length));
    expect(found).toEqual(expect.arrayContaining(['hu/p', 'hu/markdown/p', 'en/p', 'en/markdown/p']));
    expect(found).toEqual(expect.arrayContaining(['hu/szegedi-futok/p', 'en/szegedi-futok/p']));
    expect(found).not.toContain('hu/cipok');
  });

  it('[R2] are told from those that are not there, each language and Markdown apart', async () => {
    await keep('polo-1', 1);
    const [pages = '', markdown = ''] = folders;
    await writeFile(join(markdown, 'polo-2.body'), '');
    await mkdir(join(pages, 'polo-3.segments'));
    await writeFile(join(build, 'server/app/pages.html'), '');
    const isKept = keptPageTest(build);
    const kept = ['/hu/p/polo-1/', '/hu/markdown/p/polo-2/'];
    const others = ['/en/p/polo-1/', '/hu/p/polo-2/', '/hu/p/polo-3/', '/hu/p/', '/hu/../pages/', '/hu/p/polo-1', '/'];
    for (const route of [...kept, ...others])
      expect([route, await isKept(route)]).toEqual([route, kept.includes(route)]);
  });

  it('are none where nothing was rendered yet', async () => {
    expect(await sweepPageFiles([join(build, 'nothing')], 0)).toBe(0);
  });
});
