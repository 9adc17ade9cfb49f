import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parsePrice } from '#lib/core/prices/parse.ts';
import { anyWidth, expect, t, test } from './test.ts';
import { addresses, dataFolder } from './shop.ts';

interface OutboxMail {
  to: string;
  subject: string;
  text: string;
}

/** The link of the latest mail to an address that leads to a part of the shop. */
async function mailedLink(page: Page, to: string, part: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${addresses.api}/dev/outbox/?format=json`);
      const mails = ((await answer.json()) as { data: OutboxMail[] }).data;
      link = mails
        .filter((mail) => mail.to === to)
        .flatMap(({ text }) => text.match(/https?:\S+/g) ?? [])
        .find((url) => url.includes(part));
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

/** What a retailer's office does: it gives a customer a role. */
function giveRole(email: string, role: string): void {
  const database = new DatabaseSync(join(dataFolder, 'lendulet.db'));
  database.exec('PRAGMA busy_timeout = 5000');
  database.prepare('UPDATE customer SET role = ? WHERE email = ?').run(role, email);
  database.close();
}

async function register(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: t('session.login') }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('auth.login.register') })
    .click();
  await page.getByLabel(t('auth.register.lastName')).fill('Kovács');
  await page.getByLabel(t('auth.register.firstName')).fill('Őrs');
  await page.getByLabel(t('auth.email')).fill(email);
  await page.getByLabel(t('auth.password'), { exact: true }).fill('Hegyi-ösvény 7');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: t('auth.register.submit') }).click();
  await expect(page.getByRole('heading', { name: t('auth.register.doneTitle') })).toBeVisible();
}

async function order(page: Page, name: string): Promise<string> {
  await page.goto('/kosar/');
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await page.waitForURL(`${addresses.checkout}/checkout/`);
  await page.getByLabel('Telefonszám').fill('+36 30 123 4567');
  await page.getByRole('radio', { name: /Áruházi átvétel/ }).check();
  await page.getByRole('combobox', { name: /áruház/i }).selectOption({ index: 1 });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Megrendelem/ }).click();
  await expect(page.getByText(name).first()).toBeVisible();
  return (
    (
      await page
        .getByText(/L\d{2}-\d{6}/)
        .first()
        .textContent()
    )?.match(/L\d{2}-\d{6,}/)?.[0] ?? ''
  );
}

test('[AUTH-01] [AUTH-03] [AUTH-05] [WISH-04] [RT-05] [ACC-09] [PDP-02] a guest becomes a customer, orders, and leaves', async ({
  page,
  isMobile,
}) => {
  test.slow();
  const email = `ut-${isMobile ? 'telefon' : 'asztal'}-${Date.now()}@example.hu`;

  // A guest fills wishlist and cart.
  await page.goto('/cipok/futocipok/');
  const card = page.locator('li[data-product]').nth(2);
  const wished = (await card.getByRole('link').first().textContent()) ?? '';
  // It shows at once; a page that is left before the answer would leave the guest without the name that came with it.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/v1/wishlist/'),
  );
  await card.getByRole('button', { name: t('wishlist.addNamed', { name: wished }) }).click();
  await saved;
  await expect(page.getByRole('button', { name: t('wishlist.open', { count: 1 }) })).toBeVisible();
  const [product] = (
    (await (await page.request.get(`${addresses.api}/api/v1/search/?path=/ruhazat/`)).json()) as {
      data: { products: { id: number; url: string; name: string; sizes: string[] }[] };
    }
  ).data.products;
  await page.goto(`${product?.url}?meret=${encodeURIComponent(product?.sizes[0] ?? '')}`);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const publicPrice = parsePrice(await page.locator('[data-own-price] b.number').first().textContent()) ?? 0;
  await page
    .getByRole('region', { name: t('purchase.size'), exact: true })
    .getByRole('link', { name: product?.sizes[0] ?? '', exact: true })
    .click();
  await page.getByRole('button', { name: t('purchase.add'), exact: true }).click();
  await page
    .getByRole('dialog', { name: t('purchase.added') })
    .getByRole('button', { name: t('purchase.goOn') })
    .click();

  // Registers: cart and wishlist become the customer's.
  await register(page, email);
  await expect(page.getByRole('link', { name: t('session.account'), exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: t('cart.link', { count: 1 }) })).toBeVisible();
  await expect(page.getByRole('button', { name: t('wishlist.open', { count: 1 }) })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lendulet_merge'))).toBeNull();

  // Confirms the address by the mailed link.
  await page.goto(new URL(await mailedLink(page, email, '/doi/thankyou/')).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.doi.thanksTitle'));

  // Orders, and sees the order in the account.
  const number = await order(page, name);
  expect(number).toMatch(/^L\d{2}-\d{6}/);
  await page.goto('/my-account/orders/');
  await expect(page.getByText(number)).toBeVisible();

  // A role shows its own price.
  giveRole(email, 'staff');
  // The cart asked for the product as the customer was then; a browser keeps that answer for half a minute.
  await expect(async () => {
    await page.goto(product?.url ?? '/');
    await expect
      .poll(async () => parsePrice(await page.locator('[data-own-price] b.number:visible').first().textContent()))
      .toBeLessThan(publicPrice);
  }).toPass({ timeout: 60_000 });

  // Deletes the account, which ends the session, and is at home.
  await page.goto('/my-account/account-details/');
  await page.getByRole('button', { name: t('details.deleteOpen') }).click();
  await page.getByLabel(t('details.deleteLabel', { word: t('details.deleteWord') })).fill('torles');
  await page.getByRole('button', { name: t('details.deleteYes') }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(t('session.notices.deleted'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('session.login'), exact: true })).toBeVisible();
  const login = await page.request.post(`${addresses.api}/api/v1/auth/login/`, {
    data: { email, password: 'Hegyi-ösvény 7' },
    headers: { 'X-Request-Client': 'web', Origin: addresses.storefront },
  });
  expect(login.status()).toBe(422);
});

test(
  '[AUTH-02] [RT-32] two tabs: who logs out in one is logged out in the other, and sees no account by the way back',
  anyWidth,
  async ({ page, context }) => {
    const email = `ket-lap-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.hu`;
    await page.request.post(`${addresses.api}/api/v1/auth/register/`, {
      data: { firstName: 'Zsombor', lastName: 'Kovács', email, password: 'Hegyi-ösvény 7', acceptTerms: true },
      headers: { 'X-Request-Client': 'web', Origin: addresses.storefront },
    });
    await page.goto('/login/?vissza=%2Fmy-account%2F');
    await page.getByLabel(t('auth.email')).fill(email);
    await page.getByLabel(t('auth.password'), { exact: true }).fill('Hegyi-ösvény 7');
    await page.getByRole('button', { name: t('auth.login.submit') }).click();
    await expect(page).toHaveURL('/my-account/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zsombor');

    const other = await context.newPage();
    await other.goto('/my-account/account-details/');
    await expect(other.getByLabel(t('details.firstName'))).toHaveValue('Zsombor');
    await page
      .getByRole('navigation', { name: t('account.menu') })
      .getByRole('link', { name: t('account.orders') })
      .click();
    await expect(page).toHaveURL('/my-account/orders/');
    await page.getByRole('button', { name: t('account.logout') }).click();
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/');
    await expect(other.getByText('Zsombor')).toHaveCount(0);

    // The way back shows no account, but the way in.
    await page.goBack();
    await expect(page).toHaveURL(/\/login\//);
    await expect(page.getByText('Zsombor')).toHaveCount(0);
  },
);

test(
  'a visitor whose browser refuses cookies is told so, and keeps a cart for the page',
  anyWidth,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => '',
        set(value: string) {
          void value;
        },
      });
      for (const kind of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, kind, {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/cipok/');
    const card = page.locator('li[data-product]').first();
    const name = (await card.getByRole('link').first().textContent()) ?? '';
    await card.getByRole('button', { name: t('wishlist.addNamed', { name }) }).click();
    await expect(page.getByRole('button', { name: t('wishlist.open', { count: 1 }) })).toBeVisible();
    await expect(page.getByText(t('session.notices.storageRefused'))).toBeVisible();
  },
);
