/** Where a changed price has to be seen: a product's own pages, and the lists that show it. */
import { productEndpoints } from '#lib/contract/product.ts';
import { priceForm, type Goods, type ToldShop } from './shop.ts';

/** Pages that show many goods: a list as it is kept, one as it is drawn for whoever asks, and the home page. */
const lists = { list: '/cipok/', 'list with a query': '/cipok/?store=store_szeged', home: '/' };

/** One place at which a price is shown. */
export interface Sight {
  name: string;
  path: string;
  /** Whether a page shows a price there. */
  shows: (page: string, price: number) => boolean;
  /** Product whose place in the list may be another one by its new price, so that it is not shown there any more. */
  mayLeave?: string;
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const structured = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

/** What people see of a page: what it holds for programs may be newer, or older. */
const isSeen = (page: string, price: number) => priceForm(price).test(page.replaceAll(scripts, ''));
const isStructured = (page: string, price: number) =>
  [...page.matchAll(structured)].some(([, data = '']) => priceForm(price).test(data));

/** Whether a page does not show a product any more that it showed. */
export const hasLeft = (page: string, { mayLeave }: Sight): boolean =>
  mayLeave !== undefined && page !== '' && !page.replaceAll(scripts, '').includes(mayLeave);

/** Goods that a page leads to. */
export async function goodsOn(shop: ToldShop, path: string): Promise<Goods[]> {
  const page = await shop.textAt(shop.fronts[0] ?? 0, path);
  const links = [...page.replaceAll(scripts, '').matchAll(/href="(\/p\/[^"/?]+-(\d+)\/)/g)];
  const goods = links.map(([, url = '', id]) => ({ id: Number(id), url }));
  return [...new Map(goods.map((one) => [one.id, one])).values()];
}

/** Goods that can be bought: what is sold out shows no price in its Markdown. */
async function onSale(shop: ToldShop, goods: readonly Goods[]): Promise<Goods[]> {
  const found = await Promise.all(
    goods.map(async (one) => {
      const { options } = productEndpoints.product.data.parse(await shop.dataOf(`/api/v1/product/${one.id}/`));
      return options.some(({ stock }) => stock > 0) ? [one] : [];
    }),
  );
  return found.flat();
}

/** What is looked at of each product. */
export class Sights {
  /** Goods that one of the lists shows on its first page. */
  readonly listed: readonly Goods[];
  readonly #lists: readonly { name: string; path: string; ids: ReadonlySet<number> }[];

  private constructor(shown: readonly { name: string; path: string; goods: readonly Goods[] }[]) {
    this.listed = [...new Map(shown.flatMap(({ goods }) => goods).map((one) => [one.id, one])).values()];
    this.#lists = shown.map(({ goods, ...list }) => ({ ...list, ids: new Set(goods.map(({ id }) => id)) }));
  }

  /** Rejects where a list shows nothing that can be bought. */
  static async over(shop: ToldShop): Promise<Sights> {
    const shown = [];
    for (const [name, path] of Object.entries(lists)) {
      const goods = await onSale(shop, await goodsOn(shop, path));
      if (goods.length === 0) throw new Error(`There are no goods in ${path}`);
      shown.push({ name, path, goods });
    }
    return new Sights(shown);
  }

  of({ id, url }: Goods): Sight[] {
    return [
      { name: 'product page', path: url, shows: isSeen },
      { name: 'its structured data', path: url, shows: isStructured },
      { name: 'its Markdown', path: `${url.slice(0, -1)}.md`, shows: isSeen },
      ...this.#lists
        .filter(({ ids }) => ids.has(id))
        .map(({ name, path }) => ({ name, path, shows: isSeen, mayLeave: url })),
    ];
  }
}
