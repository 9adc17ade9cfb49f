import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, orderEvent, type Connected } from './connected.ts';
import { category, maker, product } from './fake-engine.ts';
import { orderRecord } from './fake-shop.ts';

let place: Connected;
beforeEach(async () => {
  place = await connect();
  place.engine.categories = [category('pcat_1', 'Futócipők')];
  place.engine.products = [product('prod_1'), product('prod_2')];
});
afterEach(() => place.stop());

const of = (kind: string) => place.shop.records.filter((record) => record.kind === kind) as Record<string, unknown>[];
/** What is sent by the next comparison. */
async function sentNext(): Promise<Record<string, unknown>[]> {
  const before = place.shop.records.length;
  await place.connector.compareAll();
  return place.shop.records.slice(before) as Record<string, unknown>[];
}
const variant = () => place.engine.products[0]!.variants[0]!;

describe('goods of the engine', () => {
  it('[ADR-0145] come as records of an import, brands and categories before them', async () => {
    await place.connector.compareAll();
    expect(place.shop.records.map(({ kind }) => kind)).toEqual(['brand', 'category', 'product', 'product']);
    expect(of('brand')[0]).toMatchObject({ slug: 'vento', manufacturer: { name: 'Vento S.p.A.' } });
    expect(of('product')[0]).toMatchObject({
      ...{ name: 'Vágta prod_1', brand: 'vento', categoryId: of('category')[0]?.id, sizes: ['41', '42'] },
      description: ['Könnyű.', 'Gyors.'],
      colours: [{ slug: 'kek', family: 'kék', images: [{ name: 'vagta-kek' }] }],
      priceLog: [{ role: 'vk', price: 24_990 }],
      options: [{ sku: 'sku-variant_prod_1_41', stock: { online: 7 } }, { size: '42' }],
    });
  });

  it('[ADR-0145] are sent once while nothing differs, whatever moves no updated_at', async () => {
    await place.connector.compareAll();
    expect(await sentNext()).toEqual([]);
    variant().stocked = 5;
    expect(await sentNext()).toMatchObject([{ kind: 'stock', stock: { online: 5 } }]);
    variant().reserved = 2;
    expect(await sentNext()).toMatchObject([{ kind: 'stock', stock: { online: 3 } }]);
    for (const one of place.engine.products[0]!.variants) one.amount = 19_990;
    expect(await sentNext()).toMatchObject([{ kind: 'price', price: 19_990 }]);
    place.engine.products[0]!.title = 'Vágta 2';
    const [renamed, ...rest] = await sentNext();
    // What was charged first stays on record.
    expect(renamed).toMatchObject({ kind: 'product', name: 'Vágta 2', priceLog: [{ price: 24_990 }] });
    expect(rest).toEqual([]);
  });

  it('[ADR-0145] have a brand and categories that follow where no product differs', async () => {
    await place.connector.compareAll();
    for (const one of place.engine.products) one.metadata = { ...one.metadata, manufacturer: 'Vento Kft.' };
    expect(await sentNext()).toMatchObject([{ kind: 'brand', manufacturer: { name: 'Vento Kft.' } }]);
    place.engine.categories.push(category('pcat_2', 'Sátrak', 'pcat_1'));
    expect(await sentNext()).toMatchObject([{ kind: 'category', name: 'Sátrak', parentId: of('category')[0]?.id }]);
    expect(await sentNext()).toEqual([]);
  });

  it('[ADR-0145] are of one brand by whatever wording, which the next comparison sends no more', async () => {
    const [first, second] = place.engine.products;
    first!.metadata = { ...maker, brand: 'Nike' };
    second!.metadata = { ...maker, brand: 'NIKE', manufacturer: 'Nike Retail B.V.' };
    place.engine.products.push(product('prod_3', { metadata: { brand: 'nike' } }));
    await place.connector.compareAll();
    expect(of('brand')).toMatchObject([{ slug: 'nike', name: 'NIKE', manufacturer: { name: 'Nike Retail B.V.' } }]);
    expect(of('product').map(({ brand }) => brand)).toEqual(['nike', 'nike', 'nike']);
    expect(await sentNext()).toEqual([]);

    first!.title = 'Vágta 2';
    await place.tell('engine', { products: ['prod_1'] });
    await place.connector.work();
    expect(of('brand')).toHaveLength(1);
    expect(await sentNext()).toEqual([]);
  });

  it('[ADR-0145] that name no brand stand under a brand that is called as the company', async () => {
    place.engine.products[0]!.metadata = { ...maker, brand: 'Hegyi Bolt' };
    place.engine.products[1]!.metadata = {};
    await place.connector.compareAll();
    expect(of('brand')).toMatchObject([{ slug: 'hegyi-bolt', manufacturer: { name: 'Vento S.p.A.' } }]);
    expect(await sentNext()).toEqual([]);
  });

  it('[ADR-0145] come with a picture whose address cannot be decoded', async () => {
    place.engine.products = [product('prod_1', { images: ['https://pics.example/akcio-50%.jpg'] })];
    await place.connector.compareAll();
    expect(of('product')).toMatchObject([{ colours: [{ images: [{ name: 'akcio-50' }] }] }]);
  });

  it('[ADR-0145] keep their numbers in a connector that lost its folder', async () => {
    await place.connector.compareAll();
    const ids = of('product').map(({ id }) => id);
    const other = await connect();
    other.engine.categories = place.engine.categories;
    other.engine.products = place.engine.products.toReversed();
    await other.connector.compareAll();
    const again = other.shop.records.flatMap((record) => (record.kind === 'product' ? [record.id] : []));
    expect(new Set(again)).toEqual(new Set(ids));
    await other.stop();
  });

  it('[ADR-0145] have the number that the retailer gave them', async () => {
    place.engine.products[0]!.metadata = { ...place.engine.products[0]!.metadata, shop_id: 42 };
    await place.connector.compareAll();
    expect(of('product').map(({ id }) => id)).toContain(42);
  });

  it('[ADR-0145] that are sold no longer are sold out, and come back with their pieces', async () => {
    await place.connector.compareAll();
    const [first] = place.engine.products.splice(0, 1);
    const gone = await sentNext();
    expect(gone).toMatchObject([
      { kind: 'stock', stock: { online: 0 } },
      { kind: 'stock', stock: { online: 0 } },
    ]);
    expect(place.said).toContain('prod_1: it is sold no longer, and sold out in the shop');
    expect(await sentNext()).toEqual([]);
    place.engine.products.push(first!);
    expect(await sentNext()).toMatchObject([{ stock: { online: 7 } }, { stock: { online: 7 } }]);
  });

  it('[ADR-0145] lose a variant that was deleted, and say nothing more of its pieces', async () => {
    await place.connector.compareAll();
    place.engine.products[0]!.variants.pop();
    expect(await sentNext()).toMatchObject([{ kind: 'product', options: [{ size: '41' }], sizes: ['41'] }]);
    expect(await sentNext()).toEqual([]);
  });

  it('[ADR-0145] cost what a list of prices says while it is active, and no longer once it is a draft', async () => {
    await place.connector.compareAll();
    const prices = place.engine.products[0]!.variants.map(({ id }) => ({
      ...{ variant_id: id, amount: 17_990.4, currency_code: 'huf', min_quantity: null, max_quantity: null, rules: {} },
    }));
    const list = {
      id: 'plist_1',
      status: 'active',
      starts_at: '2026-11-26T12:30:00.000Z',
      ends_at: null,
      rules: {},
      prices,
    };
    place.engine.priceLists = [list];
    expect(await sentNext()).toEqual([]);
    place.clock.now = new Date('2026-11-26T12:30:00.000Z');
    expect(await sentNext()).toMatchObject([{ kind: 'price', price: 17_990 }]);
    expect(place.said).toContain('prod_1: its price has fractions of a forint and was rounded');
    list.status = 'draft';
    expect(await sentNext()).toMatchObject([{ kind: 'price', price: 24_990 }]);
  });

  it('[ADR-0145] say by their ids what they lack, once, and what cannot be sold is left out', async () => {
    place.engine.products = [
      product('prod_3', { categories: [], images: [], metadata: {} }),
      product('prod_4', { metadata: { brand: 'Ismeretlen' } }),
    ];
    await place.connector.compareAll();
    await place.connector.compareAll();
    expect(of('product')).toMatchObject([
      { brand: 'hegyi-bolt', colours: [{ images: [{ name: 'vagta-prod-3-kek' }] }] },
    ]);
    expect(of('category').map(({ name }) => name)).toContain('Termékek');
    expect(place.said.filter((line) => line.startsWith('prod_')).toSorted()).toEqual([
      'prod_3: it has no picture: the shop looks for vagta-prod-3',
      'prod_3: it names no brand (metadata brand) and stands under the company',
      'prod_3: it stands in no active category',
      expect.stringMatching(/^prod_4: it is left out: nothing says who makes Ismeretlen/),
    ]);
  });

  it('[ADR-0145] that the shop refuses keep no other away', async () => {
    place.shop.refuse = (record) =>
      record.kind === 'product' && record.name === 'Vágta prod_1' ? 'slug: is taken' : null;
    await place.connector.compareAll();
    expect(of('product')).toMatchObject([{ name: 'Vágta prod_2' }]);
    expect(place.said).toContain('prod_1: the shop refuses it: slug: is taken');
    place.shop.refuse = () => null;
    expect(await sentNext()).toMatchObject([{ kind: 'product', name: 'Vágta prod_1' }]);
  });

  it('[ADR-0145] are read back by a signed hint, which no other signature and no old one replaces', async () => {
    await place.connector.compareAll();
    for (const one of place.engine.products[0]!.variants) one.amount = 9_990;
    const hint = { products: ['prod_1'] };
    expect(await place.tell('engine', hint, { secret: `whsec_${'A'.repeat(43)}=` })).toBe(401);
    expect(await place.tell('engine', hint, { age: 3600 })).toBe(401);
    const before = place.shop.records.length;
    await place.connector.work();
    expect(place.shop.records.slice(before)).toEqual([]);
    expect(await place.tell('engine', hint)).toBe(200);
    await place.connector.work();
    expect(place.shop.records.slice(before)).toMatchObject([{ kind: 'price', price: 9_990 }]);
  });

  it('[ADR-0145] that a hint named while the engine was away are looked at once it is back', async () => {
    await place.connector.compareAll();
    variant().stocked = 1;
    await place.tell('engine', { products: ['prod_1'] });
    place.engine.goAway();
    await expect(place.connector.work()).rejects.toThrow();
    place.engine.goAway(false);
    place.clock.now = new Date('2026-11-26T12:00:10.000Z');
    const before = place.shop.records.length;
    await place.connector.work();
    expect(place.shop.records.slice(before)).toMatchObject([{ kind: 'stock', stock: { online: 1 } }]);
  });

  it('[ADR-0145] have fewer pieces while an order is not in the engine yet', async () => {
    await place.connector.compareAll();
    const [{ id: option } = { id: 0 }] = of('product')[0]!.options as { id: number }[];
    const order = orderRecord('L26-000001');
    order.items[0]!.optionId = option;
    place.engine.before = ({ path }) => (path.includes('draft') ? { status: 503, body: {} } : null);
    await place.tell('shop', orderEvent('order.placed', order.uuid, { order }));
    expect(await sentNext()).toMatchObject([{ kind: 'stock', optionId: option, stock: { online: 4 } }]);
  });

  it('[ADR-0145] have the pieces of an order fewer once, though the shop tells of it late as well', async () => {
    await place.connector.compareAll();
    const [{ id: option } = { id: 0 }] = of('product')[0]!.options as { id: number }[];
    const order = orderRecord('L26-000001');
    order.items[0]!.optionId = option;
    place.shop.orders.set(order.number, order);
    place.engine.before = ({ path }) => (path.includes('draft') ? { status: 503, body: {} } : null);
    expect(await sentNext()).toMatchObject([{ kind: 'stock', optionId: option, stock: { online: 4 } }]);
    await place.tell('shop', orderEvent('order.placed', order.uuid, { order }));
    expect(await sentNext()).toEqual([]);

    // The engine has it now and reserves its pieces, while the late message still waits.
    variant().reserved = 3;
    place.connector.store.linkOrder(order.number, 'order_1');
    expect(await sentNext()).toEqual([]);
  });
});
