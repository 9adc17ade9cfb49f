/**
 * `npm run bench -- told`: how long a changed price takes to be on the pages of two storefronts over three processes of
 * the API, which share one database and stand behind one address: on the product's own with its structured data, in its
 * Markdown, on a list and at home; and how old a price is at most that a page shows while the stream of changes is cut.
 * Needs a build; TOLD_CHANGES (150), four at a time, and TOLD_CUT_SECONDS of each way to cut it (15).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { CutWatch } from './told/cut.ts';
import { priceNumber, ToldShop, type Goods } from './told/shop.ts';
import { hasLeft, Sights, type Sight } from './told/sights.ts';

const [changes, atOnce] = [Number(process.env.TOLD_CHANGES ?? 150), 4];
const cutSeconds = Number(process.env.TOLD_CUT_SECONDS ?? 15);
/** How often a page is looked at, ms: figures are no finer. */
const look = 25;
const patience = 20_000;
/** By when a price is to be seen, ms, of 99 in a hundred. */
const longestDelay = 2000;
/** What a page may be behind while nothing is told, ms. */
const oldestPrice = 10_000;

const at = (times: readonly number[], share: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN);

/** How much of the changes is of goods that a list or the home page shows. */
const listedShare = 0.3;

/** Prints how long changes take to be on every storefront. */
async function printDelays(shop: ToldShop): Promise<void> {
  const [goods, sights] = [await shop.goodsOf(400), await Sights.over(shop)];
  const figures = new Map<string, number[]>();
  const note = (name: string, time: number) => figures.set(name, [...(figures.get(name) ?? []), time]);
  /** Waits until every storefront shows a price there; notes how long since `began`. */
  const seen = (sight: Sight, price: number, began: number) =>
    Promise.all(
      shop.fronts.map(async (front) => {
        const { name, path, shows } = sight;
        for (;;) {
          const page = await shop.textAt(front, path);
          if (shows(page, price)) break;
          if (hasLeft(page, sight)) {
            note(`${name}, by leaving`, performance.now() - began);
            return;
          }
          if (performance.now() - began > patience) {
            console.error(`  ${name}, ${path}, does not show its price at port ${front}`);
            break;
          }
          await pause(look);
        }
        note(name, performance.now() - began);
      }),
    );
  let number = 0;
  const change = async (worker: number): Promise<void> => {
    // Each of those that go on at once has goods of its own: another price of the same would hide the first.
    const ownOf = (all: readonly Goods[]) => all.filter(({ id }) => id % atOnce === worker);
    const [own, listed] = [ownOf(goods), ownOf(sights.listed)];
    for (;;) {
      const round = number++;
      if (round >= changes) return;
      const from = listed.length > 0 && Math.random() < listedShare ? listed : own;
      const product = from[Math.floor(Math.random() * from.length)];
      if (!product) continue;
      const price = priceNumber(round);
      const all = sights.of(product);
      // What is kept is what has to go; a list that it has left before tells nothing.
      const pages = await Promise.all(
        all.map(({ path }) => Promise.all(shop.fronts.map((front) => shop.textAt(front, path)))),
      );
      const places = all.filter((sight, index) => !pages[index]?.some((page) => hasLeft(page, sight)));
      await shop.setPrice(product.id, price);
      const began = performance.now();
      await Promise.all(places.map((place) => seen(place, price, began)));
      if (round % 100 === 99) console.error(`  ${round + 1} of ${changes}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => change(worker)));
  console.log(
    `\nFrom a price's import to every storefront (2 storefronts, 3 processes of the API), ${changes} changes, ms:`,
  );
  for (const [name, times] of figures) {
    const [half, most99, most] = [0.5, 0.99, 1].map((share) => at(times, share));
    console.log(`  ${name.padEnd(29)} p50 ${half}   p99 ${most99}   most ${most}   of ${times.length} looks`);
    if ((most99 ?? Infinity) <= longestDelay) continue;
    console.log(`  that is more than ${longestDelay} ms`);
    process.exitCode = 1;
  }
}

/** Prints how long prices had not been current that pages showed while nothing was told; a failure where that is too long. */
async function printAgesWhileCut(shop: ToldShop): Promise<void> {
  const watch = await CutWatch.over(shop, changes);
  for (const state of ['refused', 'silent'] as const) {
    const { ages, changes: made } = await watch.while(state, cutSeconds * 1000);
    console.log(
      `\nThe stream ${state} for ${cutSeconds} s, ${made} changes; how old a price is that a page shows, ms:`,
    );
    for (const [name, times] of ages) {
      const seen = `p99 ${at(times, 0.99)}   most ${at(times, 1)}   of ${times.length} prices seen`;
      console.log(`  ${name.padEnd(16)} ${times.length > 0 ? seen : 'shows none of these prices'}`);
      if (times.every((time) => time < oldestPrice)) continue;
      console.log(`  that is more than ${oldestPrice} ms`);
      process.exitCode = 1;
    }
  }
}

export async function printTold(): Promise<void> {
  const shop = await ToldShop.start();
  try {
    if (changes > 0) await printDelays(shop);
    if (cutSeconds > 0) await printAgesWhileCut(shop);
  } finally {
    await shop.stop();
  }
}
