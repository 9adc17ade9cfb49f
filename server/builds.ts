/** What a build says of itself in public: `/builds/latest.json` and `/builds/meta/{id}.json` (OPS-01). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ShopSettings } from '#lib/config/settings.ts';
import { routeName } from '#lib/core/route-names.ts';
import { expressionOf, hasParts, isOn } from '#lib/routes/pattern.ts';
import type { PageRoute } from '#lib/routes/route.ts';
import type { RouteName } from '#lib/core/routes/sections.ts';
import { shopRoutes } from '#lib/routes/shop.ts';
import { teamRoutes } from '#lib/routes/team.ts';
import { localePath, locales } from '#lib/core/locales.ts';
import { isPersonal } from './caching.ts';

/** How the pages of one pattern come about. The English ones have the same patterns behind `/en`. */
export interface RouteRule {
  /** `*` stands for one part of a path, `**` for any number of them. */
  pattern: string;
  name: RouteName | null;
  /** Rendered once and never again; cached and revalidated; or rendered for each request. */
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
  /** Paths of the pages that a process draws before anyone asks for them. */
  prerendered: string[];
}

export type BuildSettings = Pick<ShopSettings, 'FLIPBOOK_PREFIX' | 'LOYALTY' | 'TEAM_BUILD' | 'TEAM_LIST_SEGMENT'>;

const builtPageSchema = z.object({
  /** As Next calls it: `/[locale]/p/[product]`. */
  route: z.string(),
  /** Whether its pages are kept once they are drawn. */
  isKept: z.boolean(),
  /** How long one counts as fresh, s; null where it says nothing of that. */
  revalidate: z.number().nullable(),
});
export type BuiltPage = z.output<typeof builtPageSchema>;

/** What a build notes of itself, whatever settings a process will have. */
const noteSchema = z.object({ id: z.string(), pages: z.array(builtPageSchema) });
export type BuildNote = z.output<typeof noteSchema>;

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

/** Addresses of the kept pages whose route has no part that would name one of many. */
export function prerenderedPaths(pages: readonly BuiltPage[], settings: BuildSettings): string[] {
  const shown = pages.flatMap(({ route, isKept }) => {
    // A part that may be missing names one of many, and the page that they share without it.
    const plain = route.replace(/\/\[\[\.\.\.[^\]]+\]\]$/, '').slice(localeRoot.length);
    if (!isKept || plain.includes('[')) return [];
    const path = publicPath(`${plain}/`, settings);
    return path === null || isOpen(path, settings) ? [] : [path];
  });
  return locales.flatMap((locale) => shown.map((path) => localePath(locale, path))).toSorted();
}

/** The rules of a build's pages, by pattern. */
export function routeRules(pages: readonly BuiltPage[], settings: BuildSettings): RouteRule[] {
  const routes = new Set(pages.map(({ route }) => route));
  const rules = pages
    .filter(({ route }) => !route.startsWith(`${localeRoot}/live/`))
    .flatMap(({ route, isKept, revalidate }): RouteRule[] => {
      const pattern = patternOf(route, settings);
      if (pattern === null) return [];
      const example = pattern.replaceAll('**', 'x/').replaceAll('*', 'x');
      return [
        {
          pattern,
          name: settings.TEAM_BUILD ? null : routeName(example, settings.FLIPBOOK_PREFIX),
          rendering: isKept ? (revalidate === null ? 'static' : 'cached') : 'dynamic',
          revalidate: isKept ? revalidate : null,
          cache: isKept && !isPersonal(example) ? 'public' : 'private',
          isDynamicWithQuery: routes.has(route.replace(localeRoot, `${localeRoot}/live`)),
        },
      ];
    });
  return rules.toSorted((one, other) => (one.pattern < other.pattern ? -1 : 1));
}

/** How long the pages of a route stay fresh, in s, by their own word or their document's; null where neither says. */
async function statedRevalidate(project: string, route: string, variant: string): Promise<number | null> {
  for (const file of [`${route}/page.${variant}.tsx`, `${route}/page.tsx`, `${localeRoot}/layout.tsx`]) {
    const source = await readFile(join(project, 'app', file), 'utf8').catch(() => '');
    const stated = /^export const revalidate = (\d+);/m.exec(source)?.[1];
    if (stated) return Number(stated);
  }
  return null;
}

const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const noteFile = (folder: string) => join(folder, 'lendulet-pages.json');

/** Notes the pages of a finished build in its folder. Throws where Next's own notes are not as expected. */
export async function writeBuildNote(project: string, folder: string, id: string, isTeam: boolean): Promise<void> {
  const { dynamicRoutes } = z
    .object({ dynamicRoutes: z.record(z.string(), z.unknown()) })
    .parse(await json(join(folder, 'prerender-manifest.json')));
  const sources = z.record(z.string(), z.string()).parse(await json(join(folder, 'app-path-routes-manifest.json')));
  // Files for programs are rendered by routes as well, and are no pages.
  const routes = Object.entries(sources).flatMap(([source, route]) => (source.endsWith('/page') ? [route] : []));
  const pages = await Promise.all(
    routes
      .filter((route) => route === localeRoot || route.startsWith(`${localeRoot}/`))
      .map(async (route) => ({
        route,
        isKept: route in dynamicRoutes,
        revalidate: await statedRevalidate(project, route, isTeam ? 'team' : 'shop'),
      })),
  );
  const note: BuildNote = { id, pages };
  await writeFile(noteFile(folder), JSON.stringify(note));
}

/** What a build has noted of its pages; undefined for a build that was made otherwise. */
export async function readBuildNote(folder: string): Promise<BuildNote | undefined> {
  return json(noteFile(folder)).then(
    (note) => noteSchema.parse(note),
    () => undefined,
  );
}
