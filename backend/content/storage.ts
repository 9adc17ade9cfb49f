import type { Kysely, Transaction } from 'kysely';
import { lastChangeOf, noteChanges } from '../db/changes.ts';
import type { Database } from '../db/schema.ts';
import { inSnapshot, inTransaction } from '../db/transaction.ts';
import type { BrandText, FlipbookContent, Content, GuideContent, PageContent, ShopDetails } from './model.ts';

const contentTables = ['store_detail', 'brand_text', 'guide', 'content_page', 'flipbook'] as const;

const documentOf = (content: object): string => JSON.stringify(content);

/** Puts content in place of what was there. */
export async function replaceContent(transaction: Transaction<Database>, content: Content, now: Date): Promise<void> {
  const { shops, brands, guides, pages, flipbooks } = content;
  for (const table of contentTables) await transaction.deleteFrom(table).execute();
  for (const shop of shops) {
    await transaction
      .insertInto('store_detail')
      .values({ sysname: shop.sysname, document: documentOf(shop) })
      .execute();
  }
  for (const { slug, text, translations } of brands)
    await transaction
      .insertInto('brand_text')
      .values({ slug, text, translations: translations ? documentOf(translations) : null })
      .execute();
  for (const guide of guides) {
    await transaction
      .insertInto('guide')
      .values({ slug: guide.slug, published_at: guide.publishedAt, document: documentOf(guide) })
      .execute();
  }
  for (const [position, page] of pages.entries()) {
    await transaction
      .insertInto('content_page')
      .values({ slug: page.slug, position, document: documentOf(page) })
      .execute();
  }
  for (const [position, flipbook] of flipbooks.entries()) {
    await transaction
      .insertInto('flipbook')
      .values({ slug: flipbook.slug, position, document: documentOf(flipbook) })
      .execute();
  }
  await noteChanges(transaction, [{ kind: 'content', entityId: 0 }], now);
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

/** Reads all content as it is at one moment: guides newest first, pages and flipbooks in their own order. */
export async function loadContent(db: Kysely<Database>): Promise<{ value: Content; change: number }> {
  return inSnapshot(db, async (snapshot) => {
    const change = await lastChangeOf(snapshot, 'content');
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
      change,
      value: {
        shops: shops.map(({ document }): ShopDetails => JSON.parse(document)),
        brands: brands.map(({ translations, ...brand }): BrandText =>
          translations === null ? brand : { ...brand, translations: JSON.parse(translations) },
        ),
        guides: guides.map(({ document }): GuideContent => JSON.parse(document)),
        pages: pages.map(({ document }): PageContent => JSON.parse(document)),
        flipbooks: flipbooks.map(({ document }): FlipbookContent => JSON.parse(document)),
      },
    };
  });
}
