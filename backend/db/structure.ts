import type { Kysely } from 'kysely';
import type { CatalogStructure } from '../catalog/structure.ts';
import { brandOf, categoryOf, sportOf, termOf } from './catalog-rows.ts';
import type { Database } from './schema.ts';

/** What products are sorted into and what stands around them; categories and sports in the order of their ids. */
export async function loadStructure(db: Kysely<Database>): Promise<CatalogStructure> {
  const brands = await db.selectFrom('brand').selectAll().orderBy('position').execute();
  const categories = await db.selectFrom('category').selectAll().orderBy('id').execute();
  const sports = await db.selectFrom('sport').selectAll().orderBy('id').execute();
  const terms = await db.selectFrom('term').selectAll().orderBy('of_kind').orderBy('text').execute();
  const shops = await db
    .selectFrom('store')
    .select(['sysname', 'name', 'city', 'zip', 'street', 'lat', 'lng', 'phone'])
    .orderBy('position')
    .execute();
  const phrases = await db.selectFrom('phrase').select(['phrase', 'weight']).orderBy('position').execute();
  const banners = await db.selectFrom('banner').selectAll().orderBy('position').execute();
  return {
    brands: brands.map(brandOf),
    categories: categories.map(categoryOf),
    sports: sports.map(sportOf),
    terms: terms.map(termOf),
    shops,
    phrases,
    banners: banners.map(({ document }) => JSON.parse(document)),
  };
}
