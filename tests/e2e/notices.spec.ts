import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { call } from './place-order.ts';
import { addresses, environment } from './shop.ts';
import { expect, t, test } from './test.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  unsubscribeUrl: string | null;
}
interface Goods {
  id: number;
  url: string;
  options: { id: number; colour: string; size: string; stock: number }[];
}

const newEmail = () => `varok-${crypto.randomUUID()}@example.hu`;

async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const answer = await request.get(`${addresses.api}/dev/outbox/?format=json`);
  const { data } = (await answer.json()) as { data: Mail[] };
  return data.filter(({ to }) => to === email).toReversed();
}

async function mailTo(request: APIRequestContext, email: string, count: number): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(count);
  const mail = (await mailsTo(request, email)).at(-1);
  if (!mail) throw new Error(`No mail to ${email}`);
  return mail;
}

const linkIn = ({ text }: Mail, step: 'megerosites' | 'vege'): string => {
  const found = new RegExp(`${addresses.storefront}(/ertesites/${step}/[\\w-]+/)`).exec(text)?.[1];
  if (!found) throw new Error(`The mail has no link to ${step}`);
  return found;
};

/** Products of a category that have a size without any piece, beside others that can be bought. */
async function soldOutSizes(request: APIRequestContext, path: string): Promise<{ url: string; option: number }[]> {
  const found: { url: string; option: number }[] = [];
  const list = `/api/v1/search/?path=${path}&sortField=price&sortType=asc`;
  const { products } = await call<{ products: { id: number }[] }>(request, 'GET', list, {});
  for (const { id } of products) {
    const { url, options } = await call<Goods>(request, 'GET', `/api/v1/product/${id}/`, {});
    const soldOut = options.find(({ stock }) => stock === 0);
    if (!soldOut || options.every(({ stock }) => stock === 0)) continue;
    const query = new URLSearchParams({ szin: soldOut.colour, meret: soldOut.size });
    found.push({ url: `${url}?${query}`, option: soldOut.id });
    if (found.length === 4) break;
  }
  return found;
}

async function soldOutSize(request: APIRequestContext, at: number): Promise<{ url: string; option: number }> {
  const found = (await soldOutSizes(request, '/cipok/')).at(at);
  if (!found) throw new Error('No shoe has a size that is sold out');
  return found;
}

/** Has an option so many pieces online, as a retailer's own system says it. */
async function importStock(request: APIRequestContext, option: number, pieces: number): Promise<void> {
  const answer = await request.post(`${addresses.api}/admin/v1/import/`, {
    headers: { authorization: `Bearer ${environment.IMPORT_KEY}`, 'content-type': 'application/x-ndjson' },
    data: JSON.stringify({ kind: 'stock', optionId: option, stock: { online: pieces } }),
  });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining('"records":1')]);
}

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

test('[NOTE-01] [NOTE-02] [NOTE-06] [NOTE-09] tells a guest once that a size is back, after a confirmation', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const { url, option } = await soldOutSize(request, 0);
  await page.goto(url);
  await expect(button(page, t('purchase.soldOut'))).toHaveAttribute('aria-disabled', 'true');
  await button(page, t('purchase.notify')).click();
  await expect(heading(page, t('noticeForm.title'))).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel(t('noticeForm.email')).fill('varok@');
  await button(page, t('noticeForm.send')).click();
  await expect(page.getByText(t('noticeForm.errors.format'))).toBeVisible();
  await expect(page.getByLabel(t('noticeForm.email'))).toBeFocused();
  await page.getByLabel(t('noticeForm.email')).fill(email);
  await button(page, t('noticeForm.send')).click();
  await expect(heading(page, t('noticeForm.requestedTitle'))).toBeFocused();
  await expectAccessible(page);

  const first = await mailTo(request, email, 1);
  await page.goto(linkIn(first, 'megerosites'));
  await expect(heading(page, t('noticeLink.confirmTitle'))).toBeVisible();
  await expectAccessible(page);
  await button(page, t('noticeLink.confirm')).click();
  await expect(heading(page, t('noticeLink.confirmedTitle'))).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await button(page, t('noticeLink.confirm')).click();
  await expect(heading(page, t('noticeLink.usedTitle'))).toBeFocused();

  await importStock(request, option, 3);
  const back = await mailTo(request, email, 2);
  expect(back.subject).toMatch(/^Újra kapható: /);
  await importStock(request, option, 0);
  // Once somebody else is told of the next time, whoever was told before would have been, too.
  const later = newEmail();
  await call(request, 'POST', '/api/v1/stock-notices/', {}, { productOption: option, email: later });
  const token = linkIn(await mailTo(request, later, 1), 'megerosites')
    .split('/')
    .at(-2);
  await call(request, 'POST', '/api/v1/stock-notices/confirm/', {}, { token });
  await importStock(request, option, 2);
  await mailTo(request, later, 2);
  expect(await mailsTo(request, email)).toHaveLength(2);
  await importStock(request, option, 0);

  expect(back.unsubscribeUrl).toMatch(new RegExp(`^${addresses.api}/stock-notices/end/`));
  await page.goto(back.unsubscribeUrl ?? '');
  await expect(page).toHaveURL(linkIn(back, 'vege'));
  await button(page, t('noticeLink.end')).click();
  await expect(heading(page, t('noticeLink.sentTitle'))).toBeFocused();
  await expectAccessible(page);
});

test('[NOTE-04] shows a customer what is waited for, and ends it', async ({ page, request }) => {
  const { url } = await soldOutSize(request, 1);
  const { token, uuid } = await call<{ token: string; uuid: string }>(
    request,
    'POST',
    '/api/v1/auth/register/',
    {},
    { firstName: 'Őrs', lastName: 'Próba', email: newEmail(), password: 'Bakancs-es-kulacs', acceptTerms: true },
  );
  const host = addresses.storefront;
  await page.context().addCookies([
    { name: 'lendulet_token', value: token, url: host },
    { name: 'lendulet_request', value: uuid, url: host },
  ]);
  await page.goto(url);
  await button(page, t('purchase.notify')).click();
  await button(page, t('noticeForm.send')).click();
  await expect(heading(page, t('noticeForm.requestedTitle'))).toBeFocused();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('noticeForm.list') })
    .click();
  await expect(page).toHaveURL('/my-account/notices/');
  await expect(page.getByRole('list', { name: t('noticeList.list') }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(t('noticeList.states.requested'))).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('noticeList.end') })
    .click();
  await expect(page.getByText(t('noticeList.ended'))).toBeFocused();
  await expect(heading(page, t('noticeList.empty'))).toBeVisible();
});

test('[NOTE-09] speaks English on an English page', async ({ page, request }) => {
  const { url } = await soldOutSize(request, 2);
  await page.goto(`/en${url}`);
  await button(page, 'Notify me when it is back').click();
  await expect(heading(page, 'We will let you know when it is back')).toBeFocused();
  await expectAccessible(page);
  await page.goto(`/en/ertesites/vege/${'x'.repeat(43)}/`);
  await button(page, 'Cancel the alert').click();
  await expect(heading(page, 'There is no alert for this link')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[NOTE-08] asks, confirms and ends by forms of the checkout', async ({ page, request }) => {
    const email = newEmail();
    const { url } = await soldOutSize(request, 3);
    await page.goto(url);
    await page.locator('#plain-notice-email').fill(email);
    await page.locator('form[action$="/checkout/ertesites/"] button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nézd meg a leveleidet');
    const mail = await mailTo(request, email, 1);
    for (const [step, title] of [
      ['megerosites', 'Köszönjük, szólunk'],
      ['vege', 'Lemondtad az értesítést'],
    ] as const) {
      await page.goto(linkIn(mail, step));
      await page.locator('form[action$="/checkout/ertesites/"] button').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });
});
