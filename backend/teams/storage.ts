import type { Kysely, Selectable, Transaction } from 'kysely';
import { lastChangeOf, noteChanges, type Change } from '../db/changes.ts';
import type { Database } from '../db/schema.ts';
import { inSnapshot, inTransaction } from '../db/transaction.ts';
import type { TeamProduct, TeamShop } from './model.ts';

/** The part of a team that stands in its JSON document. */
type TeamDocument = Omit<TeamShop, 'slug' | 'shopIdentifier' | 'products'>;
type ProductRow = Selectable<Database['team_product']>;

const teamsChanged: Change = { kind: 'team', entityId: 0 };

async function writeTeams(transaction: Transaction<Database>, teams: readonly TeamShop[]): Promise<void> {
  await transaction.deleteFrom('team_product').execute();
  await transaction.deleteFrom('team').execute();
  for (const [position, { slug, shopIdentifier, products, ...rest }] of teams.entries()) {
    const document: TeamDocument = rest;
    await transaction
      .insertInto('team')
      .values({ slug, position, shop_identifier: shopIdentifier, document: JSON.stringify(document) })
      .execute();
    if (products.length === 0) continue;
    await transaction
      .insertInto('team_product')
      .values(
        products.map(({ productId, printable }, place) => ({
          team_slug: slug,
          product_id: productId,
          position: place,
          printable: printable ? 1 : 0,
        })),
      )
      .execute();
  }
}

/** Puts teams in place of those that were there. */
export async function replaceTeams(
  transaction: Transaction<Database>,
  teams: readonly TeamShop[],
  now: Date,
): Promise<void> {
  await writeTeams(transaction, teams);
  await noteChanges(transaction, [teamsChanged], now);
}

/** Puts teams in place of `stored` where they are others. Answers what has to be noted. */
export async function saveTeamsIn(
  transaction: Transaction<Database>,
  teams: readonly TeamShop[],
  stored: readonly TeamShop[],
): Promise<Change[]> {
  const inOrder = (team: TeamShop) => JSON.stringify(Object.entries(team).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  if (teams.map(inOrder).join('\n') === stored.map(inOrder).join('\n')) return [];
  await writeTeams(transaction, teams);
  return [teamsChanged];
}

/** Stores teams in place of those that were there, in one transaction. */
export async function saveTeams(db: Kysely<Database>, teams: readonly TeamShop[], now: Date): Promise<void> {
  await inTransaction(db, (transaction) => replaceTeams(transaction, teams, now));
}

function teamOf(row: Selectable<Database['team']>, rows: readonly ProductRow[]): TeamShop {
  const document: TeamDocument = JSON.parse(row.document);
  const products = rows.map(({ product_id: productId, printable }): TeamProduct => ({
    productId,
    printable: printable === 1,
  }));
  return { ...document, slug: row.slug, shopIdentifier: row.shop_identifier, products };
}

/** Reads all teams within a transaction, in their order. */
export async function readTeams(snapshot: Transaction<Database>): Promise<TeamShop[]> {
  const teams = await snapshot.selectFrom('team').selectAll().orderBy('position').execute();
  const products = await snapshot.selectFrom('team_product').selectAll().orderBy('position').execute();
  const byTeam = Map.groupBy(products, ({ team_slug: slug }) => slug);
  return teams.map((team) => teamOf(team, byTeam.get(team.slug) ?? []));
}

/** Reads all teams as they are at one moment, by slug and in their order, with the number of their last change. */
export async function loadTeams(
  db: Kysely<Database>,
): Promise<{ value: ReadonlyMap<string, TeamShop>; change: number }> {
  return inSnapshot(db, async (snapshot) => {
    const change = await lastChangeOf(snapshot, 'team');
    const teams = await readTeams(snapshot);
    return { change, value: new Map(teams.map((team) => [team.slug, team])) };
  });
}
