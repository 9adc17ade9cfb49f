import { bits, emptyBitmap, intersection, setBit, union, type Bitmap } from './bitmap.ts';
import type { Choice } from './choice.ts';
import type { FilterChoiceValue } from './filter-values.ts';
import type { ReadModel } from './read-model.ts';
import type { VariantChoice } from './variants.ts';

/**
 * What the filters of a choice leave of the products of a page or query: OR within a group, AND across groups.
 * Colour, size and shop are one constraint, since one and the same option must meet all three.
 */
export class Narrowing {
  /** Products of the page and query, before any filter. */
  readonly context: Bitmap;
  readonly variants: VariantChoice;
  readonly #model: ReadModel;
  readonly #constraints = new Map<string, Bitmap>();

  constructor(model: ReadModel, context: Bitmap, choice: Choice) {
    this.#model = model;
    this.context = context;
    const chosen = Map.groupBy(choice.values, (value) => value.group);
    const colours = chosen.get('GENERAL_Color') ?? [];
    const sizes = chosen.get('GENERAL_Size') ?? [];
    this.variants = {
      families: new Set(colours.map((value) => model.values.families.indexOf(value))),
      sizes: new Set(sizes.map((value) => model.values.sizes.indexOf(value))),
      shop: choice.shop,
    };
    for (const [group, values] of chosen) {
      if (group !== 'GENERAL_Color' && group !== 'GENERAL_Size') this.#constraints.set(group, this.#anyOf(values));
    }
    if (choice.price) this.#constraints.set('price', this.#priced(choice));
    // Bitmaps of products cannot tell this size in this colour, or what one shop has.
    if (choice.shop !== null || (colours.length > 0 && sizes.length > 0)) {
      this.#constraints.set('variant', model.variants.matching(context, this.variants));
    } else if (colours.length + sizes.length > 0) {
      this.#constraints.set('variant', this.#anyOf([...colours, ...sizes]));
    }
  }

  /** Products that every filter leaves. */
  result(): Bitmap {
    return intersection(this.context, ...this.#constraints.values());
  }

  /** Products that the filters leave, those of one group apart: what the group's values are counted in. */
  without(constraint: string): Bitmap {
    const others = [...this.#constraints].filter(([name]) => name !== constraint).map(([, bitmap]) => bitmap);
    return intersection(this.context, ...others);
  }

  #anyOf(values: readonly FilterChoiceValue[]): Bitmap {
    // A sport counts for all its sub-sports only while none of them is chosen (PLP-07).
    const narrowed = values.filter((value) => !value.children.some((child) => values.includes(child)));
    return union(
      this.#model.size,
      narrowed.map((value) => value.documents),
    );
  }

  #priced({ price, role }: Choice): Bitmap {
    const priced = emptyBitmap(this.#model.size);
    for (const document of bits(this.context)) {
      const own = this.#model.pricesOf(document)[role].price;
      if (price && own >= price.min && own <= price.max) setBit(priced, document);
    }
    return priced;
  }
}
