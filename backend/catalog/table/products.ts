import { fold } from '#lib/core/text/fold.ts';
import { slugify } from '#lib/core/text/slug.ts';
import type { Problem } from '../lines.ts';
import type { CatalogBrand, CatalogProduct } from '../model.ts';
import { idOf, readCell } from './cells.ts';
import { DraftCells } from './draft-cells.ts';
import type { Draft } from './drafts.ts';
import type { MadeProduct, MakingOptions } from './made-product.ts';
import { Making } from './making.ts';

const longestSlug = 80;

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

  /** The id that a draft says; null without one, and for a bad one, of which `refuse` is told. */
  #saidId(draft: Draft, refuse: (line: number, problem: string) => void = () => {}): number | null {
    const said = draft.said.get('id');
    if (!said) return null;
    return readCell(
      () => idOf(said.text, this.#options.mapping.decimal),
      (problem) => refuse(said.line, problem),
    );
  }

  /** Keeps the ids that drafts say from products that say none. */
  reserveIds(drafts: readonly Draft[]): void {
    for (const draft of drafts) {
      const id = this.#saidId(draft);
      if (id !== null) this.#options.stored.reserveProductId(id);
    }
  }

  /** The product of the shop that a draft is about; null for a new one. */
  storedId(draft: Draft): number | null {
    const { stored, columns } = this.#options;
    const id = this.#saidId(draft);
    if (id !== null) return id;
    for (const { said } of draft.rows) {
      const found = stored.productWithSku(said.get('sku') ?? '');
      if (found !== undefined) return found;
    }
    const said = draft.said.get('slug')?.text;
    const called = columns.has('product') ? stored.productCalled(draft.key) : undefined;
    if (called !== undefined) return called;
    // A name alone says nothing where a column tells products apart.
    const slug = said ?? (columns.has('product') ? null : this.#plainSlug(draft));
    return (slug === null ? undefined : stored.productWithSlug(slug)) ?? null;
  }

  /** Makes the product of a draft, or answers what is wrong with it. */
  make(draft: Draft): MadeProduct | Problem[] {
    const problems: Problem[] = [];
    const made = new Making(new DraftCells(draft, this.#options.columns, problems), this.#options).make({
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
    this.#saidId(draft, (line, problem) => problems.push({ line, field: this.#options.columns.nameOf('id'), problem }));
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
    if (isTaken && !stored) this.#warnOfNamesake(draft, holder);
    const own = isTaken ? this.#codedSlug(slug, this.#options.columns.has('product') ? draft.key : String(id)) : slug;
    this.#slugs.set(own, id);
    return own;
  }

  /** Goods of the shop that no table has numbered may be those of a new one that has: only a person can tell. */
  #warnOfNamesake(draft: Draft, id: number): void {
    const { stored, columns, onWarning } = this.#options;
    const isTold = stored.isCalled(id) || this.#ids.has(id) || draft.rows.some(({ said }) => said.get('sku'));
    if (isTold || !columns.has('product')) return;
    const problem = `is new, though product ${id} of the shop has this name: its id or a SKU would say that it is the same`;
    onWarning({ line: draft.line, field: columns.nameOf('name'), problem });
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
