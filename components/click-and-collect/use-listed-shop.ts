import { useQuery } from '@tanstack/react-query';
import { handover, type Handover } from '#lib/click-and-collect/index.ts';
import { shopsQuery } from '#lib/click-and-collect/queries.ts';
import type { ClickAndCollectShop } from '#lib/click-and-collect/shops.ts';
import { useMinute } from '#components/hooks/use-minute.ts';
import { useMyShop } from '#stores/my-shop.ts';

/** A shop with how it hands over at the moment of its drawing, so that HTML and browser say the same. */
export interface ServerShop {
  shop: ClickAndCollectShop;
  when: Handover;
}

export interface ListedShop {
  /** Its sysname: the address's own, else the shopper's; null where none is chosen, or the chosen one is no more. */
  sysname: string | null;
  /** The shop; null until it is read. */
  drawn: ServerShop | null;
}

/** The shop that a list is narrowed to, or would be. */
export function useListedShop(listed: ServerShop | null): ListedShop {
  const { shop: mine } = useMyShop();
  const now = useMinute();
  const { data } = useQuery({ ...shopsQuery, enabled: mine !== null && listed === null });
  const shop = listed?.shop ?? data?.find(({ sysname }) => sysname === mine);
  if (!shop) return { sysname: data ? null : mine, drawn: null };
  if (now === null) return { sysname: shop.sysname, drawn: listed };
  return { sysname: shop.sysname, drawn: { shop, when: handover(shop.openingHours, now) } };
}
