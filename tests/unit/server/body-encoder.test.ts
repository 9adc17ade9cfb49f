import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BodyEncoder } from '#server/body-encoder.ts';
import { acceptedCodings } from '#server/compression.ts';

const cards = Array.from({ length: 300 }, (_, index) => {
  return `<li><a href="/p/cipo-${index * 7919 % 1009}/">Futócipő ${index * 31 % 97}</a></li>`;
});
const page = Buffer.from(`<ul>${cards.join('')}</ul><script>self.__next_f.push([1,"a"])</script>`);
const modern = acceptedCodings('gzip, deflate, br, zstd');

describe('BodyEncoder', () => {
  it('answers first in zstd, and in the smallest brotli once the body was asked for again', async () => {
    const encoder = new BodyEncoder(1_000_000);
    const first = await encoder.encode(page, modern, true);
    expect(first.coding).toBe('zstd');
    expect(zstdDecompressSync(first.bytes)).toEqual(page);
    await encoder.encode(page, modern, true);
    await encoder.settled();
    const third = await encoder.encode(page, modern, true);
    expect(third.coding).toBe('br');
    expect(brotliDecompressSync(third.bytes)).toEqual(page);
    expect(third.bytes.length).toBeLessThan(first.bytes.length);
  });

  it('does not spend the slow compression on a body that is asked for once', async () => {
    const encoder = new BodyEncoder(1_000_000);
    await encoder.encode(page, modern, true);
    await encoder.settled();
    expect((await encoder.encode(page, modern, true)).coding).toBe('zstd');
  });

  it('has prepared bodies in their smallest form before anyone asks', async () => {
    const encoder = new BodyEncoder(1_000_000);
    encoder.prepare(page);
    await encoder.settled();
    const first = await encoder.encode(page, modern, false);
    expect(first.coding).toBe('br');
    expect(brotliDecompressSync(first.bytes)).toEqual(page);
  });

  it('gives each visitor what they accept, with the same digest and sources', async () => {
    const encoder = new BodyEncoder(1_000_000);
    const zipped = await encoder.encode(page, acceptedCodings('gzip'), true);
    const plain = await encoder.encode(page, acceptedCodings(undefined), true);
    expect(gunzipSync(zipped.bytes)).toEqual(page);
    expect(plain).toMatchObject({ coding: 'identity', bytes: page, digest: zipped.digest });
    expect(plain.scriptSources).toEqual(zipped.scriptSources);
    expect(plain.scriptSources).toHaveLength(1);
  });

  it('works without room to remember anything', async () => {
    const encoder = new BodyEncoder(0);
    for (let time = 0; time < 3; time += 1) {
      const answer = await encoder.encode(page, modern, true);
      expect(zstdDecompressSync(answer.bytes)).toEqual(page);
    }
    await encoder.settled();
  });
});
