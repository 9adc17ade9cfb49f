import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { addresses } from './shop.ts';
import { expect, t, test } from './test.ts';

const password = 'Hegyi-osveny-2026';
let registered = 0;

interface Registered {
  email: string;
  token: string;
}

/** Registers a customer of this test alone and puts the session into the browser. */
async function asNewCustomer(context: BrowserContext): Promise<Registered> {
  registered += 1;
  const email = `adatok-${Date.now()}-${process.pid}-${registered}@example.hu`;
  const { token, uuid } = await ask<{ token: string; uuid: string }>('POST', '/api/v1/auth/register/', {
    body: { firstName: 'Anna', lastName: 'Kovács', email, password, acceptTerms: true },
  });
  await context.addCookies(
    Object.entries({ lendulet_token: token, lendulet_request: uuid }).map(([name, value]) => ({
      name,
      value,
      url: addresses.storefront,
    })),
  );
  return { email, token };
}

async function ask<Data>(method: string, path: string, { body }: { body: object }): Promise<Data> {
  const response = await fetch(`${addresses.api}${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-request-client': 'web', origin: addresses.storefront },
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Data }).data;
}

async function logsIn(email: string, with_: string): Promise<number> {
  const { status } = await fetch(`${addresses.api}/api/v1/auth/login/`, {
    method: 'POST',
    body: JSON.stringify({ email, password: with_ }),
    headers: { 'content-type': 'application/json', 'x-request-client': 'web', origin: addresses.storefront },
  });
  return status;
}

const open = async (page: Page, path: string, title: string) => {
  await page.goto(`/my-account/${path}/`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

test('[RT-18] [ACC-03] adds, changes and deletes addresses by keyboard alone', async ({ page, context }) => {
  await asNewCustomer(context);
  await open(page, 'delivery-address', t('addresses.title'));
  await expect(page.getByText(t('addresses.empty'))).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: t('addresses.add') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: t('addresses.postal') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('forms.errors.postal_required'), { exact: true })).toHaveCount(0);
  await page.keyboard.type('7838');
  const village = page.getByRole('button', { name: 'Vajszló', exact: true });
  await expect(village).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);
  await village.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: t('addresses.street') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('forms.errors.street_required'), { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('addresses.street') })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type('Kossuth utca');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('7838 Vajszló, Kossuth utca 12.')).toBeVisible();
  await expect(page.getByText(t('addresses.default'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('addresses.add') })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: t('addresses.postal') })).toBeFocused();
  await page.keyboard.type('1138');
  await expect(page.getByRole('textbox', { name: t('addresses.city') })).toHaveValue('Budapest, XIII. kerület');
  await page.getByRole('textbox', { name: t('addresses.street') }).focus();
  await page.keyboard.type('Váci út');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1. 2. em. 5.');
  await page.keyboard.press('Enter');
  const second = page.getByRole('article').filter({ hasText: '1138 Budapest, Váci út 1. 2. em. 5.' });
  await second.getByRole('button', { name: new RegExp(t('addresses.makeDefault')) }).press('Enter');
  await expect(second.getByText(t('addresses.default'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(second.getByText(t('addresses.default'), { exact: true })).toBeVisible();

  await second.getByRole('button', { name: new RegExp(`^${t('addresses.delete')}`) }).press('Enter');
  await expect(page.getByRole('button', { name: t('addresses.deleteYes') })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(second).toHaveCount(0);
  await expect(page.getByText(t('addresses.done.deleted'))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(t('addresses.default'), { exact: true })).toBeVisible();
});

test('[RT-19] [ACC-01] [ACC-05] [ACC-07] [ACC-08] saves personal data and a separate e-mail address', async ({
  page,
  context,
}) => {
  const { email } = await asNewCustomer(context);
  await open(page, 'account-details', t('details.title'));
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);
  await expect(page.getByRole('textbox', { name: t('details.email'), exact: true })).toHaveValue(email);
  const save = page.getByRole('button', { name: t('details.save') });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  const phone = page.getByRole('textbox', { name: t('details.phone') });
  await phone.fill('06 30 123 456 789');
  await page.keyboard.press('Enter');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toBeFocused();
  await expectNoViolations(page);
  await phone.fill('06/30-123-4567');
  await page.getByRole('radio', { name: t('details.avatars.none') }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('combobox', { name: t('details.gender') }).selectOption('divers');
  await save.press('Enter');
  await expect(page.getByText(t('details.saved'))).toBeVisible();
  await expect(phone).toHaveValue('+36 30 123 4567');

  const further = page.getByRole('textbox', { name: t('details.separateEmail') });
  await further.fill('csalad@example.hu');
  await further.press('Enter');
  await expect(page.getByText(t('details.separateEmailDone.set'))).toBeVisible();
  await page.reload();
  await expect(further).toHaveValue('csalad@example.hu');
  await expect(phone).toHaveValue('+36 30 123 4567');
  await expect(page.getByRole('radio', { name: t('details.avatars.runner') })).toBeChecked();
  await page.getByRole('button', { name: t('details.clearSeparateEmail') }).click();
  await expect(page.getByText(t('details.separateEmailDone.cleared'))).toBeVisible();
});

test('[ACC-04] changes the password: this browser stays logged in, every other session ends', async ({
  page,
  context,
}) => {
  const { email, token } = await asNewCustomer(context);
  await open(page, 'account-details', t('details.title'));
  const field = (name: 'oldPassword' | 'newPassword' | 'newPasswordAgain') =>
    page.getByLabel(t(`details.${name}`), { exact: true });
  const save = page.getByRole('button', { name: t('details.savePassword') });
  await field('oldPassword').fill('nem-ez-a-jelszo');
  await field('newPassword').fill('Masik-osveny-2026');
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await field('newPasswordAgain').fill('Masik-osveny-2026');
  await save.press('Enter');
  await expect(page.getByText(t('forms.errors.oldPassword_wrong'))).toBeVisible();
  await expect(field('oldPassword')).toBeFocused();
  await field('oldPassword').fill(password);
  await field('oldPassword').press('Enter');
  await expect(page.getByText(t('details.passwordSaved'))).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'lendulet_token');
  expect(cookie?.value).not.toBe(token);
  expect(await logsIn(email, password)).toBe(422);
  expect(await logsIn(email, 'Masik-osveny-2026')).toBe(200);
  await page.reload();
  await expect(page.getByRole('textbox', { name: t('details.email'), exact: true })).toHaveValue(email);
});

test('hands everything that is kept to the customer as a file', async ({ page, context }) => {
  const { email } = await asNewCustomer(context);
  await open(page, 'account-details', t('details.title'));
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: t('details.export') }).press('Enter');
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^lendulet-adataim-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: { personal: { email: string } } };
  expect(data.account.personal.email).toBe(email);
  const parts = ['exportedAt', 'account', 'orders', 'loyalty', 'wishlist', 'cart', 'stockNotices', 'reviews'];
  expect(Object.keys(data)).toEqual(parts);
  await expect(page.getByText(t('details.exported'))).toBeVisible();
});

test('[AUTH-05] deletes the account for whoever types the word, logs out and goes home', async ({ page, context }) => {
  const { email } = await asNewCustomer(context);
  await open(page, 'account-details', t('details.title'));
  await page.getByRole('button', { name: t('details.deleteOpen') }).press('Enter');
  await expectNoViolations(page);
  const sure = page.getByRole('button', { name: t('details.deleteYes') });
  await expect(sure).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.type('torles');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(t('session.notices.deleted'))).toBeVisible();
  await expect(page.getByText(t('session.notices.loggedOut'))).toHaveCount(0);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('lendulet_')).map(({ name }) => name)).toEqual([
    'lendulet_consent',
  ]);
  expect(await logsIn(email, password)).toBe(422);
});

test('[RT-20] [ACC-10] shows the loyalty card, without a network too', async ({ page, context }) => {
  await asNewCustomer(context);
  await open(page, 'loyalty', t('loyalty.title'));
  const points = page.getByRole('region', { name: t('loyalty.points'), exact: true });
  await expect(points).toContainText('100');
  await expect(points).toContainText(/1\s400 pont/);
  await expect(page.getByText(t('loyalty.reasons.welcome'))).toBeVisible();
  await expect(page.getByText(t('loyalty.noVouchers'))).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);
  await context.setOffline(true);
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('img', { name: new RegExp(t('loyalty.barcode', { number: '' }).trim()) })).toBeVisible();
  await expect(points).toContainText('100');
  await context.setOffline(false);
});
