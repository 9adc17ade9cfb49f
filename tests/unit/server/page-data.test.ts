import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFrameworkScript } from '#server/inline-scripts.ts';
import { withoutRepeatedMarkup as withoutRepeatedBytes } from '#server/page-data.ts';
import { dataPush, longRow, pieces, start } from './drawn-page.ts';

const bytes = (letters: string) => Buffer.from(letters).toString('latin1');
const letters = (text: string) => Buffer.from(text, 'latin1').toString();
const withoutRepeatedMarkup = (scripts: string, page: string) =>
  letters(withoutRepeatedBytes(bytes(scripts), bytes(page)));
const scriptsOf = (data: string, cut = 50) => start + pieces(data, cut).map(dataPush).join('');

/** All that the scripts push, put together as React does. */
function pushed(scripts: string): string {
  return [...scripts.matchAll(/<script>(.*?)<\/script>/gs)]
    .map(([, script = '']) => /^self\.__next_f\.push\((.*)\)$/s.exec(script)?.[1])
    .map((json) => (json === undefined ? '' : (JSON.parse(json) as [number, string])[1]))
    .join('');
}

/** Rows of page data by their id: a text for a long one, else what stands in the line. */
function rowsOf(data: string): [string, string][] {
  const rows: [string, string][] = [];
  let rest = Buffer.from(data);
  while (rest.length > 0) {
    const [head, id = '', length] = /^(\w*):(?:T(\w+),)?/.exec(rest.toString('latin1', 0, 40)) ?? ['', '', undefined];
    const end = length === undefined ? rest.indexOf('\n') : head.length + Number.parseInt(length, 16);
    const value = rest.toString('utf8', head.length, end);
    rows.push([id, length === undefined ? value : JSON.stringify(value)]);
    rest = rest.subarray(length === undefined ? end + 1 : end);
  }
  return rows;
}

const text = fc.string({
  unit: fc.constantFrom(
    'a',
    'é',
    '😀',
    '\u2028',
    '\n',
    '"',
    '\\',
    '<b>',
    '</script>',
    '&',
    '$1',
    ':T5,',
    '1:',
    '"markup":"',
    '0:"x"\n',
    '>',
  ),
  minLength: 1,
  maxLength: 30,
});
const element = (row: string) => `["$","$L5",null,{"as":"ul","name":"n${row}","markup":"$${row}"}]`;

describe('page data without the markup that stands in the page', () => {
  it('has the same rows, but for that markup', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(text, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.integer({ min: 3, max: 90 }),
        (texts, choice, cut) => {
          const ids = texts.map((_, index) => (index + 10).toString(16));
          // Of each text one bit says whether it is markup of an element, one whether the page has it.
          const isMarkup = (index: number) => (choice >> (2 * index)) % 2 === 1;
          const stands = (index: number) => (choice >> (2 * index + 1)) % 2 === 1;
          const naming = (id: string, index: number) => (isMarkup(index) ? element(id) : `{"text":"$${id}"}`);
          const rows = ids.map(
            (id, index) => [longRow(id, texts[index] ?? ''), `${id}e:${naming(id, index)}\n`] as const,
          );
          const data = rows.map(([long]) => long).join('') + rows.map(([, short]) => short).join('');
          const page = `<main>${texts.map((one, index) => (stands(index) ? `<ul class="a">${one}</ul>` : '')).join('')}`;
          const expected = rowsOf(data).map(([id, value]) => {
            const index = ids.indexOf(id);
            // What stands by chance, as a part of another text, may go as well, for the page has it.
            return index !== -1 && isMarkup(index) && page.includes(`>${texts[index]}</`) ? [id, '""'] : [id, value];
          });
          const less = withoutRepeatedMarkup(scriptsOf(data, cut), page);
          expect(rowsOf(pushed(less))).toEqual(expected);
          for (const [, script = ''] of less.matchAll(/<script>(.*?)<\/script>/gs))
            expect(isFrameworkScript(Buffer.from(script))).toBe(true);
        },
      ),
    );
  });

  it('says of markup in the page only which it is', () => {
    const markup = `<li>árvíztűrő ${'x'.repeat(1200)}</li>`;
    const data = `0:${element('a')}\n${longRow('a', markup)}b:"c"\n`;
    expect(pushed(withoutRepeatedMarkup(scriptsOf(data), `<ul>${markup}</ul>`))).toBe(
      `0:${element('a')}\na:""\nb:"c"\n`,
    );
  });

  it('asks for no style sheet, and for whatever else it asked', () => {
    const hints = ':HL["/a.css","style"]\n:HL["/b.css","style",{"crossOrigin":""}]\n';
    const others = ':HL["/a.woff2","font",{"as":"font"}]\n:HC["/a",""]\n';
    const data = `0:["$","link","0",{"href":"/a.css","as":"style"}]\n${longRow('a', ':HL["/c.css","style"]\n')}`;
    expect(pushed(withoutRepeatedMarkup(scriptsOf(`${hints}${others}${data}`, 20), ''))).toBe(`${others}${data}`);
  });

  it.each([
    ['stands in no element of the page', `0:${element('a')}\n${longRow('a', '<li>a</li>')}`, '<ul><li>b</li></ul>'],
    [
      'is a part of an element alone',
      `0:${element('a')}\n${longRow('a', '<li>a</li>')}`,
      '<ul><li>a</li><li>b</li></ul>',
    ],
    ['is no markup', `0:{"text":"$a"}\n${longRow('a', '<li>a</li>')}`, '<ul><li>a</li></ul>'],
    [
      'is called markup by a long text alone',
      `${longRow('b', '{"markup":"$a"}')}0:{"text":"$a"}\n${longRow('a', '<li>a</li>')}`,
      '<ul><li>a</li></ul>',
    ],
    [
      'is called markup by another text alone',
      `0:{"text":"\\"markup\\":\\"$a\\""}\n${longRow('a', '<li>a</li>')}`,
      '<ul><li>a</li></ul>',
    ],
  ])('keeps what %s', (_what, data, page) => {
    expect(pushed(withoutRepeatedMarkup(scriptsOf(data), page))).toBe(data);
  });

  const data = `0:${element('a')}\n${longRow('a', '<li>a</li>')}`;
  it.each([
    ['no data', start],
    [
      'data that is not all text',
      `${start}${dataPush(data)}<script>self.__next_f.push([3,"AAEC"])</script>${dataPush('b:1\n')}`,
    ],
    [
      'a script between its pieces',
      `${start}${dataPush(data.slice(0, 9))}<script>$RC("B:0","S:0")</script>${dataPush(data.slice(9))}`,
    ],
    [
      'elements between its pieces',
      `${start}${dataPush(data.slice(0, 9))}<div hidden id="S:0"></div>${dataPush(data.slice(9))}`,
    ],
  ])('leaves %s as it is, byte for byte', (_what, scripts) => {
    expect(withoutRepeatedMarkup(scripts, '<ul><li>a</li></ul>')).toBe(scripts);
  });

  it('keeps what stands around the data', () => {
    const less = withoutRepeatedMarkup(
      `${start}${dataPush(data)}<script>$RC("B:0","S:0")</script>`,
      '<ul><li>a</li></ul>',
    );
    expect(less).toBe(`${start}${dataPush(`0:${element('a')}\na:""\n`)}<script>$RC("B:0","S:0")</script>`);
  });
});
