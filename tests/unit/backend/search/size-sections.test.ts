import { describe, expect, it } from 'vitest';
import { search } from '#backend/search/query.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { sectionsOf } from '#lib/core/filters/sections.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';

const model = ReadModel.fromCatalog(generateCatalog({ seed: 1, products: 900, now: fixtureNow }), fixtureNow);

/** The sizes of a list by heading. */
function sizesOf(path: string): Record<string, string[]> {
  const sizes = search(model, { path }, 'vk').filters.find((group) => group.f_name === 'GENERAL_Size');
  if (!sizes) throw new Error(`${path} has no sizes`);
  return Object.fromEntries(
    sectionsOf(sizes, sizes.values).map(({ name, values }) => [name, values.map((value) => value.fv_name)]),
  );
}

describe('sizes of a list', () => {
  it('[PLP-01] stand apart by kind of goods where it has several, those of most goods first', () => {
    const sizes = sizesOf('/noi/');
    expect(Object.keys(sizes).slice(0, 2)).toEqual(['Ruházat', 'Cipők']);
    expect(sizes.Cipők).toEqual(expect.arrayContaining(['37', '38', '39']));
    expect(sizes.Ruházat).toEqual(expect.arrayContaining(['S', 'M', 'L']));
    expect(sizes.Sílécek).toEqual(expect.arrayContaining(['163']));
    expect(sizes['']).toEqual(['Egy méret']);
  });

  it('[PLP-01] of a sport stand below what wears them: skis, boots, helmets, clothes', () => {
    const sizes = sizesOf('/sport/si-es-snowboard/');
    expect(Object.keys(sizes)).toEqual(expect.arrayContaining(['Sílécek', 'Sícipők', 'Ruházat']));
    expect(sizes.Sícipők).toEqual(expect.arrayContaining(['25,5', '26,5']));
    expect(sizes.Sícipők).not.toEqual(expect.arrayContaining(['163']));
    expect(sizes.Ruházat).toEqual(expect.arrayContaining(['M', 'L']));
  });

  it('[PLP-01] stand below each kind that comes in them', () => {
    const sizes = sizesOf('/felszereles/si-es-snowboard/');
    expect(sizes.Sílécek).toContain('156');
    expect(sizes.Snowboardok).toContain('156');
  });

  it('[PLP-01] say nothing of kinds where it has one, and half sizes are of shoes', () => {
    expect(Object.keys(sizesOf('/cipok/'))).toEqual(['']);
  });

  it('[PLP-01] of socks, gloves and caps stand apart from those of other clothes', () => {
    const sizes = sizesOf('/ruhazat/');
    expect(sizes.Ruházat).toEqual(expect.arrayContaining(['S', 'M', 'L']));
    for (const size of ['35–38', '8–10 év', '48–52']) expect(sizes.Ruházat).not.toContain(size);
  });

  it('[PLP-01] of a root without sizes of its own are those of what is in it', () => {
    const kinds = Object.keys(sizesOf('/felszereles/'));
    expect(kinds).toEqual(expect.arrayContaining(['Sílécek', 'Sícipők', 'Snowboardok']));
    expect(kinds).not.toContain('Felszerelés');
  });
});
