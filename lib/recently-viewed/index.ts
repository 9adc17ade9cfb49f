import { allowsEvents, nothingAllowed, readConsent } from '#lib/consent/index.ts';

const key = 'lendulet.recently-viewed';
const version = 1;
const most = 12;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Ids from what was stored, latest first; empty for anything that this version did not write. */
export function parseRecentlyViewed(stored: string | null): number[] {
  try {
    const { version: written, ids } = JSON.parse(stored ?? '') as { version?: unknown; ids?: unknown };
    return written === version && Array.isArray(ids) && ids.every(isId) ? [...new Set(ids)].slice(0, most) : [];
  } catch {
    return [];
  }
}

/** A product becomes the latest one; twelve are kept. */
export function withViewed(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, most);
}

/** What was looked at on this page load: all there is until the shopper allows more (ADR-0052). */
let here: number[] = [];

const isAllowed = () => allowsEvents(readConsent() ?? nothingAllowed);

function stored(): number[] {
  try {
    return isAllowed() ? parseRecentlyViewed(localStorage.getItem(key)) : [];
  } catch {
    return [];
  }
}

function removeStored(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

/**
 * The products that this browser looked at. They are stored once statistics or marketing are allowed; until then, and
 * where storage is refused or full, they last as long as the page.
 */
export const recentlyViewed = {
  read: (): number[] => here.reduceRight<number[]>(withViewed, stored()),
  add(id: number): void {
    here = withViewed(here, id);
    recentlyViewed.settle();
  },
  clear(): void {
    here = [];
    removeStored();
  },
  /** Stores them where that is allowed, and else removes what an earlier consent had stored. */
  settle(): void {
    if (!isAllowed()) return removeStored();
    try {
      localStorage.setItem(key, JSON.stringify({ version, ids: recentlyViewed.read() }));
    } catch {
      // A shop without its memory is still a shop.
    }
  },
};
