/** What the shop tells beside its catalog. Documents are JSON; none refers to the catalog by a foreign key. */
export interface ContentTables {
  /** What a shop says of itself beyond its address. */
  store_detail: { sysname: string; document: string };
  /** `translations` is JSON, null for none. */
  brand_text: { slug: string; text: string; translations: string | null };
  guide: { slug: string; published_at: string; document: string };
  /** Static and service pages, and those of the team shop. */
  content_page: { slug: string; position: number; document: string };
  flipbook: { slug: string; position: number; document: string };
}
