import { describe, expect, it } from 'vitest';
import { isRunningLow, priceChange, groupsOf, savedOn } from '#lib/core/cart.ts';
import { goodsOf } from '#lib/core/cart-services.ts';
import { money } from '#lib/contract/money.ts';
import type { CartItem } from '#lib/contract/cart.ts';

const set = { hash: 'set1', name: 'Síszett' };
const item = (hash: string, changes: object = {}) =>
  ({
    hash,
    price: money(10_000),
    lineTotal: money(20_000),
    status: 'available',
    set: null,
    added: null,
    product: { name: `Név ${hash}` },
    option: { quantity: 2, stock: 9 },
    ...changes,
  }) as CartItem;
const added = (price: number, stock = 'available') => ({
  added: { at: '2026-11-20T10:00:00.000Z', price: money(price), stock },
});
const [, setGroup] = groupsOf([item('a'), item('b', { set }), item('c'), item('d', { set, lineTotal: money(1500) })]);

describe('[CART-04] lines of a cart', () => {
  it('stand together where they are one set, at the place of its first line', () => {
    const groups = groupsOf([item('a'), item('b', { set }), item('c'), item('d', { set })]);
    expect(groups.map(({ hash, isSet, name, items }) => [hash, isSet, name, items.map((line) => line.hash)])).toEqual([
      ['a', false, 'Név a', ['a']],
      ['set1', true, 'Síszett', ['b', 'd']],
      ['c', false, 'Név c', ['c']],
    ]);
    expect(groupsOf([])).toEqual([]);
    expect(setGroup && goodsOf(setGroup.items)).toBe(21_500);
  });
});

describe('[PDP-04] what reductions save', () => {
  it('counts each piece against the lowest price of the 30 days before', () => {
    const lines = [
      item('a', { priceFull: money(12_500) }),
      item('b', { priceFull: null }),
      item('c', { priceFull: money(9000) }),
    ];
    expect(savedOn(lines)).toBe(5000);
    expect(savedOn([])).toBe(0);
  });

  it('leaves out what can not be ordered, and sets, which have a price of their own', () => {
    const reduced = { priceFull: money(12_500) };
    expect(savedOn([item('a', { ...reduced, status: 'unavailable' }), item('b', { ...reduced, set })])).toBe(0);
  });
});

describe('what has changed since a line was added', () => {
  const changeOf = (...items: CartItem[]) => groupsOf(items).map(priceChange);

  it.each([
    ['cheaper', 13_000, -3000],
    ['dearer', 9500, 500],
    ['the same', 10_000, 0],
  ])('a price that is %s', (_, before, change) => expect(changeOf(item('a', added(before)))).toEqual([change]));

  it('a price that nobody knows has not changed', () => {
    expect(changeOf(item('a'))).toEqual([0]);
    expect(changeOf(item('a', { set, ...added(13_000) }), item('b', { set }))).toEqual([0]);
  });

  it('a set’s price is that of all its lines', () => {
    expect(changeOf(item('a', { set, ...added(13_000) }), item('b', { set, ...added(9000) }))).toEqual([-2000]);
  });

  it.each([
    ['there was enough and is little', 'available', 2, 'available', true],
    ['there is still enough', 'available', 9, 'available', false],
    ['there was little before', 'few', 2, 'available', false],
    ['there is less than wanted, which is said anyway', 'available', 1, 'reduced', false],
  ])('stock: %s', (_, before, stock, status, isLow) => {
    expect(isRunningLow(item('a', { ...added(1, before), status, option: { quantity: 1, stock } }))).toBe(isLow);
    expect(isRunningLow(item('a', { option: { quantity: 1, stock } }))).toBe(false);
  });
});
