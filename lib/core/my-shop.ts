/** The shop that a shopper chose, as it is kept in local storage (STORE-02). */
export interface MyShopRecord {
  version: 1;
  /** Whose choice it is: the customer's user hash, or a guest. */
  user: string;
  /** Sysname of the shop. */
  store: string;
  /** When it was chosen, ms since 1970 by the shopper's own clock; it is never compared with anything. */
  timestamp: number;
}

/** Version of the record (STORE-02). */
export const myShopVersion = 1;
/** The user key of somebody who is not logged in. */
export const guestKey = 'guest';

/** The user's record in what storage holds; null for another version, another user's one, and what is none. */
export function readMyShop(text: string | null, user: string): MyShopRecord | null {
  let record: unknown;
  try {
    record = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof record !== 'object' || record === null) return null;
  const { version, user: owner, store: shop, timestamp } = record as Record<string, unknown>;
  if (version !== myShopVersion || owner !== user) return null;
  if (typeof shop !== 'string' || !/^[a-z]+_[a-z0-9-]{1,60}$/.test(shop)) return null;
  if (typeof timestamp !== 'number' || !Number.isFinite(timestamp)) return null;
  return { version, user, store: shop, timestamp };
}

/** What storage is to hold for a choice. */
export function writeMyShop(record: MyShopRecord): string {
  return JSON.stringify(record);
}
