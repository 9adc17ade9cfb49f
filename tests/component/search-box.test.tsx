import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { SearchBox } from '#components/search/search-box.tsx';
import { settings } from '#lib/config/index.ts';
import { priceType } from '#stores/price-type.ts';
import { recentSearches } from '#stores/recent-searches.ts';
import { hu } from '#tests/messages.ts';
import { sentTo, visit } from './navigation.ts';
import { type WireOf, mockApi, on } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';
import { mockIntersection } from './mock-intersection.ts';
import { recordEvents } from './tracked-events.ts';

const card = (id: number, name: string): WireOf<typeof endpoints.search.searchLimited>['search'][number] => ({
  id,
  name,
  brand: { name: 'Vantor', slug: 'vantor', url: '/marka/vantor/' },
  url: `/p/x-${id}/`,
  image: { path: '/media/x', alt: '' },
  secondImage: null,
  prices: { rrp: null, rrpFull: null, vk: '29.990', vkFull: null },
  badges: [],
  colours: [],
  sizes: ['38'],
  genderSysname: 'female',
});
const phrases = [
  { phrase: 'futócipő', weight: 1280, count: 1280 },
  { phrase: 'futball', weight: 300, count: 300 },
  { phrase: 'futópóló', weight: 540, count: 540 },
  { phrase: 'futósort', weight: 200, count: 200 },
  { phrase: 'futózokni', weight: 190, count: 190 },
  { phrase: 'futósapka', weight: 180, count: 180 },
  { phrase: 'labda', weight: 900, count: 900 },
];
const brand = {
  id: 9,
  name: 'Futár',
  url: '/marka/futar/',
  options: [],
  data: { logo: null, position: 0 },
  parentId: null,
  column: 0,
  type: 'brand',
};

const guides = [
  { title: 'Terep: hogyan válassz cipőt?', url: '/blog/article/terep/' },
  { title: 'Terep máshol', url: 'https://evil.test/' },
];

/** Queries that were searched, and those whose call was ended. */
let asked: string[] = [];
let ended: string[] = [];
let answerTime = 0;
let isFailing = false;
let hasProducts = true;
let answers: WireOf<typeof endpoints.search.searchLimited>['answers'] = [];
let direct: string | null = null;

const server = mockApi();
const tracked = recordEvents();
const setIntersecting = mockIntersection();
const tick = setTimeout;

/** Lets time pass on the fake clock. */
const rest = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** Waits for answers from the network, while the fake clock stands still. */
async function until(check: () => void): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return check();
    } catch (error) {
      if (attempt === 200) throw error;
    }
    await act(async () => {
      await vi.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => {
        tick(resolve, 5);
      });
    });
  }
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: t('searchBox.label') });
const options = () => screen.queryAllByRole('option');
const names = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const activeOption = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const user = userEvent.setup({ delay: null });

/** Renders the box and waits until its list is loaded. */
async function openBox({ isPhone = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const page = show(<SearchBox />);
  await user.click(box());
  await until(() => expect(screen.getByRole('group', { name: t('searchBox.popular') })).toBeDefined());
  return page;
}

/** The box in a page that can come to another address. */
async function openNavigable() {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const client = new QueryClient();
  const page = () => (
    <NextIntlClientProvider locale="hu" messages={hu}>
      <QueryClientProvider client={client}>
        <SearchBox />
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
  render(page());
  return {
    navigate: async (q: string) => {
      visit(q ? `/search/?q=${encodeURIComponent(q)}` : '/');
      await rest(0);
    },
  };
}

async function type(text: string): Promise<void> {
  await user.clear(box());
  await user.type(box(), text);
  await rest(0);
}

// jsdom does not know <search> yet, and React would complain of it.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement', configurable: true });

beforeAll(() =>
  Promise.all([
    import('#components/search/search-combobox.tsx'),
    import('#lib/session/call-api.ts'),
    import('#lib/contract/search.ts'),
    import('#lib/contract/menu.ts'),
    import('#messages/shop/hu.json'),
  ]),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Testing Library knows that it has to move a fake clock by this name alone.
  vi.stubGlobal('jest', { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) });
  [asked, ended, answerTime, isFailing, hasProducts, answers, direct] = [[], [], 0, false, true, [], null];
  localStorage.clear();
  recentSearches.clear();
  server.use(
    on(endpoints.search.autosuggest, () => phrases),
    on(endpoints.menu.menu, () => [brand]),
    on(endpoints.search.headerData, () => ({ blogPosts: guides, 'search-limited': [] })),
    on(endpoints.search.searchLimited, async ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      asked.push(q);
      request.signal.addEventListener('abort', () => ended.push(q));
      if (isFailing) return new HttpResponse(null, { status: 500 });
      if (answerTime) await delay(answerTime);
      const search = hasProducts ? [card(1, `${q} első`), card(2, `${q} második`)] : [];
      return { search, answers, direct };
    }),
  );
  return () => vi.useRealTimers();
});

describe('search box', () => {
  it('is a form that works by itself, with the query of the address', () => {
    const q = '<img src=x onerror=alert(1)>';
    visit(`/search/?q=${encodeURIComponent(q)}`);
    const { container } = show(<SearchBox />);
    expect(box().value).toBe(q);
    expect(box().form?.getAttribute('action')).toBe('/search/');
    expect([box().name, box().maxLength, box().getAttribute('aria-expanded')]).toEqual(['q', 50, 'false']);
    expect(container.querySelector('img')).toBeNull();
  });

  it('holds the query of the address after every navigation, but what is being typed stays', async () => {
    const { navigate } = await openNavigable();
    await navigate('síléc');
    expect(box().value).toBe('síléc');
    await navigate('');
    expect(box().value).toBe('');
    await user.type(box(), 'labda');
    await navigate('síléc');
    expect(box().value).toBe('labda');
  });

  it('[SRCH-03] filters the phrases at once, without regard to accents, five at most, with their counts', async () => {
    await openBox();
    await type('FUTO');
    expect(names(t('searchBox.phrases'))).toEqual([
      'futócipő· 1\u00A0280',
      'futópóló· 540',
      'futósort· 200',
      'futózokni· 190',
      'futósapka· 180',
    ]);
    expect(options()[0]?.querySelector('b')?.textContent).toBe('cipő');
    expect(box().getAttribute('aria-expanded')).toBe('true');
  });

  it('[SRCH-04] searches products when typing has paused for a second, not a moment before', async () => {
    expect(settings.SEARCH_DEBOUNCE).toBe(1000);
    await openBox();
    await type('fut');
    await rest(999);
    await type('futó');
    await rest(999);
    expect(asked).toEqual([]);
    await rest(1);
    await until(() => expect(asked).toEqual(['futó']));
  });

  it('[SRCH-02] [SRCH-01] asks for products from two characters on, with the query normalised', async () => {
    await openBox();
    await type('  f ');
    await rest(5000);
    expect(asked).toEqual([]);
    expect(screen.queryByText(t('searchBox.products'))).toBeNull();
    await type('  női \t  futócipő ');
    await rest(1000);
    await until(() => expect(asked).toEqual(['női futócipő']));
  });

  it('[SRCH-05] shows products with brand, name and price, brands of the menu, and a way to all results', async () => {
    await openBox();
    await type('futá');
    await rest(1000);
    await until(() =>
      expect(names(t('searchBox.products'))).toEqual([
        'Vantor futá első29\u00A0990\u00A0Ft',
        'Vantor futá második29\u00A0990\u00A0Ft',
      ]),
    );
    expect(names(t('searchBox.brands'))).toEqual(['Futár']);
    expect(options().at(-1)?.textContent).toBe(t('searchBox.all', { query: 'futá' }));
    expect(screen.queryByRole('group', { name: t('searchBox.guides') })).toBeNull();
    await user.click(screen.getByRole('option', { name: /futá második/ }));
    expect(sentTo('push')).toEqual(['/p/x-2/']);
    expect(options()).toEqual([]);
  });

  it('[HDR-17] [SEC-01] shows the guides whose title has the words, and none that leads elsewhere', async () => {
    await openBox();
    await type('terep');
    await rest(1000);
    await until(() => expect(names(t('searchBox.guides'))).toEqual(['Terep: hogyan válassz cipőt?']));
    expect(screen.getByRole('option', { name: guides[0]?.title }).getAttribute('href')).toBe('/blog/article/terep/');
  });

  it('[SRCH-03] [HDR-17] shows popular products, and no regret, where phrases lead on but no product does', async () => {
    hasProducts = false;
    server.use(on(endpoints.search.headerData, () => ({ blogPosts: [], 'search-limited': [card(7, 'kulacs')] })));
    await openBox();
    await type('lab');
    await rest(1000);
    await until(() => expect(names(t('searchBox.popularProducts'))).toEqual(['Vantor kulacs29\u00A0990\u00A0Ft']));
    expect(screen.queryByText(t('searchBox.noProducts'))).toBeNull();
    expect(screen.queryByText(t('searchBox.products'))).toBeNull();
    // Who pays another price is shown none that is not theirs.
    act(() => priceType.accountLoaded('staff'));
    expect(screen.queryByText(/kulacs/)).toBeNull();
    expect(screen.queryByText(t('searchBox.noProducts'))).toBeNull();
    act(() => priceType.loggedOut());
    await type('xyz');
    await rest(1000);
    await until(() => expect(screen.getByText(t('searchBox.noProducts'))).toBeDefined());
    expect(screen.queryByText(/kulacs/)).toBeNull();
  });

  it('[SRCH-05] leads to pages and shops, in a group of their own before the products, with what they say', async () => {
    const weekly = Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '24:00' }));
    answers = [
      {
        kind: 'shop',
        title: 'Lendület Szeged',
        url: '/shop/szeged/',
        text: '6724 Szeged, Rókusi körút 44.',
        openingHours: { weekly, exceptions: [] },
      },
      { kind: 'cart', title: 'Kosár', url: '/kosar/', text: '' },
      { kind: 'page', title: 'Máshol', url: 'https://evil.test/', text: '' },
    ];
    await openBox();
    await type('szeged');
    await rest(1000);
    await until(() => expect(names(t('searchBox.answers'))).toHaveLength(2));
    // The words come with the first answer.
    await act(() => vi.dynamicImportSettled());
    await rest(10);
    await until(() =>
      expect(names(t('searchBox.answers'))).toEqual([
        `Lendület Szeged, ${t('locator.opening.always')} · 6724 Szeged, Rókusi körút 44.`,
        `Kosár, ${t('answers.texts.cart')}`,
      ]),
    );
    expect(options().map((option) => option.getAttribute('href'))).toEqual([
      '/shop/szeged/',
      '/kosar/',
      '/p/x-1/',
      '/p/x-2/',
      '/search/?q=szeged',
    ]);
    expect(screen.queryByText(t('searchBox.noProducts'))).toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(sentTo('push').at(-1)).toBe('/shop/szeged/');
  });

  it('[SRCH-05] an item number leads to its product at once', async () => {
    direct = '/p/x-100739/';
    await openBox();
    await type('100739');
    await rest(1000);
    await until(() => expect(screen.getAllByText(/100739 első/)).toHaveLength(1));
    await user.keyboard('{Enter}');
    expect(sentTo('push').at(-1)).toBe('/p/x-100739/');
  });

  it('[SRCH-04] ends the call of a query that is typed over, and never shows its answer', async () => {
    answerTime = 60_000;
    await openBox();
    await type('lab');
    await rest(1000);
    await until(() => expect(asked).toEqual(['lab']));
    await type('futó');
    await until(() => expect(ended).toEqual(['lab']));
    answerTime = 0;
    await rest(1000);
    await until(() => expect(screen.getAllByText(/futó első/)).toHaveLength(1));
    await rest(60_000);
    expect(screen.queryByText(/lab első/)).toBeNull();
  });

  it('keeps the products of a prefix, dimmed, until the next ones come; others go at once, and all go with the text', async () => {
    await openBox();
    await type('fut');
    await rest(1000);
    await until(() => expect(screen.getByText(/fut első/)).toBeDefined());
    await user.type(box(), 'ó');
    expect(
      screen
        .getByText(/fut első/)
        .closest('[role=option]')
        ?.hasAttribute('data-old'),
    ).toBe(true);
    expect(screen.getByText(t('searchBox.searching'))).toBeDefined();
    await type('lab');
    expect(screen.queryByText(/fut első/)).toBeNull();
    await type('fut');
    await until(() =>
      expect(
        screen
          .getByText(/fut első/)
          .closest('[role=option]')
          ?.hasAttribute('data-old'),
      ).toBe(false),
    );
    await user.clear(box());
    expect(screen.queryByText(/első/)).toBeNull();
    expect(screen.getByRole('group', { name: t('searchBox.popular') })).toBeDefined();
  });

  it('says in the list when products can not be had, and keeps the rest', async () => {
    isFailing = true;
    await openBox();
    await type('fut');
    await rest(1000);
    await until(() => expect(asked.length).toBeGreaterThan(0));
    await rest(200);
    await until(() => expect(screen.getByText(t('searchBox.failed'))).toBeDefined());
    expect(names(t('searchBox.phrases'))).toHaveLength(5);
    expect(options().at(-1)?.textContent).toBe(t('searchBox.all', { query: 'fut' }));
  });
});

describe('keys of the search box', () => {
  it('go through the rows and the input, round and round, and keep the typed text', async () => {
    await openBox();
    await type('lab');
    expect(activeOption()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect([activeOption()?.textContent, activeOption()?.getAttribute('aria-selected')]).toEqual([
      'labda· 900',
      'true',
    ]);
    await user.keyboard('{ArrowDown}');
    expect(activeOption()?.textContent).toBe(t('searchBox.all', { query: 'lab' }));
    await user.keyboard('{ArrowDown}');
    expect(activeOption()).toBeNull();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(activeOption()?.textContent).toBe('labda· 900');
    await user.keyboard('{Home}');
    expect([activeOption(), box().selectionStart]).toEqual([null, 0]);
    expect([box().value, document.activeElement]).toEqual(['lab', box()]);
  });

  it('[SRCH-01] Enter opens the active row, else searches what is typed, normalised', async () => {
    await openBox();
    await type('lab');
    await user.keyboard('{ArrowDown}{Enter}');
    expect([sentTo('push'), box().value, options().length]).toEqual([['/search/?q=labda'], 'labda', 0]);
    await type('  női   futócipő ');
    await user.keyboard('{Enter}');
    expect([sentTo('push').at(-1), box().value]).toEqual(['/search/?q=n%C5%91i+fut%C3%B3cip%C5%91', 'női futócipő']);
    await type('   ');
    await user.keyboard('{Enter}');
    expect(sentTo('push')).toHaveLength(2);
    expect(recentSearches.store.getState().searches).toEqual(['női futócipő', 'labda']);
    expect(tracked('search')).toEqual([
      { event: 'search', search_term: 'labda' },
      { event: 'search', search_term: 'női futócipő' },
    ]);
  });

  it('tracks which products were suggested, and which of them was chosen, by key as by press', async () => {
    await openBox();
    await type('terep');
    await rest(settings.SEARCH_DEBOUNCE);
    await until(() => expect(names(t('searchBox.products'))).toHaveLength(2));
    await act(() => import('#lib/analytics/track-impression.ts'));
    await until(() => {
      setIntersecting(true);
      expect(tracked('view_item_list')).toMatchObject([
        {
          ecommerce: { item_list_id: 'search_suggestions', items: [{ item_id: '1', price: 29_990 }, { item_id: '2' }] },
        },
      ]);
    });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(tracked('select_item')).toMatchObject([{ ecommerce: { items: [{ item_id: '2', index: 1 }] } }]);
    expect([sentTo('push'), tracked('search')]).toEqual([['/p/x-2/'], []]);
  });

  it('Esc closes first and clears then; Tab leaves and closes; an arrow opens again', async () => {
    await openBox();
    await type('lab');
    await user.keyboard('{Escape}');
    expect([options().length, box().value, box().getAttribute('aria-expanded')]).toEqual([0, 'lab', 'false']);
    await user.keyboard('{ArrowDown}');
    expect(activeOption()?.textContent).toBe('labda· 900');
    await user.keyboard('{Escape}{Escape}');
    expect(box().value).toBe('');
    await type('lab');
    await user.tab();
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: t('searchBox.submit') }));
  });

  it('leaves a press with a modifier to the browser', async () => {
    await openBox();
    await type('lab');
    expect(fireEvent.click(options()[0] as HTMLElement, { ctrlKey: true })).toBe(true);
    expect(sentTo('push')).toEqual([]);
    expect(fireEvent.click(options()[0] as HTMLElement)).toBe(false);
    expect(sentTo('push')).toEqual(['/search/?q=labda']);
  });

  it('"/" comes to the box from the page, not from a field, not with a modifier, not from under a dialog', async () => {
    const { container } = show(
      <>
        <SearchBox />
        <textarea />
        <p tabIndex={-1} />
      </>,
    );
    const press = (from: Element, changes: object = {}) => {
      act(() => (document.activeElement as HTMLElement | null)?.blur());
      const isLeft = fireEvent.keyDown(from, { key: '/', ...changes });
      return [document.activeElement === box(), isLeft];
    };
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const page = container.querySelector('p') as Element;
    expect(press(container.querySelector('textarea') as Element)).toEqual([false, true]);
    expect(press(page, { ctrlKey: true })).toEqual([false, true]);
    expect(press(page, { key: 'a' })).toEqual([false, true]);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    expect(press(page)).toEqual([false, true]);
    dialog.remove();
    // Shift makes "/" on a Hungarian keyboard.
    expect(press(page, { shiftKey: true })).toEqual([true, false]);
    await until(() => expect(options().length).toBeGreaterThan(0));
  });
});

describe('what is announced to screen readers', () => {
  it('is the number of rows, half a second after the last key, and nothing before', async () => {
    await openBox();
    await type('fut');
    await rest(400);
    await user.type(box(), 'o');
    await rest(499);
    expect(screen.getByRole('status').textContent).toBe('');
    await rest(1);
    expect(screen.getByRole('status').textContent).toBe(t('searchBox.found', { count: 5 }));
    await user.type(box(), 'c');
    expect(screen.getByRole('status').textContent).toBe('');
    await type('xyz');
    await rest(500);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('the empty search box', () => {
  it('offers the last searches and the heaviest phrases; single ones go, and all at once', async () => {
    recentSearches.remember('síléc');
    recentSearches.remember('labda');
    recentSearches.remember('sapka');
    await openBox();
    expect(names(t('searchBox.recent')).map((name) => name?.split(',')[0])).toEqual([
      'sapka',
      'labda',
      'síléc',
      t('searchBox.clearRecent'),
    ]);
    expect(names(t('searchBox.popular'))[0]).toBe('futócipő· 1\u00A0280');
    await user.click(screen.getByRole('button', { name: t('searchBox.forget', { query: 'labda' }) }));
    expect(recentSearches.store.getState().searches).toEqual(['sapka', 'síléc']);
    await user.keyboard('{ArrowDown}{Delete}');
    expect(recentSearches.store.getState().searches).toEqual(['síléc']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(recentSearches.store.getState().searches).toEqual([]);
    expect(screen.queryByRole('group', { name: t('searchBox.recent') })).toBeNull();
    expect(screen.getByRole('group', { name: t('searchBox.popular') })).toBeDefined();
    expect(sentTo('push')).toEqual([]);
  });

  it('has room for ten rows', async () => {
    for (const query of ['a1', 'b1', 'c1', 'd1', 'e1', 'f1']) recentSearches.remember(query);
    await openBox();
    expect(options()).toHaveLength(10);
  });
});

describe('the parts of the box', () => {
  it('[SRCH-03] name a list as controlled only while there is one', async () => {
    await openBox();
    expect(document.getElementById(box().getAttribute('aria-controls') ?? '')?.role).toBe('listbox');
    await user.keyboard('{Escape}');
    expect(box().getAttribute('aria-controls')).toBeNull();
  });

  it.each([
    ['600px', 'list'],
    ['900px', 'sheet'],
  ])('[HDR-18] are those of the page’s own widths: with %s a window of 800 px shows a %s', async (width, shown) => {
    document.documentElement.style.setProperty('--breakpoint-md', width);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: 800 < Number(/\d+/.exec(query)?.[0]),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    show(<SearchBox />);
    const { form } = box();
    await user.click(box());
    document.documentElement.style.removeProperty('--breakpoint-md');
    expect(form?.hasAttribute('popover')).toBe(shown === 'sheet');
  });
});

describe('the sheet of a phone', () => {
  // jsdom knows no open popover, and takes each for hidden.
  const style = document.createElement('style');
  style.textContent = '[popover] { display: block }';
  beforeAll(() => document.head.append(style));
  afterAll(() => style.remove());

  it('has room for eight rows', async () => {
    for (const query of ['a1', 'b1', 'c1', 'd1', 'e1']) recentSearches.remember(query);
    await openBox({ isPhone: true });
    expect(options()).toHaveLength(8);
  });

  it('opens at a press, not at mere focus; nothing behind it is reached; the focus is back when it closes', async () => {
    await openBox({ isPhone: true });
    const outside = document.body.appendChild(document.createElement('main'));
    await user.click(screen.getByRole('button', { name: t('searchBox.close') }));
    expect([options().length, document.activeElement, box().inputMode]).toEqual([0, box(), 'none']);
    act(() => box().blur());
    act(() => box().focus());
    expect([box().form?.hasAttribute('popover'), outside.inert]).toEqual([false, undefined]);
    await type('lab');
    expect([box().form?.getAttribute('popover'), outside.inert, document.documentElement.style.overflow]).toEqual([
      'auto',
      true,
      'hidden',
    ]);
    await user.keyboard('{Escape}');
    expect([
      box().form?.hasAttribute('popover'),
      outside.inert,
      document.documentElement.style.overflow,
      box().value,
    ]).toEqual([false, false, '', 'lab']);
    outside.remove();
  });
});
