import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '#lib/contract/product.ts';
import type { Locale } from '#lib/core/locales.ts';
import { shownPrice } from '#lib/core/prices/index.ts';
import { variantOf } from '#lib/core/products/variants.ts';
import { money, type Money } from '#lib/contract/money.ts';
import type { Thing } from '#lib/seo/json-ld.ts';
import type { Offer } from '#lib/seo/offer.ts';
import { productData, type GroupData, type SingleData } from '#lib/seo/product.ts';
import { wishlistProduct } from '#tests/fixtures/wishlist.ts';

const settings = vi.hoisted(() => ({
  STOREFRONT_HOST: 'https://lendulet.example',
  API_HOST: 'https://api.lendulet.example',
  DISCOUNT_LIMIT: 0,
  LINK_ORIGINS: [] as string[],
}));
vi.mock('#lib/config/index.ts', () => ({ settings }));
afterEach(() => {
  settings.DISCOUNT_LIMIT = 0;
});

const picture = (path: string) => ({ path: `/media/${path}`, alt: path });
const colours = [
  { slug: 'korall', name: 'korall', swatch: '#f60', images: [picture('korall'), picture('korall-detail')] },
  { slug: 'ejkek', name: 'éjkék', swatch: '#224', images: [picture('ejkek')] },
];
const option = (id: number, colour: string, size: string, stock: number) => ({
  id,
  colour,
  size,
  stock,
  sku: `S${id}`,
  ean: `599123456789${id}`,
});
const shoe = (changes: Partial<Product> = {}) =>
  wishlistProduct(
    [
      ['38', 0],
      ['39', 1],
    ],
    {
      description: ['Puha és gyors.', 'Hosszú futásra.'],
      materials: '100% poliészter',
      colours,
      options: [
        option(1, 'korall', '38', 9),
        option(2, 'korall', '39', 3),
        option(3, 'ejkek', '38', 0),
        option(4, 'ejkek', '39', 4),
      ],
      ...changes,
    },
  );

function dataOf(
  product: Product,
  { szin, meret, locale = 'hu' }: { szin?: string; meret?: string; locale?: Locale } = {},
) {
  const [described, ...rest] = productData(product, variantOf(product, szin, meret), {
    locale,
    shop: 'Lendület',
    today: '2026-11-20',
  });
  return { described: described as unknown as Thing & Omit<GroupData, '@type'> & Omit<SingleData, '@type'>, rest };
}
const offersOf = (product: Product): (Offer | undefined)[] => {
  const { described } = dataOf(product);
  return described['@type'] === 'ProductGroup' ? described.hasVariant.map(({ offers }) => offers) : [described.offers];
};

describe('a product of several options', () => {
  it('is a group that says once what they share, and by what they differ', () => {
    const { described } = dataOf(shoe());
    expect(described).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '1',
      name: 'Pulzus 1 női futócipő',
      description: 'Puha és gyors.',
      url: 'https://lendulet.example/p/pulzus-1/',
      brand: { '@type': 'Brand', name: 'Vantor' },
      audience: { suggestedGender: 'female' },
      material: '100% poliészter',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      image: [
        'https://api.lendulet.example/media/korall/1200',
        'https://api.lendulet.example/media/korall-detail/1200',
      ],
    });
    expect(JSON.stringify(described).split('Puha és gyors.')).toHaveLength(2);
  });

  it('names no number that the shop gave itself, for it identifies nothing elsewhere', () => {
    const options = [option(1, 'korall', '38', 9), { ...option(2, 'korall', '39', 3), ean: '2001234567893' }];
    const { described } = dataOf(shoe({ options }));
    expect(described.hasVariant.map(({ gtin13 }) => gtin13)).toEqual(['5991234567891', undefined]);
  });

  it('has each of them by its number, colour, size, pictures and the address that the shop leads to it by', () => {
    const {
      described: {
        hasVariant: [, second, third],
      },
    } = dataOf(shoe(), { locale: 'en' });
    expect(second).toMatchObject({
      '@type': 'Product',
      name: 'Pulzus 1 női futócipő, korall, 39',
      sku: 'S2',
      gtin13: '5991234567892',
      color: 'korall',
      size: '39',
      image: 'https://api.lendulet.example/media/korall/1200',
      url: 'https://lendulet.example/en/p/pulzus-1/?szin=korall&meret=39',
      offers: { url: 'https://lendulet.example/en/p/pulzus-1/?szin=korall&meret=39' },
    });
    expect(third).toMatchObject({ color: 'éjkék', image: 'https://api.lendulet.example/media/ejkek/1200' });
  });

  it('names only what varies', () => {
    const [first] = colours;
    expect(
      dataOf(shoe({ colours: [first!], options: [option(1, 'korall', '38', 1), option(2, 'korall', '39', 1)] }))
        .described.variesBy,
    ).toEqual(['https://schema.org/size']);
    const { described } = dataOf(
      shoe({ sizes: ['38'], options: [option(1, 'korall', '38', 1), option(3, 'ejkek', '38', 1)] }),
    );
    expect(described.variesBy).toEqual(['https://schema.org/color']);
    expect(described.hasVariant.map(({ name, url }) => [name, url])).toEqual([
      ['Pulzus 1 női futócipő, korall', 'https://lendulet.example/p/pulzus-1/?szin=korall'],
      ['Pulzus 1 női futócipő, éjkék', 'https://lendulet.example/p/pulzus-1/?szin=ejkek'],
    ]);
  });

  it('begins with the option that the page shows', () => {
    const skus = (szin?: string, meret?: string) =>
      dataOf(shoe(), { szin, meret }).described.hasVariant.map(({ sku }) => sku);
    expect([skus(), skus('ejkek'), skus('ejkek', '39')]).toEqual([
      ['S1', 'S2', 'S3', 'S4'],
      ['S3', 'S4', 'S1', 'S2'],
      ['S4', 'S3', 'S1', 'S2'],
    ]);
    expect(dataOf(shoe(), { szin: 'ejkek' }).described).toMatchObject({
      url: 'https://lendulet.example/p/pulzus-1/',
      image: ['https://api.lendulet.example/media/ejkek/1200'],
    });
  });

  it('is available as the page says it, each option for itself', () => {
    expect(offersOf(shoe()).map((offer) => offer?.availability)).toEqual(
      ['InStock', 'LimitedAvailability', 'OutOfStock', 'InStock'].map((term) => `https://schema.org/${term}`),
    );
  });

  it('names no seller, return or delivery that the same document does not describe', () => {
    const { described, rest } = dataOf(shoe());
    const [offer] = described.hasVariant.map(({ offers }) => offers);
    const names = new Set(JSON.stringify(rest).match(/"@id":"[^"]+"/g));
    for (const name of [offer?.seller, offer?.hasMerchantReturnPolicy, offer?.shippingDetails])
      expect(names).toContain(`"@id":"${name?.['@id']}"`);
  });
});

describe('a product of one option', () => {
  const bottle = wishlistProduct([['Egy méret', 12]], { genderSysname: 'unisex', badges: ['refurbished'] });

  it('is one product under the address of its page', () => {
    expect(dataOf(bottle).described).toMatchObject({
      '@type': 'Product',
      name: 'Pulzus 1 női futócipő',
      sku: 'S0',
      gtin13: '5991234567890',
      url: 'https://lendulet.example/p/pulzus-1/',
      brand: { name: 'Vantor' },
      offers: { url: 'https://lendulet.example/p/pulzus-1/', itemCondition: 'https://schema.org/RefurbishedCondition' },
    });
    expect(Object.keys(dataOf(bottle).described)).not.toContain('hasVariant');
  });

  it('[SEO-02] tells how worn refurbished goods are', () => {
    const traces = 'Néhány apró karc van rajta.';
    const worn = wishlistProduct([['38', 1]], {
      badges: ['refurbished'],
      refurbishment: { grade: 'B', traces, guaranteeUntil: null, twin: null },
    });
    expect(dataOf(worn).described).toMatchObject({
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Állapot', value: `B: ${traces}` }],
    });
  });

  it('says nothing where nothing is told', () => {
    expect(JSON.stringify(dataOf(wishlistProduct([['38', 1]])).described)).not.toMatch(
      /"(?:description|material|priceValidUntil|aggregateRating)"/,
    );
  });
});

describe('the price of an offer', () => {
  it('is the one that the page shows, with the 30-day low for a reduction that the page shows as well', () => {
    const forints = fc.integer({ min: 1, max: 2_000_000 }).map(money);
    fc.assert(
      fc.property(forints, fc.option(forints), fc.constantFrom(0, 5, 20), (vk, full, limit) => {
        settings.DISCOUNT_LIMIT = limit;
        const prices = {
          rrp: money(9_999_990),
          rrpFull: null,
          vk,
          vkFull: full,
          premium: money(1),
          premiumFull: money(2),
        };
        const shown = shownPrice(vk, full, limit);
        for (const offer of offersOf(shoe({ prices }))) {
          expect(offer).toMatchObject({ price: shown.price, priceCurrency: 'HUF' });
          expect(offer?.priceSpecification?.price ?? null).toBe(shown.percent === null ? null : full);
          if (offer?.priceSpecification)
            expect(offer.priceSpecification).toMatchObject({
              priceType: 'https://schema.org/StrikethroughPrice',
              priceCurrency: 'HUF',
            });
        }
      }),
    );
  });

  it('is always more than nothing', () => {
    expect(offersOf(shoe({ prices: { rrp: null, rrpFull: null, vk: money(0), vkFull: null } }))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('comes with no reduction and no delivery for a product that is gone', () => {
    const gone = shoe({
      options: [option(1, 'korall', '38', 0), option(3, 'ejkek', '38', 0)],
      prices: { rrp: null, rrpFull: null, vk: money(7990), vkFull: money(9990) },
    });
    const [offer] = offersOf(gone);
    expect(offer).toMatchObject({ price: 7990, availability: 'https://schema.org/Discontinued' });
    expect(Object.keys(offer!)).not.toEqual(expect.arrayContaining(['priceSpecification']));
    expect(offer).not.toHaveProperty('shippingDetails');
    expect(dataOf(gone).rest.map((thing) => thing['@type'])).toEqual(['OnlineStore']);
  });
});

describe('delivery of a product', () => {
  const deliveryOf = (changes: Partial<Product>) =>
    dataOf(shoe(changes)).rest.find((thing) => thing['@type'] === 'OfferShippingDetails');
  const priced = (vk: Money) => ({ rrp: null, rrpFull: null, vk, vkFull: null });

  it.each([
    ['below the limit', { prices: priced(money(19_990)) }, 1490],
    ['from the limit on', { prices: priced(money(20_000)) }, 0],
    ['of heavy goods', { prices: priced(money(249_990)), isHeavy: true }, 4990],
    ['of heavy goods below the limit', { prices: priced(money(9990)), isHeavy: true }, 6480],
  ])('costs as much as its page says: %s', (_, changes, value) => {
    expect(deliveryOf(changes)).toMatchObject({
      shippingRate: { value, currency: 'HUF' },
      shippingDestination: { addressCountry: 'HU' },
    });
  });

  it('takes two to three working days in all, and for heavy goods as long as is agreed', () => {
    expect(deliveryOf({})).toMatchObject({
      deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 2, maxValue: 2 } },
    });
    expect(deliveryOf({ isHeavy: true })).not.toHaveProperty('deliveryTime');
  });
});
