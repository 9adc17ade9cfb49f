import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImportRecord } from '#lib/contract/import.ts';
import type { WireProduct } from '#lib/contract/product.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';

const key = 'a-key-of-the-tests';
const hour = 3_600_000;
const later = (hours: number) => new Date(fixtureNow.getTime() + hours * hour).toISOString();

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ environment: { IMPORT_KEY: key } });
});
afterEach(() => api.close());

type Answer = { data?: { records: number; warnings: unknown[] }; errors?: Record<string, string[]> };

async function send(lines: readonly (object | string)[], headers: Record<string, string> = {}) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/admin/v1/import/',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson', ...headers },
    payload: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  });
  await api.live.catchUp();
  return { status: answer.statusCode, ...(answer.json() as Answer) };
}

const price = (changes: object) => ({ kind: 'price', productId: 1, price: 19_990, ...changes });
const stock = (changes: object) => ({ kind: 'stock', optionId: 101, stock: { online: 3 }, ...changes });
const product = async () => (await api.call<WireProduct>('GET', '/api/v1/product/1/')).data;
const changes = async () =>
  (await api.db.selectFrom('change').select(['kind', 'entity_id']).orderBy('id').execute()).map(
    ({ kind, entity_id: id }) => `${kind} ${id}`,
  );
const optionOf = async (id: number) => (await product()).options.find((option) => option.id === id);

describe('a price alone', () => {
  it('[ADR-0134] [PDP-02] holds at once, beside the lowest of the 30 days before, and is noted as no more than that', async () => {
    const before = await product();
    const noted = await changes();
    expect(await send([price({})])).toMatchObject({ status: 200, data: { records: 1, warnings: [] } });
    expect((await product()).prices.vk).toBe('19.990');
    expect((await product()).name).toBe(before.name);
    expect((await changes()).slice(noted.length)).toEqual(['price 1']);
    expect(await send([price({})])).toMatchObject({ status: 200 });
    expect((await changes()).slice(noted.length)).toEqual(['price 1']);
  });

  it('[ADR-0134] holds from a later moment on, and another one may be settled in its place', async () => {
    const { vk } = (await product()).prices;
    await send([price({ at: later(2) }), price({ price: 17_990, at: later(4) })]);
    await send([price({ price: 18_990, at: later(2).replace('.000Z', 'Z') })]);
    expect((await product()).prices.vk).toBe(vk);
    api.clock.now = new Date(later(3));
    await api.live.catchUp();
    expect((await product()).prices.vk).toBe('18.990');
    api.clock.now = new Date(later(5));
    await api.live.catchUp();
    expect((await product()).prices.vk).toBe('17.990');
  });

  it('[ADR-0134] is refused for a moment that is over, for no product, and where it stands twice', async () => {
    const noted = await changes();
    const answer = await send([
      price({ at: later(-1) }),
      price({ productId: 999_999 }),
      price({}),
      price({ price: 5 }),
    ]);
    expect(answer.status).toBe(422);
    expect(answer.errors).toEqual({
      1: ['at: lies in the past: a price holds from now on, or from later on'],
      2: ['productId: there is no product 999999'],
      4: ['price 1 vk now stands in line 3 already'],
    });
    expect(await changes()).toEqual(noted);
  });
});

describe('a stock alone', () => {
  it('[ADR-0134] counts in the places that it names, and leaves the others as they are', async () => {
    const { options } = await product();
    const id = options[0]?.id ?? 0;
    const places = await api.db.selectFrom('stock').selectAll().where('option_id', '=', id).execute();
    const other = places.find(({ place }) => place !== 'online');
    const noted = await changes();
    expect(await send([stock({ optionId: id, stock: { online: 77 } })])).toMatchObject({ status: 200 });
    expect(await api.stock(id)).toBe(77);
    if (other) expect(await api.stock(id, other.place)).toBe(other.pieces);
    expect((await changes()).slice(noted.length)).toEqual([`stock ${id}`]);
    await send([stock({ optionId: id, stock: { online: 77 } })]);
    expect((await changes()).slice(noted.length)).toEqual([`stock ${id}`]);
    await send([stock({ optionId: id, stock: { online: 0 } })]);
    expect(await optionOf(id)).toMatchObject({ stock: 0 });
  });

  it('[ADR-0134] is refused for no option and no store, and for no place at all', async () => {
    const { options } = await product();
    const id = options[0]?.id ?? 0;
    const pieces = await api.stock(id);
    const answer = await send([
      stock({ optionId: 999_999 }),
      stock({ optionId: id, stock: { online: 5, bolt_sehol: 1 } }),
      stock({ optionId: options[1]?.id, stock: {} }),
    ]);
    expect(answer.status).toBe(422);
    expect(answer.errors).toEqual({
      1: ['optionId: there is no option 999999'],
      2: ['stock.bolt_sehol: there is no store bolt_sehol'],
      3: ['stock: required'],
    });
    expect(await api.stock(id)).toBe(pieces);
  });
});

describe('a key of another system', () => {
  const warehouse = 'a-key-of-the-warehouse';
  const authorization = `Bearer ${warehouse}`;

  it.each([
    ['stock:write', stock({}), [price({}), stock({})], ['kind: the key may bring stock alone, no price']],
    ['prices:write', price({}), [stock({}), price({})], ['kind: the key may bring price alone, no stock']],
  ])('[ADR-0137] with %s brings that alone, and nothing of lines that hold more', async (scope, own, both, problem) => {
    await api.close();
    api = await startTestApi({ environment: { ADMIN_KEYS: `${scope}=${warehouse};orders:read=a-key-of-the-books` } });
    const { options } = await product();
    const ownOption = { optionId: options[0]?.id };
    const line = (record: object) => ('stock' in record ? { ...record, ...ownOption } : record);
    expect(await send([line(own)], { authorization })).toMatchObject({ status: 200, data: { records: 1 } });
    const noted = await changes();
    expect(await send(both.map(line), { authorization })).toMatchObject({ status: 422, errors: { 1: problem } });
    expect(await changes()).toEqual(noted);
    expect(await send([line(own)], { authorization: 'Bearer a-key-of-the-books' })).toMatchObject({ status: 403 });
    expect(await send([line(own)])).toMatchObject({ status: 401 });
  });
});

describe('the call of an import', () => {
  it('[ADR-0134] needs its key, and without one set there is no such call', async () => {
    for (const authorization of ['', 'Bearer other-key-of-the-tests', key])
      expect(await send([price({})], { authorization })).toMatchObject({
        status: 401,
        errors: { authorization: ['invalid'] },
      });
    const without = await startTestApi();
    const { statusCode } = await without.app.inject({ method: 'POST', url: '/admin/v1/import/' });
    await without.close();
    expect(statusCode).toBe(404);
  });

  it('[ADR-0134] names lines that are no records, other types of content and an empty body', async () => {
    expect(await send(['{"kind":"price"', '{"kind":"preis"}'])).toMatchObject({ status: 422 });
    expect(await send([price({})], { 'content-type': 'text/csv' })).toMatchObject({
      status: 415,
      errors: { 'content-type': ['application/x-ndjson', 'application/json'] },
    });
    expect((await product()).prices.vk).not.toBe('19.990');
  });

  it('[ADR-0134] waits for no other import, and says so', async () => {
    const at = new Date().toISOString();
    await api.db
      .insertInto('catalog_import')
      .values({ id: 1, state: 'staging', replaces: 0, started_at: at, touched_at: at })
      .execute();
    expect(await send([price({})])).toMatchObject({ status: 409, errors: { import: ['under_way'] } });
  });

  it('[ADR-0134] takes whole products too, which is what the file of an import has', async () => {
    const brand: ImportRecord = {
      kind: 'brand',
      slug: 'uj-marka',
      name: 'Új Márka',
      manufacturer: { name: 'Új Márka Kft.', postalAddress: 'Győr', electronicAddress: 'https://uj-marka.example' },
      responsiblePerson: null,
    };
    expect(await send([brand])).toMatchObject({ status: 200, data: { records: 1 } });
    expect(await api.db.selectFrom('brand').select('name').where('slug', '=', 'uj-marka').executeTakeFirst()).toEqual({
      name: 'Új Márka',
    });
  });
});
