import { describe, expect, it } from 'vitest';
import { acceptedCodings, chooseCoding, isCompressible } from '#lib/http/compression.ts';

function accepted(header: string | undefined): string[] {
  return [...acceptedCodings(header)].filter((coding) => coding !== 'identity');
}

describe('Accept-Encoding', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['gzip, deflate, br, zstd', ['zstd', 'br', 'gzip']],
    ['GZIP;q=0.5 , br;q=0', ['gzip']],
    ['*', ['zstd', 'br', 'gzip']],
    ['*;q=0, gzip', ['gzip']],
    ['br;q=nonsense', []],
    ['identity', []],
  ])('%j allows %j', (header, codings) => {
    expect(accepted(header)).toEqual(codings);
  });
});

describe('the coding of an answer', () => {
  it('is the best brotli, else zstd, else brotli, else gzip, else none', () => {
    expect(chooseCoding(acceptedCodings('gzip, br, zstd'), 5000, true)).toBe('br');
    expect(chooseCoding(acceptedCodings('gzip, br, zstd'), 5000, false)).toBe('zstd');
    expect(chooseCoding(acceptedCodings('gzip, br'), 5000, false)).toBe('br');
    expect(chooseCoding(acceptedCodings('gzip'), 5000, true)).toBe('gzip');
    expect(chooseCoding(acceptedCodings('deflate'), 5000, true)).toBe('identity');
  });

  it('is none for a body that fits a packet', () => {
    expect(chooseCoding(acceptedCodings('br'), 1000, true)).toBe('identity');
  });
});

it.each([
  ['text/html; charset=utf-8', true],
  ['text/x-component', true],
  ['application/json', true],
  ['image/svg+xml', true],
  ['application/javascript; charset=UTF-8', true],
  ['application/rss+xml', true],
  ['image/webp', false],
  ['font/woff2', false],
  ['application/octet-stream', false],
  ['', false],
])('%s shrinks: %s', (type, shrinks) => {
  expect(isCompressible(type)).toBe(shrinks);
});
