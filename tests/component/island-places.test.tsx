import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Flipbook } from '#lib/contract/flipbook.ts';
import type { Home } from '#lib/contract/home.ts';
import type { Product } from '#lib/contract/product.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import type { StoreDetail } from '#lib/contract/store.ts';
import { emptyListing } from '#lib/core/filters/index.ts';
import { hu } from '#tests/messages.ts';
import { show } from './render.tsx';

/** Which island fails; all others draw their name. */
const broken = vi.hoisted(() => ({ name: '' }));
const islandOf = vi.hoisted(() => (name: string) => ({
  [name]: function Stub({ children }: { children?: ReactNode }) {
    if (broken.name === name) throw new Error(name);
    return <div data-testid={name}>{children}</div>;
  },
}));
// Some islands come when a wide screen is idle, which is asked for once, as their module is read.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
const nothing = vi.hoisted(
  () =>
    (...names: string[]) =>
      Object.fromEntries(names.map((name) => [name, () => null])),
);

vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('use-intl/core');
  return {
    getLocale: () => 'hu',
    getMessages: () => hu,
    getTranslations: (namespace: never) => createTranslator({ locale: 'hu', messages: hu, namespace }),
  };
});
vi.mock('#components/ui/client-messages.tsx', () => ({
  ClientMessages: ({ children }: { children: unknown }) => children,
}));
vi.mock('#lib/menu/server.ts', () => ({ getMenu: () => [] }));
vi.mock('#lib/menu/index.ts', () => ({ menuRoots: () => ({ genders: [], roots: [] }), isMenuLink: () => true }));
vi.mock('#lib/shops/server.ts', () => ({ getShops: () => [] }));
vi.mock('#lib/products/server.ts', () => ({ getStock: () => null, getSuccessors: () => [] }));
vi.mock('#lib/seo/product.ts', () => ({ productData: () => [] }));
vi.mock('#lib/seo/store.ts', () => ({ storeData: () => ({}) }));
vi.mock('#components/flipbook/mentions.tsx', () => nothing('Mentions'));
vi.mock('#components/flipbook/flipbook-text.tsx', () => nothing('FlipbookText'));
vi.mock('#components/product/delivery.tsx', () => nothing('Delivery'));
vi.mock('#components/product/details.tsx', () => nothing('Details'));
vi.mock('#components/product/plain-purchase.tsx', () => nothing('PlainPurchase'));
vi.mock('#components/product/price-block.tsx', () => nothing('PriceBlock'));
vi.mock('#components/product/smart-fit.tsx', () => nothing('SmartFit'));
vi.mock('#components/cards/product-grid.tsx', () => ({ ProductGrid: () => <div data-testid="grid" /> }));
vi.mock('#components/results/filters.tsx', () => nothing('Filters'));
vi.mock('#components/results/category-links.tsx', () => nothing('CategoryLinks'));
vi.mock('#components/results/searched.tsx', () => nothing('Searched'));
vi.mock('#components/results/chips.tsx', () => nothing('Chips'));
vi.mock('#components/results/sort-menu.tsx', () => nothing('SortMenu'));

vi.mock('#components/header/account-link.tsx', () => islandOf('AccountLink'));
vi.mock('#components/header/cart-link.tsx', () => islandOf('CartLink'));
vi.mock('#components/header/gender-navigation.tsx', () => islandOf('GenderNavigation'));
vi.mock('#components/header/locale-link.tsx', () => islandOf('LocaleLink'));
vi.mock('#components/header/mega-menu.tsx', () => islandOf('MegaMenu'));
vi.mock('#components/header/mobile-menu.tsx', () => islandOf('MobileMenu'));
vi.mock('#components/header/recommend-gender.tsx', () => ({
  ...islandOf('RecommendGender'),
  ...nothing('RecommendPageGender'),
}));
vi.mock('#components/click-and-collect/my-shop-line.tsx', () => islandOf('MyShopLine'));
vi.mock('#components/click-and-collect/click-and-collect-line.tsx', () => islandOf('ClickAndCollectLine'));
vi.mock('#components/search/search-box.tsx', () => islandOf('SearchBox'));
vi.mock('#components/header/wishlist-button.tsx', () => islandOf('WishlistButton'));
vi.mock('#components/wishlist/wishlist-page.tsx', () => islandOf('WishlistPage'));
vi.mock('#components/product/gallery.tsx', () => islandOf('Gallery'));
vi.mock('#components/product/purchase.tsx', () => islandOf('Purchase'));
vi.mock('#components/product/recently-viewed.tsx', () => islandOf('RecentlyViewed'));
vi.mock('#components/product/shop-stock.tsx', () => islandOf('ShopStock'));
vi.mock('#components/product/add-set.tsx', () => islandOf('AddSet'));
vi.mock('#components/cards/card-extras.tsx', () => islandOf('CardExtras'));
vi.mock('#components/results/results-island.tsx', () => islandOf('ResultsIsland'));
vi.mock('#components/cart/cart-page.tsx', () => islandOf('CartPage'));
vi.mock('#components/account/account-frame.tsx', () => islandOf('AccountFrame'));
vi.mock('#components/account/overview.tsx', () => islandOf('Overview'));
vi.mock('#components/account/order-list.tsx', () => islandOf('OrderList'));
vi.mock('#components/account/order-page.tsx', () => islandOf('OrderPage'));
vi.mock('#components/account/address-book.tsx', () => islandOf('AddressBook'));
vi.mock('#components/account/loyalty-page.tsx', () => islandOf('LoyaltyPage'));
vi.mock('#components/account/personal-form.tsx', () => islandOf('PersonalForm'));
vi.mock('#components/account/separate-email-form.tsx', () => islandOf('SeparateEmailForm'));
vi.mock('#components/account/password-form.tsx', () => islandOf('PasswordForm'));
vi.mock('#components/account/export-data.tsx', () => islandOf('ExportData'));
vi.mock('#components/account/delete-account.tsx', () => islandOf('DeleteAccount'));
vi.mock('#components/shops/locator.tsx', () => islandOf('Locator'));
vi.mock('#components/shops/opening-state.tsx', () => islandOf('OpeningState'));
vi.mock('#components/shops/my-shop-button.tsx', () => islandOf('MyShopButton'));
vi.mock('#components/shops/week-table.tsx', () => islandOf('WeekTable'));
vi.mock('#components/shops/small-map.tsx', () => nothing('SmallMap'));
vi.mock('#components/flipbook/viewer.tsx', () => islandOf('Viewer'));
vi.mock('#components/flipbook/shop-choice.tsx', () => islandOf('ShopChoice'));
vi.mock('#components/brands/brand-filter.tsx', () => islandOf('BrandFilter'));

const { AuthPage } = await import('#components/auth/auth-page.tsx');
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
const Nobody = islandOf('LoginForm').LoginForm;

const image = { path: '/media/a', alt: 'a' };
const colour = { slug: 'kek', name: 'kék', images: [image] };
const product = {
  id: 1,
  name: 'Labda',
  url: '/p/labda-1/',
  brand: { name: 'Vantor', url: '/marka/vantor/' },
  breadcrumbs: [],
  genderSysname: 'unisex',
  colours: [colour],
  options: [{ id: 4, colour: 'kek', size: null, stock: 5 }],
  sizes: [],
  sizeSystem: null,
  prices: { vk: '990' },
  mounting: null,
  sizeTable: null,
  related: [{ id: 2 }],
  sets: [
    {
      id: 3,
      name: 'Szett',
      price: '1.990',
      separately: '2.990',
      members: [{ name: 'a', url: '/p/a-1/', image, optionId: 4 }],
    },
  ],
} as unknown as Product;
const answer = {
  path: '/cipok/',
  title: 'Cipők',
  total: 1,
  pageSize: 48,
  pageCount: 1,
  products: [{ id: 1 }],
  breadcrumbs: [],
  categoryTree: [],
  text: null,
  selected: { page: [], all: [] },
  sorting: { active: { field: 'sales_rank', type: 'desc' } },
} as unknown as SearchAnswer;
const store = {
  sysname: 'a_b',
  name: 'Pécs',
  address: { City: 'Pécs', ZipCode: '7621', Street: 'Fő u. 1.' },
  geo: { lat: 46, lon: 18 },
  phone: '+3672123456',
  email: null,
  openingHours: { weekly: [], exceptions: [] },
  services: [],
  text: null,
  flipbooks: [],
  image: null,
  nearby: [],
} as unknown as StoreDetail;
const flipbook = {
  slug: 'heti',
  title: 'Heti',
  validFrom: '2026-11-01',
  validTo: '2026-12-01',
  pageCount: 2,
  pages: [],
} as unknown as Flipbook;
const home = {
  banners: [],
  rows: [{ url: '/cipok/', title: 'Cipők', total: 1, products: [{ id: 1 }] }],
  sports: [],
  brands: [],
  guides: [],
} as unknown as Home;

const places: [string, () => Promise<ReactNode> | ReactNode, string[]][] = [
  [
    'the header',
    () => Header(),
    [
      'MyShopLine',
      'LocaleLink',
      'MobileMenu',
      'GenderNavigation',
      'SearchBox',
      'AccountLink',
      'WishlistButton',
      'CartLink',
      'MegaMenu',
    ],
  ],
  ['the home page', () => HomePage({ home, flipbooks: [] }), ['CardExtras']],
  [
    'a list',
    () => ResultsPage({ path: '/cipok/', searchPath: '/search/', query: emptyListing, answer }),
    ['ResultsIsland'],
  ],
  [
    'a product',
    () => <ProductPage product={product} variant={{ colour, size: null } as never} />,
    [
      'RecommendGender',
      'Gallery',
      'Purchase',
      'ClickAndCollectLine',
      'ShopStock',
      'AddSet',
      'CardExtras',
      'RecentlyViewed',
    ],
  ],
  ['the cart', async () => (await page('kosar/page.tsx'))(), ['CartPage']],
  ['the wishlist', async () => (await page('wishlist/page.shop.tsx'))(), ['WishlistPage']],
  ['the locator', async () => (await page('shops/page.shop.tsx'))(), ['Locator']],
  ['a store', () => <ShopPage shop={store} />, ['OpeningState', 'MyShopButton', 'WeekTable']],
  ['a flipbook', () => <FlipbookPage flipbook={flipbook} />, ['Viewer']],
  ['the flipbooks', () => <FlipbooksHome flipbooks={[]} shops={[]} />, ['ShopChoice']],
  ['the brands', () => <BrandsPage brands={[]} gender={null} />, ['BrandFilter']],
  ['the account', async () => (await page('my-account/layout.tsx'))(), ['AccountFrame']],
  ['the overview', async () => (await page('my-account/page.tsx'))(), ['Overview']],
  ['the orders', async () => (await page('my-account/orders/page.tsx'))(), ['OrderList']],
  ['an order', async () => (await page('my-account/order-details/page.tsx'))(), ['OrderPage']],
  ['the addresses', async () => (await page('my-account/delivery-address/page.tsx'))(), ['AddressBook']],
  ['loyalty', async () => (await page('my-account/loyalty/page.shop.tsx'))(), ['LoyaltyPage']],
  [
    'the account’s details',
    async () => (await page('my-account/account-details/page.tsx'))(),
    ['PersonalForm', 'SeparateEmailForm', 'PasswordForm', 'ExportData', 'DeleteAccount'],
  ],
  ['signing in', () => AuthPage({ texts: ['login'], children: Nobody ? <Nobody /> : null }), ['LoginForm']],
];

// What islands report to the window is meant to be.
addEventListener('error', () => undefined);

beforeEach(() => {
  broken.name = '';
  vi.mocked(console.error).mockImplementation(() => undefined);
});

describe.each(places)('%s', (_where, draw, islands) => {
  it('has its islands', async () => {
    show(
      <main>
        {await draw()}
        <p>the rest</p>
      </main>,
    );
    for (const island of islands) expect((await screen.findAllByTestId(island)).length, island).toBeGreaterThan(0);
    vi.mocked(console.error).mockClear();
  });

  it.each(islands)('goes on without %s', async (island) => {
    broken.name = island;
    show(
      <main>
        {await draw()}
        <p>the rest</p>
      </main>,
    );
    for (const other of islands.filter((name) => name !== island))
      expect((await screen.findAllByTestId(other)).length, other).toBeGreaterThan(0);
    await waitFor(() => expect(vi.mocked(console.error).mock.calls.flat()).toContainEqual(new Error(island)));
    expect(screen.queryAllByTestId(island)).toEqual([]);
    expect(screen.getByText('the rest')).toBeTruthy();
    vi.mocked(console.error).mockClear();
  });
});

it('a list keeps its products, the header its ways', async () => {
  broken.name = 'ResultsIsland';
  show(<>{await ResultsPage({ path: '/cipok/', searchPath: '/search/', query: emptyListing, answer })}</>);
  expect(screen.getByTestId('grid')).toBeTruthy();
  for (const [island, path] of [
    ['CartLink', '/kosar/'],
    ['AccountLink', '/my-account/'],
    ['WishlistButton', '/wishlist/'],
    ['MobileMenu', '#kategoriak'],
  ]) {
    broken.name = island ?? '';
    const { container, unmount } = show(<>{await Header()}</>);
    expect(container.querySelector(`a[href="${path}"]`), island).toBeTruthy();
    unmount();
  }
  broken.name = 'SearchBox';
  const { container } = show(<>{await Header()}</>);
  expect(container.querySelector('form[action="/search/"] input[name="q"]')).toBeTruthy();
  vi.mocked(console.error).mockClear();
});
