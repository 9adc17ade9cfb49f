import { randomUUID } from 'node:crypto';
import type { Cart } from '#lib/contract/cart.ts';
import { lawfulPages } from '#lib/contract/lawful-pages.ts';
import type { MenuItem } from '#lib/contract/menu.ts';
import type { Product } from '#lib/contract/product.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { calls, type Probe } from './probe.ts';

/** What an API has to have: for lists and products, for a shop that sells, or all of the contract. */
export const levels = ['minimum', 'shop', 'full'] as const;
export type Level = (typeof levels)[number];

/** What cannot be an id of anything that is sold. */
const nobody = '2147483600';
const hostileTexts = ["' OR 1=1 --", '<script>alert(1)</script>', '\u0000', '%', 'a'.repeat(3000), '"'.repeat(90)];

/** Menu, lists, search and products: what the pages need that everybody sees first. */
async function minimum(probe: Probe): Promise<SearchAnswer | undefined> {
  await probe.ask('health.health');
  const menu = (await probe.ask('menu.menu')) as MenuItem[] | undefined;
  await probe.ask('home.home');
  await probe.ask('search.headerData');
  await probe.ask('search.autosuggest');
  const all = (await probe.ask('search.search')) as SearchAnswer | undefined;
  const category = menu?.find(({ type, url }) => type === 'category' && url.startsWith('/'));
  if (category) await probe.ask('search.search', { query: { path: category.url } });
  else if (menu) probe.note('menu.menu', 'has no root of type "category" that leads to a list');
  if (all) await holdList(probe, all);
  await probe.refused('product.product', 'an id that nothing has', [404, 410], { params: { id: nobody } });
  await probe.refused('product.product', 'an id that is none', [404, 422], { params: { id: 'x' } });
  await probe.refused('search.search', 'a page that is none', [422], { query: { page: '-1' } });
  await probe.refused('search.search', 'a filter that is none', [422], { query: { filters: 'x' } });
  for (const q of hostileTexts) await holdCalm(probe, q);
  const unknown = await probe.fetch('unknown paths', `/api/v1/${randomUUID()}/`);
  if (unknown && unknown.status !== 404) probe.note('unknown paths', `are answered with ${unknown.status}`);
  else if (unknown) probe.holdRefusal('unknown paths', unknown);
  return all;
}

/** Products of a list have their pages, and a second page of it has others. */
async function holdList(probe: Probe, all: SearchAnswer): Promise<void> {
  const [card] = all.products;
  if (!card) return probe.note('search.search', 'finds no product at all, so that nothing of products can be checked');
  const id = String(card.id);
  const product = (await probe.ask('product.product', { params: { id } })) as Product | undefined;
  if (product && product.id !== card.id) probe.note('product.product', `answers ${id} with product ${product.id}`);
  await probe.ask('product.stock', { params: { id } });
  await probe.ask('search.searchLimited', { query: { productIds: id } });
  if (all.pageCount < 2) return;
  const second = (await probe.ask('search.search', { query: { page: '2' } })) as SearchAnswer | undefined;
  const first = new Set(all.products.map((one) => one.id));
  if (second?.products.some((one) => first.has(one.id)))
    probe.note('search.search', 'shows products of its first page on the second');
}

async function holdCalm(probe: Probe, q: string): Promise<void> {
  const seen = await probe.send('search.search', { query: { q } });
  if (seen && seen.status >= 500)
    probe.note('search.search', `fails with ${seen.status} for q=${JSON.stringify(q.slice(0, 20))}`);
  else if (seen && seen.status >= 400) probe.holdRefusal('search.search', seen);
}

/** Carts, customers and stores: what a shop needs that sells. It writes a cart and registers a customer. */
async function shop(probe: Probe, all: SearchAnswer | undefined, origin: string): Promise<void> {
  await holdCrossOrigin(probe, origin);
  await holdCart(probe, await buyable(probe, all));
  await holdCustomer(probe, all?.products[0]?.id);
  const [first] = ((await probe.ask('shop.shops')) ?? []) as { sysname: string }[];
  if (first) await probe.ask('shop.shop', { params: { sysname: first.sysname } });
  await probe.ask('brand.brands');
  await probe.ask('place.postcode', { params: { postal: '1138' } });
  await probe.ask('sitemap.parts');
  await probe.ask('sitemap.sitemap');
  for (const slug of lawfulPages) await probe.ask('content.page', { params: { slug } });
}

/** Browsers call from the storefront's pages, with headers of their own. */
async function holdCrossOrigin(probe: Probe, origin: string): Promise<void> {
  const seen = await probe.fetch('cross-origin calls', '/api/v1/cart/', {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-request-id',
    },
  });
  if (!seen) return;
  const allowed = seen.headers.get('access-control-allow-origin');
  if (allowed !== origin && allowed !== '*')
    probe.note('cross-origin calls', `are not allowed for ${origin}: a browser keeps carts from it`);
  const headers = (seen.headers.get('access-control-allow-headers') ?? '').toLowerCase();
  for (const name of ['authorization', 'content-type', 'x-request-id'])
    if (allowed !== null && !headers.includes(name))
      probe.note('cross-origin calls', `do not allow the header ${name}`);
}

/** An option of the first products that can be had. */
async function buyable(probe: Probe, all: SearchAnswer | undefined): Promise<number | undefined> {
  for (const { id } of all?.products.slice(0, 10) ?? []) {
    const product = (await probe.ask('product.product', { params: { id: String(id) } })) as Product | undefined;
    const option = product?.options.find(({ stock }) => stock > 1);
    if (option) return option.id;
  }
  if (all) probe.note('cart.add', 'none of the first ten products can be had, so that no cart can be checked');
  return undefined;
}

async function holdCart(probe: Probe, option: number | undefined): Promise<void> {
  await probe.ask('cart.get');
  await probe.refused('cart.add', 'an option that nothing has', [404, 422], {
    body: { productOption: Number(nobody) },
  });
  if (option === undefined) return;
  const added = (await probe.ask('cart.add', { body: { productOption: option } })) as Cart | undefined;
  if (!added) return;
  if (added.uuid === null) return probe.note('cart.add', 'gives the guest no request uuid, so that the cart is lost');
  const headers = { 'x-request-id': added.uuid };
  const kept = (await probe.ask('cart.get', { headers })) as Cart | undefined;
  const line = kept?.products[0];
  if (kept && !line)
    return probe.note('cart.get', 'does not know the cart of the request uuid that cart.add has given');
  if (!line) return;
  const params = { hash: line.hash };
  const two = (await probe.ask('cart.setQuantity', { params, headers, body: { amount: 2 } })) as Cart | undefined;
  if (two && two.products[0]?.option.quantity !== 2) probe.note('cart.setQuantity', 'does not set the quantity');
  await probe.ask('order.deliveryOptions', { headers });
  const empty = (await probe.ask('cart.remove', { params, headers })) as Cart | undefined;
  if (empty && empty.products.length > 0) probe.note('cart.remove', 'leaves the line in the cart');
}

async function holdCustomer(probe: Probe, product: number | undefined): Promise<void> {
  const email = `check-${randomUUID()}@example.hu`;
  const password = `próba ${randomUUID()}`;
  const session = (await probe.ask('auth.register', {
    body: { firstName: 'Próba', lastName: 'Vevő', email, password, acceptTerms: true, newsletter: false },
  })) as { token: string; uuid: string } | undefined;
  await probe.refused('auth.login', 'a wrong password', [401, 403, 422], { body: { email, password: 'nem ez az' } });
  if (!session) return;
  const login = (await probe.ask('auth.login', { body: { email, password } })) as typeof session | undefined;
  const { token, uuid } = login ?? session;
  const headers = { authorization: `Bearer ${token}`, 'x-request-id': uuid };
  await probe.ask('account.account', { headers });
  await probe.ask('order.orders', { headers });
  await probe.ask('wishlist.get', { headers });
  if (product !== undefined) {
    await probe.ask('wishlist.add', { headers, body: { productId: product } });
    await probe.ask('wishlist.remove', { headers, params: { id: String(product) } });
  }
  await probe.refused('account.account', 'a token without its request uuid', [401], {
    headers: { authorization: headers.authorization },
  });
  await probe.ask('auth.logout', { headers });
  await probe.refused('account.account', 'a session that has ended', [401, 403], { headers });
}

/** All other calls of the contract, of which none may be missing. */
async function full(probe: Probe): Promise<void> {
  for (const [id, { team, method, path, authentication }] of calls) {
    if (team || probe.tried.has(id)) continue;
    const needsNothing = method === 'GET' && authentication === 'none' && !path.includes(':');
    if (needsNothing && id !== 'flipbook.mentions') await probe.ask(id);
    else await probe.isThere(id);
  }
}

/** Holds an API against a level and those below it. `origin` is the storefront's. */
export async function checkLevel(probe: Probe, level: Level, origin: string): Promise<void> {
  const all = await minimum(probe);
  if (level === 'minimum') return;
  await shop(probe, all, origin);
  if (level === 'full') await full(probe);
}
