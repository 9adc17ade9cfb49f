import { Agent, request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentPath, openApiDocument } from '#backend/openapi/document.ts';
import { errorBodySchema, type Endpoint } from '#lib/contract/endpoint.ts';
import { isOverPostgres } from '#tests/databases/test-database.ts';
import {
  contractTable,
  isServed,
  newCustomer,
  newPeople,
  sampleOf,
  send,
  startContractApi,
  type WireAnswer,
} from './contract-calls.ts';
import { encodingTraps, hostileCalls, storedCalls, urlOf, type Sample, type WireCall } from './hostile-inputs.ts';
import type { TestApi } from './harness.ts';

/** Bad inputs of an endpoint at least. */
const inputsEach = 520;
/** HOSTILE_SEED repeats a run, or tries other inputs. */
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_121);
/** An answer that takes longer counts as none, ms. */
const patience = 2000;

const { paths } = openApiDocument('http://localhost:4000');
let api: TestApi;
let host: { port: number; agent: Agent };

/**
 * The bad inputs of an endpoint, the same for a seed. What is wrong about a request itself, its type or its headers is
 * refused before a database is asked, and one proof of it is enough: over PostgreSQL there is only what may reach it,
 * then each value in each place.
 */
const inputsOf = (endpoint: Endpoint, sample: Sample): WireCall[] =>
  isOverPostgres ? storedCalls(endpoint, sample) : hostileCalls(endpoint, sample, seed, inputsEach);

beforeAll(async () => {
  console.log(`HOSTILE_SEED=${seed}`);
  api = await startContractApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const address = api.app.server.address();
  host = {
    port: typeof address === 'object' && address ? address.port : 0,
    agent: new Agent({ keepAlive: true, maxSockets: 4 }),
  };
});
afterAll(async () => {
  host.agent.destroy();
  await api.close();
});

async function inTime(answer: Promise<WireAnswer>, { name }: WireCall): Promise<WireAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer to: ${name}`)), patience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Sends an address as it stands: injected calls have theirs tidied up first. */
function sendRaw({ method, url, headers, payload }: WireCall): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const call = request({ ...host, method, path: url, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    call.on('error', reject).end(payload);
  });
}

/** What is never revealed: files, stacks, statements, names of the storage. */
const internals =
  /\n\s+at |node:internal|node_modules|\.ts:\d|\/backend\/|\/tmp\/|SQLITE|sqlite|syntax error|kysely|constraint|ECONN/;

const statuses = new Map(
  Array.from(contractTable.values(), (endpoint) => {
    const { responses = {} } = paths[documentPath(endpoint)]?.[endpoint.method.toLowerCase()] ?? {};
    // Beside those of the document: an answer without body, and what another path or method answers.
    return [
      endpoint,
      new Set([
        ...Object.keys(responses)
          .map(Number)
          .filter((status) => status < 500),
        204,
        304,
        404,
        405,
      ]),
    ];
  }),
);

/** Codes, with a number or a name behind the colon; and the words of the specification (API-03, AUTH-07). */
const code = /^(?:[\w-]+(?::[\w-]+)?|invalid token|no uuid header|invalid uuid|application\/json)$/;

/** Whether an error's body names codes alone, never a sentence of a library. */
const namesCodes = (body: unknown): boolean => {
  const { success, data } = errorBodySchema.safeParse(body);
  return success && Object.values(data.errors).every((codes) => codes.every((each) => code.test(each)));
};

/** What is wrong about an answer; null where it is calm. */
function problemOf(endpoint: Endpoint, call: WireCall, { status, headers, text }: WireAnswer): string | null {
  const problem = (what: string) => `${what}: ${call.name}: ${status} ${text.slice(0, 300)}`;
  if (!statuses.get(endpoint)?.has(status)) return problem('not documented');
  if (internals.test(text)) return problem('reveals its inside');
  if (headers['set-cookie'] !== undefined || headers.location !== undefined) return problem('was led astray');
  if (text === '') return null;
  const body: { data?: unknown } = JSON.parse(text);
  if (status >= 400) return namesCodes(body) ? null : problem('not an error body of codes');
  // Another path may belong to another call of the contract, and another method to another schema.
  const isOwn = call.method === endpoint.method && !call.name.startsWith('path ');
  return !isOwn || endpoint.data.safeParse(body.data).success ? null : problem('not the contract’s');
}

/** What refused calls may write: how often something was tried. */
const countingTables = new Set(['attempt']);

async function storedRows(): Promise<Record<string, string[]>> {
  const db: Kysely<Record<string, Record<string, unknown>>> = api.db.withTables();
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !countingTables.has(name));
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const found = await db.selectFrom(table).selectAll().execute();
    // The API's own round puts events down for receivers whenever it likes.
    rows[table] = found.map((row) => JSON.stringify({ ...row, dispatched_at: undefined })).sort();
  }
  return rows;
}

/**
 * How many rows SQLite ever wrote for the API, also those that it took back: while that stands still, nothing is stored.
 * PostgreSQL knows no such number.
 */
async function writtenRows(): Promise<number | null> {
  if (isOverPostgres) return null;
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(api.db);
  return rows[0]?.count ?? null;
}

/** Calls that end the session of who calls, so that the next one needs another. */
const endsSession = new Set(['auth.logout', 'account.deleteAccount', 'account.changePassword']);

/** A customer or guest who calls again and again, as somebody new once the session is over. */
class Caller {
  readonly #first: Record<string, string>;
  #now: Record<string, string>;

  constructor(headers: Record<string, string>) {
    this.#first = headers;
    this.#now = {};
  }

  dressed(call: WireCall): WireCall {
    const isAsGiven = call.headers.authorization === this.#first.authorization;
    return isAsGiven ? { ...call, headers: { ...call.headers, ...this.#now } } : call;
  }

  async renew(): Promise<void> {
    this.#now = (await newCustomer(api)).customer;
  }
}

/**
 * Sends all calls; answers how many were refused, those of them that may have stored something, and what was wrong
 * about any.
 */
async function sendAll(
  [id, endpoint]: [string, Endpoint],
  calls: readonly WireCall[],
  caller: Caller,
): Promise<{ refused: number; suspects: WireCall[]; problems: string[] }> {
  let refused = 0;
  const suspects: WireCall[] = [];
  const problems: string[] = [];
  let written = await writtenRows();
  for (const call of calls) {
    const answer = await inTime(send(api, caller.dressed(call)), call);
    const problem = problemOf(endpoint, call, answer);
    if (problem !== null) problems.push(problem);
    const before = written;
    written = await writtenRows();
    if (answer.status >= 400) {
      refused += 1;
      if (written === null || written !== before) suspects.push(call);
    } else if (endsSession.has(id) && call.method === endpoint.method) {
      await caller.renew();
      written = await writtenRows();
    }
  }
  return { refused, suspects, problems };
}

// Mails of earlier tests, with all their words, would only be read and compared again and again.
beforeEach(async () => void (await api.db.deleteFrom('mail').execute()));

const many = isOverPostgres ? 'what a database may take otherwise' : `at least ${inputsEach} bad inputs`;

describe.each([...contractTable])('%s', (id, endpoint) => {
  it(`answers ${many} calmly, and stores nothing of what it refuses`, async ({ skip }) => {
    if (!isServed(api, endpoint)) skip();
    const sample = await sampleOf(api, id, endpoint, await newPeople(api));
    const calls = inputsOf(endpoint, sample);
    if (isOverPostgres && calls.length === 0) skip('It reads nothing.');
    if (!isOverPostgres) expect(calls.length).toBeGreaterThanOrEqual(inputsEach);
    const caller = new Caller(sample.headers);
    let before = await storedRows();
    let { refused, suspects, problems } = await sendAll([id, endpoint], calls, caller);
    expect(problems).toEqual([]);
    // A database is asked for any text where it is searched, so that over PostgreSQL fewer are refused.
    expect(refused).toBeGreaterThan(isOverPostgres ? calls.length / 10 : inputsEach / 4);
    // What is allowed after all may write; then what else may have written is sent again, until nothing of it is taken.
    for (
      let sent = calls.length, after = await storedRows();
      sent !== suspects.length && !isDeepStrictEqual(after, before);
    ) {
      sent = suspects.length;
      expect(Object.keys(after)).toEqual(Object.keys(before));
      before = after;
      ({ suspects, problems } = await sendAll([id, endpoint], suspects, caller));
      expect(problems).toEqual([]);
      after = await storedRows();
    }
    expect(await storedRows()).toEqual(before);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  // The address is read before a database is asked; what of it reaches PostgreSQL is among the inputs above.
  it.skipIf(isOverPostgres)('answers hidden dots, slashes and bytes in its address calmly', async ({ skip }) => {
    if (!isServed(api, endpoint)) skip();
    const sample = await sampleOf(api, id, endpoint, await newPeople(api));
    const base = { method: endpoint.method, headers: sample.headers };
    for (const trap of encodingTraps.filter((text) => !text.includes(' '))) {
      const params = Object.fromEntries(Object.keys(sample.params).map((name) => [name, trap]));
      const urls = [
        urlOf(endpoint, params, `a=${trap}`),
        `${endpoint.path}${trap}`,
        `/${trap}${endpoint.path}`,
        endpoint.path.replace('/', `/${trap}/../`),
      ];
      for (const url of urls) {
        const call = { ...base, name: `path ${url}`, url };
        expect(problemOf(endpoint, call, await inTime(sendRaw(call), call))).toBeNull();
      }
    }
  });
});
