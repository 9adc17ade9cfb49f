import { isAddress } from '#lib/core/pictures/media-host.ts';
import { fold } from '#lib/core/text/fold.ts';
import { slugify } from '#lib/core/text/slug.ts';
import { colourNamed } from '#lib/core/products/colours.ts';
import { compareSizes } from '../../search/size-order.ts';
import type { CatalogColour, CatalogImage, CatalogProduct } from '../model.ts';
import { eanOf, picturesOf, piecesOf } from './cells.ts';
import type { DraftCells } from './draft-cells.ts';
import type { Draft } from './drafts.ts';
import type { MakingOptions, ProductInput, StockOfRow, WarnOnce } from './made-product.ts';
import type { Mapping } from './mapping.ts';
import { ownSku } from './own-skus.ts';
import type { StoredGoods } from './stored.ts';
import { oneColour, oneSize } from './words.ts';

type OptionInput = ProductInput['options'][number];

const longestSlug = 80;
const longestAddress = 500;
const pictureFile = /\.(?:webp|avif|jpe?g|png|gif|tiff?)$/i;

/** A valid EAN-13 of the range for use within a company (20), so that it can never be a real article's. */
export function companyEan(optionId: number): string {
  const digits = `20${String(optionId).padStart(10, '0')}`;
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The colours, sizes and options that the rows of one product tell. */
export class Variants {
  readonly #cells: DraftCells;
  readonly #mapping: Mapping;
  readonly #goods: StoredGoods;
  readonly #warnOnce: WarnOnce;
  /** The cells of the pictures of each colour. */
  readonly #pictureCells: { line: number; field: string }[][] = [];

  readonly #stocks: StockOfRow[] = [];

  constructor(cells: DraftCells, { mapping, stored }: MakingOptions, warnOnce: WarnOnce) {
    this.#cells = cells;
    this.#mapping = mapping;
    this.#goods = stored;
    this.#warnOnce = warnOnce;
  }

  /** What the rows say of the pieces of options that are in the shop, once `options` has read them. */
  get stocks(): readonly StockOfRow[] {
    return this.#stocks;
  }

  /** The cell that a picture of a colour comes from. */
  pictureCell(colour: number, picture: number): { line: number; field: string } | undefined {
    return this.#pictureCells[colour]?.[picture];
  }

  #colourName(said: ReadonlyMap<string, string>): string {
    return said.get('colour') || oneColour;
  }

  #sizeName(said: ReadonlyMap<string, string>): string {
    return said.get('size') || oneSize;
  }

  /** The colours in the order of the rows, each with its pictures. */
  colours(name: string, slug: string, stored: CatalogProduct | undefined): CatalogColour[] {
    const byName = Map.groupBy(this.#cells.draft.rows, ({ said }) => fold(this.#colourName(said)));
    return [...byName.values()].flatMap((rows) => {
      const [first] = rows;
      if (!first) return [];
      const colourName = this.#colourName(first.said);
      const before = stored?.colours.find((colour) => fold(colour.name) === fold(colourName));
      const own = before?.slug ?? slugify(colourName).slice(0, longestSlug);
      if (own === '') {
        this.#cells.refuse(first.line, 'colour', `“${colourName}” has no letter that an address could be made of`);
        return [];
      }
      const found = colourNamed(colourName);
      const family = rows.map(({ said }) => said.get('colourFamily')).find(Boolean) ?? before?.family ?? found.family;
      const swatch = this.#swatchOf(rows) ?? before?.swatch ?? found.swatch;
      if (!before && !found.isKnown && colourName !== oneColour && family === found.family)
        this.#warnOnce(`colour ${fold(colourName)}`, {
          line: first.line,
          field: this.#cells.columns.nameOf('colour'),
          problem: `the colour “${colourName}” is not known and counts as “${family}”: give its family and swatch in columns of their own`,
        });
      const alt = colourName === oneColour ? name : `${name}, ${colourName}`;
      const pictures = this.#picturesOf(rows, alt);
      const guess = { name: `${slug.slice(0, longestSlug - own.length - 1)}-${own}`, alt };
      const images =
        pictures.length > 0 ? pictures : (before?.images ?? [colourName === oneColour ? { name: slug, alt } : guess]);
      return [{ slug: own, name: colourName, family, swatch, images }];
    });
  }

  #swatchOf(rows: Draft['rows']): string | null {
    const row = rows.find(({ said }) => said.get('swatch'));
    const swatch = row?.said.get('swatch') ?? '';
    if (!row) return null;
    const bare = swatch.replace(/^#?/, '#').toLowerCase();
    if (/^#[0-9a-f]{6}$/.test(bare)) return bare;
    this.#cells.refuse(row.line, 'swatch', `“${swatch.slice(0, 20)}” is no colour such as #1f5fd6`);
    return null;
  }

  #picturesOf(rows: Draft['rows'], alt: string): CatalogImage[] {
    const { columns } = this.#cells;
    const images = new Map<string, CatalogImage>();
    const cells: { line: number; field: string }[] = [];
    this.#pictureCells.push(cells);
    for (const { line, said } of rows) {
      for (const field of columns.of('picture')) {
        for (const file of picturesOf(said.get(field) ?? '')) {
          const isElsewhere = isAddress(file);
          const name = isElsewhere ? file : slugify((file.split(/[\\/]/).at(-1) ?? '').replace(pictureFile, ''));
          const isMixed = !isElsewhere && file.includes('://');
          if (isMixed || name === '' || name.length > (isElsewhere ? longestAddress : longestSlug)) {
            this.#cells.refuse(line, field, `“${file.slice(0, 60)}” is no name of a picture`);
          } else if (!images.has(name)) {
            images.set(name, { name, alt });
            cells.push({ line, field: columns.nameOf(field) });
          }
        }
      }
    }
    return [...images.values()];
  }

  /** The sizes in their order: as they were, or by size where the table has others. */
  sizes(stored: CatalogProduct | undefined): string[] {
    const named = [...new Set(this.#cells.draft.rows.map(({ said }) => this.#sizeName(said)))];
    const kept = stored?.sizes ?? [];
    return named.every((size) => kept.includes(size))
      ? kept.filter((size) => named.includes(size))
      : named.toSorted(compareSizes);
  }

  /** Each row as what can be bought of the product. */
  options(productId: number, colours: readonly CatalogColour[], stored: CatalogProduct | undefined): OptionInput[] {
    const { columns } = this.#cells;
    if (!columns.of('stock').length && !stored)
      this.#warnOnce('stock', {
        line: this.#cells.draft.line,
        field: columns.nameOf('stock'),
        problem: 'no column for stock: new goods have no pieces yet',
      });
    const seen = new Map<string, number>();
    return this.#cells.draft.rows.flatMap(({ line, said }) => {
      const colour = colours.find((one) => fold(one.name) === fold(this.#colourName(said)));
      const size = this.#sizeName(said);
      if (!colour) return [];
      const variant = JSON.stringify([colour.slug, size]);
      const twin = seen.get(variant);
      if (twin !== undefined) {
        this.#cells.refuse(
          line,
          columns.has('size') ? 'size' : 'name',
          `${colour.name}, ${size} of this product stands in line ${twin} already`,
        );
        return [];
      }
      seen.set(variant, line);
      const sku = said.get('sku') || null;
      const before =
        stored?.options.find((option) => sku !== null && option.sku === sku) ??
        stored?.options.find((option) => option.colour === colour.slug && option.size === size);
      const id = before?.id ?? this.#goods.newOptionId();
      const eanCell = said.get('ean') ?? '';
      const ean = eanCell === '' ? null : this.#cells.reading(line, 'ean', () => eanOf(eanCell));
      const stock = this.#stockOf(line, said);
      // Of what is in the shop orders take pieces meanwhile: places are written alone, by a record of their own (ADR-0134).
      if (before && Object.keys(stock).length > 0) this.#stocks.push({ line, optionId: id, stock });
      return [
        {
          id,
          colour: colour.slug,
          size,
          sku: sku ?? before?.sku ?? this.#ownSku(productId, colour.slug, size),
          ean: ean ?? before?.ean ?? companyEan(id),
          ...(!before && { stock }),
        },
      ];
    });
  }

  #ownSku(productId: number, colour: string, size: string): string {
    const { columns, draft } = this.#cells;
    // By its code the product is found again, for its name may be that of others too.
    if (columns.has('product')) return ownSku(draft.key, colour, size);
    return `${productId}-${colour}-${slugify(size)}`.slice(0, 60).replace(/-$/, '');
  }

  /** Pieces in the places that the table names; in others there are as many as before. */
  #stockOf(line: number, said: ReadonlyMap<string, string>): Record<string, number> {
    const { columns } = this.#cells;
    return Object.fromEntries(
      columns.of('stock').map((field) => {
        const pieces = this.#cells.reading(line, field, () => piecesOf(said.get(field) ?? '', this.#mapping.decimal));
        return [field.slice('stock.'.length), pieces ?? 0] as const;
      }),
    );
  }
}
