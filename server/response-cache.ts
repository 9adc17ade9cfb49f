import type { ServerResponse } from 'node:http';
import type { ResponseWriter, PlainResponse } from './response-writer.ts';
import { cacheKeyOf, type CacheKey } from './cache-key.ts';
import { brotliLevels } from './cached-body.ts';
import { cacheControl, incompleteSeconds, isForEveryone, lifetimeOf, type CachePolicy } from './caching.ts';
import { isPageKept } from '#lib/core/kept-pages.ts';
import { isCompressible, knownCodings } from '#lib/http/compression.ts';
import type { FinishedResponse } from './finished-response.ts';
import { describeError, type Log } from './log.ts';
import type { StaleMarks } from './news/stale-marks.ts';
import { subjectOf } from './news/subject.ts';
import { PageCache, type Shown, type CachePool, type Entry, type RenderOutcome } from './page-cache.ts';
import { withoutSharedLayout } from './navigation-data.ts';
import type { PageRenderer, RenderResult } from './page-renderer.ts';
import { RecompressionQueue } from './recompression-queue.ts';
import type { RequestHead } from './request-head.ts';
import { headersOfPath } from './security-headers.ts';

/**
 * Where a response came from: `hit` cached and fresh, `stale` cached and past its time, `miss` rendered and cached,
 * `live` rendered for this request alone.
 */
export type CacheStatus = 'hit' | 'stale' | 'miss' | 'live';

/**
 * What `serve` made of a request: it is `served`; or the caller goes on with `respond`, which waits for a render of the
 * key (`await`); or the cache has no part in it (`bypass`).
 */
export type ServeOutcome =
  | { readonly kind: 'served'; readonly status: 'hit' | 'stale' }
  | { readonly kind: 'await'; readonly key: CacheKey }
  | { readonly kind: 'bypass' };

export interface ResponseCacheDependencies {
  renderer: PageRenderer;
  writer: ResponseWriter;
  log: Log;
  policy: CachePolicy;
  /** Bytes of each part of the cache. */
  limits: Record<CachePool, number>;
  /** What news say of pages; without it nothing. */
  marks?: StaleMarks | undefined;
  /** A clock that never goes back, ms. */
  now: () => number;
  /** Calls a task after a delay, ms. */
  later: (task: () => void, delay: number) => void;
}

/** Next renders what it marks STALE right after answering; its new page is fetched after this many ms. */
const secondRevalidationDelay = 1000;

// Served many thousand times a second, so they are not made for each request.
const servedFresh: ServeOutcome = { kind: 'served', status: 'hit' };
const servedStale: ServeOutcome = { kind: 'served', status: 'stale' };
const bypass: ServeOutcome = { kind: 'bypass' };

type CachedResponse = Pick<Entry<FinishedResponse>, 'pool' | 'key' | 'value'>;

/** Headers of Next's answers that reveal the inside to a visitor. */
const internalHeaders = ['x-middleware-rewrite', 'x-powered-by'];

/** Headers about the body as Next wrote it; they are made again for the body that is sent. */
const bodyHeaders = ['etag', 'content-length'];

/** Headers of files that Next also sends in parts. */
const rangeHeaders = ['last-modified', 'accept-ranges'];

/** Next's answer as visitors get it: without internal headers, and with those that the path asks for. */
export function publicResponse(path: string, given: PlainResponse): PlainResponse {
  const headers = { ...given.headers, ...headersOfPath(path) };
  const hasRanges = !isCompressible(String(headers['content-type'] ?? ''));
  // Without a body (304) these headers describe a file that is not read here, so they stay.
  const dropped = given.body.length === 0 ? [] : [...bodyHeaders, ...(hasRanges ? [] : rangeHeaders)];
  for (const name of [...internalHeaders, ...dropped]) delete headers[name];
  headers['cache-control'] = cacheControl(path, given.status, headers);
  return { status: given.status, headers, body: given.body };
}

/** Whether a page was drawn without a part of it, and so lives shorter than any page does. */
function isIncomplete({ headers }: PlainResponse): boolean {
  return Number(/s-maxage=(\d{1,9})/.exec(String(headers['cache-control'] ?? ''))?.[1] ?? 0) <= incompleteSeconds;
}

function isStaleInNext({ headers }: PlainResponse): boolean {
  return headers['x-nextjs-cache'] === 'STALE';
}

/**
 * Whether Next keeps an older rendering of a page that it could not render now. Past `expireTime` it gives that only
 * once it has failed to make a new one.
 */
async function isKeptInNext({ headers }: PlainResponse): Promise<boolean> {
  const drawn = headers['x-middleware-rewrite'];
  return typeof drawn === 'string' && isPageKept(new URL(drawn, 'http://localhost').pathname);
}

function awaiting(key: CacheKey | undefined): ServeOutcome {
  return key ? { kind: 'await', key } : bypass;
}

/**
 * Full-page cache in front of Next: serves responses that are identical for all visitors. Next renders them from the
 * address and the kind of navigation alone, so that nothing of a visitor gets into them (ADR-0063).
 */
export class ResponseCache {
  readonly #dependencies: ResponseCacheDependencies;
  readonly #cache: PageCache<FinishedResponse, RenderResult>;
  readonly #recompressions = new RecompressionQueue();

  constructor(dependencies: ResponseCacheDependencies) {
    this.#dependencies = dependencies;
    const { limits, now, marks } = dependencies;
    this.#cache = new PageCache(limits, now, marks && (({ subject, drawnAt }) => marks.freshnessOf(subject, drawnAt)));
  }

  /** Writes the response at once where a usable one is cached in a coding that the visitor takes. */
  serve(url: string, head: RequestHead, response: ServerResponse): ServeOutcome {
    let entry = head.flight ? undefined : this.#cache.find(url);
    let key: CacheKey | undefined;
    if (!entry) {
      key = cacheKeyOf(url, head);
      if (!key) return bypass;
      if (key.key !== url) entry = this.#cache.find(key.key);
      if (!entry) return awaiting(key);
    }
    // Next answers requests for a part of a file, and conditions on it.
    if (head.isConditional && entry.value.hasRanges) return bypass;
    const state = this.#cache.stateOf(entry);
    if (state === 'expired' || !this.#write(entry, head, response)) return awaiting(key ?? cacheKeyOf(url, head));
    if (state === 'revalidate') this.#revalidate(key ?? cacheKeyOf(url, head), head.acceptEncoding);
    return state === 'fresh' ? servedFresh : servedStale;
  }

  /** Writes the response once its key is rendered; where that cannot be cached, returns what was rendered instead. */
  async respond(key: CacheKey, head: RequestHead, response: ServerResponse): Promise<CacheStatus | RenderResult> {
    const cached = this.#usable(key);
    if (cached) {
      const state = this.#cache.stateOf(cached);
      if (state === 'revalidate') this.#revalidate(key, head.acceptEncoding);
      this.#noteUse(cached);
      return this.#finish(cached, this.#cache.ageOf(cached), head, response, state === 'fresh' ? 'hit' : 'stale');
    }
    const waiter = this.#cache.render(key.pool, key.key, (signal) => this.#render(key, head.acceptEncoding, signal));
    response.once('close', waiter.leave);
    const outcome = await waiter.outcome;
    if (outcome.fate === 'cacheable') return this.#finish({ ...key, value: outcome.value }, 0, head, response, 'miss');
    const old = outcome.fate === 'failed' ? this.#usable(key) : undefined;
    return old ? this.#finish(old, this.#cache.ageOf(old), head, response, 'stale') : outcome.result;
  }

  /** Whether `respond` would have Next render a page that nobody else waits for yet. */
  wouldStartRender(key: CacheKey): boolean {
    return key.pool !== 'files' && !this.#usable(key) && !this.#cache.isRendering(key.key);
  }

  /** Whether a result that is not cached may be sent to every visitor who waited for its key. */
  canShareWithAllWaiters(key: CacheKey, { response, failure }: RenderResult): boolean {
    return failure !== undefined || response.status >= 400 || (key.isExact && isForEveryone(response.headers));
  }

  /**
   * Caches a file of the build ahead of its first request, compressed as small as possible. Resolves once that is done,
   * so that a caller with many files never fills the queue.
   */
  async prepare(path: string): Promise<void> {
    const key = cacheKeyOf(path, { flight: undefined, isConditional: false });
    if (key && !this.#cache.find(key.key))
      await this.#cache.render(key.pool, key.key, (signal) => this.#render(key, '', signal)).outcome;
    await this.#recompressions.settled();
  }

  /** Resolves once no compression is under way. */
  settled(): Promise<void> {
    return this.#recompressions.settled();
  }

  /** Has pages drawn again that could not be: what kept them from it is over. */
  forgetFailures(): void {
    this.#cache.forgetFailures();
  }

  /** Bytes of all entries. */
  get bytes(): number {
    return this.#cache.bytes('pages') + this.#cache.bytes('lists') + this.#cache.bytes('files');
  }

  #usable(key: CacheKey): Entry<FinishedResponse> | undefined {
    const entry = this.#cache.find(key.key);
    return entry && this.#cache.stateOf(entry) !== 'expired' ? entry : undefined;
  }

  #write(entry: Entry<FinishedResponse>, head: RequestHead, response: ServerResponse): boolean {
    const isWritten = entry.value.write(
      response,
      knownCodings(head.acceptEncoding),
      head.ifNoneMatch,
      this.#cache.ageOf(entry),
    );
    if (isWritten && !entry.value.body.isRecompressionQueued) this.#noteUse(entry);
    return isWritten;
  }

  /** A page that is asked for again is worth a slow compression; a list expires before it would pay. */
  #noteUse({ pool, key, value: { body } }: Entry<FinishedResponse>): void {
    if (body.isRecompressionQueued || pool !== 'pages') return;
    body.isRecompressionQueued =
      !body.canImprove || this.#recompressions.add(body, brotliLevels.page, () => this.#cache.measure(pool, key));
  }

  /** Writes a cached response in the visitor's coding, which is made first where it is missing. */
  async #finish<S extends CacheStatus>(
    { pool, key, value }: CachedResponse,
    age: number,
    { acceptEncoding, ifNoneMatch }: RequestHead,
    response: ServerResponse,
    status: S,
  ): Promise<S> {
    const accepted = knownCodings(acceptEncoding);
    while (!response.destroyed && !value.write(response, accepted, ifNoneMatch, age)) {
      await value.body.make(value.body.choose(accepted));
      this.#cache.measure(pool, key);
    }
    return status;
  }

  /** Renders a key in the background while its old response is served. */
  #revalidate(key: CacheKey | undefined, acceptEncoding: string, isSecond = false): void {
    if (!key) return;
    const { outcome } = this.#cache.render(key.pool, key.key, (signal) =>
      this.#render(key, acceptEncoding, signal, isSecond),
    );
    outcome.catch((error: unknown) => this.#dependencies.log({ level: 'error', ...describeError(error) }));
  }

  /**
   * Has Next render a key. If Next returned x-nextjs-cache: STALE it is revalidated again after 1 s, and only once; where
   * it fails with an older page at hand it is asked again, and only once.
   */
  async #render(
    key: CacheKey,
    acceptEncoding: string,
    signal: AbortSignal,
    isSecond = false,
  ): Promise<RenderOutcome<FinishedResponse, RenderResult>> {
    const result = await this.#dependencies.renderer.renderForCache(key, signal);
    const { response, failure } = result;
    const status = failure?.status ?? response.status;
    if (status >= 500 && !isSecond && key.pool === 'pages' && !this.#usable(key) && (await isKeptInNext(response))) {
      const old = await this.#render(key, acceptEncoding, signal, true);
      // By news it may be outdated at once: nobody waits for the next one while none can be drawn.
      return old.fate === 'cacheable' && old.shown ? { ...old, isFailing: true } : old;
    }
    if (status !== 200) return { fate: status >= 500 ? 'failed' : 'uncacheable', result };
    const outcome = await this.#toCacheEntry(key, result, acceptEncoding);
    if (outcome.fate === 'cacheable' && isStaleInNext(response) && !isSecond)
      this.#dependencies.later(() => this.#revalidate(key, acceptEncoding, true), secondRevalidationDelay);
    return outcome;
  }

  /** The entry that a render of status 200 becomes, compressed; or why it becomes none. */
  async #toCacheEntry(
    key: CacheKey,
    result: RenderResult,
    acceptEncoding: string,
  ): Promise<RenderOutcome<FinishedResponse, RenderResult>> {
    const { response, incident } = result;
    const life = lifetimeOf(key.pool, response.headers, this.#dependencies.policy, incident.apiUnreachable);
    if (!life) return { fate: 'uncacheable', result };
    const old = this.#usable(key);
    // Lists live for seconds: an old one that is complete is better than a new one without a part.
    if (old && key.pool === 'lists' && incident.apiUnreachable) return { fate: 'failed', result };
    const path = key.url.split('?', 1)[0] ?? '';
    const full = publicResponse(path, response);
    const sent = key.isInner ? { ...full, body: withoutSharedLayout(full.body) } : full;
    const value = await this.#dependencies.writer.finish(sent, knownCodings(acceptEncoding), {
      before: old?.value,
      hasAge: key.pool !== 'files',
    });
    if (key.pool === 'files')
      this.#recompressions.add(value.body, brotliLevels.buildFile, () => this.#cache.measure(key.pool, key.key));
    // The same bytes from Next's stale cache were not rendered again, so their age goes on.
    const isSame = isStaleInNext(response) && old?.value.etag === value.etag;
    const shown = key.pool === 'files' ? undefined : this.#shownIn(key, path, result);
    const times = { ...(isSame ? { renderedAt: old.renderedAt } : {}), ...(shown ? { shown } : {}) };
    return { fate: 'cacheable', value, life, result, ...times };
  }

  /** What news are held against; undefined where nobody tells any. */
  #shownIn({ pool }: CacheKey, path: string, { response, drawnAt }: RenderResult): Shown | undefined {
    if (!this.#dependencies.marks) return undefined;
    const isShortLived = pool === 'lists' || isIncomplete(response);
    return { subject: subjectOf(path, response.body.toString('latin1')), drawnAt, isShortLived };
  }
}
