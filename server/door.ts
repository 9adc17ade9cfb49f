import type { ServerResponse } from 'node:http';
import type { AnswerWriter, Answer } from './answer-writer.ts';
import { cacheKeyOf, type CacheKey } from './cache-key.ts';
import { cacheControl, isForEveryone, lifetimeOf, type CachePolicy } from './caching.ts';
import { isCompressible, knownCodings } from '#lib/http/compression.ts';
import type { FinishedAnswer } from './finished-answer.ts';
import { Improvements } from './improvements.ts';
import { describeError, type Log } from './log.ts';
import { PageCache, type Drawn, type Entry, type CachePool } from './page-cache.ts';
import { withoutSharedLayout } from './navigation-data.ts';
import type { Drawing, PageDrawer } from './page-drawer.ts';
import type { RequestHead } from './request-head.ts';
import { headersOfPath } from './security-headers.ts';

/** Where an answer came from: kept and fresh, kept and past its time, drawn and kept, drawn for this request alone. */
export type CacheWord = 'hit' | 'stale' | 'miss' | 'live';

export interface DoorParts {
  drawer: PageDrawer;
  writer: AnswerWriter;
  log: Log;
  policy: CachePolicy;
  /** Bytes of each part of the cache. */
  limits: Record<CachePool, number>;
  /** A clock that never goes back, ms. */
  now: () => number;
  /** Does something after a time, ms. */
  later: (task: () => void, delay: number) => void;
}

/** Next draws what it calls stale at once, behind its answer: so soon it has a new one. */
const redrawnAfter = 1000;

type CachedAnswer = Pick<Entry<FinishedAnswer>, 'pool' | 'key' | 'value'>;

/** Headers of Next's answers that reveal the inside to a visitor. */
const internalHeaders = ['x-middleware-rewrite', 'x-powered-by'];

/** Headers about the body as Next wrote it, which are made anew. */
const madeAnew = ['etag', 'content-length'];

/** Those that belong to files of which Next gives parts as well. */
const rangeHeaders = ['last-modified', 'accept-ranges'];

/** An answer of Next as visitors get it: without what is about the inside, with what the path asks for. */
export function publicAnswer(path: string, given: Answer): Answer {
  const headers = { ...given.headers, ...headersOfPath(path) };
  const hasRanges = !isCompressible(String(headers['content-type'] ?? ''));
  // Without a body they speak of a file that is not read here, as in 304.
  const made = given.body.length === 0 ? [] : [...madeAnew, ...(hasRanges ? [] : rangeHeaders)];
  for (const name of [...internalHeaders, ...made]) delete headers[name];
  headers['cache-control'] = cacheControl(path, given.status, headers);
  return { status: given.status, headers, body: given.body };
}

/**
 * The cache at the door: finished answers of what is the same for everyone, served before Next is asked. What it keeps
 * was drawn for nobody in particular: Next is given the address and the kind of navigation, and nothing else.
 */
export class Door {
  readonly #parts: DoorParts;
  readonly #cache: PageCache<FinishedAnswer, Drawing>;
  readonly #improvements = new Improvements();

  constructor(parts: DoorParts) {
    this.#parts = parts;
    this.#cache = new PageCache(parts.limits, parts.now);
  }

  /** Answers from the cache at once; else the key to wait with, or undefined for a request that goes past the cache. */
  serve(url: string, head: RequestHead, response: ServerResponse): 'hit' | 'stale' | CacheKey | undefined {
    let entry = head.flight ? undefined : this.#cache.find(url);
    let key: CacheKey | undefined;
    if (!entry) {
      key = cacheKeyOf(url, head);
      if (!key) return undefined;
      if (key.key !== url) entry = this.#cache.find(key.key);
      if (!entry) return key;
    }
    // A part of a file, or a condition that Next can judge.
    if (head.isConditional && entry.value.hasRanges) return undefined;
    const state = this.#cache.stateOf(entry);
    if (state === 'expired' || !this.#write(entry, head, response)) return key ?? cacheKeyOf(url, head);
    if (state === 'due') this.#redraw(key ?? cacheKeyOf(url, head), head.acceptEncoding);
    return state === 'fresh' ? 'hit' : 'stale';
  }

  /** Answers by the drawing of a key, or hands out what was drawn where it is not for keeping. */
  async answer(key: CacheKey, head: RequestHead, response: ServerResponse): Promise<CacheWord | Drawing> {
    const there = this.#usable(key);
    if (there) {
      const state = this.#cache.stateOf(there);
      if (state === 'due') this.#redraw(key, head.acceptEncoding);
      this.#noteUse(there);
      return this.#finish(there, this.#cache.ageOf(there), head, response, state === 'fresh' ? 'hit' : 'stale');
    }
    const waiting = this.#cache.draw(key.pool, key.key, (signal) => this.#draw(key, head.acceptEncoding, signal));
    response.once('close', waiting.leave);
    const drawn = await waiting.drawn;
    if (drawn.fate === 'kept') return this.#finish({ ...key, value: drawn.value }, 0, head, response, 'miss');
    const old = drawn.fate === 'failed' ? this.#usable(key) : undefined;
    return old ? this.#finish(old, this.#cache.ageOf(old), head, response, 'stale') : drawn.result;
  }

  /** Whether a page must be drawn for whoever asks for it now. */
  mustDraw(key: CacheKey): boolean {
    return key.pool !== 'files' && !this.#usable(key) && !this.#cache.isDrawing(key.key);
  }

  /** Whether what was drawn for a key is the answer to each who waited for it. */
  isForAll(key: CacheKey, { answer, failure }: Drawing): boolean {
    return failure !== undefined || answer.status >= 400 || (key.isExact && isForEveryone(answer.headers));
  }

  /**
   * Draws a file of the build that will be asked for, and compresses it as small as it gets. Resolves once that is done:
   * only so many bodies wait for it, and a build has more files.
   */
  async prepare(path: string): Promise<void> {
    const key = cacheKeyOf(path, { flight: undefined, isConditional: false });
    if (key && !this.#cache.find(key.key))
      await this.#cache.draw(key.pool, key.key, (signal) => this.#draw(key, '', signal)).drawn;
    await this.#improvements.settled();
  }

  /** Resolves once no compression is under way. */
  settled(): Promise<void> {
    return this.#improvements.settled();
  }

  /** Bytes of all that is kept. */
  get bytes(): number {
    return this.#cache.bytes('pages') + this.#cache.bytes('lists') + this.#cache.bytes('files');
  }

  #usable(key: CacheKey): Entry<FinishedAnswer> | undefined {
    const entry = this.#cache.find(key.key);
    return entry && this.#cache.stateOf(entry) !== 'expired' ? entry : undefined;
  }

  #write(entry: Entry<FinishedAnswer>, head: RequestHead, response: ServerResponse): boolean {
    const isWritten = entry.value.write(
      response,
      knownCodings(head.acceptEncoding),
      head.ifNoneMatch,
      this.#cache.ageOf(entry),
    );
    if (isWritten && !entry.value.body.isAskedAgain) this.#noteUse(entry);
    return isWritten;
  }

  /** A page that is asked for again is worth a slow compression; a list will be gone before it has paid. */
  #noteUse({ pool, key, value: { body } }: Entry<FinishedAnswer>): void {
    if (body.isAskedAgain || pool !== 'pages') return;
    body.isAskedAgain = !body.canImprove || this.#improvements.add(body, 9, () => this.#cache.measure(pool, key));
  }

  /** Writes an answer in whatever coding the visitor takes, made now where it is not there. */
  async #finish<W extends CacheWord>(
    { pool, key, value }: CachedAnswer,
    age: number,
    { acceptEncoding, ifNoneMatch }: RequestHead,
    response: ServerResponse,
    word: W,
  ): Promise<W> {
    const accepted = knownCodings(acceptEncoding);
    while (!response.destroyed && !value.write(response, accepted, ifNoneMatch, age)) {
      await value.body.make(value.body.choose(accepted));
      this.#cache.measure(pool, key);
    }
    return word;
  }

  /** Draws a key behind an answer. A second one after what Next called stale is the last: Next may have nothing new. */
  #redraw(key: CacheKey | undefined, acceptEncoding: string, isSecond = false): void {
    if (!key) return;
    const { drawn } = this.#cache.draw(key.pool, key.key, (signal) =>
      this.#draw(key, acceptEncoding, signal, isSecond),
    );
    drawn.catch((error: unknown) => this.#parts.log({ level: 'error', ...describeError(error) }));
  }

  async #draw(
    key: CacheKey,
    acceptEncoding: string,
    signal: AbortSignal,
    isSecond = false,
  ): Promise<Drawn<FinishedAnswer, Drawing>> {
    const result = await this.#parts.drawer.drawCached(key, signal);
    const { answer, failure, incident } = result;
    const status = failure?.status ?? answer.status;
    if (status !== 200) return { fate: status >= 500 ? 'failed' : 'gone', result };
    const life = lifetimeOf(key.pool, answer.headers, this.#parts.policy, incident.apiUnreachable);
    if (!life) return { fate: 'gone', result };
    const old = this.#usable(key);
    // Lists live for seconds: a whole one is better than a new one without a part.
    if (old && key.pool === 'lists' && incident.apiUnreachable) return { fate: 'failed', result };
    const path = key.url.split('?', 1)[0] ?? '';
    const beside = { before: old?.value, hasAge: key.pool !== 'files' };
    const drawn = publicAnswer(path, answer);
    const sent = key.isInner ? { ...drawn, body: withoutSharedLayout(drawn.body) } : drawn;
    const value = await this.#parts.writer.finish(sent, knownCodings(acceptEncoding), beside);
    if (key.pool === 'files') this.#improvements.add(value.body, 11, () => this.#cache.measure(key.pool, key.key));
    const isStale = answer.headers['x-nextjs-cache'] === 'STALE';
    if (isStale && !isSecond) this.#parts.later(() => this.#redraw(key, acceptEncoding, true), redrawnAfter);
    // What Next calls stale was not drawn anew.
    const isSame = isStale && old?.value.etag === value.etag;
    return { fate: 'kept', value, life, result, ...(isSame ? { drawnAt: old.drawnAt } : {}) };
  }
}
