import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#lib/contract/account.ts';
import { goodPassword, lastMail, linkPart, logIn, newCustomer, web } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const minute = 60_000;
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
const from = (address: string, email: string, password: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login/',
    headers: web,
    remoteAddress: address,
    payload: { email, password },
  });

describe('login', () => {
  it('answers alike whatever is wrong', async () => {
    const { email } = await newCustomer(api);
    const wrong = await logIn(api, email, 'Rossz-jelszo-1');
    const unknown = await logIn(api, 'nincs@example.hu', 'Rossz-jelszo-1');
    expect(wrong).toMatchObject({ status: 422, errors: { email: ['credentials'] } });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
  });

  it('takes a password in either coding of its letters, and only as it was chosen', async () => {
    const { email } = await newCustomer(api, 'vk', { password: 'Hegyi-ösvény 7'.normalize('NFC') });
    expect((await logIn(api, email, 'Hegyi-ösvény 7'.normalize('NFD'))).status).toBe(200);
    expect((await logIn(api, email, 'hegyi-ösvény 7')).status).toBe(422);
  });

  it('is refused to an address after ten wrong tries, however many come at once; others get in', async () => {
    const { email } = await newCustomer(api);
    const answers = await Promise.all(Array.from({ length: 100 }, () => from('203.0.113.9', email, 'Rossz-jelszo-1')));
    const wrong = answers.filter(({ statusCode }) => statusCode === 422).length;
    expect(wrong).toBeGreaterThanOrEqual(10);
    expect(wrong).toBeLessThanOrEqual(11);
    const refused = await from('203.0.113.9', email, goodPassword);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(refused.json()).toMatchObject({ errors: { request: ['wait:900'] } });
    expect((await from('198.51.100.7', email, goodPassword)).statusCode).toBe(200);
    passes(15 * minute);
    expect((await from('203.0.113.9', email, goodPassword)).statusCode).toBe(200);
  });

  it('is refused to an account after twenty wrong tries from anywhere, in every process', async () => {
    const { email } = await newCustomer(api);
    for (let host = 1; host <= 20; host += 1) {
      expect((await from(`203.0.113.${host}`, email, 'Rossz-jelszo-1')).statusCode).toBe(422);
    }
    expect((await from('198.51.100.7', email, goodPassword)).statusCode).toBe(429);
    expect(await api.db.selectFrom('attempt').select('count').execute()).toEqual([{ count: 21 }]);
    passes(15 * minute);
    expect((await from('198.51.100.7', email, goodPassword)).statusCode).toBe(200);
    expect(await api.db.selectFrom('attempt').selectAll().execute()).toEqual([]);
  });

  it('counts an address that no customer has just the same', async () => {
    for (let host = 1; host <= 20; host += 1) await from(`203.0.113.${host}`, 'nincs@example.hu', 'Rossz-jelszo-1');
    expect((await from('198.51.100.7', 'nincs@example.hu', 'Rossz-jelszo-1')).statusCode).toBe(429);
  });

  it('counts a /64 network as one address, and believes no X-Forwarded-For', async () => {
    const { email } = await newCustomer(api);
    for (let host = 1; host <= 10; host += 1) {
      await api.app.inject({
        method: 'POST',
        url: '/api/v1/auth/login/',
        remoteAddress: `2001:db8:1:2::${host}`,
        headers: { ...web, 'x-forwarded-for': `203.0.113.${host}` },
        payload: { email, password: 'Rossz-jelszo-1' },
      });
    }
    expect((await from('2001:db8:1:2:ffff::1', email, goodPassword)).statusCode).toBe(429);
    expect((await from('2001:db8:1:3::1', email, goodPassword)).statusCode).toBe(200);
  });
});

it('X-Forwarded-For is believed from a trusted proxy alone', async () => {
  const behind = await startTestApi({ environment: { TRUSTED_PROXIES: '10.0.0.0/8, ::1' } });
  const { email } = await newCustomer(behind);
  const through = (proxy: string, client: string) =>
    behind.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login/',
      remoteAddress: proxy,
      headers: { ...web, 'x-forwarded-for': client },
      payload: { email, password: 'Rossz-jelszo-1' },
    });
  for (let tries = 0; tries < 10; tries += 1) await through('10.1.2.3', '203.0.113.1');
  expect((await through('10.1.2.3', '203.0.113.1')).statusCode).toBe(429);
  expect((await through('10.1.2.3', '6.6.6.6, 203.0.113.1')).statusCode).toBe(429);
  expect((await through('10.1.2.3', '203.0.113.2')).statusCode).toBe(422);
  await behind.close();
});

describe('a forgotten password', () => {
  const reset = '/api/v1/resetpassword/';
  const form = (token: string, email: string, password = 'Uj-csapas-2026') => ({
    token,
    email,
    password,
    password_confirmation: password,
  });
  const tokenOf = async (email: string) => {
    await post('/api/v1/forgotpassword/', { email });
    return linkPart(api, email, /reset-password\/\?token=([\w-]{43})&email=/);
  };

  it('answers known and unknown addresses alike, and writes to the known alone', async () => {
    const { email } = await newCustomer(api);
    const known = await api.call('POST', '/api/v1/forgotpassword/', {
      body: { email },
      headers: { ...web, host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const unknown = await post('/api/v1/forgotpassword/', { email: 'nincs@example.hu' });
    expect(known).toMatchObject({ status: 200, data: { done: true } });
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    expect((await lastMail(api, email))?.text).toContain('http://localhost:3000/reset-password/?token=');
    expect((await lastMail(api, email))?.html).not.toContain('evil');
    expect(await lastMail(api, 'nincs@example.hu')).toBeUndefined();
  });

  it('is replaced once, which ends all sessions and is notified by mail', async () => {
    const customer = await newCustomer(api);
    const token = await tokenOf(customer.email);
    expect((await post(reset, form(token, customer.email))).data).toEqual({ done: true });
    expect(await readAccount(customer.headers)).toMatchObject(invalidToken);
    expect((await logIn(api, customer.email, goodPassword)).status).toBe(422);
    expect((await logIn(api, customer.email, 'Uj-csapas-2026')).status).toBe(200);
    expect((await lastMail(api, customer.email))?.subject).toBe('Megváltozott a jelszavad');
    expect(await post(reset, form(token, customer.email))).toMatchObject({
      status: 422,
      errors: { token: ['invalid'] },
    });
  });

  it('is replaced by no other token, and by one of twenty calls at once', async () => {
    const [customer, other] = [await newCustomer(api), await newCustomer(api)];
    const first = await tokenOf(customer.email);
    const second = await tokenOf(customer.email);
    const refused = { status: 422, errors: { token: ['invalid'] } };
    for (const [token, email] of [
      [first, customer.email],
      [second, other.email],
      [second.slice(0, -1), customer.email],
      ['', customer.email],
    ] as const)
      expect(await post(reset, form(token, email))).toMatchObject(refused);
    const bad = { ...form(second, customer.email), token: { $gt: '' } };
    expect((await post(reset, bad)).errors).toHaveProperty('token');
    expect(await post(reset, form(second, customer.email, 'password1'))).toMatchObject({
      errors: { password: ['common'] },
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(reset, form(second, customer.email))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('has 30 minutes, and not beyond a change of the password', async () => {
    const customer = await newCustomer(api);
    const late = await tokenOf(customer.email);
    passes(30 * minute);
    expect((await post(reset, form(late, customer.email))).errors).toEqual({ token: ['invalid'] });
    const token = await tokenOf(customer.email);
    await api.call('POST', '/api/v1/user/change-password/', {
      headers: customer.headers,
      body: {
        oldPassword: goodPassword,
        newPassword: 'Uj-csapas-2026',
        newPassword_confirmation: 'Uj-csapas-2026',
        email: customer.email,
      },
    });
    expect((await post(reset, form(token, customer.email))).errors).toEqual({ token: ['invalid'] });
  });

  it('can be asked for five times an hour, known or not', async () => {
    const { email } = await newCustomer(api);
    for (const address of [email, 'nincs@example.hu']) {
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await post('/api/v1/forgotpassword/', { email: address })).status).toBe(200);
      }
      expect(await post('/api/v1/forgotpassword/', { email: address })).toMatchObject({
        status: 429,
        errors: { request: ['wait:3600'] },
      });
    }
  });
});

describe('guesses', () => {
  it.each([
    [
      'reset tokens',
      20,
      () =>
        post('/api/v1/resetpassword/', {
          token: 'a'.repeat(43),
          email: 'nincs@example.hu',
          password: 'Uj-csapas-2026',
          password_confirmation: 'Uj-csapas-2026',
        }),
    ],
    ['confirmation links', 60, () => api.call('GET', `/api/v1/doi/${'a'.repeat(43)}/`)],
    [
      'orders',
      20,
      () =>
        api.call('POST', '/api/v1/withdrawal/', {
          body: { name: 'Kovács Anna', orderNumber: 'L26-000001', email: 'nincs@example.hu' },
        }),
    ],
  ])('of %s are refused after %i', async (_, tries, guess) => {
    const statuses = new Set<number>();
    for (let count = 0; count < tries; count += 1) statuses.add((await guess()).status);
    expect(statuses).not.toContain(429);
    expect((await guess()).status).toBe(429);
  });
});
