import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLdText, jsonText } from '#lib/seo/json-ld.ts';

/** Texts that would end a script, open a comment in it or break a line, among any others. */
const hostile = fc.oneof(
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '-->',
    ']]>',
    '\u2028\u2029',
    '&lt;',
    '\\u003c',
    '</SCRIPT\n>',
    '\ud800',
  ),
  fc.string({ unit: 'binary' }),
);
const anything = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, hostile, fc.integer(), fc.boolean(), fc.constant(null), tie('list'), tie('thing')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  thing: fc.dictionary(
    hostile.filter((key) => key !== '__proto__'),
    tie('value'),
    { maxKeys: 4, noNullPrototype: true },
  ),
})).value;

describe('JSON in a script element', () => {
  it('holds nothing that HTML or a script would read, and means the same', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const text = jsonText(value);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(value);
      }),
      { numRuns: 1000 },
    );
  });

  it('is one thing, or a graph of several', () => {
    expect(jsonLdText([{ '@type': 'A' }])).toBe('{"@context":"https://schema.org","@type":"A"}');
    expect(jsonLdText([{ '@type': 'A' }, { '@type': 'B' }])).toBe(
      '{"@context":"https://schema.org","@graph":[{"@type":"A"},{"@type":"B"}]}',
    );
  });
});
