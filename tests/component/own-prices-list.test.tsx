import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { money, filterPrice } from '#lib/contract/money.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { emptyListing, listingHref, type ListingQuery } from '#lib/core/filters/index.ts';
import { hu } from '#tests/messages.ts';
import { ProductGrid } from '#components/cards/product-grid.tsx';
import { Filters } from '#components/results/filters.tsx';
import { ResultsIsland } from '#components/results/results-island.tsx';
import { noteNavigationType } from '#lib/navigation/navigation-type.ts';
import { priceType } from '#stores/price-type.ts';
import { session } from '#stores/session.ts';
import { accountOf, customerSession } from '#tests/fixtures/account.ts';
import { menuTree, roots } from '#tests/fixtures/menu.ts';
import { wishlistItem } from '#tests/fixtures/wishlist.ts';
import { mockApi, on, refusal } from '#tests/mock-api.ts';
import { mockIntersection } from './mock-intersection.ts';
import { router, sentTo } from './navigation.ts';
import { show, t } from './render.tsx';
import { recordEvents } from './tracked-events.ts';

vi.mock('#components/cards/card-extras.tsx', () => ({ CardExtras: () => null }));
vi.mock(import('#components/results/loaded-page.tsx'), async (load) => {
  const loaded = await load();
  const loadOwnPricesList = () => (state.isCodeLost ? Promise.reject(new Error('lost')) : loaded.loadOwnPricesList());
  return { ...loaded, loadOwnPricesList };
});

const pageSize = 2;
/** Products by whose prices are asked for, in the order of those prices. */
const orders: Record<string, number[]> = { vk: [1, 2, 3, 4, 5], staff: [3, 1, 5, 2, 4, 6, 7] };
const asked: URLSearchParams[] = [];
const state = { isDown: false, isCodeLost: false };
const tracked = recordEvents();
const setIntersecting = mockIntersection();

function answerOf(type: string, page: number): SearchAnswer {
  const ids = orders[type] ?? [];
  return {
    title: null,
    path: null,
    products: ids.slice((page - 1) * pageSize, page * pageSize).map((id): ProductCard => {
      const item = wishlistItem(id);
      return type === 'vk' ? item : { ...item, prices: { ...item.prices, staff: money(15_000), staffFull: null } };
    }),
    total: ids.length,
    page,
    pageSize,
    pageCount: Math.ceil(ids.length / pageSize),
    filters: [],
    categoryTree: { tree: [], lastLevel: true, genders: [], isGenderInRequest: false, outlet: false },
    selected: { byId: [], last: null, price: { min: null, max: null }, top: [], all: [], page: [] },
    sorting: { active: { field: 'price', type: 'asc' }, options: [] },
    priceBounds: type === 'vk' ? { min: money(5990), max: money(89_990) } : { min: money(4190), max: money(62_990) },
    breadcrumbs: [],
    text: null,
    corrected: null,
    understood: null,
    notSold: null,
    leftOut: [],
    relaxations: [],
    direct: null,
    answers: [],
  };
}

mockApi(
  on(endpoints.account.account, () => accountOf({ role: 'staff' })),
  on(endpoints.menu.menu, () => menuTree),
  on(endpoints.search.search, ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams);
    if (state.isDown) return refusal(503);
    if (searchParams.has('priceMax')) return answerOf('nothing', 1);
    return answerOf(searchParams.get('priceType') ?? 'vk', Number(searchParams.get('page') ?? 1));
  }),
);

const byPrice: ListingQuery = { ...emptyListing, sorting: { field: 'price', type: 'asc' } };

function Page({ query }: { query: ListingQuery }) {
  const words = useTranslations('results');
  const answer = answerOf('vk', query.page);
  return (
    <div data-list-page="">
      <p data-total="" data-testid="heading">
        {words('total', { count: answer.total, shown: String(answer.total) })}
      </p>
      <Filters path="/search/" searchPath="/search/" query={query} answer={answer} />
      <ResultsIsland
        listPath={null}
        pagePath="/search/"
        searchPath="/search/"
        query={query}
        total={answer.total}
        totalText={t('list.total', { count: answer.total, shown: String(answer.total) })}
        pageSize={pageSize}
        pageCount={answer.pageCount}
        ids={answer.products.map(({ id }) => id)}
        filterNames={hu.filters}
      >
        <ProductGrid products={answer.products} list={{ id: 'results' }} />
      </ResultsIsland>
    </div>
  );
}

function open(query = byPrice) {
  history.replaceState(null, '', listingHref('/search/', query));
  return show(<Page query={query} />);
}
const shownIds = () =>
  Array.from(document.querySelectorAll<HTMLElement>('li[data-product]'), ({ dataset }) => Number(dataset.product));
const showsIds = (...ids: number[]) => waitFor(() => expect(shownIds()).toEqual(ids));
const products = () => document.querySelector('section [aria-busy]');
const column = () => within(document.querySelector<HTMLElement>('#szurok') ?? document.body);
const enterAs = (role: 'staff' | 'vk') => act(() => priceType.accountLoaded(role));

beforeEach(() => {
  noteNavigationType('link');
  asked.length = 0;
  state.isDown = false;
  state.isCodeLost = false;
  orders.staff = [3, 1, 5, 2, 4, 6, 7];
});
afterEach(() => act(() => priceType.loggedOut()));

describe('[PDP-02] the list of a customer with prices of their own', () => {
  it('takes the place of everybody’s, with its number everywhere and its bounds of prices', async () => {
    open();
    expect(shownIds()).toEqual([1, 2]);
    enterAs('staff');
    await showsIds(3, 1);
    expect(products()).toHaveProperty('ariaBusy', 'false');
    expect(screen.getByTestId('heading').textContent).toBe(t('results.total', { count: 7, shown: '7' }));
    await waitFor(() => expect(column().getByText(t('results.showProducts', { count: 7, shown: '7' }))).toBeTruthy());
    expect(column().getByLabelText(/Legalább/)).toHaveProperty('placeholder', '4\u00A0190');
    expect(screen.getByText(t('list.shownOf', { shown: '2', total: '7' }))).toBeTruthy();
    expect(asked.map((params) => params.get('priceType'))).toEqual(['staff']);
  });

  it('goes on in the order of its own prices, each product once; the address names no page without one', async () => {
    const { user } = open();
    enterAs('staff');
    await showsIds(3, 1);
    const more = () => user.click(screen.getByRole('link', { name: t('list.more') }));
    await more();
    await showsIds(3, 1, 5, 2);
    expect(location.search).toContain('page=2');
    await more();
    await showsIds(3, 1, 5, 2, 4, 6);
    expect(screen.getByRole('link', { name: t('list.more') }).getAttribute('href')).toContain('page=3');
    await more();
    await showsIds(3, 1, 5, 2, 4, 6, 7);
    // Everybody's list has three pages: a fourth one would be no page for whoever opens its address.
    await waitFor(() => expect(location.search).toContain('page=3'));
    expect(screen.queryByRole('link', { name: t('list.pageNumber', { number: 4 }) })).toBeNull();
  });

  it('is everybody’s again once the customer has left', async () => {
    open();
    enterAs('staff');
    await showsIds(3, 1);
    act(() => priceType.loggedOut());
    await showsIds(1, 2);
    expect(screen.getByTestId('heading').textContent).toBe(t('results.total', { count: 5, shown: '5' }));
    expect(column().getByText(t('results.showProducts', { count: 5, shown: '5' }))).toBeTruthy();
    expect(column().getByLabelText(/Legalább/)).toHaveProperty('placeholder', '5\u00A0990');
  });

  it('says where it has nothing', async () => {
    open({ ...byPrice, priceMax: filterPrice(10) });
    enterAs('staff');
    expect(await screen.findByRole('heading', { name: t('results.nothing') })).toBeTruthy();
    expect(shownIds()).toEqual([]);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByTestId('heading').textContent).toBe(t('results.total', { count: 0, shown: '0' }));
  });

  it('leads on from nothing: to the categories, and to what is asked for most', async () => {
    open({ ...byPrice, priceMax: filterPrice(10) });
    enterAs('staff');
    const [root] = roots;
    const category = await screen.findByRole('link', { name: root?.name });
    expect(category.getAttribute('href')).toBe(root?.url);
    expect(screen.getByRole('heading', { name: t('results.bestsellers') })).toBeTruthy();
    expect(shownIds()).toEqual([3, 1]);
    expect(asked.at(-1)?.get('priceType')).toBe('staff');
  });

  it('leads to its last page from one that it does not have', async () => {
    orders.staff = [3, 1, 5];
    open({ ...byPrice, page: 3 });
    enterAs('staff');
    await waitFor(() => expect(sentTo('replace')).toEqual(['/search/?sortField=price&sortType=asc&page=2']));
    expect(router.push).not.toHaveBeenCalled();
  });

  it('keeps everybody’s cards with an error and a retry where it can not be had', async () => {
    state.isDown = true;
    const { user } = open();
    enterAs('staff');
    const again = await screen.findByRole('button', { name: t('list.retry') });
    expect(shownIds()).toEqual([1, 2]);
    expect(products()).toHaveProperty('ariaBusy', 'false');
    expect(screen.getByTestId('heading').textContent).toBe(t('results.total', { count: 5, shown: '5' }));
    state.isDown = false;
    // Further pages go on from the cards that stand there.
    await user.click(screen.getByRole('link', { name: t('list.more') }));
    await showsIds(1, 2, 3, 4);
    await user.click(again);
    await waitFor(() => expect(screen.queryByText(t('list.failed'))).toBeNull());
    await showsIds(3, 1, 5, 2);
  });

  it('says that its code can not be had, lets everybody’s list go on, and tries again', async () => {
    state.isCodeLost = true;
    const { user } = open();
    enterAs('staff');
    const again = await screen.findByRole('button', { name: t('list.retry') });
    await user.click(screen.getByRole('link', { name: t('list.more') }));
    await showsIds(1, 2, 3, 4);
    state.isCodeLost = false;
    await user.click(again);
    await showsIds(3, 1, 5, 2);
    expect(screen.queryByText(t('list.failed'))).toBeNull();
  });

  it('keeps what is typed into the column and not sent yet', async () => {
    open();
    fireEvent.input(column().getByLabelText(/Legfeljebb/), { target: { value: '15000' } });
    enterAs('staff');
    await waitFor(() => expect(column().getByLabelText(/Legfeljebb/)).toHaveProperty('placeholder', '62\u00A0990'));
    expect(column().getByLabelText(/Legfeljebb/)).toHaveProperty('value', '15000');
  });

  it('keeps the focus on the card that has it', async () => {
    open();
    act(() => document.querySelector<HTMLElement>('li[data-product="1"] a')?.focus());
    enterAs('staff');
    await showsIds(3, 1);
    expect(document.activeElement?.closest('li')?.dataset.product).toBe('1');
  });

  it('leaves the server’s cards where they are the same', async () => {
    orders.staff = [1, 2, 3];
    open(emptyListing);
    const card = document.querySelector('li[data-product="1"]');
    enterAs('staff');
    await waitFor(() => expect(screen.getByText(t('list.shownOf', { shown: '2', total: '3' }))).toBeTruthy());
    expect(document.querySelector('li[data-product="1"]')).toBe(card);
  });
});

describe('[PDP-02] what is tracked of the list of a customer with prices of their own', () => {
  const seen = () =>
    tracked('view_item_list').map((event) =>
      event.event === 'view_item_list' ? event.ecommerce.items.map(({ item_id: id, price }) => [id, price]) : [],
    );
  /** The code that tracks has come, and whoever waits for an answer has it. */
  const settled = async () => {
    await act(() => import('#lib/analytics/track-impression.ts'));
    await act(() => import('#lib/analytics/queries.ts'));
    await act(async () => undefined);
  };

  beforeEach(() => {
    document.cookie = `lendulet_token=${customerSession.token}; path=/`;
    document.cookie = `lendulet_request=${customerSession.uuid}; path=/`;
    session.sync();
  });

  it('is the list that came to stand, once, at its prices: what stood there before it was never tracked', async () => {
    const { client } = open();
    const [one, two] = [1, 2].map((id) => ({ id, prices: { ...wishlistItem(id).prices, staff: money(15_000) } }));
    client.setQueryData(['own-prices', 'staff', 1, 2], [one, two]);
    await settled();
    // Everybody's cards are in sight, at prices that are known, and may still go.
    setIntersecting(true);
    await settled();
    enterAs('staff');
    await showsIds(3, 1);
    await settled();
    setIntersecting(true);
    await waitFor(() =>
      expect(seen()).toEqual([
        [
          ['3', 15_000],
          ['1', 15_000],
        ],
      ]),
    );
  });

  it('is the server’s where that stands, once', async () => {
    orders.staff = [1, 2, 3];
    const { client } = open(emptyListing);
    const [one, two] = [1, 2].map((id) => ({ id, prices: { ...wishlistItem(id).prices, staff: money(15_000) } }));
    client.setQueryData(['own-prices', 'staff', 1, 2], [one, two]);
    await settled();
    setIntersecting(true);
    await settled();
    expect(seen()).toEqual([]);
    enterAs('staff');
    await waitFor(() =>
      expect(seen()).toEqual([
        [
          ['1', 15_000],
          ['2', 15_000],
        ],
      ]),
    );
  });
});

it('[T13] a guest asks for nothing', async () => {
  open();
  await act(async () => undefined);
  expect(asked).toEqual([]);
});

it('[PDP-02] a further page waits until it is known who pays', async () => {
  document.cookie = `lendulet_token=${customerSession.token}; path=/`;
  document.cookie = `lendulet_request=${customerSession.uuid}; path=/`;
  session.sync();
  const { user } = open();
  await user.click(screen.getByRole('link', { name: t('list.more') }));
  await act(() => import('#components/results/loaded-page.tsx'));
  expect(asked).toEqual([]);
  enterAs('staff');
  await showsIds(3, 1, 5, 2);
  expect(asked.map((params) => params.get('priceType'))).toEqual(['staff', 'staff']);
});
