import 'server-only';
import { ApiError } from '#lib/api/errors.ts';
import { getShopEntries } from '#lib/shops/server.ts';
import { collectShops, type CollectShop } from './shops.ts';

/** The shop of a sysname; null where it can not be had, for a list is a list without its name. */
export async function getCollectShop(sysname: string): Promise<CollectShop | null> {
  try {
    return collectShops(await getShopEntries()).find((shop) => shop.sysname === sysname) ?? null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
