import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPastedList } from '#lib/teams/pasted-list.ts';

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const read = (text: string) => readPastedList(text, sizes, true);

describe('a pasted list', () => {
  it.each([
    ['Kovács 10 M', { name: 'Kovács', number: '10', size: 'M' }],
    ['Kovács Anna;10;XL', { name: 'Kovács Anna', number: '10', size: 'XL' }],
    ['Nagy\t7\txxl', { name: 'Nagy', number: '7', size: 'XXL' }],
    ['10, M, Szőke-Nagy', { name: 'Szőke-Nagy', number: '10', size: 'M' }],
    ['M. Kovács 10 M', { name: 'M. Kovács', number: '10', size: 'M' }],
    ['Kis 2 db S', { name: 'Kis', number: '', size: 'S', amount: '2' }],
    ['Kis 9 3x L', { name: 'Kis', number: '9', size: 'L', amount: '3' }],
    ['Kis', { name: 'Kis', number: '' }],
    ['7', { name: '', number: '7' }],
  ])('[TEAM-09] reads %j', (line, row) => {
    expect(read(line)).toEqual([row]);
  });

  it('[TEAM-09] skips empty lines, and takes any end of a line', () => {
    expect(read('\n Éva 1 S \r\n\r\n  Bence 2 M\n').map(({ name }) => name)).toEqual(['Éva', 'Bence']);
    expect(read(' \n')).toEqual([]);
  });

  it('[TEAM-09] reads sizes and pieces alone where nothing is printed', () => {
    expect(readPastedList('42 3 db\n43', ['42', '43'], false)).toEqual([{ size: '42', amount: '3' }, { size: '43' }]);
  });

  it('[TEAM-09] reads a table back whatever stands between its columns, and never breaks', () => {
    const name = fc
      .stringMatching(/^[A-ZÉÁŐ][a-záéő]{2,9}( [A-Z][a-z]{2,5})?$/)
      .filter((word) => !word.split(' ').some((part) => sizes.includes(part.toUpperCase())));
    const line = fc.record({
      name,
      number: fc.integer({ min: 0, max: 99 }).map(String),
      size: fc.constantFrom(...sizes),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 20 }),
        fc.constantFrom(';', '\t', ' ', ', '),
        (lines, separator) => {
          expect(read(lines.map((one) => [one.name, one.number, one.size].join(separator)).join('\n'))).toEqual(lines);
        },
      ),
    );
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void read(text)));
  });
});
