import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyDrawerSwitch } from '#components/click-and-collect/list-islands.tsx';
import type { ServerShop } from '#components/click-and-collect/use-listed-shop.ts';
import { FilterDrawer } from '#components/results/filter-drawer.tsx';
import { endpoints } from '#lib/contract/endpoints.ts';
import { money } from '#lib/contract/money.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { emptyListing, type ListingQuery } from '#lib/core/filters/index.ts';
import { filters } from '#stores/filters.ts';
import { myShop } from '#stores/my-shop.ts';
import { hu } from '#tests/messages.ts';
import { mockApi, on } from '#tests/mock-api.ts';
import { choice, entries, listed, noon, setClock } from './choosing-stores.ts';
import { show, t } from './render.tsx';

const server = mockApi();
beforeEach(() => {
  localStorage.clear();
  myShop.forget();
  server.use(on(endpoints.shop.shops, () => entries));
  setClock(noon);
});
afterEach(() => {
  vi.useRealTimers();
  filters.close();
});

it('[STORE-05] is in the drawer as soon as that is open, whether the page was used or not', async () => {
  const selected = { byId: [], last: null, price: { min: null, max: null }, top: [], all: [], page: [] };
  filters.load({ query: emptyListing, answer: { filters: [], selected } });
  show(<LazyDrawerSwitch listed={null} />);
  expect(await screen.findByRole('switch')).toBeDefined();
});

describe('the switch in the drawer', () => {
  const answer = (url: URL): SearchAnswer => ({
    title: 'Cipők',
    path: '/cipok/',
    products: [],
    total: url.searchParams.get('store') === 'store_szeged' ? 12 : 100,
    page: 1,
    pageSize: 48,
    pageCount: 3,
    filters: [],
    categoryTree: { tree: [], lastLevel: true, genders: [], isGenderInRequest: true, outlet: false },
    selected: { byId: [], last: null, price: { min: null, max: null }, top: [], all: [], page: [] },
    sorting: { active: { field: 'sales_rank', type: 'desc' }, options: [] },
    priceBounds: { min: money(5990), max: money(89_990) },
    breadcrumbs: [],
    text: null,
    corrected: null,
    understood: null,
    notSold: null,
    leftOut: [],
    relaxations: [],
    direct: null,
    answers: [],
  });
  const onSubmit = vi.fn();
  const open = (query: ListingQuery, of: ServerShop | null = null) => {
    server.use(on(endpoints.search.search, ({ request }) => answer(new URL(request.url))));
    return show(
      <FilterDrawer
        filterNames={hu.filters}
        listPath="/cipok/"
        query={query}
        first={<LazyDrawerSwitch listed={of} />}
        onClose={vi.fn()}
        onSubmit={onSubmit}
        onDraftSettled={() => undefined}
      />,
    );
  };
  beforeEach(() => onSubmit.mockClear());

  it('[STORE-05] chooses a store where there is none, and is cleared with the others', async () => {
    const { user } = open(emptyListing);
    await user.click(
      await screen.findByRole('switch', {
        name: `${t('clickAndCollect.list.today')} ${t('clickAndCollect.list.noShop')}`,
      }),
    );
    await user.click(await choice('Szeged'));
    await screen.findByRole('button', { name: t('filterDrawer.show', { count: 12, shown: '12' }) });
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
    await user.click(screen.getByRole('button', { name: t('filterDrawer.reset') }));
    await screen.findByRole('button', { name: t('filterDrawer.show', { count: 100, shown: '100' }) });
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  });

  it('[STORE-05] [PLP-05] counts with the other filters, and comes to the list with them', async () => {
    myShop.choose('store_szeged');
    const { user } = open(emptyListing);
    await screen.findByRole('button', { name: t('filterDrawer.show', { count: 100, shown: '100' }) });
    await user.click(await screen.findByRole('switch', { name: /Szeged/ }));
    await user.click(await screen.findByRole('button', { name: t('filterDrawer.show', { count: 12, shown: '12' }) }));
    expect(onSubmit).toHaveBeenCalledWith({ ...emptyListing, shop: 'store_szeged' }, false);
  });

  it('[STORE-05] shows the store of the address, and goes off', async () => {
    const { user } = open({ ...emptyListing, shop: 'store_szeged' }, listed(noon));
    await user.click(await screen.findByRole('switch', { name: /Szeged/, checked: true }));
    await user.click(await screen.findByRole('button', { name: t('filterDrawer.show', { count: 100, shown: '100' }) }));
    expect(onSubmit).toHaveBeenCalledWith(emptyListing, false);
  });
});
