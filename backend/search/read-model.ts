import type {
  Catalogue, CatalogueBrand, CatalogueOption, CatalogueProduct, CatalogueSet, CatalogueStore,
} from '../catalogue/model.ts';
import { clearBit, fullBitmap, setBit, type Bitmap } from './bitmap.ts';
import { Categories } from './categories.ts';
import { CodeIndex } from './code-index.ts';
import { FilterValues } from './filter-values.ts';
import { ListingPages, type ListingPage } from './listing-pages.ts';
import { isReduced, rolePricesAt, type RolePrices } from './prices.ts';
import { Orders } from './sort.ts';
import { TextIndex } from './text-index.ts';
import { Variants } from './variants.ts';

const newForDays = 45;
const day = 24 * 60 * 60 * 1000;

/**
 * The catalogue in the memory of the process, ready to be searched and shown. Products carry dense document numbers;
 * every filter value is a bitmap over them, every sorting an order of them. Prices are those of the moment of loading.
 */
export class ReadModel {
  readonly catalogue: Catalogue;
  readonly now: Date;
  /** Smallest percentage, exclusive, that is shown as a reduction. */
  readonly discountLimit: number;
  readonly products: readonly CatalogueProduct[];
  readonly size: number;
  readonly everyDocument: Bitmap;
  readonly brands: ReadonlyMap<string, CatalogueBrand>;
  readonly stores: ReadonlyMap<string, CatalogueStore>;
  readonly values: FilterValues;
  readonly variants: Variants;
  readonly categories: Categories;
  readonly pages: ListingPages;
  readonly orders: Orders;
  readonly text: TextIndex;
  readonly codes: CodeIndex;
  readonly #prices: readonly RolePrices[];
  readonly #documents: ReadonlyMap<number, number>;
  readonly #sets: ReadonlyMap<number, CatalogueSet[]>;

  private constructor(catalogue: Catalogue, now: Date, discountLimit: number) {
    const { products } = catalogue;
    this.catalogue = catalogue;
    this.now = now;
    this.discountLimit = discountLimit;
    this.products = products;
    this.size = products.length;
    this.everyDocument = fullBitmap(products.length);
    this.brands = new Map(catalogue.brands.map((brand) => [brand.slug, brand]));
    this.stores = new Map(catalogue.stores.map((store) => [store.sysname, store]));
    this.#documents = new Map(products.map((product, document) => [product.id, document]));
    const memberships = catalogue.sets.flatMap((set) => set.optionIds.map((optionId) => ({ optionId, set })));
    this.#sets = new Map(Array.from(
      Map.groupBy(memberships, ({ optionId }) => optionId), ([id, found]) => [id, found.map(({ set }) => set)],
    ));
    this.#prices = products.map((product) => rolePricesAt(product, now));
    this.categories = new Categories(catalogue.categories, products);
    this.values = new FilterValues(catalogue, {
      isReduced: (document) => isReduced(this.pricesOf(document), discountLimit),
      isNew: (document) => this.isNew(this.at(document)),
    });
    this.variants = new Variants(products, this.values.familyNumbers, this.values.sizeNumbers);
    this.pages = new ListingPages(catalogue, this.values, this.categories);
    this.orders = new Orders(products, this.#prices);
    this.codes = new CodeIndex(products, this.variants.start);
    const sportNames = new Map(catalogue.sports.map((sport) => [sport.id, sport.name]));
    this.text = new TextIndex(products, (product) => ({
      name: product.name,
      brand: this.brands.get(product.brand)?.name ?? product.brand,
      category: this.categories.line(product.categoryId).map((category) => category.name),
      sport: product.sportIds.flatMap((id) => sportNames.get(id) ?? []),
    }));
  }

  /**
   * Builds the model from a catalogue, which it owns from then on. Prices are those of `now`; a reduction counts from
   * `discountLimit` percent, exclusive. Throws an Error that names the product for one that cannot be loaded.
   */
  static fromCatalogue(catalogue: Catalogue, now: Date, discountLimit = 0): ReadModel {
    return new ReadModel(catalogue, now, discountLimit);
  }

  /** The product of a document number. */
  at(document: number): CatalogueProduct {
    const product = this.products[document];
    if (!product) throw new RangeError(`There is no document ${document}`);
    return product;
  }

  /** Document number of a product id; undefined for an unknown one. */
  documentOf(productId: number): number | undefined {
    return this.#documents.get(productId);
  }

  product(id: number): CatalogueProduct | undefined {
    const document = this.#documents.get(id);
    return document === undefined ? undefined : this.products[document];
  }

  /** An option with its product; undefined for an unknown id. */
  option(optionId: number): { product: CatalogueProduct; option: CatalogueOption } | undefined {
    const found = this.variants.find(optionId);
    const product = found && this.products[found.document];
    const option = found && product?.options[found.index];
    return product && option ? { product, option } : undefined;
  }

  /** Prices of a document for every role, in forints. */
  pricesOf(document: number): RolePrices {
    const prices = this.#prices[document];
    if (!prices) throw new RangeError(`There is no document ${document}`);
    return prices;
  }

  pricesOfProduct({ id }: CatalogueProduct): RolePrices {
    return this.pricesOf(this.#documents.get(id) ?? -1);
  }

  /** Sets with one of the product's options. */
  setsOf({ options }: CatalogueProduct): CatalogueSet[] {
    return options.flatMap(({ id }) => this.#sets.get(id) ?? []).filter((set, at, all) => all.indexOf(set) === at);
  }

  isNew(product: CatalogueProduct): boolean {
    const age = this.now.getTime() - Date.parse(product.addedAt);
    return age >= 0 && age <= newForDays * day;
  }

  /** Products of a page; all of them for none. */
  documentsOf(page: ListingPage | null): Bitmap {
    return page ? this.pages.documents(page) : this.everyDocument;
  }

  /**
   * Takes over that an option has so many pieces in a place (`online` or the sysname of a store): what can be bought,
   * and with it every size filter, follows at once. Throws a RangeError for an unknown option or a negative number.
   */
  updateStock(optionId: number, place: string, pieces: number): void {
    const found = this.variants.find(optionId);
    const product = found && this.products[found.document];
    const option = found && product?.options[found.index];
    if (!found || !product || !option) throw new RangeError(`There is no option ${optionId}`);
    if (!Number.isInteger(pieces) || pieces < 0) {
      throw new RangeError(`Option ${optionId} cannot have ${pieces} pieces`);
    }
    option.stock[place] = pieces;
    this.variants.setInStock(found.document, found.index, place, pieces > 0, stockOf(option) > 0);
    const number = this.values.sizeNumbers.get(option.size) ?? -1;
    const documents = this.values.sizes[number]?.documents;
    if (!documents) return;
    if (this.variants.sizeIsBuyable(found.document, number)) setBit(documents, found.document);
    else clearBit(documents, found.document);
  }
}

/** Pieces of an option online and in all stores. */
export function stockOf(option: CatalogueOption): number {
  return Object.values(option.stock).reduce((sum, pieces) => sum + pieces, 0);
}
