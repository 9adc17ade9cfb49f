import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Incident } from '#lib/core/incident.ts';
import { localeOf, type ErrorPages } from './error-pages.ts';
import { errorHeaders, type Failure } from './error-response.ts';
import type { Exchange } from './exchange.ts';
import type { CachedPage, ResponseWriter } from './response-writer.ts';
import { headersOfPath } from './security-headers.ts';

/** A status as bots and scripts read it: `404 Not Found`. */
export function statusLine(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? 'Error'}`;
}

/** Answers with a page of an error in the visitor's language, or with its status alone for whoever shows none (RT-30). */
export class FailureWriter {
  readonly #writer: ResponseWriter;
  readonly #pages: ErrorPages;
  readonly #retryAfter: number;
  /** Pages of errors that are the same each time, by kind and language. */
  readonly #bodies = new Map<string, CachedPage>();

  /** @param retryAfter when to come again after too many requests, s. */
  constructor(writer: ResponseWriter, pages: ErrorPages, retryAfter = 1) {
    this.#writer = writer;
    this.#pages = pages;
    this.#retryAfter = retryAfter;
  }

  /** Takes the pages as they are now. */
  forgetPages(): void {
    this.#bodies.clear();
  }

  async send(
    { response, path, preferences, showsPage }: Exchange,
    { status, page }: Failure,
    incident?: Incident,
  ): Promise<void> {
    const wait = status === 429 ? { 'retry-after': String(this.#retryAfter) } : {};
    const headers = { ...errorHeaders(status), ...wait, ...headersOfPath(path) };
    if (!showsPage) {
      this.#writer.text(response, status, statusLine(status), headers);
      return;
    }
    const locale = localeOf(path);
    const html = (): Promise<CachedPage> =>
      this.#writer.keep(Buffer.from(this.#pages.html(page, locale, incident?.id ?? '')));
    // Only the page of 500 names its incident.
    const kept = page === 500 ? await html() : (this.#bodies.get(`${page} ${locale}`) ?? (await html()));
    if (page !== 500) this.#bodies.set(`${page} ${locale}`, kept);
    await this.#writer.writeCached(response, status, headers, kept, preferences.accepted);
  }

  /** Answers what was posted: with a status, and a sentence where it was not taken. */
  afterPost(response: ServerResponse, status: number, message = statusLine(status)): void {
    const headers = { ...errorHeaders(status), ...(status === 405 ? { allow: 'POST' } : {}) };
    if (status !== 204) {
      this.#writer.text(response, status, message, { ...headers, connection: 'close' });
      return;
    }
    this.#writer.begin(response, status, headers);
    response.end();
  }
}
