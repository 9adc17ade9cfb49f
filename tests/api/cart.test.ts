import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireCart } from '#lib/contract/cart.ts';
import {
  fixtureMounting,
  fixtureNow,
  fixtureOptions as options,
  fixtureSet,
  fixtureShops,
} from '#tests/fixtures/catalog.ts';
import { issueGuest } from './customers.ts';
import { startTestApi, type TestApi, type TestCall } from './harness.ts';

const cartPath = '/api/v1/cart/';
let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const add = (body: object, call: TestCall = {}) => api.call<WireCart>('POST', cartPath, { ...call, body });
const read = (uuid: string | null) => api.call<WireCart>('GET', cartPath, { uuid });

describe('pieces of a line', () => {
  const exchange = (uuid: string | null, hash: string, body: object) =>
    api.call<WireCart>('PUT', `${cartPath}hash/${hash}/exchange/`, { uuid, body });

  it('[CART-09] get a mounting afterwards, and lose it again', async () => {
    const { data: added } = await add({ productOption: options.skis, amount: 2 });
    const hash = added.products[0]?.hash ?? '';
    const mounted = await exchange(added.uuid, hash, { amount: 1, mounting: fixtureMounting.id });
    expect(mounted.data.products).toMatchObject([
      {
        hash,
        option: { quantity: 1 },
        mounting: null,
        services: [{ id: fixtureMounting.id, price: '6.990' }],
        lineTotal: '119.990',
      },
      { option: { quantity: 1 }, mounting: { id: fixtureMounting.id }, lineTotal: '126.980' },
    ]);
    const apart = mounted.data.products[1]?.hash ?? '';
    const back = await exchange(added.uuid, apart, { amount: 1, mounting: null });
    expect(back.data).toEqual(added);
  });

  it('[CART-09] become a set at its price, or nothing changes', async () => {
    const [member] = fixtureSet.options;
    const { data: added } = await add({ productOption: member });
    const hash = added.products[0]?.hash ?? '';
    const wrong = await exchange(added.uuid, hash, { amount: 1, mounting: null, setId: 999 });
    expect([wrong.status, wrong.errors]).toEqual([422, { setId: ['unknown'] }]);
    expect((await read(added.uuid)).data).toEqual(added);
    const { data } = await exchange(added.uuid, hash, { amount: 1, mounting: null, setId: fixtureSet.id });
    expect(data.products).toHaveLength(2);
    expect(data.total.items).toBe('33.333');
  });
});

describe('the cart of a guest', () => {
  it('is empty and has no uuid before the first write, which issues one', async () => {
    const before = await read(null);
    expect(before.data).toMatchObject({ products: [], uuid: null, total: { items: '0', delivery: '0', grand: '0' } });
    expect(await api.db.selectFrom('cart').selectAll().execute()).toEqual([]);

    const { status, data } = await add({ productOption: options.shirt });
    expect(status).toBe(200);
    expect(data.uuid).toMatch(/^[^uU][A-Za-z0-9_-]{31}$/);
    expect((await read(data.uuid)).data).toEqual(data);
  });

  it('is empty under a uuid that nobody was given, and is never made under it', async () => {
    const uuid = 'AAAAAAAAAAAAAAAAAAAAAAAA';
    expect((await read(uuid)).data).toMatchObject({ products: [], uuid: null });
    expect((await add({ productOption: options.shirt }, { uuid })).data.uuid).not.toBe(uuid);
    expect((await read(uuid)).data.products).toEqual([]);
  });

  it('is not stored by a write that is refused', async () => {
    expect((await add({ productOption: 1 })).errors).toEqual({ productOption: ['unknown'] });
    expect(await api.db.selectFrom('cart').selectAll().execute()).toEqual([]);
  });

  it('[CART-01] shows goods with variant, price, what it is reduced from, and totals', async () => {
    const { data } = await add({ productOption: options.shoe });
    expect(data.products).toEqual([
      {
        hash: expect.stringMatching(/^[0-9a-f]{24}$/),
        option: {
          id: options.shoe,
          quantity: 1,
          stock: 5,
          title: 'Kék, 42',
          colour: 'Kék',
          size: '42',
          sizeSystem: 'EU',
        },
        product: {
          id: 1,
          name: 'Pacer 3 futócipő',
          brand: 'Vento',
          url: '/p/vento-pacer-3-futocipo-1/?szin=kek&meret=42',
          image: { path: '/media/pacer-kek-elol', alt: 'Kék pacer' },
        },
        price: '24.990',
        priceFull: '29.990',
        contents: null,
        lineTotal: '24.990',
        status: 'available',
        set: null,
        relatedProducts: [],
        mounting: null,
        services: [],
        team: null,
        print: null,
        added: { at: fixtureNow.toISOString(), price: '24.990', stock: 'available' },
        isHeavy: false,
        isBike: false,
        isSki: false,
        genderSysname: 'male',
      },
    ]);
    expect(data.total).toEqual({
      totalCartPriceFormatted: '24\u00A0990\u00A0Ft',
      deliveryPriceFormatted: '0\u00A0Ft',
      items: '24.990',
      delivery: '0',
      discount: '0',
      giftCards: '0',
      grand: '24.990',
      missingForFreeDelivery: null,
    });
  });

  it('[PDP-01] takes the price that is in force at the moment of reading', async () => {
    const { data } = await add({ productOption: options.shoe });
    api.clock.now = new Date('2026-11-13T12:00:00.000Z');
    expect((await read(data.uuid)).data.products[0]).toMatchObject({ price: '29.990', priceFull: null });
  });
});

describe('adding', () => {
  it('[CART-07] adds one piece by default, and the same goods to their line', async () => {
    const {
      data: { uuid },
    } = await add({ productOption: options.shirt });
    const { data } = await add({ productOption: options.shirt, amount: 3 }, { uuid });
    expect(data.products).toMatchObject([{ option: { quantity: 4 }, lineTotal: '31.960' }]);
  });

  it('[CART-07] takes mounting and related products, which count into the line', async () => {
    const { data } = await add({
      productOption: options.skis,
      amount: 2,
      mounting: fixtureMounting.id,
      relatedProducts: [options.goggles],
    });
    expect(data.products).toMatchObject([
      {
        isSki: true,
        price: '119.990',
        lineTotal: '285.940',
        mounting: { id: 'binding', price: '6.990' },
        relatedProducts: [{ optionId: options.goggles, name: 'Vista síszemüveg', price: '15.990' }],
      },
    ]);
    const refused = await add({ productOption: options.shirt, mounting: fixtureMounting.id });
    expect([refused.status, refused.errors]).toEqual([422, { mounting: ['unknown'] }]);
  });

  it('refuses what is not in stock, and changes nothing', async () => {
    const { data } = await add({ productOption: options.shoe, amount: 4 });
    const more = await add({ productOption: options.shoe, amount: 2 }, { uuid: data.uuid });
    expect([more.status, more.errors]).toEqual([422, { amount: ['stock:5'] }]);
    const soldOut = await add({ productOption: options.shoeSoldOut }, { uuid: data.uuid });
    expect([soldOut.status, soldOut.errors]).toEqual([422, { productOption: ['sold_out'] }]);
    expect((await read(data.uuid)).data).toEqual(data);
  });

  it('loses nothing when calls come in at once', async () => {
    const uuid = await issueGuest(api, 'BBBBBBBBBBBBBBBBBBBBBBBB');
    const adding = Array.from({ length: 50 }, () => add({ productOption: options.shirt }, { uuid }));
    const answers = await Promise.all(adding);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(answers.filter(({ errors }) => errors?.amount?.[0] === 'stock:40')).toHaveLength(10);
    expect((await read(uuid)).data.products).toMatchObject([{ option: { quantity: 40, stock: 40 } }]);
  });
});

describe('sets', () => {
  it('[CART-04] cost what the set costs, change together and go by their hash', async () => {
    const { data } = await add({ productOption: options.helmet, setId: fixtureSet.id });
    const [first, second] = data.products;
    expect(data.products.map(({ option }) => option.id)).toEqual([options.helmet, options.goggles]);
    expect(first?.set).toEqual({ hash: expect.any(String), name: 'Síelő szett' });
    expect(second?.set).toEqual(first?.set);
    expect(data.total.items).toBe('33.333');

    const call = { uuid: data.uuid, body: { amount: 3 } };
    const changed = await api.call<WireCart>('PUT', `${cartPath}hash/${second?.hash}/`, call);
    expect(changed.data.products.map(({ option }) => option.quantity)).toEqual([3, 3]);
    expect(changed.data.total.items).toBe('99.999');

    const removed = await api.call<WireCart>('DELETE', `${cartPath}set/${first?.set?.hash}/`, { uuid: data.uuid });
    expect(removed.data.products).toEqual([]);
  });
});

describe('lines', () => {
  it('change to an absolute quantity, and go by a call that names JSON without a body', async () => {
    const { data } = await add({ productOption: options.bottle, amount: 2 });
    const path = `${cartPath}hash/${data.products[0]?.hash}/`;
    const changed = await api.call<WireCart>('PUT', path, { uuid: data.uuid, body: { amount: 7 } });
    expect(changed.data.products).toMatchObject([{ option: { quantity: 7 } }]);
    const refused = await api.call('PUT', path, { uuid: data.uuid, body: { amount: 22 } });
    expect([refused.status, refused.errors]).toEqual([422, { amount: ['stock:21'] }]);
    const headers = { 'content-type': 'application/json' };
    expect((await api.call<WireCart>('DELETE', path, { uuid: data.uuid, headers })).data.products).toEqual([]);
  });

  it('of another caller answer exactly like lines that do not exist', async () => {
    const { data } = await add({ productOption: options.helmet, setId: fixtureSet.id });
    const { data: other } = await add({ productOption: options.shirt });
    const [line] = data.products;
    const asOther = (method: 'PUT' | 'DELETE', path: string) =>
      api.call(method, cartPath + path, { uuid: other.uuid, ...(method === 'PUT' ? { body: { amount: 1 } } : {}) });
    const pairs = [
      [await asOther('PUT', `hash/${line?.hash}/`), await asOther('PUT', 'hash/000000000000000000000000/')],
      [await asOther('DELETE', `hash/${line?.hash}/`), await asOther('DELETE', 'hash/000000000000000000000000/')],
      [await asOther('DELETE', `set/${line?.set?.hash}/`), await asOther('DELETE', 'set/000000000000000000000000/')],
    ];
    for (const [foreign, missing] of pairs) {
      expect(foreign).toMatchObject({ status: 404, errors: missing?.errors, message: missing?.message });
    }
    expect((await read(data.uuid)).data).toEqual(data);
  });

  it('[CART-02] show what stock has become of them; those without any count into no total', async () => {
    const {
      data: { uuid },
    } = await add({ productOption: options.shoe, amount: 4 });
    await add({ productOption: options.football, amount: 2 }, { uuid });
    await api.setStock(options.shoe, 1);
    await api.setStock(options.football, 0, fixtureShops.szeged);
    const { data } = await read(uuid);
    expect(data.products.map(({ status, option }) => [status, option.quantity, option.stock])).toEqual([
      ['reduced', 4, 3],
      ['unavailable', 2, 0],
    ]);
    expect(data.total.items).toBe('99.960');
  });

  it('of heavy goods make the delivery dearer and never free', async () => {
    const { data } = await add({ productOption: options.treadmill });
    expect(data.total).toMatchObject({ delivery: '4.990', grand: '254.980', missingForFreeDelivery: null });
  });
});
