import type { SortField, SortType } from '#lib/contract/search.ts';
import type { Role } from '../catalog/model.ts';
import { bits, countBits, eachBit, emptyBitmap, hasBit, setBit, type Bitmap } from './bitmap.ts';
import { growBitmap, growArray } from './growable-array.ts';

/** So few documents are sorted faster than they are looked for in the order of all. */
const few = 200;

/** What documents are sorted by. */
export interface SortKeys {
  /** Product ids: the order of equals. */
  id(document: number): number;
  salesRank(document: number): number;
  /** Moment in ms. */
  addedAt(document: number): number;
  /** Forints. */
  price(document: number, role: Role): number;
}

/** All documents in one order; ascending by a number, equals by product id. */
class Order {
  #documents = new Uint32Array(0);
  #length = 0;
  readonly #key: (document: number) => number;
  readonly #id: (document: number) => number;

  constructor(id: (document: number) => number, key: (document: number) => number) {
    this.#id = id;
    this.#key = key;
  }

  /** The documents as they stand now. */
  documents(): Uint32Array {
    return this.#documents.subarray(0, this.#length);
  }

  /** Some of the documents, in the order. */
  sorted(documents: Iterable<number>): number[] {
    return [...documents].sort((a, b) => this.#key(a) - this.#key(b) || this.#id(a) - this.#id(b));
  }

  /** Takes documents out and puts others in, given by ascending product id: each where its key belongs now. */
  change(removed: Bitmap | null, added: Uint32Array): void {
    if (removed) this.#drop(removed);
    const sorted = this.#sorted(added);
    let from = this.#length;
    let to = from + sorted.length;
    this.#documents = growArray(this.#documents, to, Uint32Array);
    this.#length = to;
    for (let at = sorted.length - 1; at >= 0; at -= 1) {
      const own = sorted[at] ?? 0;
      const start = this.#placeOf(own, from);
      to -= from - start;
      this.#documents.copyWithin(to, start, from);
      from = start;
      to -= 1;
      this.#documents[to] = own;
    }
  }

  /** Where a document belongs among the first `length`. */
  #placeOf(document: number, length: number): number {
    const key = this.#key(document);
    const id = this.#id(document);
    let from = 0;
    for (let to = length; from < to;) {
      const middle = (from + to) >>> 1;
      const other = this.#documents[middle] ?? 0;
      if ((this.#key(other) - key || this.#id(other) - id) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #drop(removed: Bitmap): void {
    let kept = 0;
    for (let at = 0; at < this.#length; at += 1) {
      const document = this.#documents[at] ?? 0;
      if (hasBit(removed, document)) continue;
      this.#documents[kept] = document;
      kept += 1;
    }
    this.#length = kept;
  }

  /** Key and place among equals share a double: sorting numbers alone is ten times as fast. */
  #sorted(byId: Uint32Array): Uint32Array {
    const count = byId.length;
    const keys = Float64Array.from(byId, this.#key);
    const isSmall = keys.every((key) => Number.isInteger(key) && (Math.abs(key) + 1) * count < Number.MAX_SAFE_INTEGER);
    const ranks = isSmall ? keys : ranksOf(keys);
    const entries = ranks.map((rank, at) => rank * count + at).sort();
    return Uint32Array.from(entries, (entry) => byId[((entry % count) + count) % count] ?? 0);
  }
}

/** For each key, how many come before it. */
function ranksOf(keys: Float64Array): Float64Array {
  const sorted = keys.toSorted();
  return keys.map((key) => {
    let from = 0;
    for (let to = sorted.length; from < to;) {
      const middle = (from + to) >>> 1;
      if ((sorted[middle] ?? 0) < key) from = middle + 1;
      else to = middle;
    }
    return from;
  });
}

const scoreCount = 256;

/** The score from which up the best `count` documents are found. */
function leastShown(documents: Bitmap, scores: Readonly<ArrayLike<number>>, count: number): number {
  const perScore = new Uint32Array(scoreCount);
  eachBit(documents, (document) => {
    const score = scores[document] ?? 0;
    perScore[score] = (perScore[score] ?? 0) + 1;
  });
  let found = 0;
  for (let score = scoreCount - 1; score > 0; score -= 1) {
    found += perScore[score] ?? 0;
    if (found >= count) return score;
  }
  return 0;
}

/** All documents presorted for every sorting and role; equals stand by product id. */
export class Orders {
  readonly #keys: SortKeys;
  readonly #bySales: Order;
  readonly #byNewest: Order;
  readonly #byId: Order;
  readonly #cheapest: Record<Role, Order>;
  readonly #dearest: Record<Role, Order>;
  /** Documents to be taken out of the orders before the next look at them, and those to be put in. */
  #removed: Bitmap | null = null;
  readonly #added = new Set<number>();

  constructor(keys: SortKeys) {
    const order = (key: (document: number) => number) => new Order(keys.id, key);
    const perRole = (sign: 1 | -1): Record<Role, Order> => {
      const of = (role: Role) => order((document) => sign * keys.price(document, role));
      return { vk: of('vk'), premium: of('premium'), staff: of('staff'), pro: of('pro') };
    };
    this.#keys = keys;
    this.#bySales = order((document) => -keys.salesRank(document));
    this.#byNewest = order((document) => -keys.addedAt(document));
    this.#byId = order(() => 0);
    this.#cheapest = perRole(1);
    this.#dearest = perRole(-1);
  }

  add(document: number): void {
    this.#added.add(document);
  }

  remove(document: number): void {
    if (this.#added.delete(document)) return;
    this.#removed = growBitmap(this.#removed ?? emptyBitmap(0), document + 1);
    setBit(this.#removed, document);
  }

  /** Says that a document's price is another one now. */
  move(document: number): void {
    this.remove(document);
    this.add(document);
  }

  /** The steps that bring the orders up to date; until the last is done nobody may look at them. */
  settle(): (() => void)[] {
    const removed = this.#removed;
    if (removed === null && this.#added.size === 0) return [];
    const added = Uint32Array.from(this.#added);
    const { id } = this.#keys;
    if (added.some((document, at) => at > 0 && id(added[at - 1] ?? 0) > id(document))) {
      added.sort((a, b) => id(a) - id(b));
    }
    this.#removed = null;
    this.#added.clear();
    return this.#all().map((order) => () => order.change(removed, added));
  }

  /** Up to `limit` of the documents in the order, after the first `offset`. */
  page(
    documents: Bitmap,
    { field, type }: { field: SortField; type: SortType },
    role: Role,
    offset: number,
    limit: number,
  ): number[] {
    const byPrice = type === 'asc' ? this.#cheapest : this.#dearest;
    const order = { price: byPrice[role], added_at: this.#byNewest, sales_rank: this.#bySales }[field];
    const inOrder = this.#settled(order);
    if (countBits(documents) <= few) return order.sorted(bits(documents)).slice(offset, offset + limit);
    const page: number[] = [];
    let skipped = 0;
    for (const document of inOrder) {
      if (!hasBit(documents, document)) continue;
      if (skipped < offset) skipped += 1;
      else if (page.push(document) === limit) break;
    }
    return page;
  }

  /** The documents by sales rank, one after the other. */
  *bySales(documents: Bitmap): Generator<number> {
    for (const document of this.#settled(this.#bySales)) if (hasBit(documents, document)) yield document;
  }

  /** All documents by product id. */
  byId(): Uint32Array {
    return this.#settled(this.#byId);
  }

  /**
   * The documents by relevance, a score of 0 to 255; of those of equal score what is in stock comes first, and of these
   * what sells best.
   */
  pageByRelevance(
    documents: Bitmap,
    { scores, inStock }: { scores: Readonly<ArrayLike<number>>; inStock: Bitmap },
    offset: number,
    limit: number,
  ): number[] {
    const end = offset + limit;
    const least = leastShown(documents, scores, end);
    const byPlace: number[][] = Array.from({ length: 2 * scoreCount }, () => []);
    for (const document of this.#settled(this.#bySales)) {
      const score = scores[document] ?? 0;
      if (score < least || !hasBit(documents, document)) continue;
      const equals = byPlace[2 * score + (hasBit(inStock, document) ? 1 : 0)];
      if (equals && equals.length < end) equals.push(document);
    }
    return byPlace.toReversed().flat().slice(offset, end);
  }

  #settled(order: Order): Uint32Array {
    for (const step of this.settle()) step();
    return order.documents();
  }

  #all(): Order[] {
    return [
      this.#bySales,
      this.#byNewest,
      this.#byId,
      ...Object.values(this.#cheapest),
      ...Object.values(this.#dearest),
    ];
  }
}
