import { gzipSync } from 'node:zlib';
import type { Shape } from './faults.ts';

/** An answer in place of the API's own. */
export interface ShapedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const json = { 'content-type': 'application/json; charset=utf-8' };
const hugeSize = 50 * 1024 * 1024;

const asJson = (value: unknown): ShapedAnswer => ({
  status: 200,
  headers: json,
  body: Buffer.from(JSON.stringify(value)),
});
const asText = (text: string, type = json['content-type']): ShapedAnswer => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(text),
});

/** The same value with every number as a string. */
function withStrings(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(withStrings);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withStrings(part)]));
}

/** The same value with a field more in every object. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withMore(part)])),
    further: { field: [1, 'a'] },
  };
}

function corruptGzip(body: Buffer): Buffer {
  const packed = gzipSync(body.length > 0 ? body : Buffer.from('{"data":null}'));
  packed.fill(0xff, 12);
  return packed;
}

const shapers: Record<Shape, (body: Buffer) => ShapedAnswer> = {
  null: () => asJson(null),
  array: () => asJson([1, 2, 3]),
  'number strings': (body) => asJson(withStrings(JSON.parse(body.toString()))),
  'missing fields': () => asJson({ data: {} }),
  'further fields': (body) => asJson(withMore(JSON.parse(body.toString()))),
  half: (body) => ({ status: 200, headers: json, body: body.subarray(0, Math.ceil(body.length / 2)) }),
  HTML: () => asText('<!doctype html><html><body><h1>Bejelentkezés</h1></body></html>', 'text/html; charset=utf-8'),
  empty: () => asText(''),
  'no content': () => ({ status: 204, headers: {}, body: Buffer.alloc(0) }),
  'byte order mark': (body) => ({
    status: 200,
    headers: json,
    body: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]),
  }),
  'corrupt gzip': (body) => ({
    status: 200,
    headers: { ...json, 'content-encoding': 'gzip' },
    body: corruptGzip(body),
  }),
  '50 MB': () => ({
    status: 200,
    headers: json,
    body: Buffer.concat([Buffer.from('{"data":{"a":"'), Buffer.alloc(hugeSize, 'a'), Buffer.from('"}}')]),
  }),
};

/** The body of the API's answer, turned into another shape. */
export function shaped(shape: Shape, body: Buffer): ShapedAnswer {
  return shapers[shape](body);
}
