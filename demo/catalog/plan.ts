import type { Gender } from '../model.ts';
import type { Money } from '#lib/contract/money.ts';
import { brands, type BrandSlug, type DemoBrand } from './brands.ts';
import { colourways } from './colourways.ts';
import type { ColourwayTable } from './colourways/colourway.ts';
import type { Kind, Level } from './goods/kind.ts';
import { kinds } from './goods/kinds.ts';
import { brandLines } from './lines.ts';
import { modelNames } from './names.ts';
import { shelfPrice } from './prices.ts';
import { createRandom, type Random } from '#lib/core/random.ts';

/** What a product shall be, before its words, prices and stock are made. */
export interface ProductPlan {
  kind: Kind;
  brand: BrandSlug;
  /** 'Pulzus 4' */
  model: string;
  level: Level;
  gender: Gender;
  /** Ids of colourways in the order of the product's colours. */
  colourways: string[];
  /** Weight of a dumbbell or kettlebell, which its picture shows. */
  kilograms: number | null;
  refurbished: boolean;
  /** First regular price in forints. */
  price: Money;
}

interface Slot {
  kind: Kind;
  brand: BrandSlug;
  makers: readonly BrandSlug[];
  colourways: readonly string[];
  weight: number;
}

const levelWeights: Readonly<Record<Level, number>> = { entry: 4, advanced: 4, race: 2 };

function slots(): Slot[] {
  return kinds.flatMap((kind) => {
    const lines = brandLines(kind.archetype).filter(({ brand }) => !kind.brands || kind.brands.includes(brand));
    const makers = lines.map(({ brand }) => brand);
    const all = lines.reduce((sum, line) => sum + line.colourways.length, 0);
    return lines.map((line) => ({ kind, makers, ...line, weight: (kind.share * line.colourways.length) / all }));
  });
}

/** Shares `total` out by weight; the largest remainders get what rounding leaves. */
function apportion(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (weight / sum) * total);
  const counts = exact.map(Math.floor);
  const left = total - counts.reduce((a, b) => a + b, 0);
  const byRemainder = exact.map((value, index) => [value % 1, index] as const).toSorted((a, b) => b[0] - a[0]);
  for (const [, index] of byRemainder.slice(0, left)) counts[index]! += 1;
  return counts;
}

/** For whom a model is made: for all alike, or for some of women, men and children. */
function pickGenders(random: Random, kind: Kind, level: Level, brand: DemoBrand): Gender[] {
  if (brand.forChildren) return ['kinder'];
  const first = random.weighted(kind.genders);
  if (first === 'unisex') return [first];
  const genders = Object.keys(kind.genders) as Gender[];
  const others = genders.filter((gender) => gender !== first && gender !== 'unisex' && random.chance(0.55));
  const chosen = [first, ...others].filter((gender) => gender !== 'kinder' || level !== 'race');
  return chosen.length > 0 ? chosen : [genders.find((gender) => gender !== 'kinder') ?? first];
}

function modelPrice(random: Random, kind: Kind, level: Level, brand: BrandSlug): number {
  const [low, high] = kind.prices[level] ?? [0, 0];
  return (low + random.next() * (high - low)) * brands[brand].priceLevel;
}

const rarelyForMen = ['rózsaszín', 'lila'];

/** Two to four colours of the brand's; men's goods come in pink and purple only where there is no other choice. */
function pickColourways(random: Random, ids: readonly string[], table: ColourwayTable, gender: Gender): string[] {
  const usual = ids.filter((id) => gender !== 'male' || !rarelyForMen.includes(table[id]?.family ?? ''));
  const choice = random.shuffle(usual.length >= 2 ? usual : ids);
  return choice.slice(0, random.int(2, choice.length));
}

/** All versions of one model: by gender, by weight, and now and then one that came back and was put right again. */
function modelPlans(random: Random, { kind, brand, colourways: ids }: Slot, model: string): ProductPlan[] {
  const levels = Object.keys(kind.prices) as Level[];
  const level = random.weighted(Object.fromEntries(levels.map((name) => [name, levelWeights[name]]))) as Level;
  const base = modelPrice(random, kind, level, brand);
  const common = { kind, brand, model, level, kilograms: null, refurbished: false };
  const table: ColourwayTable = colourways[kind.archetype];
  const plans: ProductPlan[] =
    kind.sizing === 'weight'
      ? random
          .shuffle(ids)
          .slice(0, random.int(2, ids.length))
          .map((id) => {
            const kilograms = table[id]?.kilograms ?? 1;
            return { ...common, gender: 'unisex', colourways: [id], kilograms, price: shelfPrice(base * kilograms) };
          })
      : pickGenders(random, kind, level, brands[brand]).map((gender) => ({
          ...common,
          gender,
          colourways: pickColourways(random, ids, table, gender),
          price: shelfPrice(base * (gender === 'kinder' ? 0.68 : 1)),
        }));
  const worn = plans[0]!;
  if (!kind.canBeRefurbished || kind.sizing === 'weight' || !random.chance(0.14)) return plans;
  const [colourway] = worn.colourways;
  return [
    ...plans,
    {
      ...worn,
      refurbished: true,
      colourways: colourway ? [colourway] : [],
      price: shelfPrice(worn.price * 0.72),
    },
  ];
}

/** Plans of exactly `count` products, spread over kinds and brands by their shares of the shop. */
export function planProducts(seed: number, count: number): ProductPlan[] {
  const all = slots();
  const counts = apportion(
    all.map(({ weight }) => weight),
    count,
  );
  return all.flatMap((slot, index) => {
    const random = createRandom(seed, `plan/${slot.kind.noun}/${slot.brand}`);
    const names = modelNames(seed, slot.kind, slot.brand, slot.makers);
    const plans: ProductPlan[] = [];
    while (plans.length < counts[index]!) plans.push(...modelPlans(random, slot, names.next().value));
    return plans.slice(0, counts[index]);
  });
}
