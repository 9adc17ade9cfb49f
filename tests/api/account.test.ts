import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account, Personal, ShippingAddress } from '#lib/contract/account.ts';
import type { OrderDetails, OrderSummary } from '#lib/contract/order.ts';
import { fixtureOptions as options, fixtureShops } from '#tests/fixtures/catalog.ts';
import { goodPassword, headersOf, logIn, newCustomer, placeOrder, type TestCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const user = '/api/v1/user/';
let api: TestApi;
let customer: TestCustomer;

beforeEach(async () => {
  api = await startTestApi();
  customer = await newCustomer(api);
});
afterEach(() => api.close());

const read = async () => (await api.call<Account>('GET', user, { headers: customer.headers })).data;
const put = <Data>(path: string, body: object) =>
  api.call<Data>('PUT', user + path, { headers: customer.headers, body });
const post = <Data>(path: string, body: object) =>
  api.call<Data>('POST', user + path, { headers: customer.headers, body });
const row = () => api.db.selectFrom('customer').selectAll().where('uuid', '=', customer.uuid).executeTakeFirstOrThrow();

describe('personal data', () => {
  const form = {
    firstName: 'Réka',
    lastName: 'dr. Szabóné Tóth',
    phone: '06 30/123-4567',
    birthday: '1988-02-29',
    gender: 'divers',
    avatar: 'hiker',
  };

  it('[ACC-01] are saved and answered, the telephone number as E.164', async () => {
    const { data } = await put<Personal>('personal/', form);
    expect(data).toEqual({ ...form, phone: '+36301234567', email: customer.email, separateEmail: null });
    expect((await read()).personal).toEqual(data);
    const { avatar: _, ...rest } = form;
    expect((await put<Personal>('personal/', { ...rest, phone: null, birthday: null })).data).toMatchObject({
      phone: null,
      birthday: null,
      avatar: 'hiker',
    });
  });

  it.each([
    ['+36 1 555 0101', '+3615550101'],
    ['0036 (62) 555 102', null],
    ['06-62-555-102', '+3662555102'],
    ['06 36 412 345', '+3636412345'],
    ['30 123 4567', '+36301234567'],
    ['36 412 345', '+3636412345'],
    ['36 30 123 4567', '+36301234567'],
    ['30 123 456', null],
    ['+36 30 123 456', null],
    ['+36 1 555 010', null],
    ['06 70 555 12345', null],
  ])('[ACC-01] takes the telephone number %s as %s', async (phone, stored) => {
    const { status, data, errors } = await put<Personal>('personal/', { ...form, phone });
    if (stored === null) expect([status, Object.keys(errors ?? {})]).toEqual([422, ['phone']]);
    else expect(data.phone).toBe(stored);
  });

  it.each<[string, object, string]>([
    ['a birthday to come', { birthday: '2026-11-22' }, 'birthday'],
    ['a birthday of 1899', { birthday: '1899-12-31' }, 'birthday'],
    ['no day', { birthday: '2025-02-29' }, 'birthday'],
    ['a formula', { firstName: '=1+1' }, 'firstName'],
    ['a line break', { lastName: 'Kovács\nBcc: x' }, 'lastName'],
    ['an unknown avatar', { avatar: '<svg>' }, 'avatar'],
    ['a role', { role: 'staff' }, 'role'],
    ['an e-mail address', { email: 'mas@example.hu' }, 'email'],
    ['a request uuid', { uuid: 'u'.repeat(33) }, 'uuid'],
    ['a verified address', { verified: true }, 'verified'],
    ['a token', { token: 'a'.repeat(43) }, 'token'],
    ['isAdmin', { isAdmin: true }, 'isAdmin'],
    ['a price', { vk: '1' }, 'vk'],
  ])('refuse %s and stay as they are', async (_, fields, field) => {
    const before = await row();
    const { status, errors } = await put('personal/', { ...form, ...fields });
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    expect(await row()).toEqual(before);
  });

  it('[ACC-08] have a separate address for mails about orders', async () => {
    const { data } = await post<Personal>('separate-email/', { separateEmail: 'Szamla@Example.hu' });
    expect(data.separateEmail).toBe('szamla@example.hu');
    await placeOrder(api, customer.headers, options.shirt);
    const mails = await api.db.selectFrom('mail').select('recipient').where('subject', 'like', '%L26-000001').execute();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['rendeles@example.hu', 'szamla@example.hu']);
    expect((await post<Personal>('separate-email/', { separateEmail: null })).data.separateEmail).toBeNull();
    expect((await post('separate-email/', { separateEmail: 'a@b' })).status).toBe(422);
    expect((await post('separate-email/', { separateEmail: null, email: 'x@example.hu' })).status).toBe(422);
  });
});

describe('the password', () => {
  const change = (fields: object = {}) =>
    post<{ token: string }>('change-password/', {
      oldPassword: goodPassword,
      newPassword: 'Uj-csapas-2026',
      newPassword_confirmation: 'Uj-csapas-2026',
      email: customer.email,
      ...fields,
    });

  it('[ACC-04] changes, answers a new token and ends all other sessions', async () => {
    const { data: other } = await logIn(api, customer.email, goodPassword);
    const { status, data } = await change();
    expect(status).toBe(200);
    const fresh = headersOf({ token: data.token, uuid: customer.uuid });
    expect((await api.call('GET', user, { headers: fresh })).status).toBe(200);
    for (const stolen of [customer.headers, headersOf(other)]) {
      expect(await api.call('GET', user, { headers: stolen })).toMatchObject({
        status: 403,
        errors: { token: ['invalid token'] },
      });
    }
    expect((await logIn(api, customer.email, goodPassword)).status).toBe(422);
    expect((await logIn(api, customer.email, 'Uj-csapas-2026')).status).toBe(200);
  });

  it.each<[string, object, object]>([
    ['a wrong old one', { oldPassword: 'Rossz-jelszo-1' }, { oldPassword: ['wrong'] }],
    ['another address', { email: 'mas@example.hu' }, { email: ['wrong'] }],
    [
      'another confirmation',
      { newPassword_confirmation: 'Uj-csapas-2027' },
      { newPassword_confirmation: ['different'] },
    ],
    ['a common one', { newPassword: 'qwertz123', newPassword_confirmation: 'qwertz123' }, { newPassword: ['common'] }],
    ['a short one', { newPassword: 'abc', newPassword_confirmation: 'abc' }, { newPassword: [expect.any(String)] }],
    ['a role beside it', { role: 'pro' }, { role: ['unknown'] }],
  ])('does not change with %s', async (_, fields, errors) => {
    const before = await row();
    expect(await change(fields)).toMatchObject({ status: 422, errors });
    expect(await row()).toEqual(before);
    expect((await api.call('GET', user, { headers: customer.headers })).status).toBe(200);
  });

  it('cannot be guessed with a stolen token', async () => {
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await change({ oldPassword: `Rossz-${tries}` })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });
});

describe('shipping addresses', () => {
  const home = {
    firstname: 'Anna',
    lastname: 'Kovács',
    city: 'Szeged',
    countryId: 'HU',
    postal: '6724',
    street: 'Londoni körút',
    streetNo: '3. 2. em. 5.',
    deliveryType: 'home',
    isDefault: false,
  };
  type Answer = { shipping: ShippingAddress[] };
  const path = 'address/shipping/';
  const defaults = (list: ShippingAddress[]) => list.filter(({ isDefault }) => isDefault).map(({ city }) => city);

  it('[ACC-03] are added, changed and deleted; exactly one is the default', async () => {
    const { data: first } = await post<Answer>(path, home);
    expect(first.shipping).toEqual([{ ...home, isDefault: true, uuid: expect.any(String) }]);
    await post<Answer>(path, { ...home, city: 'Győr' });
    const { data: third } = await post<Answer>(path, { ...home, city: 'Pécs', isDefault: true });
    expect(third.shipping.map(({ city }) => city)).toEqual(['Szeged', 'Győr', 'Pécs']);
    expect(defaults(third.shipping)).toEqual(['Pécs']);
    const [szeged, , pecs] = third.shipping;
    const { data: kept } = await put<Answer>(`${path}${pecs?.uuid}/`, { ...home, city: 'Komló' });
    expect(defaults(kept.shipping)).toEqual(['Komló']);
    const { data: moved } = await put<Answer>(`${path}${szeged?.uuid}/`, { ...home, isDefault: true });
    expect(defaults(moved.shipping)).toEqual(['Szeged']);
    const { data: rest } = await api.call<Answer>('DELETE', `${user}${path}${szeged?.uuid}/`, {
      headers: customer.headers,
    });
    expect(defaults(rest.shipping)).toEqual(['Győr']);
    expect((await read()).addresses).toEqual(rest);
  });

  it('have one default after twenty calls at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => post<Answer>(path, { ...home, isDefault: true })));
    const { shipping } = (await read()).addresses;
    expect([shipping.length, defaults(shipping).length]).toEqual([20, 1]);
    expect(await post(path, home)).toMatchObject({ status: 422, errors: { address: ['max:20'] } });
  });

  it.each<[string, object, string]>([
    ['a postal code of another land', { postal: '0123' }, 'postal'],
    ['another country', { countryId: 'AT' }, 'countryId'],
    ['no street', { street: '  ' }, 'street'],
    ['an owner', { customerId: 1 }, 'customerId'],
    ['a uuid', { uuid: '00000000-0000-4000-8000-000000000000' }, 'uuid'],
  ])('refuse %s', async (_, fields, field) => {
    const { status, errors } = await post(path, { ...home, ...fields });
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    expect((await read()).addresses.shipping).toEqual([]);
  });

  it('that are not there are not found', async () => {
    const missing = `${user}${path}00000000-0000-4000-8000-000000000000/`;
    for (const call of [put(`${path}nincs/`, home), api.call('DELETE', missing, { headers: customer.headers })]) {
      expect(await call).toMatchObject({ status: 404, errors: { id: ['not_found'] } });
    }
  });
});

describe('orders', () => {
  const list = (query = '') => api.call<OrderSummary[]>('GET', `${user}orders/${query}`, { headers: customer.headers });

  it('[ACC-09] [ACC-02] are those that the customer placed, newest first, with details; the last store is remembered', async () => {
    const first = await placeOrder(api, customer.headers, options.shoe, 2);
    await placeOrder(api, {}, options.shirt);
    const second = await placeOrder(api, customer.headers, options.bottle, 3, {
      delivery: { type: 'click_and_collect', store: fixtureShops.szeged },
    });
    const { data } = await list();
    expect(data.map(({ number, status, pieces, grand }) => [number, status, pieces, grand])).toEqual([
      ['L26-000003', 'placed', 3, '7.470'],
      ['L26-000001', 'placed', 2, '49.980'],
    ]);
    expect(data[1]?.images).toEqual([{ path: '/media/pacer-kek-elol', alt: 'Kék pacer' }]);
    expect((await read()).store).toBe(fixtureShops.szeged);

    const details = await api.call<OrderDetails>('GET', `${user}order/${first.uuid}/`, { headers: customer.headers });
    expect({ ...details.data, accessToken: null }).toEqual({
      ...first,
      isCancellable: true,
      refunds: [],
      status: 'placed',
      timeline: [{ status: 'placed', at: first.placedAt }],
      items: [
        {
          ...first.items[0],
          line: 0,
          optionId: options.shoe,
          productId: 1,
          withdrawn: 0,
          isCustomMade: false,
          url: '/p/vento-pacer-3-futocipo-1/?szin=kek&meret=42',
          image: { path: '/media/pacer-kek-elol', alt: 'Kék pacer' },
        },
      ],
      contact: { lastName: 'Kovács', firstName: 'Anna', email: 'rendeles@example.hu', phone: '+36 30 123 4567' },
      tracking: null,
      invoice: null,
      withdrawalUntil: null,
    });
    expect(second.uuid).not.toBe(first.uuid);
  });

  it('can be narrowed by year and status', async () => {
    const order = await placeOrder(api, customer.headers, options.shirt);
    await api.db
      .insertInto('order_status')
      .values({ order_uuid: order.uuid, position: 1, status: 'delivered', at: '2026-11-21T12:00:00.000Z' })
      .execute();
    for (const [query, count] of [
      ['?year=2026', 1],
      ['?year=2025', 0],
      ['?status=delivered', 1],
      ['?status=placed', 0],
      ['?year=2026&status=delivered', 1],
    ] as const)
      expect([query, (await list(query)).data.length]).toEqual([query, count]);
    expect((await list('?status=nincs')).status).toBe(422);
  });

  it('keep goods that the catalog no longer has', async () => {
    const order = await placeOrder(api, customer.headers, options.football);
    await api.db.deleteFrom('stock').where('option_id', '=', options.football).execute();
    await api.db.deleteFrom('product_option').where('id', '=', options.football).execute();
    const { data } = await api.call<OrderDetails>('GET', `${user}order/${order.uuid}/`, { headers: customer.headers });
    expect(data.items).toMatchObject([{ name: 'Strada focilabda', url: null, image: null }]);
    expect((await list()).data).toMatchObject([{ images: [], pieces: 1 }]);
  });
});

describe('deletion', () => {
  it('[AUTH-05] removes the person with everything, and keeps the orders without one', async () => {
    const { headers } = customer;
    await post('address/shipping/', {
      firstname: 'Anna',
      lastname: 'Titkos',
      city: 'Szeged',
      postal: '6724',
      street: 'Londoni körút',
      streetNo: '3.',
    });
    await post('separate-email/', { separateEmail: 'titkos@example.hu' });
    const contact = { lastName: 'Titkos', firstName: 'Anna', email: customer.email, phone: '+36 30 765 4321' };
    await placeOrder(api, headers, options.shirt, 1, { contact, comment: 'Titkos kapukód' });
    await api.call('POST', '/api/v1/cart/', { headers, body: { productOption: options.bottle } });
    await api.call('POST', '/api/v1/wishlist/', { headers, body: { productId: 1 } });

    expect((await api.call('DELETE', user, { headers })).data).toEqual({ done: true });
    expect(await api.call('GET', user, { headers })).toMatchObject({
      status: 403,
      errors: { token: ['invalid token'] },
    });
    expect((await logIn(api, customer.email, goodPassword)).status).toBe(422);
    const { db } = api;
    for (const table of [
      'customer',
      'customer_address',
      'session',
      'customer_token',
      'loyalty_entry',
      'wishlist',
      'wishlist_item',
      'cart_line',
      'mail',
    ] as const)
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    const orders = await db.selectFrom('orders').selectAll().execute();
    expect(orders).toMatchObject([{ number: 'L26-000001', grand_total: 9480 }]);
    for (const word of ['Titkos', '765', customer.uuid, 'Londoni', customer.email]) {
      expect(JSON.stringify(orders)).not.toContain(word);
    }
    expect(await db.selectFrom('order_line').select('quantity').execute()).toEqual([{ quantity: 1 }]);
  });

  it('keeps mails to a separate address that are not of the customer’s orders', async () => {
    const victim = await newCustomer(api);
    await post('separate-email/', { separateEmail: victim.email });
    await placeOrder(api, customer.headers, options.shirt);
    const before = await api.db
      .selectFrom('mail')
      .select('id')
      .where('recipient', '=', victim.email)
      .orderBy('id')
      .execute();
    await api.call('DELETE', user, { headers: customer.headers });
    const after = await api.db
      .selectFrom('mail')
      .select(['id', 'subject'])
      .where('recipient', '=', victim.email)
      .execute();
    expect(after).toEqual([{ ...before[0], subject: 'Erősítsd meg az e-mail-címed' }]);
  });

  it('at the moment when a new password is asked for is no fault', async () => {
    const others = await Promise.all(Array.from({ length: 10 }, () => newCustomer(api)));
    const answers = await Promise.all(
      others.flatMap(({ email, headers }) => [
        api.call('DELETE', user, { headers }),
        api.call('POST', '/api/v1/forgotpassword/', { headers, body: { email } }),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('drops withdrawals that were begun', async () => {
    const order = await placeOrder(api, customer.headers, options.shirt);
    const begun = await api.call('POST', '/api/v1/withdrawal/', {
      body: { name: 'Kovács Anna', orderNumber: order.number, email: 'rendeles@example.hu' },
    });
    expect(begun.status).toBe(200);
    await api.call('DELETE', user, { headers: customer.headers });
    expect(await api.db.selectFrom('withdrawal').selectAll().execute()).toEqual([]);
  });

  it('leaves the address free for a new registration', async () => {
    await api.call('DELETE', user, { headers: customer.headers });
    const again = await newCustomer(api, 'vk', { email: customer.email });
    expect(again.uuid).not.toBe(customer.uuid);
    expect((await api.call('GET', `${user}orders/`, { headers: again.headers })).data).toEqual([]);
  });
});
