import type { SeedRecord } from '#lib/contract/seed.ts';
import { generateCatalog } from './catalog/index.ts';
import { generateContent } from './content/index.ts';
import { makeReviews } from './content/reviews.ts';
import { generateCustomers } from './customers.ts';
import { demoGiftCards } from './gift-cards.ts';
import type { Catalog, Content } from './model.ts';
import { generateTeams } from './teams.ts';

/** Products of the demo shop (ADR-0088), and the number that all of its chance comes from. */
export const demoProducts = 3000;
export const demoSeed = 2735;

function* catalogRecords(catalog: Catalog): Generator<SeedRecord> {
  for (const brand of catalog.brands) yield { kind: 'brand', ...brand };
  for (const category of catalog.categories) yield { kind: 'category', ...category };
  for (const sport of catalog.sports) yield { kind: 'sport', ...sport };
  for (const term of catalog.terms) yield { kind: 'term', ...term };
  for (const shop of catalog.shops) yield { kind: 'store', ...shop };
  for (const point of catalog.pickUpPoints) yield { kind: 'pickUpPoint', ...point };
  for (const phrase of catalog.phrases) yield { kind: 'phrase', ...phrase };
  for (const banner of catalog.banners) yield { kind: 'banner', ...banner };
  for (const product of catalog.products) yield { kind: 'product', ...product };
  for (const set of catalog.sets) yield { kind: 'set', ...set };
}

function* contentRecords({ shops, brands, guides, pages, flipbooks }: Content): Generator<SeedRecord> {
  for (const shop of shops) yield { kind: 'storeDetails', ...shop };
  for (const brand of brands) yield { kind: 'brandText', ...brand };
  for (const guide of guides) yield { kind: 'guide', ...guide };
  for (const { kind: group, ...page } of pages) yield { kind: 'page', group, ...page };
  for (const flipbook of flipbooks) yield { kind: 'flipbook', ...flipbook };
}

/** The seed of the demo shop, record by record: the same for the same number of products and the same day. */
export function* demoRecords({ products, now }: { products: number; now: Date }): Generator<SeedRecord> {
  const catalog = generateCatalog({ seed: demoSeed, products, now });
  yield { kind: 'seed', products };
  yield* catalogRecords(catalog);
  yield* contentRecords(generateContent(catalog, now));
  for (const team of generateTeams(catalog, now)) yield { kind: 'team', ...team };
  for (const review of makeReviews(catalog, demoSeed)) yield { kind: 'review', ...review };
  for (const customer of generateCustomers(catalog)) yield { kind: 'customer', ...customer };
  for (const giftCard of demoGiftCards) yield { kind: 'giftCard', ...giftCard };
}
