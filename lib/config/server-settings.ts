import type { PageSettings } from './page-settings.ts';
import type { ShopSettings } from './settings.ts';

/** All of the shop's settings as they were when its process started (ADR-0136); browsers have `settings`. */
export const serverSettings: ShopSettings = JSON.parse(process.env.LENDULET_SETTINGS ?? '{}');

/** The settings that differ from a build's defaults, as a page states them; undefined where none does. */
export function differingSettings(all: ShopSettings, defaults: PageSettings): string | undefined {
  const given = new Map<string, unknown>(Object.entries(all));
  const differing = Object.entries(defaults).flatMap(([name, value]) =>
    JSON.stringify(given.get(name)) === JSON.stringify(value) ? [] : [[name, given.get(name)]],
  );
  return differing.length > 0 ? JSON.stringify(Object.fromEntries(differing)) : undefined;
}

/** What each page of this process states for its scripts. */
export const statedSettings = differingSettings(serverSettings, JSON.parse(process.env.PAGE_DEFAULTS ?? '{}'));
