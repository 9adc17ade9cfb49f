import { company, postalLine } from '#lib/config/company.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { call, placeOrder } from './place-order.ts';
import { addresses } from './shop.ts';
import { expect, t, test } from './test.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

const newEmail = () => `elallas-${crypto.randomUUID()}@example.hu`;
const receiptMail = async (request: APIRequestContext, email: string): Promise<Mail | undefined> => {
  const answer = await request.get(`${addresses.api}/dev/outbox/?format=json`);
  const { data } = (await answer.json()) as { data: Mail[] };
  return data.find(({ to, subject }) => to === email && subject.startsWith('Elállás visszaigazolása'));
};
const field = (page: Page, name: 'name' | 'orderNumber' | 'email') =>
  page.getByRole('main').getByLabel(t(`withdrawal.${name}`), { exact: true });
const press = (page: Page, name: 'goOn' | 'confirm' | 'back') =>
  page.getByRole('button', { name: t(`withdrawal.${name}`) }).click();
const heading = (page: Page, name: 'statementTitle' | 'choiceTitle' | 'receiptTitle') =>
  page.getByRole('heading', { name: t(`withdrawal.${name}`) });
async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);
}

test('withdraws a guest from one of two products, with a receipt on the page and by mail', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const {
    number,
    items: [, kept],
  } = await placeOrder(request, email);
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.pages.withdrawal') })
    .click();
  await expect(page).toHaveURL('/elallas/');
  await expect(heading(page, 'statementTitle')).toBeVisible();
  await expectAccessible(page);

  await field(page, 'name').fill('Próba Őrs');
  await field(page, 'orderNumber').fill(number.toLowerCase().replace('-', ' '));
  await field(page, 'email').fill('mas@example.hu');
  await press(page, 'goOn');
  await expect(page.getByRole('alert').filter({ hasText: t('withdrawal.refusals.unknown') })).toBeFocused();
  await field(page, 'email').fill(email);
  await press(page, 'goOn');
  await expect(heading(page, 'choiceTitle')).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: kept?.name ?? '' }).uncheck();
  await page.getByRole('button', { name: t('withdrawal.confirm') }).dblclick();
  await expect(heading(page, 'receiptTitle')).toBeFocused();
  const receipt = page.getByRole('article');
  await expect(receipt).toContainText(number);
  await expect(receipt.getByText(/^\d{4}\. \p{L}+ \d+\. \d+:\d{2}:\d{2} \(budapesti idő\)$/u)).toBeVisible();
  await expect(receipt).not.toContainText(kept?.name ?? '');
  await expectAccessible(page);
  expect(new URL(page.url()).search).toBe('');

  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(page.getByRole('button', { name: t('withdrawal.print') })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await expect.poll(async () => (await receiptMail(request, email))?.subject).toContain(number);
  expect((await receiptMail(request, email))?.text).toContain(await receipt.getByText(/^[\da-f]{8}-/).innerText());
});

test('withdraws a customer from the order’s page, with nothing to type', async ({ page, request }) => {
  const { token, uuid } = await call<{ token: string; uuid: string }>(
    request,
    'POST',
    '/api/v1/auth/register/',
    {},
    {
      firstName: 'Őrs',
      lastName: 'Próba',
      email: newEmail(),
      password: 'Bakancs-es-kulacs',
      acceptTerms: true,
    },
  );
  const [other, url] = [newEmail(), addresses.storefront];
  const order = await placeOrder(request, other, { Authorization: `Bearer ${token}`, 'X-Request-ID': uuid });
  await page.context().addCookies([
    { name: 'lendulet_token', value: token, url },
    { name: 'lendulet_request', value: uuid, url },
  ]);
  const ofOrder = `/my-account/order-details/${order.uuid}/`;
  await page.goto(ofOrder);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('orders.withdraw') })
    .click();
  await expect(page).toHaveURL(`/elallas/?rendeles=${order.number}`);
  await expect(field(page, 'email')).toHaveValue(other);
  await expect(field(page, 'name')).toHaveValue('Próba Őrs');
  await expect(field(page, 'orderNumber')).toHaveValue(order.number);
  await press(page, 'goOn');
  await expect(heading(page, 'choiceTitle')).toBeFocused();
  await press(page, 'back');
  await expect(field(page, 'orderNumber')).toHaveValue(order.number);
  await press(page, 'goOn');
  await press(page, 'confirm');
  await expect(heading(page, 'receiptTitle')).toBeVisible();

  await page.goto(ofOrder);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('orders.sayings.withdrawn'));
  await expect(page.getByRole('main').getByRole('link', { name: t('orders.withdraw') })).toHaveCount(0);
});

test('confirms one withdrawal, once, after the answer to it was lost', async ({ page, request }) => {
  const email = newEmail();
  const { number } = await placeOrder(request, email);
  await page.goto('/elallas/');
  await field(page, 'name').fill('Próba Őrs');
  await field(page, 'orderNumber').fill(number);
  await field(page, 'email').fill(email);
  await press(page, 'goOn');
  const confirmation = `${addresses.api}/api/v1/withdrawal/confirm/`;
  await page.route(
    confirmation,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await press(page, 'confirm');
  await expect(page.getByText(t('withdrawal.again'))).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: company.email })).toBeVisible();
  await press(page, 'confirm');
  await expect(heading(page, 'receiptTitle')).toBeVisible();
  const reference = await page
    .getByRole('article')
    .getByText(/^[\da-f]{8}-/)
    .innerText();
  expect((await receiptMail(request, email))?.text).toContain(reference);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says how else one can withdraw', async ({ page }) => {
    await page.goto('/elallas/');
    await expect(page).toHaveTitle(new RegExp(t('withdrawalPage.title')));
    // Text within noscript is found by its element alone.
    await expect(page.locator('main noscript p').filter({ hasText: t('withdrawalPage.noScript') })).toBeVisible();
    const rights = page.getByRole('complementary');
    await expect(rights.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(rights).toContainText(postalLine);
    await rights.getByRole('link', { name: 'elállási tájékoztató' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elállási tájékoztató és mintanyilatkozat');
  });
});
