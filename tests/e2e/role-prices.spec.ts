import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Session } from '#lib/contract/auth.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import type { WireProduct, WireProductCard } from '#lib/contract/product.ts';
import { priceSchema, type PriceType } from '#lib/contract/price.ts';
import { formatCount } from '#lib/core/text/counts.ts';
import { addresses, environment } from './shop.ts';
import { expect, t, test } from './test.ts';

type Role = Exclude<PriceType, 'vk'>;
const roles: Role[] = ['staff', 'premium', 'pro'];
const password = 'Bakancs-es-kulacs';
const list = '/noi/';

async function data<T>(path: string, { headers, ...rest }: RequestInit = {}): Promise<T> {
  const answer = await fetch(`${addresses.api}${path}`, {
    ...rest,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return ((await answer.json()) as { data: T }).data;
}

/** Logs in as the demo's customer of a role. */
function logIn(role: Role): Promise<Session> {
  const body = JSON.stringify({ email: `${role}@example.hu`, password });
  return data('/api/v1/auth/login/', { method: 'POST', body, headers: { 'x-request-client': 'web' } });
}

const identity = ({ token, uuid }: Session) => ({ authorization: `Bearer ${token}`, 'x-request-id': uuid });
const cookieHeader = ({ token, uuid }: Session) => `lendulet_token=${token}; lendulet_request=${uuid}`;

async function enterAs(context: BrowserContext, { token, uuid }: Session): Promise<void> {
  await context.addCookies(
    [
      ['lendulet_token', token],
      ['lendulet_request', uuid],
    ].map(([name = '', value = '']) => ({ name, value, url: addresses.storefront })),
  );
}

async function cardsFor(headers: Record<string, string>): Promise<WireProductCard[]> {
  return (await data<{ products: WireProductCard[] }>(`/api/v1/search/?path=${list}`, { headers })).products;
}

const shownAs = (price: string | undefined) => formatPrice(priceSchema.parse(price));

/** How far the page has moved by itself, as the browser counts it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const isPrice = sources.some(({ node }) => node?.parentElement?.closest('main'));
        if (isPrice)
          Object.assign(globalThis, { shifted: (globalThis as unknown as { shifted: number }).shifted + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
}

test('[PDP-02] [T13] a customer sees the own prices beside the public ones, and nothing moves', async ({
  page,
  context,
}) => {
  const session = await logIn('staff');
  const [first, reduced] = await cardsFor(identity(session)).then((cards) => [
    cards[0],
    cards.find(({ prices }) => prices.staffFull),
  ]);
  if (!first || !reduced) throw new Error('The demo has no such products');
  await enterAs(context, session);
  const shifted = await watchShifts(page);
  await page.goto(list);
  for (const { id, prices } of [first, reduced]) {
    const card = page.locator(`li[data-product="${id}"]`).first();
    await expect(card).toContainText(`${t('prices.own.staff')}: ${shownAs(prices.staff)}`);
    await expect(card.getByText(t('prices.public', { price: shownAs(prices.vk) }))).toBeVisible();
  }
  expect(await shifted()).toBeLessThan(0.005);
  await page.goto(reduced.url);
  await expect(page.locator('[data-own-price]').getByText(t('prices.own.staff'))).toBeVisible();
  await expect(page.locator('[data-own-price]')).toContainText(shownAs(reduced.prices.staff));
  await expect(
    page.locator('[data-own-price]').getByText(t('prices.public', { price: shownAs(reduced.prices.vk) })),
  ).toBeVisible();
  expect(await shifted()).toBeLessThan(0.005);
});

test('[PDP-02] the prices are everyone’s again after the session has ended in another tab', async ({
  page,
  context,
}) => {
  const session = await logIn('premium');
  const [first] = await cardsFor(identity(session));
  if (!first) throw new Error('The demo has no products');
  await enterAs(context, session);
  await page.goto(list);
  const card = page.locator(`li[data-product="${first.id}"]`).first();
  await expect(card).toContainText(shownAs(first.prices.premium));
  await context.clearCookies();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(card).not.toContainText(shownAs(first.prices.premium));
  await expect(card).toContainText(shownAs(first.prices.vk));
});

/** A page of the search as the API answers a customer of a role. */
function searchFor(session: Session, role: Role, parameters: string) {
  return data<{ products: WireProductCard[]; total: number }>(`/api/v1/search/?priceType=${role}&${parameters}`, {
    headers: identity(session),
  });
}

const productIds = (page: Page) =>
  page
    .locator('main section li[data-product]')
    .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-product'))));

test('[PDP-02] [PLP-09] a customer’s list goes on by the prices that they pay, each product once', async ({
  page,
  context,
}) => {
  const session = await logIn('staff');
  const sorted = 'sortField=price&sortType=asc';
  const pages = await Promise.all([1, 2, 3].map((number) => searchFor(session, 'staff', `${sorted}&page=${number}`)));
  const wanted = pages.map(({ products }) => products.map(({ id }) => id));
  await enterAs(context, session);
  const shifted = await watchShifts(page);
  await page.goto(`/search/?${sorted}`);
  await expect.poll(() => productIds(page)).toEqual(wanted[0]);
  expect(await shifted()).toBeLessThan(0.005);
  for (const shown of [2, 3]) {
    await page.getByRole('link', { name: t('list.more') }).click();
    await expect.poll(() => productIds(page)).toEqual(wanted.slice(0, shown).flat());
  }
  expect(new Set(await productIds(page)).size).toBe(wanted.flat().length);
  expect(page.url()).not.toContain('priceType');
});

test('[PDP-02] [PLP-14] heading, column, sheet and list agree on what a customer’s bound of prices leaves', async ({
  page,
  context,
}) => {
  const session = await logIn('staff');
  const { total } = await searchFor(session, 'staff', 'priceMax=10');
  const shown = formatCount('hu', total);
  await enterAs(context, session);
  const shifted = await watchShifts(page);
  await page.goto('/search/?priceMax=10');
  await expect(page.locator('[data-total]')).toHaveText(t('results.total', { count: total, shown }));
  await expect(page.locator('#szurok').getByText(t('results.showProducts', { count: total, shown }))).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: t('list.pages') })).toContainText(
    t('list.total', { count: total, shown }),
  );
  expect(await shifted()).toBeLessThan(0.005);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.locator('[data-open-filters]').click();
  await expect(
    page
      .getByRole('dialog', { name: t('filterDrawer.title') })
      .getByRole('button', { name: t('filterDrawer.show', { count: total, shown }) }),
  ).toBeVisible();
});

test('[T13] a guest loads nothing of it', async ({ page }) => {
  const asked: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text().catch(() => ''));
  });
  await page.goto(list);
  await page.waitForLoadState('networkidle');
  await page.goto('/search/?sortField=price&sortType=asc');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /api\/v1\/search\/|search-limited|\/api\/v1\/user\//.test(url))).toEqual([]);
  // The selector by which the layer of own prices finds its places.
  expect((await Promise.all(scripts)).filter((text) => text.includes('[data-own-price]'))).toEqual([]);
});

/**
 * Prices of a role that are nobody else's, as the wire and as a page would write them. Public prices of the demo end in
 * 90, their differences in 00 and their sums in 60–80.
 */
async function sentinels(sessions: Record<Role, Session>): Promise<RegExp> {
  const answers = await Promise.all(
    roles.map(async (role) => ({ role, cards: await cardsFor(identity(sessions[role])) })),
  );
  const everyPage = await Promise.all(
    [
      '/api/v1/home/',
      '/api/v1/search/',
      '/api/v1/search/?q=cip%C5%91',
      `/api/v1/search/?path=${list}`,
      '/header-data/',
    ].map((path) => fetch(`${addresses.api}${path}`).then((answer) => answer.text())),
  );
  const found = answers
    .flatMap(({ role, cards }) => cards.map(({ prices }) => prices[role] ?? ''))
    .filter((price) => /\.\d[1-5]0$/.test(price) && everyPage.every((text) => !text.includes(price)));
  expect(found.length).toBeGreaterThan(20);
  // Between the thousands: the wire's dot, a space, or a no-break space as it is or escaped.
  const spellings = [...new Set(found)].map((price) =>
    price.replaceAll('.', String.raw`(?:\.|\s|\u00A0|\u202F|&nbsp;|&#160;|\\u00a0)`),
  );
  return new RegExp(String.raw`(?<![\d.])(?:${spellings.join('|')})(?:"|\s|\u00A0|&nbsp;|<)`, 'i');
}

/** Public prices that a page names itself: no finding, though a role may pay as much for something else. */
async function publicPrices(ids: readonly number[]): Promise<Set<string>> {
  const products = await Promise.all(ids.map((id) => data<WireProduct>(`/api/v1/product/${id}/`)));
  return new Set(products.flatMap((product) => JSON.stringify(product).match(/\d{1,3}(?:\.\d{3})+/g) ?? []));
}

test('[T13] no page, payload or built file has a price of a role', async () => {
  test.slow();
  const sessions = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await logIn(role)] as const)),
  ) as Record<Role, Session>;
  const pattern = await sentinels(sessions);
  const cards = (await cardsFor(identity(sessions.staff))).slice(0, 3);
  const known = await publicPrices(cards.map(({ id }) => id));
  const find = (text: string) =>
    Array.from(text.matchAll(new RegExp(pattern, 'gi')), ([match]) =>
      match.replaceAll(/[^\d]+/g, '.').replace(/\.$/, ''),
    ).filter((price) => !known.has(price));
  const pages = ['/', list, '/search/?q=cip%C5%91', ...cards.map(({ url }) => url), '/en/', '/kosar/'];
  const callers: Record<string, string>[] = [
    {},
    ...roles.flatMap((role) => [
      { cookie: cookieHeader(sessions[role]) },
      identity(sessions[role]),
      { cookie: cookieHeader(sessions[role]), ...identity(sessions[role]) },
    ]),
  ];
  for (const path of pages) {
    for (const caller of callers) {
      const payload = `${path}${path.includes('?') ? '&' : '?'}_rsc=abc12`;
      const [html, rsc] = await Promise.all([
        fetch(`${addresses.storefront}${path}`, { headers: caller }).then((answer) => answer.text()),
        fetch(`${addresses.storefront}${payload}`, { headers: { ...caller, RSC: '1' } }).then((answer) =>
          answer.text(),
        ),
      ]);
      expect([path, find(html), find(rsc)]).toEqual([path, [], []]);
    }
  }
  const build = join(import.meta.dirname, '../..', environment.BUILD_DIR ?? '');
  if (!existsSync(build)) return;
  const files = (await readdir(build, { recursive: true, withFileTypes: true })).filter(
    (entry) =>
      entry.isFile() &&
      /\.(html|rsc|json|js|body|meta|segment\.rsc)$/.test(entry.name) &&
      !/node_modules|\/cache\/(?!fetch)/.test(entry.parentPath),
  );
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const text = await readFile(path, 'utf8').catch(() => '');
    // Programs have numbers of their own; a price of the wire is in quotes.
    const found = find(text).filter((price) => !/\.js$/.test(path) || text.includes(`"${price}"`));
    expect([path, found]).toEqual([path, []]);
  }
});

test('[CART-08] the checkout knows the customer, and the order shows in the account', async ({ page, context }) => {
  const email = `penztar-${crypto.randomUUID().slice(0, 12)}@example.hu`;
  const body = { firstName: 'Ágnes', lastName: 'Őrsi-Kovács', email, password, acceptTerms: true, newsletter: false };
  const session = await data<Session>('/api/v1/auth/register/', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'x-request-client': 'web' },
  });
  const headers = identity(session);
  const address = {
    firstname: 'Ágnes',
    lastname: 'Őrsi-Kovács',
    city: 'Pécs',
    postal: '7621',
    street: 'Király utca',
    streetNo: '5.',
    isDefault: true,
  };
  await data('/api/v1/user/address/shipping/', { method: 'POST', body: JSON.stringify(address), headers });
  const option = (
    await Promise.all((await cardsFor({})).slice(0, 8).map(({ id }) => data<WireProduct>(`/api/v1/product/${id}/`)))
  )
    .flatMap(({ options }) => options)
    .find(({ stock }) => stock > 10);
  await data<WireCart>('/api/v1/cart/', {
    method: 'POST',
    body: JSON.stringify({ productOption: option?.id }),
    headers,
  });

  await enterAs(context, session);
  await page.goto(`${addresses.checkout}/checkout/`);
  await expect(page.getByText('Bejelentkezve: Őrsi-Kovács Ágnes')).toBeVisible();
  await expect(page.getByLabel('E-mail-cím')).toHaveValue(email);
  await expect(page.getByLabel('7621 Pécs, Király utca 5.')).toBeChecked();
  await expect(page.locator('[id="delivery.address.postal"]')).toBeHidden();
  await page.getByLabel('Telefonszám').fill('+36 30 123 4567');
  await page.getByLabel(/Elfogadom/).check();
  await page.getByRole('button', { name: 'Megrendelem fizetési kötelezettséggel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Köszönjük, megvan a rendelésed');
  await expect(page.getByText('7621 Pécs, Király utca 5.')).toBeVisible();
  const orders = await data<{ number: string }[]>('/api/v1/user/orders/', { headers });
  await expect(page.getByText(orders[0]?.number ?? 'no order')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rendeléseim' })).toHaveAttribute(
    'href',
    `${addresses.storefront}/my-account/orders/`,
  );

  // A session that is over orders nothing.
  await context.addCookies([{ name: 'lendulet_token', value: 'x'.repeat(43), url: addresses.storefront }]);
  await page.goto(`${addresses.checkout}/checkout/`);
  await expect(page.getByRole('heading', { name: 'Lejárt a bejelentkezésed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bejelentkezés' })).toHaveAttribute(
    'href',
    `${addresses.storefront}/login/?vissza=/kosar/`,
  );
});
