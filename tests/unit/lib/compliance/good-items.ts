import { money, type Money } from '#lib/contract/money.ts';
import type {
  FlipbookItem,
  BrandRecord,
  LinkItem,
  PriceOfType,
  ProductRecord,
  ProductItem,
  SetItem,
  SharedCode,
  ShownProducts,
  ShopItem,
} from '#lib/compliance/items.ts';
import { holidaysOf } from '#lib/core/calendar/holidays.ts';

/** Records with nothing wrong: each test spoils one of them. */
export const now = '2026-11-21T10:00:00.000Z';
const today = '2026-11-21';
export const day = 24 * 60 * 60 * 1000;

/** A moment so many days before `now`. */
export function daysAgo(days: number): string {
  return new Date(Date.parse(now) - days * day).toISOString();
}

/** Public prices from so many days ago on; one that is not whole has a rule of its own. */
export function publicLog(...entries: [daysAgo: number, price: number][]): ProductRecord['priceLog'] {
  return entries.map(([days, price]) => ({ at: daysAgo(days), role: 'vk', price: price as Money }));
}

const brand: BrandRecord = {
  slug: 'vento',
  name: 'Vento',
  manufacturer: {
    name: 'Vento Kft.',
    postalAddress: '8000 Székesfehérvár, Gyár utca 2.',
    electronicAddress: 'info@vento.example',
  },
  responsiblePerson: null,
};

const record: ProductRecord = {
  id: 1,
  slug: 'vento-iram-polo',
  name: 'Iram póló',
  brand: 'vento',
  gender: 'unisex',
  categoryId: 11,
  sportIds: [],
  description: ['Könnyű póló meleg napokra, gyorsan szárad.'],
  highlights: [],
  facts: {},
  attributes: [],
  materials: '95% pamut, 5% elasztán',
  care: null,
  contents: null,
  guarantee: { isMandatory: false, durabilityYears: null },
  warnings: [],
  sizeSystem: '',
  sizes: ['M'],
  sizeTable: null,
  colours: [
    {
      slug: 'kek',
      name: 'kék',
      family: 'kék',
      swatch: '#1f4fa3',
      images: [
        { name: 'polo-kek', alt: 'Vento Iram póló, kék, elölnézet' },
        { name: 'polo-kek-hat', alt: 'Vento Iram póló, kék, hátulnézet' },
      ],
    },
  ],
  options: [{ id: 101, colour: 'kek', size: 'M', sku: 'VEN-1-M', ean: '5990000000016', stock: { online: 2 } }],
  rrp: money(9990),
  priceLog: publicLog([200, 8990], [5, 6990]),
  salesRank: 1,
  addedAt: daysAgo(200),
  refurbished: false,
  refurbishment: null,
  onlineOnly: false,
  isHeavy: false,
  isBike: false,
  isSki: false,
  mounting: [],
  relatedIds: [],
  synonyms: [],
};

/** What to spoil of a product: fields of its record, and what stands around it. */
export interface Change {
  product?: Partial<ProductRecord>;
  maker?: Partial<BrandRecord['manufacturer']>;
  item?: Partial<ProductItem>;
}

const shown: PriceOfType = { type: 'vk', price: money(6990), full: money(8990), percent: 22 };

export function productItem({ product = {}, maker = {}, item = {} }: Change = {}): ProductItem {
  const changed: ProductRecord = { ...structuredClone(record), ...product };
  return {
    product: changed,
    brand: { ...brand, manufacturer: { ...brand.manufacturer, ...maker } },
    category: 'ruhazat/polok',
    pictures: changed.colours.flatMap(({ images }) => images),
    lostPictures: [],
    priceLog: changed.priceLog,
    rrp: changed.rrp,
    shownPrices: [shown],
    now,
    ...item,
  };
}

export const sharedCode: SharedCode = { kind: 'ean', code: '5990000000016', count: 1, owners: ['Iram póló (1)'] };
export const set: SetItem = { price: money(20_000), separately: money(22_000) };

export const offer = {
  slot: { x: 0.1, y: 0.3, width: 0.4, height: 0.3 },
  productId: 1,
  name: 'Iram póló',
  price: money(6990),
  priceFull: money(8990),
};

export const flipbook: FlipbookItem = {
  validFrom: '2026-11-19',
  validTo: '2026-11-25',
  aspectRatio: 0.707,
  contents: [{ title: 'Címlap', page: 1 }],
  pages: [
    { number: 1, offers: [offer] },
    { number: 2, offers: [] },
  ],
  goods: new Map([[1, { pieces: 2, priceLog: publicLog([200, 8990], [5, 6990]) }]]),
  now,
};

const hours = { opens: '09:00', closes: '18:00' };

export const shop: ShopItem = {
  shop: {
    sysname: 'store_szeged',
    name: 'Lendület Szeged',
    city: 'Szeged',
    zip: '6724',
    street: 'Londoni körút 3.',
    lat: 46.25,
    lng: 20.13,
    phone: '+36 62 555 102',
  },
  openingHours: {
    weekly: [hours, hours, hours, hours, hours, { opens: '09:00', closes: '13:00' }, null],
    exceptions: [2026, 2027].flatMap(holidaysOf).map((holiday) => ({ ...holiday, hours: null })),
  },
  today,
};

export const link: LinkItem = {
  href: '/cipok/?page=2',
  anchors: ['meretek'],
  directory: {
    own: 'https://shop.example',
    allowed: ['https://elsewhere.example'],
    paths: new Set(['/', '/cipok/']),
    productIds: new Set([1]),
    flipbooks: new Map([
      ['/aktualis-ajanlatok/heti/', { pageCount: 12, validTo: '2026-11-25' }],
      ['/aktualis-ajanlatok/regi/', { pageCount: 8, validTo: '2026-10-07' }],
    ]),
    today,
  },
};

export const shownProducts: ShownProducts = { productIds: [1], known: new Set([1]) };
