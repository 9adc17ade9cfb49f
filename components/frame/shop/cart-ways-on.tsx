import { getLocale } from 'next-intl/server';
import type { Locale } from '#lib/core/locales.ts';
import { getHomeSports } from '#lib/home/server.ts';
import { WaysOn } from '#components/cart/ways-on.tsx';

/** Where an empty cart, list of favourites or comparison leads on. */
export async function CartWaysOn() {
  return <WaysOn sports={await getHomeSports((await getLocale()) as Locale)} />;
}
