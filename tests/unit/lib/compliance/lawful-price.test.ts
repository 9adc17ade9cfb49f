import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestBeforeReduction } from '#lib/core/prices/reduction.ts';
import { money, noMoney, type Money } from '#lib/contract/money.ts';
import { lawfulReduction, logOf, priceInForce } from '#lib/compliance/lawful-price.ts';
import { priceRules } from '#lib/compliance/rules/prices.ts';
import { breachesOf } from '#lib/compliance/rule.ts';
import { shownPrice } from '#lib/core/prices/index.ts';
import { daysAgo, now, productItem, publicLog } from './good-items.ts';

/** Prices of whole days, so few that they often meet. */
const anyLog = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 30 })), { minLength: 1, maxLength: 14 })
  .map((entries) =>
    publicLog(...entries.sort(([a], [b]) => b - a).map(([days, price]): [number, number] => [days, price * 1000])),
  );

describe('lawfulReduction', () => {
  it.each<[name: string, entries: [number, number][], expected: object | null]>([
    ['no reduction', [[100, 9990]], null],
    [
      'one step',
      [
        [100, 9990],
        [5, 7990],
      ],
      { reference: 9990, price: money(7990), steps: 1, daysBefore: 30 },
    ],
    [
      'three steps without a break',
      [
        [100, 9990],
        [20, 8990],
        [10, 7990],
        [5, 6990],
      ],
      { reference: 9990, steps: 3 },
    ],
    [
      'an offer within the 30 days before',
      [
        [100, 9990],
        [60, 6990],
        [34, 9990],
        [5, 5990],
      ],
      { reference: 6990, steps: 1 },
    ],
    [
      'a price raised to be "reduced"',
      [
        [100, 9990],
        [8, 14_990],
        [5, 9990],
      ],
      null,
    ],
    [
      'a raise after the reduction',
      [
        [100, 9990],
        [20, 7990],
        [5, 8990],
      ],
      null,
    ],
    [
      'goods that are new',
      [
        [12, 9990],
        [5, 7990],
      ],
      { reference: 9990, daysBefore: 7 },
    ],
    [
      'a step that is to come',
      [
        [100, 9990],
        [5, 7990],
        [-1, 6990],
      ],
      { reference: 9990, price: money(7990) },
    ],
  ])('reckons %s', (_, entries, expected) => {
    const found = lawfulReduction(publicLog(...entries), now);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatchObject(expected);
  });

  it('comes to what the shop shows, by another way', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        expect(lawfulReduction(log, now)?.reference ?? null).toBe(lowestBeforeReduction(log, new Date(now)));
      }),
      { numRuns: 1000 },
    );
  });

  it('does not depend on the order of the entries', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const distinct = log.filter(({ at }, index) => log[index + 1]?.at !== at);
        expect(lawfulReduction(distinct.toReversed(), now)).toEqual(lawfulReduction(distinct, now));
      }),
    );
  });

  it('takes the public log for a customer type without own prices in force', () => {
    const log = [
      ...publicLog([100, 9990]),
      { at: daysAgo(-1), role: 'pro' as const, price: money(5000) },
      { at: daysAgo(3), role: 'staff' as const, price: money(6000) },
    ];
    expect(priceInForce(logOf(log, 'pro', now), now)).toBe(9990);
    expect(priceInForce(logOf(log, 'staff', now), now)).toBe(6000);
    expect(priceInForce(logOf(log, 'vk', daysAgo(101)), daysAgo(101))).toBeNull();
  });
});

describe('the rules of strike prices', () => {
  const idsOf = (log: ReturnType<typeof publicLog>, full: Money | null, percent: number | null) => {
    const price = priceInForce(log, now) ?? noMoney;
    const item = { shownPrices: [{ type: 'vk' as const, price, full, percent }] };
    return breachesOf(priceRules, productItem({ product: { priceLog: log }, item }))
      .map(({ rule }) => rule.id)
      .filter((id) => id !== 'price-short-history');
  };

  it('let everything pass that the shop makes of any log', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const { full, percent } = shownPrice(
          priceInForce(log, now) ?? noMoney,
          lowestBeforeReduction(log, new Date(now)),
          0,
        );
        expect(idsOf(log, full, percent)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('let no other strike price pass, and no higher percentage', () => {
    fc.assert(
      fc.property(
        anyLog,
        fc.integer({ min: 1, max: 60_000 }).map(money),
        fc.integer({ min: 1, max: 99 }),
        (log, struck, percent) => {
          const lawful = lowestBeforeReduction(log, new Date(now));
          if (struck !== lawful) expect(idsOf(log, struck, null)).toHaveLength(1);
          if (lawful === null) return;
          const price = priceInForce(log, now) ?? noMoney;
          expect(idsOf(log, lawful, percent)).toEqual(
            percent > Math.max(1, (100 * (lawful - price)) / lawful) ? ['price-percent-overstated'] : [],
          );
        },
      ),
      { numRuns: 1000 },
    );
  });
});
