import type { Page } from '@playwright/test';
import { ask, guestWithCart, type Guest } from './faults-shoppers.ts';
import { pagesOfShop, pagesOfTeamShop } from './page-kinds.ts';
import { addresses } from './shop.ts';
import { expect, t, test } from './test.ts';
import { javaProgram, markupFaults, withoutJava } from './validator.ts';

const java = javaProgram();
test.skip(java === null && !process.env.CI, withoutJava);

/** What is drawn in a page now, as a document. */
const drawn = async (page: Page) => `<!DOCTYPE html>${await page.evaluate(() => document.documentElement.outerHTML)}`;

async function drawnCart(page: Page, { path }: Guest, write: (name: string) => Promise<void>): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('purchase.add'), exact: true })
    .click();
  await expect(page.getByRole('dialog', { name: t('purchase.added') })).toBeVisible();
  await write('a product that was put into the cart');
  await page.goto('/kosar/');
  await expect(page.getByRole('button', { name: t('cart.checkout') })).toBeVisible();
  await write('a filled cart');
}

async function drawnMenus(page: Page, write: (name: string) => Promise<void>): Promise<void> {
  await page.goto('/cipok/');
  await page.getByRole('button', { name: t('menu.openCategory', { name: 'Cipők' }) }).click();
  await expect(page.locator('[id^=panel-]').getByRole('link').first()).toBeVisible();
  await write('the open menu');
  await page.getByRole('combobox', { name: t('searchBox.label') }).fill('futó');
  await expect(page.getByRole('option').first()).toBeVisible();
  await write('suggestions');
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/cipok/');
  await page.getByRole('button', { name: t('results.filters'), exact: true }).click();
  await expect(
    page
      .getByRole('dialog', { name: t('filterDrawer.title') })
      .getByRole('checkbox')
      .first(),
  ).toBeVisible();
  await write('the sheet of filters');
  await page.goto('/aktualis-ajanlatok/tel-a-hegyen/?oldal=2');
  await expect(page.getByRole('heading', { name: t('flipbook.offers.title') })).toBeVisible();
  await write('a flipbook on a phone');
}

async function drawnAccount(page: Page, write: (name: string) => Promise<void>): Promise<void> {
  const { token, uuid } = await ask<Record<string, string>>(page, 'POST', '/api/v1/auth/login/', {
    email: 'anna@example.hu',
    password: 'Bakancs-es-kulacs',
  });
  await page.context().addCookies(
    Object.entries({ lendulet_token: token, lendulet_request: uuid }).map(([name, value = '']) => ({
      name,
      value,
      url: addresses.storefront,
    })),
  );
  for (const part of ['', 'orders/', 'loyalty/', 'delivery-address/', 'account-details/']) {
    await page.goto(`/my-account/${part}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await write(`/my-account/${part} of a customer`);
  }
  await page.goto('/my-account/orders/');
  // By a load: on its way to another page a document has the titles of both.
  await page.goto(
    (await page.getByRole('main').locator('a[href*="order-details"]').first().getAttribute('href')) ?? '',
    { waitUntil: 'networkidle' },
  );
  await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
  await write('an order');
}

test('every kind of page is valid HTML, as it is sent and as it is drawn in use', async ({ page, request }) => {
  if (java === null) throw new Error(withoutJava);
  const documents = new Map<string, string>();
  for (const [host, pages] of [
    [addresses.storefront, await pagesOfShop()],
    [addresses.team, await pagesOfTeamShop()],
  ] as const) {
    for (const { name, path } of pages) {
      const answer = await request.get(`${host}${path}`);
      expect(answer.status(), `${name} (${path})`).toBe(/^no such/.test(name) ? 404 : 200);
      documents.set(`${name} (${path})`, await answer.text());
    }
  }
  const inUse = new Set<string>();
  const write = async (name: string) => {
    inUse.add(name);
    documents.set(name, await drawn(page));
  };
  await drawnCart(page, await guestWithCart(page), write);
  await drawnMenus(page, write);
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawnAccount(page, write);
  expect(await markupFaults(java, documents, inUse)).toEqual([]);
});
