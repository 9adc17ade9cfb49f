import type { Insertable, Kysely, Transaction } from 'kysely';
import { lastChangeOf, noteChanges, type Change } from '../db/changes.ts';
import type { Database } from '../db/schema.ts';
import { inSnapshot, inTransaction } from '../db/transaction.ts';
import type { BrandText, FlipbookContent, Content, GuideContent, PageContent, ShopDetails } from './model.ts';

const documentOf = (content: object): string => JSON.stringify(content);

type Writing = Transaction<Database>;
type Row = Readonly<Record<string, string | number | null>>;

/** The rows of each kind of content, in its own order. */
const rowsOf: { [Kind in keyof Content]: (items: Content[Kind]) => Row[] } = {
  shops: (shops) => shops.map((shop) => ({ sysname: shop.sysname, document: documentOf(shop) })),
  brands: (brands) =>
    brands.map(({ slug, text, translations }) => ({
      slug,
      text,
      translations: translations ? documentOf(translations) : null,
    })),
  guides: (guides) =>
    guides.map((guide) => ({ slug: guide.slug, published_at: guide.publishedAt, document: documentOf(guide) })),
  pages: (pages) => pages.map((page, position) => ({ slug: page.slug, position, document: documentOf(page) })),
  flipbooks: (flipbooks) =>
    flipbooks.map((flipbook, position) => ({ slug: flipbook.slug, position, document: documentOf(flipbook) })),
};

const tableOf = {
  shops: 'store_detail',
  brands: 'brand_text',
  guides: 'guide',
  pages: 'content_page',
  flipbooks: 'flipbook',
} as const satisfies Record<keyof Content, keyof Database>;

/** Puts one kind of content in place of what was there. Nothing is noted. */
async function replaceKind<Kind extends keyof Content>(
  transaction: Writing,
  kind: Kind,
  items: Content[Kind],
): Promise<void> {
  // The tables are alike to Kysely: their rows are made beside their names above.
  const table = tableOf[kind] as 'guide';
  await transaction.deleteFrom(table).execute();
  for (const row of rowsOf[kind](items) as unknown as Insertable<Database['guide']>[])
    await transaction.insertInto(table).values(row).execute();
}

/** Puts content in place of what was there. */
export async function replaceContent(transaction: Writing, content: Content, now: Date): Promise<void> {
  await replaceKind(transaction, 'shops', content.shops);
  await replaceKind(transaction, 'brands', content.brands);
  await replaceKind(transaction, 'guides', content.guides);
  await replaceKind(transaction, 'pages', content.pages);
  await replaceKind(transaction, 'flipbooks', content.flipbooks);
  await noteChanges(transaction, [contentChanged], now);
}

const contentChanged: Change = { kind: 'content', entityId: 0 };

/** Puts one kind of content in place of `stored` where it is another. Answers what has to be noted. */
export async function saveContentKind<Kind extends keyof Content>(
  transaction: Writing,
  kind: Kind,
  items: Content[Kind],
  stored: Content[Kind],
): Promise<Change[]> {
  if (JSON.stringify(rowsOf[kind](items)) === JSON.stringify(rowsOf[kind](stored))) return [];
  await replaceKind(transaction, kind, items);
  return [contentChanged];
}

/** Stores content in place of what was there, in one transaction. */
export async function saveContent(db: Kysely<Database>, content: Content, now: Date): Promise<void> {
  await inTransaction(db, (transaction) => replaceContent(transaction, content, now));
}

/** Reads pages by their slugs, in the order that is asked for; those that are not there are left out. */
export async function loadPages(db: Kysely<Database>, slugs: readonly string[]): Promise<PageContent[]> {
  const rows = await db.selectFrom('content_page').select(['slug', 'document']).where('slug', 'in', slugs).execute();
  const documents = new Map(rows.map(({ slug, document }) => [slug, document]));
  return slugs
    .map((slug) => documents.get(slug))
    .filter((document) => document !== undefined)
    .map((document): PageContent => JSON.parse(document));
}

/** Reads all content within a transaction: guides newest first, pages and flipbooks in their own order. */
export async function readContent(snapshot: Transaction<Database>): Promise<Content> {
  const shops = await snapshot.selectFrom('store_detail').select('document').orderBy('sysname').execute();
  const brands = await snapshot.selectFrom('brand_text').selectAll().orderBy('slug').execute();
  const guides = await snapshot
    .selectFrom('guide')
    .select('document')
    .orderBy('published_at', 'desc')
    .orderBy('slug')
    .execute();
  const pages = await snapshot.selectFrom('content_page').select('document').orderBy('position').execute();
  const flipbooks = await snapshot.selectFrom('flipbook').select('document').orderBy('position').execute();
  return {
    shops: shops.map(({ document }): ShopDetails => JSON.parse(document)),
    brands: brands.map(({ translations, ...brand }): BrandText =>
      translations === null ? brand : { ...brand, translations: JSON.parse(translations) },
    ),
    guides: guides.map(({ document }): GuideContent => JSON.parse(document)),
    pages: pages.map(({ document }): PageContent => JSON.parse(document)),
    flipbooks: flipbooks.map(({ document }): FlipbookContent => JSON.parse(document)),
  };
}

/** Reads all content as it is at one moment. */
export async function loadContent(db: Kysely<Database>): Promise<{ value: Content; change: number }> {
  return inSnapshot(db, async (snapshot) => {
    const change = await lastChangeOf(snapshot, 'content');
    return { change, value: await readContent(snapshot) };
  });
}
