import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askForReviews } from '#backend/reviews/asking.ts';
import { sendDueNotices } from '#backend/notices/sending.ts';
import { mailTexts } from '#backend/mail/texts.ts';
import type { WirePlacedOrder } from '#lib/contract/order.ts';
import type { Withdrawal } from '#lib/contract/withdrawal.ts';
import { fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { goodPassword, lastMail, linkPart, newCustomer, placeOrder, web } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const english = { 'accept-language': 'en' };
const email = 'rendeles@example.hu';
const key = 'a-key-that-does-both=1';
const day = 24 * 60 * 60_000;
const { en, hu } = mailTexts;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ environment: { REVIEWS: 'true', ADMIN_KEYS: `orders:read,orders:write=${key}` } });
  await api.setStock(options.shirt, 50);
});
afterEach(() => api.close());

const admin = (number: string, part: string, body: object) =>
  api.call('POST', `/admin/v1/orders/${number}/${part}/`, { headers: { authorization: `Bearer ${key}` }, body });
const mailTo = async (to = email) => {
  const mail = await lastMail(api, to);
  if (!mail) throw new Error(`There is no mail to ${to}`);
  return mail;
};
const subjectOf = (told: keyof typeof en.order.subjects, number: string, texts = en) =>
  texts.order.subjects[told].replace('{number}', number);
const inEnglish = async (subject: string, to = email) => {
  const mail = await mailTo(to);
  expect(mail.subject).toBe(subject);
  expect(mail.html).toContain('<html lang="en">');
  return mail;
};
const guestOrder = (headers: Record<string, string> = english): Promise<WirePlacedOrder> =>
  placeOrder(api, headers, options.shirt, 2);

describe('who ordered in English', () => {
  it('[ADR-0151] is confirmed it in English, with links that keep the language', async () => {
    const { number } = await guestOrder();
    const { text, html } = await inEnglish(subjectOf('placed', number));
    for (const words of [text, html]) {
      expect(words).toContain('Delivery method: Home delivery');
      expect(words).toContain('To pay on delivery: 17\u00A0470\u00A0Ft');
      expect(words).toContain(en.confirmation.withdrawal);
      expect(words).toContain('http://localhost:3000/en/elallas/');
      expect(words).toMatch(/http:\/\/localhost:4100\/checkout\/rendeles\/[\w-]{43}\/\?lang=en/);
    }
    expect(text).toMatch(/Expected: \w+day \d+ – \w+day \d+ November/);
    // What the order has kept of its goods is the catalog's.
    expect(html).toMatch(/<p lang="hu">2 × Vento Aera futópóló/);
  });

  it('[ADR-0151] hears of it in English ever after, whoever it is that moves it on', async () => {
    const { number } = await guestOrder();
    await admin(number, 'status', { status: 'confirmed' });
    await admin(number, 'status', { status: 'packed' });
    await admin(number, 'status', { status: 'shipped' });
    expect((await inEnglish(subjectOf('shipped', number))).text).toMatch(/\/checkout\/rendeles\/[\w-]{43}\/\?lang=en/);
    await admin(number, 'refund', { reference: 'R-1', amount: 1000 });
    await inEnglish(subjectOf('refunded', number));
    await admin(number, 'status', { status: 'delivered' });
    api.clock.now = new Date(api.clock.now.getTime() + 10 * day);
    expect(await askForReviews({ db: api.db, settings: api.settings, now: () => api.clock.now })).toBe(1);
    const { text } = await inEnglish(en.review.subject.replace('{number}', number));
    expect(text).toMatch(/Review my purchase:\nhttp:\/\/localhost:4100\/checkout\/ertekeles\/[\w-]{43}\/\?lang=en/);
  });

  it('[ADR-0151] is told of a cancellation in English, by a call in any language', async () => {
    const { number, accessToken } = await guestOrder();
    await api.call('POST', `/api/v1/order/${accessToken}/cancel/`, { headers: { 'accept-language': 'hu' } });
    expect((await inEnglish(subjectOf('cancelled', number))).text).toContain(en.cancellation.customer);
  });

  it('[ADR-0151] gets the mail for the account that is made of it in English', async () => {
    const { accessToken } = await guestOrder();
    const body = { password: goodPassword, acceptTerms: true };
    await api.call('POST', `/api/v1/order/${accessToken}/account/`, { body });
    const { text } = await inEnglish(en.account.confirm.subject);
    expect(text).toContain('http://localhost:3000/en/doi/thankyou/');
  });

  it('[ADR-0151] as a customer is led to the English account', async () => {
    const { headers } = await newCustomer(api);
    const { uuid } = await placeOrder(api, { ...headers, ...english }, options.shirt);
    expect((await mailTo()).text).toContain(`http://localhost:3000/en/my-account/order-details/${uuid}/`);
  });

  it('[ADR-0151] is rid of the mails to a separate address with the account', async () => {
    const { headers } = await newCustomer(api);
    const separateEmail = 'titkos@example.hu';
    await api.call('POST', '/api/v1/user/separate-email/', { headers, body: { separateEmail } });
    await placeOrder(api, { ...headers, ...english }, options.shirt);
    expect((await mailTo(separateEmail)).html).toContain('<html lang="en">');
    await api.call('DELETE', '/api/v1/user/', { headers });
    expect(await lastMail(api, separateEmail)).toBeUndefined();
  });
});

describe('an order in Hungarian', () => {
  it.each([
    ['that is asked for', { 'accept-language': 'hu' }],
    ['without a word of the language', {}],
    ['in a language that the shop has not', { 'accept-language': 'fr' }],
  ])('[ADR-0151] has Hungarian mails: %s', async (_, headers) => {
    const { number } = await guestOrder(headers as Record<string, string>);
    expect((await mailTo()).subject).toBe(subjectOf('placed', number, hu));
    expect((await mailTo()).html).toContain('<html lang="hu">');
  });

  it('[ADR-0151] has Hungarian mails where it is older than languages', async () => {
    const { number, uuid } = await guestOrder();
    const { document } = await api.db.selectFrom('orders').select('document').executeTakeFirstOrThrow();
    const { lang, ...older } = JSON.parse(document) as { lang: string };
    expect(lang).toBe('en');
    await api.db
      .updateTable('orders')
      .set({ document: JSON.stringify(older) })
      .where('uuid', '=', uuid)
      .execute();
    await admin(number, 'status', { status: 'cancelled' });
    expect((await mailTo()).subject).toBe(subjectOf('cancelled', number, hu));
  });
});

describe('an account in English', () => {
  const anna = 'anna@example.hu';
  const register = () =>
    api.call('POST', '/api/v1/auth/register/', {
      headers: { ...web, ...english },
      body: {
        firstName: 'Anna',
        lastName: 'Kovács',
        email: anna,
        password: goodPassword,
        acceptTerms: true,
        newsletter: true,
      },
    });

  it('[ADR-0151] is confirmed by English mails, the newsletter too', async () => {
    await register();
    const mails = await api.db.selectFrom('mail').selectAll().orderBy('id').execute();
    expect(mails.map(({ subject }) => subject)).toEqual([en.account.confirm.subject, en.account.newsletter.subject]);
    for (const { text } of mails) expect(text).toContain('Hello Anna,');
    expect(mails[1]?.unsubscribe_url).toContain('http://localhost:3000/en/doi/thankyou/');
  });

  it('[ADR-0151] gets a new password, and hears of it, in the language of the page', async () => {
    await register();
    const headers = { ...web, ...english };
    await api.call('POST', '/api/v1/forgotpassword/', { headers, body: { email: anna } });
    expect((await inEnglish(en.account.reset.subject, anna)).text).toContain('/en/reset-password/?token=');
    const token = await linkPart(api, anna, /token=([\w-]+)/);
    const password = 'Another-trail 9';
    const reset = { email: anna, token, password, password_confirmation: password };
    expect((await api.call('POST', '/api/v1/resetpassword/', { headers, body: reset })).status).toBe(200);
    await inEnglish(en.account.changed.subject, anna);
  });
});

describe('a notice in English', () => {
  const to = 'varok@example.hu';
  it('[ADR-0151] is confirmed and kept in the language in which it was asked for', async () => {
    const body = { productOption: options.shoeSoldOut, email: to };
    await api.call('POST', '/api/v1/stock-notices/', { headers: english, body });
    expect((await inEnglish(en.notice.confirm.subject, to)).text).toContain('/en/ertesites/megerosites/');
    const token = await linkPart(api, to, /\/ertesites\/megerosites\/([\w-]+)\//);
    await api.call('POST', '/api/v1/stock-notices/confirm/', { body: { token } });
    await api.setStock(options.shoeSoldOut, 1);
    await sendDueNotices({ db: api.db, settings: api.settings, now: () => api.clock.now });
    const { subject, text } = await mailTo(to);
    expect(subject).toMatch(/^Back in stock: /);
    expect(text).toContain('http://localhost:3000/en/p/');
    const end = await linkPart(api, to, /\/ertesites\/vege\/([\w-]+)\//);
    const { headers } = await api.app.inject(`/stock-notices/end/${end}/`);
    expect(headers.location).toBe(`http://localhost:3000/en/ertesites/vege/${end}/`);
  });
});

describe('a withdrawal in English', () => {
  it('[ADR-0151] is confirmed in the language of its page, whatever the order’s was', async () => {
    const { number } = await guestOrder({});
    const body = { name: 'Kovács Anna', orderNumber: number, email };
    const { data } = await api.call<Withdrawal>('POST', '/api/v1/withdrawal/', { body });
    await api.call('POST', '/api/v1/withdrawal/confirm/', { headers: english, body: { uuid: data.uuid } });
    const { text } = await inEnglish(en.withdrawal.subject.replace('{number}', number));
    expect(text).toMatch(/Withdrawal received: \d+ November 2026 at \d\d:\d\d:\d\d/);
  });
});
