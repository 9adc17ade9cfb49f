import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveTeams } from '#backend/teams/storage.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import type { ShippingAddress } from '#lib/contract/account.ts';
import { money } from '#lib/contract/money.ts';
import type { Cart } from '#lib/contract/cart.ts';
import type { StockNotice } from '#lib/contract/stock-notice.ts';
import { hashOfGiftCardCode } from '#backend/db/gift-cards.ts';
import type { Withdrawal } from '#lib/contract/withdrawal.ts';
import { fixtureNow, fixtureOptions as options, fixtureSet } from '#tests/fixtures/catalog.ts';
import { fixtureTeams } from '#tests/fixtures/teams.ts';
import { goodPassword, lastMail, newCustomer, placeOrder } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const missingUuid = '00000000-0000-4000-8000-000000000000';
const missingHash = '0'.repeat(24);
const address = {
  firstname: 'Anna',
  lastname: 'Kovács',
  city: 'Szeged',
  postal: '6724',
  street: 'Londoni körút',
  streetNo: '3.',
};

/** A caller with one of everything that can be named in a call. */
interface Party {
  name: string;
  headers: Record<string, string>;
  uuid: string;
  email: string;
  order: { uuid: string; number: string };
  address: string;
  line: string;
  set: string;
  wishlistItem: number;
  notice: string;
  voucher: string;
  giftCard: string;
}

/** How a call names something: by the handles of a party, or by handles that nobody has. */
interface Naming {
  params?: (handles: Party) => Record<string, string>;
  body?: (handles: Party) => object;
}

/** Whose things a call can reach. */
type Row =
  /** Everyone's: it answers nothing that belongs to somebody. */
  | 'public'
  /** The caller's alone: no part of the call names anything else. */
  | 'own'
  /** Nobody's before, or whoever proves to be it: registration, login, and what tokens of mails open. */
  | 'proof'
  | Naming;

const rows: Record<string, Row> = {
  'menu.menu': 'public',
  'home.home': 'public',
  'search.search': 'public',
  'search.autosuggest': 'public',
  'search.searchLimited': 'public',
  'search.headerData': 'public',
  'product.product': 'public',
  'product.compared': 'public',
  'product.stock': 'public',
  'brand.brands': 'public',
  'brand.brand': 'public',
  'shop.shops': 'public',
  'shop.shop': 'public',
  'flipbook.flipbooks': 'public',
  'flipbook.flipbook': 'public',
  'blog.guides': 'public',
  'blog.guide': 'public',
  'flipbook.mentions': 'public',
  'place.postcode': 'public',
  'content.page': 'public',
  'sitemap.sitemap': 'public',
  'sitemap.parts': 'public',
  'health.health': 'public',
  'auth.login': 'proof',
  'auth.register': 'proof',
  'auth.forgotPassword': 'proof',
  'auth.resetPassword': 'proof',
  'auth.confirmEmail': 'proof',
  'auth.logout': 'own',
  'account.account': 'own',
  'account.savePersonal': 'own',
  'account.separateEmail': 'own',
  'account.deleteAccount': 'own',
  'account.changePassword': {
    body: ({ email }) => ({
      oldPassword: goodPassword,
      newPassword: 'Uj-csapas-2026',
      newPassword_confirmation: 'Uj-csapas-2026',
      email,
    }),
  },
  'account.addAddress': 'own',
  'account.saveAddress': { params: ({ address: id }) => ({ id }), body: () => address },
  'account.deleteAddress': { params: ({ address: id }) => ({ id }) },
  'loyalty.loyalty': 'own',
  'cart.get': 'own',
  'cart.add': 'own',
  'cart.exchange': {
    params: ({ line }) => ({ hash: line }),
    body: () => ({ amount: 1, mounting: null }),
  },
  'cart.setQuantity': { params: ({ line }) => ({ hash: line }), body: () => ({ amount: 1 }) },
  'cart.remove': { params: ({ line }) => ({ hash: line }) },
  'cart.removeSet': { params: ({ set }) => ({ hash: set }) },
  // A voucher is whose it says; its code is a shopper's to try, and tries are counted.
  'voucher.add': 'proof',
  'voucher.remove': { params: ({ voucher }) => ({ code: voucher }) },
  // A gift card is whoever's knows its code, which is tried and counted likewise; its id pays nothing.
  'giftCard.add': 'proof',
  'giftCard.balance': 'proof',
  'giftCard.remove': { params: ({ giftCard }) => ({ id: giftCard }) },
  'cart.merge': { body: ({ uuid }) => ({ mergeUuid: uuid }) },
  'wishlist.get': 'own',
  'wishlist.add': 'own',
  'wishlist.remove': { params: ({ wishlistItem }) => ({ id: String(wishlistItem) }) },
  'wishlist.merge': { body: ({ uuid }) => ({ mergeUuid: uuid }) },
  'order.orders': 'own',
  'order.order': { params: ({ order }) => ({ id: order.uuid }) },
  'order.deliveryOptions': 'own',
  'order.placeOrder': 'own',
  'order.cancelOrder': { params: ({ order }) => ({ id: order.uuid }), body: () => ({}) },
  // Whoever has the secret of a guest's order was given it with the order.
  'guestOrder.read': 'proof',
  'guestOrder.cancel': 'proof',
  'guestOrder.register': 'proof',
  // A reference is given with the order, and opens its payment alone.
  'payment.start': 'proof',
  'payment.check': 'proof',
  'review.list': 'public',
  // Whoever has the secret of an order's reviews was sent it.
  'review.order': 'proof',
  'review.write': 'proof',
  'review.withdraw': 'proof',
  'review.stop': 'proof',
  'review.own': 'own',
  'withdrawal.start': {
    body: ({ order }) => ({ name: 'Kovács Anna', orderNumber: order.number, email: 'tamado@example.hu' }),
  },
  // Whoever has the uuid of a begun withdrawal was given it for the order's number and address.
  'withdrawal.confirm': 'proof',
  // Whoever has the token was sent it; of an address nothing is told.
  'newsletter.subscribe': 'public',
  'newsletter.confirm': 'proof',
  'newsletter.end': 'proof',
  'stockNotice.ask': 'own',
  // Whoever has the token was sent it.
  'stockNotice.confirm': 'proof',
  'stockNotice.end': 'proof',
  'stockNotice.list': 'own',
  'stockNotice.remove': { params: ({ notice }) => ({ id: notice }) },
  'team.teams': 'public',
  'team.team': 'public',
  'team.login': 'proof',
  'team.register': 'proof',
  'team.forgotPassword': 'proof',
  'team.logout': 'own',
  'team.cart': 'own',
  'team.addToCart': 'own',
  'team.setQuantity': { params: ({ line }) => ({ hash: line }), body: () => ({ amount: 1 }) },
  'team.removeFromCart': { params: ({ line }) => ({ hash: line }) },
  'team.removeSetFromCart': { params: ({ set }) => ({ hash: set }) },
  'team.mergeCart': { body: ({ uuid }) => ({ mergeUuid: uuid }) },
  'team.wishlist': 'own',
  'team.addToWishlist': 'own',
  'team.removeFromWishlist': { params: ({ wishlistItem }) => ({ id: String(wishlistItem) }) },
  'team.mergeWishlist': { body: ({ uuid }) => ({ mergeUuid: uuid }) },
};

const contract = new Map<string, Endpoint>(
  Object.entries(endpoints).flatMap(([group, table]) =>
    Object.entries<Endpoint>(table).map(([name, call]): [string, Endpoint] => [`${group}.${name}`, call]),
  ),
);

let api: TestApi;
let parties: Party[];

const nobody: Party = {
  name: 'nobody',
  headers: {},
  uuid: 'u'.padEnd(33, '0'),
  email: 'nincs@example.hu',
  order: { uuid: missingUuid, number: 'L26-999999' },
  address: missingUuid,
  line: missingHash,
  set: missingHash,
  wishlistItem: 999_999,
  notice: missingUuid,
  voucher: 'SENKIE',
  giftCard: missingUuid,
};

async function newParty(
  name: string,
  identity: { headers: Record<string, string>; email: string } | null,
  wishlistItem: number,
): Promise<Party> {
  const { data: started } = await api.call<{ uuid: string }>('POST', '/api/v1/wishlist/', {
    headers: identity?.headers ?? {},
    body: { productId: wishlistItem },
  });
  const headers = identity?.headers ?? { 'x-request-id': started.uuid };
  const order = await placeOrder(api, headers, options.shirt);
  await api.call('POST', '/api/v1/cart/', { headers, body: { productOption: options.bottle } });
  const cart = await api.call<Cart>('POST', '/api/v1/cart/', {
    headers,
    body: { productOption: options.helmet, setId: fixtureSet.id },
  });
  const saved = await api.call<{ shipping: ShippingAddress[] } | undefined>('POST', '/api/v1/user/address/shipping/', {
    headers,
    body: address,
  });
  await api.call('POST', '/api/v1/stock-notices/', {
    headers,
    body: { productOption: options.shoeSoldOut, ...(identity ? {} : { email: `${name.replace(' ', '')}@example.hu` }) },
  });
  const waited = await api.call<{ notices: StockNotice[] } | undefined>('GET', '/api/v1/user/stock-notices/', {
    headers,
  });
  const voucher = `KUPON-${wishlistItem}`;
  await api.db
    .insertInto('voucher')
    .values({
      code: voucher,
      customer_id: null,
      name: 'Kupon',
      value: money(500),
      minimum: null,
      valid_until: '2026-12-31',
      used_at: null,
    })
    .execute();
  await api.call('POST', '/api/v1/cart/voucher/', { headers, body: { code: voucher } });
  const cardCode = `KARTYA${wishlistItem}`.padEnd(16, '0');
  const giftCard = randomUUID();
  await api.db
    .insertInto('gift_card')
    .values({
      id: giftCard,
      code_hash: hashOfGiftCardCode(cardCode),
      ending: cardCode.slice(-4),
      value: money(500),
      balance: money(500),
      valid_until: '2026-12-31',
    })
    .execute();
  await api.call('POST', '/api/v1/cart/gift-card/', { headers, body: { code: cardCode } });
  const [line, set] = cart.data.products;
  return {
    name,
    headers,
    uuid: started.uuid,
    email: identity?.email ?? 'vendeg@example.hu',
    order,
    wishlistItem,
    voucher,
    giftCard,
    address: saved.data?.shipping[0]?.uuid ?? missingUuid,
    line: line?.hash ?? '',
    set: set?.set?.hash ?? '',
    notice: waited.data?.notices[0]?.uuid ?? missingUuid,
  };
}

beforeAll(async () => {
  api = await startTestApi();
  await saveTeams(api.db, fixtureTeams, fixtureNow);
  const customers = [await newCustomer(api), await newCustomer(api, 'staff'), await newCustomer(api)];
  parties = [
    ...(await Promise.all(customers.map((customer, index) => newParty(`customer ${index + 1}`, customer, index + 1)))),
    await newParty('guest 1', null, 4),
    await newParty('guest 2', null, 5),
  ];
});
afterAll(() => api.close());

let sent = 0;

async function send(
  { method, path, team }: Endpoint,
  { params, body }: Naming,
  caller: Party,
  handles: Party,
): Promise<string> {
  const given = params?.(handles) ?? {};
  const url = path.replace(/:(\w+)/g, (_, name: string) => given[name] ?? '');
  sent += 1;
  // An address of its own each, so that no limit against guessing answers instead.
  const remoteAddress = `10.0.${sent >> 8}.${sent & 255}`;
  const headers = { ...caller.headers, ...(team ? { team: 'szegedi-futok' } : {}) };
  const answer = await api.app.inject({
    method,
    url,
    remoteAddress,
    headers,
    ...(body ? { payload: body(handles) } : {}),
  });
  return `${answer.statusCode} ${answer.body}`;
}

/** Everything that is stored of callers and their things. */
async function stored(): Promise<string> {
  const tables = [
    'customer',
    'customer_address',
    'cart_line',
    'cart_voucher',
    'voucher',
    'cart_gift_card',
    'gift_card',
    'stock',
    'wishlist_item',
    'orders',
    'order_status',
    'withdrawal',
    'retired_guest',
    'loyalty_entry',
    'stock_notice',
  ] as const;
  return JSON.stringify(await Promise.all(tables.map((table) => api.db.selectFrom(table).selectAll().execute())));
}

describe('nobody reaches what belongs to another', () => {
  it('every call of the contract says whose things it can reach', () => {
    expect(Object.keys(rows).toSorted()).toEqual([...contract.keys()].toSorted());
    for (const [name, { path, body }] of contract) {
      if (rows[name] === 'own') expect([name, path]).toEqual([name, path.replace(/:\w+/, '')]);
      const fields = 'shape' in body ? Object.keys(Object(body.shape)) : [];
      const names = fields.filter((field) => /uuid|hash|^id$|orderNumber/i.test(field));
      if (names.length > 0) expect([name, rows[name] === 'own']).toEqual([name, false]);
    }
  });

  const named = Object.entries(rows).flatMap(([name, row]) => (typeof row === 'string' ? [] : [{ name, row }]));
  it.each(named)(
    '$name answers for foreign handles as for missing ones, and changes nothing',
    async ({ name, row }) => {
      const call = contract.get(name)!;
      const before = await stored();
      const isMerge = /\.merge/.test(name);
      for (const caller of parties) {
        for (const owner of parties.filter((party) => party !== caller)) {
          const isGuestMerge = isMerge && owner.name.startsWith('guest') && caller.name.startsWith('customer');
          // A guest's uuid is the proof itself: who has it may take its cart over.
          if (isGuestMerge) continue;
          const handles = isMerge && owner.name.startsWith('guest') ? { ...nobody, uuid: 'A'.repeat(32) } : nobody;
          const [foreign, missing] = [await send(call, row, caller, owner), await send(call, row, caller, handles)];
          expect([caller.name, owner.name, foreign]).toEqual([caller.name, owner.name, missing]);
          expect(Number(foreign.slice(0, 3))).toBeGreaterThanOrEqual(400);
          await api.db.deleteFrom('attempt').execute();
        }
      }
      expect(await stored()).toBe(before);
    },
  );

  it('a random request uuid is an empty guest, and a customer’s is refused', async () => {
    for (const party of parties) {
      const other = `${party.uuid.slice(0, -2)}${party.uuid.endsWith('A') ? 'BB' : 'AA'}`;
      const { status, data } = await api.call<Cart>('GET', '/api/v1/cart/', { uuid: other });
      if (party.name.startsWith('guest')) expect(data.products).toEqual([]);
      else expect(status).toBe(403);
    }
  });

  it('the owners reach what is theirs', async () => {
    for (const party of parties.slice(0, 3)) {
      expect(
        (await api.call('GET', `/api/v1/user/order/${party.order.uuid}/`, { headers: party.headers })).status,
      ).toBe(200);
      const path = `/api/v1/user/address/shipping/${party.address}/`;
      expect((await api.call('PUT', path, { headers: party.headers, body: address })).status).toBe(200);
    }
    for (const { headers, line, set, wishlistItem, voucher, giftCard } of parties) {
      for (const path of [
        `/api/v1/cart/hash/${line}/`,
        `/api/v1/cart/set/${set}/`,
        `/api/v1/wishlist/${wishlistItem}/`,
        `/api/v1/cart/voucher/${voucher}/`,
        `/api/v1/cart/gift-card/${giftCard}/`,
      ]) {
        expect((await api.call('DELETE', path, { headers })).status).toBe(200);
      }
    }
    const own = { name: 'Kovács Anna', orderNumber: parties[0]!.order.number, email: 'rendeles@example.hu' };
    const begun = await api.call<Withdrawal>('POST', '/api/v1/withdrawal/', { body: own });
    expect((await api.call('POST', '/api/v1/withdrawal/confirm/', { body: { uuid: begun.data.uuid } })).status).toBe(
      200,
    );
    expect((await lastMail(api, 'rendeles@example.hu'))?.subject).toContain('Elállás');
  });
});
