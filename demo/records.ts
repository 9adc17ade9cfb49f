import type { SeedRecord } from '#lib/contract/seed.ts';
import { generateCatalogue } from './catalogue/index.ts';
import { generateContent } from './content/index.ts';
import { generateCustomers } from './customers.ts';
import type { Catalogue, Content } from './model.ts';
import { generateTeams } from './teams.ts';

/** Products of the demo shop (ADR-0088), and the number that all of its chance comes from. */
export const demoProducts = 3000;
export const demoSeed = 2735;

function* catalogueRecords(catalogue: Catalogue): Generator<SeedRecord> {
  for (const brand of catalogue.brands) yield { kind: 'brand', ...brand };
  for (const category of catalogue.categories) yield { kind: 'category', ...category };
  for (const sport of catalogue.sports) yield { kind: 'sport', ...sport };
  for (const store of catalogue.stores) yield { kind: 'store', ...store };
  for (const point of catalogue.pickUpPoints) yield { kind: 'pickUpPoint', ...point };
  for (const phrase of catalogue.phrases) yield { kind: 'phrase', ...phrase };
  for (const banner of catalogue.banners) yield { kind: 'banner', ...banner };
  for (const product of catalogue.products) yield { kind: 'product', ...product };
  for (const set of catalogue.sets) yield { kind: 'set', ...set };
}

function* contentRecords({ stores, brands, guides, pages, flipbooks }: Content): Generator<SeedRecord> {
  for (const store of stores) yield { kind: 'storeDetails', ...store };
  for (const brand of brands) yield { kind: 'brandText', ...brand };
  for (const guide of guides) yield { kind: 'guide', ...guide };
  for (const { kind: group, ...page } of pages) yield { kind: 'page', group, ...page };
  for (const flipbook of flipbooks) yield { kind: 'flipbook', ...flipbook };
}

/** The seed of the demo shop, record by record: the same for the same number of products and the same day. */
export function* demoRecords({ products, now }: { products: number; now: Date }): Generator<SeedRecord> {
  const catalogue = generateCatalogue({ seed: demoSeed, products, now });
  yield { kind: 'seed', products };
  yield* catalogueRecords(catalogue);
  yield* contentRecords(generateContent(catalogue, now));
  for (const team of generateTeams(catalogue, now)) yield { kind: 'team', ...team };
  for (const customer of generateCustomers(catalogue)) yield { kind: 'customer', ...customer };
}
