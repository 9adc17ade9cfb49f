import type { EngineApi } from '../engine-api.ts';
import type { EngineProduct } from '../engine-shapes.ts';
import { Queue } from '../queue.ts';
import { ownCompany, type ConnectorSettings } from '../settings.ts';
import type { ShopApi } from '../shop-api.ts';
import { digestOf, type Store } from '../store.ts';
import { Brands } from './brands.ts';
import { categoryTree, noCategory, usualCategoryRecord } from './categories.ts';
import { listPricesAt } from './prices.ts';
import { makeProduct, type MadeProduct, type Making } from './products.ts';
import { sendRecords, type Sending } from './sending.ts';
import { without } from './stock.ts';
import type { Warnings } from './warnings.ts';

/** Products that are read back and sent at a time: a hint waits no longer than for one such part. */
const productsAtOnce = 50;

export interface Comparing {
  engine: Pick<EngineApi, 'products' | 'productsOf' | 'categories' | 'priceLists'>;
  shop: Pick<ShopApi, 'import'>;
  store: Store;
  settings: ConnectorSettings;
  channel: string;
  warnings: Warnings;
  now: () => Date;
  /** Pieces by option of orders that the engine does not know yet. */
  ordered: () => ReadonlyMap<number, number>;
}

const stockKey = (productId: number, optionId: number) => `${productId}/${optionId}`;
const brandSending = ({ brand }: MadeProduct): Sending => ({
  record: brand,
  notes: [{ kind: 'brand', key: brand.slug, digest: digestOf(brand) }],
  about: null,
});
/** What of a product is sent as a product: its price and its stock are sent alone. */
const withoutMoving = ({ record }: MadeProduct) => ({
  ...record,
  priceLog: [],
  options: record.options.map((option) => ({ ...option, stock: {} })),
});

/**
 * Brings the engine's goods into the shop (ADR-0145): everything is compared with what was sent last, and what differs is
 * read back and sent in small parts, so that what a hint names is never overtaken by what was read before it.
 */
export class CatalogComparison {
  readonly #with: Comparing;
  readonly #queue = new Queue();
  readonly #brands: Brands;

  constructor(given: Comparing) {
    this.#with = given;
    this.#brands = new Brands(ownCompany(given.settings));
  }

  async #making(): Promise<{ making: Making; structure: Sending[]; usual: Sending }> {
    const { engine, store, settings, now } = this.#with;
    const [categories, lists] = await Promise.all([engine.categories(), engine.priceLists()]);
    const at = now();
    const tree = categoryTree(categories, (id, given) => store.numberOf('category', id, given));
    const sendingOf = (record: { id: number }): Sending => ({
      record,
      notes: [{ kind: 'category', key: String(record.id), digest: digestOf(record) }],
      about: null,
    });
    const making: Making = {
      ...{ brands: this.#brands, tree, lists: listPricesAt(lists, at) },
      ...{ mediaHost: settings.MEDIA_HOST, places: settings.MEDUSA_LOCATIONS },
      numberOf: (kind, id, given) => store.numberOf(kind, id, given),
      firstPrice: (id, price) => store.firstPrice(id, at.toISOString(), price),
    };
    const usual = sendingOf(usualCategoryRecord(store.numberOf('category', noCategory)));
    return { making, structure: tree.records.map(sendingOf), usual };
  }

  #isSent({ notes }: Sending): boolean {
    return notes.every(({ kind, key, digest }) => this.#with.store.isSent(kind, key, digest));
  }

  /** What has to be sent so that the shop has a product as it is. */
  #sendings(engineId: string, made: MadeProduct, ordered: ReadonlyMap<number, number>): Sending[] {
    const { store } = this.#with;
    const { record, price } = made;
    const digest = digestOf(withoutMoving(made));
    const left = new Map([...made.stock].map(([id, pieces]) => [id, without(pieces, ordered.get(id) ?? 0)] as const));
    const stockNote = (id: number) =>
      ({ kind: 'stock', key: stockKey(record.id, id), digest: digestOf(left.get(id)) }) as const;
    const priceNote = { kind: 'price', key: String(record.id), digest: String(price) } as const;
    const sendings: Sending[] = [];
    if (!store.isSent('product', engineId, digest)) {
      const options = record.options.map((option) => ({ ...option, stock: left.get(option.id) ?? {} }));
      const notes = [{ kind: 'product' as const, key: engineId, digest }, ...options.map(({ id }) => stockNote(id))];
      const isFirst = record.priceLog.every((entry) => entry.price === price);
      const isPriced = store.wasSent('price', priceNote.key);
      sendings.push({
        record: { ...record, options },
        notes: isFirst && !isPriced ? [...notes, priceNote] : notes,
        about: engineId,
      });
      if (isFirst && !isPriced) return sendings;
    } else {
      for (const [id, pieces] of left) {
        const note = stockNote(id);
        if (!store.isSent(note.kind, note.key, note.digest))
          sendings.push({ record: { kind: 'stock', optionId: id, stock: pieces }, notes: [note], about: engineId });
      }
    }
    if (!store.isSent('price', priceNote.key, priceNote.digest))
      sendings.push({ record: { kind: 'price', productId: record.id, price }, notes: [priceNote], about: engineId });
    return sendings;
  }

  /** A product that is sold no longer stays known and has no pieces: its page and its past orders lead somewhere. */
  #soldOut(engineId: string): Sending[] {
    const { store, settings } = this.#with;
    if (!store.wasSent('product', engineId)) return [];
    const productId = store.numberOf('product', engineId);
    const places = settings.MEDUSA_LOCATIONS.size === 0 ? ['online'] : [...new Set(settings.MEDUSA_LOCATIONS.values())];
    const none = Object.fromEntries(places.map((place) => [place, 0]));
    return store.sentKeys('stock', `${productId}/`).flatMap((key) => {
      const option = Number(key.split('/')[1]);
      const note = { kind: 'stock', key, digest: digestOf(none) } as const;
      if (store.isSent(note.kind, note.key, note.digest)) return [];
      return [{ record: { kind: 'stock', optionId: option, stock: none }, notes: [note], about: engineId }];
    });
  }

  /** Reads some products back and sends what of them differs from what was sent. Throws CallFailed. */
  compareSome(ids: readonly string[]): Promise<void> {
    return this.#queue.run(async () => {
      for (let start = 0; start < ids.length; start += productsAtOnce)
        await this.#comparePart(ids.slice(start, start + productsAtOnce));
    });
  }

  async #comparePart(ids: readonly string[]): Promise<void> {
    const { engine, shop, store, channel, warnings, ordered } = this.#with;
    // Orders first: one that the engine takes meanwhile is then counted twice for a moment, and never not at all.
    const pending = ordered();
    const [{ making, structure, usual }, products] = await Promise.all([
      this.#making(),
      engine.productsOf(channel, ids),
    ]);
    this.#brands.learnUnknown(products);
    const byId = new Map(products.map((product) => [product.id, product]));
    const brands = new Map<string, Sending>();
    const doubts = new Map<string, string[]>();
    const sendings: Sending[] = [];
    let isUsualNeeded = false;
    for (const id of ids) {
      const product = byId.get(id);
      const made = product ? makeProduct(product, making) : 'it is sold no longer, and sold out in the shop';
      if (typeof made === 'string') {
        const isKnown = store.wasSent('product', id);
        if (product || isKnown) doubts.set(id, [product ? `it is left out: ${made}` : made]);
        sendings.push(...this.#soldOut(id));
        continue;
      }
      doubts.set(id, made.doubts);
      isUsualNeeded ||= made.record.categoryId === (usual.record as { id: number }).id;
      brands.set(made.brand.slug, brandSending(made));
      this.#forgetOptions(made);
      sendings.push(...this.#sendings(id, made, pending));
    }
    const beside = [...brands.values(), ...structure, ...(isUsualNeeded ? [usual] : [])];
    const all = [...beside.filter((one) => !this.#isSent(one)), ...sendings];
    const refused = await sendRecords(all, { shop, store });
    for (const id of ids) warnings.set(id, [...(doubts.get(id) ?? []), ...(refused.get(id) ?? [])]);
    warnings.set('categories and brands', refused.get(null) ?? []);
  }

  /** Variants that were deleted go with the product's record: nothing more is to be said of their pieces. */
  #forgetOptions({ record }: MadeProduct): void {
    const { store } = this.#with;
    const kept = new Set(record.options.map(({ id }) => stockKey(record.id, id)));
    for (const key of store.sentKeys('stock', `${record.id}/`)) if (!kept.has(key)) store.forgetSent('stock', key);
  }

  /** Compares everything, and sends what differs. Answers of how many products that was. Throws CallFailed. */
  async compareAll(): Promise<{ products: number; differing: number }> {
    const { engine, store, channel, warnings, ordered } = this.#with;
    const pending = ordered();
    const { making, structure } = await this.#making();
    const products: EngineProduct[] = [];
    for await (const page of engine.products(channel)) products.push(...page);
    this.#brands.learn(products);
    const seen = new Set(products.map(({ id }) => id));
    const differing = products.flatMap((product) => {
      const made = makeProduct(product, making);
      const sendings =
        typeof made === 'string'
          ? this.#soldOut(product.id)
          : [...this.#sendings(product.id, made, pending), ...[brandSending(made)].filter((one) => !this.#isSent(one))];
      const isDoubtful = typeof made === 'string' || made.doubts.length > 0;
      return sendings.length > 0 || isDoubtful ? [{ id: product.id, isSent: sendings.length === 0 }] : [];
    });
    const gone = store.sentKeys('product').filter((id) => !seen.has(id) && this.#soldOut(id).length > 0);
    const unsaid = warnings.unknown(differing.filter(({ isSent }) => isSent).map(({ id }) => id));
    const ids = [...differing.filter(({ isSent }) => !isSent).map(({ id }) => id), ...gone];
    const parts = [...ids, ...unsaid];
    for (let start = 0; start < parts.length; start += productsAtOnce)
      await this.compareSome(parts.slice(start, start + productsAtOnce));
    if (parts.length === 0 && structure.some((one) => !this.#isSent(one)))
      await this.#queue.run(() => this.#comparePart([]));
    warnings.write();
    return { products: products.length, differing: ids.length };
  }
}
