import type { Messages } from 'next-intl';
import { commonRoutes } from './common.ts';
import { productParameters, text, type Route } from './route.ts';

/** Group and name of a page in the shop's footer. */
export type ShopFooter = `${keyof Messages['footer']['links']}.${keyof Messages['footer']['pages']}`;

/** Parameters that change what a list shows; any other one (a campaign's, say) is none of its business. */
const listingParameters = ['q', 'filters', 'priceMin', 'priceMax', 'sortField', 'sortType', 'page', 'store'];
const guides = { liveFor: ['page'], spelling: 'paged' } as const;
const inPrefix = { root: 'FLIPBOOK_PREFIX', forms: { flipbook: '[a-z0-9-]+', store: '[a-z0-9-]+' } } as const;

/** The routes of the shop: proxy, sitemap, footer, robots.txt, the compliance report and the build's notes read them (ADR-0093). */
export const shopRoutes: readonly Route<ShopFooter>[] = [
  { page: '/', isInSitemap: true },

  text('/static/[slug]', 'szallitas-fizetes', 'help.delivery'),
  text('/static/[slug]', 'visszakuldes', 'help.returns'),
  text('/static/[slug]', 'gyik', 'help.questions'),
  { page: '/shops', isInSitemap: true, footer: 'help.shops' },
  { page: '/flipbook', root: 'FLIPBOOK_PREFIX', footer: 'help.flipbooks' },
  { page: '/marka', isInSitemap: true },
  { page: '/marka/ferfi', isInSitemap: true },
  { page: '/marka/noi', isInSitemap: true },

  { page: '/blog/[[...sport]]', path: '/blog', ...guides, isInSitemap: true, footer: 'company.guides' },
  text('/static/[slug]', 'rolunk', 'company.about'),
  text('/static/[slug]', 'karrier', 'company.careers'),

  text('/services/[slug]', 'siszerviz', 'services.skiService'),
  text('/services/[slug]', 'kerekparszerviz', 'services.bikeService'),
  text('/services/[slug]', 'utohurozas', 'services.restringing'),
  text('/services/[slug]', 'berles', 'services.rental'),
  text('/services/[slug]', 'futoelemzes', 'services.gaitAnalysis'),
  text('/services/[slug]', 'meretvetel', 'services.measuring'),
  text('/services/[slug]', 'ajandekkartya', 'services.giftCard'),

  text('/static/[slug]', 'impresszum', 'law.imprint'),
  text('/static/[slug]', 'aszf', 'law.terms'),
  text('/static/[slug]', 'adatkezeles', 'law.privacy'),
  text('/static/[slug]', 'cookie-tajekoztato', 'law.cookies'),
  { page: '/elallas', isInSitemap: true, footer: 'law.withdrawal' },
  text('/static/[slug]', 'elallas', 'law.withdrawalRights'),
  text('/static/[slug]', 'szavatossag', 'law.guarantee'),
  text('/static/[slug]', 'panaszkezeles', 'law.complaints'),
  text('/static/[slug]', 'bekelteto-testulet', 'law.arbitration'),
  text('/static/[slug]', 'akadalymentesseg', 'law.accessibility'),

  ...commonRoutes,
  { page: '/wishlist' },
  { page: '/osszehasonlitas', isDynamic: true },
  { page: '/ajandekkartya' },
  { page: '/my-account/notices' },
  {
    page: '/ertesites/[step]/[token]',
    isDynamic: true,
    forms: { step: 'megerosites|vege', token: String.raw`[\w-]{16,64}` },
    disallowed: '/ertesites/',
  },
  { page: '/my-account/loyalty', onlyWith: 'LOYALTY' },
  { page: '/search', isDynamic: true, spelling: 'listing' },

  { page: '/flipbook/shop/[shop]', ...inPrefix, known: ['store', '/shop/[shop]/'] },
  { page: '/flipbook/[flipbook]', ...inPrefix, known: ['flipbook', '/aktualis-ajanlatok/[flipbook]/'] },
  { page: '/flipbook/[flipbook]/szoveg', ...inPrefix, known: ['flipbook', '/aktualis-ajanlatok/[flipbook]/'] },
  { page: '/blog/article/[slug]', known: 'guide', hasMarkdown: true },
  { page: '/blog/[[...sport]]', path: '/blog/[...sport]', ...guides, known: 'guide' },
  { page: '/p/[product]', isProduct: true, liveFor: productParameters, hasMarkdown: true },
  { page: '/p/[product]/velemenyek', isDynamic: true, forms: { product: String.raw`[a-z0-9-]{1,200}-\d{1,9}` } },
  { page: '/shop/[shop]', known: 'store', hasMarkdown: true },
  { from: '/shops/[place]', to: '/shops/?hely=[place]', forms: { place: '[^/]{1,60}' } },
  { from: '/marka/noi/[brand]', to: '/marka/[brand]/noi/', known: ['listing', '/marka/[brand]/noi/'] },
  { from: '/marka/ferfi/[brand]', to: '/marka/[brand]/ferfi/', known: ['listing', '/marka/[brand]/ferfi/'] },
  { page: '/static/[slug]', known: 'page', hasMarkdown: true },
  { from: '/static/[slug]', to: '/services/[slug]/', known: ['page', '/services/[slug]/'], hasMarkdown: true },
  { page: '/services/[slug]', known: 'page', hasMarkdown: true },
  { from: '/services/[slug]', to: '/static/[slug]/', known: ['page', '/static/[slug]/'], hasMarkdown: true },
  { page: '/[...path]', known: 'listing', liveFor: listingParameters, spelling: 'listing', hasMarkdown: true },

  { file: '/sitemap.xml', route: '/sitemap' },
  { file: '/sitemap/[file]' },
  { file: '/blog/atom.xml' },
  { file: '/llms.txt', hasLocales: true },
];
