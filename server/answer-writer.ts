import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { BodyEncoder } from './body-encoder.ts';
import { isFresh } from './caching.ts';
import { isCompressible, type Coding } from './compression.ts';
import { pagePolicy, resourcePolicy, securityHeaders, type Hosts } from './security-headers.ts';

/** What of a request decides how its answer is written, not what it says. */
export interface Preferences {
  accepted: ReadonlySet<Coding>;
  ifNoneMatch: string | undefined;
}

/** An answer before it is compressed. Header names are lower case. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

function withVary(headers: OutgoingHttpHeaders, name: string): string {
  const given = headers.vary === undefined ? [] : String(headers.vary).split(',').map((part) => part.trim());
  return [...new Set([...given, name])].join(', ');
}

/** Writes answers: each has the security headers, the policy of its kind and, where it shrinks, a compressed body. */
export class AnswerWriter {
  readonly #encoder: BodyEncoder;
  readonly #hosts: Hosts;
  readonly #always: Record<string, string>;

  constructor(encoder: BodyEncoder, hosts: Hosts) {
    this.#encoder = encoder;
    this.#hosts = hosts;
    this.#always = securityHeaders(hosts);
  }

  /** Sets status and headers of an answer whose body the caller writes. */
  begin(response: ServerResponse, status: number, headers: OutgoingHttpHeaders, policy = resourcePolicy): void {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
    for (const [name, value] of Object.entries(this.#always)) response.setHeader(name, value);
    // The one header that a page may make stricter.
    if (headers['referrer-policy'] === 'no-referrer') response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Content-Security-Policy', policy);
  }

  /** A short answer that is no page. */
  text(response: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}): void {
    const body = Buffer.from(text);
    const own = { 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length };
    this.begin(response, status, { ...own, ...headers });
    response.end(body);
  }

  /** A whole answer, or 304 where the visitor has it already. */
  async write(response: ServerResponse, answer: Answer, preferences: Preferences): Promise<void> {
    const { status, body } = answer;
    const type = String(answer.headers['content-type'] ?? '');
    if (body.length === 0 || !isCompressible(type)) {
      const length = body.length > 0 ? { 'content-length': body.length } : {};
      this.begin(response, status, { ...answer.headers, ...length });
      response.end(body);
      return;
    }
    const isPage = type.startsWith('text/html');
    const encoded = await this.#encoder.encode(body, preferences.accepted, isPage);
    const policy = isPage ? pagePolicy(this.#hosts, encoded.scriptSources) : resourcePolicy;
    const headers: OutgoingHttpHeaders = { ...answer.headers, vary: withVary(answer.headers, 'Accept-Encoding') };
    if (status === 200 && !String(headers['cache-control'] ?? '').includes('no-store')) {
      // Weak, since the bytes differ from coding to coding.
      headers.etag = `W/"${encoded.digest.slice(0, 27)}"`;
      if (isFresh(preferences.ifNoneMatch, headers.etag)) {
        this.begin(response, 304, { ...headers, 'content-type': undefined }, policy);
        response.end();
        return;
      }
    }
    if (encoded.coding !== 'identity') headers['content-encoding'] = encoded.coding;
    this.begin(response, status, { ...headers, 'content-length': encoded.bytes.length }, policy);
    response.end(encoded.bytes);
  }
}
