import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandsPath, byLetter, isNamed, letterId, letterOf } from '#lib/brands/index.ts';
import { contentsOf } from '#lib/content/index.ts';
import { canonicalPageSearch, guidesHref, guidesPath, pageNumber } from '#lib/guides/index.ts';

describe('pages of guides', () => {
  it.each([
    ['2', 2],
    ['500', 500],
    ['501', 1],
    ['0', 1],
    ['-1', 1],
    ['02', 1],
    ['1e2', 1],
    ['', 1],
    ['２', 1],
  ])('[RT-08] reads %j as page %i', (value, page) => {
    expect(pageNumber(value)).toBe(page);
  });

  it('[RT-08] has one address for a state: the first page has no number', () => {
    expect([pageNumber(undefined), pageNumber(['2', '3'])]).toEqual([1, 1]);
    expect([guidesPath(null), guidesPath('futas')]).toEqual(['/blog/', '/blog/futas/']);
    expect([guidesHref('/blog/', 1), guidesHref('/blog/', 2)]).toEqual(['/blog/', '/blog/?page=2']);
  });

  it.each([
    ['', null],
    ['utm_source=x', null],
    ['page=2', null],
    ['page=1', ''],
    ['page=x', ''],
    ['page=1&utm_source=x', 'utm_source=x'],
    ['page=3&page=2', 'page=3'],
    ['utm_source=x&page=2', null],
  ])('[RT-08] respells %j as %j', (search, respelled) =>
    expect(canonicalPageSearch(new URLSearchParams(search))).toBe(respelled),
  );

  it('[RT-08] comes to rest at once, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('page', 'utm'), fc.string({ maxLength: 4 })), { maxLength: 4 }),
        (pairs) => {
          const respelled = canonicalPageSearch(new URLSearchParams(pairs));
          if (respelled !== null) expect(canonicalPageSearch(new URLSearchParams(respelled))).toBeNull();
        },
      ),
    );
  });
});

describe('a list of contents', () => {
  it('[RT-09] names the chapters, and not what is below them', () => {
    expect(
      contentsOf([
        { type: 'heading', level: 2, id: 'a', text: 'A' },
        { type: 'heading', level: 3, id: 'b', text: 'B' },
        { type: 'paragraph', spans: [{ text: 'x' }] },
        { type: 'heading', level: 2, id: 'c', text: 'C' },
      ]),
    ).toEqual([
      { id: 'a', text: 'A' },
      { id: 'c', text: 'C' },
    ]);
  });
});

describe('brands', () => {
  it.each([
    ['Árnyék', 'A'],
    ['Csobbanó', 'Cs'],
    ['Cordell', 'C'],
    ['Dzseki', 'Dzs'],
    ['Dzeta', 'Dz'],
    ['Gyorsan', 'Gy'],
    ['Lyuk', 'Ly'],
    ['Nyíl', 'Ny'],
    ['Szélkakas', 'Sz'],
    ['Tyúk', 'Ty'],
    ['Zsomb', 'Zs'],
    ['Ösvény', 'Ö'],
    ['Őrszem', 'Ö'],
    ['Ütem', 'Ü'],
    ['Űr', 'Ü'],
    ['Óra', 'O'],
    ['O\u0308svény', 'Ö'],
    ['Šport', 'S'],
    ['4F', '0–9'],
    ['  vantor', 'V'],
    ['', '0–9'],
  ])('[RT-14] files %s under %s', (name, letter) => expect(letterOf(name)).toBe(letter));

  it('[RT-14] stand in Hungarian order, digraphs and ö after their letters', () => {
    const names = [
      'Zúzmara',
      'Ösvény',
      'Csobbanó',
      'Orlivo',
      'Cukor',
      'Szélkakas',
      'Solvella',
      'Aszfalt',
      'Árnyék',
      'Óra',
      'Pulzus',
    ];
    const groups = byLetter(names.map((name) => ({ name })));
    expect(groups.map(({ letter }) => letter)).toEqual(['A', 'C', 'Cs', 'O', 'Ö', 'P', 'S', 'Sz', 'Z']);
    expect(groups[0]?.entries.map(({ name }) => name)).toEqual(['Árnyék', 'Aszfalt']);
    expect(groups.flatMap(({ entries }) => entries)).toHaveLength(names.length);
    expect(new Set(groups.map(({ letter }) => letterId(letter))).size).toBe(groups.length);
  });

  it('[RT-14] are found without accents, and have a page for women and men', () => {
    expect([
      isNamed('Árnyék', ' ARNY '),
      isNamed('Szélkakas', 'kák'),
      isNamed('Vantor', 'x'),
      isNamed('Vantor', ''),
    ]).toEqual([true, true, false, true]);
    expect([brandsPath(null), brandsPath('noi'), brandsPath('ferfi')]).toEqual([
      '/marka/',
      '/marka/noi/',
      '/marka/ferfi/',
    ]);
  });
});
