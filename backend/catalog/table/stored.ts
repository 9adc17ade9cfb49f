import type { Kysely } from 'kysely';
import { slugify } from '#lib/core/text/slug.ts';
import { loadProducts } from '../../db/products.ts';
import type { Database } from '../../db/schema.ts';
import { loadStructure } from '../../db/structure.ts';
import type { CatalogBrand, CatalogCategory, CatalogProduct, CatalogSport } from '../model.ts';
import { codeIn, codeOf } from './own-skus.ts';

const productsAtOnce = 200;

/** Numbers that nothing in the shop had before, not even goods that are gone and stand in orders. */
async function lastIds(db: Kysely<Database>): Promise<{ product: number; option: number }> {
  const last = async (table: 'product' | 'product_option') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst()
    )?.id ?? 0;
  const gone = await db
    .selectFrom('gone_product')
    .select(({ fn }) => fn.max('product_id').as('id'))
    .executeTakeFirst();
  const ordered = await db
    .selectFrom('order_line')
    .select(({ fn }) => fn.max('option_id').as('id'))
    .executeTakeFirst();
  return {
    product: Math.max(await last('product'), gone?.id ?? 0),
    option: Math.max(await last('product_option'), ordered?.id ?? 0),
  };
}

/** What a table's products, brands, categories and sports are called in the shop already, and the next free numbers. */
export class StoredGoods {
  readonly #db: Kysely<Database>;
  readonly brands = new Map<string, CatalogBrand>();
  readonly categories: CatalogCategory[];
  readonly sports: CatalogSport[];
  readonly #productBySlug: ReadonlyMap<string, number>;
  readonly #productBySku: ReadonlyMap<string, number>;
  readonly #productByCode: ReadonlyMap<string, number>;
  readonly #called: ReadonlySet<number>;
  readonly stores: ReadonlySet<string>;
  #products = new Map<number, CatalogProduct>();
  readonly #said = new Set<number>();
  #lastProduct: number;
  #lastOption: number;

  private constructor(
    db: Kysely<Database>,
    structure: Awaited<ReturnType<typeof loadStructure>>,
    last: { product: number; option: number },
    bySlug: ReadonlyMap<string, number>,
    options: readonly { productId: number; sku: string; colour: string; size: string }[],
  ) {
    this.#db = db;
    for (const brand of structure.brands) this.brands.set(brand.slug, brand);
    this.categories = structure.categories;
    this.sports = structure.sports;
    this.stores = new Set(structure.shops.map(({ sysname }) => sysname));
    this.#lastProduct = last.product;
    this.#lastOption = last.option;
    this.#productBySlug = bySlug;
    this.#productBySku = new Map(options.map(({ productId, sku }) => [sku, productId]));
    this.#productByCode = new Map(
      options.flatMap(({ productId, sku, colour, size }) => {
        const code = codeIn(sku, colour, size);
        return code === null ? [] : [[code, productId]];
      }),
    );
    this.#called = new Set(this.#productByCode.values());
  }

  static async load(db: Kysely<Database>): Promise<StoredGoods> {
    const products = await db.selectFrom('product').select(['id', 'slug']).execute();
    const options = await db
      .selectFrom('product_option')
      .select(['product_id as productId', 'sku', 'colour', 'size'])
      .execute();
    return new StoredGoods(
      db,
      await loadStructure(db),
      await lastIds(db),
      new Map(products.map(({ id, slug }) => [slug, id])),
      options,
    );
  }

  productWithSlug(slug: string): number | undefined {
    return this.#productBySlug.get(slug);
  }

  productWithSku(sku: string): number | undefined {
    return this.#productBySku.get(sku);
  }

  /** The product that a table called `key` and gave no SKUs. */
  productCalled(key: string): number | undefined {
    return this.#productByCode.get(codeOf(key));
  }

  /** Whether tables call a product by a number of their own. */
  isCalled(id: number): boolean {
    return this.#called.has(id);
  }

  /** Reads products that will be asked for, in place of those read before. */
  async read(ids: readonly number[]): Promise<void> {
    this.#products = new Map();
    for (let start = 0; start < ids.length; start += productsAtOnce)
      for (const product of await loadProducts(this.#db, ids.slice(start, start + productsAtOnce)))
        this.#products.set(product.id, product);
  }

  /** A product that was read. */
  product(id: number): CatalogProduct | undefined {
    return this.#products.get(id);
  }

  /** Keeps an id that a table says from products that say none. */
  reserveProductId(id: number): void {
    this.#said.add(id);
  }

  newProductId(): number {
    do this.#lastProduct += 1;
    while (this.#said.has(this.#lastProduct));
    return this.#lastProduct;
  }

  newOptionId(): number {
    return ++this.#lastOption;
  }

  /** The category or sport of a name below another one; a new one where there is none. */
  node(kind: 'category' | 'sport', name: string, parentId: number | null): CatalogCategory | CatalogSport {
    const nodes: (CatalogCategory | CatalogSport)[] = kind === 'category' ? this.categories : this.sports;
    const slug = slugify(name);
    const siblings = nodes.filter((node) => node.parentId === parentId);
    const found = siblings.find((node) => node.name === name || node.slug === slug);
    if (found) return found;
    const id = nodes.reduce((last, node) => Math.max(last, node.id), 0) + 1;
    const position = siblings.reduce((last, node) => Math.max(last, node.position), -1) + 1;
    const node = { id, parentId, slug, name, position };
    if (kind === 'category') this.categories.push({ ...node, text: null });
    else this.sports.push(node);
    return node;
  }
}
