import { brotli, chooseCoding, compressFast, decompress, leastBytes, type Coding } from '#lib/http/compression.ts';

/** Brotli qualities of the slow compression: the highest one takes seconds, which only files of the build are worth. */
export const brotliLevels = { page: 9, buildFile: 11 } as const;

export type BrotliLevel = (typeof brotliLevels)[keyof typeof brotliLevels];

/** The same bytes in memory of their own size: what a compressor gives back is the beginning of a larger piece. */
function exact(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * A body that is cached in as few bytes as possible: a body that shrinks is never stored uncompressed, and once it is
 * recompressed slowly only that brotli is stored. Any other coding is made from it when a visitor needs one.
 */
export class CachedBody {
  /** Bytes before compression. */
  readonly length: number;
  /** Whether its slow compression is queued, done, or not needed. */
  isRecompressionQueued = false;

  readonly #encoded = new Map<Coding, Buffer>();
  readonly #pending = new Map<Coding, Promise<Buffer>>();
  /** Small, or of a type that does not shrink: it travels as it is. */
  readonly #isPlain: boolean;
  #hasBestBrotli = false;

  private constructor(length: number, coding: Coding, bytes: Buffer) {
    this.length = length;
    this.#isPlain = coding === 'identity';
    this.#encoded.set(coding, exact(bytes));
  }

  /**
   * Compresses a body fast, in the coding that suits its first visitor.
   * @param shrinks whether bodies of its type do.
   */
  static async of(body: Buffer, shrinks: boolean, accepted: ReadonlySet<Coding>): Promise<CachedBody> {
    if (!shrinks || body.length < leastBytes) return new CachedBody(body.length, 'identity', body);
    const coding = chooseCoding(accepted, body.length, false) === 'br' ? 'br' : 'zstd';
    return new CachedBody(body.length, coding, await compressFast(body, coding));
  }

  /** Bytes of all codings that are cached. */
  get bytes(): number {
    let bytes = 0;
    for (const encoded of this.#encoded.values()) bytes += encoded.length;
    return bytes;
  }

  /** Whether a slow compression is still to be made. */
  get canImprove(): boolean {
    return !this.#isPlain && !this.#hasBestBrotli;
  }

  /** The coding for a visitor. */
  choose(accepted: ReadonlySet<Coding>): Coding {
    return this.#isPlain ? 'identity' : chooseCoding(accepted, this.length, this.#hasBestBrotli);
  }

  /** The body in a coding, where it is there. */
  in(coding: Coding): Buffer | undefined {
    return this.#encoded.get(coding);
  }

  /** Makes the body in a coding, once however many wait, and keeps it. */
  async make(coding: Coding): Promise<Buffer> {
    const there = this.#encoded.get(coding) ?? this.#pending.get(coding);
    if (there) return there;
    const making = this.#raw()
      .then((raw) => compressFast(raw, coding))
      .then(exact);
    this.#pending.set(coding, making);
    try {
      const bytes = await making;
      this.#encoded.set(coding, bytes);
      return bytes;
    } finally {
      this.#pending.delete(coding);
    }
  }

  /** Compresses slowly, and drops what was made fast. */
  async improve(level: BrotliLevel): Promise<void> {
    if (!this.canImprove) return;
    const better = await brotli(await this.#raw(), level);
    this.#encoded.clear();
    this.#encoded.set('br', exact(better));
    this.#hasBestBrotli = true;
  }

  async #raw(): Promise<Buffer> {
    const plain = this.#encoded.get('identity');
    if (plain) return plain;
    for (const [coding, bytes] of this.#encoded) return decompress(bytes, coding);
    throw new Error('A cached body has no bytes');
  }
}
