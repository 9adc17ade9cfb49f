import 'server-only';
import { cache } from 'react';
import { callApi } from '#lib/api/server.ts';
import type { CallOptions } from '#lib/api/call.ts';
import { productEndpoints, type Product } from '#lib/contract/product.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { teamEndpoints, type Team, type TeamTeaser } from '#lib/contract/team.ts';
import type { ListingQuery } from '#lib/core/filters/index.ts';
import type { Locale } from '#lib/core/locales.ts';
import { orRefused, refusePage } from '#lib/navigation/refuse-page.ts';
import { productIdOf } from '#lib/core/products/variants.ts';
import { getListing } from '#lib/search/server.ts';
import { teamPath } from '#lib/core/team-paths.ts';

/** A call that is about a team names it in its header (TEAM-10). */
const about = (team: string): CallOptions => ({ headers: { Team: team } });

/** All teams that have a shop. Throws an ApiError. */
export const getTeams = cache((): Promise<TeamTeaser[]> => callApi(teamEndpoints.teams));

/** A team with what its shop offers; 404 for an unknown one. */
export const getTeam = cache((slug: string): Promise<Team> =>
  orRefused(callApi(teamEndpoints.team, { params: { slug } }, about(slug)), teamPath(slug)),
);

/** A product as a team's shop offers it; 404 for what it does not. */
export const getTeamProduct = cache(async (team: string, segment: string, locale: Locale): Promise<Product> => {
  const id = productIdOf(segment);
  const path = `/${team}/p/${segment}/`;
  if (id === null) refusePage(path);
  return orRefused(callApi(productEndpoints.product, { params: { id } }, { ...about(team), locale }), path);
});

/**
 * Products of a team, of a category of its shop or of all (`path` null); `pagePath` is the page's path with its
 * language.
 */
export function getTeamListing(
  team: string,
  path: string | null,
  query: ListingQuery,
  pagePath: string,
): Promise<SearchAnswer> {
  return getListing(path, query, pagePath, about(team));
}
