import fc from 'fast-check';
import { money } from '#lib/contract/money.ts';
import { noGuarantee } from '#lib/contract/product.ts';
import type { CartAddition } from '#backend/domain/cart.ts';
import type { Goods, SetOffer, CartCatalog } from '#backend/domain/goods.ts';

/** Goods of the catalog, with what a test says about them. */
export function goodsOf(optionId: number, given: Partial<Goods> = {}): Goods {
  return {
    optionId,
    productId: optionId,
    name: `Termék ${optionId}`,
    brand: 'Vento',
    url: `/p/termek-${optionId}/?szin=kek`,
    colour: 'Kék',
    size: 'M',
    sizeSystem: '',
    title: 'Kék, M',
    gender: 'unisex',
    image: { name: 'kep', alt: 'Kép' },
    price: money(1000),
    full: null,
    contents: null,
    guarantee: noGuarantee,
    isRefurbished: false,
    grade: null,
    mounting: [],
    isHeavy: false,
    isBike: false,
    isSki: false,
    stock: new Map([['online', 10]]),
    ...given,
  };
}

export function cartCatalogOf(goods: Goods[], sets: SetOffer[] = []): CartCatalog {
  return {
    goods: new Map(goods.map((item) => [item.optionId, item])),
    sets: new Map(sets.map((set) => [set.id, set])),
  };
}

/** Hashes that tell lines apart, counted from 1. */
export function countedHashes(): () => string {
  let count = 0;
  return () => `hash${String(++count).padStart(6, '0')}`;
}

/** A catalog of six goods, the fifth with mounting, and a set of the first three. */
export const anyCartCatalog = fc
  .record({
    prices: fc.array(fc.integer({ min: 1, max: 400_000 }).map(money), { minLength: 6, maxLength: 6 }),
    stock: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 }),
    heavy: fc.boolean(),
    setPrice: fc.integer({ min: 1, max: 500_000 }).map(money),
  })
  .map(({ prices, stock, heavy, setPrice }) =>
    cartCatalogOf(
      prices.map((price, index) =>
        goodsOf(index + 1, {
          price,
          isHeavy: heavy && index === 3,
          stock: new Map([['online', stock[index] ?? 0]]),
          mounting: index === 4 ? [{ id: 'binding', name: 'Kötés felszerelése', price: money(6990) }] : [],
        }),
      ),
      [{ id: 1, name: 'Szett', price: setPrice, optionIds: [1, 2, 3] }],
    ),
  );

export const anyAddition: fc.Arbitrary<CartAddition> = fc.record({
  productOption: fc.integer({ min: 1, max: 7 }),
  amount: fc.integer({ min: 1, max: 4 }),
  relatedProducts: fc.option(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }), { nil: undefined, freq: 2 }),
  mounting: fc.option(fc.constant('binding'), { nil: undefined, freq: 3 }),
  setId: fc.option(fc.constant(1), { nil: undefined, freq: 3 }),
});
