import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Rows of one query. */
const atOnce = 5000;

/** What no two products may share. */
export type CodeKind = 'slug' | 'sku' | 'ean';

export interface StoredCode {
  kind: CodeKind;
  code: string;
  productId: number;
}

/** The slugs, SKUs and EANs of all stored products, a few thousand rows at a time. */
export async function* storedCodes(db: Kysely<Database>): AsyncGenerator<StoredCode> {
  for (let last = 0, count = atOnce; count === atOnce;) {
    const rows = await db
      .selectFrom('product')
      .select(['id', 'slug'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    for (const { id, slug } of rows) yield { kind: 'slug', code: slug, productId: id };
    last = rows.at(-1)?.id ?? last;
    count = rows.length;
  }
  for (let last = 0, count = atOnce; count === atOnce;) {
    const rows = await db
      .selectFrom('product_option')
      .select(['id', 'product_id as productId', 'sku', 'ean'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    for (const { productId, sku, ean } of rows) {
      yield { kind: 'sku', code: sku, productId };
      yield { kind: 'ean', code: ean, productId };
    }
    last = rows.at(-1)?.id ?? last;
    count = rows.length;
  }
}
