import { describe, expect, it } from 'vitest';
import { money, type Money } from '#lib/contract/money.ts';
import { productRules, ruleGroups } from '#lib/compliance/all-rules.ts';
import { breachesOf, type Rule } from '#lib/compliance/rule.ts';
import { flipbookRules } from '#lib/compliance/rules/flipbooks.ts';
import { sharedCodeRules } from '#lib/compliance/rules/codes.ts';
import { linkRules, shownProductRules } from '#lib/compliance/rules/links.ts';
import { pictureRules } from '#lib/compliance/rules/pictures.ts';
import { setRules } from '#lib/compliance/rules/prices.ts';
import { publicRules } from '#lib/compliance/rules/publicity.ts';
import { shopRules } from '#lib/compliance/rules/shops.ts';
import type { FlipbookItem, LinkItem, PriceOfType, ShopItem } from '#lib/compliance/items.ts';
import {
  flipbook,
  daysAgo,
  link,
  offer,
  productItem,
  publicLog,
  set,
  sharedCode,
  shownProducts,
  shop,
  type Change,
} from './good-items.ts';

const all = ruleGroups.flatMap(({ rules }) => rules);
/** Rules that some case below has broken. */
const broken = new Set<string>();

function idsOf<Item>(rules: readonly Rule<Item>[], item: Item): string[] {
  const ids = breachesOf(rules, item).map(({ rule }) => rule.id);
  for (const id of ids) broken.add(id);
  return ids;
}

const shown = (change: Partial<PriceOfType>): Change['item'] => ({
  shownPrices: [{ type: 'vk', price: money(6990), full: money(8990), percent: 22, ...change }],
});
const helmet = {
  warnings: ['Ütés után cseréld le.'],
  attributes: [
    { name: 'Védőeszköz-kategória', value: 'II. kategória (EU 2016/425)' },
    { name: 'Szabvány', value: 'EN 1078' },
  ],
};
const helmets = { category: 'felszereles/kerekparozas/bukosisakok' };
const shoe = 'Felsőrész: textil; bélés: textil; talp: gumi';
const picture = (change: { name?: string; alt?: string }) => ({
  pictures: [
    { name: 'a', alt: 'Piros póló' },
    { name: 'b', alt: 'Póló, hát', ...change },
  ],
});
const option = (change: object): Change['product'] => ({
  options: [{ ...productItem().product.options[0]!, ...change }],
});
const person = {
  name: 'Import Kft.',
  postalAddress: '1097 Budapest, Vágóhíd utca 41., Magyarország',
  electronicAddress: 'gpsr@import.example',
};
const overseas = (responsible: typeof person | null): Change['item'] => ({
  brand: {
    ...productItem().brand!,
    manufacturer: {
      name: 'Maker Inc.',
      postalAddress: '1 Yard, Ogden, UT 84401, Egyesült Államok',
      electronicAddress: 'https://maker.example/contact',
    },
    responsiblePerson: responsible,
  },
});

describe('a product', () => {
  const lawful: [name: string, change: Change][] = [
    ['a T-shirt', {}],
    [
      'one that is not reduced',
      { product: { priceLog: publicLog([200, 6990]) }, item: shown({ full: null, percent: null }) },
    ],
    [
      'a reduction that grew, measured before its first step',
      {
        product: { priceLog: publicLog([200, 8990], [20, 7990], [5, 6990]) },
        item: shown({ full: money(8990) }),
      },
    ],
    [
      'an own price of a customer',
      {
        product: {
          priceLog: [
            ...publicLog([200, 8990], [5, 6990]),
            { at: daysAgo(200), role: 'pro', price: money(7000) },
            { at: daysAgo(3), role: 'pro', price: money(5000) },
          ],
        },
        item: { shownPrices: [{ type: 'pro', price: money(5000), full: money(7000), percent: 28 }] },
      },
    ],
    [
      'one whose first price is still to come',
      { product: { priceLog: publicLog([-3, 6990]) }, item: { shownPrices: [] } },
    ],
    ['a maker overseas with a responsible person', { item: overseas(person) }],
    ['a maker in the Union', { maker: { postalAddress: 'Gewerbepark 14, 5020 Salzburg, Ausztria' } }],
    ['shoes', { product: { materials: shoe }, item: { category: 'cipok/futocipok' } }],
    [
      'a helmet',
      {
        product: { ...helmet, materials: null, guarantee: { isMandatory: true, durabilityYears: null } },
        item: helmets,
      },
    ],
    ['a cheap helmet without a mandatory guarantee', { product: helmet, item: helmets }],
    ['two pairs with a unit price', { product: { name: 'zokni, 2 pár', contents: { amount: 2, unit: 'pair' } } }],
    ['a set of unlike things', { product: { name: 'gumiszalagszett, 5 darab' } }],
    ['an EAN-8', { product: option({ ean: '96385074' }) }],
  ];
  it.each(lawful)('is left alone where all is well: %s', (_, change) => {
    expect(idsOf(productRules, productItem(change))).toEqual([]);
  });

  const faulty: [id: string, change: Change][] = [
    ['safety-manufacturer', { maker: { name: ' ' } }],
    ['safety-manufacturer', { maker: { postalAddress: 'Budapest' } }],
    ['safety-manufacturer', { maker: { electronicAddress: 'nincs' } }],
    ['safety-responsible-person', { item: overseas(null) }],
    ['safety-responsible-person', { item: overseas({ ...person, electronicAddress: '' }) }],
    ['safety-responsible-person', { item: overseas({ ...person, postalAddress: '4052 Basel, Quai 7., Svájc' }) }],
    ['safety-identifier', { product: { options: [] } }],
    ['safety-picture', { item: { pictures: [] } }],
    ['safety-picture', { item: { lostPictures: ['polo-kek', 'polo-kek-hat'] } }],
    ['safety-warnings', { product: { ...helmet, warnings: [] }, item: helmets }],
    ['safety-warnings', { product: { gender: 'kinder' }, item: { category: 'felszereles/labdak' } }],
    ['safety-warning-language', { product: { warnings: ['Keep away from children and fire.'] } }],
    ['textile-composition-missing', { product: { materials: null } }],
    ['textile-composition-missing', { product: { materials: 'puha és jó' }, item: { category: 'ruhazat/sapkak' } }],
    ['textile-composition-wrong', { product: { materials: '95% pamut, 15% elasztán' } }],
    ['textile-composition-wrong', { product: { materials: '5% elasztán, 95% pamut' } }],
    ['textile-composition-wrong', { product: { materials: '100% cotton' } }],
    [
      'footwear-materials',
      { product: { materials: 'Felsőrész: textil; talp: gumi' }, item: { category: 'cipok/szandalok' } },
    ],
    ['protection-category', { product: { ...helmet, attributes: helmet.attributes.slice(1) }, item: helmets }],
    [
      'protection-standard',
      {
        product: { ...helmet, attributes: [helmet.attributes[0]!, { name: 'Szabvány', value: 'van' }] },
        item: helmets,
      },
    ],
    ['price-missing', { product: { priceLog: [] }, item: { shownPrices: [] } }],
    ['price-not-whole', { product: { priceLog: publicLog([200, 8989.5], [100, 8990], [5, 6990]) } }],
    [
      'price-not-whole',
      { product: { priceLog: publicLog([200, 0]) }, item: shown({ price: money(0), full: null, percent: null }) },
    ],
    ['price-not-whole', { product: { rrp: money(-1) } }],
    ['price-reduction-unlawful', { product: { priceLog: publicLog([200, 6990], [20, 8990], [5, 6990]) } }],
    ['price-reduction-unlawful', { product: { priceLog: publicLog([200, 6990]) } }],
    ['price-reduction-growing', { product: { priceLog: publicLog([200, 9990], [20, 8990], [5, 6990]) } }],
    ['price-strike-too-high', { product: { priceLog: publicLog([200, 8990], [20, 7990], [15, 8990], [5, 6990]) } }],
    ['price-strike-too-low', { product: { priceLog: publicLog([200, 9990], [5, 6990]) } }],
    ['price-percent-overstated', { item: shown({ percent: 23 }) }],
    [
      'price-percent-overstated',
      { product: { priceLog: publicLog([200, 6990]) }, item: shown({ full: null, percent: 10 }) },
    ],
    ['price-short-history', { product: { priceLog: publicLog([12, 8990], [5, 6990]) } }],
    [
      'guarantee-missing',
      {
        product: { priceLog: publicLog([200, 10_000]) },
        item: { category: 'felszereles/utos-sportok/teniszutok', shownPrices: [] },
      },
    ],
    ['unit-price-missing', { product: { name: 'futózokni, 2 pár' } }],
    ['unit-price-missing', { product: { materials: null }, item: { category: 'taplalekkiegeszitok/gelek' } }],
    ['picture-alt-missing', { item: picture({ alt: ' ' }) }],
    ['picture-alt-file-name', { item: picture({ alt: 'IMG_2041.jpg' }) }],
    ['picture-alt-duplicate', { item: picture({ alt: 'Piros póló' }) }],
    ['picture-alt-too-long', { item: picture({ alt: 'á'.repeat(151) }) }],
    ['picture-lost', { item: { lostPictures: ['polo-kek-hat'] } }],
    ['ean-missing', { product: option({ ean: '' }) }],
    ['ean-wrong', { product: option({ ean: '5990000000014' }) }],
    ['sku-missing', { product: option({ sku: '-' }) }],
    ['text-name-missing', { product: { name: '' } }],
    ['text-description-missing', { product: { description: [] } }],
    ['text-description-missing', { product: { description: ['Jó póló.'] } }],
    ['text-brand-missing', { item: { brand: null } }],
    ['text-category-missing', { item: { category: null } }],
  ];
  it.each(faulty)('is found out by exactly one rule: %s', (id, change) => {
    expect(idsOf(productRules, productItem(change))).toEqual([id]);
  });

  it('without any number on it has neither code', () => {
    expect(idsOf(productRules, productItem({ product: option({ ean: '', sku: '' }) }))).toEqual([
      'safety-identifier',
      'ean-missing',
    ]);
  });

  it('tells in Hungarian what is wrong, with figures', () => {
    const details = breachesOf(
      productRules,
      productItem({ product: { priceLog: publicLog([200, 9990], [20, 8990], [5, 6990]) } }),
    ).map(({ detail }) => detail);
    expect(details).toEqual(['nyilvános ár: áthúzva 8\u00A0990\u00A0Ft, jogszerűen 9\u00A0990\u00A0Ft (2 lépés)']);
  });

  it('names five of many, and how many more there are', () => {
    const {
      options: [first],
    } = productItem().product;
    const options = Array.from({ length: 12 }, (_, at) => ({ ...first!, sku: `S${at}`, ean: '' }));
    const [breach] = breachesOf(productRules, productItem({ product: { options } }));
    expect(breach?.detail).toBe('EAN nélkül: S0; S1; S2; S3; S4 és még 7');
  });
});

describe('what stands around products', () => {
  const withOffer = (change: Partial<typeof offer>): Partial<FlipbookItem> => ({
    pages: [{ number: 1, offers: [{ ...offer, ...change }] }],
  });
  const goods = (pieces: number, ...prices: [number, number][]): Partial<FlipbookItem> => ({
    goods: new Map([[1, { pieces, priceLog: publicLog(...prices) }]]),
  });
  const expired = { validFrom: '2026-10-01', validTo: '2026-10-07' };

  it.each<[id: string | null, change: Partial<FlipbookItem>]>([
    [null, {}],
    [null, { ...expired, ...withOffer({ productId: 9, price: money(1) }) }],
    [null, { validFrom: '2026-11-26', validTo: '2026-12-02', ...withOffer({ price: money(5990) }) }],
    ['flipbook-hotspot-dead', withOffer({ productId: 9 })],
    ['flipbook-hotspot-sold-out', goods(0, [200, 8990], [5, 6990])],
    ['flipbook-price-dearer', goods(2, [200, 8990], [5, 6990], [1, 7990])],
    ['flipbook-price-cheaper', goods(2, [200, 8990], [5, 6990], [1, 5990])],
    ['flipbook-strike-unlawful', withOffer({ priceFull: money(9990) })],
    ['flipbook-strike-unlawful', goods(2, [200, 6990])],
    ['flipbook-outside', { contents: [{ title: 'Sí', page: 3 }] }],
    ['flipbook-outside', withOffer({ slot: { x: 0.7, y: 0.3, width: 0.4, height: 0.3 } })],
    ['flipbook-target-small', withOffer({ slot: { x: 0.1, y: 0.1, width: 0.09, height: 0.3 } })],
    ['flipbook-dates', { validFrom: '2026-11-26', contents: [] }],
  ])('a flipbook: %s', (id, change) => {
    expect(idsOf(flipbookRules, { ...flipbook, ...change })).toEqual(id === null ? [] : [id]);
  });

  const withHours = (change: Partial<NonNullable<ShopItem['openingHours']>>): Partial<ShopItem> => ({
    openingHours: { ...shop.openingHours!, ...change },
  });
  it.each<[id: string | null, change: Partial<ShopItem>]>([
    [null, {}],
    [
      null,
      withHours({
        exceptions: shop.openingHours!.exceptions.filter(({ date }) => date >= '2026-11-21' && date <= '2027-11-20'),
      }),
    ],
    ['store-hours-missing', { openingHours: null }],
    ['store-hours-missing', withHours({ weekly: shop.openingHours!.weekly.slice(0, 6) })],
    [
      'store-holidays-missing',
      withHours({ exceptions: shop.openingHours!.exceptions.filter(({ date }) => date !== '2026-12-25') }),
    ],
    ['store-phone', { shop: { ...shop.shop, phone: 'telefonon' } }],
    ['store-phone', { shop: { ...shop.shop, phone: '' } }],
    ['store-geo', { shop: { ...shop.shop, lat: 0, lng: 0 } }],
    ['store-geo', { shop: { ...shop.shop, lat: 20.13, lng: 46.25 } }],
  ])('a store: %s', (id, change) => {
    expect(idsOf(shopRules, { ...shop, ...change })).toEqual(id === null ? [] : [id]);
  });

  it.each<[id: string | null, href: string]>([
    [null, '/cipok/'],
    [null, '/cipok'],
    [null, '/en/cipok/?page=2'],
    [null, '#meretek'],
    [null, '/p/vento-iram-polo-1/'],
    [null, 'mailto:info@shop.example'],
    [null, 'https://elsewhere.example/x'],
    [null, 'https://shop.example/cipok/'],
    [null, '/aktualis-ajanlatok/heti/?oldal=12'],
    ['link-refused', 'javascript:alert(1)'],
    ['link-refused', 'https://evil.example/'],
    ['link-refused', 'cipok/'],
    ['link-dead', '/cipo/'],
    ['link-dead', '/p/vento-iram-polo-2/'],
    ['link-dead', '#szinek'],
    ['link-dead', 'https://shop.example/cipo/'],
    ['link-flipbook-expired', '/aktualis-ajanlatok/regi/'],
    ['link-flipbook-page', '/aktualis-ajanlatok/heti/?oldal=13'],
  ])('a link: %s %s', (id, href) => {
    expect(idsOf<LinkItem>(linkRules, { ...link, href })).toEqual(id === null ? [] : [id]);
  });

  it('codes, sets, pictures of texts and products in them', () => {
    expect(idsOf(sharedCodeRules, sharedCode)).toEqual([]);
    for (const kind of ['ean', 'sku', 'slug'] as const)
      expect(idsOf(sharedCodeRules, { ...sharedCode, kind, count: 2 })).toEqual([`${kind}-duplicate`]);
    expect(idsOf(setRules, set)).toEqual([]);
    expect(idsOf(setRules, { price: money(20_000), separately: null })).toEqual([]);
    expect(idsOf(setRules, { price: money(22_000), separately: money(22_000) })).toEqual(['set-no-saving']);
    expect(idsOf(setRules, { price: 0.5 as Money, separately: money(22_000) })).toEqual(['set-price']);
    expect(idsOf(pictureRules, { pictures: [{ name: 'a', alt: 'Tó' }], lostPictures: ['a'] })).toEqual([
      'picture-lost',
    ]);
    expect(idsOf(shownProductRules, shownProducts)).toEqual([]);
    expect(idsOf(shownProductRules, { ...shownProducts, productIds: [1, 2] })).toEqual(['text-product-gone']);
  });
});

it('[ADR-0107] a shop as a whole: each thing that a public one lacks', () => {
  expect(idsOf(publicRules, { missing: [] })).toEqual([]);
  expect(idsOf(publicRules, { missing: ['COMPANY_NAME'] })).toEqual(['public-shop-unfinished']);
});

describe('the rules', () => {
  it('have ids of their own, and say what is wrong, what to do and who asks for it', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, title, remedy, source } of all) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
      for (const text of [title, remedy, source]) expect(text.length, id).toBeGreaterThan(8);
      expect(remedy, id).toMatch(/\.$/);
    }
  });

  it('have all been broken above', () => {
    expect(all.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([]);
  });
});
