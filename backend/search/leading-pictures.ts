import type { CatalogCategory, CatalogImage } from '../catalog/model.ts';
import type { KindOfGoods } from './menu-goods.ts';
import type { ReadModel } from './read-model.ts';

/** A picture of goods and the kind that they are of. */
export interface LeadingPicture {
  kind: KindOfGoods;
  image: CatalogImage;
}

/** The pictures of places beside each other: each of what sells best there, none of them twice (HDR-20). */
export class LeadingPictures {
  readonly #model: ReadModel;
  readonly #categories = new Set<CatalogCategory>();
  readonly #pictures = new Set<string>();

  constructor(model: ReadModel) {
    this.#model = model;
  }

  has(name: string): boolean {
    return this.#pictures.has(name);
  }

  /** Notes a picture that stands in one of the places already, with the kinds of goods that it is about. */
  take(name: string, kinds: readonly KindOfGoods[]): void {
    this.#pictures.add(name);
    for (const { category } of kinds) this.#categories.add(category);
  }

  /**
   * What sells best of the first of these kinds, of a category that no other place shows where there is such; null where
   * all of their pictures are taken, or `isWanted` wants none of them.
   */
  next(kinds: readonly KindOfGoods[], isWanted: (kind: KindOfGoods) => boolean = () => true): LeadingPicture | null {
    const { documents, orders } = this.#model;
    const isShown = ({ category }: KindOfGoods) => this.#categories.has(category);
    const inOrder = [...kinds.filter((kind) => !isShown(kind)), ...kinds.filter(isShown)];
    for (const kind of inOrder.filter(isWanted)) {
      for (const document of orders.bySales(kind.documents)) {
        const image = this.#model.at(document).colours[0]?.images[0];
        if (!image || this.#pictures.has(documents.picture(document))) continue;
        this.take(documents.picture(document), [kind]);
        return { kind, image };
      }
    }
    return null;
  }
}
