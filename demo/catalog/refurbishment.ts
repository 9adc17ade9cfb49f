import type { Grade } from '#lib/contract/product.ts';
import { createRandom } from '#lib/core/random.ts';
import type { CatalogProduct } from '../model.ts';
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
