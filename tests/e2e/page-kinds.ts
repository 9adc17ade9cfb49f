import { addresses } from './shop.ts';

/** A page of a kind: what stands for it in a table, and its path. */
export interface PageOfKind {
  name: string;
  path: string;
  /** Whether search engines may list it. */
  isListed: boolean;
}

const kinds = (isListed: boolean, paths: Record<string, string>): PageOfKind[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, isListed }));

/** The first link of a page whose path begins so; throws where there is none. */
async function firstLink(host: string, path: string, beginning: string): Promise<string> {
  const page = await (await fetch(`${host}${path}`)).text();
  const link = new RegExp(`href="(${beginning}[^"?#]+/)"`).exec(page)?.[1];
  if (!link) throw new Error(`No link on ${path} leads to ${beginning}…`);
  return link;
}

/** A page of every kind that the shop has. */
export async function pagesOfShop(host: string = addresses.storefront): Promise<PageOfKind[]> {
  const product = await firstLink(host, '/cipok/futocipok/', '/p/');
  const others = [await firstLink(host, '/felszereles/', '/p/'), await firstLink(host, '/ruhazat/', '/p/')];
  const numbers = [product, ...others].map((path) => /-(\d+)\/$/.exec(path)?.[1]);
  return [
    ...kinds(true, {
      home: '/',
      'home in English': '/en/',
      category: '/cipok/',
      'second page of a category': '/cipok/futocipok/?page=2',
      product,
      brands: '/marka/',
      brand: '/marka/vantor/',
      guides: '/blog/',
      'guides of a sport': '/blog/futas/',
      guide: '/blog/article/hogyan-valassz-futocipot/',
      'static page': '/static/aszf/',
      'service page': '/services/siszerviz/',
      stores: '/shops/',
      store: '/shop/pecs/',
      flipbooks: '/aktualis-ajanlatok/',
      flipbook: '/aktualis-ajanlatok/tel-a-hegyen/',
      'flipbooks of a store': '/aktualis-ajanlatok/shop/pecs/',
      withdrawal: '/elallas/',
    }),
    ...kinds(false, {
      results: '/search/?q=cip%C5%91',
      'no results': '/search/?q=zzzzqqq',
      'text of a flipbook': '/aktualis-ajanlatok/tel-a-hegyen/szoveg/',
      cart: '/kosar/',
      'balance of a gift card': '/ajandekkartya/',
      wishlist: '/wishlist/',
      comparison: `/osszehasonlitas/?ids=${numbers.join()},999999999`,
      'comparison of nothing': '/osszehasonlitas/?ids=x',
      'comparison in English': `/en/osszehasonlitas/?ids=${numbers.join()}&eltero=1`,
      'reviews of a product': `${product}velemenyek/`,
      login: '/login/',
      registration: '/register/',
      'forgotten password': '/forgot-password/',
      'new password': '/reset-password/',
      account: '/my-account/',
      orders: '/my-account/orders/',
      order: '/my-account/order-details/0/',
      'addresses of an account': '/my-account/delivery-address/',
      'account details': '/my-account/account-details/',
      'notices of an account': '/my-account/notices/',
      'link of a notice': `/ertesites/vege/${'x'.repeat(43)}/`,
      loyalty: '/my-account/loyalty/',
      'no such page': '/nincs-ilyen/',
    }),
  ];
}

/** A page of the kinds that the team shop has of its own. */
export async function pagesOfTeamShop(): Promise<PageOfKind[]> {
  const product = await firstLink(addresses.team, '/list/szegedi-futok/', '/szegedi-futok/p/');
  return kinds(true, {
    'team home': '/',
    teams: '/list/',
    team: '/list/szegedi-futok/',
    'product of a team': product,
    'team login': '/login/',
    'team registration': '/register/',
    'team page of text': '/info/aszf/',
    'no such team page': '/nincs-ilyen/',
  });
}
