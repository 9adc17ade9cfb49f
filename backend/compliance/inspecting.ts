import type { Kysely } from 'kysely';
import { productRules } from '#lib/compliance/all-rules.ts';
import { breachesOf, type Rule } from '#lib/compliance/rule.ts';
import { flipbookRules } from '#lib/compliance/rules/flipbooks.ts';
import { sharedCodeRules } from '#lib/compliance/rules/codes.ts';
import { linkRules, shownProductRules } from '#lib/compliance/rules/links.ts';
import { pictureRules } from '#lib/compliance/rules/pictures.ts';
import { setRules } from '#lib/compliance/rules/prices.ts';
import { publicRules } from '#lib/compliance/rules/publicity.ts';
import { shopRules } from '#lib/compliance/rules/shops.ts';
import type { CompanySettings } from '#lib/config/company-settings.ts';
import { market } from '#lib/config/market/stated-market.ts';
import { missingForPublic } from '#lib/config/missing-for-public.ts';
import { marketDay } from '#lib/core/calendar/days.ts';
import type { CatalogProduct, CatalogSet } from '../catalog/model.ts';
import type { CatalogStructure } from '../catalog/structure.ts';
import type { Content } from '../content/model.ts';
import { shopUrl } from '../content/shop-view.ts';
import { loadContent } from '../content/storage.ts';
import { countProducts, productChunks } from '../db/products.ts';
import type { Database } from '../db/schema.ts';
import { loadStructure } from '../db/structure.ts';
import { inSnapshot } from '../db/transaction.ts';
import { productPath } from '../search/card.ts';
import { noveltyOf } from '../search/documents.ts';
import type { Place, TakeFinding } from './finding.ts';
import { ListedPaths } from './listed-paths.ts';
import { lostOf, productItem, type ProductView } from './product-item.ts';
import { loadSets, References } from './references.ts';
import { sharedCodes, type FoundCode } from './shared-codes.ts';
import { flipbookPath, directoryOf, type ComplianceReportSettings, type SiteParts } from './site.ts';
import { textPlaces } from './text-places.ts';

/** Products that are read at a time. */
const productsAtOnce = 200;

/** A shop to be inspected. */
export interface Inspection {
  settings: ComplianceReportSettings;
  /** Who runs the shop; without it the shop counts as a demo. */
  company?: CompanySettings;
  /** Names of the pictures that there are. */
  pictures: ReadonlySet<string>;
  now: Date;
  onFinding: TakeFinding;
  /** Called with the part of the products that is done, 0–100. */
  onProgress?: (percent: number) => void;
}

/** How much was inspected. */
export interface Inspected {
  products: number;
  shops: number;
  flipbooks: number;
  texts: number;
}

/** Holds one shop's records against the rules and hands on what it finds. */
class Inspector {
  readonly #inspection: Inspection;
  readonly #site: SiteParts;
  readonly #listed: ListedPaths;
  readonly #references: References;
  readonly #view: ProductView;

  constructor(inspection: Inspection, site: SiteParts, sets: readonly CatalogSet[]) {
    const { now, pictures, settings } = inspection;
    this.#inspection = inspection;
    this.#site = site;
    this.#listed = new ListedPaths(site.structure);
    this.#references = new References(site.structure, site.content, sets, now);
    this.#view = {
      now,
      pictures,
      discountLimit: settings.DISCOUNT_LIMIT,
      brands: new Map(site.structure.brands.map((brand) => [brand.slug, brand])),
      categoryPath: (id) => this.#listed.categoryPath(id),
    };
  }

  async product(product: CatalogProduct): Promise<void> {
    const item = productItem(product, this.#view);
    await this.#report(productRules, item, this.#productPlace(product));
    this.#references.note(product);
    const shown = item.shownPrices.find(({ type }) => type === 'vk');
    if (!shown) return;
    const [newFrom, newUntil] = noveltyOf(Date.parse(product.addedAt));
    const time = this.#view.now.getTime();
    this.#listed.add(product, { isReduced: shown.percent !== null, isNew: newFrom <= time && time < newUntil });
  }

  async codes(codes: ShopRecords['codes']): Promise<void> {
    for await (const code of codes) await this.#report(sharedCodeRules, code, this.#productPlace(code.product));
  }

  async sets(sets: readonly CatalogSet[]): Promise<void> {
    for (const set of sets) {
      const item = { price: set.price, separately: this.#references.separately(set) };
      await this.#report(setRules, item, { kind: 'szett', id: String(set.id), name: set.name, url: null });
    }
  }

  async flipbooks(): Promise<void> {
    const {
      content: { flipbooks },
      settings,
    } = this.#site;
    for (const flipbook of flipbooks) {
      const path = flipbookPath(flipbook, settings);
      const place = {
        kind: 'katalógus',
        id: flipbook.slug,
        name: flipbook.title,
        url: path && `${settings.STOREFRONT_HOST}${path}`,
      };
      await this.#report(
        flipbookRules,
        { ...flipbook, goods: this.#references.goods, now: this.#view.now.toISOString() },
        place,
      );
      await this.#pictures(
        flipbook.pages.map(({ image }) => image),
        place,
      );
    }
  }

  async shops(): Promise<void> {
    const { structure, content, settings, now } = this.#site;
    for (const shop of structure.shops) {
      const details = content.shops.find(({ sysname }) => sysname === shop.sysname);
      const place = {
        kind: 'üzlet',
        id: shop.sysname,
        name: shop.name,
        url: `${settings.STOREFRONT_HOST}${shopUrl(shop.sysname)}`,
      };
      await this.#report(
        shopRules,
        { shop, openingHours: details?.openingHours ?? null, today: marketDay(now) },
        place,
      );
      await this.#pictures(details?.image ? [details.image] : [], place);
    }
  }

  async shop(): Promise<void> {
    const { settings, content } = this.#site;
    const { company } = this.#inspection;
    const missing = company
      ? missingForPublic({ ...settings, ...company }, content.pages, market).map(({ name }) => name)
      : [];
    const place = { kind: 'bolt', id: 'bolt', name: 'A bolt egésze', url: settings.STOREFRONT_HOST };
    await this.#report(publicRules, { missing }, place);
  }

  /** After all products, which fill the lists that texts lead to. Answers how many texts there are. */
  async texts(): Promise<number> {
    const known = new Set(this.#references.goods.keys());
    const directory = directoryOf(this.#site, this.#listed.paths, {
      productIds: known,
      today: marketDay(this.#view.now),
    });
    const texts = textPlaces(this.#site);
    for (const { place, links, anchors, productIds, pictures } of texts) {
      for (const href of links) await this.#report(linkRules, { href, anchors, directory }, place);
      await this.#report(shownProductRules, { productIds, known }, place);
      await this.#pictures(pictures, place);
    }
    return texts.length;
  }

  #pictures(pictures: CatalogProduct['colours'][number]['images'], place: Place): Promise<void> {
    return this.#report(pictureRules, { pictures, lostPictures: lostOf(pictures, this.#inspection.pictures) }, place);
  }

  async #report<Item>(rules: readonly Rule<Item>[], item: Item, place: Place): Promise<void> {
    for (const breach of breachesOf(rules, item)) await this.#inspection.onFinding({ ...breach, place });
  }

  #productPlace(product: Pick<CatalogProduct, 'id' | 'slug' | 'name'> & { brand?: string }): Place {
    const brand = product.brand === undefined ? undefined : this.#view.brands.get(product.brand)?.name;
    return {
      kind: 'termék',
      id: String(product.id),
      name: [brand, product.name].filter(Boolean).join(' '),
      url: `${this.#inspection.settings.STOREFRONT_HOST}${productPath(product)}`,
    };
  }
}

/** All that is inspected of a shop. */
export interface ShopRecords {
  structure: CatalogStructure;
  content: Content;
  sets: readonly CatalogSet[];
  /** How many products there are. */
  total: number;
  /** So many at a time as memory takes. */
  products: AsyncIterable<readonly CatalogProduct[]> | Iterable<readonly CatalogProduct[]>;
  codes: AsyncIterable<FoundCode> | Iterable<FoundCode>;
}

/** Inspects records: products one after the other, so that memory does not grow with them, then what refers to them. */
export async function inspectRecords(records: ShopRecords, inspection: Inspection): Promise<Inspected> {
  const { structure, content, sets, total } = records;
  const { settings, now, onProgress = () => {} } = inspection;
  const inspector = new Inspector(inspection, { structure, content, settings, now }, sets);
  let products = 0;
  for await (const chunk of records.products) {
    for (const product of chunk) await inspector.product(product);
    products += chunk.length;
    onProgress(Math.floor((products / total) * 100));
  }
  await inspector.codes(records.codes);
  await inspector.sets(sets);
  await inspector.flipbooks();
  await inspector.shops();
  await inspector.shop();
  return {
    products,
    shops: structure.shops.length,
    flipbooks: content.flipbooks.length,
    texts: await inspector.texts(),
  };
}

/** Inspects what a shop stores. Use a reader's connection: the snapshot lasts as long as the inspection. */
export async function inspectShop(reader: Kysely<Database>, inspection: Inspection): Promise<Inspected> {
  const { value: content } = await loadContent(reader);
  return inSnapshot(reader, async (snapshot) =>
    inspectRecords(
      {
        content,
        structure: await loadStructure(snapshot),
        sets: await loadSets(snapshot),
        total: await countProducts(snapshot),
        products: productChunks(snapshot, productsAtOnce),
        codes: sharedCodes(snapshot),
      },
      inspection,
    ),
  );
}
