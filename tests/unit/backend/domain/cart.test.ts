import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToCart,
  exchangePieces,
  removeLine,
  removeSet,
  setQuantity,
  type CartAddition,
} from '#backend/domain/cart.ts';
import { priceCart, setShares } from '#backend/domain/cart-prices.ts';
import { optionsOf, type CartLine } from '#backend/domain/cart-lines.ts';
import { cartView } from '#backend/domain/cart-view.ts';
import { noGiftCards } from '#backend/domain/gift-cards.ts';
import { noVouchers } from '#backend/domain/vouchers.ts';
import { piecesOf, type CartCatalog } from '#backend/domain/goods.ts';
import { newGuestUuid } from '#backend/domain/identity.ts';
import { Refusal } from '#backend/domain/errors.ts';
import { money, noMoney, sumOf, times } from '#lib/contract/money.ts';
import { cartSchema } from '#lib/contract/cart.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { anyAddition, anyCartCatalog, countedHashes, goodsOf, cartCatalogOf } from './cart-catalog.ts';

/** The cart after additions, of which those that are refused change nothing. */
function filled(catalog: CartCatalog, additions: CartAddition[]): CartLine[] {
  const newHash = countedHashes();
  let lines: CartLine[] = [];
  for (const addition of additions) {
    try {
      lines = addToCart(lines, addition, catalog, newHash);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return lines;
}

function refusal(work: () => unknown): Record<string, string[]> | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.errors;
    throw error;
  }
  return undefined;
}

const additions = fc.array(anyAddition, { maxLength: 12 });

describe('cart totals', () => {
  it('[CART-01] the totals are the sum of the lines that can be had, whatever is in the cart', () => {
    fc.assert(
      fc.property(anyCartCatalog, anyCartCatalog, additions, (before, after, wanted) => {
        // Stock and prices change between filling and reading, so some lines are short and some have none.
        const cart = cartSchema.parse(
          cartView(priceCart(filled(before, wanted), after), noVouchers, noGiftCards, null),
        );
        const counted = cart.products.filter(({ status }) => status !== 'unavailable');
        const sum = sumOf(counted.map(({ lineTotal }) => lineTotal));
        expect(cart.total.items).toBe(sum);
        expect(cart.total.totalCartPriceFormatted).toBe(formatPrice(sum));
        expect(cart.total.grand).toBe(sum + cart.total.delivery);
        for (const { lineTotal, price, mounting, relatedProducts, option } of counted) {
          const extras = [...(mounting ? [mounting] : []), ...relatedProducts].map((extra) => extra.price);
          expect(lineTotal).toBe(times(sumOf([price, ...extras]), option.quantity));
        }
      }),
    );
  });

  it('the lines of a set cost exactly what the set costs', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 300_000 }).map(money), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 900_000 }).map(money),
        (own, price) => {
          const optionIds = own.map((_, index) => index);
          const shares = setShares({ id: 1, name: '', price, optionIds }, (id) => own[id] ?? noMoney);
          expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(price);
          expect([...shares.values()].every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
        },
      ),
    );
  });
});

describe('a set that the catalog sells in another composition', () => {
  it('costs what its goods cost', () => {
    const offer = { id: 1, name: 'Szett', price: money(100), optionIds: [1, 2] };
    const goods = [goodsOf(1), goodsOf(2), goodsOf(3)];
    const lines = filled(cartCatalogOf(goods, [offer]), [{ productOption: 1, amount: 1, setId: 1 }]);
    expect(priceCart(lines, cartCatalogOf(goods, [offer])).parcel.items).toBe(100);
    for (const optionIds of [[1], [1, 2, 3], [1, 3]]) {
      expect(priceCart(lines, cartCatalogOf(goods, [{ ...offer, optionIds }])).parcel.items).toBe(2000);
    }
    expect(priceCart(lines, cartCatalogOf(goods)).parcel.items).toBe(2000);
  });
});

describe('addToCart', () => {
  it('[CART-02] never holds more of an option than there is, over all lines, sets and related products', () => {
    fc.assert(
      fc.property(anyCartCatalog, additions, (catalog, wanted) => {
        const lines = filled(catalog, wanted);
        for (const optionId of catalog.goods.keys()) {
          const held = lines.flatMap((line) => optionsOf(line).map((id) => (id === optionId ? line.quantity : 0)));
          expect(held.reduce((sum, pieces) => sum + pieces, 0)).toBeLessThanOrEqual(piecesOf(catalog, optionId));
        }
        expect(priceCart(lines, catalog).lines.every(({ status }) => status === 'available')).toBe(true);
      }),
    );
  });

  it('adds the same goods with the same extras to their line, and keeps others apart', () => {
    const catalog = cartCatalogOf([
      goodsOf(1, { mounting: [{ id: 'binding', name: 'Kötés', price: money(500) }] }),
      goodsOf(2),
    ]);
    const lines = filled(catalog, [
      { productOption: 1, amount: 1 },
      { productOption: 1, amount: 2 },
      { productOption: 1, amount: 1, mounting: 'binding' },
      { productOption: 1, amount: 1, relatedProducts: [2, 2] },
      { productOption: 1, amount: 1, relatedProducts: [2] },
    ]);
    expect(lines.map(({ quantity, mounting, related }) => [quantity, mounting, related])).toEqual([
      [3, null, []],
      [1, 'binding', []],
      [2, null, [2]],
    ]);
  });

  const catalog = cartCatalogOf(
    [goodsOf(1), goodsOf(2, { stock: new Map() }), goodsOf(3, { stock: new Map([['online', 150]]) })],
    [
      { id: 1, name: 'Szett', price: money(100), optionIds: [1, 3] },
      { id: 2, name: 'Elfogyott', price: money(100), optionIds: [1, 2] },
    ],
  );
  it.each<[CartAddition, Record<string, string[]>]>([
    [{ productOption: 9, amount: 1 }, { productOption: ['unknown'] }],
    [{ productOption: 2, amount: 1 }, { productOption: ['sold_out'] }],
    [{ productOption: 1, amount: 11 }, { amount: ['stock:10'] }],
    [{ productOption: 3, amount: 100 }, { amount: ['max:99'] }],
    [{ productOption: 1, amount: 1, mounting: 'binding' }, { mounting: ['unknown'] }],
    [{ productOption: 1, amount: 1, relatedProducts: [9] }, { relatedProducts: ['unknown'] }],
    [{ productOption: 1, amount: 1, relatedProducts: [2] }, { relatedProducts: ['sold_out'] }],
    [{ productOption: 1, amount: 1, setId: 9 }, { setId: ['unknown'] }],
    [{ productOption: 2, amount: 1, setId: 1 }, { setId: ['unknown'] }],
    [{ productOption: 1, amount: 1, setId: 2 }, { productOption: ['sold_out'] }],
  ])('[CART-07] refuses %o', (addition, errors) => {
    expect(refusal(() => addToCart([], addition, catalog, countedHashes()))).toEqual(errors);
  });

  it('holds at most 100 lines', () => {
    const many = cartCatalogOf(Array.from({ length: 101 }, (_, index) => goodsOf(index + 1)));
    const lines = filled(
      many,
      Array.from({ length: 100 }, (_, index) => ({ productOption: index + 1, amount: 1 })),
    );
    expect(lines).toHaveLength(100);
    expect(refusal(() => addToCart(lines, { productOption: 101, amount: 1 }, many, countedHashes()))).toEqual({
      productOption: ['cart_full'],
    });
  });
});

describe('exchanging pieces', () => {
  const offer = { id: 1, name: 'Szett', price: money(100), optionIds: [1, 2] };
  const gone = { id: 2, name: 'Elfogyott', price: money(100), optionIds: [1, 3] };
  const mounting = [{ id: 'binding', name: 'Kötés', price: money(500) }];
  const catalog = cartCatalogOf(
    [goodsOf(1, { mounting }), goodsOf(2), goodsOf(3, { stock: new Map() })],
    [offer, gone],
  );
  const lines = filled(catalog, [{ productOption: 1, amount: 3 }]);
  const hash = lines[0]?.hash ?? '';
  const whatOf = (list: CartLine[]) =>
    list.map(({ optionId, quantity, mounting: id, set }) => [optionId, quantity, id, set?.id]);

  it('[CART-09] parts so many pieces from their line, and brings them back to it', () => {
    const apart = exchangePieces(lines, hash, { amount: 1, mounting: 'binding' }, catalog, () => 'apart000');
    expect(whatOf(apart)).toEqual([
      [1, 2, null, undefined],
      [1, 1, 'binding', undefined],
    ]);
    const back = exchangePieces(apart, 'apart000', { amount: 1, mounting: null }, catalog, () => 'back0000');
    expect(back).toEqual(lines);
  });

  it('[CART-11] keeps a line in its place, with its hash, where all of its pieces change', () => {
    const two = filled(catalog, [
      { productOption: 1, amount: 3 },
      { productOption: 2, amount: 1 },
    ]);
    const [first] = two;
    const work = () => exchangePieces(two, first?.hash ?? '', { amount: 3, mounting: 'binding' }, catalog, () => 'new');
    expect(work()).toEqual([{ ...first, mounting: 'binding' }, two[1]]);
  });

  it('[CART-09] makes a piece one of a set, with the rest of the set', () => {
    const after = exchangePieces(lines, hash, { amount: 1, mounting: null, setId: 1 }, catalog, countedHashes());
    expect(whatOf(after)).toEqual([
      [1, 2, null, undefined],
      [1, 1, null, 1],
      [2, 1, null, 1],
    ]);
  });

  it('[CART-09] keeps the number of pieces of every option, whatever is exchanged', () => {
    fc.assert(
      fc.property(anyCartCatalog, additions, fc.nat(), fc.integer({ min: 1, max: 9 }), (any, wanted, at, amount) => {
        const before = filled(any, wanted);
        const line = before[at % Math.max(1, before.length)];
        if (!line) return;
        const piecesBy = (list: readonly CartLine[]) => {
          const sums: Record<number, number> = {};
          for (const { optionId, quantity } of list) sums[optionId] = (sums[optionId] ?? 0) + quantity;
          return sums;
        };
        for (const id of [null, ...(any.goods.get(line.optionId)?.mounting ?? []).map((offered) => offered.id)]) {
          try {
            const after = exchangePieces(before, line.hash, { amount, mounting: id }, any, countedHashes());
            expect(piecesBy(after)).toEqual(piecesBy(before));
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
        }
      }),
    );
  });

  it.each<[string, Parameters<typeof exchangePieces>[2], Record<string, string[]>]>([
    ['nothere0', { amount: 1, mounting: null }, { hash: ['not_found'] }],
    [hash, { amount: 4, mounting: 'binding' }, { amount: ['max:3'] }],
    [hash, { amount: 1, mounting: 'wings' }, { mounting: ['unknown'] }],
    [hash, { amount: 1, mounting: null, setId: 9 }, { setId: ['unknown'] }],
    [hash, { amount: 1, mounting: null, setId: 2 }, { productOption: ['sold_out'] }],
  ])('[CART-09] refuses %s %o', (line, wish, errors) => {
    expect(refusal(() => exchangePieces(lines, line, wish, catalog, countedHashes()))).toEqual(errors);
  });

  it('[CART-09] leaves a set as it is', () => {
    const inSet = filled(catalog, [{ productOption: 1, amount: 1, setId: 1 }]);
    const work = () =>
      exchangePieces(inSet, inSet[0]?.hash ?? '', { amount: 1, mounting: 'binding' }, catalog, countedHashes());
    expect(refusal(work)).toEqual({ hash: ['set'] });
  });
});

describe('setQuantity and removal', () => {
  const offer = { id: 1, name: 'Szett', price: money(100), optionIds: [1, 2] };
  const catalog = cartCatalogOf([goodsOf(1), goodsOf(2), goodsOf(3)], [offer]);
  const lines = filled(catalog, [
    { productOption: 1, amount: 1, setId: 1 },
    { productOption: 3, amount: 1 },
  ]);
  const [member, , single] = lines;
  if (!member?.set || !single) throw new Error('The cart is not as expected');
  const { hash, set } = member;

  it('[CART-04] changes and removes a set as a whole', () => {
    expect(setQuantity(lines, hash, 4, catalog).map(({ quantity }) => quantity)).toEqual([4, 4, 1]);
    expect(removeSet(lines, set.hash)).toEqual([single]);
    expect(removeLine(lines, hash)).toEqual([single]);
    expect(removeLine(lines, single.hash)).toHaveLength(2);
  });

  it('refuses more than stock beside what other lines hold, and unknown hashes', () => {
    expect(refusal(() => setQuantity(lines, single.hash, 11, catalog))).toEqual({ amount: ['stock:10'] });
    const beside = addToCart(lines, { productOption: 1, amount: 3 }, catalog, () => 'another0');
    expect(refusal(() => setQuantity(beside, hash, 8, catalog))).toEqual({ amount: ['stock:7'] });
    for (const work of [
      () => setQuantity(lines, 'nothere0', 1, catalog),
      () => removeLine(lines, 'nothere0'),
      () => removeSet(lines, hash),
    ])
      expect(refusal(work)).toEqual({ hash: ['not_found'] });
  });
});

describe('newGuestUuid', () => {
  it('never begins like a customer’s', () => {
    const drawn = [Buffer.alloc(24, 0xba), Buffer.alloc(24, 0x53), Buffer.alloc(24, 7)];
    expect(newGuestUuid(() => drawn.shift() ?? Buffer.alloc(24))).toBe(Buffer.alloc(24, 7).toString('base64url'));
  });
});
