import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import compile from 'icu-minify/compile';

type Texts = { readonly [key: string]: string | Texts };

const leaves = (texts: Texts, path = ''): { key: string; text: string }[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ key: path + key, text: value }] : leaves(value, `${path}${key} › `),
  );
const textsOf = (file: string) => leaves(JSON.parse(readFileSync(file, 'utf8')) as Texts);

/** Cases that a language has by its grammar; all others say something of their own, as `=0` and `piece` do. */
const grammar = ['one', 'other', '=1'];

/** What a compiled text holds: values (`{price}`), tags (`<b>`) and the cases of a choice (`count =0`). */
function holdings(text: unknown): string[] {
  const parts: unknown[] = Array.isArray(text) ? text : [text];
  return parts.flatMap((part) => {
    if (!Array.isArray(part)) return [];
    const [first, kind, choices]: unknown[] = part;
    const name = String(first);
    if (part.length === 1 || typeof kind === 'number') return [`{${name}}`, ...casesOf(name, choices)];
    return [`<${name}>`, ...holdings(part.slice(1))];
  });
}

function casesOf(name: string, choices: unknown): string[] {
  if (typeof choices !== 'object' || choices === null) return [];
  return Object.entries(choices as Record<string, unknown>).flatMap(([key, text]) => [
    ...(grammar.includes(key) ? [] : [`${name} ${key}`]),
    ...holdings(text),
  ]);
}

/** Where Hungarian writes a number, a language with a plural counts: what differs is no fault. */
const counted = new Set(['facts › units › persons', 'facts › units › hours', 'facts › onCard › persons']);

const held = (file: string) =>
  textsOf(file)
    .filter(({ key }) => !counted.has(key))
    .map(({ key, text }) => `${key}: ${[...new Set(holdings(compile(text)))].toSorted().join(', ')}`);

const files = globSync('messages/**/hu.json').toSorted();
const translated = files.flatMap((file) =>
  ['de', 'en'].map((language) => [file.replace('hu.json', `${language}.json`), file] as const),
);
const german = translated.map(([file]) => file).filter((file) => file.endsWith('de.json'));

describe('the messages', () => {
  it('[RT-28] are in every language where they are in one', () => {
    expect(files.length).toBeGreaterThan(9);
    expect(translated.filter(([file]) => !existsSync(file))).toEqual([]);
    const known = new Set([...files, ...translated.map(([file]) => file)]);
    expect(globSync('messages/**/*.json').filter((file) => !known.has(file))).toEqual([]);
  });

  it.each(translated)('[RT-28] of %s are those of %s, with the same values, tags and cases', (file, hungarian) => {
    expect(held(file)).toEqual(held(hungarian));
    expect(textsOf(file).map(({ key }) => key)).toEqual(textsOf(hungarian).map(({ key }) => key));
    expect(textsOf(file).filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it.each(german)('[RT-28] of %s say Sie, and nothing of another country or language', (file) => {
    const texts = textsOf(file);
    const thou = /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer)(?!\p{L})/iu;
    const foreign = /[őűŐŰ”]|(?<!\p{L})(?:Ft|Forint|Budapest|MwSt)(?!\p{L})|\+36|ungarisch/u;
    expect(texts.filter(({ text }) => thou.test(text) || foreign.test(text))).toEqual([]);
  });
});
