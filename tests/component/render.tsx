import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { createTranslator } from 'use-intl/core';
import type { WireCart, WireCartItem } from '#lib/contract/cart.ts';
import { queryCache } from '#lib/query/index.ts';
import { hu } from '#tests/messages.ts';

export const t = createTranslator({ locale: 'hu', messages: hu });
/** Renders an island as it stands in a Hungarian page, whose cache of server data has come. */
export function show(island: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  queryCache.use(client);
  const page = render(
    <NextIntlClientProvider locale="hu" messages={hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={client}>{island}</QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return { ...page, client, user: userEvent.setup() };
}

/** The first sign that a page is in use, for which parts wait that the first screen does without. */
export const touchPage = () => act(() => void dispatchEvent(new Event('pointerdown')));

export function cartItem(
  changes: Partial<Omit<WireCartItem, 'option'>> & { option?: Partial<WireCartItem['option']> } = {},
): WireCartItem {
  const { option, ...rest } = changes;
  return {
    hash: 'a1b2c3d4e5f6',
    status: 'available',
    option: {
      id: 7,
      quantity: 1,
      stock: 5,
      title: 'korall, 38',
      colour: 'korall',
      size: '38',
      sizeSystem: '',
      ...option,
    },
    product: {
      id: 1,
      name: 'Pulzus 4 női futócipő',
      brand: 'Vantor',
      url: '/p/pulzus-1/?szin=korall&meret=38',
      image: { path: '/media/shoe', alt: 'cipő' },
    },
    price: '29.990',
    priceFull: null,
    contents: null,
    lineTotal: '29.990',
    set: null,
    relatedProducts: [],
    mounting: null,
    services: [],
    team: null,
    print: null,
    added: null,
    isHeavy: false,
    isBike: false,
    isSki: false,
    genderSysname: 'female',
    ...rest,
  };
}

export function cartOf(...products: WireCartItem[]): WireCart {
  return {
    products,
    total: {
      totalCartPriceFormatted: '29\u00A0990\u00A0Ft',
      deliveryPriceFormatted: '0\u00A0Ft',
      items: '29.990',
      delivery: '0',
      grand: '29.990',
      missingForFreeDelivery: null,
    },
    uuid: 'g'.repeat(32),
  };
}
