import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { acceptedCodings } from '#lib/http/compression.ts';
import { brotliLevels, CachedBody } from '#server/cached-body.ts';
import { RecompressionQueue } from '#server/recompression-queue.ts';

const cards = Array.from({ length: 300 }, (_, index) => {
  return `<li><a href="/p/cipo-${(index * 7919) % 1009}/">Futócipő ${(index * 31) % 97}</a></li>`;
});
const page = Buffer.from(`<ul>${cards.join('')}</ul>`);
const modern = acceptedCodings('gzip, deflate, br, zstd');

describe('a cached body', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip', 'zstd', zstdDecompressSync],
    ['', 'zstd', zstdDecompressSync],
  ] as const)(
    'is compressed fast for a first visitor who accepts %j, and not kept as it was rendered',
    async (header, coding, decompress) => {
      const body = await CachedBody.of(page, true, acceptedCodings(header));
      expect(body.in('identity')).toBeUndefined();
      expect(decompress(body.in(coding) ?? Buffer.alloc(0))).toEqual(page);
      expect(body.bytes).toBe(body.in(coding)?.length);
    },
  );

  it('is made in any other coding from what is there, once however many wait', async () => {
    const body = await CachedBody.of(page, true, modern);
    const [first, second] = await Promise.all([body.make('gzip'), body.make('gzip')]);
    expect(second).toBe(first);
    expect(gunzipSync(first)).toEqual(page);
    expect(await body.make('identity')).toEqual(page);
    expect(brotliDecompressSync(await body.make('br'))).toEqual(page);
  });

  it('is the smallest brotli alone after the slow compression, for those who accept it', async () => {
    const body = await CachedBody.of(page, true, modern);
    await body.make('identity');
    await body.make('gzip');
    const quick = (await body.make('br')).length;
    await body.improve(brotliLevels.page);
    expect(body.choose(modern)).toBe('br');
    expect([body.in('zstd'), body.in('gzip'), body.in('identity')]).toEqual([undefined, undefined, undefined]);
    expect(brotliDecompressSync(await body.make('br'))).toEqual(page);
    expect(body.bytes).toBeLessThan(quick);
    expect(body.canImprove).toBe(false);
    expect(gunzipSync(await body.make('gzip'))).toEqual(page);
  });

  it.each([
    ['small', Buffer.from('<p>small</p>'), true],
    ['of a type that does not shrink', page, false],
  ])('%s travels as it is', async (_name, given, shrinks) => {
    const body = await CachedBody.of(given, shrinks, modern);
    expect([body.choose(modern), body.in('identity'), body.canImprove]).toEqual(['identity', given, false]);
  });
});

it('slow compressions are made one at a time, and reported', async () => {
  const queue = new RecompressionQueue();
  const bodies = await Promise.all([CachedBody.of(page, true, modern), CachedBody.of(page, true, modern)]);
  const improved = vi.fn();
  for (const body of bodies) expect(queue.add(body, brotliLevels.page, improved)).toBe(true);
  await queue.settled();
  expect(improved).toHaveBeenCalledTimes(2);
  expect(bodies.map((body) => body.choose(modern))).toEqual(['br', 'br']);
  expect(queue.add(await CachedBody.of(Buffer.from('small'), true, modern), brotliLevels.page, improved)).toBe(false);
});
