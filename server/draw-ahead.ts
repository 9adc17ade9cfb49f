import { setTimeout as pause } from 'node:timers/promises';
import { call, SharedCalls, type Transport } from '#lib/api/call.ts';
import type { ShopSettings } from '#lib/config/settings.ts';
import { menuEndpoints } from '#lib/contract/menu.ts';
import { teamEndpoints } from '#lib/contract/team.ts';
import { defaultLocale, locales, localePath } from '#lib/core/locales.ts';
import { menuRoots } from '#lib/menu/index.ts';
import { noTeam } from '#lib/variant/team/headers.ts';
import { describeError, type Log } from './log.ts';
import type { PublicBuild } from './public-build.ts';

const [shortestPause, longestPause] = [1000, 30_000];

function transportOf({ API_HOST, STOREFRONT_HOST, API_TIMEOUT_BROWSER }: ShopSettings): Transport {
  return {
    host: API_HOST,
    identity: () => ({ token: null, requestUuid: null }),
    origin: STOREFRONT_HOST,
    timeout: API_TIMEOUT_BROWSER,
    shared: new SharedCalls(0),
  };
}

/** Paths of the pages that the API's data puts first, in every language: the roots of the menu, or the clubs' shops. */
export async function firstPaths(settings: ShopSettings): Promise<string[]> {
  const transport = transportOf(settings);
  const paths = settings.TEAM_BUILD
    ? (await call(teamEndpoints.teams, transport, {}, { headers: { Team: noTeam } })).map(
        ({ slug }) => `/${settings.TEAM_LIST_SEGMENT}/${slug}/`,
      )
    : await call(menuEndpoints.menu, transport, {}, { locale: defaultLocale }).then((menu) => {
        const { genders, roots } = menuRoots(menu);
        const listings = [...genders, ...roots].filter(({ isBrands }) => !isBrands);
        // Other links of the menu's roots are no pages of the shop's own.
        return listings.map(({ url }) => url).filter((url) => /^(?:\/[\w-]+)+\/$/.test(url));
      });
  return locales.flatMap((locale) => paths.map((path) => localePath(locale, path)));
}

/** Tries until it succeeds, with longer and longer pauses; says once what is amiss. Rejects once `signal` is aborted. */
async function atLast<T>(attempt: () => Promise<T>, problem: string, log: Log, signal: AbortSignal): Promise<T> {
  for (let rest = shortestPause; ; rest = Math.min(longestPause, 2 * rest)) {
    try {
      return await attempt();
    } catch (error) {
      if (rest === shortestPause) {
        log({
          level: 'warn',
          message: `${problem}; it is tried again until it can be: ${describeError(error).message}`,
        });
      }
      await pause(rest, undefined, { signal, ref: false });
    }
  }
}

/** Draws the pages one after the other, and says how many there are and how long it took. */
async function drawAll(build: PublicBuild, log: Log, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  let drawn = 0;
  for (const path of build.prerendered) {
    if (signal.aborted) return;
    if (await build.draw(path, signal)) drawn += 1;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log({ level: 'info', message: `${drawn} of ${build.prerendered.length} pages are drawn ahead, in ${seconds} s` });
}

export interface DrawAheadOptions {
  log: Log;
  /** Called beside the drawing as soon as the API answers, and again where it rejects. */
  refresh: () => Promise<void>;
  /** Ends it. */
  signal: AbortSignal;
  /** Whether this process draws the pages; another one does that shares their folder, where it does not. */
  draws?: boolean;
}

/**
 * Draws the pages that most visits begin with, one after the other, beside the visitors: what a build can not, since it
 * knows no API (ADR-0136). Never rejects.
 */
export async function drawAhead(
  build: PublicBuild,
  settings: ShopSettings,
  { log, refresh, signal, draws = true }: DrawAheadOptions,
): Promise<void> {
  try {
    const noPaths = `The product API at ${settings.API_HOST} (API_HOST) gives no ${settings.TEAM_BUILD ? 'teams' : 'menu'}, so no page can be drawn ahead`;
    const found = await atLast(() => firstPaths(settings), noPaths, log, signal);
    build.addPrerendered(found);
    // An error page that can not be drawn keeps no other page from being drawn.
    await Promise.all([
      atLast(refresh, 'The error pages can not be drawn, so plain ones stand in', log, signal),
      draws ? drawAll(build, log, signal) : undefined,
    ]);
  } catch (error) {
    if (!signal.aborted) log({ level: 'warn', ...describeError(error) });
  }
}
