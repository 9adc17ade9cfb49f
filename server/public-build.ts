import { setTimeout as pause } from 'node:timers/promises';
import { splitLocale } from '#lib/core/locales.ts';
import type { WholeResponse } from './captured-response.ts';
import type { PlainResponse } from './response-writer.ts';
import {
  namedRoot,
  prerenderedPaths,
  routeRules,
  type BuildMeta,
  type BuildNote,
  type BuildSettings,
  type RouteRule,
} from './builds.ts';
import { errorHeaders } from './error-response.ts';
import { fetchWithin, type PageHandler } from './error-pages.ts';

const metaPath = /^\/builds\/meta\/([A-Za-z0-9_-]{1,64})\.json$/;
const payloadName = '_payload.json';
/** How often a page that is drawn anew behind its old one is looked at, ms, and for how long, in looks. */
const [lookAgain, mostLooks] = [100, 100];

/** Another process of the same build may have other settings, and this one may have come to know more. */
function jsonResponse(value: unknown, headers: Record<string, string> = {}): PlainResponse {
  const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
  return { status: 200, headers: { ...type, ...headers }, body: Buffer.from(JSON.stringify(value)) };
}

function refusal(status: 404 | 503, text: string): PlainResponse {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...errorHeaders(status) },
    body: Buffer.from(text),
  };
}

/**
 * What the running build says of itself: its id, its rules and the paths that are drawn ahead, and the payload of each
 * such path, by which a browser can enter it without the API (OPS-02).
 */
export class PublicBuild {
  readonly #id: string;
  readonly #rules: RouteRule[];
  readonly #prerendered: Set<string>;
  readonly #drawn = new Set<string>();
  readonly #pages: PageHandler;
  readonly #host: string;
  readonly #named: ReturnType<typeof namedRoot>;

  /** @param host host and port of the storefront's public address. */
  constructor({ id, pages: built }: BuildNote, pages: PageHandler, host: string, settings: BuildSettings) {
    this.#id = id;
    this.#rules = routeRules(built, settings);
    this.#prerendered = new Set(prerenderedPaths(built, settings));
    this.#pages = pages;
    this.#host = host;
    this.#named = namedRoot(settings);
  }

  /** Paths of the pages that are drawn before anyone asks for them. */
  get prerendered(): string[] {
    return [...this.#prerendered].toSorted();
  }

  addPrerendered(paths: readonly string[]): void {
    for (const path of paths) this.#prerendered.add(path);
  }

  /** The answer to a path that is about the build; undefined for any other path. Never rejects. */
  async serve(path: string): Promise<PlainResponse | undefined> {
    if (path.startsWith('/builds/')) return this.#ofBuild(path);
    return path.endsWith(`/${payloadName}`) ? this.#payload(path.slice(0, -payloadName.length)) : undefined;
  }

  /**
   * Has the page at a path drawn where it is not kept yet, or is past its time; a page past its time is waited for, so
   * that no second one is begun beside it. Returns whether it is kept now. Never rejects; `signal` ends the wait.
   */
  async draw(path: string, signal?: AbortSignal): Promise<boolean> {
    let response = await this.#keep(path);
    for (let looks = 0; looks < mostLooks && response?.headers['x-nextjs-cache'] === 'STALE'; looks++) {
      await pause(lookAgain, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal?.aborted) break;
      response = await this.#keep(path);
    }
    return response !== undefined;
  }

  /** Draws a page as a document: drawn as data it would take the parameter for a part of its address. */
  async #keep(path: string): Promise<WholeResponse | undefined> {
    const response = await this.#render(this.#routeOf(path));
    if (response) this.#drawn.add(path);
    return response;
  }

  #ofBuild(path: string): PlainResponse {
    if (path === '/builds/latest.json') return jsonResponse({ id: this.#id });
    if (metaPath.exec(path)?.[1] !== this.#id) return refusal(404, '404 Not Found');
    return jsonResponse({ id: this.#id, routeRules: this.#rules, prerendered: this.prerendered } satisfies BuildMeta);
  }

  /** The page as Next's router would get it now. No search engine lists this second copy. */
  async #payload(path: string): Promise<PlainResponse> {
    if (!this.#prerendered.has(path)) return refusal(404, '404 Not Found');
    const isDrawn = this.#drawn.has(path) || (await this.#keep(path)) !== undefined;
    const response = isDrawn ? await this.#render(`${this.#routeOf(path)}?_rsc`, { rsc: '1' }) : undefined;
    if (!response) return refusal(503, '503 Service Unavailable');
    const payload = { build: this.#id, path, payload: response.body.toString() };
    return jsonResponse(payload, { 'x-robots-tag': 'noindex' });
  }

  /** The path of the route behind an address, with its language. */
  #routeOf(path: string): string {
    const { locale, path: shown } = splitLocale(path);
    const { route, address } = this.#named;
    const isNamed = address !== '' && shown.startsWith(`/${address}/`);
    return `/${locale}${isNamed ? `/${route}${shown.slice(address.length + 1)}` : shown}`;
  }

  /** Asks twice: past `expireTime` Next gives what it keeps only once it has failed to make a new one. */
  async #render(route: string, headers: Record<string, string> = {}): Promise<WholeResponse | undefined> {
    for (let time = 0; time < 2; time++) {
      const response = await fetchWithin(this.#pages, route, this.#host, headers).catch(() => undefined);
      if (response && response !== 'streamed' && !response.broken && response.status === 200) return response;
    }
    return undefined;
  }
}
