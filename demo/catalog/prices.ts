import type { PriceLogEntry, Role } from '../model.ts';
import { money, type Money } from '#lib/contract/money.ts';
import type { BrandSlug } from './brands.ts';
import type { Random } from '#lib/core/random.ts';

/** Lowest price of the shop in forints: its premium price is still above 4 000, where the ranges begin (PLP-15). */
const floor = 4490;
const dayLength = 86_400_000;

/** A shelf price near `forints`: …490 or …990 below 10 000, …990 above it, and in steps of 5 000 from 100 000 on. */
export function shelfPrice(forints: number): Money {
  const step = forints < 10_000 ? 500 : forints < 100_000 ? 1000 : 5000;
  return money(Math.max(Math.round(forints / step) * step - 10, floor));
}

/** Discount of a role in percent, by brand: fixed agreements, not chance. */
function rolePercent(role: Exclude<Role, 'vk'>, brand: string): number {
  if (role === 'premium') return 10;
  const agreement = brand.length % 5;
  return role === 'pro' ? 10 + agreement : 15 + agreement;
}

const roles = ['premium', 'staff', 'pro'] as const;

/** Prices of all roles from one moment on; role prices are whole tens of forints. */
function entries(at: string, price: Money, brand: string): PriceLogEntry[] {
  return [
    { at, role: 'vk', price },
    ...roles.map((role) => ({
      at,
      role,
      price: money(Math.round((price * (100 - rolePercent(role, brand))) / 1000) * 10),
    })),
  ];
}

/** How far back the prices of a product go and what is being done with them now. */
export type PriceStory = 'steady' | 'reduced' | 'stepped' | 'ended';

/** Picks what happens to a price; goods new to the shop stay as they are, having no earlier price to compare with. */
export function pickStory(random: Random, ageDays: number): PriceStory {
  if (ageDays < 100) return 'steady';
  return random.weighted({ steady: 62, reduced: 22, stepped: 4, ended: 12 });
}

/** Regular prices, each higher than the one before: [days ago, forints], the oldest first. */
function regularPrices(random: Random, ageDays: number, price: Money): [number, Money][] {
  const list: [number, Money][] = [[ageDays, price]];
  // No regular change in the last 60 days keeps every comparison of a reduction simple and lawful.
  for (let days = ageDays - random.int(60, 120); days > 100 && random.chance(0.5); days -= random.int(60, 120)) {
    const before = list.at(-1)![1];
    const raised = shelfPrice(before * (1.03 + random.next() * 0.05));
    if (raised > before) list.push([days, raised]);
  }
  return list;
}

/** Steps of a reduction, each below the one before: [days ago, forints]. */
function reductions(random: Random, story: PriceStory, regular: Money): [number, Money][] {
  const share = (): number => random.pick([0.1, 0.15, 0.2, 0.2, 0.25, 0.3, 0.3, 0.4]);
  const first = shelfPrice(regular * (1 - share()));
  if (story === 'steady' || first >= regular) return [];
  const begin = random.int(2, 24);
  if (story === 'reduced') return [[begin, first]];
  if (story === 'ended')
    return [
      [begin + 40, first],
      [begin + 20, regular],
    ];
  const second = shelfPrice(first * 0.85);
  const steps: [number, Money][] = [
    [begin + 20, first],
    [begin, second],
  ];
  return second < first ? steps : steps.slice(0, 1);
}

/**
 * The price log of a product, oldest first. `today` is the day's midnight in UTC; `price` is the first regular price in
 * forints. Every reduction goes below all prices of the 30 days before it (ADR-0078).
 */
export function priceLog(
  random: Random,
  {
    today,
    ageDays,
    price,
    brand,
    story,
  }: { today: number; ageDays: number; price: Money; brand: BrandSlug; story: PriceStory },
): PriceLogEntry[] {
  const regular = regularPrices(random, ageDays, price);
  const steps = [...regular, ...reductions(random, story, regular.at(-1)![1])];
  // Prices change at half past three at night in Budapest's summer.
  return steps.flatMap(([days, forints]) =>
    entries(new Date(today - days * dayLength + 5_400_000).toISOString(), forints, brand),
  );
}

/** The log of a price in forints that has not changed since `at`. */
export const unchangedPrice = (at: string, price: Money, brand: string): PriceLogEntry[] => entries(at, price, brand);

/** What is asked of the public today, in forints: the last entry of its log. */
export const priceToday = (log: readonly PriceLogEntry[]): Money => log.findLast(({ role }) => role === 'vk')!.price;
