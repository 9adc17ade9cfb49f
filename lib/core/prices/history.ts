import { highestOf, lowestOf, type Money } from '#lib/contract/money.ts';
import type { Product } from '#lib/contract/product.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** One price for a time: from the start of a day to the start of another, both in UTC ms. */
export interface PriceSpan {
  from: number;
  until: number;
  price: Money;
}

/** The prices of a product over time, oldest first, without gaps, up to the end of `today` (`2026-11-21`). */
export function priceSpans(history: Product['priceHistory'], today: string): PriceSpan[] {
  const end = Date.parse(today) + dayLength;
  const steps = history
    .map(({ date, price }) => ({ from: Date.parse(date), price }))
    .filter(({ from }) => from < end)
    .sort((a, b) => a.from - b.from);
  return steps.map(({ from, price }, index) => ({ from, until: steps[index + 1]?.from ?? end, price }));
}

/**
 * The first day of a reduction from `full` that went down in steps, and the day of its last one, in UTC ms: its 30 days are
 * those before the first (ADR-0016). Null for one that has a single price.
 */
export function reductionSteps(spans: readonly PriceSpan[], full: Money): { began: number; lowered: number } | null {
  const last = spans.at(-1);
  if (!last || last.price >= full) return null;
  let began = last;
  for (const span of spans.toReversed().slice(1)) {
    if (span.price >= full || span.price <= began.price) break;
    began = span;
  }
  return began === last ? null : { began: began.from, lowered: last.from };
}

/** A drawing of the prices over time in a box of `width` × `height`: an SVG path, and what stands at its edges. */
export interface PriceCurve {
  path: string;
  lowest: Money;
  highest: Money;
}

/**
 * The step line of prices, lowest at the bottom edge and highest at the top one; null while there is nothing to draw.
 */
export function priceCurve(spans: readonly PriceSpan[], width: number, height: number): PriceCurve | null {
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last) return null;
  const prices = spans.map(({ price }) => price);
  const [lowest, highest] = [lowestOf(prices), highestOf(prices)];
  const range = highest - lowest;
  const length = last.until - first.from;
  const round = (number: number) => Math.round(number * 10) / 10;
  const heightOf = (price: number) => round(range === 0 ? height / 2 : (height * (highest - price)) / range);
  const across = (moment: number) => round((width * (moment - first.from)) / length);
  const steps = spans.map(({ price, until }) => `V${heightOf(price)}H${across(until)}`);
  return { path: `M0 ${heightOf(first.price)}${steps.join('')}`, lowest, highest };
}
