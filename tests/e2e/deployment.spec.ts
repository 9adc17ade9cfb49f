import type { APIRequestContext, Page } from '@playwright/test';
import type { Cart } from '#lib/contract/cart.ts';
import { OtherBuild } from './other-build.ts';
import { addresses } from './shop.ts';
import { expect, untilHydrated, t, test } from './test.ts';

// The development server has neither builds nor chunks that could be missed.
test.skip(Boolean(process.env.E2E_RUNNING_SHOP), 'needs a build');

const api = `${addresses.api}/api/v1`;
const pieces = (page: Page, count: number) => page.getByRole('status').filter({ hasText: t('cart.pieces', { count }) });
const searchBox = (page: Page) => page.getByRole('search').locator('input[name=q]').first();
const lineOf = (page: Page, hash: string) => page.locator(`[data-hash="${hash}"]`);

/** Paths of the documents that the page loads as a whole from now on. */
function loadsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** A new guest with a line for each of the first products of a list; the page becomes that guest's. */
async function fillCart(request: APIRequestContext, page: Page, lines: number): Promise<string[]> {
  const { data } = (await (await request.get(`${api}/search/?path=/cipok/`)).json()) as {
    data: { products: { id: number }[] };
  };
  let cart: Cart | undefined;
  for (const { id } of data.products) {
    const product = (await (await request.get(`${api}/product/${id}/`)).json()) as {
      data: { options: { id: number; stock: number }[] };
    };
    const option = product.data.options.find(({ stock }) => stock > 3);
    if (!option) continue;
    const headers = { origin: addresses.storefront, ...(cart?.uuid ? { 'x-request-id': cart.uuid } : {}) };
    const answer = await request.post(`${api}/cart/`, { data: { productOption: option.id, amount: 1 }, headers });
    cart = ((await answer.json()) as { data: Cart }).data;
    if (cart.products.length === lines) break;
  }
  await page.context().addCookies([{ name: 'lendulet_request', value: cart?.uuid ?? '', url: addresses.storefront }]);
  return cart?.products.map(({ hash }) => hash) ?? [];
}

/** Fails the fetches of scripts that the page has not loaded yet, as a deployment that has other ones does. */
async function loseChunks(page: Page, isLost: () => boolean): Promise<void> {
  const there = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
  await page.route('**/_next/static/chunks/*.js', (route) =>
    isLost() && !there.has(route.request().url())
      ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' })
      : route.fallback(),
  );
}

test('[OPS-01] the build says which it is, and what it has drawn', async ({ request }) => {
  const { id } = (await (await request.get('/builds/latest.json')).json()) as { id: string };
  const meta = (await (await request.get(`/builds/meta/${id}.json`)).json()) as {
    prerendered: string[];
    routeRules: { pattern: string; name: string | null }[];
  };
  expect(meta.prerendered).toEqual(expect.arrayContaining(['/', '/en/', '/cipok/', '/kosar/', '/aktualis-ajanlatok/']));
  expect(meta.routeRules).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ pattern: '/p/*/', name: 'pdp', rendering: 'cached', isDynamicWithQuery: true }),
    ]),
  );
  for (const path of meta.prerendered.filter((_, index) => index % 10 === 0))
    expect((await request.get(path)).status(), path).toBe(200);
  const payload = (await (await request.get('/en/kosar/_payload.json')).json()) as {
    build: string;
    path: string;
    payload: string;
  };
  expect(payload).toEqual({ build: id, path: '/en/kosar/', payload: expect.stringContaining(id) });
  expect((await request.get('/builds/meta/nincs-ilyen.json')).status()).toBe(404);
});

test('[OPS-03] the texts of the build are there for a day', async ({ request }) => {
  for (const [locale, word] of [
    ['hu', t('header.home')],
    ['en', 'Cart'],
  ] as const) {
    const answer = await request.get(`/_i18n/${locale}/messages.json`);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'content-type': expect.stringContaining('application/json'),
    });
    expect(await answer.text()).toContain(word);
    const again = await request.get(`/_i18n/${locale}/messages.json`, {
      headers: { 'if-none-match': answer.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
  }
  expect((await request.get('/_i18n/de/messages.json')).status()).toBe(404);
});

test.describe('a deployment under an open tab', () => {
  let other: OtherBuild;
  test.beforeAll(async () => {
    other = await OtherBuild.start(`.next-e2e-other-${test.info().project.name}-${test.info().parallelIndex}`);
  });
  test.afterAll(() => other?.stop());

  test('[OPS-01] is noticed at the next link, which loads the new build once; nothing in the cart is lost', async ({
    browser,
    request,
  }) => {
    const page = await (await other.openBrowser(browser)).newPage();
    const [first = '', second = '', third = ''] = await fillCart(request, page, 3);
    await page.goto('/kosar/');
    await expect(lineOf(page, first)).toBeVisible();
    await untilHydrated(page);
    const loads = loadsOf(page);
    other.deploy();

    const more = lineOf(page, first).getByRole('button', { name: t('cart.more') });
    await more.click();
    await more.click();
    await lineOf(page, second)
      .getByRole('button', { name: /Törlés a kosárból/ })
      .click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.home') })
      .click();
    await expect(page).toHaveURL(`${addresses.storefront}/`);
    await expect.poll(() => loads).toEqual(['/']);
    expect(await page.evaluate(async () => (await fetch('/builds/latest.json')).json())).toEqual({ id: other.id });

    // Within the new build links are soft again, and the cart is as it was wished.
    await untilHydrated(page);
    await page.getByRole('banner').locator('a[href="/kosar/"]').click();
    await expect(pieces(page, 4)).toBeVisible();
    await expect(lineOf(page, third)).toBeVisible();
    await expect(lineOf(page, second)).toHaveCount(0);
    expect(loads).toEqual(['/']);
  });

  test('[OPS-01] is noticed where the next page was fetched ahead of the press, too', async ({ browser }) => {
    const page = await (await other.openBrowser(browser)).newPage();
    await page.goto('/');
    await untilHydrated(page);
    const loads = loadsOf(page);
    other.deploy();
    const link = page.getByRole('contentinfo').locator('a[href="/shops/"]').first();
    const ahead = page.waitForResponse((response) => response.url().includes('_rsc='));
    await link.hover();
    await ahead;
    await link.press('Enter');
    await expect(page).toHaveURL(`${addresses.storefront}/shops/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => loads).toEqual(['/shops/']);
  });
});

test('[OPS-04] a chunk that is missing once costs one reload and nothing of the cart', async ({ page, request }) => {
  await fillCart(request, page, 1);
  await page.goto('/cipok/');
  const loads = loadsOf(page);
  let isLost = true;
  await loseChunks(page, () => isLost);
  const events = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('lendulet:preloaderror', (event) => resolve(event instanceof CustomEvent && event.detail), {
          once: true,
        });
      }),
  );
  await searchBox(page).click();
  expect(await events).toContain('/_next/static/chunks/');
  await expect.poll(() => loads).toEqual(['/cipok/']);
  isLost = false;
  await untilHydrated(page);
  await searchBox(page).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.goto('/kosar/');
  await expect(pieces(page, 1)).toBeVisible();
  expect(loads).toEqual(['/cipok/', '/kosar/']);
});

test('[OPS-04] a chunk that stays missing is reported, on a page that stays; no second reload', async ({
  page,
  request,
}) => {
  await fillCart(request, page, 1);
  await page.goto('/cipok/');
  const loads = loadsOf(page);
  let isLost = true;
  await loseChunks(page, () => isLost);
  await searchBox(page).click();
  await expect.poll(() => loads).toEqual(['/cipok/']);
  await untilHydrated(page);
  await searchBox(page).click();
  await expect(page.getByText(t('session.incomplete'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cipők');
  // What is not alive leaves its links.
  for (const menu of [t('header.genders'), t('menu.categories')]) {
    await expect(page.getByRole('navigation', { name: menu }).getByRole('link').first()).toBeVisible();
  }
  expect(loads).toEqual(['/cipok/']);
  isLost = false;
  // On a phone the box is a sheet over the page.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('session.reload') }).click();
  await expect.poll(() => loads).toEqual(['/cipok/', '/cipok/']);
  await page.goto('/kosar/');
  await expect(pieces(page, 1)).toBeVisible();
});

test('[OPS-04] a page whose chunk is missing is loaded as a whole, and it is the wanted one', async ({ context }) => {
  // A page of its own: React says on the console what is missing here.
  const page = await context.newPage();
  await page.goto('/');
  await untilHydrated(page);
  const loads = loadsOf(page);
  await loseChunks(page, () => loads.length === 0);
  await page.getByRole('contentinfo').locator('a[href="/shops/"]').first().press('Enter');
  await expect(page).toHaveURL('/shops/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toEqual(['/shops/']);
});
