import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Sized } from './page-cache.ts';
import { isFresh } from './caching.ts';
import type { Coding } from '#lib/http/compression.ts';
import type { CachedBody } from './cached-body.ts';

/** An entity tag of a body; weak, since the bytes differ from coding to coding. */
export function entityTag(body: Buffer): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
}

/** Names and values in turns, as `writeHead` takes them without putting them together anew. */
function flat(headers: OutgoingHttpHeaders): string[] {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) pairs.push(name, String(one));
  }
  return pairs;
}

/** Rough cost of an answer's lists of headers. */
const headBytes = 1500;

/** An answer of 200 that is ready to be written: head and body in each coding that was asked for. */
export class FinishedResponse implements Sized {
  readonly etag: string;
  readonly body: CachedBody;
  /** Whether Next gives parts of it as well. */
  readonly hasRanges: boolean;
  readonly #common: string[];
  readonly #notModified: string[];
  readonly #heads = new Map<Coding, { bytes: Buffer; head: string[] }>();
  readonly #headBytes: number;
  readonly #hasAge: boolean;

  /**
   * @param headers all but those of the coding, the length and the age.
   * @param hasAge whether it has an Age header; a file of the build has none.
   */
  constructor(headers: OutgoingHttpHeaders, etag: string, body: CachedBody, hasAge: boolean) {
    this.etag = etag;
    this.body = body;
    this.hasRanges = headers['accept-ranges'] !== undefined;
    this.#hasAge = hasAge;
    this.#common = flat({ ...headers, etag });
    const age = hasAge ? { age: '0' } : {};
    this.#notModified = flat({ ...headers, etag, 'content-type': undefined, 'accept-ranges': undefined, ...age });
    this.#headBytes = headBytes + this.#common.reduce((sum, text) => sum + text.length, 0);
  }

  get bytes(): number {
    return this.body.bytes + this.#headBytes;
  }

  /**
   * Answers at once, by 304 where the visitor has it. False where the body is not there in the visitor's coding yet.
   */
  write(
    response: ServerResponse,
    accepted: ReadonlySet<Coding>,
    ifNoneMatch: string | undefined,
    age: number,
  ): boolean {
    if (ifNoneMatch !== undefined && isFresh(ifNoneMatch, this.etag)) {
      this.#writeHead(response, 304, this.#notModified, age);
      response.end();
      return true;
    }
    const coding = this.body.choose(accepted);
    const bytes = this.body.in(coding);
    if (!bytes) return false;
    this.#writeHead(response, 200, this.#headOf(coding, bytes), age);
    response.end(bytes);
    return true;
  }

  #writeHead(response: ServerResponse, status: number, head: string[], age: number): void {
    if (this.#hasAge) head[head.length - 1] = String(age);
    response.writeHead(status, head);
  }

  #headOf(coding: Coding, bytes: Buffer): string[] {
    const made = this.#heads.get(coding);
    if (made?.bytes === bytes) return made.head;
    const own = coding === 'identity' ? [] : ['content-encoding', coding];
    const head = [
      ...this.#common,
      ...own,
      'content-length',
      String(bytes.length),
      ...(this.#hasAge ? ['age', '0'] : []),
    ];
    // A body that was compressed anew leaves no head of an old coding behind, which would keep its bytes.
    for (const old of this.#heads.keys()) if (this.body.in(old) === undefined) this.#heads.delete(old);
    this.#heads.set(coding, { bytes, head });
    return head;
  }
}
