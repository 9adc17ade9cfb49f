import type { CatalogCategory, CatalogProduct } from '../catalog/model.ts';
import { clearBit, emptyBitmap, hasBit, setBit, type Bitmap } from './bitmap.ts';
import { growBitmap } from './growable-array.ts';

/** The category tree with the products of each branch. */
export class Categories {
  readonly #byId: ReadonlyMap<number, CatalogCategory>;
  readonly #children = new Map<number | null, CatalogCategory[]>();
  readonly #documents = new Map<number, Bitmap>();
  readonly #none: Bitmap;

  constructor(categories: readonly CatalogCategory[], capacity: number) {
    this.#byId = new Map(categories.map((category) => [category.id, category]));
    this.#none = emptyBitmap(capacity);
    for (const category of categories.toSorted((a, b) => a.position - b.position || a.id - b.id)) {
      this.#children.set(category.parentId, [...this.children(category.parentId), category]);
      this.#documents.set(category.id, emptyBitmap(capacity));
    }
  }

  /** Makes room for the document numbers below `capacity`. */
  grow(capacity: number): void {
    for (const [id, documents] of this.#documents) this.#documents.set(id, growBitmap(documents, capacity));
  }

  add(document: number, { categoryId }: CatalogProduct): void {
    for (const { id } of this.line(categoryId)) setBit(this.documents(id), document);
  }

  remove(document: number): void {
    for (const documents of this.#documents.values()) clearBit(documents, document);
  }

  /** Sub-categories in order; those of `null` are the roots. */
  children(id: number | null): readonly CatalogCategory[] {
    return this.#children.get(id) ?? [];
  }

  /** From the root down to the category itself; empty for an unknown id. */
  line(id: number): CatalogCategory[] {
    const line: CatalogCategory[] = [];
    for (let at = this.#byId.get(id); at; at = at.parentId === null ? undefined : this.#byId.get(at.parentId)) {
      line.unshift(at);
    }
    return line;
  }

  /** The deepest category that a document stands in; undefined for one that is not shown. */
  of(document: number): CatalogCategory | undefined {
    let found: CatalogCategory | undefined;
    let next: CatalogCategory | undefined;
    do {
      found = next ?? found;
      next = this.children(found?.id ?? null).find(({ id }) => hasBit(this.documents(id), document));
    } while (next);
    return found;
  }

  /** Products of the category and of all below it. */
  documents(id: number): Bitmap {
    return this.#documents.get(id) ?? this.#none;
  }
}
