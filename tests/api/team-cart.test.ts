import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveTeams } from '#backend/teams/storage.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import type { WireOrder, WireOrderDetails } from '#lib/contract/order.ts';
import { fixtureMounting, fixtureNow, fixtureOptions as options, fixtureSet } from '#tests/fixtures/catalog.ts';
import { fixtureTeams } from '#tests/fixtures/teams.ts';
import { lastMail, newCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const cart = '/api/v2/team/cart/';
const club = { team: 'szegedi-futok' };
const eva = { name: 'ÉVA', number: 7 };
let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
  await saveTeams(api.db, fixtureTeams, fixtureNow);
});
afterEach(() => api.close());

interface Item {
  productOption: number;
  amount?: number;
  print?: object | null;
}

/** Adds items for a team; `given` replaces what the call says of team, shop and price type. */
const add = (items: Item[], headers: Record<string, string> = {}, given: object = {}) =>
  api.call<WireCart>('POST', cart, {
    headers: { ...club, ...headers },
    body: { items, team: 'szegedi-futok', shopIdentifier: 'szegedi-futok', priceType: 'vk', ...given },
  });
const read = async (headers: Record<string, string>) =>
  (await api.call<WireCart>('GET', cart, { headers: { ...club, ...headers } })).data;
const guest = ({ uuid }: Pick<WireCart, 'uuid'>) => ({ 'x-request-id': uuid ?? '' });
const printed = (print: WireCart['products'][number]['print']) => print && { name: print.name, number: print.number };
const linesOf = ({ products }: WireCart) =>
  products.map(({ option, team, print }) => [option.id, option.quantity, team, printed(print)]);

describe('[TEAM-09] adding to the cart for a team', () => {
  it('adds several options with team and print, and shows them in the shop’s cart too', async () => {
    const { status, data } = await add([
      { productOption: options.shirt, amount: 2, print: eva },
      { productOption: options.bottle },
    ]);
    expect(status).toBe(200);
    expect(linesOf(data)).toEqual([
      [options.shirt, 2, 'szegedi-futok', eva],
      [options.bottle, 1, 'szegedi-futok', null],
    ]);
    // 2 × (7 990 + 2 990) and 2 490
    expect(data.products.map(({ price, print, lineTotal }) => [price, print?.price, lineTotal])).toEqual([
      ['7.990', '2.990', '21.960'],
      ['2.490', undefined, '2.490'],
    ]);
    expect(data.total.items).toBe('24.450');
    expect(await read(guest(data))).toEqual(data);
    const { data: shops } = await api.call<WireCart>('GET', '/api/v1/cart/', { headers: guest(data) });
    expect({ ...shops, products: linesOf(shops) }).toEqual({ ...data, products: linesOf(data) });
  });

  it('adds all items or none, and names each that is refused', async () => {
    const { data: before } = await add([{ productOption: options.bottle, amount: 3 }]);
    const answer = await add(
      [
        { productOption: options.shirt, amount: 2 },
        { productOption: options.shoe },
        { productOption: options.bottle, amount: 60 },
        { productOption: 999_999 },
        { productOption: options.bottle, print: eva },
        { productOption: options.shirt, amount: 39 },
      ],
      guest(before),
    );
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.errors).toEqual({
      'items.1.productOption': ['unknown'],
      'items.2.amount': ['stock:21'],
      'items.3.productOption': ['unknown'],
      'items.4.print': ['not_offered'],
      'items.5.amount': ['stock:40'],
    });
    expect(await read(guest(before))).toEqual(before);
  });

  it('stores no cart for a guest whose every item is refused', async () => {
    expect((await add([{ productOption: options.shoe }])).status).toBe(422);
    expect(await api.db.selectFrom('cart').selectAll().execute()).toEqual([]);
  });

  it('loses no item of calls that come at once', async () => {
    const {
      data: { uuid },
    } = await add([{ productOption: options.bottle }]);
    const calls = Array.from({ length: 8 }, (_, number) =>
      add([{ productOption: options.shirt, print: { number } }, { productOption: options.bottle }], guest({ uuid })),
    );
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    const { products } = await read(guest({ uuid }));
    expect(products.map(({ print }) => print?.number ?? -1).toSorted((a, b) => a - b)).toEqual([
      -1, 0, 1, 2, 3, 4, 5, 6, 7,
    ]);
    expect(products[0]?.option.quantity).toBe(9);
  });

  it.each<[string, object, Record<string, string[]>]>([
    ['another shop', { shopIdentifier: 'foci-2026' }, { shopIdentifier: ['unknown'] }],
    ['a price type that is not the caller’s', { priceType: 'staff' }, { priceType: ['not_yours'] }],
    ['both', { shopIdentifier: '', priceType: 'pro' }, { shopIdentifier: ['unknown'], priceType: ['not_yours'] }],
  ])('refuses %s', async (_, given, errors) => {
    expect(await add([{ productOption: options.shirt }], {}, given)).toMatchObject({ status: 422, errors });
    expect(await api.db.selectFrom('cart').selectAll().execute()).toEqual([]);
  });

  it.each<[string, object | null]>([
    ['that is empty', {}],
    ['without a name', { name: '  ' }],
    ['with a long name', { name: 'A'.repeat(15) }],
    ['with signs in its name', { name: 'É<b>' }],
    ['with a number below 0', { number: -1 }],
    ['with a number of three digits', { number: 100 }],
    ['with half a number', { number: 7.5 }],
    ['that is null', null],
  ])('refuses a print %s', async (_, print) => {
    const answer = await add([{ productOption: options.shirt, print }]);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors ?? {}).every((field) => field.startsWith('items.0.print'))).toBe(true);
  });

  it('asks the price of the caller’s role', async () => {
    const team = { ...club, team: 'pesti-focistak' };
    const given = { team: 'pesti-focistak', shopIdentifier: 'foci-2026' };
    const { headers } = await newCustomer(api, 'staff');
    const { data } = await add(
      [{ productOption: options.shoe, amount: 2 }],
      { ...headers, ...team },
      { ...given, priceType: 'staff' },
    );
    expect(data.products).toMatchObject([{ price: '19.990', lineTotal: '39.980', team: 'pesti-focistak' }]);
    const refused = await add(
      [{ productOption: options.shoe }],
      { ...headers, ...team },
      { ...given, priceType: 'vk' },
    );
    expect(refused).toMatchObject({ status: 422, errors: { priceType: ['not_yours'] } });
  });

  it('refuses what no longer fits into the cart', async () => {
    await api.setStock(options.shirt, 1000);
    const prints = Array.from({ length: 100 }, (_, number) => ({ productOption: options.shirt, print: { number } }));
    const { data } = await add(prints);
    expect(data.products).toHaveLength(100);
    expect((await add([{ productOption: options.bottle }], guest(data))).errors).toEqual({
      'items.0.productOption': ['cart_full'],
    });
    expect((await add([...prints, prints[0]!])).errors).toEqual({ items: [expect.stringContaining('100')] });
  });
});

describe('[TEAM-09] prints', () => {
  it('keep lines apart unless name and number are the same', async () => {
    const prints = [eva, { name: 'ÉVA' }, { number: 7 }, { number: 0 }, { name: 'Éva', number: 7 }];
    const { data } = await add(prints.map((print) => ({ productOption: options.shirt, print })));
    expect(data.products).toHaveLength(5);
    const again = await add(
      [
        { productOption: options.shirt, amount: 2, print: { number: 7, name: ' ÉVA ' } },
        { productOption: options.shirt, print: { name: 'ÉVA'.normalize('NFD'), number: 7 } },
        { productOption: options.shirt },
      ],
      guest(data),
    );
    expect(again.data.products.map(({ option, print }) => [option.quantity, printed(print)])).toEqual([
      [4, eva],
      [1, { name: 'ÉVA', number: null }],
      [1, { name: null, number: 7 }],
      [1, { name: null, number: 0 }],
      [1, { name: 'Éva', number: 7 }],
      [1, null],
    ]);
  });

  it('leave a shirt of the shop apart from one of the team, and share its stock', async () => {
    const { data } = await add([{ productOption: options.shirt, amount: 39, print: eva }]);
    const shop = await api.call<WireCart>('POST', '/api/v1/cart/', {
      headers: guest(data),
      body: { productOption: options.shirt },
    });
    expect(linesOf(shop.data)).toEqual([
      [options.shirt, 39, 'szegedi-futok', eva],
      [options.shirt, 1, null, null],
    ]);
    const more = await add([{ productOption: options.shirt, print: { number: 8 } }], guest(data));
    expect(more.errors).toEqual({ 'items.0.amount': ['stock:0'] });
  });

  it('are not all that keeps lines apart: shirts of the shop and of each team have their own', async () => {
    const { data } = await add([{ productOption: options.shirt }]);
    await api.call<WireCart>('POST', '/api/v1/cart/', { headers: guest(data), body: { productOption: options.shirt } });
    const other = { team: 'pesti-focistak' };
    await add(
      [{ productOption: options.shirt }],
      { ...guest(data), ...other },
      { ...other, shopIdentifier: 'foci-2026' },
    );
    const { data: after } = await add([{ productOption: options.shirt }], guest(data));
    expect(linesOf(after)).toEqual([
      [options.shirt, 2, 'szegedi-futok', null],
      [options.shirt, 1, null, null],
      [options.shirt, 1, 'pesti-focistak', null],
    ]);
  });

  it('stay on their line when its quantity changes', async () => {
    const { data } = await add([{ productOption: options.shirt, print: eva }]);
    const path = `hash/${data.products[0]?.hash}/`;
    const changed = await api.call<WireCart>('PUT', `/api/v1/cart/${path}`, {
      headers: guest(data),
      body: { amount: 3 },
    });
    expect(changed.data.products).toMatchObject([{ print: eva, lineTotal: '32.940', option: { quantity: 3 } }]);
    const again = await api.call<WireCart>('PUT', `${cart}${path}`, {
      headers: { ...club, ...guest(data) },
      body: { amount: 2 },
    });
    expect(again.data.products).toMatchObject([
      {
        print: eva,
        lineTotal: '21.960',
        option: { quantity: 2 },
        product: { url: expect.stringMatching(/^\/szegedi-futok\/p\//) },
      },
    ]);
  });

  it('leave the quantity of a line to its owner, and within stock', async () => {
    const { data } = await add([{ productOption: options.shirt, print: eva }]);
    const { data: other } = await add([{ productOption: options.bottle }]);
    const put = (amount: number, headers: Record<string, string>) =>
      api.call<WireCart>('PUT', `${cart}hash/${data.products[0]?.hash}/`, {
        headers: { ...club, ...headers },
        body: { amount },
      });
    expect(await put(2, guest(other))).toMatchObject({ status: 404, errors: { hash: ['not_found'] } });
    expect((await put(41, guest(data))).errors).toEqual({ amount: ['stock:40'] });
    expect(linesOf(await read(guest(data)))).toEqual([[options.shirt, 1, 'szegedi-futok', eva]]);
  });

  it('are ordered, paid for and named in the order', async () => {
    const { headers } = await newCustomer(api);
    const { data } = await add(
      [
        { productOption: options.shirt, amount: 2, print: eva },
        { productOption: options.shirt, print: { number: 0 } },
      ],
      headers,
    );
    const placed = await api.call<WireOrder>('POST', '/api/v1/orders/', {
      headers,
      body: {
        contact: { lastName: 'Kovács', firstName: 'Éva', email: 'eva@example.hu', phone: '+36 30 123 4567' },
        delivery: {
          type: 'home',
          address: { postal: '6724', city: 'Szeged', street: 'Londoni körút', streetNo: '3.' },
        },
        expectedTotal: data.total.grand,
        acceptTerms: true,
      },
    });
    expect(placed.status).toBe(200);
    const { data: details } = await api.call<WireOrderDetails>('GET', `/api/v1/user/order/${placed.data.uuid}/`, {
      headers,
    });
    expect(details.items.map(({ title, quantity, lineTotal }) => [title, quantity, lineTotal])).toEqual([
      ['Fehér, M + Felirat: ÉVA 7', 2, '21.960'],
      ['Fehér, M + Felirat: 0', 1, '10.980'],
    ]);
    const shirt = '/p/vento-aera-futopolo-2/?szin=feher&meret=M';
    expect(details.items.map(({ url, isCustomMade }) => [url, isCustomMade])).toEqual([
      [shirt, true],
      [shirt, true],
    ]);
    const lines = await api.db.selectFrom('order_line').select('document').orderBy('position').execute();
    expect(lines.map(({ document }) => JSON.parse(document))).toMatchObject([
      { team: 'szegedi-futok', print: eva },
      { team: 'szegedi-futok', print: { name: null, number: 0 } },
    ]);
    expect((await lastMail(api, 'eva@example.hu'))?.text).toContain('Felirat: ÉVA 7');
    expect((await read(headers)).products).toEqual([]);
  });
});

describe('[TEAM-09] the rest of the cart', () => {
  it('gives lines and sets back, and answers for foreign ones as for missing ones', async () => {
    const { data } = await add([{ productOption: options.shirt, print: eva }, { productOption: options.bottle }]);
    const own = { ...club, ...guest(data) };
    const set = await api.call<WireCart>('POST', '/api/v1/cart/', {
      headers: own,
      body: { productOption: options.helmet, setId: fixtureSet.id },
    });
    const { data: other } = await add([{ productOption: options.bottle }]);
    const remove = (kind: string, hash: string | undefined, headers: Record<string, string>) =>
      api.call<WireCart>('DELETE', `${cart}${kind}/${hash}/`, { headers });
    const [line] = data.products;
    const setHash = set.data.products.at(-1)?.set?.hash;
    for (const [kind, hash] of [
      ['hash', line?.hash],
      ['set', setHash],
    ] as const) {
      const foreign = await remove(kind, hash, { ...club, ...guest(other) });
      expect(foreign).toMatchObject({ status: 404, errors: { hash: ['not_found'] } });
    }
    expect((await remove('set', setHash, own)).data.products.map(({ option }) => option.id)).toEqual([
      options.shirt,
      options.bottle,
    ]);
    expect(linesOf((await remove('hash', line?.hash, own)).data)).toEqual([[options.bottle, 1, 'szegedi-futok', null]]);
    expect((await remove('hash', line?.hash, own)).status).toBe(404);
  });

  it('takes over a guest’s cart: only the same print of the same team adds up', async () => {
    const { data } = await add([
      { productOption: options.shirt, print: eva },
      { productOption: options.shirt, print: { number: 8 } },
    ]);
    const { headers } = await newCustomer(api);
    await add([{ productOption: options.shirt, amount: 2, print: eva }], headers);
    await api.call('POST', '/api/v1/cart/', {
      headers,
      body: { productOption: options.skis, mounting: fixtureMounting.id },
    });
    const merge = (more: Record<string, string>, mergeUuid: unknown = data.uuid) =>
      api.call<WireCart>('POST', `${cart}merge/`, { headers: { ...club, ...more }, body: { mergeUuid } });
    const merged = await merge(headers);
    expect(linesOf(merged.data)).toEqual([
      [options.shirt, 3, 'szegedi-futok', eva],
      [options.skis, 1, null, null],
      [options.shirt, 1, 'szegedi-futok', { name: null, number: 8 }],
    ]);
    expect((await merge(headers)).data).toEqual(merged.data);
    expect((await read(guest(data))).products).toEqual([]);
    expect((await merge(guest(data))).status).toBe(403);
    const another = await newCustomer(api);
    expect((await merge(headers, another.uuid)).errors).toEqual({ mergeUuid: ['invalid'] });
  });
});
