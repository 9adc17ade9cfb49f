import type { Kysely, Transaction } from 'kysely';
import { writtenRecord, type LastingRecord } from '#lib/contract/import.ts';
import { readContent } from '../content/storage.ts';
import { loadPickUpPoints } from '../db/places.ts';
import { listsBy } from '../db/lists.ts';
import { productChunks } from '../db/products.ts';
import type { Database } from '../db/schema.ts';
import { loadStructure } from '../db/structure.ts';
import { inSnapshot } from '../db/transaction.ts';
import { readTeams } from '../teams/storage.ts';
import type { CatalogOption } from './model.ts';

const productsAtOnce = 200;

/**
 * All records of goods, texts and teams as they are at one moment, in an order in which they can be imported again.
 */
async function* recordsOf(db: Transaction<Database>): AsyncGenerator<LastingRecord> {
  const { brands, categories, sports, terms, shops, phrases, banners } = await loadStructure(db);
  // Texts and pieces outlive what a file took away that replaced the catalog; no file may name it.
  const there = {
    brand: new Set(brands.map(({ slug }) => slug)),
    sport: new Set(sports.map(({ slug }) => slug)),
    store: new Set(shops.map(({ sysname }) => sysname)),
  };
  for (const brand of brands) yield { kind: 'brand', ...brand };
  for (const category of categories) yield { kind: 'category', ...category };
  for (const sport of sports) yield { kind: 'sport', ...sport };
  for (const term of terms) yield { kind: 'term', ...term };
  for (const shop of shops) yield { kind: 'store', ...shop };
  for (const point of await loadPickUpPoints(db)) yield { kind: 'pickUpPoint', ...point };
  for (const phrase of phrases) yield { kind: 'phrase', ...phrase };
  for (const banner of banners) yield { kind: 'banner', ...banner };
  const inPlaces = (option: CatalogOption): CatalogOption => {
    const pieces = Object.entries(option.stock).filter(([place]) => place === 'online' || there.store.has(place));
    return { ...option, stock: Object.fromEntries(pieces) };
  };
  for await (const products of productChunks(db, productsAtOnce)) {
    for (const product of products) yield { kind: 'product', ...product, options: product.options.map(inPlaces) };
  }
  const members = await db.selectFrom('product_set_member').selectAll().orderBy('set_id').orderBy('position').execute();
  const optionIds = listsBy(
    members,
    (row) => row.set_id,
    (row) => row.option_id,
  );
  for (const { id, name, price } of await db.selectFrom('product_set').selectAll().orderBy('id').execute()) {
    yield { kind: 'set', id, name, price, optionIds: optionIds.get(id) ?? [] };
  }
  const { shops: details, brands: texts, guides, pages, flipbooks } = await readContent(db);
  for (const shop of details) if (there.store.has(shop.sysname)) yield { kind: 'storeDetails', ...shop };
  for (const text of texts) if (there.brand.has(text.slug)) yield { kind: 'brandText', ...text };
  for (const guide of guides)
    yield { kind: 'guide', ...guide, sports: guide.sports.filter((sport) => there.sport.has(sport)) };
  for (const { kind: group, ...page } of pages) yield { kind: 'page', group, ...page };
  for (const flipbook of flipbooks) {
    const stores = flipbook.stores.filter((store) => there.store.has(store));
    // Of no shop any more: without one it would be that of all.
    if (flipbook.stores.length > 0 && stores.length === 0) continue;
    yield { kind: 'flipbook', ...flipbook, stores };
  }
  for (const team of await readTeams(db)) yield { kind: 'team', ...team };
}

/**
 * Writes the catalog, texts and teams as one JSON object a line. `write` resolves when it can take more. Answers the number of
 * records. Use a reader's connection: the snapshot lasts as long as the export.
 */
export async function exportCatalog(
  reader: Kysely<Database>,
  write: (line: string) => Promise<void> | void,
): Promise<number> {
  return inSnapshot(reader, async (snapshot) => {
    let count = 0;
    for await (const record of recordsOf(snapshot)) {
      await write(`${JSON.stringify(writtenRecord(record))}\n`);
      count += 1;
    }
    return count;
  });
}
