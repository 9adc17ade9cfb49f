import type {
  Catalog,
  CatalogBanner,
  CatalogBrand,
  CatalogProduct,
  CatalogShop,
  PriceLogEntry,
} from '../catalog/model.ts';
import type { CatalogStructure } from '../catalog/structure.ts';
import { keyFactsOf } from '#lib/core/facts/key-facts.ts';
import { BannersOfDay } from './banners-of-day.ts';
import { clearBit, emptyBitmap, hasBit, setBit, type Bitmap } from './bitmap.ts';
import { Categories } from './categories.ts';
import { CodeIndex } from './code-index.ts';
import { Documents, noveltyOf } from './documents.ts';
import { FactNumbers } from './fact-numbers.ts';
import { FilterValueIds } from '../filters/filter-value-ids.ts';
import { FilterValues } from './filter-values.ts';
import { ListedProducts, type ListedProduct } from './listed-products.ts';
import { ListingPages, type ListingPage } from './listing-pages.ts';
import { isReduced, priceSteps, type PriceStep, type RolePrices } from './prices.ts';
import { productTexts } from './product-texts.ts';
import { growBitmap } from './growable-array.ts';
import { Orders } from './sort.ts';
import { TextIndex } from './text-index.ts';
import { PriceSchedule } from './price-schedule.ts';
import { Variants, type Variant } from './variants.ts';

/** An item number as people write it down: `100739`, `100 739`, `#100739`, `cikkszám: 100739`. */
const itemNumber = /^(?:(?:cikksz[aá]m|item number)?\s*[:#]?\s*)(\d{5,9}|\d{2,3}[ .]\d{3})$/iu;
/** Numbers of removed products that are put up with, beside a quarter of all. */
const deadAllowed = 1000;

export interface ReadModelOptions {
  now: Date;
  /** Smallest percentage, exclusive, that is shown as a reduction. */
  discountLimit?: number;
  /** Products that are expected: there is room for so many from the start. */
  expected?: number;
}

/**
 * The catalog in the memory of the process, ready to be searched and shown, and changed product by product. Products
 * carry dense document numbers; every filter value is a bitmap over them, every sorting an order of them. A product
 * that changes takes a new number at the end, so that everything but stock and prices only ever grows.
 */
export class ReadModel {
  readonly catalog: CatalogStructure;
  readonly discountLimit: number;
  readonly brands: ReadonlyMap<string, CatalogBrand>;
  readonly shops: ReadonlyMap<string, CatalogShop>;
  readonly values: FilterValues;
  readonly variants = new Variants();
  readonly categories: Categories;
  readonly pages: ListingPages;
  readonly documents = new Documents();
  readonly orders: Orders;
  readonly text = new TextIndex();
  readonly codes: CodeIndex;
  readonly factNumbers = new FactNumbers();
  /** Products that are shown now. */
  everyDocument: Bitmap;
  /** Of these, and of those shown before, the ones of which an option is in stock anywhere. */
  buyable: Bitmap;
  /** Room of every bitmap over documents. */
  size: number;
  #now: Date;
  #changes = 0;
  #stockChanges = 0;
  readonly #listed = new ListedProducts();
  readonly #documentById = new Map<number, number>();
  readonly #sportNames: ReadonlyMap<number, string>;
  /** Products whose first public price is still to come, by id. */
  readonly #waiting = new Map<number, CatalogProduct>();
  readonly #priceSchedule = new PriceSchedule();
  readonly #banners: BannersOfDay;

  constructor(
    catalog: CatalogStructure,
    ids: FilterValueIds,
    { now, discountLimit = 0, expected = 0 }: ReadModelOptions,
  ) {
    this.catalog = catalog;
    this.discountLimit = discountLimit;
    this.#now = now;
    this.#banners = new BannersOfDay(catalog.banners, now);
    this.size = growFor(expected);
    this.everyDocument = emptyBitmap(this.size);
    this.buyable = emptyBitmap(this.size);
    this.brands = new Map(catalog.brands.map((brand) => [brand.slug, brand]));
    this.shops = new Map(catalog.shops.map((shop) => [shop.sysname, shop]));
    this.#sportNames = new Map(catalog.sports.map((sport) => [sport.id, sport.name]));
    this.categories = new Categories(catalog.categories, this.size);
    this.values = new FilterValues(catalog, ids, this.size);
    this.pages = new ListingPages(catalog, this.values, this.categories, () => this.everyDocument);
    const { documents } = this;
    this.orders = new Orders({
      id: (document) => documents.id(document),
      salesRank: (document) => documents.salesRank(document),
      addedAt: (document) => documents.addedAt(document),
      price: (document, role) => documents.prices(document)[role].price,
    });
    this.codes = new CodeIndex(
      (option) => {
        const document = this.variants.documentOf(option);
        return hasBit(this.everyDocument, document) ? document : null;
      },
      (document) => hasBit(this.everyDocument, document),
    );
  }

  /**
   * Builds the model of a whole catalog, as of `now`. Throws an Error that names the product for one that cannot be
   * shown.
   */
  static fromCatalog(catalog: Catalog, now: Date, discountLimit = 0): ReadModel {
    const ids = new FilterValueIds();
    ids.giveCatalog(catalog);
    const model = new ReadModel(catalog, ids, { now, discountLimit, expected: catalog.products.length });
    for (const product of catalog.products.toSorted((a, b) => a.id - b.id)) model.put(product);
    return model;
  }

  /** The moment of which prices, reductions and novelties are. */
  get now(): Date {
    return this.#now;
  }

  /** The banners whose season it is, in their order. */
  get banners(): readonly CatalogBanner[] {
    return this.#banners.shown;
  }

  /** Counts what changed since it was built: while it stands still, a query finds the same. */
  get changes(): number {
    return this.#changes;
  }

  /** Counts what changed but stock: while it stands still, the goods and their prices are the same. */
  get goodsChanges(): number {
    return this.#changes - this.#stockChanges;
  }

  /** Number of products that are shown. */
  get productCount(): number {
    return this.#documentById.size;
  }

  /** Whether so many numbers belong to removed products that a new model would be worth its making. */
  get isWorn(): boolean {
    const dead = this.documents.length - this.productCount;
    return dead > deadAllowed && dead > this.documents.length / 4;
  }

  /** What lists show of a document. Throws a RangeError for a number that was never given. */
  at(document: number): ListedProduct {
    return this.#listed.at(document);
  }

  /** Document number of a product id; undefined for one that is not shown. */
  documentOf(productId: number): number | undefined {
    return this.#documentById.get(productId);
  }

  /** Id of the product that an option belongs to; undefined for one that is not shown. */
  productOfOption(optionId: number): number | undefined {
    const number = this.variants.numbersOf(optionId).at(-1);
    return number === undefined ? undefined : this.at(this.variants.documentOf(number)).id;
  }

  /**
   * Document number of the product whose item number, SKU, beginning of a SKU or EAN a query is; null for none. The id
   * is the item number, written in five digits at least, since fewer are a size or an amount.
   */
  coded(query: string): number | null {
    const id = itemNumber.exec(query.trim())?.[1];
    return (id === undefined ? undefined : this.documentOf(Number(id.replace(/[ .]/, '')))) ?? this.codes.find(query);
  }

  /** Prices of a document for every role, in forints. */
  pricesOf(document: number): RolePrices {
    return this.documents.prices(document);
  }

  /** Whether an option of the product is in stock anywhere. */
  isBuyable(document: number): boolean {
    return hasBit(this.buyable, document);
  }

  isNew(document: number): boolean {
    const [from, until] = noveltyOf(this.documents.addedAt(document));
    const now = this.#now.getTime();
    return now >= from && now < until;
  }

  /** Names of the main pictures, the oldest products' first, each once. */
  pictures(): string[] {
    return [...new Set(Array.from(this.orders.byId(), (document) => this.documents.picture(document)))];
  }

  /** Products of a page; all of them for none. */
  documentsOf(page: ListingPage | null): Bitmap {
    return page ? this.pages.documents(page) : this.everyDocument;
  }

  /**
   * Shows a product, in place of what was shown of it before; one without a public price yet from its first one on.
   * Throws an Error that names the product for one that cannot be shown, of which nothing changes.
   */
  put(product: CatalogProduct): void {
    this.#changes += 1;
    const { current, later } = priceSteps(product.priceLog, this.#now);
    const brand = this.brands.get(product.brand);
    const line = this.categories.line(product.categoryId);
    if (!brand) throw new Error(`Product ${product.id}: there is no brand ${product.brand}`);
    if (line.length === 0) throw new Error(`Product ${product.id}: there is no category ${product.categoryId}`);
    if (!current && later.length === 0) throw new Error(`Product ${product.id} has no public price`);
    const variants = this.#variantsOf(product);
    this.remove(product.id);
    if (!current) {
      this.#waiting.set(product.id, product);
      this.#priceSchedule.remind(later[0]?.from ?? 0, product.id);
      return;
    }
    const document = this.documents.add(product, current.prices);
    if (document >= this.size) this.#grow(document + 1);
    this.#documentById.set(product.id, document);
    setBit(this.everyDocument, document);
    this.#listed.add(
      document,
      product,
      keyFactsOf(
        product.facts,
        line.map(({ slug }) => slug),
      ),
    );
    this.#addVariants(document, product, variants);
    this.categories.add(document, product);
    this.values.add(document, product);
    this.factNumbers.add(document, product.facts);
    this.text.add(
      document,
      productTexts(product, {
        brand: brand.name,
        categories: line.map(({ name }) => name),
        sports: product.sportIds.flatMap((id) => this.#sportNames.get(id) ?? []),
      }),
    );
    this.#price(product.id, document, current, later);
    for (const moment of noveltyOf(this.documents.addedAt(document))) {
      if (moment > this.#now.getTime()) this.#priceSchedule.remind(moment, product.id);
    }
    this.orders.add(document);
  }

  /** Shows a product no longer; one that is not shown stays so. */
  remove(productId: number): void {
    this.#changes += 1;
    this.#waiting.delete(productId);
    this.#priceSchedule.forget(productId);
    const document = this.#documentById.get(productId);
    if (document === undefined) return;
    this.#documentById.delete(productId);
    clearBit(this.everyDocument, document);
    this.values.remove(document);
    this.categories.remove(document);
    this.orders.remove(document);
  }

  /** Takes over the price log of a product, as it is now. Does nothing for a product that is not there. */
  setPriceLog(productId: number, log: readonly PriceLogEntry[]): void {
    this.#changes += 1;
    const waiting = this.#waiting.get(productId);
    if (waiting) this.put({ ...waiting, priceLog: [...log] });
    const document = this.#documentById.get(productId);
    if (document === undefined) return;
    const { current, later } = priceSteps(log, this.#now);
    if (!current) throw new Error(`Product ${productId} has no public price`);
    this.#price(productId, document, current, later);
    this.orders.move(document);
  }

  /**
   * Takes over the stock of an option by place: what can be bought, and with it every size filter, follows at once.
   * Does nothing for an option that is not there; throws a RangeError for a number of pieces that cannot be.
   */
  setStock(optionId: number, stock: Readonly<Record<string, number>>): void {
    for (const [place, pieces] of Object.entries(stock)) {
      if (Number.isInteger(pieces) && pieces >= 0) continue;
      throw new RangeError(`Option ${optionId} cannot have ${pieces} pieces in ${place}`);
    }
    for (const product of this.#waiting.values()) {
      for (const option of product.options) if (option.id === optionId) option.stock = { ...stock };
    }
    this.#changes += 1;
    this.#stockChanges += 1;
    for (const number of this.variants.numbersOf(optionId)) {
      const document = this.variants.documentOf(number);
      if (!hasBit(this.everyDocument, document)) continue;
      this.variants.setStock(number, stock);
      const size = this.variants.sizeOf(number);
      this.values.setBuyable(document, size, this.variants.sizeIsBuyable(document, size));
      this.#markBuyable(document);
    }
  }

  /**
   * Goes on to a later moment: prices, reductions and novelties of up to `limit` products follow. Answers whether that
   * was all of them; `onDue` is told the id of each.
   */
  passTime(now: Date, limit = Infinity, onDue?: (productId: number) => void): boolean {
    this.#now = now;
    if (this.#banners.passTime(now)) this.#changes += 1;
    const due = this.#priceSchedule.take(now.getTime(), limit);
    this.#changes += due.size;
    for (const [productId, { current, later }] of due) {
      onDue?.(productId);
      const waiting = this.#waiting.get(productId);
      if (waiting) this.put(waiting);
      const document = this.#documentById.get(productId);
      if (waiting || document === undefined) continue;
      if (current) {
        this.#price(productId, document, current, later);
        this.orders.move(document);
      }
      this.#flag(document);
    }
    return due.size < limit;
  }

  /** The steps of what is otherwise left to the first request; until the last is done nobody may search. */
  settle(): (() => void)[] {
    return this.orders.settle();
  }

  #variantsOf({ id, colours, sizes, options }: CatalogProduct): Variant[] {
    const families = new Map(colours.map(({ slug, family }) => [slug, this.values.familyNumber(family)]));
    const numbers = new Map(sizes.map((size) => [size, this.values.sizeNumber(size)]));
    return options.map((option) => {
      const family = families.get(option.colour);
      const size = numbers.get(option.size);
      if (family === undefined) throw new Error(`Product ${id}: option ${option.id} has no colour ${option.colour}`);
      if (size === undefined) throw new Error(`Product ${id}: option ${option.id} has no size ${option.size}`);
      return { id: option.id, family, size, stock: option.stock };
    });
  }

  #addVariants(document: number, { options }: CatalogProduct, variants: readonly Variant[]): void {
    const first = this.variants.next;
    for (const [index, option] of options.entries()) this.codes.add(first + index, option);
    this.codes.addHeads(document, options);
    this.variants.add(variants);
    for (const [index, { size }] of variants.entries()) {
      if ((this.variants.piecesOf(document)[index] ?? 0) > 0) this.values.setBuyable(document, size, true);
    }
    this.#markBuyable(document);
  }

  #markBuyable(document: number): void {
    if (this.variants.piecesOf(document).some((pieces) => pieces > 0)) setBit(this.buyable, document);
    else clearBit(this.buyable, document);
  }

  #price(productId: number, document: number, current: PriceStep, later: readonly PriceStep[]): void {
    this.documents.setPrices(document, current.prices);
    this.documents.setPricedAt(document, current.from);
    this.#priceSchedule.plan(productId, later);
    this.#flag(document);
  }

  #flag(document: number): void {
    const isReducedNow = isReduced(this.pricesOf(document), this.discountLimit);
    this.values.flag(document, { isReduced: isReducedNow, isNew: this.isNew(document) });
  }

  #grow(documents: number): void {
    this.size = growFor(Math.max(documents, this.size * 1.5));
    this.everyDocument = growBitmap(this.everyDocument, this.size);
    this.buyable = growBitmap(this.buyable, this.size);
    this.values.grow(this.size);
    this.categories.grow(this.size);
  }
}

/** Whole words of a bitmap. */
function growFor(documents: number): number {
  return Math.ceil((documents + 1) / 32) * 32;
}
