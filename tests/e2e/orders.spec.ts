import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { priceSchema } from '#lib/contract/price.ts';
import type { WireOrderDetails, WireOrderSummary } from '#lib/contract/order.ts';
import { yearOf, yearsOf } from '#lib/orders/index.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { addresses } from './shop.ts';
import { expect, t, test } from './test.ts';

const password = 'Bakancs-es-kulacs';
const missing = '/my-account/order-details/00000000-0000-4000-8000-000000000000/';

interface Caller {
  token: string;
  uuid: string;
}
interface Listed {
  products: { id: number }[];
}
interface Goods {
  options: { id: number; stock: number }[];
  isHeavy: boolean;
}
interface FilledCart {
  total: { grand: string };
}

/** A call of the API beside the page; fails the test where it is refused. */
async function call<T>(
  request: APIRequestContext,
  method: 'GET' | 'POST',
  path: string,
  caller?: Caller,
  data?: object,
): Promise<T> {
  const answer = await request.fetch(`${addresses.api}${path}`, {
    method,
    ...(data ? { data } : {}),
    headers: {
      Accept: 'application/json',
      Origin: addresses.storefront,
      'X-Request-Client': 'web',
      ...(caller ? { Authorization: `Bearer ${caller.token}`, 'X-Request-ID': caller.uuid } : {}),
    },
  });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** Logs the browser in, as the shop's login would. */
async function enter(context: BrowserContext, { token, uuid }: Caller): Promise<void> {
  await context.addCookies([
    { name: 'lendulet_token', value: token, url: addresses.storefront },
    { name: 'lendulet_request', value: uuid, url: addresses.storefront },
  ]);
}

/** A customer of the demo shop. Other tests read them too, so nothing of theirs is changed. */
async function enterAs(page: Page, request: APIRequestContext, email: string): Promise<Caller> {
  const caller = await call<Caller>(request, 'POST', '/api/v1/auth/login/', undefined, { email, password });
  await enter(page.context(), caller);
  return caller;
}

async function enterAsNew(page: Page, request: APIRequestContext): Promise<Caller> {
  const caller = await call<Caller>(request, 'POST', '/api/v1/auth/register/', undefined, {
    firstName: 'Őrs',
    lastName: 'Próba',
    email: `orders-${crypto.randomUUID()}@example.hu`,
    password,
    acceptTerms: true,
  });
  await enter(page.context(), caller);
  return caller;
}

/** Orders two pieces of one product and one of another, of which there are plenty. */
async function placeOrder(request: APIRequestContext, caller: Caller): Promise<WireOrderDetails> {
  const { products } = await call<Listed>(request, 'GET', '/api/v1/search/?path=/ruhazat/', caller);
  const wanted: number[] = [];
  for (const { id } of products) {
    const { options, isHeavy } = await call<Goods>(request, 'GET', `/api/v1/product/${id}/`, caller);
    const plenty = options.find(({ stock }) => stock >= 12);
    if (plenty && !isHeavy) wanted.push(plenty.id);
    if (wanted.length === 2) break;
  }
  for (const [index, productOption] of wanted.entries()) {
    await call(request, 'POST', '/api/v1/cart/', caller, { productOption, amount: 2 - index });
  }
  const { total } = await call<FilledCart>(request, 'GET', '/api/v1/cart/', caller);
  const { uuid } = await call<{ uuid: string }>(request, 'POST', '/api/v1/orders/', caller, {
    contact: { lastName: 'Próba', firstName: 'Őrs', email: 'orders@example.hu', phone: '+36301234567' },
    delivery: { type: 'home', address: { postal: '1138', city: 'Budapest', street: 'Váci út', streetNo: '1.' } },
    expectedTotal: total.grand,
    acceptTerms: true,
  });
  return call<WireOrderDetails>(request, 'GET', `/api/v1/user/order/${uuid}/`, caller);
}

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);
}

const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

test('[RT-15] greets a customer with the newest order, the points and the address', async ({ page, request }) => {
  const caller = await enterAs(page, request, 'anna@example.hu');
  const [newest] = await call<WireOrderSummary[]>(request, 'GET', '/api/v1/user/orders/', caller);
  await page.goto('/my-account/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('overview.greeting', { name: 'Anna' }));
  await expect(page.getByText(newest?.number ?? '')).toBeVisible();
  await expect(page.getByRole('region', { name: t('overview.address') })).toContainText('6724 Szeged');
  await expect(page.getByRole('region', { name: t('overview.loyalty') })).toContainText(
    t('overview.tier', { name: 'Ritmus' }),
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: t('overview.openOrder') }).click();
  await expect(page).toHaveURL(`/my-account/order-details/${newest?.uuid}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(newest?.number ?? '');
});

test('[RT-15] says in words which prices a customer sees', async ({ page, request }) => {
  await enterAs(page, request, 'premium@example.hu');
  await page.goto('/my-account/');
  await expect(page.getByText(t('overview.rolePrices.premium'))).toBeVisible();
});

test('[RT-16] [ACC-09] filters the orders by year and status, by address, with Back and after reload', async ({
  page,
  request,
}) => {
  const caller = await enterAs(page, request, 'anna@example.hu');
  const orders = await call<WireOrderSummary[]>(request, 'GET', '/api/v1/user/orders/', caller);
  const [year = 0] = yearsOf(orders);
  const ofYear = orders.filter((order) => yearOf(order) === year);
  await page.goto('/my-account/orders/');
  await expect(rows(page)).toHaveText(orders.map(({ number }) => number));
  await expectAccessible(page);

  const filters = page.getByRole('navigation', { name: t('orders.filters') });
  await filters.getByRole('link', { name: String(year) }).click();
  await expect(page).toHaveURL(`/my-account/orders/?ev=${year}`);
  await expect(rows(page)).toHaveText(ofYear.map(({ number }) => number));
  await filters.getByRole('link', { name: t('orders.states.delivered') }).click();
  await expect(page).toHaveURL(`/my-account/orders/?ev=${year}&allapot=delivered`);
  await expect(rows(page)).toHaveText(
    ofYear.filter(({ status }) => status === 'delivered').map(({ number }) => number),
  );

  // Into an order and back: the list is as it was left.
  await page.goBack();
  await expect(page).toHaveURL(`/my-account/orders/?ev=${year}`);
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/order-details/);
  await expect(page.getByRole('region', { name: t('orders.timeline') })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/my-account/orders/?ev=${year}`);
  await expect(rows(page)).toHaveCount(ofYear.length);
  await page.reload();
  await expect(rows(page)).toHaveCount(ofYear.length);

  await page.goto('/my-account/orders/?ev=2001');
  await expect(page.getByText(t('orders.noneMatching'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('orders.clear') }).click();
  await expect(rows(page)).toHaveCount(orders.length);
});

test('[RT-17] [ACC-09] shows an order on its way and one that can be withdrawn from', async ({ page, request }) => {
  const caller = await enterAs(page, request, 'anna@example.hu');
  const orders = await call<WireOrderSummary[]>(request, 'GET', '/api/v1/user/orders/', caller);
  const shipped = orders.find(({ status }) => status === 'shipped');
  await page.goto(`/my-account/order-details/${shipped?.uuid}/`);
  const steps = page.getByRole('region', { name: t('orders.timeline') }).getByRole('listitem');
  await expect(steps).toHaveText([
    /Beérkezett/,
    /Visszaigazolva/,
    /Becsomagolva/,
    /Úton.*itt tart/,
    /Átvéve.*még hátravan/,
  ]);
  await expect(page.getByText(/^SZF\d+HU$/)).toBeVisible();
  await expect(page.getByText(t('orders.withdrawalBefore', { days: 14 }))).toBeVisible();
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shipped?.number ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: t('orders.print') })).toBeHidden();
  await expect(page.getByRole('navigation', { name: t('account.menu') })).toBeHidden();
  await expect(page.getByText(formatPrice(priceSchema.parse(shipped?.grand))).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const delivered = orders.find(({ status }) => status === 'delivered');
  await page.goto(`/my-account/order-details/${delivered?.uuid}/`);
  await expect(page.getByText(/^még \d+ nap$/)).toBeVisible();
});

test('[RT-17] says that an order is unknown and leads to the list', async ({ page, request }) => {
  await enterAsNew(page, request);
  await page.goto(missing);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders.unknown'));
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('orders.back') })
    .click();
  await expect(page.getByRole('heading', { name: t('orders.none') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('account.overview') }).click();
  await expect(page.getByRole('heading', { name: t('overview.confirmTitle') })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('overview.noOrders') })).toBeVisible();
  await expectAccessible(page);
});

test('[ACC-09] orders again: the goods are in the cart, and what is sold out is named', async ({ page, request }) => {
  const caller = await enterAsNew(page, request);
  const order = await placeOrder(request, caller);
  const [first, second] = order.items;
  await page.goto(`/my-account/order-details/${order.uuid}/`);
  const again = page.getByRole('button', { name: t('orders.reorder') });
  await again.dblclick();
  await expect(page.getByRole('heading', { name: t('orders.reordered', { count: 3 }) })).toBeVisible();
  await expect(page.getByRole('link', { name: t('cart.link', { count: 3 }) })).toBeVisible();
  await expectAccessible(page);

  await page.route(`${addresses.api}/api/v1/cart/`, (route) => {
    const line =
      route.request().method() === 'POST' ? (route.request().postDataJSON() as { productOption: number }) : null;
    if (line?.productOption !== second?.optionId) return route.continue();
    return route.fulfill({
      status: 422,
      json: { message: 'refused', errors: { productOption: ['sold_out'] } },
      headers: { 'access-control-allow-origin': addresses.storefront, 'access-control-allow-credentials': 'true' },
    });
  });
  await again.click();
  await expect(page.getByRole('heading', { name: t('orders.reordered', { count: 2 }) })).toBeVisible();
  await expect(page.getByText(new RegExp(`${second?.name}.*${t('orders.reasons.soldOut')}`))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('orders.openCart') })
    .click();
  await expect(page).toHaveURL('/kosar/');
  await expect(page.getByRole('main')).toContainText(first?.name ?? '');
  await expect(page.getByRole('link', { name: t('cart.link', { count: 5 }) })).toBeVisible();
});

for (const [what, path, host] of [
  ['the list', '/my-account/orders/', '**/api/v1/user/orders/'],
  ['an order', missing, '**/api/v1/user/order/**'],
  ['the overview', '/my-account/', '**/api/v1/user/orders/'],
] as const) {
  test(`[RT-33] goes home with a word when the orders of ${what} can not be loaded`, async ({ page, request }) => {
    await enterAs(page, request, 'anna@example.hu');
    await page.route(host, (route) => route.abort());
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByText(t('session.notices.accountFailed'))).toBeVisible();
  });
}
