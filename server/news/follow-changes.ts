import { setTimeout as pause } from 'node:timers/promises';
import { changesEndpoint, heartbeatInterval, newsLineSchema, type NewsLine } from '#lib/contract/changes.ts';
import type { Log } from '../log.ts';
import type { StaleMarks } from './stale-marks.ts';

/** Longest silence of a stream, ms, after which it counts as cut. */
const longestSilence = 2 * heartbeatInterval + 500;
/** Rests before a stream that is cut is asked for again, ms, and before one that is refused. */
const rests = { shortest: 250, longest: 5000, refused: 30_000 };
/** Characters of a line at most. */
const longestLine = 1_000_000;

/** Why nothing is told, in a sentence for the log; `isRefused` where asking again soon is of no use. */
class Untold extends Error {
  override name = 'Untold';
  readonly isRefused: boolean;
  constructor(reason: string, isRefused = false) {
    super(reason);
    this.isRefused = isRefused;
  }
}

/** The lines of a body. Throws an Untold for one that is too long. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  const text: ReadableStream<string> = body.pipeThrough(new TextDecoderStream() as never);
  for await (const part of text as unknown as AsyncIterable<string>) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new Untold('tells a line without an end');
    yield* lines.filter((line) => line.trim() !== '');
  }
}

function parsed(line: string): NewsLine {
  try {
    return newsLineSchema.parse(JSON.parse(line));
  } catch {
    throw new Untold(`tells what is no news: ${JSON.stringify(line.slice(0, 60))}`);
  }
}

/** Throws an Untold for an answer that is no stream. */
function bodyOf({ status, headers, body }: Response): ReadableStream<Uint8Array> {
  if (status === 401 || status === 403) throw new Untold(`refuses CHANGES_KEY (${status})`, true);
  if (status === 404 || status === 405) throw new Untold(`has no GET ${changesEndpoint.path} (${status})`, true);
  if (status !== 200 || !body) throw new Untold(`answers GET ${changesEndpoint.path} with ${status}`);
  if (headers.get('content-type')?.startsWith('application/x-ndjson')) return body;
  void body.cancel().catch(() => undefined);
  throw new Untold(`tells what is no news: ${headers.get('content-type') ?? 'no content type'}`);
}

export interface FollowOptions {
  /** Address of the API. */
  host: string;
  key: string;
  marks: StaleMarks;
  log: Log;
  /** Ends it. */
  signal: AbortSignal;
  /** Called when the API tells again what it did not. */
  onAgain?: () => void;
  fetch?: typeof fetch;
  /** Rests for so many ms; rejects once the signal is aborted. */
  rest?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Follows one stream until it ends. Throws an Untold, or what the network reports. */
async function followOnce(
  { host, key, marks, signal, fetch: ask = fetch }: FollowOptions,
  cursor: string | null,
  onLine: (line: NewsLine) => void,
): Promise<never> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), longestSilence);
  const url = new URL(changesEndpoint.path, host);
  if (cursor !== null) url.searchParams.set('after', cursor);
  try {
    const answer = await ask(url, {
      headers: { accept: 'application/x-ndjson', authorization: `Bearer ${key}` },
      redirect: 'error',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    for await (const line of linesOf(bodyOf(answer))) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), longestSilence);
      onLine(parsed(line));
    }
    throw new Untold('has ended the stream of changes');
  } catch (error) {
    if (silence.signal.aborted) throw new Untold(`has told nothing for ${longestSilence} ms`);
    throw error;
  } finally {
    clearTimeout(timer);
    silence.abort();
    if (marks.telling === 'told') marks.telling = 'cut';
  }
}

/**
 * Follows what the API tells until `signal` is aborted, and marks the pages that news touch (ADR-0149). While it is cut, pages
 * live for seconds; where there is no such stream, or the key is another one, by their own times. Each trouble is logged
 * once, and once that it is over. Never rejects.
 */
export async function followChanges(options: FollowOptions): Promise<void> {
  const {
    host,
    marks,
    log,
    signal,
    rest = (ms, ended) => pause(ms, undefined, { signal: ended, ref: false }),
  } = options;
  let cursor: string | null = null;
  let trouble: string | null = null;
  let wait = rests.shortest;
  marks.telling = 'cut';
  const onLine = (line: NewsLine): void => {
    // What was drawn before anything was told may be of any age.
    marks.take(cursor === null ? [{ kind: 'anything' }] : line.news);
    cursor = line.cursor;
    marks.hear(cursor);
    if (marks.telling === 'told') return;
    marks.telling = 'told';
    if (trouble !== null) log({ level: 'info', message: `The product API at ${host} tells again what changes` });
    [trouble, wait] = [null, rests.shortest];
    options.onAgain?.();
  };
  while (!signal.aborted) {
    try {
      await followOnce(options, cursor, onLine);
    } catch (error) {
      if (signal.aborted) return;
      const isRefused = error instanceof Untold && error.isRefused;
      const reason = error instanceof Untold ? error.message : `does not answer: ${causeOf(error)}`;
      const kind = isRefused ? 'refused' : 'cut';
      marks.telling = isRefused ? 'untold' : 'cut';
      if (trouble !== kind) {
        const effect = isRefused ? 'pages live by their own times' : 'pages are kept for seconds until it tells again';
        log({ level: 'warn', message: `The product API at ${host} (API_HOST) ${reason}, so ${effect}` });
      }
      trouble = kind;
      // What is told from here on has a gap before it.
      if (isRefused) cursor = null;
      await rest(isRefused ? rests.refused : wait, signal).catch(() => undefined);
      wait = Math.min(rests.longest, 2 * wait);
    }
  }
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause ? String(cause.code) : cause.message;
}
