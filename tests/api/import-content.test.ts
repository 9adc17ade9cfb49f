import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportCatalog } from '#backend/catalog/exporting.ts';
import { importCatalog, InvalidCatalog, type ImportOptions } from '#backend/catalog/importing.ts';
import { loadContent } from '#backend/content/storage.ts';
import { loadTeams } from '#backend/teams/storage.ts';
import { demoRecords } from '#demo/records.ts';
import type { Guide } from '#lib/contract/blog.ts';
import { lastingRecordSchema, type LastingRecord } from '#lib/contract/import.ts';
import { isLastingRecord } from '#lib/contract/seed.ts';
import type { ShopDetail } from '#lib/contract/shop.ts';
import { fixtureNow, fixtureShops } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';

const nothing = {
  brands: [],
  categories: [],
  sports: [],
  terms: [],
  shops: [],
  pickUpPoints: [],
  products: [],
  sets: [],
  phrases: [],
  banners: [],
};
const image = { name: 'kep', alt: 'Egy kép' };
const blocks = [{ type: 'paragraph', spans: [{ text: 'Így mosd.' }] }];
const guide = {
  kind: 'guide',
  slug: 'dzseki-mosasa',
  title: 'Dzseki mosása',
  description: 'Hogyan mosd',
  image,
  sports: ['futas'],
  author: { name: 'Anna', role: 'tanácsadó' },
  publishedAt: '2026-10-01T08:00:00Z',
  updatedAt: '2026-10-02T08:00:00Z',
  blocks,
};
const page = {
  kind: 'page',
  slug: 'aszf',
  group: 'static',
  title: 'ÁSZF',
  description: 'Általános szerződési feltételek',
  blocks,
  updatedAt: '2026-10-02T08:00:00Z',
};
const weekly = Array.from({ length: 7 }, () => ({ opens: '09:00', closes: '17:00' }));

let api: TestApi;
afterEach(() => api.close());

async function bring(records: readonly object[], options: ImportOptions = {}) {
  const file = join(api.folder, 'content.ndjson');
  await writeFile(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  const warnings: string[] = [];
  const onWarning = ({ field, problem }: { field: string; problem: string }) => warnings.push(`${field}: ${problem}`);
  const count = await importCatalog(api.db, file, { now: fixtureNow, onWarning, ...options });
  await api.live.catchUp();
  return { count, warnings };
}

async function exported(): Promise<LastingRecord[]> {
  const records: LastingRecord[] = [];
  await exportCatalog(api.db, (line) => void records.push(lastingRecordSchema.parse(JSON.parse(line))));
  return records;
}

const problemsOf = async (records: readonly object[]) => {
  const error = await bring(records).catch((failed: unknown) => failed);
  return error instanceof InvalidCatalog ? error.message.split('\n') : [];
};
const team = {
  kind: 'team',
  slug: 'hegyi-sk',
  name: 'Hegyi SK',
  sport: 'futball',
  city: 'Pécs',
  colours: ['#112233'],
  text: '',
  image,
  shopIdentifier: 'hegyi',
  products: [{ productId: 9, printable: true }],
};
const details = {
  kind: 'storeDetails',
  sysname: fixtureShops.budapest,
  email: 'arena@bolt.example',
  services: [],
  openingHours: { weekly, exceptions: [] },
  text: 'Az Árkádban.',
  image: null,
};
const flipbook = {
  kind: 'flipbook',
  slug: 'tavasz',
  title: 'Tavasz',
  validFrom: '2026-11-01',
  validTo: '2026-12-01',
  stores: [fixtureShops.budapest],
  aspectRatio: 0.7,
  contents: [{ title: 'Címlap', page: 1 }],
  pages: [{ number: 1, template: 'cover', picture: 'tavasz-1', image, heading: 'Tavasz', text: [], offers: [] }],
};
const changes = () => api.db.selectFrom('change').select(['kind', 'entity_id']).orderBy('id').execute();

describe('an empty shop', () => {
  let demo: LastingRecord[];
  beforeAll(() => {
    demo = [...demoRecords({ products: 60, now: fixtureNow })].filter(isLastingRecord);
  });
  beforeEach(async () => {
    api = await startTestApi({ catalog: nothing });
  });

  it('[ADR-0140] gets all of the demo from its records, and gives them again', async () => {
    expect((await bring(demo)).count).toBe(demo.length);
    const kinds = ['guide', 'page', 'flipbook', 'team', 'brandText', 'storeDetails'] as const;
    const { value: content } = await loadContent(api.db);
    const { value: teams } = await loadTeams(api.db);
    const { guides, pages, flipbooks, brands, shops } = content;
    expect([guides, pages, flipbooks, [...teams], brands, shops].map(({ length }) => length)).toEqual(
      kinds.map((kind) => demo.filter((record) => record.kind === kind).length),
    );
    expect((await api.call('GET', `/api/v1/blog/article/${guides[0]?.slug}/`)).status).toBe(200);
    expect((await api.call('GET', '/api/v1/content/aszf/')).status).toBe(200);
    const shop = await api.call<ShopDetail>('GET', `/api/v1/store/${shops[0]?.sysname}/`);
    expect(shop.data.openingHours?.weekly).toHaveLength(7);
    const first = await exported();
    const noted = await changes();
    await bring(first, { replaces: true });
    expect(await exported()).toEqual(first);
    expect(await changes()).toEqual(noted);
  });
});

describe('a shop with goods', () => {
  beforeEach(async () => {
    api = await startTestApi();
  });

  it('[ADR-0140] gets a guide and a page, keeps those that a file does not name, and shows them at once', async () => {
    expect((await api.call('GET', '/api/v1/content/aszf/')).status).toBe(404);
    await bring([guide, page, { ...page, slug: 'szallitas', title: 'Szállítás' }]);
    await bring([{ ...page, title: 'Feltételek' }]);
    const { value } = await loadContent(api.db);
    expect(value.guides.map(({ slug }) => slug)).toEqual(['dzseki-mosasa']);
    expect(value.pages.map(({ title, kind }) => [title, kind])).toEqual([
      ['Feltételek', 'static'],
      ['Szállítás', 'static'],
    ]);
    await vi.waitFor(async () =>
      expect((await api.call<{ title: string }>('GET', '/api/v1/content/aszf/')).data.title).toBe('Feltételek'),
    );
  });

  it('[ADR-0140] loses what a file does not name where that replaces, and only of the kinds that it names', async () => {
    await bring([guide, page, { ...page, slug: 'szallitas' }]);
    await bring([...(await exported()).filter(({ kind }) => kind !== 'page' && kind !== 'guide'), page], {
      replaces: true,
    });
    const { value } = await loadContent(api.db);
    expect(value.pages.map(({ slug }) => slug)).toEqual(['aszf']);
    expect(value.guides.map(({ slug }) => slug)).toEqual(['dzseki-mosasa']);
  });

  it('[ADR-0126] [ADR-0140] gets a guide’s text in English, and names the pictures that it misses', async () => {
    const said = [{ type: 'image', image: { path: '/media/felirat-angolul', alt: 'A label' }, caption: null }];
    const told = { ...guide, translations: { en: { title: 'Washing a jacket', blocks: said } } };
    const { warnings } = await bring([told], { pictures: new Set([image.name]) });
    expect(warnings).toContain(
      'translations.en.blocks.0.image.path: there is no picture felirat-angolul in PICTURES_DIR',
    );
    const english = { headers: { 'accept-language': 'en' } };
    const { data } = await api.call<Guide>('GET', '/api/v1/blog/article/dzseki-mosasa/', english);
    expect([data.title, data.blocks, data.langs]).toEqual(['Washing a jacket', said, { title: 'en', blocks: 'en' }]);
  });

  it('[ADR-0140] gets the hours of a shop, a brand’s text, a team and a flipbook', async () => {
    const { warnings } = await bring([details, { kind: 'brandText', slug: 'vento', text: 'Szél.' }, team, flipbook], {
      pictures: new Set(),
    });
    expect(warnings).toEqual(['image.name: there is no picture kep in PICTURES_DIR']);
    const { value } = await loadContent(api.db);
    expect(value.shops).toMatchObject([{ sysname: fixtureShops.budapest }]);
    expect(value.brands).toEqual([{ slug: 'vento', text: 'Szél.' }]);
    expect([...(await loadTeams(api.db)).value.keys()]).toEqual(['hegyi-sk']);
    expect(value.flipbooks.map(({ slug }) => slug)).toEqual(['tavasz']);
  });

  it.each<[what: string, record: object, problem: string]>([
    [
      'of no store',
      {
        kind: 'storeDetails',
        sysname: 'store_pecs',
        email: 'a@b.hu',
        services: [],
        openingHours: { weekly, exceptions: [] },
        text: '',
        image: null,
      },
      'line 1, sysname: there is no store store_pecs',
    ],
    ['of no brand', { kind: 'brandText', slug: 'senki', text: 'x' }, 'line 1, slug: there is no brand senki'],
    ['about no sport', { ...guide, sports: ['sakk'] }, 'line 1, sports.0: there is no sport sakk'],
    ['with a block that nothing draws', { ...page, blocks: [{ type: 'video', src: 'x' }] }, 'line 1, blocks.0'],
    [
      'in a language that there is not',
      { ...page, translations: { de: { title: 'AGB' } } },
      'line 1, translations.de: there is no such language, but en',
    ],
    ['in a group that is none', { ...page, group: 'blog' }, 'line 1, group'],
  ])('[ADR-0140] refuses a record %s', async (_what, record, problem) => {
    const [first, ...more] = await problemsOf([record]);
    expect([first?.slice(0, problem.length), more]).toEqual([problem, []]);
    expect((await loadContent(api.db)).value).toMatchObject({ shops: [], brands: [], guides: [], pages: [] });
  });

  it('[ADR-0140] refuses what stands in a file twice', async () => {
    expect(await problemsOf([page, { ...page, title: 'Más' }])).toEqual(['line 2: page aszf stands in line 1 already']);
  });

  it('[ADR-0140] stores none of a file whose teams share a shop or name goods twice', async () => {
    const price = { kind: 'price', productId: 1, price: 5 };
    const goods = [...team.products, ...team.products];
    const before = await changes();
    expect(await problemsOf([price, { ...team, products: goods }])).toEqual([
      'line 2, products.1: 9 stands here twice',
    ]);
    expect(await problemsOf([price, team, { ...team, slug: 'masik' }])).toEqual([
      'line 3, shopIdentifier: team hegyi-sk (line 2) has the shop hegyi as well',
    ]);
    expect(await changes()).toEqual(before);
    await bring([team]);
    expect(await problemsOf([price, { ...team, slug: 'masik' }])).toEqual([
      'line 2, shopIdentifier: team hegyi-sk has the shop hegyi as well',
    ]);
    await bring([
      { ...team, shopIdentifier: 'uj' },
      { ...team, slug: 'masik' },
    ]);
    expect(
      [...(await loadTeams(api.db)).value.values()].map(({ slug, shopIdentifier }) => [slug, shopIdentifier]),
    ).toEqual([
      ['hegyi-sk', 'uj'],
      ['masik', 'hegyi'],
    ]);
  });

  it('[ADR-0140] gives an export that another shop takes, also after brands, sports and stores are gone', async () => {
    const { budapest, szeged } = fixtureShops;
    const leaflets = [[budapest, szeged], [budapest], []].map((stores, at) => ({
      ...flipbook,
      slug: `t${at}`,
      stores,
    }));
    const text = { kind: 'brandText', slug: 'vento', text: 'Szél.' };
    await bring([details, text, guide, ...leaflets]);
    const isOfVento = (record: LastingRecord) => record.kind === 'product' && record.brand === 'vento';
    const all = await exported();
    const goneOptions = new Set(
      all.flatMap((record) =>
        record.kind === 'product' && isOfVento(record) ? record.options.map(({ id }) => id) : [],
      ),
    );
    const kept = all.flatMap((record): object[] => {
      if (isOfVento(record)) return [];
      if (record.kind === 'brand' || record.kind === 'brandText') return record.slug === 'vento' ? [] : [record];
      if (record.kind === 'sport') return record.slug === 'futas' || record.parentId !== null ? [] : [record];
      if (record.kind === 'store') return record.sysname === budapest ? [] : [record];
      if (record.kind === 'set') return record.optionIds.some((id) => goneOptions.has(id)) ? [] : [record];
      // Pieces that the file does not name stay, also those of the store that goes.
      if (record.kind === 'product')
        return [{ ...record, sportIds: [], options: record.options.map(({ stock: _stock, ...option }) => option) }];
      return record.kind === 'storeDetails' || record.kind === 'guide' || record.kind === 'flipbook' ? [] : [record];
    });
    await bring(kept, { replaces: true });
    const left = await exported();
    const named = left.flatMap((record) => {
      if (record.kind === 'flipbook') return [[record.slug, record.stores]];
      return record.kind === 'guide' ? [[record.slug, record.sports]] : [];
    });
    expect(named).toEqual([
      ['dzseki-mosasa', []],
      ['t0', [szeged]],
      ['t2', []],
    ]);
    const other = await startTestApi({ catalog: nothing });
    const file = join(api.folder, 'moved.ndjson');
    await writeFile(file, left.map((record) => JSON.stringify(record)).join('\n'));
    expect(await importCatalog(other.db, file, { now: fixtureNow })).toBe(left.length);
    await other.close();
  });
});
