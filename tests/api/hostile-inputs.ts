import { gzipSync } from 'node:zlib';
import { createRandom, type Random } from '#lib/core/random.ts';
import type { Endpoint } from '#lib/contract/endpoint.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What a call of an endpoint sends; `params` and `query` are not yet encoded. */
export interface Sample {
  params: Record<string, string>;
  query: Record<string, string>;
  body?: Json;
  headers: Record<string, string>;
}

/** A request as it goes out, with what is wrong about it. */
export interface WireCall {
  name: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

const hostileStrings: readonly string[] = [
  '',
  ' ',
  '\t',
  '0',
  '-1',
  '1.5',
  '1e309',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '９',
  '9007199254740993',
  'null',
  'undefined',
  'true',
  '[object Object]',
  "' OR '1'='1",
  "'; DROP TABLE cart_line; --",
  '1 UNION SELECT 1',
  "%' OR 1=1--",
  '_%_%',
  'a\\\'b"c`d',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '${7*7}',
  '<!--#exec cmd="id"-->',
  '%s%n%x',
  'a\r\nSet-Cookie: a=b',
  'a\nINFO forged line',
  'a\u0000b',
  '\u0000',
  'a\u2028b\u2029c',
  '\u202Egnp.exe',
  '\uFEFFa',
  '\uD800',
  '\uDC00a',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  `e${'\u0301'.repeat(200)}`,
  'ﷺ'.repeat(40),
  'İıſK',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  '//evil.example',
  'NYERTÉL 1 000 000 Ft-ot: www.evil.example',
  'ｗｗｗ．evil.example',
  'nyeremeny@evil.example 36301234567',
  'javascript:alert(1)',
  '=1+1',
  '@SUM(1)',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  '$where',
  'a'.repeat(65),
  'a'.repeat(129),
  'a'.repeat(2000),
  '(a+)+$'.repeat(20),
  `${'1,'.repeat(600)}1`,
  `${'a '.repeat(500)}!`,
];

/**
 * Percent-encodings as they stand in an address: escapes that are none, bytes that are no text, hidden dots and
 * slashes.
 */
export const encodingTraps: readonly string[] = [
  '%00',
  '%FF',
  '%ED%A0%80',
  '%C0%AE%C0%AE',
  '%2e%2e',
  '%2e%2e%2f',
  '..%2f',
  '%2F',
  '%5c',
  '%',
  '%2',
  '%zz',
  '%25',
  '%2500',
  '%u0041',
  '%E2%80%A8',
  '%0d%0aSet-Cookie:%20a=b',
  '%EF%BB%BF',
  '%F0%9F%98%80',
  '+',
  ';',
  '%3Bjsessionid=1',
  '%23',
  '%3F',
];

const hostileValues: readonly Json[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  1e21,
  [],
  {},
  [null],
  [[]],
  [{}],
  { $gt: '' },
  { length: 1e9 },
  { toString: 'x' },
  ['a', 'b'],
  Array.from({ length: 3000 }, (_, index) => index),
  ...hostileStrings,
];

/** Values that JSON.stringify does not write. */
const rawValues = [
  '1e400',
  '-1e400',
  '00',
  '1.',
  'NaN',
  'Infinity',
  'undefined',
  "'a'",
  '"\\ud800"',
  '"\\u0000"',
  '1'.repeat(400),
  '{"a":1,"a":2}',
  '"\u0007"',
];
const rawMark = '@raw@';

/**
 * What a database may take otherwise than the code before it: texts that no column holds or that a statement would
 * read, patterns, long and composed texts, and numbers beyond a column.
 */
const storedStrings: readonly string[] = [
  '',
  '-1',
  '1.5',
  '1e309',
  'NaN',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  "' OR '1'='1",
  "'; DROP TABLE cart_line; --",
  '_%_%',
  'a\\\'b"c`d',
  'a\u0000b',
  '\u0000',
  '\uD800',
  `e${'\u0301'.repeat(200)}`,
  'ﷺ'.repeat(40),
  'İıſK',
  'a'.repeat(129),
  'a'.repeat(2000),
];
const storedValues: readonly Json[] = [null, true, 0, -1, 1.5, 1e308, 2 ** 31, 2 ** 53, 1e21, [], {}, ...storedStrings];
const storedRawValues = ['1e400', '-1e400', '"\\ud800"', '"\\u0000"', '1'.repeat(400)];
/** Bytes in an address that are no text, or one that no column holds. */
const storedTraps = ['%00', '%FF', '%ED%A0%80', '%C0%AE%C0%AE', '%2500'];
/** Headers whose value is looked up or kept. */
const storedHeaders = ['authorization', 'x-request-id', 'idempotency-key', 'team'];

const pollution: readonly string[] = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"__proto__":null}',
  '{"a":{"__proto__":{"polluted":true}}}',
  '[{"__proto__":{"polluted":true}}]',
  '{"\\u005f_proto__":{"polluted":true}}',
];

export function pathsOf(value: Json | undefined, path: string[] = []): string[][] {
  if (value === undefined) return [];
  if (value === null || typeof value !== 'object') return [path];
  const below = Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));
  return path.length === 0 ? below : [path, ...below];
}

/** The value with another one at the path; without it where that is undefined. */
export function changed(value: Json, [key, ...rest]: readonly string[], to: Json | undefined): Json {
  if (key === undefined) return to ?? null;
  const entries: [string, Json | undefined][] =
    value !== null && typeof value === 'object' ? Object.entries(value) : [];
  const known = entries.find(([name]) => name === key)?.[1] ?? {};
  const inner = rest.length === 0 ? to : changed(known, rest, to);
  const kept = [...entries.filter(([name]) => name !== key), ...(inner === undefined ? [] : [[key, inner] as const])];
  if (Array.isArray(value)) return kept.flatMap(([, item]) => (item === undefined ? [] : [item]));
  return Object.fromEntries(kept.flatMap(([name, item]) => (item === undefined ? [] : [[name, item]])));
}

export function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** The address with encoded values in its path and an encoded query. */
export function urlOf({ path }: Pick<Endpoint, 'path'>, params: Record<string, string>, query: string): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  return query === '' ? filled : `${filled}?${query}`;
}

function encodedValues(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encoded(value)]));
}

function queryOf(query: Record<string, string>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');
}

/** The sample as it goes out. */
export function wireCall(endpoint: Endpoint, sample: Sample, name: string): WireCall {
  const { body, headers } = sample;
  return {
    name,
    method: endpoint.method,
    url: urlOf(endpoint, encodedValues(sample.params), queryOf(sample.query)),
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  };
}

function bodyCalls(endpoint: Endpoint, sample: Sample, given = hostileValues, givenRaw = rawValues): WireCall[] {
  const { body } = sample;
  if (body === undefined) return [];
  const call = wireCall(endpoint, sample, '');
  return pathsOf(body).flatMap((path) => {
    const at = path.join('.');
    const values = given.map((value): WireCall => ({
      ...call,
      name: `${at}: ${JSON.stringify(value).slice(0, 40)}`,
      payload: JSON.stringify(changed(body, path, value)),
    }));
    const raw = givenRaw.map((text): WireCall => ({
      ...call,
      name: `${at}: ${text.slice(0, 20)}`,
      payload: JSON.stringify(changed(body, path, rawMark)).replace(`"${rawMark}"`, () => text),
    }));
    return [
      ...values,
      ...raw,
      { ...call, name: `without ${at}`, payload: JSON.stringify(changed(body, path, undefined)) },
    ];
  });
}

/** Values in the place of a parameter of the path; they stand as they are. */
function pathCalls(endpoint: Endpoint, sample: Sample, value: string): WireCall[] {
  const call = wireCall(endpoint, sample, '');
  const params = encodedValues(sample.params);
  return Object.keys(params).map((name) => ({
    ...call,
    name: `path ${name}: ${value.slice(0, 40)}`,
    url: urlOf(endpoint, { ...params, [name]: value }, queryOf(sample.query)),
  }));
}

function queryCall(endpoint: Endpoint, sample: Sample, name: string, value: string): WireCall {
  return {
    ...wireCall(endpoint, sample, `query ${name}: ${value.slice(0, 40)}`),
    url: urlOf(endpoint, encodedValues(sample.params), `${encoded(name)}=${value}`),
  };
}

function addressCalls(endpoint: Endpoint, sample: Sample): WireCall[] {
  const call = wireCall(endpoint, sample, '');
  const values = [...hostileStrings.map(encoded), ...encodingTraps];
  const params = encodedValues(sample.params);
  const query = queryOf(sample.query);
  const joined = (more: string) => [query, more].filter(Boolean).join('&');
  return values.flatMap((value): WireCall[] => [
    ...pathCalls(endpoint, sample, value),
    ...Object.keys(sample.query).flatMap((name) => [
      queryCall(endpoint, sample, name, value),
      { ...call, name: `query ${name} twice`, url: urlOf(endpoint, params, `${joined(`${encoded(name)}=${value}`)}`) },
    ]),
    { ...call, name: `query unknown=${value.slice(0, 40)}`, url: urlOf(endpoint, params, joined(`unknown=${value}`)) },
    { ...call, name: `query ${value.slice(0, 40)}=1`, url: urlOf(endpoint, params, joined(`${value}=1`)) },
    { ...call, name: `query [${value.slice(0, 40)}]`, url: urlOf(endpoint, params, joined(`a[${value}]=1`)) },
  ]);
}

const hostileHeaders = [
  'x-request-id',
  'authorization',
  'origin',
  'accept',
  'if-none-match',
  'content-type',
  'idempotency-key',
  'x-request-client',
  'team',
];

function headerCalls(endpoint: Endpoint, sample: Sample, names = hostileHeaders, given = hostileStrings): WireCall[] {
  const call = wireCall(endpoint, sample, '');
  // Characters that Node lets into a header; the others never arrive.
  const values = given.map((text) => text.replaceAll(/[^\t\x20-\x7e]/g, '?')).filter((text) => text.length < 3000);
  return names.flatMap((name) =>
    values.map((value) => ({
      ...call,
      name: `header ${name}: ${value.slice(0, 40)}`,
      headers: { ...call.headers, [name]: value },
    })),
  );
}

const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'application/xml',
  'application/json; charset=utf-16',
  'application/jsonp',
  'text/json',
  'application/vnd.api+json',
  'application/json, text/plain',
  '*/*',
  ';;',
  'APPLICATION/JSON;',
];

/** Wrong about the request itself: its method, type, body, size. */
function transportCalls(endpoint: Endpoint, sample: Sample): WireCall[] {
  const call = wireCall(endpoint, sample, '');
  const json = { ...call.headers, 'content-type': 'application/json' };
  const good = JSON.stringify(sample.body ?? {});
  const deep = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000);
  const bodies: [string, string | Buffer][] = [
    ['broken JSON', '{"a":'],
    ['cut JSON', good.slice(0, -1) || '{'],
    ['two values', `${good}${good}`],
    ['single quotes', "{'a':1}"],
    ['a comment', '{/**/}'],
    ['nothing', ''],
    ['spaces', '   '],
    ['null', 'null'],
    ['a number', '1'],
    ['text', '"a"'],
    ['a list', '[]'],
    ['a list of it', `[${good}]`],
    ['true', 'true'],
    ['a BOM', `\uFEFF${good}`],
    ['NUL', '\u0000'],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['gzip', gzipSync(good)],
    ['lists 10 000 deep', deep('[', ']')],
    ['objects 10 000 deep', deep('{"a":', '}')],
    ['21 levels', `${'['.repeat(21)}${']'.repeat(21)}`],
    ['a field 25 deep', `{"a":${'['.repeat(25)}${']'.repeat(25)}}`],
    ['70 000 bytes', JSON.stringify({ a: 'x'.repeat(70_000) })],
    ['10 000 fields', JSON.stringify(Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`f${index}`, 1])))],
    ['an unknown field', JSON.stringify({ ...(typeof sample.body === 'object' ? sample.body : {}), isAdmin: true })],
    [
      'further fields',
      JSON.stringify({
        ...(typeof sample.body === 'object' ? sample.body : {}),
        role: 'staff',
        id: 1,
        uuid: 'a',
        price: '1',
      }),
    ],
    ...pollution.map((text): [string, string] => [`pollution ${text}`, text]),
  ];
  const long = (length: number) => urlOf(endpoint, encodedValues(sample.params), `q=${'a'.repeat(length)}`);
  return [
    ...bodies.map(([name, payload]): WireCall => ({ ...call, name: `body: ${name}`, headers: json, payload })),
    ...contentTypes.map((type): WireCall => ({
      ...call,
      name: `type ${type}`,
      headers: { ...call.headers, 'content-type': type },
      payload: good,
    })),
    { ...call, name: 'gzip named', headers: { ...json, 'content-encoding': 'gzip' }, payload: gzipSync(good) },
    { ...call, name: 'a body without a type', headers: sample.headers, payload: good },
    ...['TRACE', 'PATCH', 'PROPFIND', 'OPTIONS', 'QUERY'].map((method): WireCall => ({
      ...call,
      name: method,
      method,
    })),
    ...[4000, 5000, 15_000].map((length): WireCall => ({ ...call, name: `address of ${length}`, url: long(length) })),
    {
      ...call,
      name: '400 parameters',
      url: urlOf(
        endpoint,
        encodedValues(sample.params),
        Array.from({ length: 400 }, (_, index) => `p${index}=1`).join('&'),
      ),
    },
    {
      ...call,
      name: '200 headers',
      headers: {
        ...call.headers,
        ...Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`x-h${index}`, '1'])),
      },
    },
    { ...call, name: 'method override', headers: { ...call.headers, 'x-http-method-override': 'DELETE' } },
    {
      ...call,
      name: 'a foreign host',
      headers: { ...call.headers, host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    },
  ];
}

/** Random pairs of what is wrong in the address, to fill up. */
function randomAddress(endpoint: Endpoint, sample: Sample, random: Random): WireCall {
  const values = [...hostileStrings.map(encoded), ...encodingTraps];
  const names = [...Object.keys(sample.query), 'q', 'id', 'page', 'filters'];
  const pairs = Array.from({ length: random.int(1, 4) }, () => {
    const name = random.chance(0.6) ? random.pick(names) : random.pick(values).slice(0, 200);
    return `${name}=${random.pick(values).slice(0, 600)}`;
  });
  const call = wireCall(endpoint, sample, '');
  return {
    ...call,
    name: `random ${pairs.join('&').slice(0, 80)}`,
    url: urlOf(endpoint, encodedValues(sample.params), pairs.join('&')),
  };
}

/** Share of further calls for a GET: what is wrong about its body or its further headers is nobody's concern. */
const moreOfGet = 0.5;

/** At least `least` different hostile calls of an endpoint, always the same for a seed. */
export function hostileCalls(endpoint: Endpoint, sample: Sample, seed: number, least: number): WireCall[] {
  const random = createRandom(seed, 'hostile calls');
  const count = endpoint.method === 'GET' ? Math.ceil(least * (1 + moreOfGet)) : least;
  const found = new Map<string, WireCall>();
  const add = (call: WireCall) => {
    const payload = call.payload === undefined ? '' : Buffer.from(call.payload).toString('base64');
    found.set([call.method, call.url, JSON.stringify(call.headers), payload].join(' '), call);
  };
  for (const call of transportCalls(endpoint, sample)) add(call);
  const inputs = random.shuffle([...bodyCalls(endpoint, sample), ...addressCalls(endpoint, sample)]);
  for (const call of [...inputs.slice(0, count - found.size - 40), ...random.shuffle(headerCalls(endpoint, sample))]) {
    if (found.size < count) add(call);
  }
  while (found.size < count) add(randomAddress(endpoint, sample, random));
  return [...found.values()];
}

/**
 * Hostile calls whose input may reach the database: each place that an endpoint reads, with each value that a database
 * may take otherwise. None where it reads nothing.
 */
export function storedCalls(endpoint: Endpoint, sample: Sample): WireCall[] {
  const values = [...storedStrings.map(encoded), ...storedTraps];
  const headers = endpoint.authentication === 'none' ? [] : storedHeaders;
  return [
    ...bodyCalls(endpoint, sample, storedValues, storedRawValues),
    ...values.flatMap((value) => [
      ...pathCalls(endpoint, sample, value),
      ...Object.keys(sample.query).map((name) => queryCall(endpoint, sample, name, value)),
    ]),
    ...headerCalls(endpoint, sample, headers, storedStrings),
  ];
}
