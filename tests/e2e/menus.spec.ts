import type { Page } from '@playwright/test';
import { layoutShift } from './layout-shift.ts';
import { expect, t, test, untilHydrated } from './test.ts';

const root = (page: Page, name: string) => page.getByRole('button', { name: t('menu.openCategory', { name }) });
const panel = (page: Page) => page.locator('[id^=panel-]');
const genders = (page: Page) => page.getByRole('navigation', { name: t('header.genders') });

/** The middle of an element, px. */
async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await root(page, name).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile);

  test('[HDR-01] opens by resting pointer, and keeps its panel on the diagonal over the neighbours', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const start = await middle(page, 'Cipők');
    await page.mouse.move(start.x, start.y);
    await expect(panel(page).getByRole('link', { name: 'Versenycipők' }).first()).toBeVisible();
    const goal = await panel(page).getByRole('link', { name: 'Focicipők' }).boundingBox();
    await page.mouse.move((goal?.x ?? 0) + 20, (goal?.y ?? 0) + 10, { steps: 60 });
    await page.waitForTimeout(400);
    await expect(root(page, 'Cipők')).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page)).toHaveCount(1);
    // Along the roots it is the neighbour that is meant.
    await page.mouse.move(start.x, start.y, { steps: 10 });
    const other = await middle(page, 'Futás');
    await page.mouse.move(other.x, other.y, { steps: 10 });
    await expect(root(page, 'Futás')).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page)).toHaveCount(1);
    await page.mouse.move(other.x, 880, { steps: 10 });
    await expect(panel(page)).toHaveCount(0);
  });

  test('[HDR-01] opens no panel under a pointer that passes by', async ({
    browser,
    baseURL,
    viewport,
    storageState,
  }) => {
    // A clock that stands still stays in its context, which the next test would find.
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport,
      ...(storageState ? { storageState } : {}),
    });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    await untilHydrated(page);
    const start = await middle(page, 'Cipők');
    // The clock stands still, so that the pointer is quicker than its rest on any machine.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(start.x, start.y - 60);
    await page.mouse.move(start.x, start.y);
    await page.mouse.move(start.x, start.y - 60);
    await page.clock.runFor(1000);
    await expect(panel(page)).toHaveCount(0);
    await context.close();
  });

  test('[HDR-01] works by keyboard: Enter, Space, Tab into the panel, Escape back', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const key of ['Enter', 'Space']) {
      await root(page, 'Cipők').focus();
      await page.keyboard.press(key);
      await expect(panel(page).getByRole('link', { name: 'Versenycipők' }).first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(panel(page).getByRole('link', { name: t('menu.allOf', { one: 'cipő' }) })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(root(page, 'Cipők')).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page)).toHaveCount(0);
  });

  test('[HDR-01] [HDR-10] [HDR-17] [HDR-20] shows brands, guides and a picture, and nothing moves', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const before = await layoutShift(page);
    await root(page, 'Márkák').click();
    await expect(panel(page).getByRole('link', { name: 'Vantor', exact: true })).toHaveAttribute(
      'href',
      '/marka/vantor/',
    );
    await expect(panel(page).getByText(t('menu.guides'))).toHaveCount(0);
    await root(page, 'Kerékpár').click();
    await expect(panel(page).locator('img').last()).toBeVisible();
    await expect(panel(page).getByText(t('menu.guides'))).toBeVisible();
    await expect(panel(page).locator('a[href="/blog/article/mekkora-kerekpar-kell/"]')).toBeVisible();
    await expect(panel(page).locator('a[href="/blog/article/milyen-hosszu-silec-kell/"]')).toHaveCount(0);
    expect(await layoutShift(page)).toBe(before);
  });

  test('[HDR-21] opens the panel of a gender by resting pointer, over the line of roots, and by keyboard', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await untilHydrated(page);
    const before = await layoutShift(page);
    await genders(page).getByRole('link', { name: 'Női', exact: true }).hover();
    await expect(panel(page).getByRole('link', { name: 'Kabátok és dzsekik' })).toBeVisible();
    await expect(panel(page).getByText(t('menu.bySport'))).toBeVisible();
    // On its way into the panel the pointer crosses no root of the line.
    const goal = await panel(page).getByRole('link', { name: 'Sportmelltartók', exact: true }).boundingBox();
    await page.mouse.move((goal?.x ?? 0) + 20, (goal?.y ?? 0) + 10, { steps: 40 });
    await page.waitForTimeout(500);
    await expect(panel(page)).toHaveCount(1);
    await expect(root(page, 'Női')).toHaveAttribute('aria-expanded', 'true');
    expect(await layoutShift(page)).toBe(before);
    await page.keyboard.press('Escape');
    await page.mouse.move(700, 880);
    await expect(panel(page)).toHaveCount(0);
    await root(page, 'Gyerek').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('link', { name: '128', exact: true })).toHaveAttribute(
      'href',
      /^\/gyerek\/ruhazat\/\?filters=\d+$/,
    );
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link', { name: t('menu.allOf', { one: 'gyerektermék' }) })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(root(page, 'Gyerek')).toBeFocused();
  });

  test('[HDR-01] dims the page behind a panel without taking room, and marks where one is', async ({ page }) => {
    await page.goto('/cipok/futocipok/', { waitUntil: 'networkidle' });
    await untilHydrated(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = { height: await height(), shift: await layoutShift(page) };
    const link = page
      .getByRole('navigation', { name: t('menu.categories'), exact: true })
      .getByRole('link', { name: 'Cipők', exact: true });
    await expect(link).toHaveAttribute('aria-current', 'true');
    await root(page, 'Cipők').click();
    await expect(panel(page).getByRole('link', { name: 'Futócipők', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(panel(page)).not.toHaveCSS('box-shadow', 'none');
    expect({ height: await height(), shift: await layoutShift(page) }).toEqual(before);
    await page.locator('main').click({ position: { x: 4, y: 700 } });
    await expect(panel(page)).toHaveCount(0);
  });

  test('[HDR-19] leads a sport by its goods, below heads that lead on', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await root(page, 'Sí és snowboard').click();
    const goods = panel(page).getByRole('link', { name: /^(Sílécek|Sícipők|Síszemüvegek|Sísisakok|Sídzsekik)$/ });
    // A picture leads to what a row of the column does.
    await expect.poll(async () => new Set(await goods.allTextContents()).size).toBe(5);
    const boots = panel(page)
      .getByRole('link', { name: /^Sícipők/ })
      .first();
    await expect(panel(page).getByRole('link', { name: 'Felszerelés', exact: true })).toHaveAttribute(
      'href',
      /^\/felszereles\/\?filters=\d+$/,
    );
    await expect(panel(page).getByText(t('menu.forWhom'))).toBeVisible();
    await boots.click();
    await expect(page).toHaveURL('/felszereles/si-es-snowboard/sicipok/');
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('main li[data-product]')).not.toHaveCount(0);
  });

  test('[HDR-17] does without its data when that is late', async ({ page }) => {
    await page.route('**/header-data/', () => new Promise(() => undefined));
    await page.goto('/', { waitUntil: 'networkidle' });
    const given = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/header-data/'));
    await root(page, 'Cipők').click();
    await given;
    await expect(panel(page).getByRole('link', { name: 'Versenycipők' }).first()).toBeVisible();
    await expect(panel(page).getByText(t('menu.guides'))).toHaveCount(0);
  });

  test('[HDR-14] [HDR-16] keeps the chosen gender over pages and loads, and takes it back by a second press', async ({
    page,
  }) => {
    await page.goto('/cipok/', { waitUntil: 'networkidle' });
    const female = genders(page).getByRole('link', { name: 'Női' });
    await female.click();
    await expect(page).toHaveURL('/noi/cipok/');
    await expect(female).toHaveAttribute('aria-current', 'true');
    await page.goto('/kosar/');
    await expect(female).toHaveAttribute('aria-current', 'true');
    await root(page, 'Cipők').click();
    await expect(panel(page).getByRole('link', { name: 'Szandálok' })).toHaveAttribute('href', '/noi/cipok/szandalok/');
    await page.keyboard.press('Escape');
    await page.goto('/noi/cipok/', { waitUntil: 'networkidle' });
    await female.click();
    await expect(page).toHaveURL('/cipok/');
    await expect(female).not.toHaveAttribute('aria-current');
  });

  test('[HDR-15] keeps what a page recommended on pages for everyone; a choice beats it', async ({ page }) => {
    await page.goto('/ferfi/', { waitUntil: 'networkidle' });
    const current = genders(page).locator('[aria-current]');
    await expect(current).toHaveText('Férfi');
    // What nobody chose is not stored: it lasts as long as the page does.
    await page.getByRole('banner').locator('a[href="/kosar/"]').click();
    await expect(page).toHaveURL('/kosar/');
    await expect(current).toHaveText('Férfi');
    await genders(page).getByRole('link', { name: 'Gyerek' }).click();
    await expect(page).toHaveURL('/gyerek/');
    await page.goto('/ferfi/', { waitUntil: 'networkidle' });
    await expect(current).toHaveText('Gyerek');
  });
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile);

  const open = async (page: Page) => {
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[aria-haspopup=dialog]:not([data-my-shop])')?.click(),
    );
    await expect(page.getByRole('dialog')).toBeVisible();
    return page.getByRole('dialog');
  };

  test('[HDR-02] goes back by the browser, a level first, then out of the menu, then to the page before', async ({
    page,
  }) => {
    await page.goto('/kosar/');
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, 500));
    const menu = await open(page);
    await menu.getByRole('button', { name: t('menu.next', { name: 'Cipők' }) }).click();
    await menu.getByRole('button', { name: t('menu.next', { name: 'Futócipők' }) }).click();
    await expect(menu.getByRole('heading')).toHaveText('Futócipők');
    await page.goBack();
    await expect(menu.getByRole('heading')).toHaveText('Cipők');
    await expect(menu.getByRole('button', { name: t('menu.next', { name: 'Futócipők' }) })).toBeFocused();
    await menu.getByRole('button', { name: t('menu.back') }).click();
    await expect(menu.getByRole('heading')).toHaveText(t('menu.title'));
    await page.goBack();
    await expect(menu).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(500);
    await page.goBack();
    await expect(page).toHaveURL('/kosar/');
  });

  test('[HDR-05] closes with the page that its link opens, at its top, and the way back skips the menu', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      scrollTo(0, 500);
      Object.assign(window, { isSameDocument: true });
    });
    const menu = await open(page);
    await menu.getByRole('button', { name: t('menu.next', { name: 'Cipők' }) }).click();
    await menu.getByRole('link', { name: t('menu.allOf', { one: 'cipő' }) }).click();
    await expect(page).toHaveURL('/cipok/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cipők');
    await expect(menu).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  });

  test('[HDR-03] [HDR-14] begins without a gender, and shows the tree of the one chosen in it', async ({ page }) => {
    await page.goto('/ferfi/', { waitUntil: 'networkidle' });
    const menu = await open(page);
    for (const name of ['Női', 'Férfi', 'Gyerek']) {
      await expect(menu.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'false');
    }
    await menu.getByRole('button', { name: 'Női', exact: true }).click();
    await menu.getByRole('button', { name: t('menu.next', { name: 'Cipők' }) }).click();
    await expect(menu.getByRole('link', { name: t('menu.allOf', { one: 'női cipő' }) })).toHaveAttribute(
      'href',
      '/noi/cipok/',
    );
  });

  test('[HDR-02] says that the menu does not come, and tries again', async ({ page }) => {
    await page.route('**/menu/', (route) => route.fulfill({ status: 404, json: { message: 'no' } }));
    await page.goto('/', { waitUntil: 'networkidle' });
    const menu = await open(page);
    await menu.getByRole('button', { name: t('menu.next', { name: 'Cipők' }) }).click();
    const retry = menu.getByRole('button', { name: t('menu.retry') });
    await expect(retry).toBeVisible();
    await page.unroute('**/menu/');
    await retry.click();
    await expect(menu.getByRole('link', { name: 'Focicipők' })).toBeVisible();
  });
});
