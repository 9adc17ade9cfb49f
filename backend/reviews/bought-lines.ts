import { picturePath } from '#lib/core/pictures/media-host.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Reviewable } from '#lib/contract/review.ts';
import { orderLines } from '../customers/order-history.ts';
import { productDocument } from '../db/catalog-rows.ts';
import { loadCartCatalog } from '../db/goods.ts';
import type { OrderLineDocument } from '../db/orders.ts';
import type { Database } from '../db/schema.ts';
import type { Goods } from '../domain/goods.ts';
import { askedOf, type Asked } from '../domain/review.ts';
import { ownReviewView, type ReviewRow } from './storage.ts';

/** The category's line from the root down, as slugs. */
async function slugsOf(db: Kysely<Database>, categoryId: number): Promise<string[]> {
  const slugs: string[] = [];
  for (let id: number | null = categoryId; id !== null;) {
    const category: Pick<Selectable<Database['category']>, 'slug' | 'parent_id'> | undefined = await db
      .selectFrom('category')
      .select(['slug', 'parent_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!category) break;
    slugs.unshift(category.slug);
    id = category.parent_id;
  }
  return slugs;
}

async function askedOfProduct(db: Kysely<Database>, productId: number): Promise<Asked> {
  const product = await db
    .selectFrom('product')
    .select(['category_id', 'document'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return askedOf(await slugsOf(db, product.category_id), productDocument(product).sizes.length);
}

interface Bought {
  line: number;
  goods: Goods;
  review: ReviewRow | undefined;
}

/** Of lines with the same product the one that was reviewed, else the first. */
function oneOfEach(bought: readonly Bought[]): Bought[] {
  return [...Map.groupBy(bought, ({ goods }) => goods.productId).values()].flatMap((lines) => {
    const reviewed = lines.find(({ line, review }) => review?.line === line);
    return reviewed ?? lines[0] ?? [];
  });
}

/** What of an order can be reviewed: a line of each product that the catalog still has. */
export async function boughtLines(db: Kysely<Database>, orderUuid: string, now: Date): Promise<Reviewable[]> {
  const lines = await orderLines(db, [orderUuid]);
  const options = [...new Set(lines.map(({ option_id: id }) => id))];
  const { goods } = await loadCartCatalog(db, { options, sets: [] }, { role: 'vk', now });
  const reviews = await db.selectFrom('review').selectAll().where('order_uuid', '=', orderUuid).execute();
  const bought = lines.flatMap(({ position: line, option_id: option, document }) => {
    const { productId }: OrderLineDocument = JSON.parse(document);
    const today = goods.get(option);
    // An option that came to another product is another thing.
    if (today?.productId !== productId) return [];
    return [{ line, goods: today, review: reviews.find((review) => review.product_id === productId) }];
  });
  return Promise.all(
    oneOfEach(bought).map(async ({ line, goods: { productId, brand, name, title, url, image }, review }) => {
      const asked = await askedOfProduct(db, productId);
      return {
        line,
        productId,
        brand,
        name,
        title,
        url,
        image: { path: picturePath(image.name), alt: image.alt },
        asksSize: asked.size,
        asksWidth: asked.width,
        review: review ? ownReviewView(review) : null,
      };
    }),
  );
}
