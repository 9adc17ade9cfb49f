import type { Insertable, Transaction } from 'kysely';
import type {
  CatalogBanner,
  CatalogBrand,
  CatalogCategory,
  CatalogPhrase,
  CatalogPickUpPoint,
  CatalogSet,
  CatalogSport,
  CatalogShop,
  CatalogTerm,
} from '../catalog/model.ts';
import { brandRow, categoryRow, sportRow, termRow } from './catalog-rows.ts';
import type { Change } from './changes.ts';
import { giveFilterValueIds } from './filter-values.ts';
import { deleteSets } from './product-writer.ts';
import type { Database } from './schema.ts';

type Writing = Transaction<Database>;

const structureChanged: Change = { kind: 'catalog', entityId: 0 };
const rowsAtOnce = 500;

/** A row as text that is the same for the same columns, in whatever order they come. */
function textOf(row: object): string {
  return JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The rows that are not stored like this yet; rows are told by the column `key`. */
function differing<Row extends object>(rows: readonly Row[], stored: readonly Row[], key: keyof Row): Row[] {
  const before = new Map(stored.map((row) => [row[key], textOf(row)]));
  return rows.filter((row) => before.get(row[key]) !== textOf(row));
}

/** Stores brands by their slug, in this order. Answers what has to be noted, here and below. */
export async function saveBrands(transaction: Writing, brands: readonly CatalogBrand[]): Promise<Change[]> {
  await giveFilterValueIds(transaction, (ids) =>
    ids.give(
      'GENERAL_Brand',
      brands.map(({ slug }) => slug),
    ),
  );
  const changed = differing(brands.map(brandRow), await transaction.selectFrom('brand').selectAll().execute(), 'slug');
  for (const { slug, ...columns } of changed) {
    await transaction
      .insertInto('brand')
      .values({ slug, ...columns })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(columns))
      .execute();
  }
  return changed.length > 0 ? [structureChanged] : [];
}

/** Those above before those below, as the tables' references ask for. */
function parentsFirst<Node extends { id: number; parent_id: number | null }>(nodes: readonly Node[]): Node[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const depthOf = (node: Node): number => {
    const parent = node.parent_id === null ? undefined : byId.get(node.parent_id);
    return parent ? depthOf(parent) + 1 : 0;
  };
  return nodes.toSorted((a, b) => depthOf(a) - depthOf(b));
}

/** Stores categories by their id. */
export async function saveCategories(transaction: Writing, categories: readonly CatalogCategory[]): Promise<Change[]> {
  const rows = categories.map(categoryRow);
  const changed = differing(rows, await transaction.selectFrom('category').selectAll().execute(), 'id');
  for (const { id, ...columns } of parentsFirst(changed)) {
    await transaction
      .insertInto('category')
      .values({ id, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
  }
  return changed.length > 0 ? [structureChanged] : [];
}

/** Stores sports by their id. */
export async function saveSports(transaction: Writing, sports: readonly CatalogSport[]): Promise<Change[]> {
  const rows = sports.map(sportRow);
  const changed = differing(rows, await transaction.selectFrom('sport').selectAll().execute(), 'id');
  for (const { id, ...columns } of parentsFirst(changed)) {
    await transaction
      .insertInto('sport')
      .values({ id, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
  }
  return changed.length > 0 ? [structureChanged] : [];
}

/** What is not in these lists is removed by `removeUnlisted`; products that name it have to be removed before. */
export interface Listed {
  brands: readonly string[];
  categories: readonly number[];
  sports: readonly number[];
}

/** Removes the brands, categories and sports that are not listed. Throws where a product names one of them. */
export async function removeUnlisted(transaction: Writing, { brands, categories, sports }: Listed): Promise<Change[]> {
  const storedBrands = await transaction.selectFrom('brand').select('slug').execute();
  const goneBrands = storedBrands.map(({ slug }) => slug).filter((slug) => !new Set(brands).has(slug));
  for (const slug of goneBrands) await transaction.deleteFrom('brand').where('slug', '=', slug).execute();
  const isGone = (listed: readonly number[]) => {
    const kept = new Set(listed);
    return ({ id }: { id: number }) => !kept.has(id);
  };
  const childrenFirst = <Node extends { id: number; parent_id: number | null }>(nodes: readonly Node[]) =>
    parentsFirst(nodes).toReversed();
  const goneCategories = childrenFirst(
    await transaction.selectFrom('category').select(['id', 'parent_id']).execute(),
  ).filter(isGone(categories));
  for (const { id } of goneCategories) await transaction.deleteFrom('category').where('id', '=', id).execute();
  const goneSports = childrenFirst(await transaction.selectFrom('sport').select(['id', 'parent_id']).execute()).filter(
    isGone(sports),
  );
  for (const { id } of goneSports) await transaction.deleteFrom('sport').where('id', '=', id).execute();
  return goneBrands.length + goneCategories.length + goneSports.length > 0 ? [structureChanged] : [];
}

/** Replaces a list that nothing refers to where it differs from what is stored; answers whether it did. */
async function replaceList<Table extends 'term' | 'store' | 'pick_up_point' | 'phrase' | 'banner'>(
  transaction: Writing,
  table: Table,
  stored: readonly object[],
  rows: Insertable<Database[Table]>[],
): Promise<boolean> {
  if (stored.length === rows.length && rows.every((row, at) => textOf(row) === textOf(stored[at] ?? {}))) return false;
  await transaction.deleteFrom(table as 'banner').execute();
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await transaction
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
  return true;
}

/** Stores the words of products in other languages, in place of those before. */
export async function saveTerms(transaction: Writing, terms: readonly CatalogTerm[]): Promise<Change[]> {
  const inOrder = (rows: readonly ReturnType<typeof termRow>[]) =>
    rows.toSorted((a, b) => (`${a.of_kind} ${a.text}` < `${b.of_kind} ${b.text}` ? -1 : 1));
  const stored = await transaction.selectFrom('term').selectAll().execute();
  const isOther = await replaceList(transaction, 'term', inOrder(stored), inOrder(terms.map(termRow)));
  return isOther ? [structureChanged] : [];
}

/** Stores the shops, in this order, in place of those before. */
export async function saveShops(transaction: Writing, shops: readonly CatalogShop[]): Promise<Change[]> {
  const stored = await transaction.selectFrom('store').selectAll().orderBy('position').execute();
  const rows = shops.map((shop, position) => ({ ...shop, position }));
  return (await replaceList(transaction, 'store', stored, rows)) ? [structureChanged] : [];
}

/** Stores the pick-up points, in this order, in place of those before; nothing has to be read again for them. */
export async function savePickUpPoints(transaction: Writing, points: readonly CatalogPickUpPoint[]): Promise<Change[]> {
  const stored = await transaction.selectFrom('pick_up_point').selectAll().orderBy('position').execute();
  await replaceList(
    transaction,
    'pick_up_point',
    stored,
    points.map((point, position) => ({ ...point, position })),
  );
  return [];
}

/** Stores the phrases of the search box, in this order, in place of those before. */
export async function savePhrases(transaction: Writing, phrases: readonly CatalogPhrase[]): Promise<Change[]> {
  const stored = await transaction.selectFrom('phrase').selectAll().orderBy('position').execute();
  const rows = phrases.map((phrase, position) => ({ ...phrase, position }));
  return (await replaceList(transaction, 'phrase', stored, rows)) ? [structureChanged] : [];
}

/** Stores the banners, in this order, in place of those before. */
export async function saveBanners(transaction: Writing, banners: readonly CatalogBanner[]): Promise<Change[]> {
  const stored = await transaction.selectFrom('banner').selectAll().orderBy('position').execute();
  const rows = banners.map((banner, position) => ({ position, document: JSON.stringify(banner) }));
  return (await replaceList(transaction, 'banner', stored, rows)) ? [structureChanged] : [];
}

/** Stores sets by their id; product pages read them from the database, so that nothing has to be noted. */
export async function saveSets(transaction: Writing, sets: readonly CatalogSet[]): Promise<Change[]> {
  for (const { id, name, price, optionIds } of sets) {
    await transaction
      .insertInto('product_set')
      .values({ id, name, price })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, price }))
      .execute();
    const members = await transaction
      .selectFrom('product_set_member')
      .select('option_id')
      .where('set_id', '=', id)
      .orderBy('position')
      .execute();
    if (members.map((row) => row.option_id).join() === optionIds.join()) continue;
    await transaction.deleteFrom('product_set_member').where('set_id', '=', id).execute();
    await transaction
      .insertInto('product_set_member')
      .values(optionIds.map((optionId, position) => ({ set_id: id, option_id: optionId, position })))
      .execute();
  }
  return [];
}

/** Removes the sets that are not listed. */
export async function removeUnlistedSets(transaction: Writing, listed: readonly number[]): Promise<void> {
  const kept = new Set(listed);
  const stored = await transaction.selectFrom('product_set').select('id').execute();
  await deleteSets(
    transaction,
    stored.map(({ id }) => id).filter((id) => !kept.has(id)),
  );
}
