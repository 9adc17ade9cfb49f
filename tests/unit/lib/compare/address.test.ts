import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedBy, additionHref, comparisonHref, isSameComparison, parseComparison } from '#lib/compare/index.ts';
import { limits } from '#lib/contract/limits.ts';

const paramsOf = (href: string) => Object.fromEntries(new URL(href, 'https://shop.test').searchParams);

describe('the address of a comparison', () => {
  it('[ADR-0120] carries the products in their order, and whether their differences alone are shown', () => {
    expect(comparisonHref([12, 7])).toBe('/osszehasonlitas/?ids=12,7');
    expect(comparisonHref([12, 7], true)).toBe('/osszehasonlitas/?ids=12,7&eltero=1');
    expect(comparisonHref([], true)).toBe('/osszehasonlitas/');
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: limits.compared });
    fc.assert(
      fc.property(ids, fc.boolean(), (given, onlyDifferences) => {
        const asked = parseComparison(paramsOf(comparisonHref(given, onlyDifferences)));
        expect(asked).toEqual({
          ids: given,
          leftOut: [],
          unreadable: [],
          added: null,
          mistyped: null,
          onlyDifferences,
        });
      }),
    );
  });

  it('[ADR-0120] names what it can not show: a fifth product, and what is no item number', () => {
    expect(parseComparison({ ids: '1,2,2,3,4,5,6' })).toMatchObject({ ids: [1, 2, 3, 4], leftOut: [5, 6] });
    expect(parseComparison({ ids: 'abc, 7,,-3,1e3,0,9999999999' })).toMatchObject({
      ids: [7],
      unreadable: ['abc', '-3', '1e3', '0'],
    });
    expect(parseComparison({ ids: ['1', '2'] }).ids).toEqual([1, 2]);
  });

  it('[ADR-0120] adds what is typed as an item number, and keeps what is none to say so', () => {
    expect(parseComparison({ ids: '1,2', add: ' 10 234 ' })).toMatchObject({ ids: [1, 2, 10_234], added: 10_234 });
    expect(parseComparison({ add: '8' })).toMatchObject({ ids: [8], added: 8, mistyped: null });
    expect(parseComparison({ ids: '1', add: 'pulzus' })).toMatchObject({ ids: [1], added: null, mistyped: 'pulzus' });
    // There is no room for it.
    expect(parseComparison({ ids: '1,2,3,4', add: '5' })).toMatchObject({ leftOut: [5], added: null });
    expect(parseComparison({ add: '' }).mistyped).toBeNull();
    expect([additionHref(8), '/en/osszehasonlitas/?ids=8', '/?add=x', ''].map(addedBy)).toEqual([8, null, null, null]);
  });

  it('[T18] [ADR-0120] stays within bounds for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (ids, add) => {
        const asked = parseComparison({ ids, add });
        expect(asked.ids.length).toBeLessThanOrEqual(limits.compared);
        expect(asked.unreadable.length).toBeLessThanOrEqual(4);
        for (const text of [...asked.unreadable, asked.mistyped ?? '']) expect(text.length).toBeLessThanOrEqual(30);
      }),
    );
  });

  it('[ADR-0120] is that of the same comparison in any order', () => {
    expect(isSameComparison([1, 2], [2, 1])).toBe(true);
    expect(isSameComparison([1, 2], [1])).toBe(false);
    expect(isSameComparison([1, 2], [1, 3])).toBe(false);
  });
});
