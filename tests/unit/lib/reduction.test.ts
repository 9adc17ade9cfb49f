import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '#lib/contract/money.ts';
import type { PriceLogEntry } from '#backend/catalog/model.ts';
import { lowestBeforeReduction, priceAt } from '#lib/core/prices/reduction.ts';

const day = 24 * 60 * 60 * 1000;
const today = new Date('2026-11-21T10:00:00.000Z');

/** A log from prices and how many days ago each came into force. */
function log(...entries: [daysAgo: number, price: number][]): PriceLogEntry[] {
  return entries.map(([daysAgo, price]) => ({
    at: new Date(today.getTime() - daysAgo * day).toISOString(),
    role: 'vk',
    price: money(price),
  }));
}

describe('lowestBeforeReduction', () => {
  it.each<[name: string, entries: [number, number][], expected: number | null]>([
    ['a price that never changed', [[100, 9990]], null],
    ['no price at all', [], null],
    ['a price that is still to come', [[-1, 9990]], null],
    [
      'a reduction',
      [
        [100, 9990],
        [5, 7990],
      ],
      9990,
    ],
    [
      'a reduction that is to come',
      [
        [100, 9990],
        [-1, 7990],
      ],
      null,
    ],
    [
      'a reduction from this moment on',
      [
        [100, 9990],
        [0, 7990],
      ],
      9990,
    ],
    [
      'a reduction that has stood for months',
      [
        [300, 9990],
        [120, 7990],
      ],
      9990,
    ],
    [
      'goods sold for less than 30 days before',
      [
        [12, 9990],
        [5, 7990],
      ],
      9990,
    ],
    [
      'a price raised just before it is "reduced"',
      [
        [100, 9990],
        [8, 14_990],
        [5, 8990],
      ],
      9990,
    ],
    [
      'a price raised just before it goes back',
      [
        [100, 9990],
        [8, 14_990],
        [5, 9990],
      ],
      null,
    ],
    [
      'a price raised just before and reduced above the old one',
      [
        [100, 9990],
        [8, 14_990],
        [5, 11_990],
      ],
      null,
    ],
    [
      'a lower price within the 30 days before',
      [
        [100, 9990],
        [20, 6990],
        [15, 9990],
        [5, 7990],
      ],
      null,
    ],
    [
      'an offer that ended 30 days before',
      [
        [100, 9990],
        [60, 6990],
        [35, 9990],
        [5, 7990],
      ],
      9990,
    ],
    [
      'an offer that ended within the 30 days before',
      [
        [100, 9990],
        [60, 6990],
        [34, 9990],
        [5, 5990],
      ],
      6990,
    ],
    [
      'a reduction that grew without a break',
      [
        [100, 9990],
        [20, 8990],
        [10, 7990],
        [5, 6990],
      ],
      9990,
    ],
    [
      'a reduction that grew over months',
      [
        [200, 9990],
        [90, 8990],
        [5, 6990],
      ],
      9990,
    ],
    [
      'a price raised back',
      [
        [100, 9990],
        [20, 7990],
        [5, 9990],
      ],
      null,
    ],
    [
      'a price raised half-way back',
      [
        [100, 9990],
        [20, 7990],
        [5, 8990],
      ],
      null,
    ],
    [
      'a new reduction soon after a raise',
      [
        [100, 9990],
        [20, 7990],
        [10, 9990],
        [5, 6990],
      ],
      7990,
    ],
    [
      'an entry that repeats the price',
      [
        [100, 9990],
        [20, 7990],
        [10, 7990],
      ],
      9990,
    ],
  ])('%s', (_, entries, expected) => {
    expect(lowestBeforeReduction(log(...entries), today)).toBe(expected);
  });

  it('counts a price that was in force at the very first moment of the 30 days, and none that ended with it', () => {
    expect(lowestBeforeReduction(log([60, 5990], [35, 9990], [5, 4990]), today)).toBe(9990);
    expect(lowestBeforeReduction(log([60, 5990], [34.999, 9990], [5, 4990]), today)).toBe(5990);
  });

  it('lets the last of several entries of one moment count', () => {
    expect(lowestBeforeReduction(log([100, 9990], [5, 12_990], [5, 7990]), today)).toBe(9990);
  });

  const anyLog = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 30 })), { minLength: 1, maxLength: 14 })
    .map((entries) => log(...entries.sort(([a], [b]) => b - a)));

  /** The law, read day by day: prices change only at whole days here. */
  function byTheDays(entries: PriceLogEntry[]): number | null {
    const priceOn = (daysAgo: number) => priceAt(entries, new Date(today.getTime() - daysAgo * day));
    const current = priceOn(0);
    let start: number | null = null;
    for (let ago = 0; ago <= 120; ago += 1) {
      const [price, before] = [priceOn(ago), priceOn(ago + 1)];
      if (price === null || before === null || before < price) break;
      if (before > price) start = ago;
    }
    if (start === null || current === null) return null;
    const days = Array.from({ length: 30 }, (_, index) => priceOn((start ?? 0) + 1 + index));
    const lowest = Math.min(...days.filter((price) => price !== null));
    return lowest > current ? lowest : null;
  }

  it('agrees with the law read day by day', () => {
    fc.assert(
      fc.property(anyLog, (entries) => {
        expect(lowestBeforeReduction(entries, today)).toBe(byTheDays(entries));
      }),
    );
  });

  it('announces only real reductions, from a price that was really asked', () => {
    fc.assert(
      fc.property(anyLog, (entries) => {
        const full = lowestBeforeReduction(entries, today);
        if (full === null) return;
        expect(full).toBeGreaterThan(priceAt(entries, today) ?? Infinity);
        expect(entries.map(({ price }) => price)).toContain(full);
      }),
    );
  });

  it('does not depend on the order of the entries, nor on those to come, nor on how long the price has stood', () => {
    fc.assert(
      fc.property(anyLog, fc.integer({ min: 1, max: 400 }), (entries, later) => {
        const distinct = entries.filter(({ at }, index) => entries[index + 1]?.at !== at);
        const full = lowestBeforeReduction(distinct, today);
        expect(lowestBeforeReduction(distinct.toReversed(), today)).toBe(full);
        expect(lowestBeforeReduction([...distinct, ...log([-1, 1])], today)).toBe(full);
        expect(lowestBeforeReduction(distinct, new Date(today.getTime() + later * day))).toBe(full);
      }),
    );
  });
});

describe('priceAt', () => {
  it('[PDP-01] answers the last price of the role that is in force', () => {
    const entries: PriceLogEntry[] = [
      ...log([10, 9990], [5, 7990], [-5, 1]),
      { at: today.toISOString(), role: 'staff', price: money(5990) },
    ];
    expect(priceAt(entries, today)).toBe(7990);
    expect(priceAt(entries, today, 'staff')).toBe(5990);
    expect(priceAt(entries, today, 'pro')).toBeNull();
    expect(priceAt(entries, new Date(today.getTime() - 6 * day))).toBe(9990);
  });
});
