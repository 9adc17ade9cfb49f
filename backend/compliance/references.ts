import type { Kysely } from 'kysely';
import { catalogLanguage, languages, type Language } from '#lib/contract/language.ts';
import { sumOf, type Money } from '#lib/contract/money.ts';
import type { OfferedGoods, PriceLog } from '#lib/compliance/items.ts';
import { priceInForce } from '#lib/compliance/lawful-price.ts';
import type { Block, Span } from '#lib/contract/rich-text.ts';
import { productIdOf } from '#lib/core/products/variants.ts';
import type { CatalogProduct, CatalogSet } from '../catalog/model.ts';
import type { CatalogStructure } from '../catalog/structure.ts';
import type { Content, GuideContent, PageContent } from '../content/model.ts';
import { listsBy } from '../db/lists.ts';
import type { Database } from '../db/schema.ts';

/** All spans of text in blocks. */
function spansOf(blocks: readonly Block[]): Span[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph' || block.type === 'quote') return block.spans;
    return block.type === 'list' ? block.items.flat() : [];
  });
}

/** Addresses that the text of blocks links to. */
export function linksOf(blocks: readonly Block[]): string[] {
  return spansOf(blocks).flatMap(({ href }) => href ?? []);
}

/** Ids of products that blocks show. */
export function shownProductsOf(blocks: readonly Block[]): number[] {
  return blocks.flatMap((block) => (block.type === 'products' ? block.productIds : []));
}

/** The product that an address leads to; none for any other one. */
function linkedProduct(href: string): number[] {
  const segment = /\/p\/([^/?#]+)/.exec(href)?.[1];
  return segment === undefined ? [] : [productIdOf(segment) ?? 0];
}

/** A guide or a page as it is told in a language. */
interface Told {
  title: string;
  blocks: readonly Block[];
  language: Language;
}

/** A guide or a page in each language that has its text, the catalog's first. */
export function toldIn({ title, blocks, translations = {} }: GuideContent | PageContent): Told[] {
  const others = languages.flatMap((language) => {
    const said = translations[language];
    return said?.blocks ? [{ title: said.title ?? title, blocks: said.blocks, language }] : [];
  });
  return [{ title, blocks, language: catalogLanguage }, ...others];
}

function namedProducts({ banners }: CatalogStructure, { flipbooks, guides, pages }: Content): Set<number> {
  const blocks = [...guides, ...pages].flatMap(toldIn).flatMap((text) => text.blocks);
  const links = [...linksOf(blocks), ...banners.flatMap((banner) => banner.links.map(({ path }) => path))];
  return new Set([
    ...flipbooks.flatMap((flipbook) => flipbook.pages.flatMap((page) => page.offers.map(({ productId }) => productId))),
    ...shownProductsOf(blocks),
    ...links.flatMap(linkedProduct),
  ]);
}

export async function loadSets(db: Kysely<Database>): Promise<CatalogSet[]> {
  const members = await db.selectFrom('product_set_member').selectAll().orderBy('set_id').orderBy('position').execute();
  const optionIds = listsBy(
    members,
    (row) => row.set_id,
    (row) => row.option_id,
  );
  const sets = await db.selectFrom('product_set').selectAll().orderBy('id').execute();
  return sets.map((set) => ({ ...set, optionIds: optionIds.get(set.id) ?? [] }));
}

const publicLog = ({ priceLog }: CatalogProduct): PriceLog => priceLog.filter(({ role }) => role === 'vk');

/** What content and sets say of products: remembered as these pass by, and nothing else of them. */
export class References {
  readonly goods = new Map<number, OfferedGoods>();
  /** Public prices of the options that sets consist of. */
  readonly #optionPrices = new Map<number, Money | null>();
  readonly #named: ReadonlySet<number>;
  readonly #options: ReadonlySet<number>;
  readonly #now: string;

  constructor(structure: CatalogStructure, content: Content, sets: readonly CatalogSet[], now: Date) {
    this.#named = namedProducts(structure, content);
    this.#options = new Set(sets.flatMap(({ optionIds }) => optionIds));
    this.#now = now.toISOString();
  }

  note(product: CatalogProduct): void {
    const { id, options } = product;
    if (this.#named.has(id)) {
      const pieces = options.flatMap(({ stock }) => Object.values(stock)).reduce((sum, own) => sum + own, 0);
      this.goods.set(id, { pieces, priceLog: publicLog(product) });
    }
    for (const option of options) {
      if (this.#options.has(option.id)) this.#optionPrices.set(option.id, priceInForce(publicLog(product), this.#now));
    }
  }

  /** Sum of what options cost; null while one of them has no price. */
  separately({ optionIds }: CatalogSet): Money | null {
    const prices: Money[] = [];
    for (const id of optionIds) {
      const price = this.#optionPrices.get(id) ?? null;
      if (price === null) return null;
      prices.push(price);
    }
    return sumOf(prices);
  }
}
