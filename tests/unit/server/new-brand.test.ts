import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBrand } from '#lib/config/brand/read-brand.ts';
import { market } from '#lib/config/market/stated-market.ts';
import { brandIcons } from '#server/brand/icons.ts';
import { writeNewBrand } from '#server/brand/new-brand.ts';

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'new-brand-'));
});
afterEach(() => rm(place, { recursive: true }));

const answers = () => ({ dir: join(place, 'orseg'), name: 'Őrség', email: 'bolt@orseg.example' });

describe('npm run brand:new', () => {
  it('[ADR-0143] writes a folder that a shop starts with', async () => {
    const folder = await writeNewBrand({ ...answers(), accent: '#7fd1ae', 'free-from': '15000' }, market);
    const { stated, files } = readBrand(folder, market);
    expect(stated).toMatchObject({ name: 'Őrség', wordmark: ['', 'Ő', 'RSÉG'], delivery: { freeFrom: 15_000 } });
    expect(stated.rules).toBe(':root:root{--volt:#7fd1ae;}');
    const icon = files.get('/icon.svg')?.body ?? Buffer.alloc(0);
    const icons = await brandIcons(icon, stated.digest, join(place, 'icons'));
    expect(icons.get('/favicon.ico')?.readUInt16LE(2)).toBe(1);
    expect(icons.get('/apple-touch-icon.png')?.readUInt32BE(16)).toBe(180);
    // Kept: what is no drawing any more is not drawn anew.
    expect(await brandIcons(Buffer.from('no'), stated.digest, join(place, 'icons'))).toEqual(icons);
  });

  it.each([
    ['[Zöld] Sarok', ['', 'Z', 'ÖLD SAROK']],
    ['Sarok ]', ['', 'S', 'AROK']],
    ['x', ['', 'X', '']],
  ])('[ADR-0143] makes a mark of %s, whose brackets mark nothing', async (name, wordmark) => {
    const { stated } = readBrand(await writeNewBrand({ ...answers(), name }, market), market);
    expect(stated).toMatchObject({ name, wordmark });
  });

  it('[ADR-0143] has a mark for the longest name there may be, and for none beyond', async () => {
    const name = 'Hosszúnevű Sportszaküzlet és Szerviz Kft.'.slice(0, 40);
    const { stated } = readBrand(await writeNewBrand({ ...answers(), name }, market), market);
    expect(stated.wordmark).toEqual(['', 'H', name.slice(1).toUpperCase()]);
    const longer = writeNewBrand({ ...answers(), dir: join(place, 'masik'), name: `${name}X` }, market);
    await expect(longer).rejects.toThrow('brand.json: name: ');
  });

  it.each([
    [{ email: '' }, '--email (E-mail address for customers)'],
    [{ accent: 'blue' }, 'brand.json: colours.accent: expected a colour'],
    [{ accent: '#0e1116' }, 'colours.ink #0e1116 on colours.accent #0e1116 has a contrast of 1.00:1'],
    [{ name: '[]' }, '--name="[]" has no letters beside its brackets'],
    [{ home: '-5' }, 'brand.json: delivery.home: '],
    [{ heavy: 'sok' }, 'brand.json: delivery.heavy: '],
    [{ zip: 'H-11' }, 'brand.json: company.zip: '],
  ])('[ADR-0143] leaves nothing of %j', async (change, sentence) => {
    await expect(writeNewBrand({ ...answers(), ...change }, market)).rejects.toThrow(sentence);
    expect(await readdir(place)).toEqual([]);
  });

  it('[ADR-0143] overwrites no folder', async () => {
    await writeNewBrand(answers(), market);
    await expect(writeNewBrand(answers(), market)).rejects.toThrow('is there already');
  });

  it('[ADR-0143] says of an icon that can not be drawn, and keeps nothing of it', async () => {
    const drawn = brandIcons(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'),
      'a',
      join(place, 'icons'),
    );
    await expect(drawn).rejects.toThrow('The icon of the brand can not be drawn');
    expect(await readdir(place)).toEqual([]);
  });
});
