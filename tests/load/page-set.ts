import { pagesOfShop } from '#tests/e2e/page-kinds.ts';
import type { Host } from './options.ts';

/** What is measured of which kind: `list` is a category, `filtered` the same list with one filter. */
export const kindsMeasured = [
  'home',
  'list',
  'search',
  'filtered',
  'product',
  'cart',
  'locator',
  'store',
  'guide',
  'static',
] as const;

/** A page of one shop. */
export interface MeasuredPage {
  kind: string;
  host: Host;
  path: string;
}

/** The names that the pages go by where the whole shop is looked at. */
const namesElsewhere: Record<string, string> = {
  home: 'home',
  list: 'category',
  search: 'results',
  product: 'product',
  cart: 'cart',
  locator: 'stores',
  store: 'store',
  guide: 'guide',
  static: 'static page',
};

async function pathsOf(host: Host): Promise<Record<string, string>> {
  if (Object.keys(host.pages).length > 0) return host.pages;
  const pages = await pagesOfShop(host.address);
  const paths = Object.entries(namesElsewhere).map(([kind, name]) => [
    kind,
    pages.find((page) => page.name === name)?.path ?? '/',
  ]);
  const list = await (await fetch(`${host.address}/cipok/`)).text();
  const filtered = /href="(\/cipok\/\?filters=\d+)"/.exec(list)?.[1];
  if (!filtered) throw new Error(`No link on ${host.address}/cipok/ filters the list`);
  return { ...Object.fromEntries(paths), filtered };
}

/** Pages of each shop in turns, the same kind side by side; kinds that a shop does not have are left out. */
export async function pagesMeasured(hosts: readonly Host[], only: readonly string[]): Promise<MeasuredPage[]> {
  const unknown = only.find((kind) => !kindsMeasured.some((known) => known === kind));
  if (unknown) throw new Error(`There is no page "${unknown}", but ${kindsMeasured.join(', ')}.`);
  const paths = await Promise.all(hosts.map(pathsOf));
  return kindsMeasured
    .filter((kind) => only.length === 0 || only.includes(kind))
    .flatMap((kind) =>
      hosts.flatMap((host, index) => {
        const path = paths[index]?.[kind];
        return path === undefined ? [] : [{ kind, host, path }];
      }),
    );
}

/** Has a page drawn, kept and compressed before it is measured. Throws where it is none. */
export async function warm({ host, path }: MeasuredPage): Promise<void> {
  for (let time = 0; time < 4; time++) {
    const answer = await fetch(host.address + path, { headers: { 'accept-encoding': 'br, gzip' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${host.address}${path} answers ${answer.status}`);
  }
}
