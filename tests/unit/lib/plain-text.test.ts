import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '#lib/contract/plain-text.ts';

const codesOf = (text: string) =>
  plainText(200)
    .safeParse(text)
    .error?.issues.map(({ message }) => message) ?? [];

describe('a text that the shop shows as it was written', () => {
  it.each([
    'Jó cipő, kb. 500 km-t futottam benne. Ajánlom!',
    '2024-2025 telén is ezt hordtam, 24 990 Ft volt.',
    'A <b>talpa</b> & a fűzője: 5/5 👟',
    'Vízálló.Kényelmes.Szép.',
    'Nem 42-es, hanem 42,5 … Két sor:\n– puha\n– könnyű',
    'Az átmérője 12.5 mm, a súlya 1.250 g',
  ])('[REV-04] takes %j', (text) => {
    expect(codesOf(text)).toEqual([]);
  });

  it.each([
    ['Olcsóbban: https://evil.example/x', 'link'],
    ['WWW.evil.example', 'link'],
    ['ｗｗｗ．evil', 'link'],
    ['Nézd meg itt: olcso-cipo.hu', 'link'],
    ['olcsocipo.SHOP/akcio', 'link'],
    ['írj: anna@example', 'link'],
    ['Hívj: 06 30 123 4567', 'digits'],
    ['+36-30/123-45-67', 'digits'],
    ['(06 1) 234 5678', 'digits'],
    ['٠٦٣٠١٢٣٤٥٦٧', 'digits'],
    ['nul\u0000', 'characters'],
    ['fordított \u202etxet', 'characters'],
  ])('[REV-04] refuses %j as %s', (text, code) => {
    expect(codesOf(text)).toEqual([code]);
  });

  it('[REV-04] has one kind of new line, no blanks around it, and its length is of what is kept', () => {
    expect(plainText(5).parse('  a\r\nb\rc \r\n')).toBe('a\nb\nc');
    expect(plainText(5).safeParse('abcdef').success).toBe(false);
  });

  it('[REV-04] is refused with an address in it, whatever stands around that', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (before, after) => {
        expect(plainText(200).safeParse(`${before} http://evil.hu ${after}`).success).toBe(false);
      }),
    );
  });
});
