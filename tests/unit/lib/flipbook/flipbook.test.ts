import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '#lib/contract/money.ts';
import type { Flipbook, Hotspot } from '#lib/contract/flipbook.ts';
import {
  askedPage,
  findInFlipbook,
  firstOf,
  offerPrice,
  offerUnitPrice,
  pageAfter,
  spreadAt,
  validityOn,
} from '#lib/flipbook/index.ts';
import { flipbookPath, flipbookTextPath, flipbooksOfShopPath } from '#lib/flipbook/paths.ts';
import { largestFlipbookScale, panFlipbook, toggleFlipbookZoom, zoomFlipbook } from '#lib/flipbook/zoom.ts';

const offer = (changes: Partial<Hotspot> = {}): Hotspot => ({
  productId: 1,
  x: 0,
  y: 0,
  width: 0.5,
  height: 0.5,
  name: 'Hópihe női sídzseki',
  url: '/p/hopihe-1/',
  image: null,
  pricePrinted: money(24_990),
  pricePrintedFull: money(29_990),
  priceNow: money(24_990),
  contents: null,
  ...changes,
});

describe('[STORE-04] pages side by side', () => {
  it.each([
    [1, 12, 'spread', { left: null, right: 1 }],
    [2, 12, 'spread', { left: 2, right: 3 }],
    [3, 12, 'spread', { left: 2, right: 3 }],
    [12, 12, 'spread', { left: 12, right: null }],
    [13, 13, 'spread', { left: 12, right: 13 }],
    [5, 12, 'single', { left: null, right: 5 }],
    [1, 1, 'spread', { left: null, right: 1 }],
  ] as const)('page %i of %i as %s', (page, count, layout, spread) =>
    expect(spreadAt(page, count, layout)).toEqual(spread),
  );

  it.each([
    [1, 1, 'spread', 2],
    [3, 1, 'spread', 4],
    [2, -1, 'spread', 1],
    [1, -1, 'spread', 1],
    [12, 1, 'spread', 12],
    [11, 1, 'spread', 12],
    [1, 1, 'single', 2],
    [12, 1, 'single', 12],
    [1, -1, 'single', 1],
    [5, -1, 'single', 4],
  ] as const)('from page %i by %i as %s to page %i, of 12', (page, by, layout, to) =>
    expect(pageAfter(page, by, 12, layout)).toBe(to),
  );

  it('reaches every page, on and back, and never leaves the flipbook', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('single' as const, 'spread' as const),
        (count, layout) => {
          const seen = new Set<number>();
          let page = 1;
          for (let step = 0; step <= count; step++) {
            const { left, right } = spreadAt(page, count, layout);
            for (const number of [left, right]) if (number !== null) seen.add(number);
            page = pageAfter(page, 1, count, layout);
            expect(page).toBeLessThanOrEqual(count);
          }
          expect(seen.size).toBe(count);
          for (let step = 0; step <= count; step++) page = pageAfter(page, -1, count, layout);
          expect(page).toBe(1);
        },
      ),
    );
  });

  it('names a spread by its first page', () => {
    expect([
      firstOf({ left: 2, right: 3 }),
      firstOf({ left: null, right: 1 }),
      firstOf({ left: 12, right: null }),
    ]).toEqual([2, 1, 12]);
  });
});

describe('[RT-21] [RT-22] [RT-23] addresses', () => {
  it('stand under the prefix', () => {
    expect([
      flipbookPath('heti'),
      flipbookPath('heti', 7),
      flipbookTextPath('heti'),
      flipbooksOfShopPath('pecs'),
    ]).toEqual([
      '/aktualis-ajanlatok/heti/',
      '/aktualis-ajanlatok/heti/?oldal=7',
      '/aktualis-ajanlatok/heti/szoveg/',
      '/aktualis-ajanlatok/shop/pecs/',
    ]);
  });

  it.each([
    ['?oldal=7', 7],
    ['', 1],
    ['?oldal=0', 1],
    ['?oldal=13', 1],
    ['?oldal=-2', 1],
    ['?oldal=2.5', 1],
    ['?oldal=x', 1],
    ['?oldal=0012', 1],
    ['?oldal=012', 12],
  ])('ask by %s for page %i of 12', (search, page) => expect(askedPage(search, 12)).toBe(page));
});

describe('what an offer costs', () => {
  it.each([
    ['valid', {}, { price: money(24_990), full: money(29_990), state: 'printed' }],
    ['coming', {}, { price: money(24_990), full: money(29_990), state: 'printed' }],
    ['over', { priceNow: money(29_990) }, { price: money(29_990), full: null, state: 'changed' }],
    ['over', {}, { price: money(24_990), full: null, state: 'printed' }],
    ['valid', { priceNow: money(19_990) }, { price: money(19_990), full: null, state: 'changed' }],
    ['valid', { priceNow: money(104_990) }, { price: money(24_990), full: money(29_990), state: 'printed' }],
    ['valid', { priceNow: null }, { price: money(24_990), full: null, state: 'gone' }],
  ] as const)('in a %s flipbook with %o', (validity, changes, expected) =>
    expect(offerPrice(offer(changes), validity)).toEqual(expected),
  );

  it('have the unit price of the price that is shown, if any', () => {
    const words = (_: string, { price, per }: { price: string; per: string }) =>
      `${price.replaceAll('\u00A0', ' ')}/${per}`;
    const socks = offer({ contents: { amount: 2, unit: 'pair' }, priceNow: money(22_990) });
    expect(offerUnitPrice(words, socks, 'valid')).toBe('11 495 Ft/pair');
    expect(offerUnitPrice(words, { ...socks, priceNow: null }, 'valid')).toBeNull();
    expect(offerUnitPrice(words, offer(), 'valid')).toBeNull();
  });

  it.each([
    ['2026-11-18', 'coming'],
    ['2026-11-19', 'valid'],
    ['2026-11-25', 'valid'],
    ['2026-11-26', 'over'],
  ])('on %s the flipbook is %s', (day, validity) =>
    expect(validityOn(day, { validFrom: '2026-11-19', validTo: '2026-11-25' })).toBe(validity),
  );
});

describe('words in a flipbook', () => {
  const pages: Flipbook['pages'] = [
    {
      number: 1,
      heading: 'Tél a hegyen',
      text: ['Őszi készlet, télre.'],
      image: { path: '/media/a', alt: '' },
      hotspots: [offer()],
    },
    {
      number: 2,
      heading: 'Sapkák',
      text: [],
      image: { path: '/media/a', alt: '' },
      hotspots: [offer({ name: 'Hősugár sapka' })],
    },
  ];

  it('are found without accents, and marked as they are written', () => {
    expect(findInFlipbook(pages, 'hosugar')).toEqual([
      {
        page: 2,
        heading: 'Sapkák',
        parts: [
          { text: 'Hősugár', isFound: true },
          { text: ' sapka', isFound: false },
        ],
      },
    ]);
    expect(findInFlipbook(pages, 'ŐSZI').map(({ page }) => page)).toEqual([1]);
    expect(findInFlipbook(pages, 'sídzseki')[0]?.parts[1]).toEqual({ text: 'sídzseki', isFound: true });
  });

  it('are not looked for before there are two letters', () => expect(findInFlipbook(pages, 'h')).toEqual([]));

  it('always make up the text again', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2, maxLength: 8 }), (typed) => {
        for (const { parts } of findInFlipbook(pages, typed)) {
          expect(parts.every(({ text }) => text !== '')).toBe(true);
          expect(parts.filter(({ isFound }) => isFound)).toHaveLength(1);
        }
      }),
    );
  });
});

describe('an enlarged flipbook', () => {
  const frame = { width: 400, height: 300 };
  const views = fc.record({
    scale: fc.double({ min: 0.2, max: 9, noNaN: true }),
    x: fc.double({ min: -999, max: 999, noNaN: true }),
    y: fc.double({ min: -999, max: 999, noNaN: true }),
  });

  it('keeps what lies under the finger there, and never shows beyond its edges', () => {
    fc.assert(
      fc.property(views, ({ scale, x, y }) => {
        const view = zoomFlipbook({ scale: 1, x: 0, y: 0 }, scale, { x: x / 8, y: y / 8 }, frame);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(largestFlipbookScale);
        const moved = panFlipbook(view, { x, y }, frame);
        expect(Math.abs(moved.x)).toBeLessThanOrEqual((frame.width * (moved.scale - 1)) / 2 + 1e-9);
        expect(Math.abs(moved.y)).toBeLessThanOrEqual((frame.height * (moved.scale - 1)) / 2 + 1e-9);
      }),
    );
  });

  it('fits again by a second double press', () => {
    const enlarged = toggleFlipbookZoom({ scale: 1, x: 0, y: 0 }, { x: 50, y: 0 }, frame);
    expect(enlarged).toEqual({ scale: 2.5, x: -75, y: 0 });
    expect(toggleFlipbookZoom(enlarged, { x: 0, y: 0 }, frame)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});
