import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { marketOf } from '#lib/config/market/read-market.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const markets = ['hungary', 'austria'] as const;

/** Money as a process of a market has it. */
async function moneyIn(MARKET: (typeof markets)[number]) {
  const market = marketOf({ NODE_ENV: 'test', MARKET });
  vi.stubEnv('LENDULET_MARKET', JSON.stringify(market));
  vi.resetModules();
  const [money, price, prices, parse, range, cells, importing, worth] = await Promise.all([
    import('#lib/contract/money.ts'),
    import('#lib/contract/price.ts'),
    import('#lib/core/prices/index.ts'),
    import('#lib/core/prices/parse.ts'),
    import('#lib/core/filters/price-range.ts'),
    import('#backend/catalog/table/cells.ts'),
    import('#lib/contract/import.ts'),
    import('#lib/analytics/worth.ts'),
  ]);
  const { offerOf } = await import('#lib/seo/offer.ts');
  return { ...money, ...price, ...prices, ...parse, ...range, ...cells, ...importing, ...worth, offerOf, market };
}

const sums = fc.integer({ min: 0, max: 1_000_000_000 });
const prices = fc.integer({ min: 1, max: 100_000_000 });

describe.each(markets)('[ADR-0148] money of %s', (name) => {
  it('comes back from the wire as it was, and in no other notation', async () => {
    const { priceSchema, money, market } = await moneyIn(name);
    const form = market.currency.decimals === 0 ? /^[\d.]+$/ : /^[\d.]+,\d\d$/;
    fc.assert(
      fc.property(sums, (sum) => {
        const wire = priceSchema.encode(money(sum));
        expect(wire).toMatch(form);
        expect(priceSchema.decode(wire)).toBe(sum);
      }),
    );
    expect(priceSchema.safeParse(market.currency.decimals === 0 ? '24.990,00' : '24.990').success).toBe(false);
  });

  it('is read as it is shown, by people’s typing and from the cell of a table', async () => {
    const { formatPrice, parsePrice, moneyOf, fromWholeUnits, money } = await moneyIn(name);
    fc.assert(
      fc.property(prices, (price) => {
        const shown = formatPrice(money(price));
        expect(fromWholeUnits(parsePrice(shown) ?? NaN)).toBe(price);
        expect(moneyOf(shown, ',')).toBe(price);
      }),
    );
  });

  it('is a whole number of smallest units in every program', async () => {
    const { inWholeUnits, fromWholeUnits, isWhole, money } = await moneyIn(name);
    fc.assert(
      fc.property(sums, (sum) => {
        const number = inWholeUnits(money(sum));
        expect([isWhole(number), fromWholeUnits(number)]).toEqual([true, sum]);
      }),
    );
  });

  it('comes in and goes out of a file as whole units', async () => {
    const { importRecordSchema, writtenRecord, inWholeUnits, money } = await moneyIn(name);
    fc.assert(
      fc.property(prices, (price) => {
        const written = { kind: 'set' as const, id: 1, name: 'Wanderset', optionIds: [1, 2] };
        const read = importRecordSchema.parse({ ...written, price: inWholeUnits(money(price)) });
        expect(read).toEqual({ ...written, price });
        expect(writtenRecord({ ...written, price: money(price) })).toEqual({
          ...written,
          price: inWholeUnits(money(price)),
        });
      }),
    );
  });

  it('is bounded by the filter as the address carries it', async () => {
    const { typedThousands, toMoney, toFilterPrice, formatAmount, money, market } = await moneyIn(name);
    const most = 1_000_000 * market.currency.filterUnit * 10 ** market.currency.decimals;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: most }), (price) => {
        expect(toMoney(toFilterPrice(money(price)))).toBe(price);
        const typed = typedThousands(formatAmount(money(price)));
        expect(typed === null ? null : toMoney(typed)).toBe(price);
      }),
    );
  });

  it('is told to analytics without a rest of a sum', async () => {
    const { worthOf, inWholeUnits, money, isWhole } = await moneyIn(name);
    const item = fc.record({ price: prices, quantity: fc.integer({ min: 1, max: 20 }) });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 20 }), (items) => {
        const value = worthOf(items.map(({ price, quantity }) => ({ price: inWholeUnits(money(price)), quantity })));
        expect(isWhole(value)).toBe(true);
      }),
    );
  });
});

describe('[ADR-0148] money of Austria', () => {
  it('is written as Austria writes it', async () => {
    const { formatPrice, toWirePrice, money, currencySign, moneyOf, parsePrice } = await moneyIn('austria');
    expect(formatPrice(money(2999))).toBe('€\u00A029,99');
    expect(formatPrice(money(129_990))).toBe('€\u00A01.299,90');
    expect(formatPrice(money(-5))).toBe('€\u00A0\u22120,05');
    expect([toWirePrice(money(2999)), toWirePrice(money(5)), toWirePrice(money(129_990))]).toEqual([
      '29,99',
      '0,05',
      '1.299,90',
    ]);
    expect(currencySign()).toBe('€');
    expect([moneyOf('29,99 €'), moneyOf('EUR 29.99'), moneyOf('30')]).toEqual([2999, 2999, 3000]);
    expect(() => moneyOf('29,995', ',')).toThrow('is no price: those in EUR have 2 decimals');
    expect([parsePrice('€ 29,99'), parsePrice('29.99')]).toEqual([29.99, 29.99]);
  });

  it('refuses more decimals than a cent in a file', async () => {
    const { importRecordSchema } = await moneyIn('austria');
    const refused = importRecordSchema.safeParse({ kind: 'price', productId: 1, price: 29.995 });
    expect(refused.error?.issues[0]?.message).toBe('more than 2 decimals');
    expect(importRecordSchema.parse({ kind: 'price', productId: 1, price: 29.99 })).toMatchObject({ price: 2999 });
  });

  it('is told to search engines in euros', async () => {
    const { offerOf, priceSchema } = await moneyIn('austria');
    const prices = { rrp: null, rrpFull: null, vk: priceSchema.decode('29,99'), vkFull: priceSchema.decode('39,99') };
    const options = [{ id: 1, colour: 'rot', size: null, stock: 5 }];
    const offer = offerOf({ prices, options, badges: [] } as never, { stock: 5 }, '/p/1/', { '@id': '#' });
    expect(offer).toMatchObject({ price: 29.99, priceCurrency: 'EUR', priceSpecification: { price: 39.99 } });
  });
});
