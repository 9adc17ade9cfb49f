import type { SitemapKind } from '#lib/contract/sitemap.ts';
import { bits, haveCommon, intersection } from '../search/bitmap.ts';
import type { ReadModel } from '../search/read-model.ts';
import { latestChange, pathsPerPage, productEntry, type SitemapEntry } from '../search/sitemap.ts';
import { pathInTeam } from './addresses.ts';
import { documentsOfTeam } from './goods.ts';
import type { TeamShop } from './model.ts';

/** A team's own page, its categories, those of a gender among them, and its products. */
function pathsOfTeam(team: TeamShop, model: ReadModel): SitemapEntry[] {
  const documents = documentsOfTeam(team, model);
  const own = { path: pathInTeam(team.slug, '/'), kind: 'listing' as const, changedAt: latestChange(model, documents) };
  const isGoods = (kind: string) => kind === 'category' || kind === 'everything';
  const listings = model.pages
    .all()
    .filter(({ subject }) => isGoods(subject.kind))
    .flatMap((page): SitemapEntry[] => {
      const listed = model.documentsOf(page);
      if (!haveCommon(listed, documents)) return [];
      const changedAt = latestChange(model, intersection(listed, documents));
      return [{ path: pathInTeam(team.slug, page.path), kind: 'listing', changedAt }];
    });
  const products = Array.from(bits(documents), (document) => productEntry(model, document));
  return [own, ...listings, ...products.map((entry) => ({ ...entry, path: pathInTeam(team.slug, entry.path) }))];
}

/**
 * Public paths of the team shop, a thousand at a time in their alphabetical order: those that follow `after`, of one
 * kind or of all. `pages` are those that belong to no team.
 */
export function teamSitemapPage(
  model: ReadModel,
  teams: readonly TeamShop[],
  { after, kind }: { after: string; kind: SitemapKind | null },
  pages: readonly SitemapEntry[],
): { paths: SitemapEntry[]; next: string | null } {
  const all = [...pages, ...teams.flatMap((team) => pathsOfTeam(team, model))];
  const rest = all
    .filter((entry) => (kind === null || entry.kind === kind) && entry.path > after)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const paths = rest.slice(0, pathsPerPage);
  return { paths, next: rest.length > paths.length ? (paths.at(-1)?.path ?? null) : null };
}
