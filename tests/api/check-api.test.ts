import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { saveContent } from '#backend/content/storage.ts';
import { lawfulPages } from '#lib/contract/lawful-pages.ts';
import { checkLevel, type Level } from '#tests/check-api/levels.ts';
import { Probe } from '#tests/check-api/probe.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { startContractApi } from './contract-calls.ts';
import { contractContent } from './contract-content.ts';
import type { TestApi } from './harness.ts';
import { freePort } from '#tests/free-port.ts';

const origin = 'http://localhost:3000';

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
}
interface Answer {
  status: number;
  headers: Record<string, string>;
  // What stands in an answer is anything: it is broken on purpose.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}
/** Breaks one thing of an API: changes the call, or the answer that it gives. */
interface Fault {
  call?: (call: Call) => void;
  answer?: (answer: Answer, call: Call) => void;
}

let api: TestApi;
let server: Server | null = null;
beforeAll(async () => {
  api = await startContractApi({ ALLOWED_ORIGINS: origin });
  const [page] = contractContent.pages;
  if (!page) throw new Error('The content has no page');
  const pages = [...contractContent.pages, ...lawfulPages.map((slug) => ({ ...page, slug }))];
  await saveContent(api.db, { ...contractContent, pages }, fixtureNow);
});
afterAll(() => api.close());
afterEach(async () => {
  server?.close();
  server = null;
});

const one = (value: string | number | string[] | undefined) => String(value ?? '');

/** An API that lacks one thing of the contract, on a port of its own. */
async function apiWith({ call: change, answer: spoil }: Fault): Promise<string> {
  const serve = async (request: IncomingMessage): Promise<Answer> => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, one(value)]));
    const call = { method: request.method ?? 'GET', path: request.url ?? '/', headers };
    delete call.headers['accept-encoding'];
    change?.(call);
    const payload = await text(request);
    const given = await api.app.inject({
      method: call.method as 'GET',
      url: call.path,
      headers: call.headers,
      ...(payload ? { payload } : {}),
    });
    const answer = {
      status: given.statusCode,
      headers: Object.fromEntries(Object.entries(given.headers).map(([name, value]) => [name, one(value)])),
      body: given.body.startsWith('{') ? JSON.parse(given.body) : given.body,
    };
    spoil?.(answer, call);
    return answer;
  };
  server = createServer((request, reply) => {
    void serve(request).then(({ status, headers, body }) => {
      const { 'content-length': _, 'transfer-encoding': __, ...kept } = headers;
      reply.writeHead(status, kept).end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

async function problemsOf(fault: Fault, level: Level): Promise<string[]> {
  const probe = new Probe(await apiWith(fault));
  await checkLevel(probe, level, origin);
  return probe.problems.map(({ about, what }) => `${about}: ${what}`);
}

const notThere: Answer = { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not here' };
const at =
  (path: string | RegExp, change: (answer: Answer) => void) =>
  (answer: Answer, call: Call): void => {
    const [asked = ''] = call.path.split('?');
    if (typeof path === 'string' ? asked === path : path.test(asked)) change(answer);
  };

describe('npm run check:api', () => {
  it.each(['minimum', 'shop', 'full'] as const)('[ADR-0135] misses nothing of the reference API: %s', async (level) => {
    expect(await problemsOf({}, level)).toEqual([]);
  });

  it.each<[lacks: string, level: Level, fault: Fault, said: string[]]>([
    [
      'the menu',
      'minimum',
      { answer: at('/menu/', (answer) => Object.assign(answer, notThere)) },
      ['menu.menu: answers 404: Not here'],
    ],
    [
      'the number of results',
      'minimum',
      { answer: at('/api/v1/search/', ({ body }) => delete body.data?.total) },
      ['search.search: data.total: Invalid input: expected number, received undefined'],
    ],
    [
      'prices as texts',
      'minimum',
      { answer: at(/^\/api\/v1\/product\/\d+\/$/, ({ body }) => body.data && (body.data.prices.vk = 19_990)) },
      ['product.product: data.prices.vk: Invalid input: expected string, received number'],
    ],
    [
      'the wrapping of answers',
      'minimum',
      { answer: at('/api/v1/home/', (answer) => (answer.body = { banners: [] })) },
      ['home.home: has no "data" in its answer: {"banners":[]}'],
    ],
    [
      'a refusal of what is not there',
      'minimum',
      { answer: at('/api/v1/product/2147483600/', (answer) => (answer.status = 500)) },
      ['product.product: answers an id that nothing has with 500 in place of 404 or 410'],
    ],
    [
      'the form of errors',
      'minimum',
      { answer: (answer) => answer.status === 422 && (answer.body = { error: 'wrong' }) },
      [
        'product.product: says what is wrong (422) in another form than { message, errors }: {"error":"wrong"}',
        'search.search: says what is wrong (422) in another form than { message, errors }: {"error":"wrong"}',
      ],
    ],
    [
      'calm before a hostile search',
      'minimum',
      { answer: (answer, { path }) => path.includes('OR+1') && (answer.status = 500) },
      ['search.search: fails with 500 for q="\' OR 1=1 --"'],
    ],
    [
      'the storefront’s browsers',
      'shop',
      {
        answer: (answer) => {
          delete answer.headers['access-control-allow-origin'];
        },
      },
      [`cross-origin calls: are not allowed for ${origin}: a browser keeps carts from it`],
    ],
    [
      'a guest’s request uuid',
      'shop',
      {
        answer: (answer, { method, path }) =>
          method === 'POST' && path === '/api/v1/cart/' && answer.body.data && (answer.body.data.uuid = null),
      },
      ['cart.add: gives the guest no request uuid, so that the cart is lost'],
    ],
    [
      'the cart of before',
      'shop',
      { call: (call) => call.method === 'GET' && call.path === '/api/v1/cart/' && delete call.headers['x-request-id'] },
      ['cart.get: does not know the cart of the request uuid that cart.add has given'],
    ],
    [
      'the end of a session',
      'shop',
      {
        call: (call) => call.path === '/api/v1/auth/logout/' && (call.headers.authorization = 'Bearer other'),
        answer: at('/api/v1/auth/logout/', (answer) =>
          Object.assign(answer, { status: 200, body: { data: { done: true } } }),
        ),
      },
      ['account.account: answers a session that has ended with 200 in place of 401 or 403'],
    ],
    [
      'gift cards',
      'full',
      { answer: at(/gift-card/, (answer) => Object.assign(answer, notThere)) },
      ['giftCard.add: is not there', 'giftCard.remove: is not there', 'giftCard.balance: is not there'],
    ],
  ])('[ADR-0135] names what an API lacks, and nothing else: %s', async (_lacks, level, fault, said) => {
    expect(await problemsOf(fault, level)).toEqual(said);
  });

  it('[ADR-0135] misses nothing that the page about an API of one’s own begins with', async () => {
    const page = await readFile(new URL('../../docs/api-of-your-own.md', import.meta.url), 'utf8');
    const program = /```js\n([^]*?)```/.exec(page)?.[1] ?? '';
    expect(program.split('\n').length).toBeLessThanOrEqual(100);
    const file = join(api.folder, 'api.mjs');
    await writeFile(file, program);
    const port = await freePort();
    const own = spawn(process.execPath, [file], { env: { ...process.env, PORT: String(port) }, stdio: 'ignore' });
    const host = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(host), { timeout: 10_000 });
    const probe = new Probe(host);
    await checkLevel(probe, 'minimum', origin).finally(() => own.kill());
    expect(probe.problems).toEqual([]);
  });

  it('[ADR-0135] says in a sentence that nothing answers', async () => {
    const probe = new Probe('http://127.0.0.1:1');
    await checkLevel(probe, 'minimum', origin);
    expect(probe.problems.find(({ about }) => about === 'health.health')?.what).toMatch(/^no answer: /);
  });
});
