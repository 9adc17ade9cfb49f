import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightRows } from '#server/flight-rows.ts';
import { withoutSharedLayout } from '#server/navigation-data.ts';
import { longRow } from './drawn-page.ts';

const layout = { r: ['$', 'html', null, { children: '$L20' }], p: false, v: null };
const page = (extra: unknown) => ({ s: '__PAGE__', d: { r: ['$', '$L31', null, { extra }], p: false, v: null } });

/** Page data as Next writes it: a root, the place of the language, a page in it, and a layout around. */
function drawn({
  extra = '$undefined',
  rows = '',
  name = 'locale',
}: {
  extra?: unknown;
  rows?: string;
  name?: string;
}): Buffer {
  const root = {
    P: null,
    c: ['', 'cipok', ''],
    t: { t: { s: '', h: 80, d: layout, c: '$Q6' }, h: { r: '$L33', p: false, v: null } },
    b: 'build',
  };
  const lines: [string, unknown][] = [
    ['1', '$Sreact.fragment'],
    ['20', ['$', '$L24', null, { messages: { menu: 'Menü', store: { name: 'Áruház', more: '$25' } }, other: '$L26' }]],
    ['24', '/_next/static/chunks/layout.js'],
    ['25', { of: 'the store' }],
    ['26', ['$', 'footer', null, { genders: [1, 2] }]],
    ['31', '/_next/static/chunks/page.js'],
    ['33', ['$', 'title', null, { children: 'Cipők' }]],
    ['9', [['children', page(extra)]]],
    ['6', [['children', { s: { n: name, t: 'd', k: 'hu' }, h: 48, d: layout, c: '$Q9' }]]],
    ['0', root],
  ];
  const hints = ':HL["/_next/static/chunks/layout.css","style"]\n:HL["/fonts/a.woff2","font"]\n';
  return Buffer.from(
    hints + '5:X\n' + lines.map(([id, value]) => `${id}:${JSON.stringify(value)}\n`).join('') + rows + '5:C\n',
  );
}

/** What rows say by their ids; a long text says itself. */
function said(data: Buffer): Map<string, unknown> {
  return new Map(
    [...flightRows(data)].flatMap((row) =>
      row && row.id !== '' && row.id !== '5' ? [[row.id, row.text ?? JSON.parse(row.line)] as const] : [],
    ),
  );
}

describe('page data for somebody who is in the shop', () => {
  it('has the page and not the layout around it', () => {
    const rows = said(withoutSharedLayout(drawn({})));
    expect([...rows.keys()].sort()).toEqual(['0', '31', '33', '6', '9']);
    expect(rows.get('9')).toEqual([['children', page('$undefined')]]);
    expect(rows.get('6')).toMatchObject([
      ['children', { s: { k: 'hu' }, h: 48, d: { r: null, p: true, v: null }, c: '$Q9' }],
    ]);
    expect(rows.get('0')).toMatchObject({
      c: ['', 'cipok', ''],
      b: 'build',
      t: { t: { d: { r: null, p: true, v: null } }, h: { r: '$L33' } },
    });
  });

  it('names no file of the layout, and keeps what the page itself needs', () => {
    const text = withoutSharedLayout(
      drawn({
        extra: ['/_next/static/chunks/page.css', '$40'],
        rows: `${longRow('40', '<li>árvíz</li>')}:HL["/_next/static/chunks/page.css","style"]\n`,
      }),
    ).toString();
    expect(text).not.toContain('layout.css');
    expect(text).toContain(':HL["/_next/static/chunks/page.css","style"]');
    expect(text).toContain(longRow('40', '<li>árvíz</li>'));
  });

  it('writes out what the page shares with the layout, with what that needs', () => {
    const rows = said(
      withoutSharedLayout(drawn({ extra: { texts: '$20:props:messages:store', list: '$26:props:genders' } })),
    );
    expect(rows.get('9')).toEqual([['children', page({ texts: { name: 'Áruház', more: '$25' }, list: [1, 2] })]]);
    expect(rows.get('25')).toEqual({ of: 'the store' });
    expect(rows.has('20')).toBe(false);
  });

  it('keeps rows whatever their number is', () => {
    const rows = ['a0', 'ab', 'def', 'c1'].map((id) => `${id}:${JSON.stringify({ id })}\n`).join('');
    const kept = said(withoutSharedLayout(drawn({ extra: ['$La0', '$@ab', '$def', '$Lc1'], rows })));
    expect([...kept.keys()].filter((id) => ['a0', 'ab', 'def', 'c1'].includes(id)).sort()).toEqual([
      'a0',
      'ab',
      'c1',
      'def',
    ]);
  });

  it('says nothing to search engines', () => {
    const data = '{"@context":"https://schema.org","@type":"ItemList"}';
    expect(
      said(withoutSharedLayout(drawn({ extra: { name: 'x', markup: '$41' }, rows: longRow('41', data) }))).get('41'),
    ).toBe('');
  });

  it.each([
    ['of no language', drawn({ name: 'team' })],
    ['with a way that leads elsewhere', drawn({ extra: '$20:props:messages:gone' })],
    ['with a way through its own root', drawn({ extra: '$0:t:t' })],
    ['of another form', Buffer.from('0:{"f":[]}\n')],
    ['that is cut off', drawn({}).subarray(0, -9)],
    ['of bytes', Buffer.concat([drawn({}), Buffer.from('7a:o3,abc')])],
    ['that is none', Buffer.from('<html>')],
  ])('stays as it is %s', (_what, data) => {
    expect(withoutSharedLayout(data).equals(data)).toBe(true);
  });

  it('needs no row that it does not have, whatever the page says', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\\', '$', '$20', ':', '\n', 'é') });
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        text.map((one) => (one.startsWith('$') ? `$${one}` : one)),
        fc.constantFrom('$31', '$L33', '$25', '$undefined', '$20:props:messages:store'),
        fc.array(tie('any'), { maxLength: 3 }),
      ),
    })).any;
    fc.assert(
      fc.property(value, (extra) => {
        const rows = said(withoutSharedLayout(drawn({ extra })));
        const names: string[] = [];
        JSON.stringify([...rows.values()], (_key, one: unknown) => {
          const [, id] = typeof one === 'string' ? (/^\$[LQ@]?([0-9a-f]+)(?::|$)/.exec(one) ?? []) : [];
          if (id) names.push(id);
          return one;
        });
        expect(names.filter((id) => !rows.has(id))).toEqual([]);
        expect(
          JSON.stringify(rows.get('9')).replaceAll('{"name":"Áruház","more":"$25"}', '"$20:props:messages:store"'),
        ).toBe(JSON.stringify([['children', page(extra)]]));
      }),
    );
  });
});
