import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '#lib/contract/cart.ts';
import { money, sumOf } from '#lib/contract/money.ts';
import { splitCart } from '#lib/core/cart.ts';
import { goodsAndServices, goodsOf } from '#lib/core/cart-services.ts';

const service = fc.record({ name: fc.constantFrom('Kötésbeállítás', 'Szerelés'), price: fc.nat(20_000) });
const line = fc
  .record({
    goods: fc.nat(200_000),
    quantity: fc.integer({ min: 1, max: 9 }),
    mounting: fc.option(service),
    isSoldOut: fc.boolean(),
  })
  .map(({ goods, quantity, mounting, isSoldOut }) => ({
    lineTotal: money(goods + (mounting?.price ?? 0) * quantity),
    mounting: mounting && { id: mounting.name, name: mounting.name, price: money(mounting.price) },
    status: isSoldOut ? 'unavailable' : 'available',
    option: { quantity, stock: isSoldOut ? 0 : 9 },
  }))
  .map((item) => item as CartItem);

describe('[CART-12] goods and services of a cart', () => {
  it('add up to the sum of what can be ordered, and the goods to those of the lines', () => {
    fc.assert(
      fc.property(fc.array(line), (products) => {
        const { available } = splitCart(products);
        const items = sumOf(available.map(({ lineTotal }) => lineTotal));
        const { goods, services, names } = goodsAndServices(products, items);
        expect(goods + services).toBe(items);
        expect(goods).toBe(goodsOf(available));
        const said = names.map(({ name }) => name);
        expect(new Set(said).size).toBe(said.length);
        expect(said.toSorted()).toEqual(
          [...new Set(available.flatMap(({ mounting }) => mounting?.name ?? []))].toSorted(),
        );
      }),
    );
  });
});
