import type { QueryClient } from '@tanstack/react-query';
import { accountQuery } from '#lib/account/queries.ts';
import type { Prices } from '#lib/contract/price.ts';
import { priceOfType, type TypePrice } from '#lib/core/prices/index.ts';
import type { OwnPriceType } from '#lib/core/prices/own.ts';
import { session } from '#stores/session.ts';
import { repriced, worth } from './items.ts';
import type { Item, ShopEvent } from './schemas.ts';

/** How long events wait for prices that the page is still asking for, ms. */
const patience = 3000;

interface Priced {
  id: number;
  prices: Prices;
}

/** The prices that the page has asked for and shows this customer. */
function shownPrices(client: QueryClient, type: OwnPriceType): ReadonlyMap<number, TypePrice> {
  const ofCards = client
    .getQueriesData<Priced[]>({ queryKey: ['own-prices', type] })
    .flatMap(([, cards]) => cards ?? []);
  const ofPages = client
    .getQueriesData<Priced>({ queryKey: ['own-product', type] })
    .flatMap(([, product]) => product ?? []);
  return new Map([...ofCards, ...ofPages].map(({ id, prices }) => [id, priceOfType(prices, type)]));
}

/** Waits until the page knows the customer's prices of all these products, or nobody can wait any longer. */
function pricesOf(
  client: QueryClient,
  type: OwnPriceType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TypePrice>> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve(shownPrices(client, type));
    };
    const look = () => {
      const known = shownPrices(client, type);
      if (ids.every((id) => known.has(id))) end();
    };
    const timer = setTimeout(end, patience);
    const stop = client.getQueryCache().subscribe(look);
    look();
  });
}

type Repriceable = Extract<ShopEvent, { event: 'view_item_list' | 'view_item' }>;
const isRepriceable = (event: ShopEvent): event is Repriceable =>
  event.event === 'view_item_list' || event.event === 'view_item';

/** Events at the prices that this customer pays, as the page shows them; null where everybody pays these. */
export async function atOwnPrices(client: QueryClient, events: readonly ShopEvent[]): Promise<ShopEvent[] | null> {
  const { role } = await client.ensureQueryData(accountQuery(session.state().requestUuid));
  if (role === 'vk') return null;
  const ids = events
    .filter(isRepriceable)
    .flatMap(({ ecommerce }) => ecommerce.items.map(({ item_id: id }) => Number(id)))
    .filter(Number.isSafeInteger);
  const known = await pricesOf(client, role, ids);
  const own = (item: Item) => {
    const price = known.get(Number(item.item_id));
    return price ? repriced(item, price) : item;
  };
  return events.map((event): ShopEvent => {
    if (event.event === 'view_item') return { event: 'view_item', ecommerce: worth(event.ecommerce.items.map(own)) };
    return event.event === 'view_item_list'
      ? { ...event, ecommerce: { ...event.ecommerce, items: event.ecommerce.items.map(own) } }
      : event;
  });
}
