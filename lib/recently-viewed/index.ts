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

/** The products that this browser looked at. Where storage is refused or full there are none. */
export const recentlyViewed = {
  read(): number[] {
    try {
      return parseRecentlyViewed(localStorage.getItem(key));
    } catch {
      return [];
    }
  },
  add(id: number): void {
    try {
      localStorage.setItem(key, JSON.stringify({ version, ids: withViewed(recentlyViewed.read(), id) }));
    } catch {
      // A shop without its memory is still a shop.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored either.
    }
  },
};
