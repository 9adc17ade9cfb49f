import { describe, expect, it } from 'vitest';
import type { Catalog } from '#backend/catalog/model.ts';
import type { SearchQuery } from '#backend/search/choice.ts';
import { search } from '#backend/search/query.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import {
  betweenLabels,
  inCentimetres,
  isSizeOfAge,
  meaningOfLabel,
  sizeFits,
  sizesIn,
} from '#backend/search/size-words.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

/** The fixture with sizes of every kind: half sizes, thirds, ranges, letters with centimetres. */
const sizedCatalog = () =>
  resized({
    1: ['41', '42', '42 2/3', '43,5'],
    2: ['S', 'M', 'L', 'XXL'],
    7: ['S (50–55)', 'M (54–58)'],
    3: ['29–32', '33–36'],
  });

/** The fixture with other sizes of some products, by their ids. */
function resized(sizesOf: Readonly<Record<number, readonly string[]>>): Catalog {
  const catalog = fixtureCatalog();
  for (const [id, sizes] of Object.entries(sizesOf)) {
    const product = catalog.products.find((one) => one.id === Number(id));
    const option = product?.options[0];
    if (!product || !option) throw new Error(`The fixture has no product ${id}`);
    product.sizes = [...sizes];
    product.options = sizes.map((size, at) => ({
      ...option,
      id: Number(id) * 1000 + at,
      size,
      sku: `UN-${id}-${at}`,
      ean: `${id}00${at}`,
      stock: { online: 1 },
    }));
  }
  return catalog;
}

const readBy = (of: ReadModel, q: string) => {
  const found = search(of, { q }, 'vk').understood;
  return found && `${found.query} | ${found.filters.map(({ name }) => name).join(' ')}`;
};
const model = ReadModel.fromCatalog(sizedCatalog(), fixtureNow);
const answer = (query: SearchQuery) => search(model, query, 'vk');
const understood = (q: string) => readBy(model, q);

describe('a query that names the age of a child', () => {
  const catalog = resized({ 1: ['30', '31', '33', '35'], 2: ['116', '128', '140', '152'] });
  for (const product of catalog.products) if ([1, 2].includes(product.id)) product.gender = 'kinder';
  const ofChildren = ReadModel.fromCatalog(catalog, fixtureNow);

  it.each([
    ['8 éves fiú futópóló', 'futópóló | Gyerek 128'],
    ['futócipő 8 éves lánynak', 'futócipő | Gyerek 33'],
    ['futópóló 10-11 évesnek', 'futópóló | Gyerek 140 152'],
    // Goods in one size, or in none that is worn at that age, are for children all the same.
    ['focilabda 8 éves fiúnak', 'focilabda | Gyerek'],
    ['futópóló 3-4 évesnek', 'futópóló | Gyerek'],
  ])('[SIZE-04] "%s" is understood as %s', (q, expected) => {
    expect(readBy(ofChildren, q)).toBe(expected);
  });

  it('[SIZE-04] hides no goods in one size, where most of those for children are such', () => {
    const mixed = structuredClone(catalog);
    for (const product of mixed.products) product.gender = [2, 3, 8, 9].includes(product.id) ? 'kinder' : 'female';
    expect(readBy(ReadModel.fromCatalog(mixed, fixtureNow), '90000 ft alatt 8 éves fiúnak')).toBe(' | Gyerek');
  });

  it.each([
    ['8–10 év', [8, 9, 10]],
    ['128', [7, 8]],
    ['33', [7, 8, 9]],
    ['31–34', [7, 8, 9]],
    ['S (50–55)', []],
    ['XL', []],
    ['Egy méret', []],
  ])('[SIZE-04] the label %s is worn from 7 to 11 years at %j', (label, ages) => {
    expect([7, 8, 9, 10, 11].filter((age) => isSizeOfAge(label, { from: age, to: age }))).toEqual(ages);
  });
});

describe('a query that names a gender or a size', () => {
  it.each([
    ['férfi futócipő 42', 'futócipő | Férfi 42'],
    ['ferfiaknak futocipo 42-es', 'futocipo | Férfi 42'],
    ['futócipő 43.5', 'futócipő | 43,5'],
    ['futócipő 42 2/3', 'futócipő | 42 2/3'],
    ['futócipő 42⅔-os', 'futócipő | 42 2/3'],
    ['EU 41 futócipő', 'futócipő | 41'],
    ['42-es méretű futócipő', 'futócipő | 42'],
    ['női póló M', 'póló | Női M'],
    ['póló 2xl', 'póló | XXL'],
    ['XXL-es futópóló nőknek', 'futópóló | Női XXL'],
    ['póló L méret', 'póló | L'],
    ['sísisak M', 'sísisak | M (54–58)'],
    ['sísisak 55', 'sísisak | S (50–55) M (54–58)'],
    ['kulacs 34', 'kulacs | 33–36'],
    ['gyerek focilabda', 'focilabda | Gyerek'],
    ['lány labda', 'labda | Gyerek'],
    ['uniszex sísisak', 'sísisak | Uniszex'],
    ['uk 8 futócipő', 'futócipő | 42'],
    ['férfi futócipő us 9', 'futócipő | Férfi 42'],
    ['UK7,5 futócipő', 'futócipő | 41'],
    ['futócipő 9-es US méret', 'futócipő | 42'],
  ])('[SIZE-04] "%s" is understood as %s', (q, expected) => {
    expect(understood(q)).toBe(expected);
    expect(answer({ q }).total).toBeGreaterThan(0);
  });

  it.each([
    'futócipő',
    'pacer 3',
    'férfi',
    '42',
    'futócipő 45',
    'női futócipő',
    'kulacs 750 ml',
    'póló 42',
    'férfi női kulacs',
    'kulacs 33 l',
    'mountain bike 29',
    'fx-1002',
  ])('"%s" is taken as words alone, since nothing in it is sure', (q) => {
    expect(answer({ q }).understood).toBeNull();
  });

  it('has the filters act on the result without choosing them', () => {
    const { total, selected, products, filters } = answer({ q: 'futócipő 42' });
    expect({ total, byId: selected.byId, all: selected.all }).toEqual({ total: 1, byId: [], all: [] });
    expect(products[0]?.name).toBe('Pacer 3 futócipő');
    expect(filters.flatMap(({ values }) => values).filter((value) => value.selected)).toEqual([]);
    expect(answer({ q: 'norra 55' }).products.map(({ name }) => name)).toEqual(['Crest sísisak']);
  });

  it('gives way to what is chosen in the same group', () => {
    const id = (name: string) => model.values.sizes.find((value) => value.name === name)?.id;
    const { understood: found, selected, total } = answer({ q: 'női póló M', filters: String(id('S')) });
    expect(found).toMatchObject({ query: 'póló', filters: [{ name: 'Női' }] });
    expect({ chosen: selected.all.map(({ name }) => name), total }).toEqual({ chosen: ['S'], total: 1 });
  });

  it('is left alone when it is to be taken as typed', () => {
    expect(answer({ q: 'férfi futócipő 42', exact: '1' })).toMatchObject({ understood: null, total: 1 });
    expect(answer({ q: 'póló XXL', exact: '1' }).understood).toBeNull();
  });

  it('keeps its filter words in a corrected query, which finds as much', () => {
    const { corrected, understood: found } = answer({ q: 'férfi futócpiő 42' });
    expect(corrected).toEqual({ query: 'férfi futócipő 42', applied: true, total: 1 });
    expect(found?.filters.map(({ name }) => name)).toEqual(['Férfi', '42']);
    expect(answer({ q: 'férfi futócipő 42' }).total).toBe(1);
  });
});

const wire = (q: string) => {
  const { understood: read, leftOut, total } = answer({ q });
  const filters = (read?.filters ?? []).map(({ name, without }) => `${name} → ${without}`);
  return { filters, price: read?.price ?? null, sorting: read?.sorting ?? null, leftOut, isFound: total > 0 };
};

describe('a query that names a brand, a colour, a price or an order', () => {
  const plain = { filters: [], price: null, sorting: null, leftOut: [], isFound: true };

  it.each([
    ['vento futócipő', ['Vento → futócipő']],
    ['kék futócipő', ['Kék → futócipő']],
    ['sötétkék futócipő', ['Kék → futócipő']],
    ['férfi futócipő kék 42', ['Férfi → futócipő kék 42', '42 → férfi futócipő kék', 'Kék → férfi futócipő 42']],
  ])('[PLP-10] "%s" is read, each with the words without it', (q, filters) => {
    expect(wire(q)).toEqual({ ...plain, filters });
  });

  it('[PLP-15] a price is a filter, unless it leaves nothing', () => {
    expect(wire('futócipő 30 000 ft alatt')).toEqual({
      ...plain,
      price: { min: null, max: 30, without: 'futócipő' },
    });
    expect(answer({ q: 'futócipő 900 ezer felett' })).toMatchObject({
      total: 1,
      understood: null,
      leftOut: ['900 ezer felett'],
    });
  });

  it('[PLP-08] "olcsó" puts the cheapest first, and gives way to an order that was chosen', () => {
    const { sorting, understood: read, products } = answer({ q: 'olcsó norra' });
    expect(read?.sorting).toEqual({ field: 'price', type: 'asc', without: 'norra' });
    expect(sorting.active).toEqual({ field: 'price', type: 'asc' });
    expect(products.map(({ id }) => id)).toEqual([3, 8, 7, 4]);
    const chosen = answer({ q: 'olcsó norra', sortField: 'price', sortType: 'desc' });
    expect(chosen.products.map(({ id }) => id)).toEqual([4, 7, 8, 3]);
    expect(chosen.understood?.sorting ?? null).toBeNull();
  });

  it('[PLP-01] turns the card to the colour that is named', () => {
    const [card] = answer({ q: 'piros futócipő' }).products;
    expect(card?.image.alt).toContain('Piros');
  });

  it('[SRCH-01] leaves out what would leave nothing, and says so', () => {
    expect(wire('lila futócipő')).toEqual({ ...plain, leftOut: ['lila'] });
    expect(wire('gyerek futócipő 42')).toEqual({ ...plain, filters: ['42 → gyerek futócipő'] });
    expect(answer({ q: 'gyerek futócipő 42' }).notSold).toMatchObject({ word: 'gyerek futócipő' });
    expect(wire('futócipő 52')).toEqual({ ...plain, leftOut: ['52'] });
  });
});

describe('feet in millimetres', () => {
  it.each([
    ['275', '27,5'],
    ['260', '26'],
    ['179', undefined],
    ['341', undefined],
    ['42', undefined],
  ])('[SRCH-01] %s is %s of a ski boot', (typed, name) => {
    const [size] = sizesIn([typed]);
    expect(size && inCentimetres(size)?.meaning.name).toBe(name);
  });

  it('[SRCH-01] takes ounces for a size', () => {
    expect(sizesIn(['12', 'unciás'])).toMatchObject([{ meaning: { name: '12' }, from: 0, to: 2 }]);
    expect(sizesIn(['14', 'oz'])).toMatchObject([{ meaning: { name: '14' }, from: 0, to: 2 }]);
  });
});

describe('size labels', () => {
  it.each([
    ['38', '38', 2],
    ['38', '35–38', 1],
    ['38', '39–42', 0],
    ['2xl', 'XXL', 2],
    ['xxxl', '3XL', 2],
    ['xl', 'XXL', 0],
    ['m', 'M (54–58)', 2],
    ['55', 'M (54–58)', 1],
    ['52-56', '52–55', 1],
    ['52-56', 'XS (46–51)', 0],
    ['39-42', '39–42', 2],
    ['27,5', '27,5', 2],
    ['155', '155 cm', 2],
    ['42 2/3', '42 ⅔', 2],
    ['42', '42 2/3', 0],
    ['134', '128/134', 1],
    ['32/34', '32/34', 2],
    ['w32/l34', '32/34', 2],
    ['36 és fél', '36,5', 2],
    ['28.5', '28,5', 2],
  ])('%s asked for, %s offered: %i', (asked, offered, fit) => {
    const label = meaningOfLabel(offered);
    const [size] = sizesIn(asked.split(' '));
    expect(size && label ? sizeFits(size.meaning, label) : null).toBe(fit);
  });

  it.each([
    ['134', ['116', '128', '140', '152'], ['128', '140']],
    ['160', ['149', '156', '163', '170'], ['156', '163']],
    ['42,5', ['42', '43'], ['42', '43']],
    ['41', ['40', '42'], []],
    ['200', ['170', '190'], []],
    ['134', ['104', '164'], []],
  ])('[PLP-04] %s lies between those of %j that are next to it', (asked, offered, expected) => {
    const [size] = sizesIn([asked]);
    const labels = offered.flatMap((label) => meaningOfLabel(label) ?? []);
    expect(size ? betweenLabels(size.meaning, labels).map(({ name }) => name) : null).toEqual(expected);
  });

  it('takes no word for a size', () => {
    expect(meaningOfLabel('Egy méret')).toBeNull();
    for (const words of ['38 l', '10 kg', '6mm', 'pro', '2 személyes', '100000'])
      expect(sizesIn(words.split(' '))).toEqual([]);
  });
});

describe('a query that names a fact', () => {
  const catalog = fixtureCatalog();
  const facts = { 1: { water: ['waterproof'], drop: 8 }, 3: { volume: 30 }, 9: { volume: 0.5 } } as const;
  for (const product of catalog.products) product.facts = { ...Reflect.get(facts, product.id) };
  const knowing = ReadModel.fromCatalog(catalog, fixtureNow);
  const read = (q: string) => {
    const { understood: found, total } = search(knowing, { q }, 'vk');
    return { query: found?.query, filters: found?.filters.map(({ name, without }) => `${name}: ${without}`), total };
  };

  it.each([
    ['kulacs 30l', 'kulacs', '25–34 l: kulacs'],
    ['30 literes kulacs', 'kulacs', '25–34 l: kulacs'],
    ['vízálló futócipő', 'futócipő', 'Vízálló: futócipő'],
  ])('[PLP-09] "%s" narrows the goods to what it names', (q, query, filter) => {
    expect(read(q)).toEqual({ query, filters: [filter], total: 1 });
  });

  it('[PLP-09] says so where goods that tell the fact have another one, and searches it in no model', () => {
    const { query, filters, leftOut, total } = {
      ...read('kulacs 60 l'),
      ...search(knowing, { q: 'kulacs 60 l' }, 'vk'),
    };
    expect({ query, filters: filters?.length, leftOut, total }).toMatchObject({ leftOut: ['60 l'], total: 1 });
  });

  it('[PLP-09] takes of several facts the one that the goods have, and none that they lack', () => {
    expect(read('kulacs 0,5 l').filters).toBeUndefined();
    expect(read('focilabda 0,5 l').filters).toEqual(['1 l alatt: focilabda']);
  });
});
