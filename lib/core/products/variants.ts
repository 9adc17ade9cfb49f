import type { Product, ProductOption } from '#lib/contract/product.ts';

/** The last number of a product path's segment: `pulzus-4-noi-futocipo-123` → 123 (ADR-0081). Null for none. */
export function productIdOf(segment: string): number | null {
  const id = /-(\d{1,9})$/.exec(segment)?.[1];
  return id ? Number(id) : null;
}

/** The variant that a product page shows: always a colour, a size only once it was chosen. */
export interface Variant {
  colour: Product['colours'][number];
  size: string | null;
}

type Param = string | string[] | undefined;

/** The variant named by `szin` and `meret`; what names none is as if it were not there, and sold-out colours come last. */
export function variantOf(product: Product, szin: Param, meret: Param): Variant {
  const { colours, options } = product;
  const isHeld = (slug: string) => options.some((option) => option.colour === slug && option.stock > 0);
  const colour = colours.find(({ slug }) => slug === szin) ?? colours.find(({ slug }) => isHeld(slug)) ?? colours[0];
  if (!colour) throw new Error(`Product ${product.id} has no colour`);
  const only = product.sizes.length === 1 ? product.sizes[0] : undefined;
  const size = product.sizes.find((label) => label === meret) ?? only ?? null;
  return { colour, size };
}

/** Path of a variant. A product of one size needs none in its address. */
export function variantUrl(product: Pick<Product, 'url' | 'sizes'>, colour: string, size: string | null): string {
  const params = new URLSearchParams({ szin: colour });
  if (size !== null && product.sizes.length > 1) params.set('meret', size);
  return `${product.url}?${params}`;
}

/** What stock means to a shopper: enough, the last pieces, or none. */
export type StockClass = 'available' | 'few' | 'none';

/** From how many pieces on stock counts as enough. */
const enough = 4;

export function stockClass(stock: number): StockClass {
  if (stock <= 0) return 'none';
  return stock < enough ? 'few' : 'available';
}

/** A product of which no piece is left anywhere: its page stays and says so. */
export function isGone(product: Pick<Product, 'options'>): boolean {
  return product.options.every(({ stock }) => stock === 0);
}

/** The option of a colour and size; undefined where the combination is not made. */
export function optionOf(
  options: readonly ProductOption[],
  colour: string,
  size: string | null,
): ProductOption | undefined {
  return options.find((option) => option.colour === colour && option.size === size);
}

/** What a size is called in the page's language; its label, by which addresses and options name it, where nothing else. */
export function sizeName({ sizeNames }: Pick<Product, 'sizeNames'>, size: string): string {
  return sizeNames?.[size] ?? size;
}
