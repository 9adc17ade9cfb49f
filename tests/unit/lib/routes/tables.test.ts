import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routeName } from '#lib/core/route-names.ts';
import { fixedPaths } from '#lib/routes/fixed-paths.ts';
import { hasParts, pagesOf, pathOf } from '#lib/routes/pattern.ts';
import type { PageRoute, Route } from '#lib/routes/route.ts';
import { RouteIndex } from '#lib/routes/route-index.ts';
import { shopSections } from '#lib/core/routes/shop-sections.ts';
import { shopRoutes } from '#lib/routes/shop.ts';
import { teamSections } from '#lib/core/routes/team-sections.ts';
import { teamRoutes } from '#lib/routes/team.ts';
import { variantPaths as shopPaths } from '#lib/variant/shop/paths.ts';
import { variantPaths as teamPaths } from '#lib/variant/team/paths.ts';
import { teamOfPath } from '#lib/variant/team/team-of-path.ts';

const app = join(import.meta.dirname, '../../../../app');
const settings = {
  FLIPBOOK_PREFIX: 'aktualis-ajanlatok',
  TEAM_LIST_SEGMENT: 'list',
  LOYALTY: true,
  EVENT_LOG: true,
};
const builds = [
  { build: 'shop', routes: shopRoutes as readonly Route[], sections: shopSections, paths: shopPaths },
  { build: 'team', routes: teamRoutes as readonly Route[], sections: teamSections, paths: teamPaths },
];

/** Folders under `app` with a page or a route of a build. */
function folders(kind: 'page.tsx' | 'route.ts', build: string): string[] {
  const [name, ending] = kind.split('.');
  return [`${name}.${ending}`, `${name}.${build}.${ending}`]
    .flatMap((file) => globSync(`**/${file}`, { cwd: app }).map((path) => `/${path.slice(0, -file.length - 1)}`))
    .toSorted();
}

/** Those of them that stand in another folder, by their paths in it. */
const within = (folder: string, paths: readonly string[]) =>
  paths.flatMap((path) => (path === folder || path.startsWith(`${folder}/`) ? [path.slice(folder.length) || '/'] : []));
const unique = (paths: readonly string[]) => [...new Set(paths)].toSorted();
const pages = (routes: readonly Route[]): PageRoute[] => routes.filter((row) => 'page' in row);

describe.each(builds)('the table of the $build build', ({ build, routes, sections, paths }) => {
  const drawn = within('/[locale]', folders('page.tsx', build));
  const answered = folders('route.ts', build);

  it('has a row for each page in app/, and a page for each row: add what is missing to lib/core/routes', () => {
    expect(unique(pages(routes).map(({ page }) => page))).toEqual(drawn.filter((page) => !page.startsWith('/live/')));
  });

  it('names parameters where a page has a twin under live/, and nowhere else', () => {
    const rows = pages(routes).filter(({ liveFor }) => liveFor !== undefined);
    expect(unique(rows.map(({ page }) => page))).toEqual(within('/live', drawn));
  });

  it('says of a page that it can be read as Markdown where a route writes it', () => {
    const rows = pages(routes).filter(({ hasMarkdown }) => hasMarkdown);
    expect(unique(rows.map(({ page }) => page))).toEqual(within('/[locale]/markdown', answered));
  });

  it('[ADR-0136] says of each page that reads the query that it is drawn for each request', () => {
    const silent = globSync(`**/page{.${build},}.tsx`, { cwd: app, exclude: ['**/live/**'] }).filter((file) => {
      const source = readFileSync(join(app, file), 'utf8');
      return source.includes('searchParams') && !source.includes("export const dynamic = 'force-dynamic';");
    });
    expect(silent).toEqual([]);
  });

  it('has a row for each file for programs', () => {
    const files = routes.flatMap((row) => ('file' in row ? [`/[locale]${row.route ?? row.file}`] : []));
    // The proxy leaves the texts of islands alone.
    expect(unique(files)).toEqual(answered.filter((path) => !/^\/(?:%5Fi18n|\[locale\]\/markdown)\//.test(path)));
  });

  it('begins no path with a part that lib/core/routes/*-sections.ts does not know, unless it shows results', () => {
    const first = pagesOf(routes, settings)
      .filter(({ row }) => row.root === undefined && !row.isDynamic)
      .map(({ pattern }) => pattern.split('/')[1] ?? '');
    expect(first.filter((part) => !hasParts(part) && part !== 'marka' && !sections.has(part))).toEqual([]);
  });

  it('has the pages that both builds speak of, and a row for each path once', () => {
    const index = new RouteIndex(routes, settings);
    for (const path of Object.values(paths)) {
      if (path !== null) expect([path, index.at(path.replace(/#.*/, ''))[0]?.row]).toEqual([path, expect.anything()]);
    }
    const all = pagesOf(routes, settings).map(({ pattern }) => pathOf(pattern));
    expect(all).toEqual([...new Set(all)]);
  });
});

it('[RT-27] the brands have screens that show no results', () => {
  for (const path of fixedPaths(shopRoutes, settings)) {
    if (path.startsWith('/marka/')) expect([path, routeName(path)]).toEqual([path, null]);
  }
});

it('[TEAM-10] no path of the team shop’s own is taken for that of a team', () => {
  for (const path of fixedPaths(teamRoutes, settings)) expect([path, teamOfPath(path)]).toEqual([path, null]);
});
