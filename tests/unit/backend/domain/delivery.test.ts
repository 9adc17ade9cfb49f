import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, allocateCart, placesFor } from '#backend/domain/allocation.ts';
import { canDeliver, deliveryPrice, missingForFreeDelivery, type Parcel } from '#backend/domain/delivery.ts';
import { orderNumber } from '#backend/domain/orders.ts';
import { money } from '#lib/contract/money.ts';
import { goodsOf, cartCatalogOf } from './cart-catalog.ts';

const parcel = (items: number, given: Partial<Parcel> = {}): Parcel => ({
  items: money(items),
  pieces: 1,
  hasHeavy: false,
  hasBike: false,
  ...given,
});

describe('deliveryPrice', () => {
  it.each<[Parcel, home: number, point: number]>([
    [parcel(19_999), 1490, 990],
    [parcel(20_000), 0, 0],
    [parcel(19_999, { hasHeavy: true }), 6480, 5980],
    [parcel(249_990, { hasHeavy: true }), 4990, 4990],
    [parcel(0, { pieces: 0 }), 0, 0],
  ])('%o', (given, home, point) => {
    expect(deliveryPrice('home', given)).toBe(home);
    expect(deliveryPrice('pick_up_points', given)).toBe(point);
    expect(deliveryPrice('click_and_collect', given)).toBe(0);
  });

  it('says what is missing for free delivery, where it can be reached', () => {
    expect(missingForFreeDelivery(parcel(12_500))).toBe(7500);
    expect(missingForFreeDelivery(parcel(20_000))).toBeNull();
    expect(missingForFreeDelivery(parcel(100, { hasHeavy: true }))).toBeNull();
  });

  it('sends neither heavy goods nor bicycles to pick-up points', () => {
    expect(canDeliver('pick_up_points', parcel(1))).toBe(true);
    expect(canDeliver('pick_up_points', parcel(1, { hasHeavy: true }))).toBe(false);
    expect(canDeliver('pick_up_points', parcel(1, { hasBike: true }))).toBe(false);
    expect(canDeliver('home', parcel(1, { hasBike: true }))).toBe(true);
  });
});

describe('allocation', () => {
  it('takes exactly what is wanted and never more than a place has, or nothing', () => {
    const anyStock = fc.dictionary(fc.constantFrom('online', 'a', 'b', 'c'), fc.nat(5));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 15 }), anyStock, (pieces, given) => {
        const stock = new Map(Object.entries(given));
        const takes = allocate(pieces, stock, [...stock.keys()]);
        const total = [...stock.values()].reduce((sum, there) => sum + there, 0);
        expect(takes === null).toBe(total < pieces);
        expect((takes ?? []).every((take) => take.pieces > 0 && take.pieces <= (stock.get(take.place) ?? 0))).toBe(
          true,
        );
        if (takes) expect(takes.reduce((sum, take) => sum + take.pieces, 0)).toBe(pieces);
      }),
    );
  });

  it('[STORE-05] sends from the warehouse and then from the fullest stores; a chosen store gives first', () => {
    const stock = new Map([
      ['szeged', 2],
      ['online', 1],
      ['pecs', 3],
      ['eger', 2],
    ]);
    const address = { postal: '6724', city: 'Szeged', street: 'Fő tér', streetNo: '1.' };
    expect(placesFor({ type: 'home', address }, stock)).toEqual(['online', 'pecs', 'eger', 'szeged']);
    expect(placesFor({ type: 'click_and_collect', store: 'eger' }, stock)).toEqual([
      'eger',
      'online',
      'pecs',
      'szeged',
    ]);
  });

  it('names the lines that another line leaves nothing for', () => {
    const catalog = cartCatalogOf([goodsOf(1, { stock: new Map([['online', 3]]) })]);
    const line = {
      optionId: 1,
      quantity: 2,
      mounting: null,
      related: [],
      set: null,
      team: null,
      print: null,
      added: null,
    };
    const lines = [
      { ...line, hash: 'first' },
      { ...line, hash: 'second' },
    ];
    const { takes, short } = allocateCart(lines, catalog, () => ['online']);
    expect(takes).toEqual([{ optionId: 1, place: 'online', pieces: 2 }]);
    expect(short).toEqual(['second']);
  });
});

describe('orderNumber', () => {
  it('has the year of Budapest and six digits', () => {
    expect(orderNumber(123, new Date('2026-11-21T10:00:00Z'))).toBe('L26-000123');
    expect(orderNumber(1_234_567, new Date('2026-12-31T23:30:00Z'))).toBe('L27-1234567');
  });
});
