import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalSearch } from '#lib/core/filters/canonical.ts';

const canonical = (search: string) => canonicalSearch(new URLSearchParams(search));

describe('the address of a list', () => {
  it.each([
    ['filters=30,4,4', 'filters=4,30'],
    ['page=1', ''],
    ['sortType=asc&sortField=price', 'sortField=price&sortType=asc'],
    ['sortField=sales_rank&sortType=desc', ''],
    ['sorting=price-asc&forintMax=60%20000', 'priceMax=60&sortField=price&sortType=asc'],
    ['priceMin=4&priceMax=1200', ''],
    ['q=%20%20futó%20%20cipő', 'q=fut%C3%B3+cip%C5%91'],
    ['filters=abc&utm_source=level', 'utm_source=level'],
    ['page=2&page=3', 'page=2'],
    ['q=', ''],
  ])('[PLP-14] %s leads to %s', (asked, expected) => expect(canonical(asked)).toBe(expected));

  it.each([
    '',
    'utm_source=level',
    'filters=4,30&page=2',
    'filters=4%2C30',
    'utm_source=level&page=2',
    'q=cip%C5%91&exact=1',
  ])('[PLP-14] stays as it is: %s', (asked) => expect(canonical(asked)).toBeNull());

  it('[PLP-14] leads to an address that leads nowhere else', () => {
    const name = fc.constantFrom(
      'q',
      'filters',
      'priceMin',
      'priceMax',
      'priceType',
      'sortField',
      'sortType',
      'page',
      'exact',
      'forintMin',
      'sorting',
      'x',
    );
    const value = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('1', '2', '3,1', 'price', 'asc', 'pro', 'price-asc', '9 990'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
        const first = canonicalSearch(new URLSearchParams(pairs));
        return first === null || canonical(first) === null;
      }),
    );
  });
});
