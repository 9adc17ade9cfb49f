import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseWrites } from '#tests/databases/faults.ts';
import { fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { issueGuest } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const cart = '/api/v1/cart/';
const storefront = 'http://localhost:3000';
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ environment: { ALLOWED_ORIGINS: 'https://app.example', LOG_LEVEL: 'info' } });
});
afterAll(() => api.close());

describe('identity', () => {
  it.each<[string, Record<string, string>, number, object]>([
    ['a customer’s uuid without a token', { 'x-request-id': 'u'.padEnd(24, '1') }, 403, { token: ['invalid token'] }],
    ['a malformed uuid', { 'x-request-id': 'short' }, 422, { uuid: ['invalid uuid'] }],
    ['an empty uuid', { 'x-request-id': '' }, 422, { uuid: ['invalid uuid'] }],
    ['a uuid with other characters', { 'x-request-id': `${'a'.repeat(24)}'--` }, 422, { uuid: ['invalid uuid'] }],
    ['an unknown token', { authorization: 'Bearer abc' }, 403, { token: ['invalid token'] }],
    [
      'an unknown token with a customer’s uuid',
      { authorization: 'Bearer abc', 'x-request-id': 'u'.padEnd(24, '1') },
      403,
      { token: ['invalid token'] },
    ],
  ])('refuses %s', async (_, headers, status, errors) => {
    const answer = await api.call('GET', cart, { headers: { ...headers, origin: storefront } });
    expect(answer).toMatchObject({ status, errors });
    expect(answer.headers['access-control-allow-origin']).toBe(storefront);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is never read from cookies, nor asked for where none is needed', async () => {
    const { data } = await api.call<{ uuid: string }>('POST', cart, { body: { productOption: options.shirt } });
    const cookies = `lendulet_request=${data.uuid}; lendulet_token=abc`;
    const read = await api.call<{ uuid: string | null }>('GET', cart, { headers: { cookie: cookies } });
    expect(read.data.uuid).toBeNull();
    expect((await api.call('GET', '/api/v1/stores/', { headers: { 'x-request-id': 'short' } })).status).toBe(200);
  });

  it('keeps answers to callers out of every cache', async () => {
    const { headers } = await api.call('GET', cart, { uuid: 'A'.repeat(24) });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.vary).toBe('Authorization, X-Request-ID, Accept-Language, Origin');
  });
});

describe('other origins', () => {
  it.each([storefront, 'http://localhost:4100', 'https://app.example'])('%s may call', async (origin) => {
    const { headers } = await api.call('GET', '/health/', { headers: { origin } });
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-allow-credentials']).toBe('true');
    expect(headers.vary).toContain('Origin');
  });

  it.each([
    'null',
    '*',
    'https://evil.example',
    'http://localhost:3000.evil.example',
    'http://evillocalhost:3000',
    'https://localhost:3000',
    'http://localhost:30000',
    'http://LOCALHOST:3000',
    'http://localhost',
    'https://app.example.evil',
    'https://xapp.example',
  ])('%s gets no permission', async (origin) => {
    const preflight = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-request-id',
    };
    for (const answer of [
      await api.call('GET', cart, { headers: { origin } }),
      await api.call('OPTIONS', cart, { headers: preflight }),
    ]) {
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(answer.headers.vary).toContain('Origin');
    }
  });

  it('asks at most every ten minutes, for the headers of the contract', async () => {
    const { status, headers } = await api.call('OPTIONS', cart, {
      headers: { origin: storefront, 'access-control-request-method': 'PUT' },
    });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': storefront,
      'access-control-max-age': '600',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers':
        'Accept, Content-Type, Authorization, X-Request-ID, X-Request-Client, Team, Idempotency-Key',
    });
  });
});

describe('limits', () => {
  const json = { 'content-type': 'application/json' };
  const good = { productOption: options.shirt };

  it.each<[string, object | string, Record<string, string>, number]>([
    ['a form', 'productOption=2002', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', JSON.stringify(good), { 'content-type': 'text/plain' }, 415],
    ['a body without a type', JSON.stringify(good), {}, 415],
    ['JSON in UTF-16', good, { 'content-type': 'application/json; charset=utf-16' }, 415],
    ['JSON in a quoted charset', good, { 'content-type': 'application/json;charset="iso-8859-2"' }, 415],
    ['a body of more than 64 kB', { ...good, padding: 'x'.repeat(65_536) }, json, 413],
    ['broken JSON', '{"productOption":', json, 400],
    ['__proto__', '{"productOption":2002,"__proto__":{"amount":5}}', json, 400],
    ['constructor.prototype', '{"productOption":2002,"constructor":{"prototype":{"amount":5}}}', json, 400],
    ['no body', '', json, 422],
    ['an array', '[]', json, 422],
    ['an unknown field', { ...good, price: '1' }, json, 422],
    ['a number in words', { productOption: '2002' }, json, 422],
    ['amount 0', { ...good, amount: 0 }, json, 422],
    ['amount -1', { ...good, amount: -1 }, json, 422],
    ['amount 1.5', { ...good, amount: 1.5 }, json, 422],
    ['amount 1e9', { ...good, amount: 1e9 }, json, 422],
  ])('refuses %s', async (_, body, headers, status) => {
    const answer = await api.call('POST', cart, { body, headers });
    expect(answer.status).toBe(status);
    expect(answer.message).toEqual(expect.any(String));
    expect(Object.keys(answer.errors ?? {})).not.toEqual([]);
    expect(({} as { amount?: number }).amount).toBeUndefined();
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset="UTF-8"'])(
    'takes a body of %s',
    async (type) => {
      const answer = await api.call('POST', cart, { body: good, headers: { 'content-type': type } });
      expect(answer.status).toBe(200);
    },
  );

  it.each<[object, object]>([
    [{ ...good, amount: 0 }, { amount: ['min:1'] }],
    [{ ...good, amount: 1000 }, { amount: ['max:99'] }],
    [{ ...good, amount: 1.5 }, { amount: ['type'] }],
    [{ ...good, amount: '1' }, { amount: ['type'] }],
    [{ ...good, price: 1 }, { price: ['unknown'] }],
    [{ ...good, amount: null }, { amount: ['required'] }],
    [{}, { productOption: ['required'] }],
    [[], { body: ['type'] }],
  ])('[API-06] names field and code of %o, never a sentence', async (body, errors) => {
    expect(await api.call('POST', cart, { body })).toMatchObject({ status: 422, errors });
  });

  it('[API-06] names the codes of texts, choices and paths too', async () => {
    const form = { firstName: 'A'.repeat(200), lastName: ' ', email: 'x', password: 'abc', acceptTerms: false };
    const { errors } = await api.call('POST', '/api/v1/auth/register/', {
      body: form,
      headers: { 'x-request-client': 'web' },
    });
    expect(errors).toMatchObject({
      firstName: [expect.stringMatching(/^long:\d+$/)],
      lastName: ['required'],
      email: ['format'],
      password: ['short:8'],
      acceptTerms: ['required'],
    });
    expect((await api.call('GET', '/api/v1/product/abc/')).errors).toEqual({ id: ['type'] });
    expect((await api.call('GET', '/api/v1/product/0/')).errors).toEqual({ id: ['min:1'] });
  });

  it('refuses an address of more than 4 kB, and parameters that are no text', async () => {
    expect((await api.call('GET', `${cart}?${'a'.repeat(4096)}`)).status).toBe(414);
    expect((await api.call('GET', '/%E0%A4%A')).status).toBe(400);
    expect((await api.call('GET', '/api/v1/search/?__proto__=1')).status).toBe(422);
  });

  it('answers 404 for what is no path and 405 for what is no method of it', async () => {
    for (const path of ['/nincs/', '/api/v1/cart', '/api/v1/cart/hash/']) {
      expect((await api.call('GET', path)).status).toBe(404);
    }
    const answer = await api.call('PATCH', `${cart}hash/000000000000/`, { body: {} });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'PUT, DELETE']);
  });

  it.each(['/health/', cart, '/nincs/', '/%E0%A4%A', '/api/v1/product/999999/'])('protects %s', async (path) => {
    const { headers } = await api.call('GET', path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('faults', () => {
  it('are logged, and answered without detail; a call is logged without identity and query', async () => {
    const uuid = await issueGuest(api, 'S'.repeat(24));
    api.log.length = 0;
    await api.call('GET', '/api/v1/search/?q=titkos', { uuid });
    await api.db.schema.alterTable('cart_line').renameTo('cart_line_away').execute();
    const broken = await api.call('GET', cart, { uuid });
    await api.db.schema.alterTable('cart_line_away').renameTo('cart_line').execute();
    expect(broken).toMatchObject({ status: 500, message: 'Internal Server Error', errors: {} });

    const lines = api.log.map((line): Record<string, unknown> => JSON.parse(line));
    expect(lines.find(({ path }) => path === '/api/v1/search/')).toMatchObject({
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'info',
      program: 'api',
      message: 'call',
      request: expect.stringMatching(/^[0-9a-f]{16}$/),
      trace: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(lines.find(({ error }) => error)).toMatchObject({
      level: 'error',
      message: 'call failed',
      error: expect.stringContaining('cart_line'),
      stack: expect.any(String),
    });
    expect(api.log.join('')).not.toContain(uuid);
    expect(api.log.join('')).not.toContain('titkos');
  });

  it('of the database are 503, and nothing is written', async () => {
    const allowWrites = await refuseWrites(api.db);
    const refused = await api.call('POST', cart, { body: { productOption: options.shirt } });
    expect((await api.call('GET', cart, { uuid: 'S'.repeat(24) })).status).toBe(200);
    await allowWrites();
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
    expect((await api.call('POST', cart, { body: { productOption: options.shirt } })).status).toBe(200);
  });
});
