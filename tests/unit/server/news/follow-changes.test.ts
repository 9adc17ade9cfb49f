import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '#server/log.ts';
import { followChanges } from '#server/news/follow-changes.ts';
import { StaleMarks } from '#server/news/stale-marks.ts';
import { subjectOf } from '#server/news/subject.ts';

/** One connection of a stand-in for the API. */
interface Connection {
  url: URL;
  headers: Headers;
  send: (text: string) => void;
  cut: () => void;
}

let now = Date.parse('2026-11-25T11:00:00Z');
let marks: StaleMarks;
let log: LogEntry[];
let connections: Connection[];
let rests: { ms: number; go: () => void }[];
let ending: AbortController;
let answer: (connection: (response: Response) => Response) => Response | Promise<Response>;
const again = vi.fn();

const ndjson = { 'content-type': 'application/x-ndjson; charset=utf-8' };
const line = (cursor: string, news: unknown[] = []) => `${JSON.stringify({ cursor, news })}\n`;

const ask: typeof fetch = async (input, init) => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  init?.signal?.addEventListener('abort', () => {
    try {
      controller?.error(init.signal?.reason);
    } catch {
      // It has ended.
    }
  });
  connections.push({
    url: new URL(input instanceof Request ? input.url : input),
    headers: new Headers(init?.headers),
    send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
    cut: () =>
      controller?.error(new TypeError('terminated', { cause: Object.assign(new Error(''), { code: 'ECONNRESET' }) })),
  });
  return answer(() => new Response(body, { headers: ndjson }));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  marks = new StaleMarks(() => now);
  [log, connections, rests] = [[], [], []];
  ending = new AbortController();
  again.mockReset();
  answer = (open) => open(new Response());
  void followChanges({
    host: 'http://api.test',
    key: 'the-key-of-storefronts',
    marks,
    log: (entry) => void log.push(entry),
    signal: ending.signal,
    onAgain: again,
    fetch: ask,
    rest: (ms) => new Promise((resolve) => rests.push({ ms, go: () => resolve(undefined) })),
  });
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
});

const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const messages = () => log.map(({ message }) => message);
const page = subjectOf('/p/polo-12/', '');

describe('the stream of changes', () => {
  it('[ADR-0149] marks what it tells, and all that was drawn before its first line', async () => {
    const drawnAt = now;
    now += 5;
    await settle();
    expect(marks.telling).toBe('cut');
    const [first] = connections;
    expect([first?.url.href, first?.headers.get('authorization')]).toEqual([
      'http://api.test/changes/',
      'Bearer the-key-of-storefronts',
    ]);
    first?.send(line('7.1'));
    await settle();
    expect([marks.telling, marks.cursor, marks.freshnessOf(page, drawnAt)]).toEqual(['told', '7.1', 'touched']);
    now += 1000;
    const later = now;
    now += 5;
    expect(marks.freshnessOf(page, later)).toBe('good');
    // A line may come in pieces.
    const told = line('8.1', [{ kind: 'price', products: [12] }]);
    first?.send(told.slice(0, 20));
    await settle();
    first?.send(told.slice(20));
    await settle();
    expect([marks.cursor, marks.freshnessOf(page, later)]).toEqual(['8.1', 'touched']);
    expect(log).toEqual([]);
  });

  it('[ADR-0149] goes on by its cursor after it was cut, and says once that it was and once that it is over', async () => {
    await settle();
    connections[0]?.send(line('7.1'));
    await settle();
    now += 10;
    const drawnAt = now;
    now += 10;
    connections[0]?.cut();
    await settle();
    expect(marks.telling).toBe('cut');
    answer = () =>
      Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(''), { code: 'ECONNREFUSED' }) }));
    for (let time = 0; time < 3; time += 1) {
      rests.at(-1)?.go();
      await settle();
    }
    answer = (open) => open(new Response());
    rests.at(-1)?.go();
    await settle();
    expect(connections.at(-1)?.url.search).toBe('?after=7.1');
    connections.at(-1)?.send(line('9.1', [{ kind: 'stock', products: [12] }]));
    await settle();
    expect([marks.telling, marks.freshnessOf(page, drawnAt)]).toEqual(['told', 'touched']);
    expect(messages()).toEqual([
      'The product API at http://api.test (API_HOST) does not answer: ECONNRESET, so pages are kept for seconds until it tells again',
      'The product API at http://api.test tells again what changes',
    ]);
    expect(rests.map(({ ms }) => ms)).toEqual([250, 500, 1000, 2000]);
    expect(again).toHaveBeenCalledTimes(2);
  });

  it('[ADR-0149] counts as cut after a silence', async () => {
    await settle();
    connections[0]?.send(line('7.1'));
    await settle();
    await vi.advanceTimersByTimeAsync(4500);
    await settle();
    expect(marks.telling).toBe('cut');
    expect(messages()[0]).toContain('has told nothing for 4500 ms');
  });

  it.each([
    ['<html>', 'tells what is no news: "<html>"'],
    ['{"cursor":"a b","news":[]}', 'tells what is no news: '],
    ['{"cursor":"1","news":[{"kind":"price","products":["12"]}]}', 'tells what is no news: '],
    ['x'.repeat(1_000_001), 'tells a line without an end'],
  ])('[ADR-0149] that tells garbage is said once and asked for again: %.30s', async (text, sentence) => {
    for (let time = 0; time < 3; time += 1) {
      await settle();
      connections.at(-1)?.send(text.length > 1000 ? text : `${text}\n`);
      await settle();
      rests.at(-1)?.go();
    }
    expect([messages().length, marks.telling]).toEqual([1, 'cut']);
    expect(messages()[0]).toContain(sentence);
  });
});

describe('an API without a stream', () => {
  it.each([
    [401, 'refuses CHANGES_KEY (401)'],
    [404, 'has no GET /changes/ (404)'],
  ])('[ADR-0149] that answers %i is said once, and pages live by their own times', async (status, reason) => {
    answer = () => new Response('{}', { status });
    ending.abort();
    ending = new AbortController();
    rests = [];
    log = [];
    void followChanges({
      host: 'http://api.test',
      key: 'k',
      marks,
      log: (entry) => void log.push(entry),
      signal: ending.signal,
      fetch: ask,
      rest: (ms) => new Promise((resolve) => rests.push({ ms, go: () => resolve(undefined) })),
    });
    for (let time = 0; time < 3; time += 1) {
      await settle();
      rests.at(-1)?.go();
    }
    await settle();
    expect(marks.telling).toBe('untold');
    expect(messages()).toEqual([
      `The product API at http://api.test (API_HOST) ${reason}, so pages live by their own times`,
    ]);
    expect(rests[0]?.ms).toBe(30_000);
  });
});

describe('a process that starts over pages of before', () => {
  let cursor: string | null;
  const kept = { restore: () => Promise.resolve(cursor), keep: vi.fn(() => Promise.resolve()) };
  const drawnAt = now - 60_000;
  const follow = () => {
    ending.abort();
    ending = new AbortController();
    marks = new StaleMarks(() => now);
    [log, connections, rests] = [[], [], []];
    void followChanges({
      host: 'http://api.test',
      key: 'k',
      marks,
      log: (entry) => void log.push(entry),
      signal: ending.signal,
      kept,
      fetch: ask,
      rest: (ms) => new Promise((resolve) => rests.push({ ms, go: () => resolve(undefined) })),
    });
    return settle();
  };
  beforeEach(() => {
    cursor = '7.1';
    kept.keep.mockClear();
  });

  it('[ADR-0158] follows on from what is kept, and trusts what was not touched since', async () => {
    await follow();
    expect(connections[0]?.url.search).toBe('?after=7.1');
    // Until it is told what it has missed, it trusts nothing.
    expect(marks.freshnessOf(page, drawnAt)).toBe('outdated');
    connections[0]?.send(line('9.1', [{ kind: 'price', products: [34] }]));
    await settle();
    expect([marks.cursor, marks.freshnessOf(page, drawnAt)]).toEqual(['9.1', 'good']);
    expect(marks.freshnessOf(subjectOf('/p/zokni-34/', ''), drawnAt)).toBe('touched');
    expect([kept.keep.mock.calls.length, log]).toEqual([1, []]);
  });

  it('[ADR-0158] trusts nothing where the API can not tell what it has missed, and says so once', async () => {
    await follow();
    connections[0]?.send(line('9.1', [{ kind: 'anything' }]) + line('10.1', [{ kind: 'anything' }]));
    await settle();
    expect(marks.freshnessOf(page, drawnAt)).toBe('touched');
    expect(messages()).toEqual([
      'The product API at http://api.test can not tell what has changed since pages were kept, so all are drawn anew',
    ]);
  });

  it('[ADR-0158] trusts nothing where the API refuses the cursor, and follows without it', async () => {
    answer = (open) => (connections.length === 1 ? new Response('{}', { status: 422 }) : open(new Response()));
    await follow();
    rests[0]?.go();
    await settle();
    expect(connections.at(-1)?.url.search).toBe('');
    connections.at(-1)?.send(line('9.1'));
    await settle();
    expect(marks.freshnessOf(page, drawnAt)).toBe('touched');
  });

  it('[ADR-0158] trusts nothing where nothing is kept', async () => {
    cursor = null;
    await follow();
    expect(connections[0]?.url.search).toBe('');
    connections[0]?.send(line('9.1'));
    await settle();
    expect([marks.freshnessOf(page, drawnAt), log]).toEqual(['touched', []]);
  });
});
