import type { WireCartItem } from '#lib/contract/cart.ts';
import type { WireProduct } from '#lib/contract/product.ts';
import { isWord } from './size-texts.ts';
import type { Words } from './words.ts';

type Named = { name: string; lang?: string | undefined };

/** The catalog's words and the names of its goods, by which sets, services and lines of a cart are named. */
export class LineTexts {
  readonly #words: Words;
  readonly #nameOf: (productId: number) => string | undefined;
  readonly #productOf: (optionId: number) => number | undefined;

  constructor(
    words: Words,
    goods: {
      nameOf: (productId: number) => string | undefined;
      productOf: (optionId: number) => number | undefined;
    },
  ) {
    this.#words = words;
    this.#nameOf = goods.nameOf;
    this.#productOf = goods.productOf;
  }

  /** What is sold with a product: its services, and the sets that it belongs to. */
  offers({ mounting, sets }: WireProduct): Pick<WireProduct, 'mounting' | 'sets'> {
    return {
      mounting: mounting.map((service) => this.#termed(service)),
      sets: sets.map((set) => ({ ...this.#termed(set), members: set.members.map((member) => this.#goods(member)) })),
    };
  }

  item(item: WireCartItem): WireCartItem {
    const { option, product, set, mounting, services = [], relatedProducts } = item;
    const colour = this.#words.term('colour', option.colour);
    const size = this.#words.size(option.size) ?? (isWord(option.size) ? undefined : option.size);
    const title = option.title === option.colour ? colour : `${colour}, ${size}`;
    return {
      ...item,
      product: this.#named(product, this.#nameOf(product.id)),
      option:
        colour === undefined || size === undefined || title === undefined
          ? option
          : { ...option, colour, size, title, lang: this.#words.language },
      set: set && this.#termed(set),
      mounting: mounting && this.#termed(mounting),
      services: services.map((service) => this.#termed(service)),
      relatedProducts: relatedProducts.map((related) => this.#goods(related)),
    };
  }

  /** Services and sets stand among the terms, for a retailer's list of them is short. */
  #termed<Item extends Named>(item: Item): Item {
    return this.#named(item, this.#words.term('attribute', item.name));
  }

  #goods<Item extends Named & { optionId: number }>(item: Item): Item {
    const product = this.#productOf(item.optionId);
    return this.#named(item, product === undefined ? undefined : this.#nameOf(product));
  }

  #named<Item extends Named>(item: Item, name: string | undefined): Item {
    return name === undefined ? item : { ...item, name, lang: this.#words.language };
  }
}
