import 'server-only';
import { ApiError } from '#lib/api/errors.ts';
import { getStoreEntries } from '#lib/shops/server.ts';
import { collectStores, type CollectStore } from './stores.ts';

/** The store of a sysname; null where it can not be had, for a list is a list without its name. */
export async function getCollectStore(sysname: string): Promise<CollectStore | null> {
  try {
    return collectStores(await getStoreEntries()).find((store) => store.sysname === sysname) ?? null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
