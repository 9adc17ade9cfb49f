import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { RecentlyViewed } from '#components/product/recently-viewed.tsx';
import type { WireProductCard } from '#lib/contract/product.ts';
import { choose } from '#lib/analytics/choosing.ts';
import { allAllowed, keepConsent, nothingAllowed } from '#lib/consent/index.ts';
import { recentlyViewed } from '#lib/recently-viewed/index.ts';
import { visit } from './navigation.ts';
import { mockApi, on } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';
import { mockIntersection } from './mock-intersection.ts';

const server = mockApi();
const setIntersecting = mockIntersection();
beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollTo ??= () => undefined;
  visit('/p/pulzus-1/');
  localStorage.clear();
  recentlyViewed.clear();
});

describe('recently viewed', () => {
  const card = (id: number): WireProductCard => ({
    id,
    name: `Termék ${id}`,
    brand: { name: 'Vantor', slug: 'vantor', url: '/marka/vantor/' },
    url: `/p/termek-${id}/`,
    image: { path: '/media/shoe', alt: 'cipő' },
    secondImage: null,
    prices: { rrp: null, rrpFull: null, vk: '9.990', vkFull: '12.990' },
    badges: ['new'],
    colours: [],
    sizes: [],
    genderSysname: 'female',
    contents: null,
  });
  const texts = { title: t('recentlyViewed.title'), clear: t('recentlyViewed.clear') };
  const asked: string[] = [];
  const answer = on(endpoints.search.searchLimited, ({ request }) => {
    const ids = new URL(request.url).searchParams.get('productIds') ?? '';
    asked.push(ids);
    return {
      search: ids
        .split(',')
        .map(Number)
        .filter((id) => id !== 8)
        .map(card)
        .toReversed(),
    };
  });

  it('shows the others, latest first, without those that are no more, and notes this one', async () => {
    server.use(answer);
    for (const id of [7, 8, 9, 1]) recentlyViewed.add(id);
    show(<RecentlyViewed current={1} texts={texts} />);
    expect(asked).toEqual([]);
    setIntersecting(true);
    const list = within(await screen.findByRole('group', { name: texts.title }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Termék 9', 'Termék 7']);
    expect(asked).toEqual(['9,8,7']);
    expect(recentlyViewed.read()).toEqual([1, 9, 8, 7]);
  });

  it('stays in the memory of the page until it may be stored, and goes when that is taken back', () => {
    keepConsent(nothingAllowed);
    localStorage.setItem('lendulet.recently-viewed', '{"version":1,"ids":[4]}');
    show(<RecentlyViewed current={7} texts={texts} />);
    expect([recentlyViewed.read(), localStorage.length]).toEqual([[7], 0]);
    choose(allAllowed);
    expect(localStorage.getItem('lendulet.recently-viewed')).toBe('{"version":1,"ids":[7]}');
    recentlyViewed.add(9);
    expect(localStorage.getItem('lendulet.recently-viewed')).toBe('{"version":1,"ids":[9,7]}');
    choose(nothingAllowed);
    expect([recentlyViewed.read(), localStorage.length]).toEqual([[], 0]);
  });

  it('is cleared on request', async () => {
    server.use(answer);
    recentlyViewed.add(7);
    const { user } = show(<RecentlyViewed current={1} texts={texts} />);
    setIntersecting(true);
    await user.click(await screen.findByRole('button', { name: texts.clear }));
    expect(screen.queryByText(texts.title)).toBeNull();
    expect(recentlyViewed.read()).toEqual([]);
  });

  it('is not there for a first visit, nor where the cards can not be had', async () => {
    const { container } = show(<RecentlyViewed current={1} texts={texts} />);
    setIntersecting(true);
    expect(container.textContent).toBe('');
    recentlyViewed.add(7);
    server.use(on(endpoints.search.searchLimited, () => HttpResponse.error()));
    const other = show(<RecentlyViewed current={2} texts={texts} />);
    setIntersecting(true);
    await waitFor(() => expect(other.container.textContent).toBe(''));
  });
});
