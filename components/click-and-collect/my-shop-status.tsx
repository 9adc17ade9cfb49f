import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shopsQuery } from '#lib/click-and-collect/queries.ts';
import { openingState } from '#lib/shops/opening.ts';
import { useMinute } from '#components/hooks/use-minute.ts';
import { useMyShop } from '#stores/my-shop.ts';
import { useShortState } from './use-shop-words.ts';

/** The chosen shop as the header shows it. */
export interface ShownShop {
  name: string;
  state: string;
}

/**
 * Passes the chosen shop and its opening state to the header, minute by minute. Only who has chosen one asks for the
 * shops.
 */
export function MyShopStatus({ onShown }: { onShown: (shown: ShownShop | null) => void }) {
  const { shop: mine } = useMyShop();
  const { data } = useQuery({ ...shopsQuery, enabled: mine !== null });
  const now = useMinute();
  const words = useShortState();
  const shop = data?.find(({ sysname }) => sysname === mine);
  const name = shop?.title ?? null;
  const state = shop && now !== null ? words(openingState(shop.openingHours, now)) : '';
  useEffect(() => onShown(name === null ? null : { name, state }), [name, state, onShown]);
  return null;
}
