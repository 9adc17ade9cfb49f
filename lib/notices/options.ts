import type { Product, ProductOption } from '#lib/contract/product.ts';
import { isSized } from '#lib/core/products/size-text.ts';
import { isGone, optionOf, type Variant } from '#lib/core/products/variants.ts';

type Offered = Pick<Product, 'options' | 'colours' | 'sizes'>;

/** A variant that can be asked for, with its colour and size in the catalog's language. */
export interface NoticeOption {
  id: number;
  label: string;
}

function labelOf({ colours, sizes }: Offered, { colour, size }: ProductOption): string {
  const name = colours.find(({ slug }) => slug === colour)?.name;
  return [name, isSized({ sizes }) ? size : null].filter(Boolean).join(', ');
}

/**
 * What a page of a variant offers a notice for: the chosen size where it is sold out, and all of a product that is sold
 * out everywhere, the shown colour and size first. None where there is something to buy.
 */
export function noticeOptions(product: Offered, { colour, size }: Variant): NoticeOption[] {
  const chosen = optionOf(product.options, colour.slug, size);
  const distance = (option: ProductOption) =>
    option.colour === colour.slug ? Number(size !== null && option.size !== size) : 2;
  const offered = isGone(product)
    ? product.options.toSorted((a, b) => distance(a) - distance(b))
    : [chosen].filter((option) => option !== undefined).filter(({ stock }) => stock === 0);
  return offered.map((option) => ({ id: option.id, label: labelOf(product, option) }));
}
