/** What shoppers of the bench ask for: pages that many see, searches that few do, carts and orders. */
import { openDatabase } from '#backend/db/open.ts';
import { productEndpoints } from '#lib/contract/product.ts';
import { searchEndpoints } from '#lib/contract/search.ts';
import { createRandom } from '#lib/core/random.ts';
import { Shopper } from '#tests/durability/shopper.ts';
import type { Action } from './load.ts';
import type { Place } from './place.ts';

/** How many carts are filled at the same time. */
const carts = 300;
const words = ['futócipő', 'kabát', 'kerékpár', 'labda', 'sapka', 'sátor', 'mez', 'nadrág', 'hátizsák', 'szemüveg'];

const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** Why an address does not answer 200, with its whole body; empty where it does. Never rejects. */
async function failureOf(url: string): Promise<string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(20_000), redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status === 200 ? '' : String(answer.status);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof Error ? cause.message : String(error);
  }
}

async function dataOf(url: string): Promise<unknown> {
  const { data } = (await (await fetch(url)).json()) as { data: unknown };
  return data;
}

interface Range {
  lists: string[];
  products: string[];
  options: number[];
}

/** Pages of lists and goods, and options with stock. */
async function rangeOf({ front }: Place): Promise<Range> {
  const home = await (await fetch(`${front.storefront}/`)).text();
  const lists = [...new Set([...home.matchAll(/href="(\/[a-z-]+(?:\/[a-z-]+)?\/)"/g)].map(([, path = '']) => path))];
  const goods = [];
  for (let page = 1; page <= 4; page += 1)
    goods.push(...searchEndpoints.search.data.parse(await dataOf(`${front.api}/api/v1/search/?page=${page}`)).products);
  const options: number[] = [];
  for (const { id } of goods.slice(0, 80)) {
    const product = productEndpoints.product.data.parse(await dataOf(`${front.api}/api/v1/product/${id}/`));
    options.push(...product.options.filter(({ stock }) => stock > 20).map((option) => option.id));
  }
  const shown = await Promise.all(
    lists.map(async (path) => ((await failureOf(front.storefront + path)) === '' ? [path] : [])),
  );
  return { lists: shown.flat(), products: goods.map(({ url }) => url), options };
}

/** Everybody who shops in the bench. */
export class Shopping {
  readonly actions: readonly Action[];
  readonly #shoppers: readonly Shopper[];
  readonly #idle: Shopper[];

  private constructor(place: Place, { lists, products, options }: Range) {
    const { storefront, api } = place.front;
    const random = createRandom(20, 'scale');
    this.#shoppers = Array.from(
      { length: carts },
      (_, index) => new Shopper(api, `ca${String(index).padStart(30, '0')}`, random, options),
    );
    this.#idle = [...this.#shoppers];
    const search = () => encodeURIComponent(pick(words) ?? '');
    this.actions = [
      { kind: 'home page', share: 8, run: () => failureOf(`${storefront}/`) },
      { kind: 'list', share: 25, run: () => failureOf(storefront + (pick(lists) ?? '/')) },
      { kind: 'product page', share: 32, run: () => failureOf(storefront + (pick(products) ?? '/')) },
      {
        kind: 'search of its own',
        share: 5,
        run: () => failureOf(`${storefront}/search/?q=${search()}&priceMax=${10 + Math.floor(Math.random() * 90)}`),
      },
      { kind: 'suggestions', share: 10, run: () => failureOf(`${api}/search-limited/?q=${search()}`) },
      { kind: 'stock of a product', share: 8, run: () => failureOf(`${api}/api/v1/search/?q=${search()}`) },
      { kind: 'cart and order', share: 12, run: () => this.#shop() },
    ];
  }

  static async open(place: Place): Promise<Shopping> {
    const shopping = new Shopping(place, await rangeOf(place));
    const at = new Date().toISOString();
    const db = await openDatabase({ DATA_DIR: place.folder, DATABASE_URL: place.databaseUrl });
    const rows = shopping.#shoppers.map(({ uuid }) => ({ uuid, created_at: at, changed_at: at }));
    await db.insertInto('cart').values(rows).execute();
    await db.destroy();
    return shopping;
  }

  /** One write of somebody who is not busy; null where all are. */
  async #shop(): Promise<string | null> {
    const shopper = this.#idle.shift();
    if (!shopper) return null;
    try {
      if (shopper.unanswered === null) return (await shopper.write()) ? '' : 'no answer';
      // Who got no answer asks again, as a shopper would.
      await shopper.settle();
      return '';
    } finally {
      this.#idle.push(shopper);
    }
  }

  /** Sentences about carts that do not hold what was answered last; none is the aim. */
  async lostCarts(): Promise<string[]> {
    const lost: string[] = [];
    for (const shopper of this.#shoppers) {
      if (shopper.unanswered !== null) await shopper.settle();
      const before = shopper.cart;
      if (!(await shopper.look())) lost.push(`The cart ${shopper.uuid} can not be read`);
      const [was, is] = [before, shopper.cart].map((cart) =>
        JSON.stringify([...(cart ?? [])].toSorted(([one], [other]) => one - other)),
      );
      if (before !== null && was !== is) lost.push(`The cart ${shopper.uuid} held ${was}, and holds ${is}`);
    }
    return lost;
  }

  get orders(): number {
    return this.#shoppers.reduce((sum, { orders }) => sum + orders.size, 0);
  }
}

/** A tab that was opened now: the files that its page may still ask for. */
export async function openTab({ front }: Place): Promise<string[]> {
  const files = new Set<string>();
  for (const path of ['/', '/cipok/', '/kosar/']) {
    const page = await (await fetch(front.storefront + path)).text();
    for (const [file] of page.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g)) files.add(front.storefront + file);
  }
  return [...files];
}

/** How many of a tab's files can not be had any more, tried often enough to ask each storefront. */
export async function missingOf(tab: readonly string[]): Promise<number> {
  let missing = 0;
  for (const file of tab) {
    // Past nginx's cache, which would hide what the storefronts have not.
    const tries = await Promise.all([1, 2, 3, 4].map((round) => failureOf(`${file}?past=${round}${Date.now()}`)));
    if (tries.some((failure) => failure !== '')) missing += 1;
  }
  return missing;
}
