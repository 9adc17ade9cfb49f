import type { CatalogProduct } from '../catalog/model.ts';
import type { RolePrices } from './prices.ts';
import { growArray } from './growable-array.ts';

const newForMs = 45 * 24 * 60 * 60 * 1000;

/** Moments, in ms, from which a product added at one is new, and from which it no longer is. */
export function noveltyOf(addedAt: number): [from: number, until: number] {
  return [addedAt, addedAt + newForMs + 1];
}

/** What is looked at of many documents at once, by document number. Moments are in ms. */
export class Documents {
  /** Numbers given so far, those of products no longer shown included. */
  length = 0;
  #ids = new Float64Array(0);
  #salesRanks = new Float64Array(0);
  #addedAt = new Float64Array(0);
  #pricedAt = new Float64Array(0);
  readonly #prices: RolePrices[] = [];
  readonly #brands: string[] = [];
  readonly #pictures: string[] = [];
  /** Texts and prices that recur from product to product, each kept once. */
  readonly #texts = new Map<string, string>();
  readonly #knownPrices = new Map<string, RolePrices>();

  /** Gives a product the next number. */
  add(product: CatalogProduct, prices: RolePrices): number {
    const document = this.length;
    this.length += 1;
    this.#ids = growArray(this.#ids, this.length, Float64Array);
    this.#salesRanks = growArray(this.#salesRanks, this.length, Float64Array);
    this.#addedAt = growArray(this.#addedAt, this.length, Float64Array);
    this.#pricedAt = growArray(this.#pricedAt, this.length, Float64Array);
    this.#ids[document] = product.id;
    this.#salesRanks[document] = product.salesRank;
    this.#addedAt[document] = Date.parse(product.addedAt);
    this.#brands[document] = this.#shared(product.brand);
    this.#pictures[document] = this.#shared(product.colours[0]?.images[0]?.name ?? '');
    this.setPrices(document, prices);
    return document;
  }

  id(document: number): number {
    return this.#ids[document] ?? 0;
  }

  salesRank(document: number): number {
    return this.#salesRanks[document] ?? 0;
  }

  addedAt(document: number): number {
    return this.#addedAt[document] ?? 0;
  }

  /** When the product was added, unless that is still to come, or last priced. */
  changedAt(document: number, now: Date): number {
    const addedAt = this.addedAt(document);
    return Math.max(addedAt <= now.getTime() ? addedAt : 0, this.#pricedAt[document] ?? 0);
  }

  /** Notes when the price was last changed. */
  setPricedAt(document: number, moment: number): void {
    this.#pricedAt[document] = moment;
  }

  /** Prices for every role, in forints. Throws a RangeError for a number that was never given. */
  prices(document: number): RolePrices {
    const prices = this.#prices[document];
    if (!prices) throw new RangeError(`There is no document ${document}`);
    return prices;
  }

  setPrices(document: number, prices: RolePrices): void {
    const { vk, premium, staff, pro } = prices;
    const key = [vk, premium, staff, pro].map(({ price, full }) => `${price}<${full}`).join();
    const known = this.#knownPrices.get(key);
    if (!known) this.#knownPrices.set(key, prices);
    this.#prices[document] = known ?? prices;
  }

  brand(document: number): string {
    return this.#brands[document] ?? '';
  }

  /** Name of the main picture; empty for a product without any. */
  picture(document: number): string {
    return this.#pictures[document] ?? '';
  }

  #shared(text: string): string {
    const known = this.#texts.get(text);
    if (known === undefined) this.#texts.set(text, text);
    return known ?? text;
  }
}
