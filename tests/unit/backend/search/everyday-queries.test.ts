import { describe, expect, it } from 'vitest';
import { generateCatalog } from '#demo/catalog/index.ts';
import { search } from '#backend/search/query.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';

const model = ReadModel.fromCatalog(generateCatalog({ seed: 2735, products: 900, now: fixtureNow }), fixtureNow);
const firstNames = (q: string) =>
  search(model, { q }, 'vk')
    .products.slice(0, 5)
    .map(({ name }) => name.toLowerCase());

describe('a sport named by what one does', () => {
  const verbs = [
    ['jóga', 'jógázni'],
    ['futás', 'futni'],
    ['úszás', 'úszni'],
    ['sí', 'síelni'],
    ['túra', 'túrázni'],
    ['kerékpár', 'biciklizni'],
    ['kosárlabda', 'kosarazni'],
    ['tenisz', 'teniszezni'],
    ['kemping', 'kempingezni'],
    ['foci', 'focizáshoz'],
    ['görkorcsolya', 'korcsolyázáshoz'],
  ] as const;

  it.each(verbs)('%s is found by "%s"', (_sport, verb) => {
    expect(search(model, { q: verb }, 'vk')).toMatchObject({ corrected: null });
    expect(firstNames(verb)).toHaveLength(5);
  });
});

describe('goods by how people ask for them', () => {
  it.each([
    ['milyen sátrat vegyek', 'sátor'],
    ['szeretnék egy olcsó hátizsákot', 'hátizsák'],
    ['unokámnak bukósisak', 'gyerek'],
    ['feleségemnek túrabakancs', 'női'],
    ['szemüveg az uszodába', 'úszószemüveg'],
    ['terembe cipő', 'edzőcipő'],
    ['fejre lámpa', 'fejlámpa'],
    ['cicanaci', 'leggings'],
    ['foci laszti', 'focilabda'],
    ['pingpong lapát', 'pingpongütő'],
    ['samsung fejlámpa', 'fejlámpa'],
  ])('"%s" finds %s', (query, part) => {
    const names = firstNames(query);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.includes(part))).toEqual([]);
  });

  it.each([
    ['turabakkancsot', 'bakancs'],
    ['jabát', 'dzseki'],
    ['bukósiask', 'bukósisak'],
    ['kapúcnis pulvóer', 'pulóver'],
    ['noifutocipo', 'női'],
    ['há tizsák', 'hátizsák'],
    ['kéyisúlyzó', 'kézisúlyzó'],
    ['gátizsák', 'hátizsák'],
  ])('"%s" with its slips finds %s', (query, part) => {
    const names = firstNames(query);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.includes(part))).toEqual([]);
  });

  it('takes reduced goods for a filter', () => {
    const { understood, total } = search(model, { q: 'akciós futócipő' }, 'vk');
    expect(understood?.filters.map(({ name }) => name)).toEqual(['Akció']);
    expect(total).toBeGreaterThan(0);
  });
});
