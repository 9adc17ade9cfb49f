import { cardItem } from './items.ts';
import type { ShopEvent } from './schemas.ts';
import type { ListImpression } from './impression.ts';
import { mostItems } from './limits.ts';

/** Names of lists for people. A list whose page gives it a name goes by that one. */
const listNames: Readonly<Record<string, string>> = {
  results: 'Találati lista',
  search_results: 'Keresési találatok',
  bestsellers: 'Legkeresettebb termékek',
  related: 'Kapcsolódó termékek',
  successors: 'Megszűnt termék helyett',
  recently_viewed: 'Korábban megnézett termékek',
  sets: 'Szettek',
  guide: 'Tanácsadó cikk termékei',
  search_suggestions: 'Keresési javaslatok',
  wishlist: 'Kedvencek',
  wishlist_popup: 'Kedvencek a fejlécben',
  shared_wishlist: 'Megosztott kedvencek',
};

/** That a list was seen; null for one without cards. */
export function listEvent({
  id,
  name = listNames[id] ?? id,
  from = 0,
  store: shop,
  cards,
}: ListImpression): Extract<ShopEvent, { event: 'view_item_list' }> | null {
  if (cards.length === 0) return null;
  const list = { item_list_id: id.slice(0, 100), item_list_name: name.slice(0, 100) };
  const items = cards
    .slice(0, mostItems)
    .map((card, index) => ({ ...cardItem(card, from + index), ...list, ...(shop ? { location_id: shop } : {}) }));
  return { event: 'view_item_list', ecommerce: { ...list, items } };
}
