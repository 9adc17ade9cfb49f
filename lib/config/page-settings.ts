import { readSettings, shopSettingsSchema, type ShopSettings } from './settings.ts';

/** Settings that no browser reads; every other one is there on the server and in the browser. */
export const serverOnly = [
  'ACCEPTED_CARDS',
  'TEAM_HOST',
  'SMART_FIT_KEY',
  'MESSAGE_CACHE_HOURS',
  'TAG_ORIGINS',
  'API_TIMEOUT_SERVER',
] as const satisfies (keyof ShopSettings)[];

/** The settings as a page and its scripts read them. */
export type PageSettings = Omit<ShopSettings, (typeof serverOnly)[number]>;

/** What scripts read where their page says nothing else: a part of the build. */
export function defaultPageSettings(isTeam: boolean): PageSettings {
  const all = readSettings(shopSettingsSchema, { TEAM_BUILD: String(isTeam) });
  const names: readonly string[] = serverOnly;
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))) as PageSettings;
}
