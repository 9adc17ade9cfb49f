import type { Coding } from './compression.ts';

/** What is worked out once per distinct body. */
export interface MemoisedBody {
  /** Sources of the inline scripts that a page may run; none for other types. */
  scriptSources: readonly string[];
  encoded: Map<Coding, Buffer>;
  /** Whether `encoded` holds a brotli body of a high quality. */
  hasBestBrotli: boolean;
  /** Whether this body was asked for again, which makes it worth a slow compression. */
  isAskedAgain: boolean;
}

/** Rough cost of an entry beside its bodies. */
const entryBytes = 512;

function sizeOf(body: MemoisedBody): number {
  let bytes = entryBytes;
  for (const source of body.scriptSources) bytes += source.length;
  for (const buffer of body.encoded.values()) bytes += buffer.length;
  return bytes;
}

/** Bodies by their digest, the least recently used going first once the bytes together pass a limit. */
export class BodyMemo {
  readonly #limit: number;
  readonly #bodies = new Map<string, { body: MemoisedBody; bytes: number }>();
  #bytes = 0;

  /** @param limit bytes that all entries may hold together. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The entry of a body, now the most recently used. */
  find(digest: string): MemoisedBody | undefined {
    const entry = this.#bodies.get(digest);
    if (!entry) return undefined;
    this.#bodies.delete(digest);
    this.#bodies.set(digest, entry);
    return entry.body;
  }

  /** Keeps an entry, new or grown. One that alone passes the limit is not kept. */
  keep(digest: string, body: MemoisedBody): void {
    this.#drop(digest);
    const bytes = sizeOf(body);
    if (bytes > this.#limit) return;
    this.#bodies.set(digest, { body, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#bodies.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#drop(oldest);
    }
  }

  #drop(digest: string): void {
    const entry = this.#bodies.get(digest);
    if (!entry) return;
    this.#bodies.delete(digest);
    this.#bytes -= entry.bytes;
  }
}
