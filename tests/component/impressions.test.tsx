import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { TrackImpression } from '#components/analytics/track-impression.tsx';
import { Banner } from '#components/home/banner.tsx';
import { ProductGrid } from '#components/cards/product-grid.tsx';
import { SessionProvider } from '#components/session/session-provider.tsx';
import { money } from '#lib/contract/money.ts';
import type { ResultsImpression } from '#lib/analytics/impression.ts';
import { choose } from '#lib/analytics/choosing.ts';
import { nothingAllowed } from '#lib/consent/index.ts';
import type { PriceType } from '#lib/contract/price.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { noteNavigationType } from '#lib/navigation/navigation-type.ts';
import { session } from '#stores/session.ts';
import { priceType } from '#stores/price-type.ts';
import { accountOf, customerSession } from '#tests/fixtures/account.ts';
import { wishlistItem } from '#tests/fixtures/wishlist.ts';
import { mockApi, on } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';
import { mockIntersection } from './mock-intersection.ts';
import { recordEvents } from './tracked-events.ts';

const server = mockApi();
const tracked = recordEvents();
const setIntersecting = mockIntersection();
/** Presses lead nowhere here. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  session.sync();
  noteNavigationType('link');
  addEventListener('click', stay);
});
afterEach(() => removeEventListener('click', stay));

const cards: ProductCard[] = [
  wishlistItem(1),
  wishlistItem(2, { prices: { rrp: null, rrpFull: null, vk: money(19_990), vkFull: money(29_990) } }),
];
const list = (
  <section>
    <ProductGrid products={cards} list={{ id: 'results', name: 'Cipők', from: 48 }} />
  </section>
);
/** Waits until what watches a page has come. */
async function watched() {
  await act(() => import('#lib/analytics/track-impression.ts'));
  await act(async () => undefined);
}

describe('a list of products', () => {
  it('is tracked once it is seen, its places going on over the pages, and then what is pressed in it', async () => {
    const { user } = show(list);
    await watched();
    expect(tracked()).toEqual([]);
    setIntersecting(true);
    setIntersecting(true);
    const named = { item_list_id: 'results', item_list_name: 'Cipők' };
    const [first, second] = [
      {
        item_id: '1',
        item_name: wishlistItem(1).name,
        item_brand: 'Vantor',
        affiliation: 'Lendület',
        quantity: 1,
        index: 48,
        price: 29_990,
        discount_bucket: '0%',
        ...named,
      },
      {
        item_id: '2',
        item_name: wishlistItem(2).name,
        item_brand: 'Vantor',
        affiliation: 'Lendület',
        quantity: 1,
        index: 49,
        price: 19_990,
        discount: 10_000,
        discount_bucket: '31-40%',
        ...named,
      },
    ];
    expect(tracked()).toEqual([{ event: 'view_item_list', ecommerce: { ...named, items: [first, second] } }]);
    await user.click(screen.getByRole('link', { name: wishlistItem(2).name }));
    expect(tracked('select_item')).toEqual([{ event: 'select_item', ecommerce: { ...named, items: [second] } }]);
  });

  it('is tracked for nobody who has refused, nor once it is gone', async () => {
    const { unmount } = show(list);
    await watched();
    unmount();
    setIntersecting(true);
    document.cookie = document.cookie.replace(/lendulet_consent=([\d.]+)sm/, 'lendulet_consent=$1-');
    const listening = vi.spyOn(document, 'addEventListener');
    show(list);
    await watched();
    setIntersecting(true);
    expect(tracked()).toEqual([]);
    // Nobody even looks where it is in sight.
    expect(listening.mock.calls.filter(([type]) => type === 'click')).toEqual([]);
  });

  it('waits for the choice without a word in storage', async () => {
    document.cookie = 'lendulet_consent=; max-age=0; path=/';
    const stored = vi.spyOn(Storage.prototype, 'setItem');
    const { user } = show(list);
    await watched();
    setIntersecting(true);
    await user.click(screen.getByRole('link', { name: wishlistItem(1).name }));
    expect([tracked(), stored.mock.calls, document.cookie]).toEqual([[], [], '']);
    choose(nothingAllowed);
    expect(tracked()).toEqual([]);
  });

  it('[PDP-09] is tracked at the prices that its reader pays, once the page shows them', async () => {
    document.cookie = `lendulet_token=${customerSession.token}; path=/`;
    document.cookie = `lendulet_request=${customerSession.uuid}; path=/`;
    const own = (id: number) => ({
      ...wishlistItem(id),
      prices: { ...wishlistItem(id).prices, staff: money(15_000), staffFull: money(30_000) },
    });
    server.use(
      on(endpoints.account.account, () => accountOf({ role: 'staff' as PriceType })),
      on(endpoints.search.searchLimited, () => ({ search: [own(1), own(2)], answers: [], direct: null })),
    );
    show(
      <>
        <SessionProvider />
        <section>
          <ProductGrid products={cards} list={{ id: 'related' }} />
        </section>
      </>,
    );
    await watched();
    setIntersecting(true);
    await waitFor(() =>
      expect(tracked()).toMatchObject([
        {
          event: 'view_item_list',
          ecommerce: { items: [1, 2].map(() => ({ price: 15_000, discount: 15_000, discount_bucket: '41-50%' })) },
        },
      ]),
    );
    act(() => priceType.loggedOut());
  });
});

it('a banner is tracked once it is in view, and when one of its links is pressed', async () => {
  const banner = {
    title: 'Első hó, első csúszás.',
    highlight: 'első',
    text: '',
    image: { path: '/media/x', alt: '' },
    score: [],
    tone: 'ink' as const,
    links: [{ name: 'Sílécek', url: '/silecek/' }],
  };
  const { user } = show(<Banner banner={banner} slot="home_1" />);
  await watched();
  setIntersecting(true);
  await user.click(screen.getByRole('link', { name: 'Sílécek' }));
  const ecommerce = { promotion_id: 'elso-ho-elso-csuszas', promotion_name: banner.title, creative_slot: 'home_1' };
  expect(tracked()).toEqual([
    { event: 'view_promotion', ecommerce },
    { event: 'select_promotion', ecommerce },
  ]);
});

describe('results', () => {
  const found: ResultsImpression = { path: '/search/', q: 'cipő', filters: [], sort: null, total: 12 };
  /** Draws one page of results after the other, as soft navigation does, and answers what each one tracked. */
  async function walk(...pages: ResultsImpression[]) {
    const drawn = (results: ResultsImpression) => (
      <div>
        <TrackImpression results={results} />
      </div>
    );
    const { rerender } = show(null);
    const steps = [];
    for (const results of pages) {
      const before = tracked().length;
      rerender(drawn(results));
      await watched();
      setIntersecting(true);
      steps.push(tracked().slice(before));
    }
    return steps;
  }
  const search = { event: 'view_search_results', search_term: 'cipő', results: 12 };

  it('track a search, one that finds nothing, and filters and orders that are changed there', async () => {
    expect(
      await walk(
        found,
        { ...found, filters: ['Női', '–20000'], total: 4 },
        { ...found, sort: 'price-asc' },
        { ...found, q: 'zzz', total: 0 },
      ),
    ).toEqual([
      [search],
      [{ event: 'filter_apply', filters: ['Női', '–20000'], sort: null, results: 4 }],
      [{ event: 'filter_apply', filters: [], sort: 'price-asc', results: 12 }],
      [
        { event: 'view_search_results', search_term: 'zzz', results: 0 },
        { event: 'zero_results', search_term: 'zzz' },
      ],
    ]);
  });

  it('track no filter where another list is opened, a further page, or the way back is taken', async () => {
    expect(
      await walk(
        { ...found, path: '/cipok/', q: null },
        { ...found, path: '/labdak/', q: null, filters: ['Női'] },
        { ...found, path: '/labdak/', q: null, filters: ['Női'], total: 13 },
      ),
    ).toEqual([[], [], []]);
    noteNavigationType('back');
    expect(await walk({ ...found, path: '/labdak/', q: null })).toEqual([[]]);
  });

  it('begin anew after a page without any', async () => {
    const { unmount } = show(
      <div>
        <TrackImpression results={found} />
      </div>,
    );
    await watched();
    setIntersecting(true);
    unmount();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(await walk({ ...found, filters: ['Női'], total: 4 })).toEqual([[{ ...search, results: 4 }]]);
  });
});

it(`${t('card.sizes')}: a press on a size of a card is a press on its product`, async () => {
  const { user } = show(
    <section>
      <ProductGrid products={cards} list={{ id: 'related' }} />
      <a href="/en/p/pulzus-2/?szin=korall&meret=38">38</a>
      <a href="/marka/vantor/">Vantor</a>
    </section>,
  );
  await watched();
  setIntersecting(true);
  await user.click(screen.getByRole('link', { name: 'Vantor' }));
  expect(tracked('select_item')).toEqual([]);
  await user.click(screen.getByRole('link', { name: '38' }));
  expect(tracked('select_item')).toMatchObject([{ ecommerce: { item_list_id: 'related', items: [{ item_id: '2' }] } }]);
});
