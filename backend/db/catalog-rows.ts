import type { Selectable } from 'kysely';
import { noGuarantee } from '#lib/contract/product.ts';
import type {
  CatalogBrand,
  CatalogCategory,
  CatalogOption,
  CatalogProduct,
  CatalogSport,
  CatalogTerm,
  PriceLogEntry,
} from '../catalog/model.ts';
import type { Database } from './schema.ts';

type ProductRow = Selectable<Database['product']>;
type BrandRow = Selectable<Database['brand']>;

/** The part of a product that stands in its JSON document. */
type ProductDocument = Pick<
  CatalogProduct,
  | 'description'
  | 'highlights'
  | 'facts'
  | 'attributes'
  | 'materials'
  | 'care'
  | 'contents'
  | 'guarantee'
  | 'refurbishment'
  | 'warnings'
  | 'sizeSystem'
  | 'sizes'
  | 'sizeTable'
  | 'colours'
  | 'mounting'
  | 'relatedIds'
  | 'synonyms'
  | 'translations'
>;
type BrandDocument = Pick<CatalogBrand, 'logo' | 'manufacturer' | 'responsiblePerson'>;

export function brandRow(
  { slug, name, logo, manufacturer, responsiblePerson }: CatalogBrand,
  position: number,
): BrandRow {
  const document: BrandDocument = { logo, manufacturer, responsiblePerson };
  return { slug, name, position, document: JSON.stringify(document) };
}

export function brandOf({ slug, name, document }: BrandRow): CatalogBrand {
  const { logo, manufacturer, responsiblePerson }: BrandDocument = JSON.parse(document);
  return { slug, name, ...(logo === undefined ? {} : { logo }), manufacturer, responsiblePerson };
}

const documentOf = (translations: object | undefined) => (translations ? JSON.stringify(translations) : null);

/** Translations as a row has them: JSON, null for none. */
const translationsOf = (row: { translations: string | null }) =>
  row.translations === null ? {} : { translations: JSON.parse(row.translations) };

export function categoryRow({
  parentId,
  translations,
  ...category
}: CatalogCategory): Selectable<Database['category']> {
  return { ...category, parent_id: parentId, translations: documentOf(translations) };
}

export function categoryOf({ parent_id: parentId, ...row }: Selectable<Database['category']>): CatalogCategory {
  const { translations: _stored, ...rest } = row;
  return { ...rest, parentId, ...translationsOf(row) };
}

export function sportRow({ parentId, translations, ...sport }: CatalogSport): Selectable<Database['sport']> {
  return { ...sport, parent_id: parentId, translations: documentOf(translations) };
}

export function sportOf({ parent_id: parentId, ...row }: Selectable<Database['sport']>): CatalogSport {
  const { translations: _stored, ...rest } = row;
  return { ...rest, parentId, ...translationsOf(row) };
}

export function termRow({ of, text, translations }: CatalogTerm): Selectable<Database['term']> {
  return { of_kind: of, text, translations: JSON.stringify(translations) };
}

export function termOf({ of_kind: of, text, translations }: Selectable<Database['term']>): CatalogTerm {
  return { of, text, translations: JSON.parse(translations) };
}

export function productRow(product: Omit<CatalogProduct, 'options'>): ProductRow {
  const {
    description,
    highlights,
    facts,
    attributes,
    materials,
    care,
    contents,
    guarantee,
    refurbishment,
    warnings,
    sizeSystem,
    sizes,
    sizeTable,
    colours,
    mounting,
    relatedIds,
    synonyms,
    translations,
  } = product;
  const document: ProductDocument = {
    description,
    highlights,
    facts,
    attributes,
    materials,
    care,
    contents,
    guarantee,
    refurbishment,
    warnings,
    sizeSystem,
    sizes,
    sizeTable,
    colours,
    mounting,
    relatedIds,
    synonyms,
    translations,
  };
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    gender: product.gender,
    category_id: product.categoryId,
    rrp: product.rrp,
    sales_rank: product.salesRank,
    added_at: product.addedAt,
    refurbished: Number(product.refurbished),
    online_only: Number(product.onlineOnly),
    is_heavy: Number(product.isHeavy),
    is_bike: Number(product.isBike),
    is_ski: Number(product.isSki),
    document: JSON.stringify(document),
  };
}

/** Defaults of fields that documents of an earlier version do not have. */
const missingFields = { facts: {}, contents: null, guarantee: noGuarantee, refurbishment: null };

export function productDocument({ document }: Pick<ProductRow, 'document'>): ProductDocument {
  return { ...missingFields, ...JSON.parse(document) };
}

/** A product from its row and from the rows of other tables that belong to it. */
export function productOf(
  row: ProductRow,
  sportIds: number[],
  options: CatalogOption[],
  priceLog: PriceLogEntry[],
): CatalogProduct {
  return {
    ...productDocument(row),
    sportIds,
    options,
    priceLog,
    id: row.id,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    gender: row.gender,
    categoryId: row.category_id,
    rrp: row.rrp,
    salesRank: row.sales_rank,
    addedAt: row.added_at,
    refurbished: row.refurbished === 1,
    onlineOnly: row.online_only === 1,
    isHeavy: row.is_heavy === 1,
    isBike: row.is_bike === 1,
    isSki: row.is_ski === 1,
  };
}
