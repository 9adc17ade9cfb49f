import { consentCookie } from './consent-cookie.ts';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { anyWidth, expect, t, test } from './test.ts';

/** Opens the first running shoe with several colours and sizes. */
async function openShoe(page: Page): Promise<void> {
  await page.goto('/cipok/futocipok/');
  const card = page
    .getByRole('region', { name: t('list.label') })
    .getByRole('listitem')
    .filter({ has: page.locator('> i') })
    .first();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: t('purchase.add'), exact: true })).toBeVisible();
}

/** What the shops hold: a table, or on a narrow page a line of words for each. */
const shops = (page: Page) =>
  page
    .getByRole('table', { name: t('shopStock.table') })
    .or(page.getByRole('list', { name: t('shopStock.table') }))
    .filter({ visible: true });
const shopLines = (page: Page) => shops(page).locator('tbody tr, > li');

const sizes = (page: Page) => page.getByRole('region', { name: t('purchase.size'), exact: true });
const freeSize = (page: Page) => sizes(page).locator('a:not([data-sold-out])').first();

test('[RT-07] [PDP-06] keeps the size over another colour, and the way back', anyWidth, async ({ page }) => {
  await openShoe(page);
  await freeSize(page).click();
  await expect(page).toHaveURL(/meret=/);
  const before = new URL(page.url());
  await page.locator('main a[data-keep-scroll][href*="szin="]:not([aria-current])').first().click();
  await expect(page).not.toHaveURL(before.href);
  expect(new URL(page.url()).searchParams.get('meret')).toBe(before.searchParams.get('meret'));
  await expect(sizes(page).locator('[aria-current]')).toHaveText(before.searchParams.get('meret') ?? '');
  await page.goBack();
  await expect(page).toHaveURL(before.href);
  await expect(sizes(page).locator('[aria-current]')).toHaveText(before.searchParams.get('meret') ?? '');
  await expect(
    page
      .locator('main')
      .getByText(/\d\u00A0Ft/)
      .first(),
  ).toBeVisible();
});

test('shows its pictures by thumbnail and arrow, on the whole screen, enlarged to 1500 px', async ({ page }) => {
  await openShoe(page);
  const gallery = page.getByRole('group', { name: t('gallery.label') });
  await gallery.locator('a[href="#kep-2"]').click();
  await expect(gallery.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByText(/^1 \/ \d+$/)).toBeVisible();
  await gallery.locator('#kep-1 a').click();
  const dialog = page.getByRole('dialog', { name: t('gallery.title') });
  await expect(dialog.getByRole('img')).toBeVisible();
  for (let press = 0; press < 8; press++) await page.keyboard.press('+');
  await expect.poll(async () => (await dialog.getByRole('img').boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(1500);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(gallery.locator('#kep-1 a')).toBeFocused();
});

test('[PDP-07] shows which store has which size, and the stores near a postcode', async ({ page }) => {
  await openShoe(page);
  await page.getByRole('link', { name: /áruházunkban kapható/ }).click();
  await expect(shopLines(page)).toHaveCount(5);
  expect(await page.evaluate(() => innerWidth)).toBe(page.viewportSize()?.width);
  await expect(page.getByText(/^Készlet frissítve: \d?\d:\d\d$/)).toBeVisible();
  await page.getByRole('textbox', { name: t('shopStock.place') }).fill('8600');
  await expect(shopLines(page).first()).toContainText('Siófok');
  await expectNoViolations(page);
});

test('[PDP-07] [PDP-14] lists all stores that have it as a register, and the others in a fold', async ({ page }) => {
  await openShoe(page);
  await page.locator('#keszlet').scrollIntoViewIfNeeded();
  await expect(shopLines(page)).toHaveCount(5);
  const fold = page.locator('#keszlet details');
  await expect(fold.getByRole('listitem').first()).toBeHidden();
  await fold.locator('summary').click();
  await expect(fold.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: /^Mind a \d+ áruház/ }).click();
  await expect(page.locator('#keszlet').getByText('Budapest', { exact: true }).filter({ visible: true })).toHaveCount(
    1,
  );
  await expect(page.getByText(t('shopStock.register'))).toBeVisible();
  expect(await page.evaluate(() => innerWidth)).toBe(page.viewportSize()?.width);
  await expectNoViolations(page);
});

test('[PDP-13] has the data beside the button: even columns under the picture, each row at one height', async ({
  page,
}) => {
  await openShoe(page);
  const data = page.locator('main section', {
    has: page.getByRole('heading', { name: t('product.data'), exact: true }),
  });
  const boxes = await data.locator('dl > div').evaluateAll((rows) =>
    rows.map((row) => {
      const { left, right, top, bottom } = row.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right), top: Math.round(top), bottom: Math.round(bottom) };
    }),
  );
  const picture = await page.getByRole('group', { name: t('gallery.label') }).boundingBox();
  const lefts = new Set(boxes.map(({ left }) => left));
  expect(lefts.size).toBe((page.viewportSize()?.width ?? 0) >= 1280 ? 2 : 1);
  for (const box of boxes) {
    expect(box.right).toBeLessThanOrEqual(Math.ceil((picture?.x ?? 0) + (picture?.width ?? 0)));
    for (const other of boxes.filter(({ top }) => top === box.top)) expect(other.bottom).toBe(box.bottom);
  }
});

test('[PDP-15] a refurbished product tells grade, traces, guarantee and the new one on the first screen', async ({
  page,
}) => {
  await page.goto('/felujitott/');
  await expect(page.getByText(t('results.grades.B'))).toBeVisible();
  const card = page.locator('li[data-product]').first();
  const [badge, picture] = [card.locator('b[data-stays]'), card.locator('img').first()];
  const [low, whole] = [await badge.boundingBox(), await picture.boundingBox()];
  expect((whole?.y ?? 0) + (whole?.height ?? 0) - (low?.y ?? 0) - (low?.height ?? 0)).toBeLessThan(20);
  await card.getByRole('link').first().click();
  const notice = page.locator('section[data-refurbished]');
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(t('product.refurbishment.picture'))).toBeVisible();
  await expectNoViolations(page);
});

test('[SIZE-02] marks the chosen size in the size table, and says how to measure', async ({ page }) => {
  await openShoe(page);
  const name = await freeSize(page).innerText();
  await freeSize(page).click();
  await page.getByRole('button', { name: t('product.sizeTable') }).click();
  const dialog = page.getByRole('dialog', { name: t('product.sizeTable') });
  await expect(dialog.getByText(t('product.chosenSize')).filter({ visible: true })).toHaveCount(1);
  await expect(dialog.getByRole('rowheader', { name: t('product.chosenSize') })).toContainText(name);
  await expect(dialog.getByText(t('product.measure.foot'))).toBeVisible();
  await expectNoViolations(page);
});

test('[PDP-07] says that the stock can not be had, and gets it at the next try', anyWidth, async ({ page }) => {
  let isDown = true;
  await page.route('**/api/v1/product/*/stock/', (route) => (isDown ? route.abort() : route.continue()));
  await openShoe(page);
  await page.locator('#keszlet').scrollIntoViewIfNeeded();
  await expect(page.getByText(t('shopStock.failed'))).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: t('shopStock.retry') }).click();
  await expect(shops(page)).toBeVisible();
});

test(
  'remembers the products looked at where that is allowed, and forgets them on request',
  anyWidth,
  async ({ page, context }) => {
    await context.addCookies([consentCookie('s')]);
    await openShoe(page);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('recently-viewed');
    await page.goto('/felszereles/');
    await page
      .getByRole('region', { name: t('list.label') })
      .getByRole('listitem')
      .first()
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('button', { name: t('purchase.add'), exact: true })).toBeVisible();
    await page.locator('article section').last().scrollIntoViewIfNeeded();
    const recent = page.getByRole('region', { name: t('recentlyViewed.title') });
    await expect(recent.getByRole('link', { name })).toBeVisible();
    await recent.getByRole('button', { name: t('recentlyViewed.clear') }).click();
    await expect(recent).toHaveCount(0);
    await page.reload();
    await page.locator('article section').last().scrollIntoViewIfNeeded();
    await expect(recent).toHaveCount(0);
  },
);

test('keeps buying within reach of the thumb while its button is out of sight', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the bar belongs to phones');
  await openShoe(page);
  const bar = page.locator('[data-shown]');
  await expect(bar).toBeVisible();
  await bar.locator('button').click();
  await expect(page.getByRole('alert').filter({ hasText: t('purchase.chooseSize') })).toBeVisible();
  await expect(sizes(page)).toBeFocused();
  await page.getByRole('button', { name: t('purchase.add'), exact: true }).scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
});

test('nothing moves while the page fills', async ({ page }) => {
  await openShoe(page);
  const address = page.url();
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}#${node.id}` : (node?.textContent ?? '?');
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) => `${nameOf(node)}: ${placeOf(from)} → ${placeOf(to)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await page.locator('#keszlet').scrollIntoViewIfNeeded();
  await expect(shops(page)).toBeVisible();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as { value: number; moved: string[] }[]);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.001);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[RT-07] has its picture in its place before what comes behind it', async ({ page }) => {
    await openShoe(page);
    const row = page
      .getByRole('group', { name: t('gallery.label') })
      .getByRole('list')
      .first();
    const place = async () => {
      const { x, width } = (await row.boundingBox()) ?? {};
      return { x, width };
    };
    const whole = await place();
    // A page that a test gave may not ask this machine for pictures.
    await page.route(/\/media\//, (route) => route.abort());
    // The page so far, on a slow way to the shopper: its thumbnails have not come.
    await page.route(page.url(), async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({ response: answer, body: html.slice(0, html.indexOf('<li><a href="#kep-1"')) });
    });
    await page.reload();
    await expect(page.locator('a[href="#kep-1"]')).toHaveCount(0);
    expect(await place()).toEqual(whole);
  });

  test('[RT-07] is complete: pictures, sizes, prices of 90 days and delivery', anyWidth, async ({ page }) => {
    await openShoe(page);
    const gallery = page.getByRole('group', { name: t('gallery.label') });
    await gallery.locator('a[href="#kep-2"]').click();
    await expect(gallery.locator('#kep-2 img')).toBeInViewport();
    await expect(gallery.locator('#kep-2 a')).toHaveAttribute('href', /\/media\/.+\/1200$/);
    await page.locator('main summary').click();
    await expect(page.locator('main figcaption')).toBeVisible();
    await expect(page.getByRole('region', { name: t('product.delivery') })).toContainText(t('product.ways.point'));
    await freeSize(page).click();
    await expect(sizes(page).locator('[aria-current]')).toBeVisible();
  });
});
