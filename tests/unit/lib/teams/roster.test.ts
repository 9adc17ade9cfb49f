import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductOption } from '#lib/contract/product.ts';
import { teamCartAddSchema } from '#lib/contract/team.ts';
import {
  countPieces,
  isBlank,
  itemsOf,
  newRoster,
  overdrawnSizes,
  rosterLimit,
  rosterTransitions as change,
  rowProblems,
  type Roster,
  type RosterGoods,
  type RosterRow,
} from '#lib/teams/roster.ts';

const option = (id: number, size: string, stock: number) => ({ id, size, stock, colour: 'kek' }) as ProductOption;
const goods: RosterGoods = {
  options: [option(1, 'S', 5), option(2, 'M', 3), option(3, 'L', 0)],
  sizes: ['S', 'M', 'L', 'XL'],
  colour: 'kek',
  isPrintable: true,
};
const row = (changes: Partial<RosterRow> = {}): RosterRow => ({
  key: 0,
  name: 'Kovács',
  number: '10',
  size: 'M',
  amount: '1',
  ...changes,
});
const rosterOf = (...rows: Partial<RosterRow>[]): Roster => ({
  rows: rows.map((one, key) => row({ ...one, key })),
  nextKey: rows.length,
});

describe('a roster', () => {
  it('[TEAM-09] begins with one empty line, of the only size where there is one', () => {
    expect(newRoster(null).rows).toEqual([{ key: 0, name: '', number: '', size: null, amount: '1' }]);
    expect(newRoster('egy méret').rows[0]?.size).toBe('egy méret');
    expect(isBlank(newRoster('M').rows[0]!, 'M')).toBe(true);
  });

  it('[TEAM-09] adds lines up to its limit, each with a key of its own', () => {
    let roster = newRoster(null);
    for (let at = 0; at < rosterLimit + 5; at++) roster = change.add(roster, null);
    expect(roster.rows).toHaveLength(rosterLimit);
    expect(new Set(roster.rows.map(({ key }) => key)).size).toBe(rosterLimit);
  });

  it('[TEAM-09] changes the line with a key alone, and nothing for an unknown one', () => {
    const roster = rosterOf({}, { name: 'Nagy' });
    expect(change.change(roster, 1, { number: '7' }).rows.map(({ name, number }) => [name, number])).toEqual([
      ['Kovács', '10'],
      ['Nagy', '7'],
    ]);
    expect(change.change(roster, 9, { number: '7' }).rows).toEqual(roster.rows);
  });

  it('[TEAM-09] removes a line, empties the last one, and leaves an unknown one', () => {
    const roster = rosterOf({}, { name: 'Nagy' });
    expect(change.remove(roster, 0, null).rows.map(({ name }) => name)).toEqual(['Nagy']);
    const last = change.remove(rosterOf({}), 0, null);
    expect(last.rows).toEqual([{ key: 1, name: '', number: '', size: null, amount: '1' }]);
    expect(change.remove(roster, 7, null)).toBe(roster);
  });

  it('[TEAM-09] takes a list over in place of its empty lines, as far as there is room', () => {
    const filled = change.fill(newRoster(null), [{ name: 'Éva', size: 'S' }, { name: 'Bence' }], null);
    expect(filled.rows.map(({ name, size, amount }) => [name, size, amount])).toEqual([
      ['Éva', 'S', '1'],
      ['Bence', null, '1'],
    ]);
    const more = change.fill(
      filled,
      Array.from({ length: 200 }, () => ({ name: 'X' })),
      null,
    );
    expect(more.rows).toHaveLength(rosterLimit);
    expect(more.rows.slice(0, 2)).toEqual(filled.rows);
    expect(new Set(more.rows.map(({ key }) => key)).size).toBe(rosterLimit);
    expect(change.fill(newRoster(null), [], null)).toEqual(newRoster(null));
  });
});

describe('a line of a roster', () => {
  it.each<[Partial<RosterRow>, object]>([
    [{}, {}],
    [{ name: '', number: '' }, {}],
    [{ size: null }, { size: 'missing' }],
    [{ size: 'L' }, { size: 'soldOut' }],
    [{ size: 'XL' }, { size: 'soldOut' }],
    [{ amount: '4' }, { amount: 'stock' }],
    [{ amount: '3' }, {}],
    [{ amount: '0' }, { amount: 'range' }],
    [{ amount: '100' }, { amount: 'range' }],
    [{ amount: '1.5' }, { amount: 'range' }],
    [{ amount: '' }, { amount: 'range' }],
    [{ number: '100' }, { number: 'range' }],
    [{ number: '-1' }, { number: 'range' }],
    [{ number: 'tíz' }, { number: 'range' }],
    [{ number: '0' }, {}],
    [{ name: 'K0vács' }, { name: 'letters' }],
    [{ name: 'Szőke-Nagy É.' }, {}],
    [{ name: 'Kovácsné Nagy-Kiss' }, { name: 'long' }],
  ])('[TEAM-09] %j has the problems %j', (changes, problems) => {
    expect(rowProblems(row(changes), goods)).toEqual(problems);
  });

  it('[TEAM-09] says nothing of name and number where nothing is printed', () => {
    expect(rowProblems(row({ name: '1234567890123456', number: '999' }), { ...goods, isPrintable: false })).toEqual({});
  });

  it('[TEAM-09] is overdrawn together with others of its size', () => {
    expect(
      overdrawnSizes([row({ amount: '2' }), row({ amount: '2' }), row({ size: 'S', amount: '5' })], goods),
    ).toEqual(['M']);
  });
});

describe('the items of the cart call', () => {
  it('[TEAM-09] carry name and number where a line has them, and none where nothing is printed', () => {
    const rows = [
      row({ name: ' Szőke  Nagy ', number: '' }),
      row({ name: '', number: '7', size: 'S', amount: '2' }),
      row({ name: '', number: '' }),
    ];
    expect(itemsOf(rows, goods)).toEqual([
      { productOption: 2, amount: 1, print: { name: 'Szőke Nagy' } },
      { productOption: 1, amount: 2, print: { number: 7 } },
      { productOption: 2, amount: 1 },
    ]);
    expect(itemsOf(rows.slice(0, 1), { ...goods, isPrintable: false })).toEqual([{ productOption: 2, amount: 1 }]);
  });

  it('[TEAM-09] of lines without problems are what the contract takes', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom('', 'Éva', 'Nagy-Kiss', '7', '99', '100', ' 5 '),
    );
    const anyRow = fc.record({
      key: fc.nat(),
      name: text,
      number: text,
      size: fc.constantFrom('S', 'M', 'L', '?'),
      amount: fc.oneof(fc.constantFrom('1', '2', '3'), text),
    });
    let checked = 0;
    fc.assert(
      fc.property(anyRow, (typed) => {
        if (Object.keys(rowProblems(typed, goods)).length > 0) return;
        checked += 1;
        const items = itemsOf([typed], goods);
        expect(items).toHaveLength(1);
        expect(teamCartAddSchema.safeParse({ items, team: 'a', shopIdentifier: 'a', priceType: 'vk' }).success).toBe(
          true,
        );
      }),
      { numRuns: 2000 },
    );
    expect(checked).toBeGreaterThan(10);
  });

  it('[TEAM-09] are counted with their prints', () => {
    expect(
      countPieces([row({ amount: '3' }), row({ name: '', number: '', amount: '2' }), row({ amount: 'x' })], true),
    ).toEqual({ pieces: 5, printed: 3 });
    expect(countPieces([row({ amount: '3' })], false)).toEqual({ pieces: 3, printed: 0 });
  });
});
