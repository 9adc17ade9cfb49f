/** What a build says of itself in public: `/builds/latest.json` and `/builds/meta/{id}.json` (OPS-01). */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ShopSettings } from '#lib/config/settings.ts';
import { routeName } from '#lib/core/route-names.ts';
import { expressionOf, hasParts, isOn } from '#lib/routes/pattern.ts';
import type { PageRoute } from '#lib/routes/route.ts';
import type { RouteName } from '#lib/core/routes/sections.ts';
import { shopRoutes } from '#lib/routes/shop.ts';
import { teamRoutes } from '#lib/routes/team.ts';
import { localePath, splitLocale } from '#lib/core/locales.ts';
import { isPersonal } from './caching.ts';

/** How the pages of one pattern come about. The English ones have the same patterns behind `/en`. */
export interface RouteRule {
  /** `*` stands for one part of a path, `**` for any number of them. */
  pattern: string;
  name: RouteName | null;
  /** Rendered with the build and never again; cached and revalidated; or rendered for each request. */
  rendering: 'static' | 'cached' | 'dynamic';
  /** How long a kept page counts as fresh, s; null where it is never revalidated. */
  revalidate: number | null;
  /** `private` where no shared cache may keep the answer: it is a person's page, or rendered for this request alone. */
  cache: 'public' | 'private';
  /** Whether an address with parameters of its own is rendered for each request. */
  isDynamicWithQuery: boolean;
}

export interface BuildMeta {
  id: string;
  routeRules: RouteRule[];
  /** Paths of the pages that the build has rendered. */
  prerendered: string[];
}

export type BuildSettings = Pick<ShopSettings, 'FLIPBOOK_PREFIX' | 'LOYALTY' | 'TEAM_BUILD' | 'TEAM_LIST_SEGMENT'>;

/** What Next notes of its own build, as far as it matters here. */
export const prerenderManifestSchema = z.object({
  routes: z.record(
    z.string(),
    z.object({
      srcRoute: z.string().nullable(),
      initialRevalidateSeconds: z.union([z.number(), z.literal(false)]),
      routeType: z.string().optional(),
    }),
  ),
  dynamicRoutes: z.record(z.string(), z.unknown()),
});
export type PrerenderManifest = z.output<typeof prerenderManifestSchema>;

const localeRoot = '/[locale]';

function pagesOf({ TEAM_BUILD: isTeam }: BuildSettings): PageRoute[] {
  return [...(isTeam ? teamRoutes : shopRoutes)].filter((row) => 'page' in row);
}

/** Whether a page's last part is read by the browser: without it there is no such page. */
function isOpen(path: string, settings: BuildSettings): boolean {
  return pagesOf(settings).some((row) => `${row.page}/` === path && !hasParts(row.page) && hasParts(row.path ?? ''));
}

/** Whether no address leads to a page, or the settings have turned it off. */
function isOff(path: string, settings: BuildSettings): boolean {
  return pagesOf(settings).some(
    (row) => expressionOf(row.page, row.forms).test(path) && (row.path === null || !isOn(row, settings)),
  );
}

/**
 * The route whose first part the shop's settings name: as the route calls it, and as the address does (empty for none).
 */
export function namedRoot(settings: BuildSettings): { route: string; address: string } {
  const { page = '', root } = pagesOf(settings).find((row) => row.root !== undefined) ?? {};
  return { route: page.split('/')[1] ?? '', address: (root && settings[root]) ?? '' };
}

/** The public path behind a route's path, both without language; null for one that no address leads to. */
function publicPath(path: string, settings: BuildSettings): string | null {
  const { route, address } = namedRoot(settings);
  if (isOff(path, settings)) return null;
  if (!path.startsWith(`/${route}/`)) return path;
  return address === '' ? null : `/${address}${path.slice(route.length + 1)}`;
}

/**
 * The pattern of the addresses that a route answers: `/p/` and one part for `/[locale]/p/[product]`; null where it
 * answers none.
 */
function patternOf(route: string, settings: BuildSettings): string | null {
  const withSlash = `${route.slice(localeRoot.length).replace(/^\/live(?=\/)/, '')}/`;
  const path = publicPath(withSlash, settings);
  if (path === null) return null;
  const pattern = path.replace(/\[?\[\.\.\.[^\]]+\]\]?\/$/, '**').replaceAll(/\[[^\]]+\]/g, '*');
  return isOpen(pattern, settings) ? `${pattern}*/` : pattern;
}

/** Paths of the pages that the build has rendered, as addresses of the shop. */
export function prerenderedPaths({ routes }: PrerenderManifest, settings: BuildSettings): string[] {
  const paths = Object.entries(routes).flatMap(([route, { srcRoute, routeType }]) => {
    if (routeType !== 'page' || !srcRoute?.startsWith(localeRoot)) return [];
    const { locale, path } = splitLocale(`${route}/`);
    const shown = publicPath(path, settings);
    return shown === null || isOpen(shown, settings) ? [] : [localePath(locale, shown)];
  });
  return paths.toSorted();
}

/**
 * The rules of a build's pages, by pattern. `revalidates` answers for a route how long its pages stay fresh, in s, and
 * null for ever; only routes of which the build has rendered no page are asked for.
 */
export function routeRules(
  routes: readonly string[],
  { routes: rendered, dynamicRoutes }: PrerenderManifest,
  settings: BuildSettings,
  revalidates: (route: string) => number | null,
): RouteRule[] {
  const pages = routes.filter((route) => route === localeRoot || route.startsWith(`${localeRoot}/`));
  const rules = pages
    .filter((route) => !route.startsWith(`${localeRoot}/live/`))
    .flatMap((route): RouteRule[] => {
      const pattern = patternOf(route, settings);
      if (pattern === null) return [];
      const example = pattern.replaceAll('**', 'x/').replaceAll('*', 'x');
      const page = Object.values(rendered).find(({ srcRoute }) => srcRoute === route);
      const revalidate = page ? page.initialRevalidateSeconds || null : revalidates(route);
      const isKept = page !== undefined || route in dynamicRoutes;
      return [
        {
          pattern,
          name: settings.TEAM_BUILD ? null : routeName(example, settings.FLIPBOOK_PREFIX),
          rendering: isKept ? (revalidate === null ? 'static' : 'cached') : 'dynamic',
          revalidate: isKept ? revalidate : null,
          cache: isKept && !isPersonal(example) ? 'public' : 'private',
          isDynamicWithQuery: routes.includes(route.replace(localeRoot, `${localeRoot}/live`)),
        },
      ];
    });
  return rules.toSorted((one, other) => (one.pattern < other.pattern ? -1 : 1));
}

/** How long the pages of a route stay fresh, in s, by their own word; null where they say nothing. */
async function statedRevalidate(project: string, route: string, variant: string): Promise<number | null> {
  for (const name of [`page.${variant}.tsx`, 'page.tsx']) {
    const source = await readFile(join(project, 'app', route, name), 'utf8').catch(() => '');
    const stated = /^export const revalidate = (\d+);/m.exec(source)?.[1];
    if (stated) return Number(stated);
  }
  return null;
}

const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** Writes what a finished build says of itself into its folder. Throws where Next's own notes are not as expected. */
export async function writeBuilds(project: string, folder: string, id: string, settings: BuildSettings): Promise<void> {
  const manifest = prerenderManifestSchema.parse(await json(join(folder, 'prerender-manifest.json')));
  const sources = z.record(z.string(), z.string()).parse(await json(join(folder, 'app-path-routes-manifest.json')));
  // Files for programs are rendered by routes as well, and are no pages.
  const routes = Object.entries(sources).flatMap(([source, route]) => (source.endsWith('/page') ? [route] : []));
  const variant = settings.TEAM_BUILD ? 'team' : 'shop';
  const stated = new Map(
    await Promise.all(routes.map(async (route) => [route, await statedRevalidate(project, route, variant)] as const)),
  );
  const meta: BuildMeta = {
    id,
    routeRules: routeRules(routes, manifest, settings, (route) => stated.get(route) ?? null),
    prerendered: prerenderedPaths(manifest, settings),
  };
  await mkdir(join(folder, 'builds/meta'), { recursive: true });
  await writeFile(join(folder, `builds/meta/${id}.json`), JSON.stringify(meta));
  await writeFile(join(folder, 'builds/latest.json'), JSON.stringify({ id }));
}
