import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, weekdayOf } from '#lib/core/calendar/days.ts';
import type { Rectangle } from '#backend/content/model.ts';
import { fittingOffers, pageTemplates, templateFor } from '#demo/content/page-templates.ts';
import { makeFlipbooks, offerWeekStart } from '#demo/content/flipbooks.ts';
import { lowestBeforeReduction, priceAt } from '#lib/core/prices/reduction.ts';
import { demoCatalog, demoContent, demoNow } from './demo-content.ts';

const { flipbooks } = demoContent;
const today = '2026-11-21';
const least = 0.06;
const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('page templates', () => {
  it.each(Object.entries(pageTemplates))('%s keeps its slots apart, within the page and large enough', (_, slots) => {
    slots.forEach((slot, at) => {
      expect(slot.x).toBeGreaterThanOrEqual(0);
      expect(slot.y).toBeGreaterThanOrEqual(0.2);
      expect(slot.x + slot.width).toBeLessThanOrEqual(1);
      expect(slot.y + slot.height).toBeLessThanOrEqual(1);
      expect(Math.min(slot.width, slot.height)).toBeGreaterThanOrEqual(least);
      for (const other of slots.slice(at + 1)) expect(overlap(slot, other)).toBe(false);
    });
  });

  it('[STORE-04] fit one to three offers', () => {
    for (let offers = 1; offers <= 3; offers++) expect(pageTemplates[templateFor(offers)]).toHaveLength(offers);
    expect(() => templateFor(4)).toThrow(RangeError);
    expect(() => templateFor(0)).toThrow(RangeError);
  });
});

describe('the offers of a page', () => {
  it('[STORE-04] are three, and two where what stands in half a page needs room for its price before', () => {
    expect(fittingOffers([false, false, false, false])).toBe(3);
    expect(fittingOffers([true, false, false])).toBe(3);
    expect(fittingOffers([false, false, true])).toBe(2);
    expect(fittingOffers([true, true])).toBe(2);
    expect(fittingOffers([true])).toBe(1);
    expect(fittingOffers([])).toBe(0);
  });
});

describe('flipbooks', () => {
  it('[STORE-04] are eight of 12 to 36 pages with one to three offers each', () => {
    expect(flipbooks).toHaveLength(8);
    for (const { slug, pages } of flipbooks) {
      expect(pages.length, slug).toBeGreaterThanOrEqual(12);
      expect(pages.length, slug).toBeLessThanOrEqual(36);
      pages.forEach(({ number, template, picture, heading, text, offers }, at) => {
        expect(number).toBe(at + 1);
        expect(picture).toBe(`book-${slug}-${number}`);
        expect(heading).not.toBe('');
        expect(text.length).toBeGreaterThanOrEqual(1);
        expect(offers.map(({ slot }) => slot)).toEqual(pageTemplates[template]);
      });
    }
  });

  it('offer each product once, at the price of the day and what it is lawfully reduced from', () => {
    const products = new Map(demoCatalog.products.map((product) => [product.id, product]));
    const noon = new Date('2026-11-21T12:00:00Z');
    let reduced = 0;
    for (const { pages } of flipbooks) {
      const offers = pages.flatMap((page) => page.offers);
      expect(new Set(offers.map(({ productId }) => productId)).size).toBe(offers.length);
      for (const { productId, name, url, price, priceFull } of offers) {
        const product = products.get(productId)!;
        const log = product.priceLog.filter(({ role }) => role === 'vk');
        expect(price).toBe(priceAt(log, noon));
        expect(priceFull).toBe(lowestBeforeReduction(log, noon));
        expect(name.endsWith(product.name) && url === `/p/${product.slug}-${productId}/`).toBe(true);
        if (priceFull !== null) reduced += 1;
      }
    }
    expect(reduced).toBeGreaterThan(80);
  });

  it('hold from a Thursday to a Wednesday: five now, two no longer, one not yet', () => {
    for (const { validFrom, validTo } of flipbooks) expect([weekdayOf(validFrom), weekdayOf(validTo)]).toEqual([3, 2]);
    expect(flipbooks.filter(({ validFrom, validTo }) => validFrom <= today && today <= validTo)).toHaveLength(5);
    expect(flipbooks.filter(({ validTo }) => validTo < today)).toHaveLength(2);
    expect(flipbooks.filter(({ validFrom }) => validFrom > today)).toHaveLength(1);
  });

  it('are for stores that exist, some for all', () => {
    const shops = demoCatalog.shops.map(({ sysname }) => sysname);
    for (const flipbook of flipbooks) for (const sysname of flipbook.stores) expect(shops).toContain(sysname);
    expect(
      flipbooks.some((flipbook) => flipbook.stores.length === 0) &&
        flipbooks.some((flipbook) => flipbook.stores.length > 0),
    ).toBe(true);
  });

  it('have contents that lead to their pages in order', () => {
    for (const { contents, pages } of flipbooks) {
      expect(contents[0]).toEqual({ title: 'Címlap', page: 1 });
      const numbers = contents.map(({ page }) => page);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers.at(-1)).toBeLessThanOrEqual(pages.length);
    }
  });

  it('leave out what the catalog does not have', () => {
    const few = { ...demoCatalog, products: demoCatalog.products.slice(0, 5) };
    for (const { pages } of makeFlipbooks(few, demoNow))
      for (const { offers } of pages) expect(offers.length).toBeGreaterThan(0);
    expect(makeFlipbooks({ ...demoCatalog, products: [] }, demoNow)).toEqual([]);
  });
});

describe('offerWeekStart', () => {
  it('is the Thursday on the day or before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const day = dayAfter('2000-01-01', days);
        const start = offerWeekStart(day);
        expect(weekdayOf(start)).toBe(3);
        expect(start <= day && day <= dayAfter(start, 6)).toBe(true);
      }),
    );
  });
});
