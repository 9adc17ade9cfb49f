import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { call, SharedCalls, type Transport } from '#lib/api/call.ts';
import type { ApiError } from '#lib/api/errors.ts';
import { restBeforeRetry } from '#lib/api/retry-rest.ts';
import { endpoint, type Method } from '#lib/contract/endpoint.ts';
import { FaultProxy } from '#tests/faults/fault-proxy.ts';
import type { Fault, Shape } from '#tests/faults/faults.ts';

const path = '/thing/';
const data = z.object({ id: z.number(), name: z.string(), prices: z.array(z.number()) });
const answer = JSON.stringify({ data: { id: 7, name: 'Pulzus', prices: [1, 2] }, padding: 'é'.repeat(2000) });
// The client knows no PATCH; if it ever does, the law holds for it too.
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const thing = (method: (typeof methods)[number]) =>
  endpoint({
    method: method as Method,
    path,
    authentication: 'caller',
    summary: '',
    data,
    ...(method === 'GET' ? {} : { body: z.object({ a: z.number() }) }),
  });

let api: Server;
let proxy: FaultProxy;

beforeAll(async () => {
  api = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((resolve) => {
    api.listen(0, resolve);
  });
  proxy = await FaultProxy.start(at(api));
});
afterAll(async () => {
  await proxy.close();
  await new Promise((resolve) => {
    api.close(resolve);
  });
});

/** Origin of a server that listens. */
const at = (server: Server) => {
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
};

const transport = (changes: Partial<Transport> = {}): Transport => ({
  host: proxy.address,
  identity: () => ({ token: null, requestUuid: 'g'.repeat(32) }),
  origin: 'http://shop.test',
  timeout: 4000,
  shared: new SharedCalls(2000),
  ...changes,
});
const make = (method: (typeof methods)[number], changes: Partial<Transport> = {}) =>
  call(thing(method), transport(changes), method === 'GET' ? {} : { body: { a: 1 } });
const outcome = (promise: Promise<{ name: string }>) =>
  promise.then(
    ({ name }) => name,
    ({ kind, status }: ApiError) => [kind, status].filter(Boolean).join(' '),
  );
const came = (method: string) => proxy.counts().came[`${method} ${path}`] ?? 0;
const reached = (method: string) => proxy.counts().reached[`${method} ${path}`] ?? 0;

const retried = [408, 409, 425, 429, 500, 502, 503, 504];
const final = [400, 401, 403, 404, 410, 422, 501, 505];
const statuses = [...retried, ...final].toSorted((a, b) => a - b);
const matrix = methods.flatMap((method) =>
  statuses.map((status) => ({ method, status, isRetried: method === 'GET' && retried.includes(status) })),
);
const play = (fault: Fault, times?: number) => proxy.set([{ path, fault, ...(times ? { times } : {}) }]);

describe('[API-05] [API-06] [R5] the retry law, by what arrives', () => {
  it.each(matrix)('$method once $status', async ({ method, status, isRetried }) => {
    play({ kind: 'status', status }, 1);
    expect(await outcome(make(method))).toBe(isRetried ? 'Pulzus' : `status ${status}`);
    expect([came(method), reached(method)]).toEqual(isRetried ? [2, 1] : [1, 0]);
  });

  it.each(matrix)('$method always $status', async ({ method, status, isRetried }) => {
    play({ kind: 'status', status });
    expect(await outcome(make(method))).toBe(`status ${status}`);
    expect([came(method), reached(method)]).toEqual([isRetried ? 2 : 1, 0]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s is never repeated, whatever Retry-After asks for',
    async (method) => {
      play({ kind: 'status', status: 429, headers: { 'retry-after': '1' } });
      expect(await outcome(make(method))).toBe('status 429');
      expect(came(method)).toBe(1);
    },
  );
});

describe('[API-05] [R7] faults of the network, by what arrives', () => {
  const resets = (['request', 'answer', 'headers', 'body'] as const).map((at) => ({
    name: `a reset (${at})`,
    fault: { kind: 'reset', at } as Fault,
  }));
  const broken = [
    ...resets,
    { name: 'a body cut short', fault: { kind: 'truncate' } as Fault },
    { name: 'corrupt gzip', fault: { kind: 'shape', shape: 'corrupt gzip' } as Fault },
  ];
  const cases = methods.flatMap((method) => broken.map((one) => ({ method, ...one })));

  it.each(cases)('$method after $name', async ({ method, fault }) => {
    play(fault, 1);
    expect(await outcome(make(method))).toBe(method === 'GET' ? 'Pulzus' : 'unreachable');
    expect(came(method)).toBe(method === 'GET' ? 2 : 1);
    play(fault);
    expect(await outcome(make(method))).toBe('unreachable');
    expect(came(method)).toBe(method === 'GET' ? 2 : 1);
  });

  it.each(methods)('%s that is never answered is one call, and too late', async (method) => {
    play({ kind: 'hang' });
    expect(await outcome(make(method, { timeout: 60 }))).toBe('timeout');
    expect(came(method)).toBe(1);
  });

  it('an answer that drips in, and never ends within the patience, is one call, and too late', async () => {
    play({ kind: 'drip', bytes: 1, every: 20 });
    expect(await outcome(make('GET', { timeout: 150 }))).toBe('timeout');
    expect(came('GET')).toBe(1);
    play({ kind: 'drip', bytes: 1000, every: 1 });
    expect(await outcome(make('GET'))).toBe('Pulzus');
  });

  it.each([301, 302, 307, 308])('[T5] %i leads no caller’s token elsewhere: it is out of reach', async (status) => {
    const asked: string[] = [];
    const elsewhere = createServer((request, response) => {
      asked.push(request.headers.authorization ?? '');
      response.end(answer);
    });
    const moved = createServer((_, response) => response.writeHead(status, { location: at(elsewhere) + path }).end());
    for (const server of [elsewhere, moved]) await new Promise<void>((resolve) => void server.listen(0, resolve));
    const identity = () => ({ token: 'titok', requestUuid: `u${'g'.repeat(31)}` });
    for (const method of ['GET', 'POST'] as const)
      expect(await outcome(make(method, { host: at(moved), identity }))).toBe('unreachable');
    expect(asked).toEqual([]);
    for (const server of [elsewhere, moved]) await new Promise((resolve) => void server.close(resolve));
  });

  it('a host that nobody knows is out of reach', async () => {
    expect(await outcome(make('GET', { host: 'http://shop.invalid' }))).toBe('unreachable');
  });
});

describe('[API-06] [R6] answers of another shape', () => {
  const wrong: Shape[] = [
    'null',
    'array',
    'number strings',
    'missing fields',
    'half',
    'HTML',
    'empty',
    'no content',
    '50 MB',
  ];
  const cases = (['GET', 'POST'] as const).flatMap((method) => wrong.map((shape) => ({ method, shape })));

  it.each(cases)(
    '$method answered with $shape is an error, made once, and shared with nobody',
    async ({ method, shape }) => {
      const shop = { shared: new SharedCalls(2000) };
      play({ kind: 'shape', shape }, 1);
      expect(await outcome(make(method, shop))).toBe('shape 200');
      expect(came(method)).toBe(1);
      expect(await outcome(make(method, shop))).toBe('Pulzus');
    },
  );

  it.each(['byte order mark', 'further fields'] as const)('%s does no harm', async (shape) => {
    play({ kind: 'shape', shape });
    expect(await make('GET')).toEqual({ id: 7, name: 'Pulzus', prices: [1, 2] });
  });
});

describe('[R5] the rest before a retry', () => {
  it.each([
    ['1', 5000, 1000],
    ['2', 5000, 2000],
    ['2', 2001, 2000],
    ['1', 0, 0],
    [null, -1, 0],
  ])('of %s with %d ms left is %d ms', (retryAfter, left, rest) => {
    expect(restBeforeRetry(retryAfter, left)).toBe(rest);
  });

  it.each([
    [null, 5000],
    ['0', 5000],
    ['3', 5000],
    ['3600', 5000],
    ['2', 2000],
    ['-1', 5000],
    ['soon', 5000],
    ['Sun, 22 Nov 2026 00:00:00 GMT', 5000],
  ])('of %s with %d ms left is a moment', (retryAfter, left) => {
    const rest = restBeforeRetry(retryAfter, left);
    expect(rest).toBeGreaterThanOrEqual(50);
    expect(rest).toBeLessThanOrEqual(150);
  });

  it('is what the answer asks for', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    play({ kind: 'status', status: 503, headers: { 'retry-after': '0.3' } }, 1);
    expect(await outcome(make('GET'))).toBe('Pulzus');
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(300);
    timers.mockRestore();
  });
});

it('[R4] a thousand calls that are never answered leave neither sockets nor timers behind', async () => {
  play({ kind: 'hang' });
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  for (let batch = 0; batch < 10; batch += 1) {
    const calls = Array.from({ length: 100 }, () => outcome(make('GET', { timeout: 400 })));
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['timeout']));
  }
  // A busy machine may give up on a few before they are on their way.
  expect(came('GET')).toBeGreaterThan(500);
  await expect.poll(() => proxy.connections(), { timeout: 10_000 }).toBe(0);
  expect(timers()).toBeLessThanOrEqual(before + 1);
}, 30_000);
