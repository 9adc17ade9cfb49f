import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { localePath, splitLocale } from '#lib/core/locales.ts';
import type { WholeResponse } from './captured-response.ts';
import type { PlainResponse } from './response-writer.ts';
import { namedRoot, type BuildMeta, type BuildSettings } from './builds.ts';
import { errorHeaders } from './error-response.ts';
import { fetchWithin, type PageHandler } from './error-pages.ts';

const metaPath = /^\/builds\/meta\/([A-Za-z0-9_-]{1,64})\.json$/;
const payloadName = '_payload.json';
const oneYear = 31_536_000;

const metaSchema = z.object({ id: z.string(), prerendered: z.array(z.string()) });

function jsonResponse(value: unknown, cacheControl: string, headers: Record<string, string> = {}): PlainResponse {
  const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl };
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
 * What the running build says of itself: its id, its rules and prerendered paths, and the payload of each such path, by
 * which a browser can enter it without the API (OPS-02).
 */
export class PublicBuild {
  readonly #meta: BuildMeta;
  readonly #prerendered: ReadonlySet<string>;
  readonly #pages: PageHandler;
  readonly #host: string;
  readonly #named: ReturnType<typeof namedRoot>;

  /** @param host host and port of the storefront's public address. */
  constructor(meta: BuildMeta, pages: PageHandler, host: string, settings: BuildSettings) {
    this.#meta = meta;
    this.#prerendered = new Set(meta.prerendered);
    this.#pages = pages;
    this.#host = host;
    this.#named = namedRoot(settings);
  }

  /** Reads what `npm run build` has written into the build's folder; undefined for a build that was made otherwise. */
  static async load(
    folder: string,
    pages: PageHandler,
    host: string,
    settings: BuildSettings,
  ): Promise<PublicBuild | undefined> {
    try {
      const { id } = z
        .object({ id: z.string() })
        .parse(JSON.parse(await readFile(join(folder, 'builds/latest.json'), 'utf8')));
      const meta: unknown = JSON.parse(await readFile(join(folder, `builds/meta/${id}.json`), 'utf8'));
      return new PublicBuild({ routeRules: [], ...metaSchema.loose().parse(meta) }, pages, host, settings);
    } catch {
      return undefined;
    }
  }

  /** The answer to a path that is about the build; undefined for any other path. Never rejects. */
  async serve(path: string): Promise<PlainResponse | undefined> {
    if (path.startsWith('/builds/')) return this.#ofBuild(path);
    return path.endsWith(`/${payloadName}`) ? this.#payload(path.slice(0, -payloadName.length)) : undefined;
  }

  #ofBuild(path: string): PlainResponse {
    if (path === '/builds/latest.json') return jsonResponse({ id: this.#meta.id }, 'no-cache');
    if (metaPath.exec(path)?.[1] !== this.#meta.id) return refusal(404, '404 Not Found');
    return jsonResponse(this.#meta, `public, max-age=${oneYear}, immutable`);
  }

  /** The page as Next's router would get it now. No search engine lists this second copy. */
  async #payload(path: string): Promise<PlainResponse> {
    if (!this.#prerendered.has(path)) return refusal(404, '404 Not Found');
    const { locale, path: shown } = splitLocale(path);
    const { route, address } = this.#named;
    const isNamed = address !== '' && shown.startsWith(`/${address}/`);
    const rendered = isNamed ? `/${route}${shown.slice(address.length + 1)}` : shown;
    const response = await this.#render(`/${locale}${rendered}`);
    if (!response) return refusal(503, '503 Service Unavailable');
    const payload = { build: this.#meta.id, path: localePath(locale, shown), payload: response.body.toString() };
    return jsonResponse(payload, 'no-cache', { 'x-robots-tag': 'noindex' });
  }

  /** Asks twice: past `expireTime` Next gives what it keeps only once it has failed to make a new one. */
  async #render(path: string): Promise<WholeResponse | undefined> {
    for (let time = 0; time < 2; time++) {
      const response = await fetchWithin(this.#pages, `${path}?_rsc`, this.#host, { rsc: '1' }).catch(() => undefined);
      if (response && response !== 'streamed' && !response.broken && response.status === 200) return response;
    }
    return undefined;
  }
}
