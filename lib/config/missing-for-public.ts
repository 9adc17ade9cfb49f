import { lawfulPages } from '#lib/contract/lawful-pages.ts';
import type { Market } from '#lib/contract/market/market-file.ts';
import { companySettingsOf, isDemo, requiredCompanySettings, type CompanySettings } from './company-settings.ts';
import { SettingsError, type ShopSettings } from './settings.ts';

/** Something that a public shop has to have: the variable or the page, and what it is. */
export interface MissingThing {
  name: string;
  what: string;
}

type Settings = CompanySettings & Pick<ShopSettings, 'STOREFRONT_HOST' | 'CHECKOUT_HOST'>;

/** What is known of a stored page. */
export interface StoredPage {
  slug: string;
  isSample?: boolean | undefined;
}

function missingSettings(settings: Settings, market: Market): MissingThing[] {
  const { shape } = companySettingsOf(market);
  return [...requiredCompanySettings(market), ...(market.law.harmonisedNotice ? ['HARMONISED_NOTICE' as const] : [])]
    .filter((name) => settings[name] === '')
    .map((name) => ({ name, what: shape[name].description ?? name }));
}

function missingPages(pages: readonly StoredPage[]): MissingThing[] {
  return lawfulPages.flatMap((slug) => {
    const page = pages.find((one) => one.slug === slug);
    if (page && !page.isSample) return [];
    return [{ name: `/static/${slug}/`, what: page ? 'The page is a sample text' : 'The page is not there' }];
  });
}

/**
 * What a shop that is no demo lacks before the public may see it; nothing for a demo. `pages` are null where a process
 * does not read them.
 */
export function missingForPublic(
  settings: Settings,
  pages: readonly StoredPage[] | null,
  market: Market,
): MissingThing[] {
  if (isDemo(settings)) return [];
  return [...missingSettings(settings, market), ...(pages === null ? [] : missingPages(pages))];
}

/** Keeps a process from serving an unfinished shop to the public. Throws a SettingsError that names all that is missing. */
export function refuseUnfinished(settings: Settings, pages: readonly StoredPage[] | null, market: Market): void {
  const missing = missingForPublic(settings, pages, market);
  if (missing.length === 0) return;
  throw new SettingsError(
    [
      `The shop at ${settings.STOREFRONT_HOST} is no demo, and lacks what a public shop has to have:`,
      ...missing.map(({ name, what }) => `  ${name}: ${what}`),
      'Give each, or set DEMO=true for a shop that calls itself a demo.',
    ].join('\n'),
  );
}
