import type { FastifyRequest } from 'fastify';
import { contentEndpoints } from '#lib/contract/content.ts';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { orderEndpoints } from '#lib/contract/order.ts';
import { productEndpoints } from '#lib/contract/product.ts';
import { searchEndpoints } from '#lib/contract/search.ts';
import { sitemapEndpoints } from '#lib/contract/sitemap.ts';
import { teamSlugSchema } from '#lib/contract/team.ts';
import { InvalidInput } from '../domain/errors.ts';
import { HttpError } from './errors.ts';

type Headers = FastifyRequest['headers'];

const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** The shop's calls whose answer is another one where the header Team is sent, whatever else a route of theirs takes. */
const callsByTeam: ReadonlySet<string> = new Set(
  [
    searchEndpoints.search,
    searchEndpoints.searchLimited,
    productEndpoints.product,
    productEndpoints.stock,
    contentEndpoints.page,
    sitemapEndpoints.sitemap,
    orderEndpoints.order,
  ].map(callOf),
);

export function differsByTeam(endpoint: Endpoint): boolean {
  return callsByTeam.has(callOf(endpoint));
}

/**
 * The slug of the header Team, which every call of the team variant carries (TEAM-10). Throws 400 `team: required`
 * where it is not sent and 422 `team: invalid` where it is no slug.
 */
export function teamHeader({ team }: Headers): string {
  if (team === undefined) throw new HttpError(400, 'The team is not named', { team: ['required'] });
  const slug = teamSlugSchema.safeParse(team);
  if (!slug.success) throw new InvalidInput({ team: ['invalid'] });
  return slug.data;
}

/** The slug of the header Team on a call of the shop; null where there is none, or what is sent is no slug. */
export function teamNamed({ team }: Headers): string | null {
  return teamSlugSchema.safeParse(team).data ?? null;
}
