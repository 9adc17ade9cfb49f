import type { Market } from '#lib/contract/market/market-file.ts';

/** What pages know of their market: the literal of a build that has each part, and where it stands in the file. */
const pageParts = {
  PAGE_MARKET_LANGUAGES: 'languages',
  PAGE_MARKET_PLACES: 'places',
  PAGE_MARKET_TAGS: 'tags',
  PAGE_MARKET_CURRENCY: 'currency',
  PAGE_MARKET_CONTACT: 'contact',
  PAGE_MARKET_LAW: 'law',
  PAGE_MARKET_VAT: 'vat',
  PAGE_MARKET_CASH_STEP: 'cashStep',
  PAGE_MARKET_HOLIDAYS: 'holidays',
  PAGE_MARKET_COUNTRY: 'country',
  PAGE_MARKET_TIME_ZONE: 'timeZone',
} as const satisfies Record<string, keyof Market>;

/** The parts of a market as literals of a build. */
export function partsOfBuild(market: Market): Record<string, string> {
  return Object.fromEntries(Object.entries(pageParts).map(([name, part]) => [name, JSON.stringify(market[part])]));
}

/** What a page states of its market for its scripts: the parts that differ from the build's; undefined for none. */
export function differingParts(own: Market, build: Partial<Market>): string | undefined {
  const differing = Object.values(pageParts).filter(
    (part) => JSON.stringify(own[part]) !== JSON.stringify(build[part]),
  );
  return differing.length > 0
    ? JSON.stringify(Object.fromEntries(differing.map((part) => [part, own[part]])))
    : undefined;
}
