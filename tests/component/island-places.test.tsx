import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import type * as Boundary from '#components/ui/island-boundary.tsx';
import type { Flipbook } from '#lib/contract/flipbook.ts';
import type { Home } from '#lib/contract/home.ts';
import { money } from '#lib/contract/money.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import type { ShopDetail } from '#lib/contract/shop.ts';
import { defaultSorting, emptyListing, sortOptions } from '#lib/core/filters/index.ts';
import { wishlistProduct } from '#tests/fixtures/wishlist.ts';
import { mockApi, on } from '#tests/mock-api.ts';
import { hu } from '#tests/messages.ts';
import { cartOf, show } from './render.tsx';

/** Which island fails; all others are as they are. */
const broken = vi.hoisted(() => ({ name: '' }));

vi.mock('react/jsx-dev-runtime', async (original) => {
  const { drawingServerParts } = await import('./server-parts.tsx');
  return drawingServerParts(await original<Record<string, unknown>>());
});
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('use-intl/core');
  return {
    getLocale: () => 'hu',
    getMessages: () => hu,
    getTranslations: (namespace: never) => createTranslator({ locale: 'hu', messages: hu, namespace }),
  };
});
// Islands get their texts from the page's own provider, which has all of them.
vi.mock('#components/ui/client-messages.tsx', () => ({
  ClientMessages: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('#components/ui/island-boundary.tsx', async (original) => {
  const { IslandBoundary } = await original<typeof Boundary>();
  const Fault = ({ of }: { of: string }) => {
    throw new Error(of);
  };
  return {
    IslandBoundary: ({ children, ...place }: { name: string; children: ReactNode }) => (
      <IslandBoundary {...place}>
        {broken.name === place.name ? <Fault of={place.name} /> : <div data-testid={place.name}>{children}</div>}
      </IslandBoundary>
    ),
  };
});
/** Measures and sees nothing: jsdom lays nothing out. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const wideScreen = vi.hoisted(() => {
  const media = () => ({ matches: true, addEventListener() {}, removeEventListener() {} });
  // Some islands come when a wide screen is idle, which is asked for once, as their module is read.
  vi.stubGlobal('matchMedia', media);
  return media;
});

const { AuthPage } = await import('#components/auth/auth-page.tsx');
const { LoginForm } = await import('#components/auth/login-form.tsx');
const { BrandsPage } = await import('#components/brands/brands-page.tsx');
const { FlipbookPage } = await import('#components/flipbook/flipbook-page.tsx');
const { FlipbooksHome } = await import('#components/flipbook/flipbooks-home.tsx');
const { Header } = await import('#components/header/header.tsx');
const { HomePage } = await import('#components/home/home-page.tsx');
const { ProductPage } = await import('#components/product/product-page.tsx');
const { ResultsPage } = await import('#components/results/results-page.tsx');
const { ShopPage } = await import('#components/shops/shop-page.tsx');
const page = async (path: string): Promise<() => ReactNode> => {
  const pages = import.meta.glob<{ default: (props: object) => ReactNode }>(
    '../../app/[[]locale]/{kosar,shops,wishlist,my-account,my-account/*}/*.tsx',
  );
  const found = await pages[`../../app/[locale]/${path}`]?.();
  if (!found) throw new Error(`No page at ${path}`);
  return () => found.default({ children: <p>content</p> });
};

const image = { path: '/media/a', alt: 'a' };
const card: ProductCard = {
  id: 2,
  name: 'Labda',
  brand: { name: 'Vantor', slug: 'vantor', url: '/marka/vantor/' },
  url: '/p/labda-2/',
  image,
  secondImage: null,
  badges: [],
  colours: [],
  sizes: [],
  genderSysname: 'unisex',
  contents: null,
  prices: { rrp: null, rrpFull: null, vk: money(990), vkFull: null },
};
const product = wishlistProduct([['38', 5]], {
  related: [card],
  sets: [
    {
      id: 3,
      name: 'Szett',
      price: money(1990),
      separately: money(2990),
      members: [{ name: 'a', url: '/p/a-1/', image, optionId: 11 }],
    },
  ],
});
const [colour] = product.colours;
if (!colour) throw new Error('The product has no colour');
const answer: SearchAnswer = {
  path: '/cipok/',
  title: 'Cipők',
  total: 1,
  page: 1,
  pageSize: 48,
  pageCount: 1,
  products: [card],
  filters: [],
  categoryTree: { tree: [], lastLevel: true, genders: [], isGenderInRequest: false, outlet: false },
  selected: { byId: [], page: [], last: null, price: { min: null, max: null }, top: [], all: [] },
  sorting: { active: defaultSorting, options: [...sortOptions] },
  priceBounds: { min: money(0), max: money(0) },
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
const shop: ShopDetail = {
  sysname: 'a_b',
  url: '/shop/b/',
  name: 'Pécs',
  address: { City: 'Pécs', ZipCode: '7621', Street: 'Fő u. 1.' },
  geo: { lat: 46, lng: 18 },
  phone: '+3672123456',
  email: null,
  openingHours: { weekly: Array.from({ length: 7 }, () => null), exceptions: [] },
  services: [],
  distance: null,
  text: '',
  flipbooks: [],
  image: null,
  nearby: [],
};
const flipbook: Flipbook = {
  slug: 'heti',
  title: 'Heti',
  url: '/flipbook/heti/',
  validFrom: '2026-11-01',
  validTo: '2026-12-01',
  cover: image,
  pageCount: 1,
  stores: [],
  aspectRatio: 0.7,
  isSet: false,
  contents: [],
  pages: [{ number: 1, image, heading: 'Cipők', text: [], hotspots: [] }],
};
const home: Home = {
  banners: [],
  rows: [{ url: '/cipok/', title: 'Cipők', total: 1, products: [card] }],
  sports: [],
  brands: [],
  guides: [],
};

mockApi(
  on(endpoints.menu.menu, () => []),
  on(endpoints.home.home, () => ({
    banners: [{ title: '', highlight: '', text: '', image, links: [], score: [], tone: 'mist' as const }],
    rows: [],
    sports: [],
    brands: [],
    guides: [],
  })),
  on(endpoints.shop.shops, () => []),
  on(endpoints.cart.get, () => cartOf()),
  on(endpoints.product.stock, () => ({ updatedAt: '2026-11-21T10:00:00.000Z', stores: [], rows: [] })),
  on(endpoints.flipbook.mentions, () => []),
  on(endpoints.search.searchLimited, () => ({ search: [] })),
);

/** Each place with the names of its islands, by which the log knows them. */
const places: [string, () => Promise<ReactNode> | ReactNode, string[]][] = [
  [
    'the header',
    () => <Header />,
    [
      'my shop',
      'language',
      'mobile menu',
      'genders',
      'search box',
      'account link',
      'wishlist',
      'cart link',
      'mega menu',
    ],
  ],
  ['the home page', () => <HomePage home={home} flipbooks={[]} />, ['cards']],
  [
    'a list',
    () => <ResultsPage path="/cipok/" searchPath="/search/" query={emptyListing} answer={answer} />,
    ['results'],
  ],
  [
    'a product',
    () => <ProductPage product={product} variant={{ colour, size: null }} reviews={null} />,
    ['gender', 'gallery', 'purchase', 'click and collect line', 'store stock', 'set', 'cards', 'recently viewed'],
  ],
  ['the cart', async () => (await page('kosar/page.tsx'))(), ['cart']],
  ['the wishlist', async () => (await page('wishlist/page.shop.tsx'))(), ['wishlist page']],
  ['the locator', async () => (await page('shops/page.shop.tsx'))(), ['locator']],
  ['a store', () => <ShopPage shop={shop} shops={[]} />, ['opening state', 'my shop button', 'week']],
  ['a flipbook', () => <FlipbookPage flipbook={flipbook} />, ['flipbook']],
  ['the flipbooks', () => <FlipbooksHome flipbooks={[]} shops={[]} />, ['shop choice']],
  ['the brands', () => <BrandsPage brands={[]} gender={null} />, ['brand filter']],
  ['the account', async () => (await page('my-account/layout.tsx'))(), ['account']],
  ['the overview', async () => (await page('my-account/page.tsx'))(), ['overview']],
  ['the orders', async () => (await page('my-account/orders/page.tsx'))(), ['orders']],
  ['an order', async () => (await page('my-account/order-details/page.tsx'))(), ['order']],
  ['the addresses', async () => (await page('my-account/delivery-address/page.tsx'))(), ['addresses']],
  ['loyalty', async () => (await page('my-account/loyalty/page.shop.tsx'))(), ['loyalty']],
  [
    'the account’s details',
    async () => (await page('my-account/account-details/page.tsx'))(),
    ['personal', 'separate-email', 'password', 'export', 'delete'],
  ],
  [
    'signing in',
    () => (
      <AuthPage texts={['login']}>
        <LoginForm />
      </AuthPage>
    ),
    ['sign in'],
  ],
];

// What islands report to the window is meant to be.
addEventListener('error', () => undefined);

beforeEach(() => {
  broken.name = '';
  localStorage.clear();
  for (const name of ['IntersectionObserver', 'ResizeObserver']) vi.stubGlobal(name, Observer);
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('matchMedia', wideScreen);
  vi.mocked(console.error).mockImplementation(() => undefined);
});

/** Draws a place with something beside it, and waits for what the server awaits. */
async function draw(place: () => Promise<ReactNode> | ReactNode) {
  const drawing = await place();
  return act(async () =>
    show(
      <main>
        {drawing}
        <p>the rest</p>
      </main>,
    ),
  );
}

/** What the console was told, but for an element that jsdom does not know; it is forgotten with that. */
function complaints(): unknown[] {
  const { calls } = vi.mocked(console.error).mock;
  const told = calls.filter(([first]) => !String(first).includes('is unrecognized in this browser')).flat();
  vi.mocked(console.error).mockClear();
  return told;
}

describe.each(places)('%s', (_where, place, islands) => {
  it('has its islands, each as it is', async () => {
    await draw(place);
    for (const island of islands) expect((await screen.findAllByTestId(island)).length, island).toBeGreaterThan(0);
    expect(complaints()).toEqual([]);
  });

  it.each(islands)('goes on without its island "%s"', async (island) => {
    broken.name = island;
    await draw(place);
    for (const other of islands.filter((name) => name !== island))
      expect((await screen.findAllByTestId(other)).length, other).toBeGreaterThan(0);
    await waitFor(() => expect(vi.mocked(console.error).mock.calls.flat()).toContainEqual(new Error(island)));
    expect(screen.queryAllByTestId(island)).toEqual([]);
    expect(screen.getByText('the rest')).toBeTruthy();
    complaints();
  });
});

it('a list keeps its products, the header its ways', async () => {
  broken.name = 'results';
  await draw(() => <ResultsPage path="/cipok/" searchPath="/search/" query={emptyListing} answer={answer} />);
  expect(await screen.findByText('Labda')).toBeTruthy();
  cleanup();
  for (const [island, path] of [
    ['cart link', '/kosar/'],
    ['account link', '/my-account/'],
    ['wishlist', '/wishlist/'],
    ['mobile menu', '#kategoriak'],
  ]) {
    broken.name = island ?? '';
    const { container } = await draw(() => <Header />);
    expect(container.querySelector(`a[href="${path}"]`), island).toBeTruthy();
    cleanup();
  }
  broken.name = 'search box';
  const { container } = await draw(() => <Header />);
  expect(container.querySelector('form[action="/search/"] input[name="q"]')).toBeTruthy();
  complaints();
});
