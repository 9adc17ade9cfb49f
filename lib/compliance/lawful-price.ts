import { lowestOf, type Money } from '#lib/contract/money.ts';
import type { PriceLog } from './items.ts';

const day = 24 * 60 * 60 * 1000;
/** Days before a reduction whose lowest price it is measured on. */
const referenceDays = 30;

/** A time, in ms, in which a price stood. */
interface Span {
  from: number;
  until: number;
  price: Money;
}

/** A reduction that the price log bears out. */
export interface Reduction {
  /** Moment, ms, of its first step. */
  from: number;
  /** The lowest price of the 30 days before it: the only one that may be struck through. */
  reference: Money;
  /** Price now. */
  price: Money;
  /** How often it has grown without a break, its beginning included. */
  steps: number;
  /** Days for which the goods had a price before it, 30 at most. */
  daysBefore: number;
}

function spansUntil(log: Pick<PriceLog[number], 'at' | 'price'>[], end: number): Span[] {
  const prices = new Map<number, Money>();
  for (const { at, price } of log) {
    const moment = Date.parse(at);
    if (moment <= end) prices.set(moment, price);
  }
  const spans: Span[] = [];
  for (const [from, price] of [...prices].sort(([a], [b]) => a - b)) {
    const last = spans.at(-1);
    if (last?.price === price) continue;
    if (last) last.until = from;
    spans.push({ from, until: Infinity, price });
  }
  return spans;
}

/** What a reduction that begins with the last of these spans is measured on. */
function beginReduction(spans: readonly Span[], { from, price }: Span): Reduction {
  const start = from - referenceDays * day;
  const before = spans.filter(({ until }) => until > start && until <= from);
  const first = Math.max(start, spans[0]?.from ?? from);
  return {
    from,
    price,
    steps: 1,
    reference: lowestOf(before.map((span) => span.price)),
    daysBefore: Math.floor((from - first) / day),
  };
}

/**
 * Reckons, from the log of one customer type and nothing else, the reduction that may be announced at a moment; null
 * for none. The log is gone through from its beginning, unlike the shop's own reckoning of what it shows, so that the
 * two check each other. 4/2009. (I. 30.) NFGM–SZMM r., 2/A. §: measured on the lowest price of the 30 days before the
 * reduction; while it grows without a break, before its first step. A raised price ends it.
 */
export function lawfulReduction(log: readonly Pick<PriceLog[number], 'at' | 'price'>[], now: string): Reduction | null {
  const spans = spansUntil([...log], Date.parse(now));
  let running = null as Reduction | null;
  for (const [at, span] of spans.entries()) {
    const before = spans[at - 1];
    if (!before) continue;
    if (span.price > before.price) running = null;
    else if (running) running = { ...running, price: span.price, steps: running.steps + 1 };
    else running = beginReduction(spans.slice(0, at), span);
  }
  return running && running.reference > running.price ? running : null;
}

/** The price of a log in force at a moment; null before its first. */
export function priceInForce(log: readonly Pick<PriceLog[number], 'at' | 'price'>[], now: string): Money | null {
  return spansUntil([...log], Date.parse(now)).at(-1)?.price ?? null;
}

/** The prices that customers of a type paid: their own ones, or, where none is in force yet, the public ones. */
export function logOf(log: PriceLog, type: PriceLog[number]['role'], now: string): PriceLog {
  const own = log.filter(({ role }) => role === type);
  const isInForce = own.some(({ at }) => Date.parse(at) <= Date.parse(now));
  return isInForce || type === 'vk' ? own : log.filter(({ role }) => role === 'vk');
}
