import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvHead, csvLine } from '#backend/compliance/csv.ts';
import { aFinding } from './a-finding.ts';

/** The cells of a line, as a spreadsheet reads them. */
function cellsOf(line: string): string[] {
  expect(line).toMatch(/^"(?:[^"]|"")*"(?:;"(?:[^"]|"")*")*\r\n$/);
  return [...line.matchAll(/"((?:[^"]|"")*)"[;\r]/g)].map(([, text = '']) => text.replaceAll('""', '"'));
}

describe('the table', () => {
  it('begins with a byte order mark and the names of its columns', () => {
    expect(csvHead.startsWith('\uFEFF"Súlyosság";"Szabály";')).toBe(true);
    expect(cellsOf(csvHead.slice(1))).toHaveLength(10);
  });

  it('has all of a finding in one line, whatever it holds', () => {
    expect(cellsOf(csvLine(aFinding()))).toEqual([
      'jogsértés',
      'Nincs eladási ár',
      'price-missing',
      'termék',
      '7',
      'Iram „póló”',
      'semmi; "sehol"',
      'Adj meg árat.',
      'törvény',
      'https://shop.example/p/iram-7/',
    ]);
    fc.assert(
      fc.property(fc.string(), (detail) => {
        expect(cellsOf(csvLine(aFinding({ detail })))[6]).toMatch(/^'?/);
        expect(cellsOf(csvLine(aFinding({ detail })))[6]?.replace(/^'/, '')).toBe(detail.replace(/^'/, ''));
      }),
    );
  });

  it('never has a cell that a spreadsheet would reckon', () => {
    const begin = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '');
    fc.assert(
      fc.property(begin, fc.string(), (sign, rest) => {
        const finding = aFinding({
          detail: sign + rest,
          place: { kind: sign + rest, id: sign + rest, name: sign + rest, url: null },
        });
        for (const cell of cellsOf(csvLine(finding))) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
      }),
    );
    expect(cellsOf(csvLine(aFinding({ detail: '=HYPERLINK("http://evil.example")' })))[6]).toBe(
      '\'=HYPERLINK("http://evil.example")',
    );
  });
});
