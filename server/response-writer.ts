import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isFresh } from './caching.ts';
import { chooseCoding, compressFast, isCompressible, type Coding } from '#lib/http/compression.ts';
import { entityTag, FinishedResponse } from './finished-response.ts';
import { scriptSources, styleSources } from './inline-scripts.ts';
import { CachedBody } from './cached-body.ts';
import {
  pagePolicy,
  partHeaders,
  partPolicy,
  resourcePolicy,
  securityHeaders,
  type Hosts,
} from './security-headers.ts';

/** What of a request decides how its answer is written, not what it says. */
export interface Preferences {
  accepted: ReadonlySet<Coding>;
  ifNoneMatch: string | undefined;
}

/** An answer before it is compressed. Header names are lower case. */
export interface PlainResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** A page of an error, in the codings that it was asked for. */
export interface CachedPage {
  policy: string;
  body: CachedBody;
}

const htmlType = { 'content-type': 'text/html; charset=utf-8' };
const policyHeader = 'Content-Security-Policy';

function withVary(headers: OutgoingHttpHeaders, name: string): string {
  const given =
    headers.vary === undefined
      ? []
      : String(headers.vary)
          .split(',')
          .map((part) => part.trim());
  return [...new Set([...given, name])].join(', ');
}

function typeOf({ headers }: PlainResponse): string {
  return String(headers['content-type'] ?? '');
}

/** Whether an answer is a script, a style sheet or the data of a page: no document, and one of dozens. */
function isPart(plain: PlainResponse): boolean {
  return /^(?:application\/javascript|text\/css|text\/x-component)\b/.test(typeOf(plain));
}

/** Writes answers: each has the security headers, the policy of its kind and, where it shrinks, a compressed body. */
export class ResponseWriter {
  readonly #hosts: Hosts;
  readonly #always: Record<string, string>;
  readonly #ofParts: Record<string, string>;

  constructor(hosts: Hosts) {
    this.#hosts = hosts;
    this.#always = securityHeaders(hosts);
    this.#ofParts = partHeaders(hosts);
  }

  /** Sets status and headers of an answer whose body the caller writes. */
  begin(response: ServerResponse, status: number, headers: OutgoingHttpHeaders, policy = resourcePolicy): void {
    response.statusCode = status;
    for (const [name, value] of Object.entries(this.#secured(headers, policy)))
      if (value !== undefined) response.setHeader(name, value);
  }

  /** A short answer that is no page. */
  text(response: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}): void {
    const body = Buffer.from(text);
    const own = { 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length };
    this.begin(response, status, { ...own, ...headers });
    response.end(body);
  }

  /** A whole answer, or 304 where the visitor has it already. */
  async write(response: ServerResponse, plain: PlainResponse, preferences: Preferences): Promise<void> {
    const { status, body } = plain;
    if (body.length === 0 || !isCompressible(typeOf(plain))) {
      const length = body.length > 0 ? { 'content-length': body.length } : {};
      this.begin(response, status, { ...plain.headers, ...length });
      response.end(body);
      return;
    }
    const policy = this.#policyOf(plain);
    const headers: OutgoingHttpHeaders = { ...plain.headers, vary: withVary(plain.headers, 'Accept-Encoding') };
    if (status === 200 && !String(headers['cache-control'] ?? '').includes('no-store')) {
      headers.etag = entityTag(body);
      if (isFresh(preferences.ifNoneMatch, headers.etag)) {
        this.begin(response, 304, { ...headers, 'content-type': undefined }, policy);
        response.end();
        return;
      }
    }
    const coding = chooseCoding(preferences.accepted, body.length, false);
    const bytes = await compressFast(body, coding);
    if (coding !== 'identity') headers['content-encoding'] = coding;
    this.begin(response, status, { ...headers, 'content-length': bytes.length }, policy);
    response.end(bytes);
  }

  /**
   * An answer of 200 that can be written again and again.
   * @param accepted codings of the visitor who is first; its body is compressed in what suits them.
   * @param before what it takes the place of: the same body is not compressed anew.
   */
  async finish(
    plain: PlainResponse,
    accepted: ReadonlySet<Coding>,
    { before, hasAge }: { before?: FinishedResponse | undefined; hasAge: boolean },
  ): Promise<FinishedResponse> {
    const shrinks = isCompressible(typeOf(plain));
    const vary = shrinks ? { vary: withVary(plain.headers, 'Accept-Encoding') } : {};
    const headers = this.#secured(
      { ...plain.headers, ...vary },
      this.#policyOf(plain),
      isPart(plain) ? this.#ofParts : this.#always,
    );
    const etag = entityTag(plain.body);
    const body = before?.etag === etag ? before.body : await CachedBody.of(plain.body, shrinks, accepted);
    return new FinishedResponse(headers, etag, body, hasAge);
  }

  /** A page that is written with whatever status, compressed once. */
  async keep(html: Buffer): Promise<CachedPage> {
    const plain = { status: 200, headers: htmlType, body: html };
    return { policy: this.#policyOf(plain), body: await CachedBody.of(html, true, new Set()) };
  }

  /** Writes such a page. */
  async writeCached(
    response: ServerResponse,
    status: number,
    headers: OutgoingHttpHeaders,
    { policy, body }: CachedPage,
    accepted: ReadonlySet<Coding>,
  ): Promise<void> {
    const coding = body.choose(accepted);
    const bytes = await body.make(coding);
    const own = { ...htmlType, vary: withVary(headers, 'Accept-Encoding'), 'content-length': bytes.length };
    this.begin(
      response,
      status,
      { ...headers, ...own, ...(coding === 'identity' ? {} : { 'content-encoding': coding }) },
      policy,
    );
    response.end(bytes);
  }

  #policyOf(plain: PlainResponse): string {
    if (isPart(plain)) return partPolicy;
    if (!typeOf(plain).startsWith('text/html')) return resourcePolicy;
    return pagePolicy(this.#hosts, scriptSources(plain.body), styleSources(plain.body));
  }

  #secured(headers: OutgoingHttpHeaders, policy: string, always = this.#always): OutgoingHttpHeaders {
    // The one header that a page may make stricter.
    const { 'referrer-policy': referrer, ...given } = headers;
    const stricter = referrer === 'no-referrer' ? { 'Referrer-Policy': referrer } : {};
    return { ...given, ...always, ...stricter, [policyHeader]: policy };
  }
}
