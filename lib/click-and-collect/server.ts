import 'server-only';
import { ApiError } from '#lib/api/errors.ts';
import { getShopEntries } from '#lib/shops/server.ts';
import { clickAndCollectShops, type ClickAndCollectShop } from './shops.ts';

/** The shop of a sysname; null where it can not be had, for a list is a list without its name. */
export async function getClickAndCollectShop(sysname: string): Promise<ClickAndCollectShop | null> {
  try {
    return clickAndCollectShops(await getShopEntries()).find((shop) => shop.sysname === sysname) ?? null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
