import type { Transport } from '#lib/api/call.ts';
import { ApiError } from '#lib/api/errors.ts';
import type { Language } from '#lib/contract/language.ts';
import type { Order } from '#lib/contract/order.ts';
import { shopEndpoints, type ShopDetail } from '#lib/contract/shop.ts';
import { callApi } from './call-api.ts';
import type { Log } from './log.ts';

/** The store that hands an order over; null for other ways, and where the API does not tell of it: the order shows without. */
export async function storeOf(
  { delivery: { store } }: Pick<Order, 'delivery'>,
  { transport, lang, log }: { transport: Transport; lang: Language; log: Log },
): Promise<ShopDetail | null> {
  if (store === undefined) return null;
  try {
    return await callApi(shopEndpoints.shop, transport, { params: { sysname: store } }, { locale: lang });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log({ level: 'warn', message: error.message });
    return null;
  }
}
