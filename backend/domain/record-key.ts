import type { CatalogRecord } from '#lib/contract/catalog.ts';

/** What names a record among those of its kind. */
export function keyOf(record: CatalogRecord): string | number {
  switch (record.kind) {
    case 'brand':
      return record.slug;
    case 'store':
      return record.sysname;
    case 'phrase':
      return record.phrase;
    case 'term':
      return `${record.of} ${record.text}`;
    case 'banner':
      return record.title;
    default:
      return record.id;
  }
}
