import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslator } from 'use-intl/core';
import { attributeRows, comparedRows, differ } from '#lib/compare/rows.ts';
import type { Fact, FactValue } from '#lib/contract/facts.ts';
import { allFacts } from '#lib/core/facts/all-facts.ts';
import type { FactMessages } from '#lib/core/facts/rows.ts';
import { en, hu } from '#tests/messages.ts';

function messagesOf(locale: 'hu' | 'en'): FactMessages {
  const messages = { hu, en }[locale];
  const units = createTranslator({ locale, messages, namespace: 'facts.units' });
  return {
    language: locale,
    filters: createTranslator({ locale, messages, namespace: 'filters' }),
    quantity: ({ unit, value, count }) => units(unit, { value, count }),
  };
}

const fact = (key: string, value: FactValue, text = String(value)): Fact => ({
  key,
  value,
  unit: null,
  label: key,
  text,
});
const productOf = (...facts: Fact[]) => ({ facts });

describe('the rows of a comparison', () => {
  it('[ADR-0120] are one for each fact that any product has, in the order of its data and the page’s language', () => {
    const shoe = productOf(fact('drop', 8), fact('water', 'waterproof'));
    const other = productOf(fact('cushioning', 'strong'), fact('drop', 4), fact('of-another-version', 'x', 'más'));
    const rows = comparedRows([shoe, other], messagesOf('hu'));
    const order = allFacts.map(({ key }) => key as string);
    expect(rows.map(({ key }) => key)).toEqual([
      ...['drop', 'cushioning', 'water'].toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
      'of-another-version',
    ]);
    const drop = rows.find(({ key }) => key === 'drop');
    expect(drop).toMatchObject({ label: hu.filters.drop.label, differs: true });
    expect(drop?.cells.map((cell) => cell?.text)).toEqual(['8 mm', '4 mm']);
    expect(rows.find(({ key }) => key === 'water')?.cells[1]).toBeNull();
    expect(rows.at(-1)?.cells).toEqual([null, { text: 'más', lang: 'hu', value: 'x' }]);
    expect(comparedRows([shoe], messagesOf('en')).find(({ key }) => key === 'water')).toMatchObject({
      label: en.filters.water.label,
      lang: undefined,
      differs: false,
    });
  });

  const value: fc.Arbitrary<FactValue> = fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.boolean(),
    fc.constantFrom('a', 'b'),
    fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
  );
  const cell = fc.option(value.map((said) => ({ value: said, text: [said].flat().join(', ') })));

  it('[ADR-0120] differ where a reader sees another text, whatever the order of products and of values', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), fc.nat(), (cells, turn) => {
        const turned = cells.map((_, at) => cells[(at + turn) % cells.length] ?? null);
        expect(differ(turned)).toBe(differ(cells));
        const shuffled = cells.map((one) =>
          Array.isArray(one?.value) ? { ...one, value: one.value.toReversed() } : one,
        );
        expect(differ([...cells, ...shuffled])).toBe(differ(cells));
        expect(differ(cells.slice(0, 1))).toBe(false);
        if (differ(cells)) expect(differ([...cells, null])).toBe(true);
      }),
    );
  });

  it('[ADR-0120] differ just where two of them do not hold the same words', () => {
    const words = fc.option(fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }));
    const held = (said: string[] | null) => said?.toSorted().join();
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), (said) => {
        const cells = said.map((value) => value && { value, text: value.join(', ') });
        expect(differ(cells)).toBe(said.some((one) => held(one) !== held(said[0] ?? null)));
      }),
    );
  });

  it('[ADR-0120] differ where one says what another does not, and not where numbers read the same', () => {
    expect(differ([{ value: 8, text: '8 mm' }, null])).toBe(true);
    expect(differ([null, null])).toBe(false);
    expect(
      differ([
        { value: 1.234, text: '1,23 kg' },
        { value: 1.2341, text: '1,23 kg' },
      ]),
    ).toBe(false);
    expect(
      differ([
        { value: 'a', text: 'a' },
        { value: ['a'], text: 'a' },
      ]),
    ).toBe(false);
    expect(
      differ([
        { value: true, text: 'igen' },
        { value: false, text: 'nem' },
      ]),
    ).toBe(true);
  });
});

describe('the rows of data that nobody filters by', () => {
  it('[ADR-0120] are one for each name, in the order in which the products have them, and say where they differ', () => {
    const heel = (value: string) => ({ name: 'Talpvastagság', value });
    const rows = attributeRows([
      { attributes: [heel('38 mm'), { name: 'Felsőrész', value: 'hálós' }] },
      { attributes: [{ name: 'Zárás', value: 'fűzős', lang: 'hu', valueLang: 'en' }, heel('38 mm')] },
    ]);
    expect(rows.map(({ label, differs }) => [label, differs])).toEqual([
      ['Talpvastagság', false],
      ['Felsőrész', true],
      ['Zárás', true],
    ]);
    expect(rows[2]?.cells).toEqual([null, { text: 'fűzős', lang: 'en', value: 'fűzős' }]);
  });
});
