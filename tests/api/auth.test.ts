import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#lib/contract/account.ts';
import type { Session } from '#lib/contract/auth.ts';
import { goodPassword, headersOf, linkPart, logIn, newCustomer, web } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const account = '/api/v1/user/';
const invalidToken = { status: 403, errors: { token: ['invalid token'] } };
let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const post = <Data = { done: true }>(path: string, body: object, headers: Record<string, string> = web) =>
  api.call<Data>('POST', path, { body, headers });
const passes = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const readAccount = (headers: Record<string, string>) => api.call<Account>('GET', account, { headers });

describe('registration', () => {
  const form = {
    firstName: 'Réka',
    lastName: 'dr. Szabóné Tóth',
    email: 'Reka@Example.HU',
    password: goodPassword,
    acceptTerms: true,
  };

  it('[AUTH-01] opens a session with token, request uuid and user hash, and asks to confirm the address', async () => {
    const { status, data } = await post<Session>('/api/v1/auth/register/', form);
    expect(status).toBe(200);
    expect(data).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      uuid: expect.stringMatching(/^u[A-Za-z0-9_-]{32}$/),
      hash: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const read = await readAccount(headersOf(data));
    expect(read.data).toMatchObject({
      personal: { firstName: 'Réka', lastName: 'dr. Szabóné Tóth', email: 'reka@example.hu', separateEmail: null },
      role: 'vk',
      store: null,
      addresses: { shipping: [] },
      verified: false,
      p4m: { points: 100, tier: { id: 'rajt' } },
    });
    const hash = await linkPart(api, 'reka@example.hu', /http:\/\/localhost:3000\/doi\/thankyou\/([\w-]+)\//);
    expect(hash).not.toBe(data.hash);
    for (const attempt of [1, 2]) {
      expect([attempt, (await api.call('GET', `/api/v1/doi/${hash}/`)).status]).toEqual([attempt, 200]);
    }
    expect((await readAccount(headersOf(data))).data.verified).toBe(true);
  });

  it.each<[string, object, object]>([
    ['a taken address', { email: 'vevo@example.hu' }, { email: ['taken'] }],
    ['a common password', { password: 'Jelszó123' }, { password: ['common'] }],
    ['one character again and again', { password: 'ááááááááá' }, { password: ['common'] }],
    ['no consent to the terms', { acceptTerms: false }, { acceptTerms: expect.any(Array) }],
    ['a role', { role: 'staff' }, { role: ['unknown'] }],
    ['a verified address', { verified: true }, { verified: ['unknown'] }],
  ])('refuses %s', async (_, fields, errors) => {
    await post('/api/v1/auth/register/', { ...form, email: 'vevo@example.hu' });
    const before = await api.db.selectFrom('customer').selectAll().execute();
    expect(await post('/api/v1/auth/register/', { ...form, ...fields })).toMatchObject({ status: 422, errors });
    expect(await api.db.selectFrom('customer').selectAll().execute()).toEqual(before);
  });

  it('makes one customer of twenty that register an address at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/api/v1/auth/register/', form)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors?.email?.[0] === 'taken')).toHaveLength(19);
  });

  it('asks for the newsletter in a mail of its own, and only when it was wanted', async () => {
    await post('/api/v1/auth/register/', { ...form, newsletter: true });
    expect(await api.db.selectFrom('mail').select('subject').orderBy('id').execute()).toEqual([
      { subject: 'Erősítsd meg az e-mail-címed' },
      { subject: 'Kéred a hírlevelünket?' },
    ]);
    const hash = await linkPart(api, 'reka@example.hu', /thankyou\/([\w-]+)\//);
    await api.call('GET', `/api/v1/doi/${hash}/`);
    const rows = await api.db.selectFrom('customer').select(['verified', 'newsletter']).execute();
    expect(rows).toEqual([{ verified: 0, newsletter: 1 }]);
  });

  it('ends the newsletter by the link of its mail, long after and without a session, and for good', async () => {
    await post('/api/v1/auth/register/', { ...form, newsletter: true });
    const consent = await linkPart(api, 'reka@example.hu', /hírlevelet:\n\S+thankyou\/([\w-]+)\//);
    const farewell = await linkPart(api, 'reka@example.hu', /hírlevélről: \S+thankyou\/([\w-]+)\//);
    const open = (hash: string) => api.call<{ proven: string }>('GET', `/api/v1/doi/${hash}/`);
    expect((await open(consent)).data).toEqual({ done: true, proven: 'newsletter' });
    passes(6 * day);
    for (const _ of ['once', 'again'])
      expect((await open(farewell)).data).toEqual({ done: true, proven: 'unsubscribe' });
    expect((await open(consent)).status).toBe(404);
    expect(await api.db.selectFrom('customer').select(['verified', 'newsletter']).execute()).toEqual([
      { verified: 0, newsletter: 0 },
    ]);
    passes(3000 * day);
    expect((await open(farewell)).status).toBe(200);
    const mail = await api.db
      .selectFrom('mail')
      .select('unsubscribe_url')
      .where('subject', '=', 'Kéred a hírlevelünket?')
      .executeTakeFirst();
    expect(mail?.unsubscribe_url).toBe(`http://localhost:3000/doi/thankyou/${farewell}/`);
  });

  it('stores neither token nor password', async () => {
    const { data } = await post<Session>('/api/v1/auth/register/', form);
    const stored = JSON.stringify([
      await api.db.selectFrom('session').selectAll().execute(),
      await api.db.selectFrom('customer').selectAll().execute(),
    ]);
    expect(stored).not.toContain(data.token);
    expect(stored).not.toContain(goodPassword);
    expect(stored).toContain('$argon2id$');
  });
});

describe('sessions', () => {
  it('[API-03] need a client that names itself', async () => {
    const { email, headers } = await newCustomer(api);
    const refused = { status: 400, errors: { 'x-request-client': ['web'] } };
    const { 'x-request-client': _, ...unnamed } = headers;
    expect(await post('/api/v1/auth/login/', { email, password: goodPassword }, {})).toMatchObject(refused);
    expect(await post('/api/v1/forgotpassword/', { email }, {})).toMatchObject(refused);
    expect(await api.call('GET', '/api/v1/auth/logout/', { headers: unnamed })).toMatchObject(refused);
    expect((await readAccount(unnamed)).status).toBe(200);
  });

  it('[AUTH-07] [API-02] token and request uuid belong together', async () => {
    const [one, other] = [await newCustomer(api), await newCustomer(api)];
    const bearer = { authorization: `Bearer ${one.token}` };
    const noUuid = { status: 401, errors: { uuid: ['no uuid header'] } };
    const invalidUuid = { status: 422, errors: { uuid: ['invalid uuid'] } };
    for (const path of [account, '/api/v1/cart/']) {
      const read = (headers: Record<string, string>) => api.call('GET', path, { headers });
      expect((await read({ ...bearer, 'x-request-id': one.uuid })).status).toBe(200);
      expect(await read(bearer)).toMatchObject(noUuid);
      expect(await read({ 'x-request-id': one.uuid })).toMatchObject(invalidToken);
      expect(await read({ ...bearer, 'x-request-id': other.uuid })).toMatchObject(invalidUuid);
      expect(await read({ ...bearer, 'x-request-id': 'A'.repeat(32) })).toMatchObject(invalidUuid);
      expect(await read({ ...bearer, 'x-request-id': 'short' })).toMatchObject(invalidUuid);
      expect(await read({ authorization: `Bearer ${'a'.repeat(43)}`, 'x-request-id': one.uuid })).toMatchObject(
        invalidToken,
      );
      expect(await read({ authorization: `Basic ${one.token}`, 'x-request-id': one.uuid })).toMatchObject(invalidToken);
    }
  });

  it('are refused to guests where a customer is needed', async () => {
    expect(await readAccount({})).toMatchObject(invalidToken);
    expect(await readAccount({ 'x-request-id': 'A'.repeat(32) })).toMatchObject(invalidToken);
  });

  it('[AUTH-01] are new at each login, with the same request uuid and hash', async () => {
    const customer = await newCustomer(api);
    const { status, data } = await logIn(api, ` ${customer.email.toUpperCase()} `, goodPassword);
    expect(status).toBe(200);
    expect(data).toEqual({ uuid: customer.uuid, hash: customer.hash, token: expect.any(String) });
    expect(data.token).not.toBe(customer.token);
    expect((await readAccount(customer.headers)).status).toBe(200);
  });

  it('[AUTH-02] end with logout, and a stolen token with them', async () => {
    const customer = await newCustomer(api);
    const { data } = await logIn(api, customer.email, goodPassword);
    expect((await api.call('GET', '/api/v1/auth/logout/', { headers: customer.headers })).data).toEqual({ done: true });
    for (let replay = 0; replay < 50; replay += 1)
      expect(await readAccount(customer.headers)).toMatchObject(invalidToken);
    expect(await api.call('GET', '/api/v1/auth/logout/', { headers: customer.headers })).toMatchObject(invalidToken);
    expect((await readAccount(headersOf(data))).status).toBe(200);
  });

  it('end after 30 days without use and after 180 in any case', async () => {
    const idle = await newCustomer(api);
    const used = await newCustomer(api);
    for (let days = 0; days < 160; days += 20) {
      passes(20 * day);
      expect((await readAccount(used.headers)).status).toBe(200);
    }
    expect(await readAccount(idle.headers)).toMatchObject(invalidToken);
    passes(19 * day);
    expect((await readAccount(used.headers)).status).toBe(200);
    passes(2 * day);
    expect(await readAccount(used.headers)).toMatchObject(invalidToken);
  });

  it('note their last use at most once an hour', async () => {
    const { headers } = await newCustomer(api);
    const seen = async () => (await api.db.selectFrom('session').select('seen_at').executeTakeFirstOrThrow()).seen_at;
    const first = await seen();
    passes(59 * minute);
    await readAccount(headers);
    expect(await seen()).toBe(first);
    passes(2 * minute);
    await readAccount(headers);
    expect(await seen()).toBe(api.clock.now.toISOString());
  });
});
