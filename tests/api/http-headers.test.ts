import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractTable, isServed, newPeople, sampleOf, send, startContractApi } from './contract-calls.ts';
import type { TestApi } from './harness.ts';
import { wireCall } from './hostile-inputs.ts';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startContractApi({ LOG_LEVEL: 'debug' });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const address = api.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => api.close());

const origin = 'http://localhost:3000';
/** Calls that answer the public price to whoever has no other, and are the same for all of them. */
const sharedByRole = new Set(['search.search', 'search.searchLimited', 'product.product', 'product.compared']);
/** Calls of the shop that answer otherwise where a team is named. */
const byTeam = new Set([
  'search.search',
  'search.searchLimited',
  'product.product',
  'product.stock',
  'content.page',
  'sitemap.sitemap',
  'order.order',
]);
/** Calls whose answers hold words of the catalog, of which there are others in other languages (ADR-0125). */
const byLanguage = new Set([
  'menu.menu',
  'home.home',
  'search.search',
  'search.searchLimited',
  'search.autosuggest',
  'search.headerData',
  'product.product',
  'product.compared',
  'brand.brand',
  'blog.guides',
  'blog.guide',
  'content.page',
  'shop.shop',
  'flipbook.flipbook',
  'flipbook.flipbooks',
  'flipbook.mentions',
  'guestOrder.cancel',
  'guestOrder.read',
  'order.cancelOrder',
  'order.order',
  ...['get', 'add', 'setQuantity', 'exchange', 'remove', 'removeSet', 'merge'].map((name) => `cart.${name}`),
  ...['get', 'add', 'remove', 'merge'].map((name) => `wishlist.${name}`),
  ...['cart', 'addToCart', 'setQuantity', 'removeFromCart', 'removeSetFromCart', 'mergeCart'].map(
    (name) => `team.${name}`,
  ),
  ...['wishlist', 'addToWishlist', 'removeFromWishlist', 'mergeWishlist'].map((name) => `team.${name}`),
  'order.placeOrder',
]);
/** Calls without identity whose answer is of this moment or one person's. */
const neverShared = new Set([
  'health.health',
  'auth.confirmEmail',
  'newsletter.subscribe',
  'newsletter.confirm',
  'newsletter.end',
  'stockNotice.confirm',
  'stockNotice.end',
  'giftCard.balance',
  'review.order',
  'review.write',
  'review.withdraw',
  'review.stop',
  'guestOrder.read',
  'guestOrder.cancel',
  'guestOrder.register',
  'payment.start',
  'payment.check',
]);

describe.each([...contractTable])('%s', (id, endpoint) => {
  const isPublic = endpoint.authentication === 'none' && !neverShared.has(id);

  it('says who may keep its answer', async ({ skip }) => {
    if (!isServed(api, endpoint)) skip();
    const people = await newPeople(api);
    const sample = await sampleOf(api, id, endpoint, people);
    const call = wireCall(endpoint, { ...sample, headers: { ...sample.headers, origin } }, id);
    const { status, headers } = await send(api, call);
    expect(status).toBe(200);
    const isShared = isPublic || sharedByRole.has(id);
    const isText = /^application\/json|^text\//.test(String(headers['content-type']));
    const isAnonymous = !('authorization' in call.headers) && !('x-request-id' in call.headers);
    const scope = isAnonymous || endpoint.authentication === 'none' ? 'public' : 'private';
    expect(headers['cache-control']).toBe(isShared ? `${scope}, max-age=30` : 'no-store');
    const varying = [
      ...(endpoint.authentication === 'none' ? [] : ['Authorization', 'X-Request-ID']),
      ...(byTeam.has(id) ? ['Team'] : []),
      ...(byLanguage.has(id) ? ['Accept-Language'] : []),
      'Origin',
      ...(isShared && isText ? ['Accept-Encoding'] : []),
    ];
    expect(headers.vary).toBe(varying.join(', '));
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(typeof headers.etag).toBe(isShared ? 'string' : 'undefined');
    if (!isShared) return;

    const known = { ...call, headers: { ...call.headers, 'if-none-match': `"other", ${String(headers.etag)}` } };
    const repeated = await send(api, known);
    expect([repeated.status, repeated.text, repeated.headers.etag]).toEqual([304, '', headers.etag]);
    expect(repeated.headers).toMatchObject({ 'cache-control': headers['cache-control'], vary: headers.vary });
    expect((await send(api, { ...known, headers: { ...known.headers, 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('is not kept where it is refused, and takes HEAD only for GET', async ({ skip }) => {
    if (!isServed(api, endpoint)) skip();
    const sample = await sampleOf(api, id, endpoint, await newPeople(api));
    const call = wireCall(endpoint, sample, id);
    const refused = await send(api, {
      ...call,
      url: `${call.url}${call.url.includes('?') ? '&' : '?'}unknown=1`,
      headers: { ...call.headers, origin },
    });
    expect([refused.status, refused.headers['cache-control'], refused.headers.etag]).toEqual([
      422,
      'no-store',
      undefined,
    ]);
    expect(JSON.parse(refused.text).errors).toEqual({ unknown: ['unknown'] });
    expect(String(refused.headers.vary)).toContain('Origin');

    const head = await send(api, { ...call, method: 'HEAD' });
    const get = endpoint.method === 'GET' ? await send(api, call) : null;
    // A session that HEAD has ended is over.
    if (get?.status === 200) expect(head.headers['content-length']).toBe(String(Buffer.byteLength(get.text)));
    expect(head.text).toBe('');
    const isTakenByGet = [...contractTable.values()].some(
      ({ method, path }) => method === 'GET' && path === endpoint.path,
    );
    expect(head.status).toBe(isTakenByGet ? 200 : 405);
  });
});

describe('[PLP-15] answers at the public price', () => {
  it.each(['/api/v1/search/?q=kulacs', '/search-limited/?productIds=1,2,3,4,5,6', '/api/v1/product/1/'])(
    '%s is public without an identity alone, and tagged and compressed for everyone',
    async (url) => {
      const { guestUuid, customer } = await newPeople(api);
      const seen = new Set<string>();
      for (const [headers, caching] of [
        [{}, 'public, max-age=30'],
        [{ 'x-request-id': guestUuid }, 'private, max-age=30'],
        [customer, 'private, max-age=30'],
      ] as const) {
        const answer = await api.app.inject({ url, headers: { ...headers, 'accept-encoding': 'gzip' } });
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, caching]);
        expect(answer.headers['content-encoding']).toBe('gzip');
        seen.add(String(answer.headers.etag));
        const again = { ...headers, 'if-none-match': String(answer.headers.etag) };
        expect((await api.app.inject({ url, headers: again })).statusCode).toBe(304);
      }
      expect([...seen]).toEqual([expect.stringMatching(/^W\/"/)]);
    },
  );
});

describe('requests', () => {
  it('refuses a parameter that stands there twice, by its name', async () => {
    for (const path of ['/api/v1/search/?q=a&q=b', '/api/v1/stores/?q=a&q=', '/menu/?q=1&q=1', '/nincs/?q=1&q=2']) {
      const { status, errors } = await api.call('GET', path);
      expect({ path, status, errors }).toEqual({ path, status: 422, errors: { q: ['repeated'] } });
    }
    const { errors } = await api.call('GET', '/menu/?__proto__=1&__proto__=2');
    expect(Object.keys(errors ?? {})).toEqual(['__proto__']);
  });

  it('refuses more than 50 parameters and 100 headers', async () => {
    const query = Array.from({ length: 51 }, (_, index) => `p${index}=1`).join('&');
    expect(await api.call('GET', `/menu/?${query}`)).toMatchObject({ status: 422, errors: { query: ['too_many'] } });
    const headers = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`x-h${index}`, '1']));
    expect(await api.call('GET', '/menu/', { headers })).toMatchObject({
      status: 431,
      errors: { headers: ['too_many'] },
    });
  });

  it.each([
    ['20 levels', 20, 422, 'body'],
    ['21 levels', 21, 400, 'body'],
    ['10 000 levels', 10_000, 400, 'body'],
  ])('takes JSON of at most 20 levels: %s', async (_, levels, status, field) => {
    const body = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const answer = await api.call('POST', '/api/v1/cart/', { body, headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.errors ?? {})).toEqual([field]);
    if (status === 400) expect(answer.errors).toEqual({ body: ['too_deep'] });
  });

  it('does not take brackets in text for levels', async () => {
    const body = { productOption: 2002, mounting: `${'[{"\\'.repeat(10)}` };
    expect((await api.call('POST', '/api/v1/cart/', { body })).errors?.body).toBeUndefined();
  });

  it('names every unknown field, whatever it is called', async () => {
    const body = '{"productOption":2002,"isAdmin":true,"toString":1,"hasOwnProperty":2}';
    const { status, errors } = await api.call('POST', '/api/v1/cart/', {
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect([status, errors]).toEqual([
      422,
      { isAdmin: ['unknown'], toString: ['unknown'], hasOwnProperty: ['unknown'] },
    ]);
  });

  it('keeps connections longer than balancers do, and waits for no slow request', () => {
    const { keepAliveTimeout, requestTimeout, headersTimeout, maxConnections } = api.app.server;
    expect({ keepAliveTimeout, requestTimeout, headersTimeout, maxConnections }).toEqual({
      keepAliveTimeout: 72_000,
      requestTimeout: 15_000,
      headersTimeout: 10_000,
      maxConnections: 5000,
    });
  });
});

describe('hosts and methods', () => {
  it('compresses what is the same for everyone, for whoever takes it, and nothing else', async () => {
    const read = (url: string, coding: string) =>
      api.app.inject({ url, headers: { 'accept-encoding': coding, origin } });
    const plain = await read('/menu/', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
    for (const coding of ['br', 'gzip', 'zstd'] as const) {
      const packed = await read('/menu/', coding);
      expect(packed.headers).toMatchObject({ 'content-encoding': coding, etag: plain.headers.etag });
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
      expect(unpack[coding](packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    }
    const own = await api.app.inject({
      url: '/api/v1/cart/',
      headers: { 'accept-encoding': 'br', 'content-type': 'application/json', origin },
    });
    expect([own.statusCode, own.headers['content-encoding']]).toEqual([200, undefined]);
    const known = await api.app.inject({
      url: '/menu/',
      headers: { 'accept-encoding': 'br', 'if-none-match': String(plain.headers.etag), origin },
    });
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
  });

  it('never takes an address from the request', async () => {
    const people = await newPeople(api);
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      forwarded: 'host=evil.example',
    };
    for (const [id, endpoint] of contractTable) {
      if (!isServed(api, endpoint)) continue;
      const sample = await sampleOf(api, id, endpoint, people);
      const answer = await send(api, wireCall(endpoint, { ...sample, headers: { ...sample.headers, ...headers } }, id));
      expect(`${id} ${answer.text} ${JSON.stringify(answer.headers)}`).not.toMatch(/evil\.example|gopher/);
    }
    const mails = await api.db.selectFrom('mail').select(['text', 'html']).execute();
    expect(mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(mails)).not.toMatch(/evil\.example|gopher/);
  });

  it.each(['TRACE', 'PATCH', 'PROPFIND'])('refuses %s', async (method) => {
    const { status, headers } = await send(api, { name: method, method, url: '/api/v1/cart/', headers: {} });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });

  it('answers OPTIONS that is no preflight without a body', async () => {
    const { status, headers } = await api.call('OPTIONS', '/api/v1/cart/', { headers: { origin } });
    expect([status, headers.vary]).toEqual([204, 'Origin']);
  });
});

/** What a socket answers to bytes, until it is closed. */
async function answersTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1').setTimeout(5000, () => socket.destroy(new Error('No answer')));
  socket.write(bytes, 'latin1');
  let text = '';
  for await (const part of socket) text += part;
  return text;
}

describe('bytes that are no request', () => {
  const head = 'POST /api/v1/cart/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  it.each([
    [
      'both lengths',
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /menu/ HTTP/1.1\r\nHost: a\r\n\r\n`,
    ],
    ['both lengths, the other way round', `${head}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`],
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ['an unknown coding', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a coding before chunked', `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ['a space before the colon', `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
    ['a folded header', `${head}Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`],
    ['a negative length', `${head}Content-Length: -1\r\n\r\n`],
    ['a length in words', `${head}Content-Length: 0x5\r\n\r\nhello`],
    ['NUL in a header', `${head}X-A: a\0b\r\n\r\n`],
    ['no host', 'GET /menu/ HTTP/1.1\r\n\r\n'],
    ['an unknown method', 'STEAL /menu/ HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no HTTP', '\x16\x03\x01\x02\0\x01\0'],
  ])('%s get one answer of 400', async (_, bytes) => {
    const text = await answersTo(bytes);
    expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400']);
    expect(text).not.toMatch(/\s+at |node:/);
    expect(text).toContain("\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'\r\n");
    expect(text).toContain('\r\nx-frame-options: DENY\r\n');
  });

  it('and an expectation that no server meets gets 417 in the form of all errors', async () => {
    const text = await answersTo(`${head}Content-Length: 2\r\nExpect: 200-ok\r\n\r\n{}`);
    expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 417']);
    expect(text).toContain("\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'\r\n");
    expect(text).toContain('\r\nx-frame-options: DENY\r\n');
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toEqual({
      message: 'The request expects what the API does not do',
      errors: { expect: ['100-continue'] },
    });
  });

  it('and who waits for 100 Continue gets it', async () => {
    const text = await answersTo(`${head}Content-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n{}`);
    expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 100', 'HTTP/1.1 422']);
  });

  it('and headers of more than 16 kB get 431 in the form of all errors', async () => {
    const text = await answersTo(`GET /menu/ HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toEqual({
      message: 'Request Header Fields Too Large',
      errors: { headers: ['too_large'] },
    });
  });
});

describe('the log', () => {
  it('[T21] holds nobody’s name, address, password, token or order, whatever is called', async () => {
    const people = await newPeople(api);
    api.log.length = 0;
    for (const [id, endpoint] of contractTable) {
      if (!isServed(api, endpoint)) continue;
      const sample = await sampleOf(api, id, endpoint, people);
      const call = wireCall(endpoint, sample, id);
      await send(api, call);
      await send(api, { ...call, url: `${call.url}${encodeURIComponent(people.email)}` });
      await send(api, { ...call, payload: `{"email":"${people.email}\r\n` });
    }
    const text = api.log.join('');
    expect(api.log.length).toBeGreaterThan(100);
    expect(text).toContain('"path":"/api/v1/user/order/:id/"');
    const token = people.customer.authorization?.slice('Bearer '.length) ?? '';
    const secrets = [
      token,
      people.customer['x-request-id'],
      people.guestUuid,
      people.email,
      people.password,
      people.hash,
      people.addressId,
      people.order.uuid,
      people.order.number,
      people.mailToken,
      'Kovács',
      'Kőműves',
      'Éva',
      'example.hu',
      '30 123',
      'Tisza Lajos',
      'masik-jelszo',
      'futócipő',
      'Csengess',
      'contract-key',
    ];
    expect(
      secrets.filter((secret) => !secret || text.includes(secret) || text.includes(encodeURIComponent(secret))),
    ).toEqual([]);
    for (const line of api.log) expect(Object.keys(JSON.parse(line))).not.toContain('req');
  });
});
