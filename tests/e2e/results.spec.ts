import type { Locator, Page } from '@playwright/test';
import { anyWidth, expect, t, test } from './test.ts';

const list = (page: Page) => page.getByRole('region', { name: t('list.label') });
const cards = (page: Page) => list(page).locator('li[data-product]');
const sheet = (page: Page) => page.getByRole('dialog', { name: t('filterDrawer.title') });
const top = (page: Page) => page.evaluate(() => scrollY);
const focusedProduct = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-product]')?.dataset.product);
const removal = (page: Page, name: string) =>
  page.locator('[data-keep-scroll]').getByRole('link', { name: t('results.removeFilter', { name }), exact: true });

/** Chooses values in the way of the device: beside the list at once, in the sheet all together. */
async function choose(page: Page, isMobile: boolean, values: [group: string, name: string][]): Promise<void> {
  if (isMobile) {
    await page.getByRole('button', { name: t('results.filters'), exact: true }).click();
    await expect(sheet(page).getByRole('checkbox').first()).toBeVisible();
    for (const [group, name] of values) {
      const details = sheet(page)
        .locator('details')
        .filter({ has: page.getByText(group, { exact: true }) });
      const value = details
        .locator('label')
        .filter({ hasText: new RegExp(`^${name}`) })
        .first();
      if (!(await value.isVisible())) await details.locator('summary').click();
      await value.click();
    }
    await sheet(page)
      .getByRole('button', { name: /Mutass/ })
      .click();
    await expect(sheet(page)).toHaveCount(0);
  } else {
    for (const [group, name] of values) {
      await page
        .locator('#szurok details')
        .filter({ has: page.getByText(group, { exact: true }) })
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await expect(removal(page, name)).toBeVisible();
    }
  }
  for (const [, name] of values) await expect(removal(page, name)).toBeVisible();
  // The list may be another route's drawing, with a button of its own.
  if (isMobile) await expect(page.locator('[data-open-filters]')).toBeFocused();
}

/** Scrolls to a card in the middle of the list, opens it and goes back; the list must be as it was. */
async function expectReturn(page: Page, comeBack: () => Promise<unknown>): Promise<void> {
  const products = await cards(page).evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.product));
  const card = cards(page).nth(Math.min(6, products.length - 1));
  const link = card.getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const before = await top(page);
  const product = await card.getAttribute('data-product');
  await link.focus();
  await link.press('Enter');
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByRole('button', { name: t('purchase.add'), exact: true })).toBeVisible();
  await comeBack();
  await expect(list(page)).toBeVisible();
  await expect.poll(() => focusedProduct(page)).toBe(product);
  await expect.poll(async () => Math.abs((await top(page)) - before)).toBeLessThanOrEqual(2);
  expect(await cards(page).evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.product))).toEqual(
    products,
  );
}

test('[PLP-14] [RT-26] menu, three filters, product and back: list, place and focus are as they were, after a reload too', async ({
  page,
  isMobile,
}) => {
  await page.goto('/cipok/futocipok/');
  await choose(page, isMobile, [
    ['Nem', 'Női'],
    ['Méret', '38'],
    ['Szín', 'Kék'],
  ]);
  await expect(page).toHaveURL(/\?filters=\d+,\d+,\d+$/);
  await expectReturn(page, () => page.goBack());
  await expectReturn(page, async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: t('purchase.add'), exact: true })).toBeVisible();
    await page.goBack();
  });
  const before = await top(page);
  const product = await focusedProduct(page);
  await page.reload();
  await expect.poll(() => focusedProduct(page)).toBe(product);
  await expect.poll(async () => Math.abs((await top(page)) - before)).toBeLessThanOrEqual(2);
});

test('shows more of a list, says so in the address, and brings it all back', async ({ page }) => {
  await page.goto('/cipok/');
  await expect(cards(page)).toHaveCount(48);
  await page.getByRole('link', { name: t('list.more') }).click();
  await expect(cards(page)).toHaveCount(96);
  await expect(page).toHaveURL('/cipok/?page=2');
  expect(
    new Set(await cards(page).evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.product))).size,
  ).toBe(96);
  const last = cards(page).nth(90).getByRole('heading').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const before = await top(page);
  await last.click();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(96);
  await expect.poll(async () => Math.abs((await top(page)) - before)).toBeLessThanOrEqual(2);
});

test('[PLP-20] shows four or six cards in a row of a wide window, as the shopper chose last', async ({
  page,
  isMobile,
}) => {
  const choice = page.getByRole('group', { name: t('list.density') });
  const columns = () =>
    cards(page)
      .locator('..')
      .first()
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  await page.goto('/cipok/');
  if (isMobile) {
    await expect(choice).toBeHidden();
    return;
  }
  const [four, six] = [4, 6].map((count) => choice.getByRole('radio', { name: t('list.columns', { count }) }));
  if (!four || !six) throw new Error('Two numbers have two radios');
  await expect(four).toBeChecked();
  expect(await columns()).toBe(4);
  await four.press('ArrowRight');
  await expect.poll(columns).toBe(6);
  await page.goto('/ruhazat/');
  expect(await columns()).toBe(6);
  await expect(six).toBeChecked();
});

test('puts more of a list where its button was, in the places of its cards', async ({ page }) => {
  await page.goto('/cipok/');
  const more = page.getByRole('link', { name: t('list.more') });
  await more.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // What is above has its size, once it has been near.
  await page.waitForTimeout(300);
  const before = await top(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.searchParams.get('page') === '2',
    async (route) => {
      await released;
      await route.continue();
    },
  );
  await more.click();
  const further = page.locator('[data-page="2"]');
  const heightOf = async (card: Locator) => (await card.boundingBox())?.height ?? 0;
  const height = await heightOf(further.locator('li').first());
  release();
  await expect(cards(page)).toHaveCount(96);
  expect(await top(page)).toBe(before);
  expect(Math.abs((await heightOf(further.locator('li').first())) - height)).toBeLessThan(60);
});

test('loads the page before on a deep link, without moving what is read', anyWidth, async ({ page }) => {
  await page.goto('/cipok/?page=3');
  const first = cards(page).first();
  await expect(cards(page)).toHaveCount(48);
  const product = await first.getAttribute('data-product');
  const card = page.locator(`li[data-product="${product}"]`);
  const before = (await card.boundingBox())?.y ?? 0;
  await page.getByRole('link', { name: t('list.loadPrevious') }).click();
  await expect(cards(page)).toHaveCount(96);
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(2);
});

test('[PLP-08] clears the order when the active one is chosen again', anyWidth, async ({ page }) => {
  await page.goto('/cipok/?sortField=price&sortType=asc');
  const menu = page.locator('details', { has: page.getByText(`${t('list.sort')}:`, { exact: true }) });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: t('list.clearSorting', { name: t('list.sorting.price-asc') }) }).click();
  await expect(page).toHaveURL('/cipok/');
  await expect(menu.locator('summary')).toContainText(t('list.sorting.sales_rank-desc'));
});

test('[RT-34] goes to the search when a filter of the page’s own path is taken away, else stays', async ({
  page,
  isMobile,
}) => {
  await page.goto('/sport/futas/');
  await choose(page, isMobile, [['Szín', 'Kék']]);
  await expect(page).toHaveURL(/^[^?]*\/sport\/futas\/\?filters=\d+$/);
  if (isMobile) {
    await page.getByRole('button', { name: t('results.filtersChosen', { count: 1 }) }).click();
    await sheet(page)
      .getByRole('checkbox', { name: /^Futás/ })
      .click();
    await sheet(page)
      .getByRole('button', { name: /Mutass/ })
      .click();
  } else {
    await page
      .locator('#szurok')
      .getByRole('link', { name: /^Futás/ })
      .click();
  }
  await expect(page).toHaveURL(/\/search\/\?filters=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('results.allTitle'));
});

test('[PLP-07] a sport goes with its last sub-sport, and its sub-sports with it', anyWidth, async ({ page }) => {
  for (const [address, name] of [
    ['/search/?filters=60001,60002', 'Aszfaltfutás'],
    ['/search/?filters=60001,60002', 'Futás'],
    ['/search/?filters=60002', 'Futás'],
    ['/sport/futas/?filters=60002', 'Aszfaltfutás'],
  ] as const) {
    await page.goto(address);
    await removal(page, name).click();
    await expect(page).toHaveURL(/\/search\/$/);
    await expect(removal(page, 'Futás')).toHaveCount(0);
  }
});

test(
  '[PLP-07] [RT-34] taking away what the page of a sub-sport is about leads to the search',
  anyWidth,
  async ({ page, isMobile }) => {
    for (const name of ['Futás', 'Aszfaltfutás']) {
      await page.goto('/sport/futas/aszfaltfutas/');
      if (isMobile) {
        await page.getByRole('button', { name: t('results.filters'), exact: true }).click();
        const sport = sheet(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });
        await expect(sport).toBeChecked();
        // A sub-sport goes from sight with its sport.
        await sport.click();
        await sheet(page)
          .getByRole('button', { name: /Mutass/ })
          .click();
      } else {
        await page
          .locator('#szurok')
          .getByRole('link', { name: new RegExp(`^${name}`) })
          .click();
      }
      await expect(page).toHaveURL(/\/search\/$/);
    }
  },
);

test('[PLP-06] a filter value that is not to be had takes no good one with it', anyWidth, async ({ request }) => {
  for (const [asked, status, wanted] of [
    ['/search/?filters=10006,30001,30002', 308, '/search/?filters=10006,30001'],
    ['/noi/?filters=10006,30002', 308, '/noi/?filters=10006'],
    ['/search/?filters=10006,99999999', 308, '/search/?filters=10006'],
    ['/cipok/?filters=99999999', 404, ''],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    const location = answer.headers().location;
    const led = location === undefined ? '' : location.replace(/^https?:\/\/[^/]+/, '');
    expect([asked, answer.status(), led]).toEqual([asked, status, wanted]);
  }
});

test('[PLP-14] has one address for one state', anyWidth, async ({ request }) => {
  for (const [asked, canonical] of [
    ['/cipok/?sortType=asc&sortField=price&page=1', '/cipok/?sortField=price&sortType=asc'],
    ['/cipok/?priceMin=4&priceMax=1200', '/cipok/'],
    ['/search/?q=%20fut%C3%B3%20%20cip%C5%91&utm_source=level', '/search/?q=fut%C3%B3+cip%C5%91&utm_source=level'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    const location = new URL(answer.headers().location ?? '', 'http://shop');
    expect([answer.status(), location.pathname + location.search]).toEqual([308, canonical]);
  }
});

test(
  '[PLP-14] leads from words on a list’s path to the search among what the path stands for',
  anyWidth,
  async ({ request }) => {
    for (const [asked, wanted] of [
      ['/cipok/?q=fekete', '/search/?q=fekete'],
      ['/sport/futas/?q=fekete&page=2', '/search/?q=fekete&filters=60001&page=2'],
      ['/en/cipok/?q=fekete', '/en/search/?q=fekete'],
    ] as const) {
      const answer = await request.get(asked, { maxRedirects: 0 });
      const location = new URL(answer.headers().location ?? '', 'http://shop');
      expect([asked, answer.status(), location.pathname + location.search]).toEqual([asked, 308, wanted]);
    }
  },
);

test('answers a page beyond the last with 404, however far', anyWidth, async ({ request }) => {
  for (const path of ['/search/?page=400', '/search/?page=501', '/cipok/?page=99999', '/marka/vantor/?page=501'])
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
});

test('helps where nothing is found', anyWidth, async ({ page }) => {
  await page.goto('/search/?q=zzzzqqq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('results.nothingFor', { query: 'zzzzqqq' }));
  await expect(page.getByRole('heading', { name: /zzzzqqq/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: t('results.bestsellers') })).toBeVisible();
  await expect(list(page).locator('li[data-product]')).toHaveCount(4);
});

test('[SRCH-01] does not say that it found nothing where a page answers', async ({ page }) => {
  await page.goto('/search/?q=nyitvatart%C3%A1s');
  const main = page.getByRole('main');
  await expect(main.getByRole('navigation', { name: t('answers.title') })).toBeVisible();
  await expect(main.getByRole('heading', { name: t('results.noGoods') })).toBeVisible();
});

test('[PLP-22] a size on a card goes into the cart, and a sold-out one leads to its page', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a finger does not hover');
  await page.goto('/cipok/futocipok/');
  const card = cards(page).first();
  await card.hover();
  const sizes = card.getByRole('list', { name: t('purchase.add') });
  const size = sizes.getByRole('link').and(page.locator(':not([data-sold-out])')).first();
  const label = (await size.textContent()) ?? '';
  await expect(size).toHaveAttribute('href', new RegExp(`meret=${encodeURIComponent(label)}`));
  await size.click();
  const panel = page.getByRole('dialog', { name: t('purchase.added') });
  await expect(panel).toContainText(label);
  await expect(page).toHaveURL(/\/cipok\/futocipok\/$/);
  await panel.getByRole('button', { name: t('purchase.goOn') }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('link', { name: t('cart.link', { count: 1 }) })).toBeVisible();
});

test('[PLP-22] leads to a size where the product asks for more than that', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger does not hover');
  await page.goto('/felszereles/kerekparozas/mtb-kerekparok/');
  const card = cards(page).first();
  await card.hover();
  const size = card
    .getByRole('list', { name: t('card.sizes') })
    .getByRole('link')
    .first();
  const label = (await size.textContent()) ?? '';
  await size.click();
  await expect(page).toHaveURL(new RegExp(`meret=${encodeURIComponent(label)}`));
});
