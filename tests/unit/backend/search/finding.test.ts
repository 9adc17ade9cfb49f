import { describe, expect, it } from 'vitest';
import { generateCatalog } from '#demo/catalog/index.ts';
import type { SearchQuery } from '#backend/search/choice.ts';
import { search } from '#backend/search/query.ts';
import { fold } from '#lib/core/text/fold.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { phrases } from '#backend/search/suggest.ts';
import { searchAnswerSchema } from '#lib/contract/search.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

const catalog = fixtureCatalog();
const [vento] = catalog.brands;
if (!vento) throw new Error('The fixture has no brand');
const model = ReadModel.fromCatalog(catalog, fixtureNow);
const demo = ReadModel.fromCatalog(generateCatalog({ seed: 2735, products: 400, now: fixtureNow }), fixtureNow);
const answer = (query: SearchQuery, of = model) => searchAnswerSchema.parse(search(of, query, 'vk'));

describe('a query that finds nothing', () => {
  const queries = [
    'piros futócipő 52',
    'vantor hálózsák',
    'merinó síléc',
    'fekete kapucnis teniszütő',
    'laptop táska',
    'iskolatáska',
    'férfi jógamatrac zoknival',
    'karbon pulóver gyerek',
    'zöld kettlebell bakancs',
    'qwrtz kulacs',
  ];

  it.each(queries)('"%s" comes with wider queries and what each of them finds', (q) => {
    const { total, relaxations } = answer({ q }, demo);
    if (total > 0) expect(relaxations).toEqual([]);
    for (const { query, total: promised } of relaxations)
      expect({ query, total: answer({ q: query }, demo).total }).toEqual({ query, total: promised });
    expect(relaxations.map((one) => one.total)).toEqual(relaxations.map((one) => one.total).toSorted((a, b) => b - a));
  });

  it('leaves out one word, two where that is not enough, and cuts a compound', () => {
    const relaxed = (q: string) => answer({ q }).relaxations.map(({ query, total }) => `${query}: ${total}`);
    expect(relaxed('pacer labda')).toEqual(['labda: 1', 'pacer: 1']);
    expect(relaxed('kézilabda')).toEqual(['labda: 1']);
    expect(relaxed('kulacs')).toEqual([]);
    expect(relaxed('qqqq')).toEqual([]);
  });

  it('counts under the same filters', () => {
    const filters = String(model.values.brands.get('vento')?.id);
    expect(answer({ q: 'crest labda', filters }).relaxations).toEqual([{ query: 'labda', total: 1 }]);
  });
});

describe('words that the catalog does not know', () => {
  it('are left out where others name goods, and the answer says so', () => {
    const found = answer({ q: 'qqqq xxxx kulacs' });
    expect(found).toMatchObject({ total: 1, leftOut: ['qqqq', 'xxxx'], corrected: null, relaxations: [] });
  });

  it.each([
    'mosógép',
    'laptop',
    'samsung telefon',
    'női parfüm',
    'piros lámpabura',
    'horgászbot',
    'constructor',
    '__proto__',
  ])('"%s" finds nothing', (q) => {
    expect(answer({ q }, demo)).toMatchObject({ total: 0, corrected: null });
  });
});

describe('a correction', () => {
  it('is offered, not applied, where the typed word exists but another finds far more', () => {
    const changed = fixtureCatalog();
    changed.products = changed.products.flatMap((product) =>
      product.id === 3
        ? Array.from({ length: 30 }, (_, at) => ({
            ...product,
            id: 300 + at,
            slug: `kulacs-${at}`,
            highlights: at === 0 ? ['Elfér benne egy kulcs'] : ['Erős'],
            options: product.options.map((option) => ({ ...option, id: 30_000 + at, sku: `K-${at}`, ean: `599${at}` })),
          }))
        : [product],
    );
    const many = ReadModel.fromCatalog(changed, fixtureNow);
    expect(answer({ q: 'kulcs' }, many)).toMatchObject({
      total: 1,
      corrected: { query: 'kulacs', applied: false, total: 30 },
    });
    expect(answer({ q: 'kulacs' }, many).total).toBe(30);
    expect(answer({ q: 'kulcs', exact: '1' }, many)).toMatchObject({ total: 1, corrected: null });
  });

  it('is not made when the query is to be taken as typed', () => {
    expect(answer({ q: 'szemüvg', exact: '1' })).toMatchObject({ total: 0, corrected: null });
    expect(answer({ q: 'biciklik', exact: '1' }).total).toBe(1);
    expect(answer({ q: 'bicaj' }).total).toBe(1);
    expect(answer({ q: 'bicaj', exact: '1' }).total).toBe(0);
  });

  it.each([
    ['futócípő kékk', 'futócipő kék', ['Kék']],
    ['futocipo kekk', 'futócipő kék', ['Kék']],
    ['férfi futócpiő kékk 42', 'férfi futócipő kék 42', ['Férfi', '42', 'Kék']],
    ['gyrek sapka', 'gyerek sapka', ['Gyerek']],
    ['nike futócípő kékk', 'futócipő kék', ['Kék']],
  ])('[PLP-10] of "%s" is read as "%s" is', (q, query, names) => {
    const { corrected, understood, products, total } = answer({ q }, demo);
    const right = answer({ q: query }, demo);
    expect(corrected).toEqual({ query, applied: true, total: right.total });
    expect(understood?.filters.map(({ name }) => name)).toEqual(names);
    expect({ understood, products, total }).toEqual({
      understood: right.understood,
      products: right.products,
      total: right.total,
    });
  });

  it('[PLP-10] that is read still says what is not sold, and what was left out', () => {
    expect(answer({ q: 'nike futócípő kékk' }, demo).notSold).toMatchObject({
      word: 'Nike',
      nearest: { query: 'futócipő kék' },
    });
    const { leftOut, understood } = answer({ q: 'futócípő 55 kékk' }, demo);
    expect({ leftOut, filters: understood?.filters.length }).toEqual({ leftOut: ['55'], filters: 1 });
  });

  it('[PLP-10] finds by its words what no filter of theirs would', () => {
    expect(answer({ q: 'hátizsák vízálló' }, demo).leftOut).toEqual(['vízálló']);
    expect(answer({ q: 'hátizsák vizálo' }, demo)).toMatchObject({
      corrected: { query: 'hátizsák vízálló', applied: true },
      leftOut: [],
    });
  });

  it('[SRCH-01] is written as the shop writes its words', () => {
    expect(answer({ q: 'kek futócpiő' }, demo).corrected?.query).toBe('kék futócipő');
  });

  it('is not made where the query is found', () => {
    expect(answer({ q: 'futócípő' }, demo).corrected).toBeNull();
    expect(answer({ q: 'focilabda' }).corrected).toBeNull();
  });
});

describe('the page that a query leads to at once', () => {
  const branded = fixtureCatalog();
  branded.brands = branded.brands.map((brand) => (brand.slug === 'vento' ? { ...brand, name: 'Vén & Tó S.' } : brand));
  const odd = ReadModel.fromCatalog(branded, fixtureNow);

  it.each([
    ['FX-1002', '/p/vento-pacer-3-futocipo-1/'],
    ['fx 1002', '/p/vento-pacer-3-futocipo-1/'],
    ['Norra', '/marka/norra/'],
    ['NORRA', '/marka/norra/'],
    ['vén & tó s.', '/marka/vento/'],
    ['ventos', '/marka/vento/'],
    ['Vén Tó S', '/marka/vento/'],
  ])('%s → %s', (q, path) => {
    expect(answer({ q }, odd).direct).toBe(path);
  });

  it.each(['norra kulacs', 'kulacs', 'norr', 'nora', 'FX-9999', 'FX-100', 'futócipők', 'vento', '&', '599', 'női'])(
    '%s leads nowhere',
    (q) => {
      expect(answer({ q }, odd).direct).toBeNull();
    },
  );

  it('leads nowhere without a query, or when it is to be taken as typed', () => {
    expect(answer({}).direct).toBeNull();
    expect(answer({ q: 'Norra', exact: '1' })).toMatchObject({ direct: null, total: 4 });
  });
});

describe('phrases of the search box', () => {
  it('come by weight, each once, equals in alphabetical order', () => {
    const list = phrases(demo);
    const { compare } = new Intl.Collator('hu');
    expect(list).toEqual(list.toSorted((a, b) => b.weight - a.weight || compare(a.phrase, b.phrase)));
    expect(new Set(list.map(({ phrase }) => fold(phrase))).size).toBe(list.length);
  });
});
