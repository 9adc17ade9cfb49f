import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Prices, PriceType } from '#lib/contract/price.ts';
import { priceCurve, priceSpans, reductionSteps } from '#lib/core/prices/history.ts';
import { priceOfType, recommendedPrice, shownPrice } from '#lib/core/prices/index.ts';
import { money, type Money } from '#lib/contract/money.ts';

const prices: Prices = {
  rrp: money(39_990),
  rrpFull: null,
  vk: money(29_990),
  vkFull: money(37_490),
  premium: money(26_990),
  premiumFull: money(33_740),
  staff: money(20_240),
};

describe('priceOfType', () => {
  it.each<[PriceType, Money, Money | null]>([
    ['vk', money(29_990), money(37_490)],
    ['premium', money(26_990), money(33_740)],
    ['staff', money(20_240), null],
  ])('[PDP-01] reads the fields of %s', (type, price, full) =>
    expect(priceOfType(prices, type)).toEqual({ price, full }),
  );

  it('[PDP-01] [PDP-02] falls back to vk, price and full price alike, where the answer has no field of the type', () => {
    expect(priceOfType(prices, 'pro')).toEqual({ price: money(29_990), full: money(37_490) });
  });

  it('[PDP-04] never takes the full price of another type, nor the recommended one', () => {
    const field = fc.option(fc.integer({ min: 1, max: 1e6 }).map(money), { nil: undefined });
    fc.assert(
      fc.property(
        field,
        field,
        field,
        fc.constantFrom<PriceType>('premium', 'staff', 'pro'),
        (own, full, rrp, type) => {
          const answer: Prices = {
            rrp: rrp ?? null,
            rrpFull: null,
            vk: money(10_000),
            vkFull: null,
            [type]: own,
            [`${type}Full`]: full ?? null,
          };
          expect(priceOfType(answer, type)).toEqual(
            own === undefined ? { price: money(10_000), full: null } : { price: own, full: full ?? null },
          );
        },
      ),
    );
  });
});

describe('recommendedPrice', () => {
  it.each(['hu', 'cz', 'cs'])('[PDP-05] is hidden in the market %s, whatever the flag says', (market) => {
    expect(recommendedPrice(prices, market, true)).toBeNull();
  });

  it('[PDP-05] shows elsewhere by the flag alone, and only above the selling price', () => {
    expect(recommendedPrice(prices, 'sk', true)).toBe(39_990);
    expect(recommendedPrice(prices, 'sk', false)).toBeNull();
    expect(recommendedPrice({ ...prices, rrp: money(29_990) }, 'sk', true)).toBeNull();
    expect(recommendedPrice({ ...prices, rrp: null }, 'sk', true)).toBeNull();
  });
});

describe('shownPrice with a limit', () => {
  it('[PDP-04] shows a percentage only above the limit and only below the 30-day lowest price', () => {
    const forints = fc.integer({ min: 1, max: 1e6 }).map(money);
    fc.assert(
      fc.property(forints, fc.option(forints), fc.integer({ min: 0, max: 99 }), (price, full, limit) => {
        const shown = shownPrice(price, full, limit);
        expect(shown.percent === null).toBe(shown.full === null);
        expect(shown.percent !== null).toBe(full !== null && (full - price) * 100 > limit * full);
      }),
    );
  });
});

describe('price history', () => {
  const history = [
    { date: '2026-08-23', price: money(33_990) },
    { date: '2026-11-03', price: money(23_990) },
  ];

  it('has no gaps and ends with today', () => {
    const spans = priceSpans(history, '2026-11-21');
    expect(spans.map(({ price }) => price)).toEqual([33_990, 23_990]);
    expect(spans[0]?.until).toBe(spans[1]?.from);
    expect(new Date(spans[1]?.until ?? 0).toISOString()).toBe('2026-11-22T00:00:00.000Z');
  });

  it('draws a step down where the price falls', () => {
    expect(priceCurve(priceSpans(history, '2026-11-21'), 91, 10)).toEqual({
      path: 'M0 0V0H72V10H91',
      lowest: 23_990,
      highest: 33_990,
    });
    expect(priceCurve([], 90, 10)).toBeNull();
  });

  it('never leaves its box, and runs from its left edge to its right one', () => {
    const day = fc
      .integer({ min: 0, max: 89 })
      .map((days) => new Date(Date.UTC(2026, 7, 23) + days * 864e5).toISOString().slice(0, 10));
    const entry = fc.record({ date: day, price: fc.integer({ min: 1, max: 1e6 }).map(money) });
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ date }) => date, minLength: 1 }), (entries) => {
        const curve = priceCurve(priceSpans(entries, '2026-11-21'), 320, 72);
        const across = [...(curve?.path ?? '').matchAll(/H([\d.]+)/g)].map(([, x]) => Number(x));
        const heights = [...(curve?.path ?? '').matchAll(/V([\d.]+)/g)].map(([, y]) => Number(y));
        expect(across.at(-1)).toBe(320);
        expect(across).toEqual(across.toSorted((a, b) => a - b));
        expect(heights.every((y) => y >= 0 && y <= 72)).toBe(true);
      }),
    );
  });
});

describe('a reduction in steps', () => {
  const stepsOf = (prices: [date: string, price: number][], full: number) => {
    const history = prices.map(([date, price]) => ({ date, price: money(price) }));
    const steps = reductionSteps(priceSpans(history, '2026-11-28'), money(full));
    return steps && [steps.began, steps.lowered].map((moment) => new Date(moment).toISOString().slice(0, 10));
  };

  it('[PDP-04] [ADR-0016] is counted from the first of them', () => {
    const once: [string, number][] = [
      ['2026-08-30', 35_990],
      ['2026-10-23', 24_990],
    ];
    expect(stepsOf([...once, ['2026-11-12', 20_990]], 35_990)).toEqual(['2026-10-23', '2026-11-12']);
    expect(stepsOf(once, 35_990)).toBeNull();
  });

  it('[PDP-04] is no longer the same one once the price had risen, or where nothing is reduced', () => {
    const risen: [string, number][] = [
      ['2026-08-30', 35_990],
      ['2026-10-01', 19_990],
      ['2026-10-23', 24_990],
      ['2026-11-12', 20_990],
    ];
    expect(stepsOf(risen, 35_990)).toEqual(['2026-10-23', '2026-11-12']);
    expect(stepsOf([['2026-08-30', 20_990]], 20_990)).toBeNull();
    expect(stepsOf([], 20_990)).toBeNull();
  });
});
