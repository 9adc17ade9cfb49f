import { lowestOf, type Money } from '#lib/contract/money.ts';
import { law } from '#lib/contract/market/law.ts';
import type { PriceType } from '#lib/contract/price.ts';

/** One line of a log of prices: from this moment on, the price of this role was this. */
interface PriceLogEntry {
  at: string;
  role: PriceType;
  price: Money;
}

const dayMs = 24 * 60 * 60 * 1000;

/** A price with the moment, in ms, from which it was in force. */
interface Step {
  from: number;
  price: Money;
}

/** The changes of price up to `now`, oldest first. Of entries of one moment the last counts. */
function stepsUntil(log: readonly PriceLogEntry[], now: Date): Step[] {
  const entries = log
    .map(({ at, price }) => ({ from: Date.parse(at), price }))
    .filter(({ from }) => from <= now.getTime())
    .sort((a, b) => a.from - b.from);
  const inForce = entries.filter(({ from }, index) => entries[index + 1]?.from !== from);
  return inForce.filter(({ price }, index) => inForce[index - 1]?.price !== price);
}

/** Price in force for a role at a moment; null where the log names none yet. */
export function priceAt(log: readonly PriceLogEntry[], now: Date, role: PriceType = 'vk'): Money | null {
  return (
    stepsUntil(
      log.filter((entry) => entry.role === role),
      now,
    ).at(-1)?.price ?? null
  );
}

/**
 * The price that the price at `now` may be announced as reduced from; null without a reduction.
 * `log` holds the entries of one role (ADR-0078).
 *
 * 4/2009. (I. 30.) NFGM–SZMM r., 2/A. § (Directive 98/6/EC, Art. 6a): it is the lowest price applied in the 30 days
 * **before the reduction is applied**, not in the last 30 days from today. While a reduction grows without a break,
 * the 30 days are those before its first step. A price that was raised ends the reduction; a price that only goes
 * back to the lowest one of those days is none.
 */
export function lowestBeforeReduction(log: readonly PriceLogEntry[], now: Date): Money | null {
  const steps = stepsUntil(log, now);
  const current = steps.at(-1);
  if (!current) return null;
  let first = steps.length - 1;
  while (first > 0 && isCut(steps, first)) first -= 1;
  const start = steps[first + 1];
  if (!start) return null;
  const windowStart = start.from - law.lowestPriceDays * dayMs;
  // A price counts when it was in force at any moment of the window, so its end must lie within.
  const prior = steps.slice(0, first + 1).filter((_, index) => (steps[index + 1]?.from ?? Infinity) > windowStart);
  const lowest = lowestOf(prior.map(({ price }) => price));
  return lowest > current.price ? lowest : null;
}

/** Whether the step at an index lowered the price. */
function isCut(steps: readonly Step[], index: number): boolean {
  const step = steps[index];
  const before = steps[index - 1];
  return step !== undefined && before !== undefined && step.price < before.price;
}
