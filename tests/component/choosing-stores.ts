import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { ServerShop } from '#components/click-and-collect/use-listed-shop.ts';
import { handover } from '#lib/click-and-collect/index.ts';
import { clickAndCollectShops } from '#lib/click-and-collect/shops.ts';
import type { ShopEntry } from '#lib/contract/shop.ts';
import { t } from './render.tsx';

const day = { opens: '09:00', closes: '20:00' };
const entry = (id: string, City: string, ZipCode: string, lat: number): ShopEntry => ({
  sysname: `store_${id}`,
  name: `Lendület ${City}`,
  address: { City, ZipCode, Street: 'Fő utca 1.' },
  geo: { lat, lng: 19 },
  phone: '',
  url: `/shop/${id}/`,
  services: ['click-and-collect'],
  distance: null,
  openingHours: { weekly: [day, day, day, day, day, day, null], exceptions: [] },
});
/** Three stores that hand over what is ordered. */
export const entries = [
  entry('eger', 'Eger', '3300', 47.9),
  entry('gyor', 'Győr', '9027', 47.7),
  entry('szeged', 'Szeged', '6724', 46.3),
];

/** Monday noon; the clock stands still. */
export const noon = '2026-11-16T12:00+01:00';
export const setClock = (at: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });

/** The dialog in which a store is chosen, and a store in it. */
export const dialog = () => screen.findByRole('dialog', { name: t('myShopHeader.choose') });
export const choice = async (name: string) =>
  within(await dialog()).findByRole('button', { name: new RegExp(`^${name}`) });

const [shop] = clickAndCollectShops(entries).filter(({ sysname }) => sysname === 'store_szeged');
/** The store in Szeged as a list is narrowed to it at a moment. */
export const listed = (at: string): ServerShop | null =>
  shop ? { shop, when: handover(shop.openingHours, Date.parse(at)) } : null;
