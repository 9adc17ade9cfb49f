import { shownPrice } from '#lib/core/prices/index.ts';
import type { WirePrices } from '#lib/contract/price.ts';
import { toWirePrice, type Money } from '#lib/contract/money.ts';
import type { CatalogProduct, PriceLogEntry, Role } from '../catalog/model.ts';
import { lowestBeforeReduction, priceAt } from '#lib/core/prices/reduction.ts';
import { marketDay } from '#lib/core/calendar/days.ts';

export const roles: readonly Role[] = ['vk', 'premium', 'staff', 'pro'];

/** Selling price and what it is reduced from. */
export interface RolePrice {
  price: Money;
  full: Money | null;
}
export type RolePrices = Readonly<Record<Role, RolePrice>>;

/** Prices of a log at a moment; null before the first public one. A role that the log never names pays that. */
export function rolePricesAt(log: readonly PriceLogEntry[], now: Date): RolePrices | null {
  const entries = Map.groupBy(log, ({ role }) => role);
  const priceOf = (role: Role): RolePrice | null => {
    const own = entries.get(role) ?? [];
    const [only] = own;
    if (own.length === 1 && only)
      return Date.parse(only.at) <= now.getTime() ? { price: only.price, full: null } : null;
    const price = priceAt(own, now, role);
    return price === null ? null : { price, full: lowestBeforeReduction(own, now) };
  };
  const vk = priceOf('vk');
  return vk && { vk, premium: priceOf('premium') ?? vk, staff: priceOf('staff') ?? vk, pro: priceOf('pro') ?? vk };
}

/** From a moment, in ms, on: these prices. */
export interface PriceStep {
  from: number;
  prices: RolePrices;
}

/**
 * The prices of a log at `now` and those that are already settled for later. Prices change at the moments of entries
 * alone, since the days before a reduction are counted from its start. `from` of the first is the latest entry's.
 */
export function priceSteps(
  log: readonly PriceLogEntry[],
  now: Date,
): { current: PriceStep | null; later: PriceStep[] } {
  const time = now.getTime();
  let from = 0;
  const future = new Set<number>();
  for (const { at } of log) {
    const moment = Date.parse(at);
    if (moment > time) future.add(moment);
    else if (moment > from) from = moment;
  }
  const step = (moment: number, prices: RolePrices | null) => prices && { from: moment, prices };
  return {
    current: step(from, rolePricesAt(log, now)),
    later: Array.from(future)
      .sort((a, b) => a - b)
      .flatMap((moment) => step(moment, rolePricesAt(log, new Date(moment))) ?? []),
  };
}

/** The price fields that a caller of this role may see (ADR-0079). */
export function wirePrices({ rrp }: Pick<CatalogProduct, 'rrp'>, prices: RolePrices, role: Role): WirePrices {
  const { vk } = prices;
  const own = prices[role];
  const fields: WirePrices = {
    rrp: rrp === null ? null : toWirePrice(rrp),
    rrpFull: null,
    vk: toWirePrice(vk.price),
    vkFull: vk.full === null ? null : toWirePrice(vk.full),
  };
  if (role === 'vk') return fields;
  const full = own.full === null ? null : toWirePrice(own.full);
  return { ...fields, [role]: toWirePrice(own.price), [`${role}Full`]: full };
}

/** Whether the public price is an announced reduction of more than `limit` percent (PDP-04). */
export function isReduced(prices: RolePrices, limit: number): boolean {
  return shownPrice(prices.vk.price, prices.vk.full, limit).percent !== null;
}

const historyDays = 90;
const day = 24 * 60 * 60 * 1000;

/** Public price on the first of the last 90 days and on each day of them on which it changed, oldest first. */
export function priceHistory(log: readonly PriceLogEntry[], now: Date): { date: string; price: string }[] {
  const start = new Date(now.getTime() - historyDays * day);
  const byDate = new Map<string, Money>();
  for (const { at, role, price } of log) {
    const moment = new Date(at);
    if (role !== 'vk' || moment > now) continue;
    const date = marketDay(moment < start ? start : moment);
    byDate.set(date, price);
  }
  const days = Array.from(byDate, ([date, price]) => ({ date, price: toWirePrice(price) }));
  return days.filter(({ price }, index) => price !== days[index - 1]?.price);
}
