import type { ImportRecord } from '#lib/contract/import.ts';
import { factOf, isFactOf } from '#lib/core/facts/all-facts.ts';
import { factProblem } from '#lib/core/facts/fact.ts';
import type { Problem } from './lines.ts';
import type { ReadRecord } from './records.ts';
import { SeenCodes } from './seen-codes.ts';
import type { CodeKind, StoredCode } from '../db/stored-codes.ts';
import { keyOf } from '../domain/record-key.ts';

/** Ids and slugs that a catalog file may refer to without naming them: those stored already. */
export interface Known {
  brand: ReadonlySet<string>;
  /** With what is above each. */
  category: ReadonlyMap<number, number | null>;
  categorySlug: ReadonlyMap<number, string>;
  sport: ReadonlyMap<number, number | null>;
  sportSlug: ReadonlySet<string>;
  store: ReadonlySet<string>;
  /** Slugs of teams by the identifiers of their shops, which no two have. */
  teamOfShop: ReadonlyMap<string, string>;
  product: ReadonlySet<number>;
  /** Whether an option of this id is stored, and with which product. */
  productOfOption: ReadonlyMap<number, number>;
}

export const nothingKnown: Known = {
  brand: new Set(),
  category: new Map(),
  categorySlug: new Map(),
  sport: new Map(),
  sportSlug: new Set(),
  store: new Set(),
  teamOfShop: new Map(),
  product: new Set(),
  productOfOption: new Map(),
};

type RecordOf<Kind extends ImportRecord['kind']> = Extract<ImportRecord, { kind: Kind }>;
type Node = { line: number; parentId: number | null };
type Reference = {
  line: number;
  field: string;
  target: 'brand' | 'category' | 'sport' | 'store' | 'product';
  key: string | number;
};

/** Largest number that all databases hold as a position or a weight. */
const largest = 2 ** 31 - 1;

/**
 * Checks what the schema of a single line cannot see: names that come twice, slugs, SKUs and EANs that two products
 * share, references to what is neither in the file nor stored, and options that fit their product. Lines may come in any order, so references are settled by
 * `finish`.
 */
export class CatalogCheck {
  readonly #known: Known;
  readonly #replacesStores: boolean;
  readonly #now: number;
  readonly #lines = new Map<ImportRecord['kind'], Map<string | number, number>>();
  readonly #references: Reference[] = [];
  readonly #parents = { category: new Map<number, Node>(), sport: new Map<number, Node>() };
  readonly #slugs = new Map<number, string>();
  readonly #sportSlugs = new Set<string>();
  readonly #sportReferences: { line: number; field: string; slug: string }[] = [];
  readonly #facts: { line: number; categoryId: number; keys: readonly string[] }[] = [];
  readonly #products = new Set<number>();
  readonly #codes: Record<CodeKind, SeenCodes> = { slug: new SeenCodes(), sku: new SeenCodes(), ean: new SeenCodes() };
  readonly #options = new Map<number, number>();
  readonly #teamOfShop = new Map<string, { slug: string; line: number }>();
  readonly #optionReferences: { line: number; field: string; option: number }[] = [];

  /** `now` is the moment from which on a price alone may hold. */
  constructor(
    known: Known = nothingKnown,
    { replacesShops = false, now }: { replacesShops?: boolean; now?: Date } = {},
  ) {
    this.#known = known;
    this.#replacesStores = replacesShops;
    this.#now = now?.getTime() ?? Infinity;
  }

  /** Problems that show in this line at once. */
  take({ line, record }: ReadRecord): Problem[] {
    const problems = this.#takeKey(line, record);
    if (record.kind === 'product') problems.push(...this.#takeProduct(line, record));
    if (record.kind === 'category' || record.kind === 'sport') problems.push(...this.#takeNode(line, record));
    if (record.kind === 'banner') problems.push(...linkNameProblems(line, record));
    if (record.kind === 'storeDetails') this.#refer(line, 'sysname', 'store', record.sysname);
    if (record.kind === 'brandText') this.#refer(line, 'slug', 'brand', record.slug);
    if (record.kind === 'guide')
      record.sports.forEach((slug, at) => this.#sportReferences.push({ line, field: `sports.${at}`, slug }));
    if (record.kind === 'flipbook')
      record.stores.forEach((sysname, at) => this.#refer(line, `stores.${at}`, 'store', sysname));
    if (record.kind === 'team') problems.push(...this.#takeTeam(line, record));
    if (record.kind === 'price') problems.push(...this.#takePrice(line, record));
    if (record.kind === 'stock') {
      this.#optionReferences.push({ line, field: 'optionId', option: record.optionId });
      this.#takePlaces(line, 'stock', record.stock);
    }
    if (record.kind === 'phrase') problems.push(...tooLarge(line, 'weight', record.weight));
    if (record.kind === 'set') {
      problems.push(...repeated(line, 'optionIds', record.optionIds));
      record.optionIds.forEach((option, at) => this.#optionReferences.push({ line, field: `optionIds.${at}`, option }));
    }
    return problems;
  }

  /** Whether the file names products: only then what is stored of others is of interest. */
  get hasProducts(): boolean {
    return this.#products.size > 0;
  }

  /** Called after all lines: the problem of a code of a stored product that the file gives to another one. */
  takeStored({ kind, code, productId }: StoredCode): Problem[] {
    // A product of the file has the codes that the file names, and no others.
    const line = this.#products.has(productId) ? null : this.#codes[kind].find(code);
    if (line === null) return [];
    const named = `product ${this.#productAt(line)} and product ${productId}, which is stored,`;
    return [{ line, field: kind, problem: `${named} both have the ${kind} ${code}` }];
  }

  /** Problems that only the whole file shows. */
  *finish(): Generator<Problem> {
    for (const { line, field, target, key } of this.#references) {
      const isNamed = this.#lines.get(target)?.has(key) ?? false;
      const isStored = this.#isStored(target, key);
      if (!isNamed && !isStored) yield { line, field, problem: `there is no ${target} ${key}` };
    }
    for (const { line, field, option } of this.#optionReferences) {
      const product = this.#known.productOfOption.get(option);
      // A product of the file has the options that the file names, and no others.
      const isKept = product !== undefined && !this.#products.has(product);
      const isKnown = this.#options.has(option) || isKept;
      if (!isKnown) yield { line, field, problem: `there is no option ${option}` };
    }
    for (const { line, field, slug } of this.#sportReferences) {
      const isKnown = this.#sportSlugs.has(slug) || this.#known.sportSlug.has(slug);
      if (!isKnown) yield { line, field, problem: `there is no sport ${slug}` };
    }
    for (const [shop, { line }] of this.#teamOfShop) {
      const stored = this.#known.teamOfShop.get(shop);
      const isTaken = stored !== undefined && !this.#lines.get('team')?.has(stored);
      if (isTaken) yield { line, field: 'shopIdentifier', problem: `team ${stored} has the shop ${shop} as well` };
    }
    yield* this.#circles();
    yield* this.#factsOfOthers();
  }

  /**
   * Whether a reference may be to what is stored. A file that replaces the catalog and names shops names all of
   * them.
   */
  #isStored(target: Reference['target'], key: string | number): boolean {
    if (target === 'store' && this.#replacesStores && this.#lines.has('store')) return false;
    const known: ReadonlySet<string | number> | ReadonlyMap<string | number, unknown> = this.#known[target];
    return known.has(key);
  }

  #refer(line: number, field: string, target: Reference['target'], key: string | number): void {
    this.#references.push({ line, field, target, key });
  }

  #takeKey(line: number, record: ImportRecord): Problem[] {
    const lines = this.#lines.get(record.kind) ?? new Map<string | number, number>();
    this.#lines.set(record.kind, lines);
    const key = keyOf(record);
    const first = lines.get(key);
    if (first !== undefined)
      return [{ line, field: '', problem: `${record.kind} ${key} stands in line ${first} already` }];
    lines.set(key, line);
    return [];
  }

  #takeNode(line: number, { kind, id, parentId, slug, position }: RecordOf<'category'> | RecordOf<'sport'>): Problem[] {
    this.#parents[kind].set(id, { line, parentId });
    if (kind === 'category') this.#slugs.set(id, slug);
    else this.#sportSlugs.add(slug);
    if (parentId !== null) this.#references.push({ line, field: 'parentId', target: kind, key: parentId });
    return tooLarge(line, 'position', position);
  }

  #takeProduct(line: number, product: RecordOf<'product'>): Problem[] {
    const problems = repeated(line, 'sportIds', product.sportIds);
    const refuse = (field: string, problem: string) => problems.push({ line, field, problem });
    this.#products.add(product.id);
    this.#takeCode(line, product.id, 'slug', product.slug, (problem) => refuse('slug', problem));
    this.#references.push(
      { line, field: 'brand', target: 'brand', key: product.brand },
      { line, field: 'categoryId', target: 'category', key: product.categoryId },
      ...product.sportIds.map((key, at) => ({ line, field: `sportIds.${at}`, target: 'sport' as const, key })),
    );
    const colours = new Set(product.colours.map((colour) => colour.slug));
    if (colours.size < product.colours.length) refuse('colours', 'a colour stands here twice');
    const sizes = new Set(product.sizes);
    if (sizes.size < product.sizes.length) refuse('sizes', 'a size stands here twice');
    for (const [key, value] of Object.entries(product.facts)) {
      const fact = factOf(key);
      const problem = fact ? factProblem(fact, value) : 'there is no such fact';
      if (problem !== null) refuse(`facts.${key}`, problem);
    }
    if (product.refurbishment && !product.refurbished) refuse('refurbishment', 'only refurbished goods have one');
    if (product.refurbishment?.twinId === product.id) refuse('refurbishment.twinId', 'this is the product itself');
    const keys = Object.keys(product.facts);
    if (keys.length > 0) this.#facts.push({ line, categoryId: product.categoryId, keys });
    const variants = new Set<string>();
    product.options.forEach((option, at) => {
      const field = `options.${at}`;
      if (!colours.has(option.colour)) refuse(`${field}.colour`, `the product has no colour ${option.colour}`);
      if (!sizes.has(option.size)) refuse(`${field}.size`, `the product has no size ${option.size}`);
      const variant = JSON.stringify([option.colour, option.size]);
      if (variants.has(variant)) refuse(field, 'this colour and size stand here twice');
      variants.add(variant);
      for (const kind of ['sku', 'ean'] as const)
        this.#takeCode(line, product.id, kind, option[kind], (problem) => refuse(`${field}.${kind}`, problem));
      this.#takeOption(option.id, product.id, (problem) => refuse(`${field}.id`, problem));
      this.#takePlaces(line, `${field}.stock`, option.stock ?? {});
    });
    problems.push(...priceLogProblems(line, product.priceLog));
    return problems;
  }

  #takeTeam(line: number, { slug, shopIdentifier, products }: RecordOf<'team'>): Problem[] {
    const ids = products.map(({ productId }) => productId);
    const problems = repeated(line, 'products', ids);
    const before = this.#teamOfShop.get(shopIdentifier);
    const problem = `team ${before?.slug} (line ${before?.line}) has the shop ${shopIdentifier} as well`;
    if (before) problems.push({ line, field: 'shopIdentifier', problem });
    else this.#teamOfShop.set(shopIdentifier, { slug, line });
    return problems;
  }

  #takePlaces(line: number, field: string, stock: Readonly<Record<string, number>>): void {
    for (const place of Object.keys(stock))
      if (place !== 'online') this.#references.push({ line, field: `${field}.${place}`, target: 'store', key: place });
  }

  /** What was charged stays on record: a price holds from now on, or from later on. */
  #takePrice(line: number, { productId, at }: RecordOf<'price'>): Problem[] {
    this.#references.push({ line, field: 'productId', target: 'product', key: productId });
    const isOver = at !== undefined && Date.parse(at) <= this.#now;
    return isOver
      ? [{ line, field: 'at', problem: 'lies in the past: a price holds from now on, or from later on' }]
      : [];
  }

  #takeCode(line: number, product: number, kind: CodeKind, code: string, refuse: (problem: string) => void): void {
    const first = this.#codes[kind].add(code, line);
    if (first === null) return;
    if (first === line) {
      refuse(`another option of this product has the ${kind} ${code} as well`);
      return;
    }
    const other = this.#productAt(first);
    if (other !== product)
      refuse(`product ${product} and product ${other} (line ${first}) both have the ${kind} ${code}`);
  }

  /** Looked for only where there is a problem to tell of. */
  #productAt(line: number): string | number | undefined {
    return this.#lines
      .get('product')
      ?.entries()
      .find(([, at]) => at === line)?.[0];
  }

  #takeOption(option: number, product: number, refuse: (problem: string) => void): void {
    const here = this.#options.get(option);
    const stored = this.#known.productOfOption.get(option);
    if (here !== undefined) refuse(`option ${option} stands in this file already`);
    else if (stored !== undefined && stored !== product) refuse(`option ${option} belongs to product ${stored}`);
    this.#options.set(option, product);
  }

  /** What is above a category or sport, by the file and else by what is stored. */
  #above(kind: 'category' | 'sport', id: number): number | null {
    const node = this.#parents[kind].get(id);
    return (node ? node.parentId : this.#known[kind].get(id)) ?? null;
  }

  /** Facts of products whose category's goods do not have them. */
  *#factsOfOthers(): Generator<Problem> {
    const lines = new Map<number, string[]>();
    for (const { line, categoryId, keys } of this.#facts) {
      const slugs = lines.get(categoryId) ?? this.#slugsOf(categoryId);
      lines.set(categoryId, slugs);
      for (const key of keys) {
        const fact = factOf(key);
        if (fact && !isFactOf(fact, slugs))
          yield { line, field: `facts.${key}`, problem: `goods of category ${categoryId} do not have this fact` };
      }
    }
  }

  /** Slugs of a category and of those above it. */
  #slugsOf(categoryId: number): string[] {
    const seen = new Set<number>();
    for (let at: number | null = categoryId; at !== null && !seen.has(at); at = this.#above('category', at))
      seen.add(at);
    return [...seen].flatMap((id) => this.#slugs.get(id) ?? this.#known.categorySlug.get(id) ?? []);
  }

  /** Categories and sports that are above themselves. */
  *#circles(): Generator<Problem> {
    for (const kind of ['category', 'sport'] as const) {
      const named = this.#parents[kind];
      const above = (id: number) => this.#above(kind, id);
      for (const [id, { line }] of named) {
        const seen = new Set<number>();
        for (let at = above(id); at !== null && !seen.has(at); at = above(at)) seen.add(at);
        if (seen.has(id)) yield { line, field: 'parentId', problem: `${kind} ${id} is above itself` };
      }
    }
  }
}

function repeated(line: number, field: string, ids: readonly number[]): Problem[] {
  return ids.flatMap((id, at) =>
    ids.indexOf(id) < at ? [{ line, field: `${field}.${at}`, problem: `${id} stands here twice` }] : [],
  );
}

function tooLarge(line: number, field: string, value: number): Problem[] {
  return value > largest ? [{ line, field, problem: `more than ${largest}` }] : [];
}

/** A banner's links have a name each in every language. */
function linkNameProblems(line: number, { links, translations = {} }: RecordOf<'banner'>): Problem[] {
  return Object.entries(translations)
    .filter(([, texts]) => texts.links.length !== links.length)
    .map(([language, texts]) => ({
      line,
      field: `translations.${language}.links`,
      problem: `${texts.links.length} names for ${links.length} links`,
    }));
}

function priceLogProblems(line: number, log: RecordOf<'product'>['priceLog']): Problem[] {
  const problems: Problem[] = [];
  const publicPrices = log.filter(({ role }) => role === 'vk');
  if (publicPrices.length === 0) problems.push({ line, field: 'priceLog', problem: 'there is no public price (vk)' });
  const last = new Map<string, number>();
  log.forEach(({ at, role }, index) => {
    const moment = Date.parse(at);
    const before = last.get(role);
    if (before !== undefined && moment <= before) {
      problems.push({ line, field: `priceLog.${index}.at`, problem: 'not after the one before it' });
    }
    last.set(role, moment);
  });
  return problems;
}
