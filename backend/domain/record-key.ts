import type { ImportRecord } from '#lib/contract/import.ts';

/** What names a record among those of its kind. */
export function keyOf(record: ImportRecord): string | number {
  switch (record.kind) {
    case 'brand':
    case 'brandText':
    case 'guide':
    case 'page':
    case 'flipbook':
    case 'team':
      return record.slug;
    case 'store':
    case 'storeDetails':
      return record.sysname;
    case 'phrase':
      return record.phrase;
    case 'term':
      return `${record.of} ${record.text}`;
    case 'banner':
      return record.title;
    case 'price':
      return `${record.productId} ${record.role} ${record.at === undefined ? 'now' : Date.parse(record.at)}`;
    case 'stock':
      return record.optionId;
    default:
      return record.id;
  }
}
