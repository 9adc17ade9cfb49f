import type { CatalogueCategory, CatalogueProduct } from '../catalogue/model.ts';
import { emptyBitmap, setBit, type Bitmap } from './bitmap.ts';

/** The category tree with the products of each branch. */
export class Categories {
  readonly #byId: ReadonlyMap<number, CatalogueCategory>;
  readonly #children = new Map<number | null, CatalogueCategory[]>();
  readonly #documents = new Map<number, Bitmap>();
  readonly #none: Bitmap;

  /** Throws for a product whose category is not in the tree. */
  constructor(categories: readonly CatalogueCategory[], products: readonly CatalogueProduct[]) {
    this.#byId = new Map(categories.map((category) => [category.id, category]));
    this.#none = emptyBitmap(products.length);
    for (const category of categories.toSorted((a, b) => a.position - b.position || a.id - b.id)) {
      this.#children.set(category.parentId, [...this.children(category.parentId), category]);
      this.#documents.set(category.id, emptyBitmap(products.length));
    }
    products.forEach((product, document) => {
      const line = this.line(product.categoryId);
      if (line.length === 0) throw new Error(`Product ${product.id}: there is no category ${product.categoryId}`);
      for (const { id } of line) setBit(this.documents(id), document);
    });
  }

  /** Sub-categories in order; those of `null` are the roots. */
  children(id: number | null): readonly CatalogueCategory[] {
    return this.#children.get(id) ?? [];
  }

  /** From the root down to the category itself; empty for an unknown id. */
  line(id: number): CatalogueCategory[] {
    const line: CatalogueCategory[] = [];
    for (let at = this.#byId.get(id); at; at = at.parentId === null ? undefined : this.#byId.get(at.parentId)) {
      line.unshift(at);
    }
    return line;
  }

  /** Products of the category and of all below it. */
  documents(id: number): Bitmap {
    return this.#documents.get(id) ?? this.#none;
  }
}
