import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompress, zstdDecompress } from 'node:zlib';

/** How a body travels: the value of Content-Encoding, or as it is. */
export type Coding = 'zstd' | 'br' | 'gzip' | 'identity';

/** Below this many bytes a compressed body saves no packet. */
export const leastBytes = 1024;

const compressible = /^(?:text\/|image\/svg\+xml|application\/(?:javascript|json|manifest\+json|xml|[a-z]+\+xml))/;

/** Whether bodies of this content type shrink. */
export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType.toLowerCase());
}

/** The codings that an Accept-Encoding header allows (RFC 9110 §12.5.3); a refused one has `q=0`. */
export function acceptedCodings(header: string | undefined): ReadonlySet<Coding> {
  const quality = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .split(';')
      .map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    if (name) quality.set(name, q ? Number(q.slice(2)) : 1);
  }
  const others = quality.get('*') ?? 0;
  const codings: Coding[] = ['zstd', 'br', 'gzip'];
  return new Set<Coding>(['identity', ...codings.filter((coding) => (quality.get(coding) ?? others) > 0)]);
}

/** Browsers send a handful of these headers; more are read anew each time. */
const mostHeaders = 200;
const longestHeader = 100;
const known = new Map<string, ReadonlySet<Coding>>();

/** The same as `acceptedCodings`, read once per distinct header. */
export function knownCodings(header: string): ReadonlySet<Coding> {
  const found = known.get(header);
  if (found) return found;
  const accepted = acceptedCodings(header);
  if (known.size < mostHeaders && header.length <= longestHeader) known.set(header, accepted);
  return accepted;
}

/**
 * The coding of an answer. A brotli body that was made with patience is the smallest; until there is one,
 * zstd costs the least.
 */
export function chooseCoding(accepted: ReadonlySet<Coding>, bytes: number, hasBestBrotli: boolean): Coding {
  if (bytes < leastBytes) return 'identity';
  if (hasBestBrotli && accepted.has('br')) return 'br';
  if (accepted.has('zstd')) return 'zstd';
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

const zstdCompressed = promisify(zstdCompress);
const gzipped = promisify(gzip);
const brotliCompressed = promisify(brotliCompress);
const unpack = { zstd: promisify(zstdDecompress), br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Compresses with brotli. Quality 4 and 5 take milliseconds, 9 ten times that, 11 a quarter of a second for 250 kB. */
export function brotli(body: Buffer, quality: 4 | 5 | 9 | 11): Promise<Buffer> {
  return brotliCompressed(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Levels of zstd and brotli: for 80 kB of JSON they take 0.2 and 0.5 ms, and what they send differs by a seventh. */
const efforts = { fast: { zstd: 3, br: 4 }, small: { zstd: 8, br: 5 } } as const;

/** Compresses for a visitor who waits. `small` is for what many phones fetch while somebody waits for it. */
export async function compressFast(
  body: Buffer,
  coding: Coding,
  effort: keyof typeof efforts = 'fast',
): Promise<Buffer> {
  const { zstd, br } = efforts[effort];
  // With the size known beforehand zstd works in a fraction of the memory.
  if (coding === 'zstd')
    return zstdCompressed(body, { params: { [constants.ZSTD_c_compressionLevel]: zstd }, pledgedSrcSize: body.length });
  if (coding === 'br') return brotli(body, br);
  return coding === 'gzip' ? gzipped(body, { level: 4 }) : body;
}

/** A body as it was before it was compressed. */
export async function decompress(bytes: Buffer, coding: Coding): Promise<Buffer> {
  return coding === 'identity' ? bytes : unpack[coding](bytes);
}
