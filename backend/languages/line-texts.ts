import type { WireCartItem } from '#lib/contract/cart.ts';
import type { WireOrder } from '#lib/contract/order.ts';
import type { WireProduct } from '#lib/contract/product.ts';
import { langsIn } from './record-texts.ts';
import { isWord } from './size-texts.ts';
import type { Words } from './words.ts';

type OrderedItem = Pick<WireOrder['items'][number], 'name' | 'title' | 'langs' | 'productId'>;
type Named = { name: string; lang?: string | undefined };

/** How goods are found and called: in the language, and in the catalog. */
export interface GoodsNames {
  nameOf: (productId: number) => string | undefined;
  catalogNameOf: (productId: number) => string | undefined;
  productOf: (optionId: number) => number | undefined;
}

/** The catalog's words and the names of its goods, by which sets, services and lines of a cart are named. */
export class LineTexts {
  readonly #words: Words;
  readonly #goods: GoodsNames;

  constructor(words: Words, goods: GoodsNames) {
    this.#words = words;
    this.#goods = goods;
  }

  /** What is sold with a product: its services, and the sets that it belongs to. */
  offers({ mounting, sets }: WireProduct): Pick<WireProduct, 'mounting' | 'sets'> {
    return {
      mounting: mounting.map((service) => this.#termed(service)),
      sets: sets.map((set) => ({ ...this.#termed(set), members: set.members.map((member) => this.#member(member)) })),
    };
  }

  item(item: WireCartItem): WireCartItem {
    const { option, product, set, mounting, services = [], relatedProducts } = item;
    const colour = this.#words.term('colour', option.colour);
    const size = this.#sizeOf(option.size);
    const title = option.title === option.colour ? colour : `${colour}, ${size}`;
    return {
      ...item,
      product: this.#named(product, this.#goods.nameOf(product.id)),
      option:
        colour === undefined || size === undefined || title === undefined
          ? option
          : { ...option, colour, size, title, lang: this.#words.language },
      set: set && this.#termed(set),
      mounting: mounting && this.#termed(mounting),
      services: services.map((service) => this.#termed(service)),
      relatedProducts: relatedProducts.map((related) => this.#member(related)),
    };
  }

  /** A line of an order, as far as the product is still called as it was when it was ordered. */
  ordered<Item extends OrderedItem>(item: Item): Item {
    const { productId } = item;
    const isSame = productId !== undefined && item.name === this.#goods.catalogNameOf(productId);
    const name = isSame ? this.#goods.nameOf(productId) : undefined;
    const title = this.#titleOf(item.title);
    return {
      ...item,
      ...(name === undefined ? {} : { name }),
      ...(title === undefined ? {} : { title }),
      ...langsIn(this.#words.language, { name: name ?? null, title: title ?? null }, item.langs),
    };
  }

  /** An offer of a flipbook whose printed name is still the product's, after the brand's, which every language shares. */
  printed<Offer extends Named & { productId: number }>(offer: Offer): Offer {
    const name = this.#goods.catalogNameOf(offer.productId);
    const said = this.#goods.nameOf(offer.productId);
    if (name === undefined || said === undefined || !offer.name.endsWith(name)) return offer;
    return this.#named(offer, `${offer.name.slice(0, -name.length)}${said}`);
  }

  /** "Kék, 42 + Kötésbeállítás": colour and size, and what was ordered with it; undefined where any of it is not known. */
  #titleOf(title: string): string | undefined {
    const [variant = '', ...services] = title.split(' + ');
    const [colour = '', ...sizes] = variant.split(', ');
    const words = [this.#words.term('colour', colour), ...sizes.map((size) => this.#sizeOf(size))];
    const said = services.map((service) => this.#words.term('attribute', service));
    return [...words, ...said].includes(undefined) ? undefined : [words.join(', '), ...said].join(' + ');
  }

  #sizeOf(size: string): string | undefined {
    return this.#words.size(size) ?? (isWord(size) ? undefined : size);
  }

  /** Services and sets stand among the terms, for a retailer's list of them is short. */
  #termed<Item extends Named>(item: Item): Item {
    return this.#named(item, this.#words.term('attribute', item.name));
  }

  #member<Item extends Named & { optionId: number }>(item: Item): Item {
    const product = this.#goods.productOf(item.optionId);
    return this.#named(item, product === undefined ? undefined : this.#goods.nameOf(product));
  }

  #named<Item extends Named>(item: Item, name: string | undefined): Item {
    return name === undefined ? item : { ...item, name, lang: this.#words.language };
  }
}
