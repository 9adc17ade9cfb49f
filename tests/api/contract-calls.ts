import { saveContent } from '#backend/content/storage.ts';
import { documentPath, openApiDocument } from '#backend/openapi/document.ts';
import { newToken } from '#backend/customers/secrets.ts';
import { inTransaction } from '#backend/db/transaction.ts';
import { noteAsked } from '#backend/reviews/links.ts';
import { hashOfGiftCardCode } from '#backend/db/gift-cards.ts';
import { saveTeams } from '#backend/teams/storage.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { money } from '#lib/contract/money.ts';
import type { PlacedOrder } from '#lib/contract/order.ts';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { contractCalls } from '#lib/contract/endpoints.ts';
import type { StockNotice } from '#lib/contract/stock-notice.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import {
  fixtureMounting,
  fixtureNow,
  fixtureOptions as options,
  fixtureSet,
  fixtureShops,
} from '#tests/fixtures/catalog.ts';
import { fixtureTeams } from '#tests/fixtures/teams.ts';
import { contractContent } from './contract-content.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { wireCall, type Json, type Sample, type WireCall } from './hostile-inputs.ts';

/** Every call of the contract by `resource.name`. */
export const contractTable: ReadonlyMap<string, Endpoint> = contractCalls();

/** An API with the fixture's catalog and content, and no limit on how often it is called. */
export async function startContractApi(environment: Record<string, string> = {}): Promise<TestApi> {
  const api = await startTestApi({
    environment: { REVIEWS: 'true', RATE_LIMIT_READS: '0', RATE_LIMIT_WRITES: '0', SHED_DELAY: '0', ...environment },
  });
  await saveContent(api.db, contractContent, fixtureNow);
  await saveTeams(api.db, fixtureTeams, fixtureNow);
  return api;
}

export function isServed({ app }: TestApi, { method, path }: Endpoint): boolean {
  return app.hasRoute({ method, url: path });
}

export interface WireAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
}

let calls = 0;
/** Sends a call as it is, each from another address, so that tries are not counted together. */
export async function send({ app }: TestApi, { method, url, headers, payload }: WireCall): Promise<WireAnswer> {
  calls += 1;
  const answer = await app.inject({
    // The type names only the common methods.
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
    remoteAddress: `100.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}

/** A customer and a guest with what they own. */
export interface People {
  password: string;
  email: string;
  customer: Record<string, string>;
  guest: Record<string, string>;
  guestUuid: string;
  hash: string;
  setHash: string;
  addressId: string;
  order: { uuid: string; number: string };
  mailToken: string;
}

const { paths } = openApiDocument('http://localhost:4000');

/** The headers that the document asks of a call with a value of its own, such as the client's name (API-03). */
function documentedHeaders(endpoint: Endpoint): Record<string, string> {
  const { parameters = [] } = paths[documentPath(endpoint)]?.[endpoint.method.toLowerCase()] ?? {};
  return Object.fromEntries(
    parameters.flatMap(({ in: place, required, name, schema }) =>
      place === 'header' && required && typeof schema.const === 'string' ? [[name.toLowerCase(), schema.const]] : [],
    ),
  );
}

const password = 'hosszu-jelszo-2026';
const nobody = '0'.repeat(24);
const missingUuid = '00000000-0000-4000-8000-000000000000';

async function ask<Data>(api: TestApi, id: string, sample: Partial<Sample>): Promise<Data | undefined> {
  const endpoint = contractTable.get(id);
  if (!endpoint || !isServed(api, endpoint)) return undefined;
  const headers = { ...documentedHeaders(endpoint), ...sample.headers };
  const { text, status } = await send(api, wireCall(endpoint, { params: {}, query: {}, ...sample, headers }, id));
  if (status !== 200) throw new Error(`${id} answered ${status}: ${text}`);
  return JSON.parse(text).data;
}

const address = {
  firstname: 'Éva',
  lastname: 'Nagy-Kovács',
  city: 'Szeged',
  countryId: 'HU',
  postal: '6720',
  street: 'Tisza Lajos körút',
  streetNo: '12. II/3',
  deliveryType: 'home',
  isDefault: true,
};

function orderOf(email: string): { [key: string]: Json } {
  return {
    contact: { lastName: 'Kovács', firstName: 'Anna', email, phone: '+36 30 123 4567' },
    delivery: { type: 'pick_up_points', point: 'pp-1001' },
    comment: 'Csengess!',
    payment: 'on_delivery',
    billing: {
      name: 'Példa Kft.',
      taxNumber: '12345676-2-41',
      address: { postal: '6724', city: 'Szeged', street: 'Londoni körút', streetNo: '3.' },
    },
    expectedTotal: '8.980',
    acceptTerms: true,
  };
}

let registered = 0;
let noticed = 0;
/** Registers a customer who owns nothing yet. */
export async function newCustomer(api: TestApi): Promise<Pick<People, 'email' | 'customer'>> {
  registered += 1;
  const email = `vevo${registered}@example.hu`;
  const registration = {
    firstName: 'Éva',
    lastName: 'Nagy-Kovács',
    email,
    password,
    acceptTerms: true,
    newsletter: false,
  };
  const session = await ask<{ token: string; uuid: string }>(api, 'auth.register', {
    body: registration,
  });
  const customer: Record<string, string> = session
    ? { authorization: `Bearer ${session.token}`, 'x-request-id': session.uuid }
    : { 'x-request-id': nobody };
  return { email, customer };
}

/** Registers a new customer with an address and an order, and opens a guest's cart with a line and a set. */
export async function newPeople(api: TestApi): Promise<People> {
  const { email, customer } = await newCustomer(api);
  const confirmation = await mailedToken(api, /\/doi\/thankyou\/([\w-]+)/);
  const addresses = await ask<{ shipping: { uuid: string }[] }>(api, 'account.addAddress', {
    body: address,
    headers: customer,
  });
  await api.setStock(options.shirt, 1000);
  await ask(api, 'cart.add', { body: { productOption: options.shirt, amount: 1 }, headers: customer });
  const order = await ask<{ uuid: string; number: string }>(api, 'order.placeOrder', {
    body: orderOf(email),
    headers: customer,
  });
  const first = await ask<Cart>(api, 'cart.add', { body: { productOption: options.shirt, amount: 2 } });
  const guest = { 'x-request-id': first?.uuid ?? '' };
  const cart = await ask<Cart>(api, 'cart.add', {
    body: { productOption: options.helmet, setId: fixtureSet.id },
    headers: guest,
  });
  return {
    password,
    email,
    customer,
    guest,
    guestUuid: first?.uuid ?? '',
    mailToken: confirmation,
    hash: first?.products[0]?.hash ?? '',
    setHash: cart?.products.find(({ set }) => set)?.set?.hash ?? '',
    addressId: addresses?.shipping[0]?.uuid ?? '',
    order: order ?? { uuid: '', number: '' },
  };
}

/** What the newest mail proves by its link. */
async function mailedToken(api: TestApi, pattern: RegExp): Promise<string> {
  const mail = await api.db.selectFrom('mail').select('text').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return pattern.exec(mail?.text ?? '')?.[1] ?? '';
}

type SamplePart = Partial<Pick<Sample, 'params' | 'query' | 'body' | 'headers'>>;
type MakeSample = (people: People, api: TestApi) => SamplePart | Promise<SamplePart>;

const login: MakeSample = ({ email }) => ({ body: { email, password } });
const register: MakeSample = () => {
  registered += 1;
  return {
    body: {
      firstName: 'Ödön',
      lastName: 'dr. Kőműves',
      email: `uj${registered}@example.hu`,
      password,
      acceptTerms: true,
      newsletter: true,
    },
  };
};
const merge: MakeSample = ({ guestUuid }) => ({ body: { mergeUuid: guestUuid } });
const ofLine: MakeSample = ({ hash }) => ({ params: { hash } });
const ofSet: MakeSample = ({ setHash }) => ({ params: { hash: setHash } });
const wishlistItem: MakeSample = () => ({ body: { productId: 1 } });
const ofWishlistItem: MakeSample = async ({ guest }, api) => {
  await ask(api, 'wishlist.add', { body: { productId: 1 }, headers: guest });
  return { params: { id: '1' } };
};
const slug =
  (name: string): MakeSample =>
  () => ({ params: { slug: name } });
const productOne: MakeSample = () => ({ params: { id: '1' } });

let made = 0;
/** The code of a new voucher that anybody may redeem. */
async function newVoucher(api: TestApi): Promise<string> {
  made += 1;
  const code = `PROBA-${made}`;
  await api.db
    .insertInto('voucher')
    .values({
      code,
      customer_id: null,
      name: '500 Ft kedvezmény',
      value: money(500),
      minimum: null,
      valid_until: '2030-12-31',
      used_at: null,
      is_combinable: 1,
    })
    .execute();
  return code;
}

/** The code of a new gift card. */
async function newGiftCard(api: TestApi): Promise<string> {
  made += 1;
  const code = `PR0BAKARTYA${String(made).padStart(5, '0')}`;
  await api.db
    .insertInto('gift_card')
    .values({
      id: crypto.randomUUID(),
      code_hash: hashOfGiftCardCode(code),
      ending: code.slice(-4),
      value: money(500),
      balance: money(500),
      valid_until: '2030-12-31',
    })
    .execute();
  return code;
}

/** An order that a new guest has placed. */
async function newGuestOrder(api: TestApi): Promise<PlacedOrder | undefined> {
  made += 1;
  await api.setStock(options.shirt, 1000);
  const cart = await ask<Cart>(api, 'cart.add', { body: { productOption: options.shirt, amount: 1 } });
  return ask<PlacedOrder>(api, 'order.placeOrder', {
    body: orderOf(`vendeg${made}@example.hu`),
    headers: { 'x-request-id': cart?.uuid ?? '' },
  });
}

/** The secret of an order that a new guest has placed. */
const ofGuestOrder: MakeSample = async (_, api) => ({
  params: { token: (await newGuestOrder(api))?.accessToken ?? '' },
});

/** The payment of an order by card, whose card page is open. */
const ofPayment: MakeSample = async (_, api) => {
  made += 1;
  await api.setStock(options.shirt, 1000);
  const cart = await ask<Cart>(api, 'cart.add', { body: { productOption: options.shirt, amount: 1 } });
  const order = await ask<PlacedOrder>(api, 'order.placeOrder', {
    body: { ...orderOf(`vendeg${made}@example.hu`), payment: 'card' },
    headers: { 'x-request-id': cart?.uuid ?? '' },
  });
  const reference = order?.payment?.reference ?? '';
  await api.db
    .updateTable('payment')
    .set({ url: 'https://bank.example/1/' })
    .where('reference', '=', reference)
    .execute();
  return { params: { reference } };
};

/** The secret of the reviews of such an order. */
async function reviewToken(api: TestApi): Promise<string> {
  const order = await newGuestOrder(api);
  const token = newToken();
  if (order) await inTransaction(api.db, (transaction) => noteAsked(transaction, order.uuid, token, api.clock.now));
  return token;
}
const ofReviews: MakeSample = async (_, api) => ({ params: { token: await reviewToken(api) } });

/** A filter value that the catalog knows. */
async function filterOf(api: TestApi): Promise<string> {
  const found = await ask<SearchAnswer>(api, 'search.search', { query: {} });
  return String(found?.filters.flatMap(({ values }) => values)[0]?.fv_id);
}

/** What the mail of a guest's notice carries for one of its pages. */
async function noticeToken(api: TestApi, page: string): Promise<string> {
  noticed += 1;
  const body = { productOption: options.shoeSoldOut, email: `varok${noticed}@example.hu` };
  await ask(api, 'stockNotice.ask', { body });
  return mailedToken(api, new RegExp(`/ertesites/${page}/([\\w-]+)`));
}

/** What the mail of the newsletter carries. */
async function newsletterToken(api: TestApi): Promise<string> {
  noticed += 1;
  await ask(api, 'newsletter.subscribe', { body: { email: `hirlevel${noticed}@example.hu` } });
  return mailedToken(api, /\/checkout\/hirlevel\/megerosites\/([\w-]+)/);
}

/** What calls with input send when all is right. */
const samples: Record<string, MakeSample> = {
  'search.search': async (_, api) => ({
    query: {
      filters: await filterOf(api),
      path: '/cipok/',
      q: 'futócipő',
      priceMin: '4',
      priceMax: '1200',
      priceType: 'vk',
      sortField: 'price',
      sortType: 'asc',
      page: '1',
      store: fixtureShops.szeged,
    },
  }),
  'search.searchLimited': () => ({ query: { productIds: '1,2', q: 'futó' } }),
  'product.product': productOne,
  'product.compared': () => ({ query: { ids: '2,1' } }),
  'product.stock': productOne,
  'review.list': () => ({ params: { id: '1' }, query: { page: '1' } }),
  'review.order': ofReviews,
  'review.write': async (_, api) => ({
    params: { token: await reviewToken(api), line: '0' },
    body: { stars: 4, size: 'right', text: 'Jó, de kicsit kicsi.\nAjánlom!', name: 'Éva', lang: 'hu' },
  }),
  'review.withdraw': async (_, api) => ({ params: { token: await reviewToken(api), line: '0' } }),
  'review.stop': ofReviews,
  'brand.brand': slug('vento'),
  'shop.shops': () => ({ query: { q: 'Szeged', lat: '46.25', lng: '20.14', service: 'ski-service' } }),
  'shop.shop': () => ({ params: { sysname: fixtureShops.szeged } }),
  'place.postcode': () => ({ params: { postal: '1138' } }),
  'flipbook.flipbooks': () => ({ query: { store: fixtureShops.szeged } }),
  'flipbook.flipbook': slug('teli-ajanlatok'),
  'flipbook.mentions': () => ({ query: { q: 'kabát' } }),
  'blog.guides': () => ({ query: { page: '1', sport: 'futas' } }),
  'blog.guide': slug('futocipo-valasztas'),
  'content.page': slug('szallitas'),
  'auth.login': login,
  'auth.register': register,
  'auth.forgotPassword': ({ email }) => ({ body: { email } }),
  'auth.resetPassword': async ({ email }, api) => {
    await ask(api, 'auth.forgotPassword', { body: { email } });
    const token = await mailedToken(api, /[?&]token=([\w-]+)/);
    return { body: { token, email, password: 'masik-jelszo-2026', password_confirmation: 'masik-jelszo-2026' } };
  },
  'auth.confirmEmail': ({ mailToken }) => ({ params: { userHash: mailToken } }),
  'account.savePersonal': () => ({
    body: {
      firstName: 'Éva',
      lastName: 'Kovács',
      phone: '06 30 123 4567',
      birthday: '1990-02-28',
      gender: 'female',
      avatar: 'runner',
    },
  }),
  'account.separateEmail': () => ({ body: { separateEmail: 'szamla@example.hu' } }),
  'account.changePassword': ({ email }) => ({
    body: {
      oldPassword: password,
      newPassword: 'masik-jelszo-2026',
      newPassword_confirmation: 'masik-jelszo-2026',
      email,
    },
  }),
  'account.addAddress': () => ({ body: address }),
  'account.saveAddress': ({ addressId }) => ({ params: { id: addressId }, body: address }),
  'account.deleteAddress': ({ addressId }) => ({ params: { id: addressId } }),
  'cart.add': () => ({
    body: { productOption: options.skis, amount: 1, relatedProducts: [], mounting: fixtureMounting.id },
  }),
  'cart.exchange': ({ hash }) => ({ params: { hash }, body: { amount: 1, mounting: null } }),
  'cart.setQuantity': ({ hash }) => ({ params: { hash }, body: { amount: 3 } }),
  'cart.remove': ofLine,
  'cart.removeSet': ofSet,
  'cart.merge': merge,
  'voucher.add': async (_, api) => ({ body: { code: await newVoucher(api) } }),
  'voucher.remove': async ({ guest }, api) => {
    const code = await newVoucher(api);
    await ask(api, 'voucher.add', { body: { code }, headers: guest });
    return { params: { code } };
  },
  'giftCard.add': async (_, api) => ({ body: { code: await newGiftCard(api) } }),
  'giftCard.remove': async ({ guest }, api) => {
    const code = await newGiftCard(api);
    const cart = await ask<Cart>(api, 'giftCard.add', { body: { code }, headers: guest });
    return { params: { id: cart?.giftCards.at(-1)?.id ?? '' } };
  },
  'giftCard.balance': async (_, api) => ({ body: { code: await newGiftCard(api) } }),
  'wishlist.add': wishlistItem,
  'wishlist.remove': ofWishlistItem,
  'wishlist.merge': merge,
  'order.orders': () => ({ query: { year: '2026', status: 'placed' } }),
  'order.order': ({ order }) => ({ params: { id: order.uuid } }),
  'order.placeOrder': async (_, api) => {
    const cart = await ask<Cart>(api, 'cart.add', { body: { productOption: options.shirt } });
    return {
      body: orderOf('vendeg@example.hu'),
      headers: { 'x-request-id': cart?.uuid ?? '', 'idempotency-key': 'contract-key-1' },
    };
  },
  'order.cancelOrder': ({ order }) => ({ params: { id: order.uuid } }),
  'guestOrder.read': ofGuestOrder,
  'guestOrder.cancel': ofGuestOrder,
  'guestOrder.register': async (people, api) => ({
    ...(await ofGuestOrder(people, api)),
    body: { password, acceptTerms: true },
  }),
  'payment.start': async (people, api) => ({ ...(await ofPayment(people, api)), body: { lang: 'en' } }),
  'payment.check': ofPayment,
  'withdrawal.start': ({ email, order }) => ({
    body: { name: 'Kovács Anna', orderNumber: order.number, email, items: [{ line: 0, quantity: 1 }] },
  }),
  'withdrawal.confirm': async ({ email, order }, api) => {
    const body = { name: 'Kovács Anna', orderNumber: order.number, email };
    return { body: { uuid: (await ask<{ uuid: string }>(api, 'withdrawal.start', { body }))?.uuid ?? '' } };
  },
  'newsletter.subscribe': () => ({ body: { email: 'hirlevel@example.hu' } }),
  'newsletter.confirm': async (_, api) => ({ body: { token: await newsletterToken(api) } }),
  'newsletter.end': async (_, api) => ({ body: { token: await newsletterToken(api) } }),
  'stockNotice.ask': () => ({ body: { productOption: options.shoeSoldOut, email: 'varok@example.hu', store: null } }),
  'stockNotice.confirm': async (_, api) => ({ body: { token: await noticeToken(api, 'megerosites') } }),
  'stockNotice.end': async (_, api) => ({ body: { token: await noticeToken(api, 'vege'), all: true } }),
  'stockNotice.remove': async ({ customer }, api) => {
    const body = { productOption: options.shoeSoldOut };
    // Another call may have ended the session: it has no notices then.
    const list = await ask(api, 'stockNotice.ask', { body, headers: customer }).then(
      () => ask<{ notices: StockNotice[] }>(api, 'stockNotice.list', { headers: customer }),
      () => undefined,
    );
    return { params: { id: list?.notices[0]?.uuid ?? missingUuid } };
  },
  'team.team': slug('szegedi-futok'),
  'team.login': login,
  'team.register': register,
  'team.forgotPassword': ({ email }) => ({ body: { email } }),
  'team.addToCart': () => ({
    body: {
      items: [{ productOption: options.shirt, amount: 2, print: { name: 'ÉVA', number: 7 } }],
      team: 'szegedi-futok',
      shopIdentifier: 'szegedi-futok',
      priceType: 'vk',
    },
  }),
  'team.setQuantity': ({ hash }) => ({ params: { hash }, body: { amount: 3 } }),
  'team.removeFromCart': ofLine,
  'team.removeSetFromCart': ofSet,
  'team.mergeCart': merge,
  'team.addToWishlist': wishlistItem,
  'team.removeFromWishlist': ofWishlistItem,
  'team.mergeWishlist': merge,
  'sitemap.sitemap': () => ({ query: { after: '/', kind: 'product' } }),
};

/** A call that has to succeed, by the right caller. */
export async function sampleOf(api: TestApi, id: string, endpoint: Endpoint, people: People): Promise<Sample> {
  const { params = {}, query = {}, body, headers = {} } = (await samples[id]?.(people, api)) ?? {};
  const identity = { none: {}, auth: {}, key: {}, caller: people.guest, customer: people.customer }[
    endpoint.authentication
  ];
  const team: Record<string, string> = endpoint.team ? { team: 'szegedi-futok' } : {};
  return {
    params,
    query,
    headers: { ...documentedHeaders(endpoint), ...identity, ...team, ...headers },
    ...(body === undefined ? {} : { body }),
  };
}
