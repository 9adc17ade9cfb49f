import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { call, SharedCalls, type Transport } from '#lib/api/call.ts';
import { ApiError } from '#lib/api/errors.ts';
import { endpoint, type Method } from '#lib/contract/endpoint.ts';

const data = z.object({ ok: z.boolean() });
const open = endpoint({ method: 'GET', path: '/open/', authentication: 'none', summary: '', data });
const own = endpoint({
  method: 'GET',
  path: '/own/:id/',
  authentication: 'caller',
  summary: '',
  params: z.object({ id: z.string() }),
  query: z.object({ b: z.number().optional(), a: z.string().optional() }),
  data,
});
const login = endpoint({
  method: 'POST',
  path: '/login/',
  authentication: 'auth',
  summary: '',
  body: z.object({ name: z.string() }),
  data,
});
const write = (method: Method) =>
  endpoint({ method, path: '/write/', authentication: 'caller', summary: '', body: z.object({}), data });

let server: Server;
let host: string;
let seen: (IncomingMessage & { text: string })[];
let answers: { status: number; body: string; location?: string }[];

const good: (typeof answers)[number] = { status: 200, body: '{"data":{"ok":true}}' };

beforeEach(async () => {
  seen = [];
  answers = [];
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    seen.push(Object.assign(request, { text }));
    const { status, body, location } = answers.shift() ?? good;
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  host = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    }),
);

const transport = (changes: Partial<Transport> = {}): Transport => ({
  host,
  identity: () => ({ token: 'T'.repeat(43), requestUuid: 'u'.repeat(32) }),
  origin: 'http://shop.test',
  timeout: 2000,
  shared: new SharedCalls(2000),
  ...changes,
});
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('should have failed'),
    (error: unknown) => error,
  );

describe('a call', () => {
  it('[API-01] goes to the configured host with Accept, Content-Type, Origin', async () => {
    await call(open, transport());
    expect(seen[0]?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      origin: 'http://shop.test',
    });
  });

  it('[API-01] asks the browser to send credentials', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    await call(open, transport());
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
    fetch.mockRestore();
  });

  it('[API-02] carries the Bearer token and the request uuid where the caller matters, and only there', async () => {
    await call(own, transport(), { params: { id: '7' } });
    await call(open, transport());
    expect(seen[0]?.headers).toMatchObject({
      authorization: `Bearer ${'T'.repeat(43)}`,
      'x-request-id': 'u'.repeat(32),
    });
    expect(seen[1]?.headers).not.toHaveProperty('authorization');
    expect(seen[1]?.headers).not.toHaveProperty('x-request-id');
  });

  it('[API-02] carries neither for a guest who never wrote', async () => {
    await call(own, transport({ identity: () => ({ token: null, requestUuid: null }) }), { params: { id: '7' } });
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
    expect(seen[0]?.headers).not.toHaveProperty('x-request-id');
  });

  it('[API-03] carries X-Request-Client on auth calls alone', async () => {
    await call(login, transport(), { body: { name: 'a' } });
    await call(own, transport(), { params: { id: '7' } });
    expect(seen.map(({ headers }) => headers['x-request-client'])).toEqual(['web', undefined]);
  });

  it('escapes parameters and orders the query', async () => {
    await call(own, transport(), { params: { id: '../a b' }, query: { b: 2, a: 'ő&' } });
    expect(seen[0]?.url).toBe('/own/..%2Fa%20b/?a=%C5%91%26&b=2');
  });
});

describe('sharing', () => {
  it('[API-04] makes identical GETs within 2000 ms one call', async () => {
    let now = 0;
    const shop = transport({ shared: new SharedCalls(2000, () => now) });
    await Promise.all([call(open, shop), call(open, shop)]);
    now = 1999;
    await call(open, shop);
    expect(seen).toHaveLength(1);
    now = 2000;
    await call(open, shop);
    expect(seen).toHaveLength(2);
  });

  it('[API-04] ends no other’s waiting when one who shares gives up, and the call itself with the last one', async () => {
    const shop = transport();
    const [one, other] = [new AbortController(), new AbortController()];
    const first = failure(call(open, shop, {}, { signal: one.signal }));
    const second = call(open, shop, {}, { signal: other.signal });
    one.abort();
    expect(await first).toBe(one.signal.reason);
    expect(await second).toEqual({ ok: true });
    expect(seen).toHaveLength(1);

    const third = transport();
    const [last, before] = [new AbortController(), new AbortController()];
    const both = [last, before].map(({ signal }) => failure(call(open, third, {}, { signal })));
    before.abort();
    last.abort();
    await Promise.all(both);
    // What was given up is shared with nobody who comes later.
    expect(await call(open, third)).toEqual({ ok: true });
  });

  it('[API-04] shares nothing between callers, addresses, or across a write', async () => {
    let requestUuid = 'a'.repeat(32);
    const shop = transport({ identity: () => ({ token: null, requestUuid }) });
    await call(own, shop, { params: { id: '1' } });
    await call(own, shop, { params: { id: '2' } });
    requestUuid = 'b'.repeat(32);
    await call(own, shop, { params: { id: '1' } });
    expect(seen).toHaveLength(3);
    await call(write('POST'), shop, { body: {} });
    await call(own, shop, { params: { id: '1' } });
    expect(seen).toHaveLength(5);
  });

  it('[API-04] does not keep a failure', async () => {
    answers = [{ status: 404, body: '{}' }];
    const shop = transport();
    await failure(call(open, shop));
    await expect(call(open, shop)).resolves.toEqual({ ok: true });
  });
});

describe('an API that sends elsewhere', () => {
  it('is not followed: where the API is, is a setting', async () => {
    answers = [302, 307, 308].flatMap((status) =>
      Array(2).fill({ status, body: '{}', location: `${host}/elsewhere/` }),
    );
    expect(await failure(call(open, transport()))).toMatchObject({ kind: 'unreachable' });
    expect(seen.map(({ url }) => url)).not.toContain('/elsewhere/');
  });
});

describe('retrying', () => {
  const retried = [408, 409, 425, 429, 500, 502, 503, 504];

  it.each(retried)('[API-05] calls a GET once more on %d', async (status) => {
    answers = [{ status, body: '{}' }];
    await expect(call(open, transport())).resolves.toEqual({ ok: true });
    expect(seen).toHaveLength(2);
  });

  it('[API-05] gives up after the second failure', async () => {
    answers = [{ status: 503, body: '{}' }, { status: 503, body: '{}' }, good];
    expect(await failure(call(open, transport()))).toMatchObject({
      kind: 'status',
      status: 503,
      isRetryable: true,
      isOutage: true,
    });
    expect(seen).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 410, 422, 501, 505])('[API-05] does not call a GET again on %d', async (status) => {
    answers = [{ status, body: '{}' }];
    await failure(call(open, transport()));
    expect(seen).toHaveLength(1);
  });

  it.each((['POST', 'PUT', 'DELETE'] as const).flatMap((method) => retried.map((status) => [method, status] as const)))(
    '[API-05] never repeats a %s on %d',
    async (method, status) => {
      answers = [{ status, body: '{}' }];
      await failure(call(write(method), transport(), { body: {} }));
      expect(seen).toHaveLength(1);
    },
  );
});

describe('failing', () => {
  it.each([400, 404, 418, 422, 499, 501, 599])('[API-06] takes %d for an error with its fields', async (status) => {
    answers = [{ status, body: '{"message":"no","errors":{"email":["taken"],"phone":"short","x":[1]}}' }];
    const error = await failure(call(open, transport()));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'status', status, errors: { email: ['taken'], phone: ['short'], x: [] } });
  });

  it.each([
    ['another shape', '{"data":{"ok":"yes"}}'],
    ['no data', '{}'],
    ['null', 'null'],
    ['nothing', ''],
    ['HTML', '<!doctype html><p>hello'],
    ['half an answer', '{"data":{"ok":tr'],
  ])('[API-06] takes an answer of %s for an error', async (_, body) => {
    answers = [{ status: 200, body }];
    expect(await failure(call(open, transport()))).toMatchObject({ kind: 'shape', isOutage: true });
  });

  it('distinguishes a host that does not answer from one that answers too late', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => {
      silent.listen(0, resolve);
    });
    const address = silent.address();
    const late = transport({
      host: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
      timeout: 50,
    });
    expect(await failure(call(open, late))).toMatchObject({ kind: 'timeout', status: null });
    silent.closeAllConnections();
    await new Promise((resolve) => {
      silent.close(resolve);
    });
    expect(await failure(call(open, { ...late, timeout: 2000 }))).toMatchObject({ kind: 'unreachable', status: null });
  });

  it('ends with its signal, and says nothing about the API', async () => {
    const controller = new AbortController();
    const pending = failure(call(open, transport(), {}, { signal: controller.signal }));
    controller.abort();
    expect(await pending).toMatchObject({ name: 'AbortError' });
  });
});
