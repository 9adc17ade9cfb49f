import type { Money } from '#lib/contract/money.ts';
import { noGuarantee } from '#lib/contract/product.ts';
import { factOf } from '#lib/core/facts/all-facts.ts';
import { priceAt } from '#lib/core/prices/reduction.ts';
import { slugify } from '#lib/core/text/slug.ts';
import type { CatalogBrand, CatalogProduct, Gender, PriceLogEntry, Role } from '../model.ts';
import { factOfCell, moneyOf, genderIn, genderOf, integerOf, listOf } from './cells.ts';
import { payingRoles, roleColumns } from './changes.ts';
import type { DraftCells } from './draft-cells.ts';
import type { MadeProduct, MakingOptions, ProductInput, WarnOnce } from './made-product.ts';
import { Variants } from './variants.ts';
import { usualCategory } from './words.ts';

const longestSlug = 80;

/** A price log with the prices that hold from `now` on added to it, as far as they are others. */
function logWith(
  log: readonly PriceLogEntry[],
  prices: readonly (readonly [Role, Money])[],
  now: Date,
): PriceLogEntry[] {
  const added = prices
    .filter(([role, price]) => priceAt(log, now, role) !== price)
    .map(([role, price]): PriceLogEntry => ({ at: now.toISOString(), role, price }));
  return [...log, ...added].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** What only the whole table knows of a product. */
interface Naming {
  id: number;
  slugOf: (id: number, stored: CatalogProduct | undefined) => string;
  brandOf: (name: string | null, line: number) => CatalogBrand | null;
  warnOnce: WarnOnce;
}

/** One product on its way from cells to a record. */
export class Making {
  readonly #cells: DraftCells;
  readonly #options: MakingOptions;

  constructor(cells: DraftCells, options: MakingOptions) {
    this.#cells = cells;
    this.#options = options;
  }

  make({ id, slugOf, brandOf, warnOnce }: Naming): MadeProduct | null {
    const { stored: goods, mapping, now } = this.#options;
    const { constants } = mapping;
    const { line } = this.#cells.draft;
    const stored = goods.product(id);
    const name = this.#cells.text('name') ?? stored?.name ?? null;
    if (name === null) {
      this.#cells.refuse(line, 'name', 'is empty');
      return null;
    }
    const brandName = this.#cells.text('brand') ?? constants.brand ?? null;
    const brand = (brandName === null && stored && goods.brands.get(stored.brand)) || brandOf(brandName, line);
    const categoryIds = this.#categoriesOf(stored, warnOnce);
    const sports = this.#cells.text('sports');
    const sportIds = sports === null ? (stored?.sportIds ?? []) : this.#sportsOf(sports);
    const gender = this.#genderOf(stored, name);
    const prices = this.#prices();
    const rrp = this.#cells.read('rrp', (cell) => moneyOf(cell, mapping.decimal));
    const slug = slugOf(id, stored);
    const variants = new Variants(this.#cells, this.#options, warnOnce);
    const colours = variants.colours(name, slug, stored);
    const sizes = variants.sizes(stored);
    const options = variants.options(id, colours, stored);
    const rank = this.#cells.read('salesRank', (cell) => integerOf(cell, mapping.decimal));
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
      slug,
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
    if (!stored && !this.#cells.draft.said.has('price')) this.#cells.refuse(line, 'price', 'is empty');
    const cellOf = (field: string) => this.#cellOf(field, variants);
    return { line, product, brand, categoryIds, sportIds, stocks: variants.stocks, cellOf };
  }

  #prices(): (readonly [Role, Money])[] {
    const { decimal } = this.#options.mapping;
    return payingRoles.flatMap((role) => {
      const price = this.#cells.read(roleColumns[role], (cell) => moneyOf(cell, decimal));
      return price === null ? [] : [[role, price] as const];
    });
  }

  #categoriesOf(stored: CatalogProduct | undefined, warnOnce: WarnOnce): number[] | null {
    const { stored: goods, mapping, columns } = this.#options;
    const path = this.#cells.text('category') ?? mapping.constants.category ?? null;
    const line = this.#cells.lineOf('category');
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
      this.#cells.refuse(line, 'category', `“${unnamed.slice(0, longestSlug)}” is no name of a category`);
      return null;
    }
    let parent: number | null = null;
    return names.map((name) => (parent = goods.node('category', name, parent).id));
  }

  #sportsOf(cell: string): number[] {
    const { stored: goods } = this.#options;
    const line = this.#cells.lineOf('sports');
    const ids = listOf(cell, /[|;,\n]/).flatMap((name) => {
      if (slugify(name) !== '' && name.length <= longestSlug && name.length <= 60)
        return goods.sports.find((sport) => sport.name === name)?.id ?? goods.node('sport', name, null).id;
      this.#cells.refuse(line, 'sports', `“${name.slice(0, 60)}” is no name of a sport`);
      return [];
    });
    return [...new Set(ids)];
  }

  #genderOf(stored: CatalogProduct | undefined, name: string): Gender {
    const { constants } = this.#options.mapping;
    const said = this.#cells.read('gender', genderOf);
    if (said !== null) return said;
    const constant = constants.gender;
    if (constant !== undefined)
      return this.#cells.reading(this.#cells.draft.line, 'gender', () => genderOf(constant)) ?? 'unisex';
    return stored?.gender ?? genderIn([name, this.#cells.text('category') ?? '']) ?? 'unisex';
  }

  #plainTexts(stored: CatalogProduct | undefined): object {
    const { columns, mapping } = this.#options;
    const lists = (['description', 'highlights', 'warnings'] as const).flatMap((kind) => {
      const cells = columns.of(kind).flatMap((field) => this.#cells.text(field) ?? []);
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
      const text = this.#cells.text(kind);
      return text === null ? [] : [[kind, text]];
    });
    const synonyms = this.#cells.text('synonyms');
    const attributes = Object.keys(mapping.columns.attributes ?? {}).flatMap((name) => {
      const value = this.#cells.text(`attributes.${name}`);
      return value === null ? [] : [{ name, value }];
    });
    const facts = Object.keys(mapping.columns.facts ?? {}).flatMap((key) => {
      const fact = factOf(key);
      const value = fact && this.#cells.read(`facts.${key}`, (cell) => factOfCell(fact, cell, mapping.decimal));
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

  /** The cell that `options.2.ean` of the record comes from. */
  #cellOf(field: string, variants: Variants): { line: number; field: string } {
    const { columns } = this.#options;
    const [kind = '', at = '', own = '', place = ''] = field.split('.');
    const picture =
      kind === 'colours' && own === 'images' ? variants.pictureCell(Number(at), Number(place)) : undefined;
    if (picture) return picture;
    if (kind === 'options') {
      const row = this.#cells.draft.rows[Number(at)];
      return {
        line: row?.line ?? this.#cells.draft.line,
        field: columns.nameOf(own === 'stock' ? `stock.${place}` : own),
      };
    }
    const names: Readonly<Record<string, string>> = {
      colours: 'colour',
      sizes: 'size',
      categoryId: 'category',
      priceLog: 'price',
      sportIds: 'sports',
    };
    const name = kind === 'facts' || kind === 'attributes' ? field : (names[kind] ?? kind);
    const said = this.#cells.draft.said.get(name) ?? this.#cells.draft.said.get(`${name}.0`);
    return {
      line: said?.line ?? this.#cells.draft.line,
      field: columns.has(name) ? columns.nameOf(name) : columns.nameOf(`${name}.0`),
    };
  }
}
