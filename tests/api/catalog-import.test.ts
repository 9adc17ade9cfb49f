import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyImport } from '#backend/catalog/applying.ts';
import { exportCatalog } from '#backend/catalog/exporting.ts';
import { finishAbandonedImport, importCatalog, InvalidCatalog } from '#backend/catalog/importing.ts';
import { loadCatalog } from '#backend/db/catalog.ts';
import {
  beginApplying,
  claimAbandoned,
  claimImport,
  endImport,
  ImportTakenOver,
  ImportUnderWay,
  stageRecords,
  type StoredImport,
} from '#backend/db/catalog-stage.ts';
import { money } from '#lib/contract/money.ts';
import { catalogRecordSchema, type CatalogRecord } from '#lib/contract/catalog.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { fixtureNow, fixtureShops } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => api.close());

type ProductRecord = Extract<CatalogRecord, { kind: 'product' }>;

async function exported(): Promise<CatalogRecord[]> {
  const records: CatalogRecord[] = [];
  await exportCatalog(api.db, (line) => void records.push(catalogRecordSchema.parse(JSON.parse(line))));
  return records;
}

async function fileOf(lines: readonly (CatalogRecord | string | Buffer)[]): Promise<string> {
  const file = join(api.folder, 'catalog.ndjson');
  const bytes = lines.map((line) =>
    Buffer.isBuffer(line) ? line : Buffer.from(typeof line === 'string' ? line : JSON.stringify(line)),
  );
  await writeFile(file, Buffer.concat(bytes.flatMap((line) => [line, Buffer.from('\n')])));
  return file;
}

async function bring(lines: readonly (CatalogRecord | string | Buffer)[], replaces = false): Promise<number> {
  return importCatalog(api.db, await fileOf(lines), { replaces, now: fixtureNow });
}

async function problemsOf(lines: readonly (CatalogRecord | string | Buffer)[], replaces = false): Promise<string> {
  const failure = await bring(lines, replaces).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof InvalidCatalog)) throw new Error(`The import did not refuse the file: ${String(failure)}`);
  return failure.message;
}

const isProduct = (record: CatalogRecord): record is ProductRecord => record.kind === 'product';

async function firstProduct(): Promise<ProductRecord> {
  const product = (await exported()).find(isProduct);
  if (!product) throw new Error('The fixture has no product');
  return product;
}

const changes = async () =>
  (await api.db.selectFrom('change').select(['kind', 'entity_id']).orderBy('id').execute()).map(
    ({ kind, entity_id: id }) => `${kind} ${id}`,
  );

describe('a catalog file', () => {
  it('brings back what was exported, and changes nothing that is the same', async () => {
    const before = await loadCatalog(api.db);
    const noted = await changes();
    expect(await bring(await exported(), true)).toBeGreaterThan(10);
    expect(await loadCatalog(api.db)).toEqual(before);
    expect(await changes()).toEqual(noted);
  });

  it('shows a new name within the shop, and notes just that product', async () => {
    const product = await firstProduct();
    const noted = await changes();
    await bring([{ ...product, name: 'Zergekönnyű túracsoda' }]);
    expect((await changes()).slice(noted.length)).toEqual([`product ${product.id}`]);
    await api.live.catchUp();
    const { data } = await api.call<{ total: number }>('GET', `/api/v1/search/?q=${encodeURIComponent('zergekönnyű')}`);
    expect(data.total).toBe(1);
  });

  it('tells everywhere how much a price buys and what is guaranteed, and of an earlier file that nobody knows', async () => {
    const product = await firstProduct();
    const fields = {
      contents: { amount: 250, unit: 'ml' as const },
      guarantee: { isMandatory: true, durabilityYears: 5 },
    };
    await bring([{ ...product, ...fields }]);
    await api.live.catchUp();
    expect(await firstProduct()).toMatchObject(fields);
    expect((await api.call('GET', `/api/v1/product/${product.id}/`)).data).toMatchObject(fields);
    expect((await api.call('GET', `/search-limited/?productIds=${product.id}`)).data).toMatchObject({
      search: [{ contents: fields.contents }],
    });
    const option = product.options[0]!.id;
    const added = await api.call('POST', '/api/v1/cart/', { body: { productOption: option } });
    expect(added.data).toMatchObject({ products: [{ contents: fields.contents }] });
    const { contents: _, guarantee: __, ...earlier } = product;
    await bring([JSON.stringify(earlier)]);
    expect(await firstProduct()).toMatchObject({
      contents: null,
      guarantee: { isMandatory: false, durabilityYears: null },
    });
    await api.db
      .updateTable('product')
      .set({ document: JSON.stringify({ ...earlier, id: undefined }) })
      .where('id', '=', product.id)
      .execute();
    expect((await api.call('GET', `/api/v1/product/${product.id}/`)).data).toMatchObject({
      contents: null,
      guarantee: { isMandatory: false },
    });
    expect(await problemsOf([{ ...product, contents: { amount: 0, unit: 'ml' } }])).toMatch(
      /^line 1, contents.amount: /,
    );
  });

  it('[PLP-02] keeps facts, tells them on the page and filters by them; an earlier file has none', async () => {
    const product = await firstProduct();
    const facts = { drop: 8, water: 'waterproof', terrain: ['asphalt', 'cinder'] };
    await bring([{ ...product, facts }]);
    await api.live.catchUp();
    expect((await firstProduct()).facts).toEqual(facts);
    const told = [
      { key: 'terrain', value: ['asphalt', 'cinder'], unit: null, label: 'Terep', text: 'aszfalt, salak' },
      { key: 'drop', value: 8, unit: 'mm', label: 'Drop (talpesés)', text: '8 mm' },
      { key: 'water', value: 'waterproof', unit: null, label: 'Vízállóság', text: 'vízálló' },
    ];
    expect((await api.call('GET', `/api/v1/product/${product.id}/`)).data).toMatchObject({ facts: told });
    expect((await api.call('GET', `/api/v1/compare/?ids=${product.id}`)).data).toMatchObject({
      products: [{ id: product.id, facts: told }],
    });
    const found = async (filters: number) =>
      (await api.call<{ total: number }>('GET', `/api/v1/search/?q=fut%C3%B3cip%C5%91&filters=${filters}`)).data.total;
    expect(await Promise.all([100_204, 102_001, 100_102, 100_203].map(found))).toEqual([1, 1, 1, 0]);
    const query = encodeURIComponent('vízhatlan futócipő');
    expect((await api.call<{ total: number }>('GET', `/api/v1/search/?q=${query}`)).data.total).toBe(1);
    const { facts: _, ...earlier } = product;
    await bring([JSON.stringify(earlier)]);
    expect((await firstProduct()).facts).toEqual({});
    await api.db
      .updateTable('product')
      .set({ document: JSON.stringify({ ...product, facts: { 'of-another-version': 3, drop: 'steep' } }) })
      .where('id', '=', product.id)
      .execute();
    expect((await api.call('GET', `/api/v1/product/${product.id}/`)).data).toMatchObject({ facts: [] });
  });

  it.each([
    ['an unknown fact', { dorp: 8 }, 'facts.dorp: there is no such fact'],
    ['a word where a number belongs', { drop: '8 mm' }, 'facts.drop: has to be a number (mm)'],
    ['a number out of range', { drop: 800 }, 'facts.drop: has to be from 0 to 20 (mm)'],
    ['a number that is none', { drop: null }, 'facts.drop: Invalid input'],
    ['a value that is not declared', { plate: 'wood' }, 'facts.plate: has no value wood; known are carbon, fibreglass'],
    ['several values of one', { plate: ['carbon', 'fibreglass'] }, 'facts.plate: takes one value, not a list'],
    ['a value twice', { terrain: ['mud', 'mud'] }, 'facts.terrain: has a value twice'],
    ['a number for a word', { water: 1 }, 'facts.water: has to be one of waterproof, repellent, none'],
    ['a name of every object', { constructor: 1 }, 'facts.constructor: there is no such fact'],
    [
      'a value of every object',
      { water: 'toString' },
      'facts.water: has no value toString; known are waterproof, repellent, none',
    ],
    ['a fact of other goods', { persons: 4 }, 'facts.persons: goods of category 11 do not have this fact'],
  ])('[PLP-02] refuses %s, by line, field and what is wrong', async (_, facts, problem) => {
    const product = await firstProduct();
    const line = JSON.stringify({ ...product, facts });
    expect(await problemsOf(['', line])).toBe(`line 2, ${problem}`);
  });

  const worn = { grade: 'B' as const, traces: 'Néhány apró karc van rajta.' };
  it.each([
    ['a grade of goods that are new', { refurbishment: worn }, 'refurbishment: only refurbished goods have one'],
    [
      'a grade that is none',
      { refurbished: true, refurbishment: { ...worn, grade: 'D' } },
      'refurbishment.grade: Invalid option: expected one of "A"|"B"|"C"',
    ],
    [
      'a twin that is the product itself',
      { refurbished: true, refurbishment: { ...worn, twinId: 1 } },
      'refurbishment.twinId: this is the product itself',
    ],
  ])('[PDP-03] refuses %s, by line, field and what is wrong', async (_, changes, problem) => {
    const line = JSON.stringify({ ...(await firstProduct()), ...changes });
    expect(await problemsOf(['', line])).toBe(`line 2, ${problem}`);
  });

  it('[PDP-03] keeps how worn a product is, on its page and its card, with the price of its twin', async () => {
    const all = await exported();
    const [product, twin] = all.filter(isProduct).filter(({ onlineOnly }) => !onlineOnly);
    if (!product || !twin) throw new Error('The fixture is too small');
    const refurbishment = { ...worn, guaranteeUntil: '2027-05-31', twinId: twin.id };
    await bring([{ ...product, refurbished: true, refurbishment }]);
    await api.live.catchUp();
    const page = await api.call<{ refurbishment: unknown }>('GET', `/api/v1/product/${product.id}/`);
    const other = await api.call<{ prices: { vk: string }; url: string; name: string }>(
      'GET',
      `/api/v1/product/${twin.id}/`,
    );
    expect(page.data.refurbishment).toEqual({
      ...worn,
      guaranteeUntil: '2027-05-31',
      twin: { name: other.data.name, url: other.data.url, price: other.data.prices.vk },
    });
    const cards = await api.call<{ search: unknown[] }>('GET', `/search-limited/?productIds=${product.id}`);
    expect(cards.data.search).toMatchObject([{ grade: 'B' }]);
  });

  it('adds a price from a moment on, and refuses to rewrite one that was charged', async () => {
    const product = await firstProduct();
    const at = new Date(fixtureNow.getTime() + 3_600_000).toISOString();
    await bring([{ ...product, priceLog: [...product.priceLog, { at, role: 'vk', price: money(4321) }] }]);
    expect((await firstProduct()).priceLog.at(-1)).toEqual({ at, role: 'vk', price: money(4321) });
    const [oldest, ...rest] = product.priceLog;
    if (!oldest) throw new Error('The product has no price');
    expect(await problemsOf([{ ...product, priceLog: [{ ...oldest, price: money(oldest.price + 1) }, ...rest] }])).toBe(
      `line 1, priceLog.0.price: at this moment it was ${formatPrice(oldest.price)}, which cannot change`,
    );
  });

  it('loses what the file does not name when it replaces the catalog, with the lines of carts', async () => {
    const all = await exported();
    const [kept, gone] = all.filter(isProduct);
    const option = gone?.options.find(({ stock }) => Object.values(stock).some((pieces) => pieces > 0));
    if (!kept || !option) throw new Error('The fixture is too small');
    const { data } = await api.call<{ uuid: string }>('POST', '/api/v1/cart/', { body: { productOption: option.id } });
    const others = all.filter((record) => record.kind !== 'product' && record.kind !== 'set');
    await bring([...others, { ...kept, relatedIds: [] }], true);
    expect((await exported()).filter(isProduct).map(({ id }) => id)).toEqual([kept.id]);
    const cart = await api.call<{ products: unknown[] }>('GET', '/api/v1/cart/', { uuid: data.uuid });
    expect(cart.data.products).toEqual([]);
    expect((await api.call('GET', '/health/')).status).toBe(200);
  });

  it('moves an option to another product with the pieces that the file names, and no others', async () => {
    const all = await exported();
    const before = new Map(all.filter(isProduct).map((product) => [product.id, product]));
    const from = all
      .filter(isProduct)
      .find(({ options }) => options.length > 1 && options.some(({ stock }) => Object.keys(stock).length > 1));
    const moved = from?.options.find(({ stock }) => Object.keys(stock).length > 1);
    const to = all.filter(isProduct).find(({ id }) => id !== from?.id);
    if (!from || !moved || !to) throw new Error('The fixture is too small');
    const variant = { ...moved, colour: to.colours[0]!.slug, size: 'Új', stock: { online: 3 } };
    const changed = all
      .filter(({ kind }) => kind !== 'set')
      .map((record): CatalogRecord => {
        if (!isProduct(record)) return record;
        if (record.id === to.id)
          return { ...record, sizes: [...record.sizes, 'Új'], options: [...record.options, variant] };
        return record.id === from.id
          ? { ...record, options: record.options.filter(({ id }) => id !== moved.id) }
          : record;
      });
    // The product that gains it first, then the one that loses it.
    const rank = (record: CatalogRecord) => (isProduct(record) && record.id === to.id ? 0 : 1);
    await bring(
      changed.toSorted((a, b) => rank(a) - rank(b)),
      true,
    );
    const after = new Map((await exported()).filter(isProduct).map((product) => [product.id, product]));
    expect(after.get(to.id)?.options.at(-1)).toEqual(variant);
    expect(after.get(from.id)?.options.map(({ id }) => id)).not.toContain(moved.id);
    expect(after.size).toBe(before.size);
  });

  it('can not replace the catalog while stock lies in a store that it leaves out', async () => {
    const all = await exported();
    const withoutSzeged = all.filter((record) => record.kind !== 'store' || record.sysname !== fixtureShops.szeged);
    await expect(bring(withoutSzeged, true)).rejects.toThrow(`there is no store ${fixtureShops.szeged}`);
    await bring(
      all.filter(({ kind }) => kind !== 'store'),
      true,
    );
  });

  it('stores nothing of a file with one wrong line', async () => {
    const before = await loadCatalog(api.db);
    const product = await firstProduct();
    await problemsOf([{ ...product, name: 'Más név' }, '{"kind":"brand"}']);
    expect(await loadCatalog(api.db)).toEqual(before);
    expect(await api.db.selectFrom('catalog_stage').selectAll().execute()).toEqual([]);
  });

  it('can not replace a catalog by a part of one', async () => {
    expect(await problemsOf([await firstProduct()], true)).toContain('it needs brand records');
  });
});

describe('a wrong line', () => {
  const cases: [string, (product: ProductRecord) => (CatalogRecord | string | Buffer)[], string][] = [
    ['is no JSON', () => ['{oops'], 'line 1: not valid JSON'],
    ['is no UTF-8', () => [Buffer.from([0x22, 0xff, 0x22])], 'line 1: not valid UTF-8'],
    ['is of an unknown kind', () => ['{"kind":"coupon"}'], 'line 1, kind: '],
    [
      'has an unknown field',
      (product) => [JSON.stringify({ ...product, colour: 'red' })],
      'line 1: Unrecognized key: "colour"',
    ],
    ['has a price of zero', (product) => [{ ...product, rrp: money(0) }], 'line 1, rrp: '],
    [
      'has an EAN with a wrong check digit',
      (product) => [withOption(product, (option) => ({ ...option, ean: '4006381333932' }))],
      'line 1, options.0.ean: check_digit',
    ],
    [
      'names no brand that there is',
      (product) => [{ ...product, brand: 'nincs' }],
      'line 1, brand: there is no brand nincs',
    ],
    [
      'names no category that there is',
      (product) => [{ ...product, categoryId: 999_999 }],
      'line 1, categoryId: there is no category 999999',
    ],
    [
      'names no store that there is',
      (product) => [withOption(product, (option) => ({ ...option, stock: { shop_nincs: 1 } }))],
      'there is no store shop_nincs',
    ],
    [
      'names a colour that the product has not',
      (product) => [withOption(product, (option) => ({ ...option, colour: 'ultraibolya' }))],
      'line 1, options.0.colour: the product has no colour ultraibolya',
    ],
    ['stands there twice', (product) => ['', product, product], 'stands in line 2 already'],
    [
      'takes an option of another product',
      (product) => [{ ...product, id: product.id + 100_000 }],
      'belongs to product',
    ],
    ['names a sport twice', (product) => [{ ...product, sportIds: [1, 1] }], 'line 1, sportIds.1: 1 stands here twice'],
    [
      'has a character that no database holds',
      (product) => [{ ...product, name: 'A\u0000B' }],
      'line 1: holds the character NUL',
    ],
    [
      'sells an option twice in a set',
      ({ options: [first] }) => [
        { kind: 'set', id: 9, name: 'Pár', price: money(5), optionIds: [first!.id, first!.id] },
      ],
      'optionIds.1: ',
    ],
    [
      'sells in a set what its product loses',
      (product) => [
        { ...product, options: product.options.slice(1) },
        {
          kind: 'set',
          id: 9,
          name: 'Pár',
          price: money(5),
          optionIds: product.options.slice(0, 2).map(({ id }) => id),
        },
      ],
      'line 2, optionIds.0: there is no option',
    ],
    [
      'stands too far back',
      () => [{ kind: 'sport', id: 9, parentId: null, slug: 'sakk', name: 'Sakk', position: 2 ** 31 }],
      'line 1, position: more than',
    ],
    [
      'has no public price',
      (product) => [{ ...product, priceLog: product.priceLog.map((entry) => ({ ...entry, role: 'pro' as const })) }],
      'there is no public price (vk)',
    ],
    [
      'goes back in time',
      (product) => [
        {
          ...product,
          priceLog: [
            { at: '2026-01-02T00:00:00Z', role: 'vk', price: money(5) },
            { at: '2026-01-01T00:00:00Z', role: 'vk', price: money(6) },
          ],
        },
      ],
      'line 1, priceLog.1.at: not after the one before it',
    ],
  ];
  const withOption = (
    product: ProductRecord,
    change: (option: ProductRecord['options'][number]) => ProductRecord['options'][number],
  ): ProductRecord => ({
    ...product,
    options: product.options.map((option, at) => (at === 0 ? change(option) : option)),
  });

  it.each(cases)('%s', async (_, linesOf, problem) => {
    expect(await problemsOf(linesOf(await firstProduct()))).toContain(problem);
  });

  it('is above itself', async () => {
    const category = (id: number, parentId: number): CatalogRecord => ({
      kind: 'category',
      id,
      parentId,
      slug: `k-${id}`,
      name: 'Körben',
      text: null,
      position: 0,
    });
    expect(await problemsOf([category(90_001, 90_002), category(90_002, 90_001)])).toContain(
      'line 1, parentId: category 90001 is above itself',
    );
    await bring([category(90_001, 1), category(90_002, 90_001)]);
    expect(await problemsOf([category(90_001, 90_002)])).toContain('line 1, parentId: category 90001 is above itself');
  });
});

describe('an import that was cut off', () => {
  const abandonedAt = new Date(Date.now() - 60_000);

  async function leave(records: readonly CatalogRecord[], replaces = false): Promise<StoredImport> {
    const claimed = await claimImport(api.db, replaces, abandonedAt);
    await stageRecords(
      api.db,
      claimed,
      records.map((record, line) => ({ line, record })),
      abandonedAt,
    );
    await beginApplying(api.db, claimed, abandonedAt);
    return claimed;
  }

  it('while it was staging is dropped by the next one', async () => {
    const product = await firstProduct();
    const claimed = await claimImport(api.db, false, abandonedAt);
    await stageRecords(api.db, claimed, [{ line: 1, record: { ...product, name: 'Félbemaradt' } }], abandonedAt);
    expect(await finishAbandonedImport(api.db, fixtureNow)).toBe(false);
    await bring([{ ...product, name: 'Végigvitt' }]);
    expect((await firstProduct()).name).toBe('Végigvitt');
  });

  it('while it was applied is finished by the next process', async () => {
    await leave([{ ...(await firstProduct()), name: 'Befejezett' }]);
    expect(await finishAbandonedImport(api.db, fixtureNow)).toBe(true);
    expect((await firstProduct()).name).toBe('Befejezett');
    expect(await finishAbandonedImport(api.db, fixtureNow)).toBe(false);
  });

  it('loses nothing to a process that goes on once another has finished it', async () => {
    const all = await exported();
    const claimed = await leave(all, true);
    const late = await claimAbandoned(api.db, new Date());
    expect(late).toEqual(claimed);
    await applyImport(api.db, claimed, { checkedAt: fixtureNow, now: fixtureNow });
    await expect(applyImport(api.db, claimed, { checkedAt: fixtureNow, now: fixtureNow })).rejects.toThrow(
      ImportTakenOver,
    );
    expect(await exported()).toEqual(all);
  });

  it('leaves the one that took its place alone', async () => {
    const product = await firstProduct();
    const slow = await claimImport(api.db, false, abandonedAt);
    const next = await claimImport(api.db, false, new Date());
    await stageRecords(api.db, next, [{ line: 1, record: { ...product, name: 'Következő' } }], new Date());
    await expect(stageRecords(api.db, slow, [{ line: 2, record: product }], new Date())).rejects.toThrow(
      ImportTakenOver,
    );
    await expect(beginApplying(api.db, slow, new Date())).rejects.toThrow(ImportTakenOver);
    await endImport(api.db, slow);
    await beginApplying(api.db, next, new Date());
    await applyImport(api.db, next, { checkedAt: fixtureNow, now: fixtureNow });
    expect((await firstProduct()).name).toBe('Következő');
  });

  it('is finished by the prices of when its file was checked', async () => {
    const product = await firstProduct();
    const planned = (price: number) => ({
      at: new Date(abandonedAt.getTime() + 1000).toISOString(),
      role: 'vk' as const,
      price: money(price),
    });
    const now = new Date(abandonedAt.getTime() - 1000);
    const withPrice = (price: number) => ({
      ...product,
      priceLog: [...product.priceLog.filter(({ at }) => Date.parse(at) < now.getTime()), planned(price)],
    });
    await importCatalog(api.db, await fileOf([withPrice(4321)]), { now });
    await leave([withPrice(5432)]);
    expect(await finishAbandonedImport(api.db, new Date())).toBe(true);
    expect((await firstProduct()).priceLog.at(-1)).toEqual(planned(5432));
  });

  it('and cannot be finished gives way to the next file', async () => {
    const product = await firstProduct();
    await leave([{ ...product, categoryId: 999_999 }]);
    await expect(finishAbandonedImport(api.db, fixtureNow)).rejects.toThrow();
    await api.db.updateTable('catalog_import').set({ touched_at: abandonedAt.toISOString() }).execute();
    await bring([{ ...product, name: 'Mégis' }]);
    expect((await firstProduct()).name).toBe('Mégis');
  });

  it('is not cut off while it goes on', async () => {
    await claimImport(api.db, false, new Date());
    await expect(bring([await firstProduct()])).rejects.toThrow(ImportUnderWay);
  });
});
