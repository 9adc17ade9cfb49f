import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLog, shelfPrice, type PriceStory } from '#demo/catalog/prices.ts';
import { createRandom } from '#lib/core/random.ts';
import { money } from '#lib/contract/money.ts';

const day = 86_400_000;
const today = Date.UTC(2026, 10, 21);

describe('shelfPrice', () => {
  it('ends in 490 or 990 and never goes below the shop’s lowest price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_200_000 }), (forints) => {
        const price = shelfPrice(forints);
        expect(price).toBeGreaterThanOrEqual(4490);
        expect([490, 990]).toContain(price % 1000);
        if (price > 10_000) expect(price % 1000).toBe(990);
      }),
    );
  });
});

describe('priceLog', () => {
  const stories: PriceStory[] = ['steady', 'reduced', 'stepped', 'ended'];

  it('reduces below every price of the 30 days before', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 100, max: 400 }),
        fc.integer({ min: 4000, max: 900_000 }),
        fc.constantFrom(...stories),
        (seed, ageDays, forints, story) => {
          const random = createRandom(seed, 'test');
          const log = priceLog(random, { today, ageDays, price: shelfPrice(forints), brand: 'vantor', story });
          const prices = log.filter(({ role }) => role === 'vk');
          prices.forEach((entry, index) => {
            const before = prices[index - 1];
            if (!before || entry.price >= before.price) return;
            const windowStart = Date.parse(entry.at) - 30 * day;
            const inWindow = prices
              .slice(0, index)
              .filter((_, earlier) => earlier === index - 1 || Date.parse(prices[earlier + 1]!.at) > windowStart);
            expect(Date.parse(prices[0]!.at)).toBeLessThanOrEqual(windowStart);
            expect(entry.price).toBeLessThan(Math.min(...inWindow.map(({ price }) => price)));
          });
        },
      ),
    );
  });

  it('gives every role a price at every change: premium is ten percent below the public price', () => {
    const log = priceLog(createRandom(1, 'test'), {
      today,
      ageDays: 300,
      price: money(29990),
      brand: 'vantor',
      story: 'stepped',
    });
    for (const { at, price } of log.filter(({ role }) => role === 'vk')) {
      const ofRole = (role: string): number => log.find((entry) => entry.at === at && entry.role === role)?.price ?? 0;
      expect(ofRole('premium')).toBe(Math.round(price * 0.09) * 10);
      for (const role of ['staff', 'pro']) {
        expect(ofRole(role)).toBeLessThanOrEqual(price * 0.9 + 5);
        expect(ofRole(role)).toBeGreaterThanOrEqual(price * 0.81 - 5);
      }
    }
  });

  it('ends a reduction at the regular price', () => {
    const log = priceLog(createRandom(5, 'test'), {
      today,
      ageDays: 110,
      price: money(29990),
      brand: 'ordas',
      story: 'ended',
    });
    const prices = log.filter(({ role }) => role === 'vk').map(({ price }) => price);
    expect(prices.at(-2)).toBeLessThan(29990);
    expect(prices.at(-1)).toBe(29990);
  });
});
