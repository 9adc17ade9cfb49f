/** What pages show while nothing is told: how long the price that is shown has not been the current one. */
import { setTimeout as pause } from 'node:timers/promises';
import type { StreamState } from './balancer.ts';
import { priceForm, priceNumber, type Goods, type ToldShop } from './shop.ts';
import { goodsOn } from './sights.ts';

/** A price that a product had, and when another took its place, ms; Infinity for the current one. */
interface PastPrice {
  price: number;
  form: RegExp;
  until: number;
}

/** A list of many goods, how many of it and of the home page change their prices, and the longest rest between two looks, ms. */
const [list, mostOfList, mostOfHome, longestRest] = ['/cipok/', 8, 4, 9000];

export class CutWatch {
  readonly #shop: ToldShop;
  readonly #goods: readonly Goods[];
  readonly #prices = new Map<number, PastPrice[]>();
  #number: number;

  private constructor(shop: ToldShop, goods: readonly Goods[], firstNumber: number) {
    this.#shop = shop;
    this.#goods = goods;
    this.#number = firstNumber;
  }

  /** Gives a few goods prices of which each tells when it was set; numbers from `firstNumber` on are nobody else's. */
  static async over(shop: ToldShop, firstNumber: number): Promise<CutWatch> {
    const ofHome = (await goodsOn(shop, '/')).slice(0, mostOfHome);
    const ofList = (await shop.goodsOf(mostOfList, list)).filter(({ id }) => ofHome.every((one) => one.id !== id));
    if (ofList.length === 0) throw new Error(`There are no goods in ${list}`);
    const goods = [...ofHome, ...ofList.slice(0, mostOfList)];
    const watch = new CutWatch(shop, goods, firstNumber);
    for (const { id } of goods) await watch.#change(id);
    return watch;
  }

  async #change(id: number): Promise<void> {
    const price = priceNumber(this.#number++);
    const past = this.#prices.get(id) ?? [];
    const [last] = past;
    // From the moment it was asked for: the figure is rather too large than too small.
    const until = performance.now();
    await this.#shop.setPrice(id, price);
    if (last) last.until = until;
    this.#prices.set(id, [{ price, form: priceForm(price), until: Infinity }, ...past]);
  }

  /** How long ago the prices ended that a page shows of the goods that are in it, ms; 0 for current ones. */
  #agesIn(text: string, path: string, now: number): number[] {
    const isOfOne = this.#goods.some(({ url }) => path.startsWith(url.slice(0, -1)));
    return this.#goods.flatMap(({ id, url }) => {
      if (isOfOne ? !path.startsWith(url.slice(0, -1)) : !text.includes(url)) return [];
      // The newest one that is there: older ones may stand beside it as the lowest of 30 days.
      const shown = this.#prices.get(id)?.find(({ form }) => form.test(text));
      return shown ? [Math.max(0, now - shown.until)] : [];
    });
  }

  /** Cuts the stream for so many ms, changes prices and looks at pages; answers all ages by page, ms, and how many changes. */
  async while(state: StreamState, time: number): Promise<{ ages: Map<string, number[]>; changes: number }> {
    const end = performance.now() + time;
    const ages = new Map<string, number[]>();
    const firstNumber = this.#number;
    const look = async (kind: string, front: number, path: string): Promise<void> => {
      while (performance.now() < end) {
        const text = await this.#shop.textAt(front, path);
        ages.set(kind, [...(ages.get(kind) ?? []), ...this.#agesIn(text, path, performance.now())]);
        // Often and seldom: a page that is looked at all the time is drawn anew before it is old.
        await pause(Math.random() ** 2 * longestRest);
      }
    };
    const change = async (): Promise<void> => {
      while (performance.now() < end) {
        const { id } = this.#goods[Math.floor(Math.random() * this.#goods.length)] ?? { id: 0 };
        await this.#change(id);
        await pause(Math.random() * 1000);
      }
    };
    // All is kept as it is told, then nothing is.
    this.#shop.balancer.streamState = 'passes';
    await pause(6000);
    const pages = this.#goods.flatMap(({ url }) => [
      ['product page', url],
      ['its Markdown', `${url.slice(0, -1)}.md`],
    ]);
    const all = [...pages, ['list', list], ['home', '/']] as [string, string][];
    await Promise.all(this.#shop.fronts.flatMap((front) => all.map(([, path]) => this.#shop.textAt(front, path))));
    this.#shop.balancer.streamState = state;
    await Promise.all([
      change(),
      ...this.#shop.fronts.flatMap((front) => all.map(([kind, path]) => look(kind, front, path))),
    ]);
    this.#shop.balancer.streamState = 'passes';
    return { ages, changes: this.#number - firstNumber };
  }
}
