import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireOrder, WirePlacedOrder } from '#lib/contract/order.ts';
import type { OwnReview, ReviewableOrder, ReviewedProduct, ReviewPage } from '#lib/contract/review.ts';
import { noteStatus } from '#backend/customers/order-history.ts';
import { inTransaction } from '#backend/db/transaction.ts';
import { askForReviews } from '#backend/reviews/asking.ts';
import { forgetReviews } from '#backend/reviews/forgetting.ts';
import { decideReviews, eraseReviews, reviewLines, reviewsToRead } from '#backend/reviews/moderation.ts';
import { fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { lastMail, linkPart, newCustomer, placeOrder, type TestCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const day = 24 * 60 * 60_000;
const email = 'rendeles@example.hu';
const unknownToken = 'A'.repeat(43);
let api: TestApi;
const start = async (environment: Record<string, string> = {}) => {
  api = await startTestApi({ environment: { REVIEWS: 'true', ...environment } });
};
const restart = async (environment: Record<string, string>) => {
  await api.close();
  await start(environment);
};
beforeEach(() => start());
afterEach(() => api.close());

const passes = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const ask = () => askForReviews({ db: api.db, settings: api.settings, now: () => api.clock.now });
const mails = (to = email) =>
  api.db
    .selectFrom('mail')
    .select(['subject', 'text', 'unsubscribe_url'])
    .where('recipient', '=', to)
    .where('subject', 'like', 'Hogy vált be%')
    .execute();
const tokenOf = (to = email) => linkPart(api, to, /\/checkout\/ertekeles\/([\w-]{43})\//);
const read = (token: string) => api.call<ReviewableOrder>('GET', `/api/v1/reviews/${token}/`);
const write = (token: string, body: object = {}, line = 0) =>
  api.call<OwnReview>('PUT', `/api/v1/reviews/${token}/${line}/`, { body: { stars: 4, text: 'Jó.', ...body } });
const withdraw = (token: string, line = 0) => api.call('DELETE', `/api/v1/reviews/${token}/${line}/`);
const stop = (token: string) => api.call('POST', `/api/v1/reviews/${token}/stop/`);
const listed = async (product = 1, page = 1) =>
  (await api.call<ReviewPage>('GET', `/api/v1/product/${product}/reviews/?page=${page}`)).data;
const productPage = async (product = 1) => (await api.call<ReviewedProduct>('GET', `/api/v1/product/${product}/`)).data;

async function deliver({ uuid }: Pick<WireOrder, 'uuid'>): Promise<void> {
  for (const status of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    await inTransaction(api.db, (transaction) => noteStatus(transaction, uuid, status, api.clock.now));
}

/** A guest's order of a shoe that was delivered and asked about; answers the secret of its link. */
async function asked(option: number = options.shoe, customer?: TestCustomer): Promise<string> {
  await api.setStock(option, 50);
  await deliver(await placeOrder(api, customer?.headers ?? {}, option));
  passes(10 * day);
  expect(await ask()).toBe(1);
  return tokenOf(customer?.email);
}

const approveAll = async () => {
  const waiting = await reviewsToRead(api.db, 'waiting');
  await decideReviews(
    api.db,
    waiting.map(({ uuid }) => uuid),
    { state: 'shown', reason: null },
  );
};

describe('[REV-01] the mail that asks for reviews', () => {
  it('is written once for an order, REVIEW_ASK_DAYS after its delivery', async () => {
    await deliver(await placeOrder(api, {}, options.shoe));
    passes(10 * day - 1);
    expect(await ask()).toBe(0);
    passes(1);
    expect(await Promise.all([ask(), ask(), ask()])).toContain(1);
    passes(day);
    expect(await ask()).toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Vento Pacer 3 futócipő (Kék, 42)');
    expect(mail?.text).toMatch(/In English: http:\/\/localhost:4100\/checkout\/ertekeles\/[\w-]{43}\/\?lang=en/);
    expect(mail?.unsubscribe_url).toMatch(/#leiratkozas$/);
  });

  it('is not written for what is not delivered, went back, or was delivered long ago', async () => {
    await api.setStock(options.shirt, 50);
    await placeOrder(api, {}, options.shirt);
    const withdrawn = await placeOrder(api, {}, options.shirt);
    await deliver(withdrawn);
    await inTransaction(api.db, (transaction) => noteStatus(transaction, withdrawn.uuid, 'withdrawn', api.clock.now));
    passes(10 * day);
    expect(await ask()).toBe(0);
    await deliver(await placeOrder(api, {}, options.shirt));
    passes(40 * day);
    expect(await ask()).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('goes to a customer’s address of today', async () => {
    const customer = await newCustomer(api);
    await asked(options.shoe, customer);
    expect([await mails(), await mails(customer.email)].map(({ length }) => length)).toEqual([0, 1]);
  });

  it('is ended by its link for all orders of the mailbox, and what stays of the address is a hash', async () => {
    const token = await asked();
    expect((await read(token)).data.isStopped).toBe(false);
    for (let press = 0; press < 2; press += 1) expect((await stop(token)).status).toBe(200);
    expect((await read(token)).data.isStopped).toBe(true);
    await deliver(await placeOrder(api, {}, options.shirt));
    passes(10 * day);
    expect(await ask()).toBe(0);
    expect(await mails()).toHaveLength(1);
    expect(JSON.stringify(await api.db.selectFrom('review_stop').selectAll().execute())).not.toContain('rendeles');
  });
});

describe('[REV-02] a bought line', () => {
  it('is listed by the link with what is asked of goods of its kind', async () => {
    const order = await read(await asked());
    expect(order.headers['cache-control']).toBe('no-store');
    expect(order.data).toMatchObject({
      isShownAtOnce: false,
      lines: [{ line: 0, productId: 1, title: 'Kék, 42', asksSize: true, asksWidth: true, review: null }],
    });
    const ofBottle = await read(await asked(options.bottle));
    expect(ofBottle.data.lines).toMatchObject([{ productId: 3, asksSize: false, asksWidth: false }]);
    const ofShirt = await read(await asked(options.shirt));
    expect(ofShirt.data.lines).toMatchObject([{ productId: 2, asksSize: true, asksWidth: false }]);
  });

  it('has one review, which its link changes and takes back', async () => {
    const token = await asked();
    const first = await write(token, { size: 'small', width: 'right', name: 'Anna' });
    expect(first).toMatchObject({ status: 200, data: { stars: 4, size: 'small', name: 'Anna', state: 'waiting' } });
    const second = await write(token, { stars: 2, text: 'Mégsem.' });
    expect(second.data).toMatchObject({ id: first.data.id, stars: 2, size: null, text: 'Mégsem.' });
    expect(await reviewsToRead(api.db, null)).toHaveLength(1);
    expect((await read(token)).data.lines[0]?.review).toEqual(second.data);
    for (let press = 0; press < 2; press += 1) expect((await withdraw(token)).status).toBe(200);
    expect((await read(token)).data.lines[0]?.review).toBeNull();
    expect(await reviewsToRead(api.db, null)).toEqual([]);
  });

  it('has one review by twenty calls at once, and one for two sizes of a product', async () => {
    const { data: cart } = await api.call<{ uuid: string }>('POST', '/api/v1/cart/', {
      body: { productOption: options.shoe },
    });
    const headers = { 'x-request-id': cart.uuid };
    await deliver(await placeOrder(api, headers, 1003));
    passes(10 * day);
    await ask();
    const token = await tokenOf();
    expect((await read(token)).data.lines).toHaveLength(1);
    expect((await write(token, {}, 1)).errors).toEqual({ line: ['not_found'] });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => write(token, { text: `Jó: ${at}` })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await reviewsToRead(api.db, null)).toHaveLength(1);
  });

  it('keeps its state where the same is said again', async () => {
    const token = await asked();
    await write(token);
    await approveAll();
    expect((await write(token)).data.state).toBe('shown');
    expect((await write(token, { text: 'Más.' })).data.state).toBe('waiting');
  });

  it.each<[string, object, Record<string, string[]>]>([
    ['no stars', { stars: undefined }, { stars: ['required'] }],
    ['six stars', { stars: 6 }, { stars: ['max:5'] }],
    ['half a star', { stars: 2.5 }, { stars: ['type'] }],
    ['a text that is too long', { text: 'a'.repeat(1501) }, { text: ['long:1500'] }],
    ['a web address', { text: 'Nézd: akcio-cipo.hu' }, { text: ['link'] }],
    ['a telephone number', { text: 'Hívj: 06 30/123-45-67' }, { text: ['digits'] }],
    ['a name with a sign', { name: 'Anna <b>' }, { name: ['letters'] }],
    ['a field of its own', { verified: true }, { verified: ['unknown'] }],
  ])('refuses %s, and stores nothing', async (_, body, errors) => {
    const token = await asked();
    expect(await write(token, body)).toMatchObject({ status: 422, errors });
    expect(await reviewsToRead(api.db, null)).toEqual([]);
  });

  it('refuses a width of a shirt', async () => {
    expect(await write(await asked(options.shirt), { width: 'wide' })).toMatchObject({
      status: 422,
      errors: { width: ['not_asked'] },
    });
  });
});

describe('[REV-03] what waits', () => {
  it('is shown to nobody before the retailer approves it', async () => {
    const token = await asked();
    await write(token, { size: 'small', name: 'Anna' });
    expect(await listed()).toEqual({ summary: null, reviews: [], page: 1, pages: 0 });
    expect((await productPage()).reviews).toBeNull();
    await approveAll();
    const { summary, reviews } = await listed();
    expect(summary).toEqual({
      count: 1,
      average: 4,
      stars: [0, 0, 0, 1, 0],
      size: { small: 1, right: 0, large: 0 },
      width: null,
      isSample: false,
    });
    expect(reviews).toEqual([
      {
        id: expect.any(String),
        stars: 4,
        size: 'small',
        width: null,
        text: 'Jó.',
        lang: 'hu',
        name: 'Anna',
        writtenOn: '2026-12-01',
      },
    ]);
    expect((await productPage()).reviews).toEqual(summary);
  });

  it('is refused for a reason that its writer reads, and is read anew once it was changed', async () => {
    await restart({ REVIEWS_SHOWN_AT_ONCE: 'true' });
    const token = await asked();
    const { data } = await write(token);
    expect(data.state).toBe('shown');
    await decideReviews(api.db, [data.id], { state: 'refused', reason: 'advertising' });
    expect((await read(token)).data.lines[0]?.review).toMatchObject({ state: 'refused', reason: 'advertising' });
    expect((await listed()).reviews).toEqual([]);
    expect((await write(token, { text: 'Jobb.' })).data).toMatchObject({ state: 'waiting', reason: null });
  });

  it('is decided all or none, and listed without what could turn a line', async () => {
    const token = await asked();
    const { data } = await write(token, { text: 'Egy\nkettő' });
    const decided = decideReviews(api.db, [data.id, 'nincs'], { state: 'shown', reason: null });
    await expect(decided).rejects.toThrow('There is no review nincs');
    const [waiting] = await reviewsToRead(api.db, 'waiting');
    expect(waiting && reviewLines(waiting)).toMatch(/waiting\n {2}1 Pacer 3 futócipő\n {2}–: Egy kettő$/);
    await eraseReviews(api.db, [data.id]);
    expect(await reviewsToRead(api.db, null)).toEqual([]);
  });
});

describe('[REV-04] against misuse', () => {
  it('opens nothing by a link that was not issued, has lapsed or has ended, all alike', async () => {
    const token = await asked();
    const answers = async (secret: string) => [
      await read(secret),
      await write(secret),
      await withdraw(secret),
      await stop(secret),
    ];
    const unissued = (await answers(unknownToken)).map(({ status, errors }) => ({ status, errors }));
    expect(unissued).toEqual(Array.from({ length: 4 }, () => ({ status: 404, errors: { token: ['not_found'] } })));
    passes(180 * day);
    for (const sweep of [false, true]) {
      if (sweep) await forgetReviews(api.db, api.clock.now);
      expect((await answers(token)).map(({ status, errors }) => ({ status, errors }))).toEqual(unissued);
    }
  });

  it('lets nobody guess links, and nobody write without end', async () => {
    await restart({ RATE_LIMIT_EXEMPT: '10.0.0.1' });
    const token = await asked();
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, at) => read(String(at).padStart(43, 'g'))));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10);
    passes(day);
    const written = [];
    for (let at = 0; at < 61; at += 1) written.push((await write(token, { text: `Jó: ${at}` })).status);
    expect(written.slice(-2)).toEqual([200, 429]);
  });

  it('stores no secret that could be read out of the database, and keeps markup a text', async () => {
    const token = await asked();
    const text = '<img src=x onerror="alert(1)"> nem rossz';
    await write(token, { text });
    await approveAll();
    expect(JSON.stringify(await api.db.selectFrom('review_ask').selectAll().execute())).not.toContain(token);
    expect((await listed()).reviews[0]?.text).toBe(text);
  });

  it('is not there without REVIEWS', async () => {
    const token = await asked();
    await write(token);
    await approveAll();
    Object.assign(api.settings, { REVIEWS: false });
    expect((await read(token)).status).toBe(404);
    expect(await listed()).toEqual({ summary: null, reviews: [], page: 1, pages: 0 });
    expect(await productPage()).not.toHaveProperty('reviews');
  });
});

describe('[REV-05] the reviews of a product', () => {
  it('come a page at a time, newest first, without an order’s or a buyer’s trace', async () => {
    for (let at = 0; at < 12; at += 1) {
      await write(await asked(options.shirt), { text: `Vélemény: ${at}` });
      passes(day);
    }
    await approveAll();
    const [first, second, third] = [await listed(2), await listed(2, 2), await listed(2, 3)];
    expect(first.reviews.map(({ text }) => text).slice(0, 2)).toEqual(['Vélemény: 11', 'Vélemény: 10']);
    expect([first, second, third].map(({ reviews, pages }) => [reviews.length, pages])).toEqual([
      [10, 2],
      [2, 2],
      [0, 2],
    ]);
    expect(JSON.stringify(first)).not.toMatch(/rendeles|Kovács|L26-/);
  });

  it('are 404 for a product that is not there', async () => {
    expect((await api.call('GET', '/api/v1/product/999999/reviews/')).status).toBe(404);
  });
});

describe('[REV-06] a sample', () => {
  const sample = (product: number) =>
    api.db
      .insertInto('review')
      .values({
        uuid: `minta-${product}`,
        order_uuid: null,
        line: null,
        product_id: product,
        stars: 5,
        size_feel: null,
        width_feel: null,
        text: 'Minta.',
        lang: 'hu',
        name: null,
        state: 'shown',
        reason: null,
        is_sample: 1,
        written_at: api.clock.now.toISOString(),
      })
      .execute();

  it('is called one, and goes with the first real review', async () => {
    await sample(1);
    expect((await listed()).summary).toMatchObject({ count: 1, average: 5, isSample: true });
    await write(await asked(), { stars: 1 });
    await approveAll();
    const { summary, reviews } = await listed();
    expect(summary).toMatchObject({ count: 1, average: 1, isSample: false });
    expect(reviews.map(({ text }) => text)).toEqual(['Jó.']);
  });

  it('stands in no shop that is not on this machine', async () => {
    await restart({ STOREFRONT_HOST: 'https://lendulet.example' });
    await sample(1);
    expect(await listed()).toMatchObject({ summary: null, reviews: [] });
    expect((await productPage()).reviews).toBeNull();
  });
});

describe('[REV-07] what is kept', () => {
  it('of a refused review goes with its link, and what is shown stays', async () => {
    const refused = await asked();
    const { data } = await write(refused);
    await decideReviews(api.db, [data.id], { state: 'refused', reason: 'off_topic' });
    await write(await asked(options.shirt));
    await approveAll();
    passes(180 * day);
    await forgetReviews(api.db, api.clock.now);
    expect((await reviewsToRead(api.db, null)).map(({ state }) => state)).toEqual(['shown']);
  });

  it('goes with the account, and its links end', async () => {
    const customer = await newCustomer(api);
    const token = await asked(options.shoe, customer);
    await write(token);
    await approveAll();
    const own = await api.call<{ reviews: object[] }>('GET', '/api/v1/user/reviews/', { headers: customer.headers });
    expect(own.data.reviews).toMatchObject([{ productId: 1, stars: 4, state: 'shown' }]);
    const deletion = await api.call('DELETE', '/api/v1/user/', { headers: customer.headers });
    expect(deletion.status).toBe(200);
    expect((await read(token)).status).toBe(404);
    expect(await listed()).toMatchObject({ summary: null, reviews: [] });
    expect(await reviewsToRead(api.db, null)).toEqual([]);
  });

  it('keeps another’s reviews from a customer', async () => {
    await write(await asked());
    const { headers } = await newCustomer(api);
    const own = await api.call<{ reviews: object[] }>('GET', '/api/v1/user/reviews/', { headers });
    expect(own.data.reviews).toEqual([]);
  });

  it('asks about no order of a deleted account', async () => {
    const customer = await newCustomer(api);
    const order: WirePlacedOrder = await placeOrder(api, customer.headers, options.shoe);
    await deliver(order);
    await api.call('DELETE', '/api/v1/user/', { headers: customer.headers });
    passes(10 * day);
    expect(await ask()).toBe(0);
    expect(await lastMail(api, customer.email)).toBeUndefined();
  });
});
