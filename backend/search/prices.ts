import type { Prices } from '#lib/contract/price.ts';
import { shownPrice, toWirePrice } from '#lib/prices/index.ts';
import type { CatalogueProduct, PriceLogEntry, Role } from '../catalogue/model.ts';
import { lowestBeforeReduction, priceAt } from '../domain/reduction.ts';

export const roles: readonly Role[] = ['vk', 'premium', 'staff', 'pro'];

/** Selling price and what it is reduced from, in forints. */
export interface RolePrice {
  price: number;
  full: number | null;
}
export type RolePrices = Readonly<Record<Role, RolePrice>>;

/** Prices of a product at a moment. A role that the log never names pays the public price. */
export function rolePricesAt(product: CatalogueProduct, now: Date): RolePrices {
  const priceOf = (role: Role): RolePrice | null => {
    const log = product.priceLog.filter((entry) => entry.role === role);
    const price = priceAt(log, now, role);
    return price === null ? null : { price, full: lowestBeforeReduction(log, now) };
  };
  const vk = priceOf('vk');
  if (!vk) throw new Error(`Product ${product.id} has no public price at ${now.toISOString()}`);
  return { vk, premium: priceOf('premium') ?? vk, staff: priceOf('staff') ?? vk, pro: priceOf('pro') ?? vk };
}

/** The price fields that a caller of this role may see (decisions §3). */
export function wirePrices(product: CatalogueProduct, prices: RolePrices, role: Role): Prices {
  const { vk } = prices;
  const own = prices[role];
  const fields: Prices = {
    rrp: product.rrp === null ? null : toWirePrice(product.rrp),
    rrpFull: null,
    vk: toWirePrice(vk.price),
    vkFull: vk.full === null ? null : toWirePrice(vk.full),
  };
  if (role === 'vk') return fields;
  const full = own.full === null ? null : toWirePrice(own.full);
  return { ...fields, [role]: toWirePrice(own.price), [`${role}Full`]: full };
}

/** Whether the public price is an announced reduction of more than `limit` percent (spec §5). */
export function isReduced(prices: RolePrices, limit: number): boolean {
  return shownPrice(prices.vk.price, prices.vk.full, limit).percent !== null;
}

const historyDays = 90;
const day = 24 * 60 * 60 * 1000;
const budapestDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' });

/** Public price on the first of the last 90 days and on each day of them on which it changed, oldest first. */
export function priceHistory(log: readonly PriceLogEntry[], now: Date): { date: string; price: string }[] {
  const start = new Date(now.getTime() - historyDays * day);
  const byDate = new Map<string, number>();
  for (const { at, role, price } of log) {
    const moment = new Date(at);
    if (role !== 'vk' || moment > now) continue;
    const date = budapestDate.format(moment < start ? start : moment);
    byDate.set(date, price);
  }
  const days = Array.from(byDate, ([date, price]) => ({ date, price: toWirePrice(price) }));
  return days.filter(({ price }, index) => price !== days[index - 1]?.price);
}
