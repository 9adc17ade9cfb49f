import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { marketDay } from '#lib/core/calendar/days.ts';
import { workingDayAfter } from '#lib/core/calendar/holidays.ts';
import { money } from '#lib/contract/money.ts';
import type { ProductOption, Stock } from '#lib/contract/product.ts';
import { deliveryWays } from '#lib/core/products/delivery.ts';
import type { FactValue } from '#lib/contract/facts.ts';
import { factOf } from '#lib/core/facts/all-facts.ts';
import { valueIdsOf, type Fact } from '#lib/core/facts/fact.ts';
import { fitNote } from '#lib/core/facts/rows.ts';
import { fitAdvice } from '#lib/core/products/fit-advice.ts';
import { en, hu } from '#tests/messages.ts';
import { isGone } from '#lib/core/products/variants.ts';
import {
  shopLines,
  shopRegister,
  shopsMatching,
  shopStockClass,
  sortedShopLines,
  withDistances,
  type ShopLine,
} from '#lib/products/shop-stock.ts';
import { fittingView, largestScale, panBy, toggleZoom, zoomTo, type View } from '#lib/products/zoom.ts';
import { parseRecentlyViewed, recentlyViewed, withViewed } from '#lib/recently-viewed/index.ts';

describe('working days', () => {
  it('are counted over weekends and holidays', () => {
    expect(workingDayAfter('2026-11-21', 2)).toBe('2026-11-24');
    expect(workingDayAfter('2026-12-23', 2)).toBe('2026-12-28');
    expect(workingDayAfter('2027-03-25', 1)).toBe('2027-03-30');
  });

  it('begin at midnight in Budapest', () => expect(marketDay(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21'));
});

describe('deliveryWays', () => {
  const today = '2026-11-20';

  it('names home, store and parcel point with cost and days', () => {
    expect(deliveryWays({ price: money(19_990), isHeavy: false, isBike: false }, today)).toEqual([
      { type: 'home', price: 1490, expected: { from: '2026-11-24', until: '2026-11-25' } },
      { type: 'store', price: 0, expected: { from: '2026-11-24', until: '2026-11-26' } },
      { type: 'point', price: 990, expected: { from: '2026-11-24', until: '2026-11-25' } },
    ]);
    expect(
      deliveryWays({ price: money(20_000), isHeavy: false, isBike: false }, today).map(({ price }) => price),
    ).toEqual([0, 0, 0]);
  });

  it('agrees on a day for heavy goods, which cost more and go to no parcel point, as bicycles do not', () => {
    expect(deliveryWays({ price: money(15_000), isHeavy: true, isBike: false }, today)).toMatchObject([
      { type: 'home', price: 6480, expected: null },
      { type: 'store' },
    ]);
    expect(deliveryWays({ price: money(200_000), isHeavy: true, isBike: true }, today)[0]).toMatchObject({
      price: 4990,
    });
    expect(
      deliveryWays({ price: money(200_000), isHeavy: false, isBike: true }, today).map(({ type }) => type),
    ).toEqual(['home', 'store']);
  });
});

const option = (id: number, size: string, stock = 1): ProductOption => ({
  id,
  colour: 'korall',
  size,
  sku: `S${id}`,
  ean: '2000000000008',
  stock,
});

describe('stock of the stores', () => {
  const shops = [
    ['store_pecs', 'Pécs'],
    ['store_eger', 'Eger'],
    ['store_ajka', 'Ajka'],
    ['store_orosz', 'Őrhely'],
  ] as const;
  const stock: Stock = {
    updatedAt: '2026-11-21T13:32:00Z',
    stores: shops.map(([sysname, city]) => ({ sysname, city, name: `Lendület ${city}` })),
    rows: [
      { optionId: 1, store: 'store_pecs', stock: 1 },
      { optionId: 2, store: 'store_eger', stock: 5 },
      { optionId: 1, store: 'store_eger', stock: 0 },
      { optionId: 1, store: 'online', stock: 40 },
      { optionId: 99, store: 'store_ajka', stock: 9 },
    ],
  };
  const lines = shopLines(stock, [option(1, '38'), option(2, '39')]);
  const order = (...of: Parameters<typeof sortedShopLines>) => sortedShopLines(...of).map(({ name }) => name);

  it('leaves out the online warehouse, other colours and the word that all names begin with', () => {
    expect(lines.map(({ name, total }) => [name, total])).toEqual([
      ['Pécs', 1],
      ['Eger', 5],
      ['Ajka', 0],
      ['Őrhely', 0],
    ]);
    expect(lines[1]?.pieces).toEqual({ 39: 5, 38: 0 });
  });

  it('[PDP-07] comes by who has it, then by Hungarian town, and by distance where one is known', () => {
    expect(order(lines, null)).toEqual(['Eger', 'Pécs', 'Ajka', 'Őrhely']);
    expect(order(lines, '38')).toEqual(['Pécs', 'Eger', 'Ajka', 'Őrhely']);
    const near = withDistances(
      lines,
      new Map([
        ['store_orosz', 3],
        ['store_eger', 90],
      ]),
    );
    expect(order(near, null)).toEqual(['Őrhely', 'Eger']);
  });

  it('[PDP-07] is a register: the own shop, those of the capital, then by town, each once', () => {
    const towns = fc.constantFrom('Ajka', 'Budapest', 'Győr', 'Cegléd', 'Csorna', 'Ózd', 'Orosháza');
    const shopsAnywhere = fc.array(towns, { maxLength: 12 }).map((cities) =>
      cities.map((city, index) => ({
        sysname: `s${index}`,
        name: `${city} ${index}`,
        city,
        pieces: {},
        total: 0,
        distance: null,
      })),
    );
    fc.assert(
      fc.property(shopsAnywhere, fc.option(fc.nat(12)), (all, own) => {
        const mine = own === null ? null : `s${own}`;
        const groups = shopRegister(all, mine);
        const listed = groups.flatMap(({ lines: of }) => of);
        expect(listed.map(({ sysname }) => sysname).toSorted()).toEqual(all.map(({ sysname }) => sysname).toSorted());
        const isHere = ({ sysname, city }: ShopLine) => [sysname === mine, city === 'Budapest', true].indexOf(true);
        for (const { place, lines: of } of groups) {
          expect(of.map(isHere)).toEqual(of.map(() => [null, 'capital', 'elsewhere'].indexOf(place)));
          const cities = of.map(({ city }) => city);
          const known = ['Ajka', 'Budapest', 'Cegléd', 'Csorna', 'Győr', 'Orosháza', 'Ózd'];
          expect(cities).toEqual(known.flatMap((town) => cities.filter((city) => city === town)));
        }
        expect(listed.map(isHere)).toEqual(listed.map(isHere).toSorted((a, b) => a - b));
      }),
    );
  });

  it('is searched by town without accents or case', () => {
    expect(shopsMatching(lines, ' PECS ').map(({ name }) => name)).toEqual(['Pécs']);
    expect(shopsMatching(lines, '')).toHaveLength(4);
    expect(shopsMatching(lines, 'Gödöllő')).toEqual([]);
  });

  it('counts as enough from fewer pieces in a store', () =>
    expect([0, 1, 2, 3].map(shopStockClass)).toEqual(['none', 'few', 'few', 'available']));
});

describe('fit advice', () => {
  const fact = (key: string, value: FactValue) => ({ key, value, unit: null, label: key, text: String(value) });
  const advice = (facts: ReturnType<typeof fact>[], genderSysname = 'female', sizes = ['S', 'M']) =>
    fitAdvice({ facts, genderSysname, sizes });

  it('[SIZE-01] follows from the cut of clothes and the last of shoes and ski boots', () => {
    expect(advice([fact('fit', 'narrow')])).toEqual({ kind: 'clothes', cut: 'narrow' });
    expect(advice([fact('drop', 8), fact('width', 'wide')])).toEqual({ kind: 'shoes', cut: 'wide' });
    expect(advice([fact('flex', 100), fact('width', 'wide')])).toEqual({ kind: 'skiBoots', cut: 'wide' });
  });

  it('[SIZE-01] is not invented where no fact says it', () => {
    expect(advice([])).toBeNull();
    expect(advice([fact('drop', 8), fact('water', 'none'), fact('fit', true)])).toBeNull();
  });

  it('[SIZE-01] of clothes for children goes by height where their sizes are heights', () => {
    const byHeight = { kind: 'children', cut: 'height' };
    const heights = ['116', '128', '140', '152', '164'];
    expect(advice([fact('fit', 'tapered')], 'kinder', heights)).toEqual(byHeight);
    expect(advice([], 'kinder', heights)).toEqual(byHeight);
    expect(advice([fact('fit', 'tapered')], 'female', heights)).toEqual({ kind: 'clothes', cut: 'tapered' });
    expect(advice([fact('fit', 'wide')], 'kinder', ['S', 'M'])).toEqual({ kind: 'clothes', cut: 'wide' });
    expect(advice([fact('width', 'wide')], 'kinder', ['28', '29'])).toEqual({ kind: 'shoes', cut: 'wide' });
    expect(advice([], 'kinder', ['110', '120', '130'])).toBeNull();
    expect(advice([], 'kinder', ['48–52', '52–55'])).toBeNull();
    for (const { product } of [hu, en]) expect(product.fitAdvice.children.height).not.toBe('');
  });

  it('[SIZE-01] has a sentence for each value of these facts in both languages', () => {
    const cuts = (key: 'fit' | 'width') => Object.keys(valueIdsOf(factOf(key) as Fact)).toSorted();
    for (const { product } of [hu, en]) {
      expect(Object.keys(product.fitAdvice.clothes).toSorted()).toEqual(cuts('fit'));
      expect(Object.keys(product.fitAdvice.shoes).toSorted()).toEqual(cuts('width'));
      expect(Object.keys(product.fitAdvice.skiBoots).toSorted()).toEqual(cuts('width'));
    }
  });
});

describe('product', () => {
  it('is gone once no option has a piece left', () => {
    expect(isGone({ options: [option(1, '38', 0), option(2, '39', 0)] })).toBe(true);
    expect(isGone({ options: [option(1, '38', 0), option(2, '39', 1)] })).toBe(false);
  });

  it('says how it is cut where its facts or its data do', () => {
    const row = { key: 'fit', label: 'Fit', text: 'slim', lang: undefined };
    const words = [{ name: 'Szabás', value: 'karcsúsított' }];
    expect(fitNote([row], words)).toMatchObject({ text: 'slim', lang: undefined });
    expect(fitNote([], words)).toEqual({ text: 'karcsúsított', lang: 'hu' });
    expect(fitNote([], [])).toBeNull();
  });
});

describe('zoom', () => {
  const frames = fc.record({ width: fc.integer({ min: 200, max: 2600 }), height: fc.integer({ min: 200, max: 1600 }) });
  const points = fc.record({ x: fc.integer({ min: -1300, max: 1300 }), y: fc.integer({ min: -800, max: 800 }) });
  const steps = fc.array(
    fc.oneof(
      fc.record({ scale: fc.double({ min: 0.1, max: 20, noNaN: true }), at: points }),
      fc.record({ by: points }),
      fc.record({ toggle: points }),
    ),
  );

  it('[ADR-0161] enlarges every picture to 2000 px at least', () => {
    fc.assert(fc.property(frames, (frame) => largestScale(frame) * Math.min(frame.width, frame.height) >= 1999));
  });

  it('never shows more than the picture, whatever is done', () => {
    fc.assert(
      fc.property(frames, steps, (frame, done) => {
        const view = done.reduce((old: View, step) => {
          if ('scale' in step) return zoomTo(old, step.scale, step.at, frame);
          return 'by' in step ? panBy(old, step.by, frame) : toggleZoom(old, step.toggle, frame);
        }, fittingView);
        const side = Math.min(frame.width, frame.height) * view.scale;
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(largestScale(frame));
        expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, (side - frame.width) / 2) + 1e-9);
        expect(Math.abs(view.y)).toBeLessThanOrEqual(Math.max(0, (side - frame.height) / 2) + 1e-9);
      }),
    );
  });

  it('keeps what lies under the fingers there', () => {
    const frame = { width: 800, height: 800 };
    const view = zoomTo(fittingView, 2, { x: 100, y: -50 }, frame);
    expect(view).toEqual({ scale: 2, x: -100, y: 50 });
    expect(zoomTo(view, 1, { x: 0, y: 0 }, frame)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it('goes to the full and back at a double press', () => {
    const frame = { width: 400, height: 800 };
    const full = toggleZoom(fittingView, { x: 0, y: 0 }, frame);
    expect(full.scale).toBe(5);
    expect(toggleZoom(full, { x: 30, y: 30 }, frame)).toEqual(fittingView);
  });
});

describe('recently viewed', () => {
  const memory = new Map<string, string>();
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  };
  afterEach(() => {
    memory.clear();
    vi.unstubAllGlobals();
  });

  it('keeps twelve, the latest first, each once', () => {
    const ids = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(fc.array(ids), ids, (before, last) => {
        const viewed = [...before, last].reduce(withViewed, [] as number[]);
        expect(viewed[0]).toBe(last);
        expect(viewed.length).toBeLessThanOrEqual(12);
        expect(new Set(viewed).size).toBe(viewed.length);
      }),
    );
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[1,2]',
    '{"version":2,"ids":[1]}',
    '{"version":1,"ids":["1"]}',
    '{"version":1,"ids":[1.5]}',
    '{"version":1,"ids":[-1]}',
    '{"version":1}',
  ])('takes %j for nothing', (stored) => expect(parseRecentlyViewed(stored)).toEqual([]));

  it('never takes more than twelve from what is stored, whatever that is', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        let text: string | null = null;
        try {
          text = JSON.stringify(stored) ?? null;
        } catch {
          text = String(stored);
        }
        return parseRecentlyViewed(text).length <= 12;
      }),
    );
    expect(
      parseRecentlyViewed(JSON.stringify({ version: 1, ids: Array.from({ length: 40 }, (_, at) => at + 1) })),
    ).toHaveLength(12);
  });

  it('is read back and cleared, and stored only where that is allowed', () => {
    vi.stubGlobal('localStorage', storage);
    recentlyViewed.add(5);
    recentlyViewed.add(9);
    expect(recentlyViewed.read()).toEqual([9, 5]);
    expect(memory.size).toBe(0);
    recentlyViewed.clear();
    expect(recentlyViewed.read()).toEqual([]);
  });

  it('is empty, and no error, where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    recentlyViewed.add(5);
    recentlyViewed.clear();
    expect(recentlyViewed.read()).toEqual([]);
  });
});
