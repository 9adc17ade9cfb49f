import { noMoney, sumOf, times, type Money } from '#lib/contract/money.ts';
import type { CartItem } from '#lib/contract/cart.ts';
import { splitCart } from './cart.ts';

/** What the service that goes with a line costs, for all of its pieces. */
export function serviceOn({ mounting, option }: CartItem): Money {
  return mounting ? times(mounting.price, option.quantity) : noMoney;
}

/** The services that come with what can be ordered, each once with what it costs in all, in the order of the lines. */
export function servicesIn(items: readonly CartItem[]): { name: string; price: Money }[] {
  const services = new Map<string, Money>();
  for (const item of splitCart(items).available) {
    if (!item.mounting) continue;
    const { name } = item.mounting;
    services.set(name, sumOf([services.get(name) ?? noMoney, serviceOn(item)]));
  }
  return [...services].map(([name, price]) => ({ name, price }));
}
