import type { Grade } from '#lib/contract/product.ts';
import type { Money } from '#lib/contract/money.ts';
import { createRandom, type Random } from '#lib/core/random.ts';
import type { CatalogProduct } from '../model.ts';
import { priceToday, shelfPrice, unchangedPrice } from './prices.ts';
import { tracesOfUse } from './traces.ts';
import type { ProductPlan } from './plan.ts';

const dayMs = 86_400_000;

/** How a refurbished product of an index of the plans looks, and which of the others is the same one new. */
export function createRefurbishments(
  seed: number,
  plans: readonly ProductPlan[],
  { today, idOf }: { today: number; idOf: (index: number) => number },
): (index: number) => CatalogProduct['refurbishment'] {
  const keyOf = ({ kind, brand, model, gender }: ProductPlan) => [kind.noun, brand, model, gender].join('/');
  const fresh = new Map<string, number>();
  plans.forEach((plan, index) => {
    if (!plan.refurbished) fresh.set(keyOf(plan), index);
  });
  return (index) => {
    const plan = plans[index];
    if (!plan?.refurbished) return null;
    const random = createRandom(seed, `refurbishment/${index}`);
    const grade = random.weighted({ A: 3, B: 4, C: 2 }) as Grade;
    const twin = fresh.get(keyOf(plan));
    return {
      grade,
      traces: random.pick(tracesOfUse(plan.kind.archetype, grade)),
      guaranteeUntil: random.chance(0.5)
        ? new Date(today + random.int(60, 600) * dayMs).toISOString().slice(0, 10)
        : null,
      twinId: twin === undefined ? null : idOf(twin),
    };
  };
}

/** By how much less than new a grade is sold, in percent: what is worn more costs less. */
export const reductionsByGrade: Readonly<Record<Grade, readonly [least: number, most: number]>> = {
  A: [15, 25],
  B: [25, 40],
  C: [40, 55],
};

/** A shelf price within the bounds of the grade, in forints; the shop's lowest price where the new one costs little. */
function refurbishedPrice(random: Random, grade: Grade, fresh: Money): Money {
  const [least, most] = reductionsByGrade[grade];
  const isFair = (price: Money) => price <= fresh * (1 - least / 100) && price >= fresh * (1 - most / 100);
  const shares = Array.from({ length: most - least + 1 }, (_, step) => least + step);
  const fair = shares.map((share) => shelfPrice(fresh * (1 - share / 100))).filter(isFair);
  return fair.length > 0 ? random.pick(fair) : shelfPrice(fresh * (1 - most / 100));
}

/**
 * Prices of a refurbished product whose new twin is sold: below the twin's price of today as its grade says, unchanged
 * since it came in, so that no reduction of its own is told, and with no recommended price, which is for new goods.
 */
export function priceByTwin(
  seed: number,
  { id, brand, refurbishment, priceLog }: Pick<CatalogProduct, 'id' | 'brand' | 'refurbishment' | 'priceLog'>,
  twin: Pick<CatalogProduct, 'priceLog'>,
): Pick<CatalogProduct, 'priceLog' | 'rrp'> {
  const random = createRandom(seed, `refurbished-price/${id}`);
  const price = refurbishedPrice(random, refurbishment!.grade, priceToday(twin.priceLog));
  return { priceLog: unchangedPrice(priceLog[0]!.at, price, brand), rrp: null };
}
