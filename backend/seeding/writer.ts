import type { Transaction } from 'kysely';
import { isLastingRecord, seedKinds, type SeedKind, type SeedOf, type SeedRecord } from '#lib/contract/seed.ts';
import { MediaHost } from '#lib/core/pictures/media-host.ts';
import { CatalogCheck } from '../catalog/check.ts';
import { withSettledPictures } from '../catalog/settled-pictures.ts';
import { storable } from '../catalog/doubts.ts';
import type { Problem, ReadLine } from '../catalog/lines.ts';
import type { Passwords } from '../customers/passwords.ts';
import { pageOf } from '../content/model.ts';
import { replaceContent } from '../content/storage.ts';
import {
  clearCatalog,
  finishCatalog,
  insertProducts,
  insertSets,
  insertStructure,
  productsAtOnce,
  type Progress,
} from '../db/catalog.ts';
import { giveFilterValueIds } from '../db/filter-values.ts';
import type { Database } from '../db/schema.ts';
import { replaceTeams } from '../teams/storage.ts';
import { replaceSamples } from '../reviews/samples.ts';
import { hasCustomers, insertCustomers } from './customers.ts';
import { insertGiftCards } from './gift-cards.ts';

export interface SeedWriting {
  now: Date;
  /** Whether its customers are stored too, whose passwords everyone knows, and its samples of reviews. */
  withCustomers: boolean;
  passwords: Passwords;
  onProgress: Progress;
  /** MEDIA_HOST, where it is set: whose addresses pictures may have. */
  mediaHost?: string;
}

type Listed = { [Kind in SeedKind]: SeedOf<Kind>[] };

/**
 * Stores a seed while it is read, within one transaction: products as they come, the rest, which is little, together.
 * After the first problem it only looks for further ones, and the transaction must not last.
 */
export class SeedWriter {
  readonly #db: Transaction<Database>;
  readonly #writing: SeedWriting;
  readonly #check = new CatalogCheck();
  readonly #host: MediaHost;
  /** What is read and not yet stored. */
  readonly #listed = Object.fromEntries(seedKinds.map((kind) => [kind, []])) as unknown as Listed;
  readonly #customers: ReadLine<SeedOf<'customer'>>[] = [];
  readonly #reviews: ReadLine<SeedOf<'review'>>[] = [];
  readonly #giftCards: ReadLine<SeedOf<'giftCard'>>[] = [];
  #kind: SeedKind = 'seed';
  #isStructured = false;
  #expected = 0;
  #isSpoilt = false;
  /** Products that were stored. */
  products = 0;

  constructor(db: Transaction<Database>, writing: SeedWriting) {
    this.#db = db;
    this.#writing = writing;
    this.#host = new MediaHost(writing.mediaHost ?? '');
  }

  /** Takes a line. Answers the problems that show in it at once. */
  async take({ line, record: written }: ReadLine<SeedRecord>): Promise<Problem[]> {
    const settled = isLastingRecord(written) ? withSettledPictures({ line, record: written }, this.#host) : null;
    const problems = [...this.#problemsOf(line, written), ...(Array.isArray(settled) ? settled : [])];
    this.#isSpoilt ||= problems.length > 0;
    if (this.#isSpoilt) return problems;
    const record = settled && !Array.isArray(settled) ? settled.record : written;
    const { kind, ...said } = isLastingRecord(record) ? storable({ record }).record : record;
    if (record.kind === 'seed') this.#expected = record.products;
    else if (record.kind === 'customer') this.#customers.push({ line, record });
    else if (record.kind === 'review') this.#reviews.push({ line, record });
    else if (record.kind === 'giftCard') this.#giftCards.push({ line, record });
    else (this.#listed[kind] as unknown[]).push(said);
    if (this.#listed.product.length === productsAtOnce) await this.#storeProducts();
    return [];
  }

  /** Called where a line was no record: nothing is stored any more. */
  spoil(): void {
    this.#isSpoilt = true;
  }

  /** Stores what is left, and answers the problems that only the whole seed shows. */
  async finish(): Promise<Problem[]> {
    const problems = [...this.#check.finish()];
    if (this.#isSpoilt || problems.length > 0) return problems;
    const { now } = this.#writing;
    await this.#storeProducts();
    if (this.products === 0) return [{ line: 0, field: 'kind', problem: 'it has no product records' }];
    const {
      set,
      storeDetails: shops,
      brandText: brands,
      guide: guides,
      page,
      flipbook: flipbooks,
      team,
    } = this.#listed;
    const pages = page.map(pageOf);
    await insertSets(this.#db, set);
    await finishCatalog(this.#db, now);
    await replaceContent(this.#db, { shops, brands, guides, pages, flipbooks }, now);
    await replaceTeams(this.#db, team, now);
    return [...(await this.#storeReviews()), ...(await this.#storeCustomers()), ...(await this.#storeGiftCards())];
  }

  #problemsOf(line: number, record: SeedRecord): Problem[] {
    const { kind } = record;
    if (seedKinds.indexOf(kind) < seedKinds.indexOf(this.#kind)) {
      return [{ line, field: 'kind', problem: `${kind} records stand before ${this.#kind} records` }];
    }
    this.#kind = kind;
    return isLastingRecord(record) ? this.#check.take({ line, record }) : [];
  }

  async #storeStructure(): Promise<void> {
    if (this.#isStructured) return;
    this.#isStructured = true;
    const { brand, category, sport, term, store: shop, pickUpPoint, phrase, banner } = this.#listed;
    await clearCatalog(this.#db);
    await insertStructure(this.#db, {
      brands: brand,
      categories: category,
      sports: sport,
      terms: term,
      shops: shop,
      pickUpPoints: pickUpPoint,
      phrases: phrase,
      banners: banner,
    });
  }

  async #storeProducts(): Promise<void> {
    const { brand: brands, product: products } = this.#listed;
    const isFirst = !this.#isStructured;
    await this.#storeStructure();
    await insertProducts(this.#db, products);
    await giveFilterValueIds(this.#db, (ids) => ids.giveCatalog({ brands: isFirst ? brands : [], products }));
    this.products += products.length;
    products.length = 0;
    if (this.#expected > 0) this.#writing.onProgress(Math.min(100, Math.floor((this.products / this.#expected) * 100)));
  }

  async #storeReviews(): Promise<Problem[]> {
    const { withCustomers, now } = this.#writing;
    return replaceSamples(this.#db, withCustomers ? this.#reviews : [], now);
  }

  async #storeCustomers(): Promise<Problem[]> {
    const { withCustomers, passwords, now } = this.#writing;
    if (!withCustomers || (await hasCustomers(this.#db))) return [];
    return insertCustomers(this.#db, this.#customers, passwords, now);
  }

  async #storeGiftCards(): Promise<Problem[]> {
    const { withCustomers, now } = this.#writing;
    return withCustomers ? insertGiftCards(this.#db, this.#giftCards, now) : [];
  }
}
