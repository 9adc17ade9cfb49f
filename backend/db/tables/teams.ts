/** Clubs with a shop of their own (TEAM-01). Products are named without a foreign key: teams outlive a catalog. */
export interface TeamTables {
  team: { slug: string; position: number; shop_identifier: string; document: string };
  /** What a team's shop offers; `printable` takes name and number. */
  team_product: { team_slug: string; product_id: number; position: number; printable: number };
}
