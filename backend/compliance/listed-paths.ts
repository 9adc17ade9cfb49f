import type { CatalogCategory, CatalogProduct, CatalogSport, Gender } from '../catalog/model.ts';
import type { CatalogStructure } from '../catalog/structure.ts';
import type { ProductFlags } from '../filters/filter.ts';
import { pathOf, type PageGender } from '../search/listing-pages.ts';

type Segments = readonly string[];

/** Goods for both stand on the pages of women and of men. */
const genderPages: Record<Gender, readonly PageGender[]> = {
  female: ['noi'],
  male: ['ferfi'],
  kinder: ['gyerek'],
  unisex: ['noi', 'ferfi'],
};

/** From the root down to the node of an id; none where it, or one above it, is not there. */
function lineTo<Node extends CatalogCategory | CatalogSport>(nodes: ReadonlyMap<number, Node>, id: number): Node[] {
  const line: Node[] = [];
  for (
    let node = nodes.get(id);
    node && !line.includes(node);
    node = node.parentId === null ? undefined : nodes.get(node.parentId)
  ) {
    line.unshift(node);
  }
  return line;
}

/**
 * The paths under which products are listed, gathered while products pass by: the same ones as those of the search
 * model (search/listing-pages.ts), without the memory that it takes.
 */
export class ListedPaths {
  readonly paths = new Set<string>();
  readonly #categories: ReadonlyMap<number, CatalogCategory>;
  readonly #sports: ReadonlyMap<number, CatalogSport>;

  constructor({ categories, sports }: Pick<CatalogStructure, 'categories' | 'sports'>) {
    this.#categories = new Map(categories.map((category) => [category.id, category]));
    this.#sports = new Map(sports.map((sport) => [sport.id, sport]));
  }

  /** Path of a category, `ruhazat/polok`; null for one that is not there. */
  categoryPath(id: number): string | null {
    const line = lineTo(this.#categories, id);
    return line.length > 0 ? line.map(({ slug }) => slug).join('/') : null;
  }

  /** Adds the pages that list a product. */
  add(product: CatalogProduct, flags: ProductFlags): void {
    const genders = genderPages[product.gender];
    const line = lineTo(this.#categories, product.categoryId).map(({ slug }) => slug);
    this.#addPages([], genders, true);
    line.forEach((_, at) => this.#addPages(line.slice(0, at + 1), genders, true));
    // Beside anything but a category, goods for everyone make no page of a gender.
    const own = product.gender === 'unisex' ? [] : genders;
    for (const segments of this.#subjectsOf(product, flags)) this.#addPages(segments, own, false);
  }

  #addPages(segments: Segments, genders: readonly PageGender[], genderFirst: boolean): void {
    for (const gender of [null, ...genders]) this.paths.add(pathOf({ segments }, gender, genderFirst));
  }

  *#subjectsOf(product: CatalogProduct, { isReduced, isNew }: ProductFlags): Generator<Segments> {
    yield ['marka', product.brand];
    for (const id of product.sportIds) {
      const line = lineTo(this.#sports, id).map(({ slug }) => slug);
      yield* line.map((_, at) => ['sport', ...line.slice(0, at + 1)]);
    }
    if (isReduced) yield ['akcio'];
    if (isNew) yield ['ujdonsagok'];
    if (product.refurbished) yield ['felujitott'];
  }
}
