import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#backend/app.ts';
import { deleteProducts, saveProducts, saveStock } from '#backend/db/product-writer.ts';
import { inTransaction } from '#backend/db/transaction.ts';
import { sendDueMails } from '#backend/mail/sender.ts';
import type { Mail } from '#backend/mail/mail.ts';
import { forgetNotices } from '#backend/notices/forgetting.ts';
import { sendDueNotices } from '#backend/notices/sending.ts';
import type { NoticeAnswer, NoticeOutcome, StockNotice } from '#lib/contract/stock-notice.ts';
import { fixtureCatalog, fixtureOptions as options, fixtureShops } from '#tests/fixtures/catalog.ts';
import { lastMail, linkPart, newCustomer, type TestCustomer } from './customers.ts';
import { startTestApi, type TestAnswer, type TestApi } from './harness.ts';

const day = 24 * 60 * 60_000;
const email = 'varok@example.hu';
const { shoeSoldOut } = options;
let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  vi.useRealTimers();
  await api.close();
});

const path = '/api/v1/stock-notices/';
const passes = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const ask = (body: object = {}, headers: Record<string, string> = {}) =>
  api.call<NoticeAnswer>('POST', path, { body: { productOption: shoeSoldOut, email, ...body }, headers });
const askAs = ({ headers }: TestCustomer, body: object = {}) =>
  api.call<NoticeAnswer>('POST', path, { body: { productOption: shoeSoldOut, ...body }, headers });
const confirm = (token: string) => api.call<NoticeOutcome>('POST', `${path}confirm/`, { body: { token } });
const end = (token: string, all = false) => api.call<NoticeOutcome>('POST', `${path}end/`, { body: { token, all } });
const confirmToken = (to = email) => linkPart(api, to, /\/ertesites\/megerosites\/([\w-]+)\//);
const endToken = (to = email) => linkPart(api, to, /\/ertesites\/vege\/([\w-]+)\//);
const listOf = async ({ headers }: TestCustomer) =>
  (await api.call<{ notices: StockNotice[] }>('GET', '/api/v1/user/stock-notices/', { headers })).data.notices;
const send = () => sendDueNotices({ db: api.db, settings: api.settings, now: () => api.clock.now });
const mailsTo = (to = email) =>
  api.db.selectFrom('mail').select(['subject', 'text']).where('recipient', '=', to).orderBy('id').execute();
const promised = async (to = email) =>
  (await mailsTo(to)).filter(({ subject }) => subject.startsWith('Újra kapható')).length;
const states = async () =>
  (await api.db.selectFrom('stock_notice').select('state').orderBy('asked_at').execute()).map(({ state }) => state);
const provenCustomer = async () => {
  const customer = await newCustomer(api);
  await api.db.updateTable('customer').set({ verified: 1 }).where('uuid', '=', customer.uuid).execute();
  return customer;
};

async function waitAsGuest(body: object = {}, to = email): Promise<void> {
  await ask({ email: to, ...body });
  expect((await confirm(await confirmToken(to))).status).toBe(200);
}

describe('[NOTE-01] a guest who asks', () => {
  it('gets one mail to confirm, and nothing else before that, though the goods come', async () => {
    expect(await ask()).toMatchObject({ status: 200, data: { state: 'requested', wasAsked: false } });
    const [mail, ...others] = await mailsTo();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Kéred az értesítést, ha újra kapható?');
    expect(mail?.text).toContain('Vento Pacer 3 futócipő (Piros, 43)');
    expect(mail?.text).toContain('http://localhost:3000/ertesites/vege/');
    await api.setStock(shoeSoldOut, 5);
    expect(await send()).toBe(0);
    expect(await mailsTo()).toHaveLength(1);
  });

  it('confirms once by the link, which tells what was promised', async () => {
    await ask({ store: fixtureShops.szeged });
    const token = await confirmToken();
    expect(await confirm(token)).toMatchObject({
      status: 200,
      data: {
        state: 'confirmed',
        goods: { productOption: shoeSoldOut, title: 'Piros, 43', url: expect.stringContaining('/p/vento-pacer-3') },
        store: { sysname: fixtureShops.szeged },
      },
    });
    expect(await confirm(token)).toMatchObject({ status: 404, errors: { token: ['not_found'] } });
    expect(await states()).toEqual(['confirmed']);
  });

  it('confirms once, by twenty calls at once', async () => {
    await ask();
    const token = await confirmToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('confirms for seven days and no longer', async () => {
    await ask();
    const token = await confirmToken();
    passes(7 * day);
    expect((await confirm(token)).status).toBe(404);
    expect(await states()).toEqual(['requested']);
  });

  it('learns nothing of what an address has asked for, and a confirmed one gets no second mail', async () => {
    const first = await ask();
    const second = await ask();
    await confirm(await confirmToken());
    const third = await ask();
    for (const { status, data } of [second, third]) expect({ status, data }).toEqual({ status: 200, data: first.data });
    expect(await mailsTo()).toHaveLength(1);
    expect(await states()).toEqual(['confirmed']);
  });

  it('gets another mail for one that did not come, and the links of both confirm', async () => {
    await ask();
    const first = await confirmToken();
    passes(2 * 60_000);
    await ask();
    expect(await mailsTo()).toHaveLength(2);
    expect((await confirm(first)).status).toBe(200);
    expect((await confirm(await confirmToken())).status).toBe(404);
  });

  it.each<[string, object, Record<string, string[]>]>([
    ['no address', { email: null }, { email: ['required'] }],
    ['a malformed address', { email: 'varok@' }, { email: ['format'] }],
    ['goods that are not there', { productOption: 999_999 }, { productOption: ['unknown'] }],
    ['goods in stock', { productOption: options.shoe }, { productOption: ['in_stock'] }],
    [
      'goods in stock in that shop',
      { productOption: options.shoe, store: fixtureShops.szeged },
      { productOption: ['in_stock'] },
    ],
    ['a shop that is not there', { store: 'store_nincs' }, { store: ['unknown'] }],
    ['a text of their own', { message: 'Vedd meg!' }, { message: ['unknown'] }],
  ])('is refused with %s', async (_, body, errors) => {
    expect(await ask(body)).toMatchObject({ status: 422, errors });
    expect(await mailsTo()).toEqual([]);
  });

  it('may ask for a shop that has none while others have', async () => {
    expect((await ask({ productOption: options.shoe, store: fixtureShops.budapest })).status).toBe(200);
  });

  it('is refused a shop for goods that are sold online alone', async () => {
    await api.db.updateTable('product').set({ online_only: 1 }).where('id', '=', 1).execute();
    expect(await ask({ store: fixtureShops.szeged })).toMatchObject({
      status: 422,
      errors: { store: ['online_only'] },
    });
  });
});

describe('[NOTE-05] against misuse', () => {
  it('writes ten mails a day to one mailbox, by whichever name', async () => {
    const soldOut = [1001, 1002, 1003, 1004, 1005, 1006];
    await api.db.deleteFrom('stock').where('option_id', 'in', soldOut).execute();
    const answers: TestAnswer<NoticeAnswer>[] = [];
    for (let index = 0; index < 12; index += 1) {
      answers.push(await ask({ productOption: soldOut[index % 6], email: `varok+${index}@example.hu` }));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect(answers.at(-1)).toMatchObject({
      errors: { email: ['too_many'] },
      headers: { 'retry-after': expect.any(String) },
    });
    expect(await api.db.selectFrom('mail').select('id').execute()).toHaveLength(10);
    passes(day);
    expect((await ask()).status).toBe(200);
  });

  it('counts parallel calls together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask({ email: `varok+${index}@example.hu` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  });

  it('takes sixty calls an hour from an address', async () => {
    const answers: number[] = [];
    for (let index = 0; index < 62; index += 1) answers.push((await ask({ email: `varok${index}@example.hu` })).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    passes(day / 24);
    expect((await ask()).status).toBe(200);
  });

  it('lets nobody guess links: wrong ones get one answer, and few tries', async () => {
    await waitAsGuest();
    const own = await endToken();
    for (const call of [confirm, end]) expect((await call('x'.repeat(43))).status).toBe(404);
    // A link is good for what it was written for alone.
    expect((await confirm(own)).status).toBe(404);
    const guesses = await Promise.all(Array.from({ length: 100 }, (_, index) => end(String(index).padStart(43, 'g'))));
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(guesses.some(({ status }) => status === 200)).toBe(false);
    expect(await states()).toEqual(['confirmed']);
    passes(day);
    expect((await end(own)).status).toBe(200);
  });

  it('stores no token that could be read out of the database', async () => {
    await ask();
    const token = await confirmToken();
    const rows = await api.db.selectFrom('stock_notice_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('keeps another’s notices from a customer', async () => {
    const [anna, bela] = [await provenCustomer(), await provenCustomer()];
    await askAs(anna);
    const [notice] = await listOf(anna);
    expect(await listOf(bela)).toEqual([]);
    const remove = ({ headers }: TestCustomer) =>
      api.call('DELETE', `/api/v1/user/stock-notices/${notice?.uuid}/`, { headers });
    expect(await remove(bela)).toMatchObject({ status: 404, errors: { id: ['not_found'] } });
    expect(await states()).toEqual(['confirmed']);
    expect((await remove(anna)).status).toBe(200);
    expect(await states()).toEqual(['ended']);
  });

  it('writes a stranger no more than the mail to confirm, though the account names their address', async () => {
    const customer = await newCustomer(api, 'vk', { email: 'idegen@example.hu' });
    expect((await askAs(customer)).data).toEqual({ state: 'requested', wasAsked: false });
    await api.setStock(shoeSoldOut, 1);
    expect(await send()).toBe(0);
    expect((await confirm(await confirmToken('idegen@example.hu'))).status).toBe(200);
    expect(await send()).toBe(1);
  });
});

describe('[NOTE-04] a customer with a proven address', () => {
  it('waits at once, without a mail, and is told that it was asked for already', async () => {
    const customer = await provenCustomer();
    expect((await askAs(customer)).data).toEqual({ state: 'confirmed', wasAsked: false });
    expect((await askAs(customer)).data).toEqual({ state: 'confirmed', wasAsked: true });
    expect(await mailsTo(customer.email)).toHaveLength(1); // that of the registration
    expect(await askAs(customer, { email })).toMatchObject({ status: 422, errors: { email: ['unknown'] } });
  });

  it('sees what is waited for and what was sent, and ends each', async () => {
    const customer = await provenCustomer();
    await askAs(customer);
    passes(1000);
    await askAs(customer, { productOption: options.bottle, store: fixtureShops.szeged }).then(({ status }) =>
      expect(status).toBe(422),
    );
    await api.setStock(options.bottle, 0, fixtureShops.szeged);
    await askAs(customer, { productOption: options.bottle, store: fixtureShops.szeged });
    expect(await listOf(customer)).toMatchObject([
      {
        state: 'confirmed',
        goods: { productOption: options.bottle },
        store: { sysname: fixtureShops.szeged },
        sentAt: null,
      },
      { state: 'confirmed', goods: { productOption: shoeSoldOut }, store: null },
    ]);
    await api.setStock(shoeSoldOut, 2);
    await send();
    const [, sent] = await listOf(customer);
    expect(sent).toMatchObject({ state: 'sent', sentAt: api.clock.now.toISOString() });
    expect(await promised(customer.email)).toBe(1);
    const left = await api.call<{ notices: StockNotice[] }>('DELETE', `/api/v1/user/stock-notices/${sent?.uuid}/`, {
      headers: customer.headers,
    });
    expect(left.data.notices).toHaveLength(1);
  });

  it('waits for fifty at most', async () => {
    const customer = await provenCustomer();
    await askAs(customer);
    const row = await api.db.selectFrom('stock_notice').selectAll().executeTakeFirstOrThrow();
    await api.db
      .insertInto('stock_notice')
      .values(Array.from({ length: 49 }, (_, index) => ({ ...row, uuid: `n${index}`, option_id: 90_000 + index })))
      .execute();
    await api.setStock(options.shirt, 0);
    expect(await askAs(customer, { productOption: options.shirt })).toMatchObject({
      status: 422,
      errors: { productOption: ['max:50'] },
    });
  });

  it('takes notices along when the account is deleted, those of the same address as a guest too', async () => {
    const customer = await provenCustomer();
    await askAs(customer);
    await waitAsGuest({}, customer.email);
    await waitAsGuest();
    await api.call('DELETE', '/api/v1/user/', { headers: customer.headers });
    const left = await api.db.selectFrom('stock_notice').select('email').execute();
    expect(left).toEqual([{ email }]);
    await api.setStock(shoeSoldOut, 1);
    await send();
    expect(await mailsTo(customer.email)).toEqual([]);
  });
});

describe('[NOTE-02] what was promised is sent', () => {
  it('once when the goods are back, with the way there and one that ends it', async () => {
    await waitAsGuest();
    expect(await send()).toBe(0);
    await api.setStock(shoeSoldOut, 1);
    expect(await send()).toBe(1);
    const mail = await lastMail(api, email);
    expect(mail?.subject).toBe('Újra kapható: Vento Pacer 3 futócipő (Piros, 43)');
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/p\/vento-pacer-3-futocipo-1\/\?szin=piros&meret=43/);
    expect(mail?.text).toContain('/ertesites/vege/');
    await api.setStock(shoeSoldOut, 0);
    expect(await send()).toBe(0);
    await api.setStock(shoeSoldOut, 3);
    expect(await send()).toBe(0);
    expect(await promised()).toBe(1);
  });

  it('once by eight processes at the same time', async () => {
    for (let index = 0; index < 9; index += 1) await waitAsGuest({}, `varok${index}@example.hu`);
    await api.setStock(shoeSoldOut, 1);
    const sent = await Promise.all(Array.from({ length: 8 }, send));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(9);
    for (let index = 0; index < 9; index += 1) expect(await promised(`varok${index}@example.hu`)).toBe(1);
  });

  it('for a shop only when that shop has it', async () => {
    await waitAsGuest({ store: fixtureShops.szeged });
    await api.setStock(shoeSoldOut, 9);
    await api.setStock(shoeSoldOut, 9, fixtureShops.budapest);
    expect(await send()).toBe(0);
    await api.setStock(shoeSoldOut, 1, fixtureShops.szeged);
    expect(await send()).toBe(1);
    expect((await lastMail(api, email))?.text).toMatch(/Hol: .*Szeged/);
  });

  it('without a shop from wherever it comes first', async () => {
    await waitAsGuest();
    await api.setStock(shoeSoldOut, 1, fixtureShops.budapest);
    expect(await send()).toBe(1);
  });

  const product = () => {
    const [shoe] = fixtureCatalog().products;
    if (!shoe) throw new Error('no shoe');
    const stocked = shoe.options.map((one) => (one.id === shoeSoldOut ? { ...one, stock: { online: 4 } } : one));
    return { ...shoe, options: stocked };
  };
  it.each<[string, () => Promise<unknown>]>([
    ['a catalog file', () => inTransaction(api.db, (db) => saveProducts(db, [product()], api.clock.now))],
    [
      'a change of stock',
      () => inTransaction(api.db, (db) => saveStock(db, [{ optionId: shoeSoldOut, place: 'online', pieces: 2 }])),
    ],
    ['a statement of the database', () => api.setStock(shoeSoldOut, 1)],
    [
      'goods that were gone and are listed again',
      async () => {
        await inTransaction(api.db, (db) => deleteProducts(db, [1]));
        expect(await send()).toBe(0);
        await inTransaction(api.db, (db) => saveProducts(db, [product()], api.clock.now));
      },
    ],
  ])('by %s', async (_, bring) => {
    await waitAsGuest();
    await bring();
    expect(await send()).toBe(1);
  });

  it('not for an option that has become another product', async () => {
    await waitAsGuest();
    await api.db.updateTable('product_option').set({ product_id: 2 }).where('id', '=', shoeSoldOut).execute();
    await api.setStock(shoeSoldOut, 5);
    expect(await send()).toBe(0);
  });

  it('not lost by a crash: both the state and the mail, or neither', async () => {
    await waitAsGuest();
    await api.setStock(shoeSoldOut, 1);
    await api.db.schema.alterTable('mail').renameTo('mail_away').execute();
    await expect(send()).rejects.toThrow();
    await api.db.schema.alterTable('mail_away').renameTo('mail').execute();
    expect(await states()).toEqual(['confirmed']);
    expect(await send()).toBe(1);
    expect(await promised()).toBe(1);
  });

  it('past those whose goods cannot be sold', async () => {
    await waitAsGuest({}, 'elso@example.hu');
    await api.db.updateTable('stock_notice').set({ option_id: options.football, product_id: 9 }).execute();
    await api.db.deleteFrom('price_log').where('product_id', '=', 9).execute();
    passes(1000);
    await waitAsGuest();
    await api.setStock(shoeSoldOut, 1);
    expect(await send()).toBe(1);
    expect(await promised('elso@example.hu')).toBe(0);
  });

  it('by the API itself while it is up', async () => {
    await waitAsGuest();
    await api.setStock(shoeSoldOut, 1);
    const { db, settings, live } = api;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const app = await buildApp({ db, settings, now: () => api.clock.now, replication: live, readModel: live.model });
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await promised()).toBe(1));
    await app.close();
  });

  it('at most once, whatever happens in whichever order', async () => {
    const step = fc.constantFrom('ask', 'confirm', 'end', 'in', 'out', 'send', 'sendTwice');
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        run += 1;
        const to = `tulajdonsag${run}@example.hu`;
        await api.setStock(shoeSoldOut, 0);
        let [confirmations, pieces] = [0, 0];
        for (const one of steps) {
          if (one === 'ask') await ask({ email: to });
          if (one === 'confirm')
            confirmations += Number((await confirm(await confirmToken(to).catch(() => 'x'.repeat(20)))).status === 200);
          if (one === 'end') await end(await endToken(to).catch(() => 'x'.repeat(20)));
          if (one === 'in' || one === 'out') await api.setStock(shoeSoldOut, (pieces = one === 'in' ? 2 : 0));
          if (one === 'send') await send();
          if (one === 'sendTwice') await Promise.all([send(), send()]);
          passes(15 * 60_000);
        }
        expect(await promised(to)).toBeLessThanOrEqual(confirmations);
        if (pieces > 0) {
          await send();
          const waiting = await api.db
            .selectFrom('stock_notice')
            .select('uuid')
            .where('email', '=', to)
            .where('state', '=', 'confirmed')
            .execute();
          expect(waiting).toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('[NOTE-06] the link that ends it', () => {
  it('stands in every mail, may be pressed again, and nothing is sent after it', async () => {
    await waitAsGuest();
    const token = await endToken();
    for (let press = 0; press < 2; press += 1) {
      expect(await end(token)).toMatchObject({ status: 200, data: { state: 'ended', goods: { title: 'Piros, 43' } } });
    }
    await api.setStock(shoeSoldOut, 1);
    expect(await send()).toBe(0);
  });

  it('of the first mail ends it before it was confirmed, and the other link is worth nothing then', async () => {
    await ask();
    const token = await confirmToken();
    await end(await endToken());
    expect((await confirm(token)).status).toBe(404);
    expect(await states()).toEqual(['ended']);
  });

  it('says of one that was sent that it was, and ends all others where that is asked for', async () => {
    await waitAsGuest();
    passes(60_000);
    await waitAsGuest({ store: fixtureShops.szeged });
    await waitAsGuest({}, 'mas@example.hu');
    await api.setStock(shoeSoldOut, 1);
    await send();
    const token = await endToken();
    expect((await end(token)).data.state).toBe('sent');
    const ofEmail = async (to: string) =>
      (
        await api.db.selectFrom('stock_notice').select('state').where('email', '=', to).orderBy('asked_at').execute()
      ).map(({ state }) => state);
    expect(await ofEmail(email)).toEqual(['sent', 'confirmed']);
    await end(token, true);
    expect(await ofEmail(email)).toEqual(['sent', 'ended']);
    expect(await ofEmail('mas@example.hu')).toEqual(['sent']);
  });

  it('lets the same be asked for again', async () => {
    await waitAsGuest();
    await end(await endToken());
    passes(60 * 60_000);
    await waitAsGuest();
    expect((await states()).toSorted()).toEqual(['confirmed', 'ended']);
  });

  const header = async () => {
    const { unsubscribe_url: url, one_click: isOneClick } = await api.db
      .selectFrom('mail')
      .select(['unsubscribe_url', 'one_click'])
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return { path: new URL(url ?? '').pathname, url, isOneClick };
  };

  it('is pressed by mail programs as RFC 8058 says: a POST ends all, without a question', async () => {
    await waitAsGuest();
    const { path: oneClick, url, isOneClick } = await header();
    expect(url).toMatch(/^http:\/\/localhost:4000\/stock-notices\/end\/[\w-]{43}\/$/);
    expect(isOneClick).toBe(1);
    // Opened by a person or fetched by a scanner it only leads to the page that asks.
    const opened = await api.app.inject({ method: 'GET', url: oneClick });
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toMatch(/^http:\/\/localhost:3000\/ertesites\/vege\/[\w-]{43}\/$/);
    expect(await states()).toEqual(['confirmed']);
    const press = (payload: string, type = 'application/x-www-form-urlencoded') =>
      api.app.inject({ method: 'POST', url: oneClick, payload, headers: { 'content-type': type } });
    expect((await press('a=b')).statusCode).toBe(422);
    expect((await press('{}', 'text/plain')).statusCode).toBe(415);
    expect(await states()).toEqual(['confirmed']);
    expect((await press('List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect(await states()).toEqual(['ended']);
    const form = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await press(form, 'multipart/form-data; boundary=x')).statusCode).toBe(200);
  });

  it('stands in the headers of the mail that goes out', async () => {
    await waitAsGuest();
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => {} };
    await sendDueMails(api.db, mailer, () => api.clock.now, { warn: () => {} });
    expect(sent).toMatchObject([{ isOneClick: true, unsubscribeUrl: expect.stringContaining('/stock-notices/end/') }]);
  });
});

describe('[NOTE-07] what is kept of a notice', () => {
  const forget = () => forgetNotices(api.db, api.settings, api.clock.now);
  const kept = async () => JSON.stringify(await api.db.selectFrom('stock_notice').selectAll().execute());

  it('goes so many days after it was sent or ended, with the address and the links', async () => {
    await waitAsGuest();
    await api.setStock(shoeSoldOut, 1);
    await send();
    passes(7 * day - 1);
    await forget();
    expect(await kept()).toContain(email);
    passes(1);
    await forget();
    expect(await kept()).toBe('[]');
    expect(await api.db.selectFrom('stock_notice_token').selectAll().execute()).toEqual([]);
  });

  it('goes with its link where it was never confirmed', async () => {
    await ask();
    passes(7 * day - 1);
    await forget();
    expect(await states()).toEqual(['requested']);
    passes(1);
    await forget();
    expect(await states()).toEqual([]);
  });

  it('waits for so many days and is ended then, unsent', async () => {
    await waitAsGuest();
    passes(180 * day - 1);
    await forget();
    expect(await states()).toEqual(['confirmed']);
    passes(1);
    await forget();
    expect(await states()).toEqual(['ended']);
    await api.setStock(shoeSoldOut, 1);
    expect(await send()).toBe(0);
  });

  it('is as the settings say', async () => {
    await api.close();
    api = await startTestApi({ environment: { STOCK_NOTICE_DAYS: '3', STOCK_NOTICE_KEPT_DAYS: '0' } });
    await waitAsGuest();
    passes(3 * day);
    await forget();
    expect(await states()).toEqual([]);
  });
});
