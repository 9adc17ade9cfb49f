import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '#backend/content/storage.ts';
import { loadCatalog, saveCatalog } from '#backend/db/catalog.ts';
import { openDatabase } from '#backend/db/open.ts';
import { SeedFailed } from '#backend/seeding/program.ts';
import { storeSeed } from '#backend/seeding/seeding.ts';
import { loadTeams } from '#backend/teams/storage.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { generateContent } from '#demo/content/index.ts';
import { demoRecords, demoSeed } from '#demo/records.ts';
import { generateTeams } from '#demo/teams.ts';
import { seedKinds, type SeedRecord } from '#lib/contract/seed.ts';
import { createTestDatabase, type TestDatabase } from '#tests/databases/test-database.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';
import { seedLines, seedWriting } from '#tests/fixtures/seed.ts';

const products = 200;
const records: readonly SeedRecord[] = [...demoRecords({ products, now: fixtureNow })];

let database: TestDatabase;
let db: Awaited<ReturnType<typeof openDatabase>>;
beforeEach(async () => {
  database = await createTestDatabase();
  db = await openDatabase(database.settings);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const store = (lines: Iterable<SeedRecord | string>) => storeSeed(db, seedLines(lines), seedWriting);
const at = (kind: SeedRecord['kind']) => records.findIndex((record) => record.kind === kind);
/** The seed with another line in place of the first one of a kind. */
const spoilt = (kind: SeedRecord['kind'], change: object) =>
  records.map((record, index) => (index === at(kind) ? JSON.stringify({ ...record, ...change }) : record));
const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
const text = (value: unknown) => JSON.stringify(value);
const byText = (a: unknown, b: unknown) => (text(a) < text(b) ? -1 : 1);

describe('a seed', () => {
  it('is stored as its program wrote it: catalog, content and teams', async () => {
    const percents: number[] = [];
    const onProgress = (percent: number) => percents.push(percent);
    expect(await storeSeed(db, seedLines(records), { ...seedWriting, onProgress })).toBe(products);
    const demo = generateCatalog({ seed: demoSeed, products, now: fixtureNow });
    const { products: stored, ...structure } = await loadCatalog(db);
    const { products: written, ...rest } = demo;
    expect(structure).toEqual({
      ...rest,
      categories: rest.categories.toSorted(byId),
      sports: rest.sports.toSorted(byId),
    });
    const logged = (list: typeof written) =>
      list.map((product) => ({ ...product, priceLog: product.priceLog.toSorted(byText) }));
    expect(logged(stored)).toEqual(logged(written));
    const { value: content } = await loadContent(db);
    const generated = generateContent(demo, fixtureNow);
    const bySlug = (a: { slug: string }, b: { slug: string }) => byText(a.slug, b.slug);
    expect(content).toEqual({
      ...generated,
      shops: generated.shops.toSorted((a, b) => byText(a.sysname, b.sysname)),
      brands: generated.brands.toSorted(bySlug),
      guides: content.guides,
    });
    expect(content.guides.toSorted(bySlug)).toEqual(generated.guides.toSorted(bySlug));
    expect([...(await loadTeams(db)).value.values()]).toEqual(generateTeams(demo, fixtureNow));
    expect(percents.at(-1)).toBe(100);
  });

  it('names the lines that are wrong, and stores nothing of it', async () => {
    await saveCatalog(db, fixtureCatalog(), fixtureNow);
    const before = await loadCatalog(db);
    const line = at('guide') + 1;
    const changed = spoilt('guide', { title: '', price: 5 });
    const message = await store(['no JSON', ...changed.slice(1)]).catch((error: unknown) => error);
    expect(message).toBeInstanceOf(SeedFailed);
    expect(String(message).split('\n')).toEqual([
      'SeedFailed: The seed is not valid, nothing was stored:',
      'line 1: not valid JSON',
      expect.stringMatching(new RegExp(`^line ${line}, title: `)),
      expect.stringMatching(new RegExp(`^line ${line}: .*price`)),
    ]);
    expect(await loadCatalog(db)).toEqual(before);
    expect((await loadContent(db)).value.guides).toEqual([]);
  });

  it.each<[problem: string, lines: () => Iterable<SeedRecord | string>]>([
    ['there is no brand nobody', () => spoilt('product', { brand: 'nobody' })],
    [
      'stands in line',
      () => [...records.slice(0, at('category')), records[at('brand')]!, ...records.slice(at('category'))],
    ],
    ['brand records stand before', () => [...records, records[at('brand')]!]],
    ['there is no option 7', () => spoilt('customer', { wishlistItems: [{ optionId: 7, daysAgo: 1 }] })],
    [
      'there is no sysname_of-nothing',
      () => {
        const lines = [{ optionId: 7, quantity: 1 }];
        const delivery = { type: 'click_and_collect', store: 'sysname_of-nothing' };
        return spoilt('customer', {
          orders: [{ daysAgo: 1, status: 'placed', delivery, carrier: 'Szélfutár', lines }],
        });
      },
    ],
    ['there is no product 7', () => spoilt('review', { productId: 7 })],
    ['it is above the value, 10000', () => spoilt('giftCard', { balance: 10_001 })],
    ['it has no product records', () => records.filter(({ kind }) => kind === 'brand')],
  ])('is refused where %s', async (problem, lines) => {
    await expect(store(lines())).rejects.toThrow(problem);
    expect((await loadCatalog(db)).brands).toEqual([]);
  });

  it('[REV-06] brings its samples of reviews, in the place of those before and beside what buyers wrote', async () => {
    const samples = () => db.selectFrom('review').select(['is_sample', 'state']).execute();
    await store(records);
    await store(records);
    const stored = await samples();
    expect(stored).toHaveLength(records.filter(({ kind }) => kind === 'review').length);
    expect(stored.every(({ is_sample: sample, state }) => sample === 1 && state === 'shown')).toBe(true);
    await storeSeed(db, seedLines(records), { ...seedWriting, withCustomers: false });
    expect(await samples()).toEqual([]);
  });

  it('has the kinds of the contract in their order', () => {
    expect([...new Set(records.map(({ kind }) => kind))]).toEqual(seedKinds);
  });
});
