import type { z } from 'zod';
import type { catalogRecordSchema } from '#lib/contract/catalog.ts';
import { factOf } from '#lib/core/facts/all-facts.ts';
import { isAddress } from '#lib/core/pictures/media-host.ts';
import { fold } from '#lib/core/text/fold.ts';
import { slugify } from '#lib/core/text/slug.ts';
import { priceAt } from '#lib/core/prices/reduction.ts';
import { forint } from '#lib/contract/money.ts';
import { noGuarantee } from '#lib/contract/product.ts';
import { compareSizes } from '../../search/size-order.ts';
import type { Problem } from '../lines.ts';
import type {
  CatalogBrand,
  CatalogColour,
  CatalogImage,
  CatalogProduct,
  Gender,
  PriceLogEntry,
  Role,
} from '../model.ts';
import { BadCell, eanOf, factOfCell, forintsOf, genderIn, genderOf, integerOf, listOf, piecesOf } from './cells.ts';
import { payingRoles, roleColumns } from './changes.ts';
import type { Columns } from './columns.ts';
import type { Draft } from './drafts.ts';
import type { Mapping } from './mapping.ts';
import type { StoredGoods } from './stored.ts';
import { colourNamed, oneColour, oneSize, usualCategory } from './words.ts';

type ProductInput = z.input<typeof catalogRecordSchema> & { kind: 'product' };
type OptionInput = ProductInput['options'][number];

/** Who the goods of a shop's own name are made by. */
export interface OwnBrand {
  name: string;
  postalAddress: string;
  electronicAddress: string;
}

/** A product with what it is sorted into, and where its fields stand in the table. */
export interface MadeProduct {
  line: number;
  product: ProductInput;
  brand: CatalogBrand;
  /** Ids from the root down. */
  categoryIds: number[];
  sportIds: number[];
  /** The cell that a field of the record comes from. */
  cellOf: (field: string) => { line: number; field: string };
}

export interface MakingOptions {
  mapping: Mapping;
  columns: Columns;
  stored: StoredGoods;
  now: Date;
  /** The brand of goods that name none; without it a table has to name one. */
  ownBrand: OwnBrand | null;
  onWarning: (warning: Problem) => void;
}

const longestSlug = 80;
const longestAddress = 500;
const pictureFile = /\.(?:webp|avif|jpe?g|png|gif|tiff?)$/i;

/** A valid EAN-13 of the range for use within a company (20), so that it can never be a real article's. */
export function companyEan(optionId: number): string {
  const digits = `20${String(optionId).padStart(10, '0')}`;
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A price log with the prices that hold from `now` on added to it, as far as they are others. */
function logWith(
  log: readonly PriceLogEntry[],
  prices: readonly (readonly [Role, number])[],
  now: Date,
): PriceLogEntry[] {
  const added = prices
    .filter(([role, price]) => priceAt(log, now, role) !== price)
    .map(([role, price]): PriceLogEntry => ({ at: now.toISOString(), role, price: forint(price) }));
  return [...log, ...added].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Makes products of what the rows of a table say of them, and of what the shop knows of them already. */
export class ProductMaker {
  readonly #options: MakingOptions;
  readonly #slugs = new Map<string, number>();
  readonly #ids = new Map<number, number>();
  readonly #warnedOf = new Set<string>();
  readonly #newBrands = new Map<string, CatalogBrand>();

  constructor(options: MakingOptions) {
    this.#options = options;
  }

  /** The product of the shop that a draft is about; null for a new one. */
  storedId(draft: Draft): number | null {
    const { stored, mapping, columns } = this.#options;
    const id = draft.said.get('id');
    if (id && /^\d{1,10}$/.test(id.text)) return Number(id.text);
    for (const { said } of draft.rows) {
      const found = stored.productWithSku(said.get('sku') ?? '');
      if (found !== undefined) return found;
    }
    const slug = draft.said.get('slug')?.text ?? this.#plainSlug(draft);
    const withCode = columns.has('product') ? stored.productWithSlug(this.#codedSlug(slug, draft.key)) : undefined;
    // A name alone says nothing where another column tells products apart.
    const isNameAlone = columns.has('product') && !draft.said.has('slug') && mapping.columns.sku !== undefined;
    return withCode ?? (isNameAlone ? undefined : stored.productWithSlug(slug)) ?? null;
  }

  /** Makes the product of a draft, or answers what is wrong with it. */
  make(draft: Draft): MadeProduct | Problem[] {
    const problems: Problem[] = [];
    const made = new Making(draft, this.#options, problems).make({
      id: this.#idOf(draft, problems),
      slugOf: (id, stored) => this.#slugOf(draft, id, stored),
      brandOf: (name, line) => this.#brandOf(name, line, problems),
      warnOnce: (key, warning) => {
        if (!this.#warnedOf.has(key)) this.#options.onWarning(warning);
        this.#warnedOf.add(key);
      },
    });
    return made && problems.length === 0 ? made : problems;
  }

  #plainSlug(draft: Draft): string {
    const name = draft.said.get('name')?.text ?? '';
    const brand = draft.said.get('brand')?.text ?? this.#options.mapping.constants.brand ?? '';
    const isNamed = fold(name).startsWith(fold(brand));
    return slugify(isNamed ? name : `${brand} ${name}`)
      .slice(0, longestSlug)
      .replace(/-$/, '');
  }

  #codedSlug(slug: string, code: string): string {
    const end = slugify(code).slice(0, 30);
    return `${slug.slice(0, longestSlug - end.length - 1)}-${end}`.replaceAll(/--+/g, '-').replaceAll(/^-|-$/g, '');
  }

  #idOf(draft: Draft, problems: Problem[]): number {
    const said = draft.said.get('id');
    if (said && !/^\d{1,10}$/.test(said.text))
      problems.push({
        line: said.line,
        field: this.#options.columns.nameOf('id'),
        problem: `“${said.text.slice(0, 60)}” is no whole number`,
      });
    const known = this.storedId(draft);
    const before = known === null ? undefined : this.#ids.get(known);
    if (before !== undefined)
      problems.push({ line: draft.line, field: '', problem: `is product ${known}, and so is line ${before}` });
    const id = known ?? this.#options.stored.newProductId();
    this.#ids.set(id, draft.line);
    return id;
  }

  /** A product keeps its address; a new one gets one that no other has. */
  #slugOf(draft: Draft, id: number, stored: CatalogProduct | undefined): string {
    const said = draft.said.get('slug')?.text;
    const slug = said ?? stored?.slug ?? this.#plainSlug(draft);
    const holder = this.#slugs.get(slug) ?? this.#options.stored.productWithSlug(slug);
    const isTaken = said === undefined && holder !== undefined && holder !== id;
    const own = isTaken ? this.#codedSlug(slug, this.#options.columns.has('product') ? draft.key : String(id)) : slug;
    this.#slugs.set(own, id);
    return own;
  }

  #brandOf(name: string | null, line: number, problems: Problem[]): CatalogBrand | null {
    const { stored, mapping, ownBrand, columns, onWarning } = this.#options;
    const refuse = (problem: string) => {
      problems.push({ line, field: columns.nameOf('brand'), problem });
      return null;
    };
    const called = name ?? ownBrand?.name ?? null;
    if (called === null) return refuse('the table has no column for brands: name it, or "brand" under "constants"');
    const slug = slugify(called).slice(0, longestSlug);
    if (slug === '') return refuse(`“${called}” has no letter that an address could be made of`);
    const { responsiblePerson = null, ...maker } = mapping.manufacturers[called] ?? {};
    const known = this.#newBrands.get(slug) ?? stored.brands.get(slug);
    const isSaid = 'name' in maker;
    if (known && !isSaid) return known;
    if (!isSaid && (ownBrand === null || fold(called) !== fold(ownBrand.name)))
      return refuse(
        `who makes the goods of ${called} has to be known (Regulation (EU) 2023/988): add it to "manufacturers" of the mapping`,
      );
    if (!isSaid)
      onWarning({
        line,
        field: '',
        problem: `goods of no brand are sold as ${called}, made by the shop's own company`,
      });
    const manufacturer = isSaid ? maker : ownBrand;
    if (!manufacturer) return null;
    const brand = { ...known, slug, name: known?.name ?? called, manufacturer, responsiblePerson };
    this.#newBrands.set(slug, brand);
    return brand;
  }
}

interface Naming {
  id: number;
  slugOf: (id: number, stored: CatalogProduct | undefined) => string;
  brandOf: (name: string | null, line: number) => CatalogBrand | null;
  warnOnce: (key: string, warning: Problem) => void;
}

/** One product on its way from cells to a record. */
class Making {
  readonly #draft: Draft;
  readonly #options: MakingOptions;
  readonly #problems: Problem[];
  /** The cells of the pictures of each colour. */
  readonly #pictureCells: { line: number; field: string }[][] = [];

  constructor(draft: Draft, options: MakingOptions, problems: Problem[]) {
    this.#draft = draft;
    this.#options = options;
    this.#problems = problems;
  }

  make({ id, slugOf, brandOf, warnOnce }: Naming): MadeProduct | null {
    const { stored: goods, mapping, now } = this.#options;
    const { constants } = mapping;
    const { line } = this.#draft;
    const stored = goods.product(id);
    const name = this.#text('name') ?? stored?.name ?? null;
    if (name === null) {
      this.#refuse(line, 'name', 'is empty');
      return null;
    }
    const brandName = this.#text('brand') ?? constants.brand ?? null;
    const brand = (brandName === null && stored && goods.brands.get(stored.brand)) || brandOf(brandName, line);
    const categoryIds = this.#categoriesOf(stored, warnOnce);
    const sports = this.#text('sports');
    const sportIds = sports === null ? (stored?.sportIds ?? []) : this.#sportsOf(sports);
    const gender = this.#genderOf(stored, name);
    const prices = this.#prices();
    const rrp = this.#read('rrp', (cell) => forintsOf(cell, mapping.decimal));
    const colours = this.#colours(name, slugOf(id, stored), stored, warnOnce);
    const sizes = this.#sizes(stored);
    const options = this.#optionsOf(id, colours, stored, warnOnce);
    const rank = this.#read('salesRank', integerOf);
    if (!brand || !categoryIds) return null;
    const product = {
      kind: 'product',
      description: [],
      highlights: [],
      materials: null,
      care: null,
      contents: null,
      guarantee: noGuarantee,
      warnings: [],
      sizeTable: null,
      refurbished: false,
      refurbishment: null,
      onlineOnly: false,
      isHeavy: false,
      isBike: false,
      isSki: false,
      mounting: [],
      relatedIds: [],
      addedAt: now.toISOString(),
      ...stored,
      ...this.#plainTexts(stored),
      id,
      slug: slugOf(id, stored),
      name,
      brand: brand.slug,
      gender,
      categoryId: categoryIds.at(-1) ?? 0,
      sportIds,
      sizeSystem: constants.sizeSystem ?? stored?.sizeSystem ?? '',
      sizes,
      colours,
      options,
      rrp: rrp === null ? (stored?.rrp ?? null) : rrp,
      priceLog: logWith(stored?.priceLog ?? [], prices, now),
      salesRank: rank ?? stored?.salesRank ?? 0,
    } as ProductInput;
    if (!stored && !this.#draft.said.has('price')) this.#refuse(line, 'price', 'is empty');
    return { line, product, brand, categoryIds, sportIds, cellOf: (field) => this.#cellOf(field) };
  }

  #refuse(line: number, field: string, problem: string): void {
    this.#problems.push({ line, field: this.#options.columns.nameOf(field), problem });
  }

  /** What the table says of a field of the product; null where it says nothing. */
  #text(field: string): string | null {
    return this.#draft.said.get(field)?.text ?? null;
  }

  /** Reads a cell of the product; a bad one is noted. */
  #read<Value>(field: string, read: (cell: string) => Value): Value | null {
    const said = this.#draft.said.get(field);
    return said ? this.#reading(said.line, field, () => read(said.text)) : null;
  }

  #reading<Value>(line: number, field: string, read: () => Value): Value | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      this.#refuse(line, field, error.message);
      return null;
    }
  }

  #prices(): (readonly [Role, number])[] {
    const { decimal } = this.#options.mapping;
    return payingRoles.flatMap((role) => {
      const price = this.#read(roleColumns[role], (cell) => forintsOf(cell, decimal));
      return price === null ? [] : [[role, price] as const];
    });
  }

  #categoriesOf(stored: CatalogProduct | undefined, warnOnce: Naming['warnOnce']): number[] | null {
    const { stored: goods, mapping, columns } = this.#options;
    const path = this.#text('category') ?? mapping.constants.category ?? null;
    const line = this.#draft.said.get('category')?.line ?? this.#draft.line;
    if (path === null && stored) {
      const above: number[] = [];
      for (let at: number | null = stored.categoryId; at !== null && !above.includes(at);) {
        above.unshift(at);
        const id: number = at;
        at = goods.categories.find((category) => category.id === id)?.parentId ?? null;
      }
      return above;
    }
    if (path === null)
      warnOnce('category', {
        line,
        field: columns.nameOf('category'),
        problem: `no category: stands under “${usualCategory}”`,
      });
    const names = (path ?? usualCategory).split(mapping.categorySeparator).map((name) => name.trim());
    const unnamed = names.find(
      (name) => slugify(name) === '' || slugify(name).length > longestSlug || name.length > 80,
    );
    if (unnamed !== undefined) {
      this.#refuse(line, 'category', `“${unnamed.slice(0, longestSlug)}” is no name of a category`);
      return null;
    }
    let parent: number | null = null;
    return names.map((name) => (parent = goods.node('category', name, parent).id));
  }

  #sportsOf(cell: string): number[] {
    const { stored: goods } = this.#options;
    const line = this.#draft.said.get('sports')?.line ?? this.#draft.line;
    const ids = listOf(cell, /[|;,\n]/).flatMap((name) => {
      if (slugify(name) !== '' && name.length <= longestSlug && name.length <= 60)
        return goods.sports.find((sport) => sport.name === name)?.id ?? goods.node('sport', name, null).id;
      this.#refuse(line, 'sports', `“${name.slice(0, 60)}” is no name of a sport`);
      return [];
    });
    return [...new Set(ids)];
  }

  #genderOf(stored: CatalogProduct | undefined, name: string): Gender {
    const { constants } = this.#options.mapping;
    const said = this.#read('gender', genderOf);
    if (said !== null) return said;
    const constant = constants.gender;
    if (constant !== undefined) return this.#reading(this.#draft.line, 'gender', () => genderOf(constant)) ?? 'unisex';
    return stored?.gender ?? genderIn([name, this.#text('category') ?? '']) ?? 'unisex';
  }

  #plainTexts(stored: CatalogProduct | undefined): object {
    const { columns, mapping } = this.#options;
    const lists = (['description', 'highlights', 'warnings'] as const).flatMap((kind) => {
      const cells = columns.of(kind).flatMap((field) => this.#text(field) ?? []);
      return cells.length > 0
        ? [
            [
              kind,
              cells.flatMap((cell) =>
                cell
                  .split(/\n\s*\n|\|/)
                  .map((part) => part.trim())
                  .filter(Boolean),
              ),
            ],
          ]
        : [];
    });
    const lines = (['materials', 'care'] as const).flatMap((kind) => {
      const text = this.#text(kind);
      return text === null ? [] : [[kind, text]];
    });
    const synonyms = this.#text('synonyms');
    const attributes = Object.keys(mapping.columns.attributes ?? {}).flatMap((name) => {
      const value = this.#text(`attributes.${name}`);
      return value === null ? [] : [{ name, value }];
    });
    const facts = Object.keys(mapping.columns.facts ?? {}).flatMap((key) => {
      const fact = factOf(key);
      const value = fact && this.#read(`facts.${key}`, (cell) => factOfCell(fact, cell, mapping.decimal));
      return value === null || value === undefined ? [] : [[key, value]];
    });
    return {
      ...Object.fromEntries([...lists, ...lines]),
      synonyms: synonyms === null ? (stored?.synonyms ?? []) : listOf(synonyms, /[|;,\n]/),
      attributes: [
        ...(stored?.attributes ?? []).filter(({ name }) => attributes.every((own) => own.name !== name)),
        ...attributes,
      ],
      facts: { ...stored?.facts, ...Object.fromEntries(facts) },
    };
  }

  #colourName(said: ReadonlyMap<string, string>): string {
    return said.get('colour') || oneColour;
  }

  #sizeName(said: ReadonlyMap<string, string>): string {
    return said.get('size') || oneSize;
  }

  #colours(
    name: string,
    slug: string,
    stored: CatalogProduct | undefined,
    warnOnce: Naming['warnOnce'],
  ): CatalogColour[] {
    const byName = Map.groupBy(this.#draft.rows, ({ said }) => fold(this.#colourName(said)));
    return [...byName.values()].flatMap((rows) => {
      const [first] = rows;
      if (!first) return [];
      const colourName = this.#colourName(first.said);
      const before = stored?.colours.find((colour) => fold(colour.name) === fold(colourName));
      const own = before?.slug ?? slugify(colourName).slice(0, longestSlug);
      if (own === '') {
        this.#refuse(first.line, 'colour', `“${colourName}” has no letter that an address could be made of`);
        return [];
      }
      const found = colourNamed(colourName);
      const family = rows.map(({ said }) => said.get('colourFamily')).find(Boolean) ?? before?.family ?? found.family;
      const swatch = this.#swatchOf(rows) ?? before?.swatch ?? found.swatch;
      if (!before && !found.isKnown && colourName !== oneColour && family === found.family)
        warnOnce(`colour ${fold(colourName)}`, {
          line: first.line,
          field: this.#options.columns.nameOf('colour'),
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
    this.#refuse(row.line, 'swatch', `“${swatch.slice(0, 20)}” is no colour such as #1f5fd6`);
    return null;
  }

  #picturesOf(rows: Draft['rows'], alt: string): CatalogImage[] {
    const { columns } = this.#options;
    const images = new Map<string, CatalogImage>();
    const cells: { line: number; field: string }[] = [];
    this.#pictureCells.push(cells);
    for (const { line, said } of rows) {
      for (const field of columns.of('picture')) {
        for (const file of listOf(said.get(field) ?? '', /[|;,\n]/)) {
          const isElsewhere = isAddress(file);
          const name = isElsewhere ? file : slugify((file.split(/[\\/]/).at(-1) ?? '').replace(pictureFile, ''));
          if (name === '' || name.length > (isElsewhere ? longestAddress : longestSlug)) {
            this.#refuse(line, field, `“${file.slice(0, 60)}” is no name of a picture`);
          } else if (!images.has(name)) {
            images.set(name, { name, alt });
            cells.push({ line, field: columns.nameOf(field) });
          }
        }
      }
    }
    return [...images.values()];
  }

  #sizes(stored: CatalogProduct | undefined): string[] {
    const named = [...new Set(this.#draft.rows.map(({ said }) => this.#sizeName(said)))];
    const kept = stored?.sizes ?? [];
    return named.every((size) => kept.includes(size))
      ? kept.filter((size) => named.includes(size))
      : named.toSorted(compareSizes);
  }

  #optionsOf(
    productId: number,
    colours: readonly CatalogColour[],
    stored: CatalogProduct | undefined,
    warnOnce: Naming['warnOnce'],
  ): OptionInput[] {
    const { columns, stored: goods } = this.#options;
    if (!columns.of('stock').length && !stored)
      warnOnce('stock', {
        line: this.#draft.line,
        field: columns.nameOf('stock'),
        problem: 'no column for stock: new goods have no pieces yet',
      });
    const seen = new Map<string, number>();
    return this.#draft.rows.flatMap(({ line, said }) => {
      const colour = colours.find((one) => fold(one.name) === fold(this.#colourName(said)));
      const size = this.#sizeName(said);
      if (!colour) return [];
      const variant = JSON.stringify([colour.slug, size]);
      const twin = seen.get(variant);
      if (twin !== undefined) {
        this.#refuse(
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
      const id = before?.id ?? goods.newOptionId();
      const eanCell = said.get('ean') ?? '';
      const ean = eanCell === '' ? null : this.#reading(line, 'ean', () => eanOf(eanCell));
      return [
        {
          id,
          colour: colour.slug,
          size,
          sku: sku ?? before?.sku ?? `${productId}-${colour.slug}-${slugify(size)}`.slice(0, 60).replace(/-$/, ''),
          ean: ean ?? before?.ean ?? companyEan(id),
          stock: this.#stockOf(line, said, before?.stock ?? {}),
        },
      ];
    });
  }

  #stockOf(
    line: number,
    said: ReadonlyMap<string, string>,
    before: Readonly<Record<string, number>>,
  ): Record<string, number> {
    const { columns, mapping } = this.#options;
    const named = columns.of('stock').map((field) => {
      const pieces = this.#reading(line, field, () => piecesOf(said.get(field) ?? '', mapping.decimal));
      return [field.slice('stock.'.length), pieces ?? 0] as const;
    });
    return Object.fromEntries(
      Object.entries({ ...before, ...Object.fromEntries(named) }).filter(([, pieces]) => pieces > 0),
    );
  }

  /** The cell that `options.2.ean` of the record comes from. */
  #cellOf(field: string): { line: number; field: string } {
    const { columns } = this.#options;
    const [kind = '', at = '', own = '', place = ''] = field.split('.');
    const picture =
      kind === 'colours' && own === 'images' ? this.#pictureCells[Number(at)]?.[Number(place)] : undefined;
    if (picture) return picture;
    if (kind === 'options') {
      const row = this.#draft.rows[Number(at)];
      return { line: row?.line ?? this.#draft.line, field: columns.nameOf(own === 'stock' ? `stock.${place}` : own) };
    }
    const names: Readonly<Record<string, string>> = {
      colours: 'colour',
      sizes: 'size',
      categoryId: 'category',
      priceLog: 'price',
      sportIds: 'sports',
    };
    const name = kind === 'facts' || kind === 'attributes' ? field : (names[kind] ?? kind);
    const said = this.#draft.said.get(name) ?? this.#draft.said.get(`${name}.0`);
    return {
      line: said?.line ?? this.#draft.line,
      field: columns.has(name) ? columns.nameOf(name) : columns.nameOf(`${name}.0`),
    };
  }
}
