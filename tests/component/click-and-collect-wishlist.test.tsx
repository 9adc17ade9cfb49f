import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { useClickAndCollect } from '#components/click-and-collect/use-click-and-collect.tsx';
import type { WireProductCard } from '#lib/contract/product.ts';
import type { ShopEntry } from '#lib/contract/shop.ts';
import { myShop } from '#stores/my-shop.ts';
import { mockApi, on } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';

const day = { opens: '00:00', closes: '24:00' };
const entry: ShopEntry = {
  sysname: 'store_szeged',
  name: 'Szeged',
  address: { City: 'Szeged', ZipCode: '6724', Street: 'Fő utca 1.' },
  geo: { lat: 46, lng: 20 },
  phone: '',
  url: '/shop/szeged/',
  services: ['click-and-collect'],
  distance: null,
  openingHours: { weekly: [day, day, day, day, day, day, day], exceptions: [] },
};
const card = (id: number): WireProductCard => ({
  id,
  name: `Cipő ${id}`,
  brand: { name: 'Vantor', slug: 'vantor', url: '/marka/vantor/' },
  url: `/p/cipo-${id}/`,
  image: { path: '/media/shoe', alt: 'cipő' },
  secondImage: null,
  prices: { rrp: null, rrpFull: null, vk: '9.990', vkFull: null },
  badges: [],
  colours: [],
  sizes: [],
  genderSysname: 'female',
  contents: null,
});

let asked: URL[] = [];
const server = mockApi();
const holding = (held: number[]) =>
  on(endpoints.search.searchLimited, ({ request }) => {
    const url = new URL(request.url);
    asked.push(url);
    const ids = url.searchParams.get('productIds')?.split(',').map(Number) ?? [];
    return { search: ids.filter((id) => held.includes(id)).map(card) };
  });

beforeEach(() => {
  asked = [];
  localStorage.clear();
  myShop.forget();
  server.use(on(endpoints.shop.shops, () => [entry]));
});

function List({ ids }: { ids: number[] }) {
  const { button, note, held, off } = useClickAndCollect(ids);
  return (
    <>
      {button}
      <div>{note}</div>
      <output>{held ? ids.filter((id) => held.has(id)).join() : 'all'}</output>
      <button type="button" onClick={off}>
        off
      </button>
    </>
  );
}
const shown = () => screen.getByRole('status').textContent;
const button = () =>
  screen.findByRole('button', {
    name: new RegExp(`${t('clickAndCollect.wishlist.today')}|${t('clickAndCollect.wishlist.held')}`),
  });

describe('narrowing the wishlist to the shopper’s store', () => {
  it('[STORE-05] asks nothing before it is pressed, and then in one call for fifty products', async () => {
    myShop.choose('store_szeged');
    server.use(holding([3, 60]));
    const ids = Array.from({ length: 60 }, (_, index) => index + 1);
    const { user } = show(<List ids={ids} />);
    expect(shown()).toBe('all');
    await user.click(await button());
    await screen.findByText('3,60');
    const calls = asked.map(
      ({ searchParams }) => `${searchParams.get('store')} ${searchParams.get('productIds')?.split(',').length}`,
    );
    expect(calls.toSorted()).toEqual(['store_szeged 10', 'store_szeged 50']);
    expect((await button()).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'off' }));
    expect(shown()).toBe('all');
  });

  it('[STORE-05] asks for a store first, and then narrows', async () => {
    server.use(holding([]));
    const { user } = show(<List ids={[1, 2]} />);
    await user.click(await button());
    expect(asked).toEqual([]);
    await user.click(await screen.findByRole('button', { name: /^Szeged/ }));
    await screen.findByText('', { selector: 'output' });
    expect(asked).toHaveLength(1);
  });

  it('[STORE-05] leaves the list whole and says so where the store can not be asked', async () => {
    myShop.choose('store_szeged');
    server.use(on(endpoints.search.searchLimited, () => new HttpResponse(null, { status: 503 })));
    const { user } = show(<List ids={[1, 2]} />);
    await user.click(await button());
    expect((await screen.findByRole('alert')).textContent).toContain(t('clickAndCollect.wishlist.failed'));
    expect(shown()).toBe('all');
    server.use(holding([2]));
    await user.click(screen.getByRole('button', { name: t('clickAndCollect.wishlist.retry') }));
    expect(await screen.findByText('2', { selector: 'output' })).toBeDefined();
  });
});
