import { setTimeout as pause } from 'node:timers/promises';
import { changesEndpoint, heartbeatInterval, newsLineSchema, type News, type NewsLine } from '#lib/contract/changes.ts';
import type { Log } from '../log.ts';
import type { KeptNews } from './kept-news.ts';
import type { StaleMarks } from './stale-marks.ts';

/** Longest silence of a stream, ms, after which it counts as cut. */
const longestSilence = 2 * heartbeatInterval + 500;
/** Rests before a stream that is cut is asked for again, ms, and before one that is refused. */
const rests = { shortest: 250, longest: 5000, refused: 30_000 };
/** Characters of a line at most. */
const longestLine = 1_000_000;

/** Answers by which an API refuses a cursor that it does not know. */
const unknownCursor = new Set([400, 410, 422]);

/**
 * Why nothing is told, in a sentence for the log: `refused` where asking again soon is of no use, `unknown` where asking
 * with this cursor is of none.
 */
class Untold extends Error {
  override name = 'Untold';
  readonly kind: 'cut' | 'refused' | 'unknown';
  constructor(reason: string, kind: 'cut' | 'refused' | 'unknown' = 'cut') {
    super(reason);
    this.kind = kind;
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

const isOfAll = ({ kind }: News): boolean => kind === 'anything';

function parsed(line: string): NewsLine {
  try {
    return newsLineSchema.parse(JSON.parse(line));
  } catch {
    throw new Untold(`tells what is no news: ${JSON.stringify(line.slice(0, 60))}`);
  }
}

/** Throws an Untold for an answer that is no stream. */
function bodyOf({ status, headers, body }: Response): ReadableStream<Uint8Array> {
  if (status === 401 || status === 403) throw new Untold(`refuses CHANGES_KEY (${status})`, 'refused');
  if (status === 404 || status === 405) throw new Untold(`has no GET ${changesEndpoint.path} (${status})`, 'refused');
  if (status !== 200 || !body)
    throw new Untold(
      `answers GET ${changesEndpoint.path} with ${status}`,
      unknownCursor.has(status) ? 'unknown' : 'cut',
    );
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
  /** Called after each try by which it tells nothing. */
  onUntold?: () => void;
  /** What is kept of it for whoever follows later; without it nothing of before is trusted. */
  kept?: Pick<KeptNews, 'restore' | 'keep'> | undefined;
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
  marks.telling = 'cut';
  let cursor = (await options.kept?.restore()) ?? null;
  let isRestored = cursor !== null;
  let trouble: string | null = null;
  let wait = rests.shortest;
  const onLine = (line: NewsLine): void => {
    // What was drawn before anything was told may be of any age.
    marks.take(cursor === null ? [{ kind: 'anything' }] : line.news);
    if (isRestored && line.news.some(isOfAll)) {
      const message = `The product API at ${host} can not tell what has changed since pages were kept, so all are drawn anew`;
      log({ level: 'info', message });
    }
    cursor = line.cursor;
    isRestored = false;
    const wasTelling = marks.telling === 'told';
    marks.telling = 'told';
    marks.hear(cursor);
    void options.kept?.keep();
    if (wasTelling) return;
    if (trouble !== null) log({ level: 'info', message: `The product API at ${host} tells again what changes` });
    [trouble, wait] = [null, rests.shortest];
    options.onAgain?.();
  };
  while (!signal.aborted) {
    try {
      await followOnce(options, cursor, onLine);
    } catch (error) {
      if (signal.aborted) return;
      const isRefused = error instanceof Untold && error.kind === 'refused';
      const reason = error instanceof Untold ? error.message : `does not answer: ${causeOf(error)}`;
      const kind = isRefused ? 'refused' : 'cut';
      marks.telling = isRefused ? 'untold' : 'cut';
      options.onUntold?.();
      if (trouble !== kind) {
        const effect = isRefused ? 'pages live by their own times' : 'pages are kept for seconds until it tells again';
        log({ level: 'warn', message: `The product API at ${host} (API_HOST) ${reason}, so ${effect}` });
      }
      trouble = kind;
      // What is told from here on has a gap before it.
      if (error instanceof Untold && error.kind !== 'cut') [cursor, isRestored] = [null, false];
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
