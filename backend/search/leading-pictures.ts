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

  /** Notes a picture that stands in one of the places already. */
  take(name: string): void {
    this.#pictures.add(name);
  }

  /** What sells best of the first of these kinds, of a category that no other place shows where there is such. */
  nextOfOthers(kinds: readonly KindOfGoods[]): LeadingPicture | null {
    const isShown = ({ category }: KindOfGoods) => this.#categories.has(category);
    return this.next([...kinds.filter((kind) => !isShown(kind)), ...kinds.filter(isShown)]);
  }

  /** What sells best of the first of these kinds; null where all of their pictures are taken. */
  next(kinds: readonly KindOfGoods[]): LeadingPicture | null {
    const { documents, orders } = this.#model;
    for (const kind of kinds) {
      for (const document of orders.bySales(kind.documents)) {
        const image = this.#model.at(document).colours[0]?.images[0];
        if (!image || this.#pictures.has(documents.picture(document))) continue;
        this.take(documents.picture(document));
        this.#categories.add(kind.category);
        return { kind, image };
      }
    }
    return null;
  }
}
