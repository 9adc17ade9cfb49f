import { hash } from 'node:crypto';
import { BodyMemo, type MemoisedBody } from './body-memo.ts';
import { brotli, chooseCoding, compressFast, type Coding } from './compression.ts';
import { scriptSources } from './inline-scripts.ts';

/** A body as one visitor gets it. */
export interface EncodedBody {
  bytes: Buffer;
  coding: Coding;
  /** Digest of the body before compression: its entity tag. */
  digest: string;
  scriptSources: readonly string[];
}

interface Improvement {
  digest: string;
  body: Buffer;
  quality: 9 | 11;
}

/** Bodies waiting for the slow compression; more are left as they are until they are asked for again. */
const longestQueue = 200;

/**
 * Compresses bodies and finds the script sources of pages, once per distinct body.
 * The first answer is compressed fast; a body that is asked for again gets a better one in the background.
 */
export class BodyEncoder {
  readonly #memo: BodyMemo;
  readonly #queue: Improvement[] = [];
  #working: Promise<void> | undefined;

  /** @param memoryLimit bytes of compressed bodies that are kept. */
  constructor(memoryLimit: number) {
    this.#memo = new BodyMemo(memoryLimit);
  }

  /** Encodes a body for a visitor who accepts these codings. Only a page is searched for inline scripts. */
  async encode(body: Buffer, accepted: ReadonlySet<Coding>, isPage: boolean): Promise<EncodedBody> {
    const digest = hash('sha256', body, 'base64url');
    const known = this.#memo.find(digest);
    const entry: MemoisedBody = known ?? {
      scriptSources: isPage ? scriptSources(body) : [],
      encoded: new Map(),
      hasBestBrotli: false,
      isAskedAgain: false,
    };
    if (known && !known.isAskedAgain) {
      known.isAskedAgain = true;
      if (chooseCoding(new Set(['br']), body.length, true) === 'br') this.#improve({ digest, body, quality: 9 });
    }
    const coding = chooseCoding(accepted, body.length, entry.hasBestBrotli);
    const bytes = entry.encoded.get(coding) ?? await compressFast(body, coding);
    if (!known || (coding !== 'identity' && !entry.encoded.has(coding))) {
      if (coding !== 'identity') entry.encoded.set(coding, bytes);
      this.#memo.keep(digest, entry);
    }
    return { bytes, coding, digest, scriptSources: entry.scriptSources };
  }

  /** Compresses a body that will be asked for, such as a script of the build, as small as brotli can. */
  prepare(body: Buffer): void {
    const digest = hash('sha256', body, 'base64url');
    if (this.#memo.find(digest)) return;
    this.#memo.keep(digest, { scriptSources: [], encoded: new Map(), hasBestBrotli: false, isAskedAgain: true });
    this.#improve({ digest, body, quality: 11 });
  }

  /** Resolves once no compression is under way in the background. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working;
  }

  #improve(improvement: Improvement): void {
    if (this.#queue.length >= longestQueue) return;
    this.#queue.push(improvement);
    this.#working ??= this.#work();
  }

  // One at a time: the processor belongs to the visitors.
  async #work(): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const better = await brotli(next.body, next.quality);
      const entry = this.#memo.find(next.digest);
      if (!entry) continue;
      entry.encoded.set('br', better);
      entry.encoded.delete('zstd');
      entry.hasBestBrotli = true;
      this.#memo.keep(next.digest, entry);
    }
    this.#working = undefined;
  }
}
