import { difference, noMoney, sumOf, times, type Money } from '#lib/contract/money.ts';
import type { Cart, CartItem } from '#lib/contract/cart.ts';
import { splitCart } from './cart.ts';

/** What the service that goes with a line costs, for all of its pieces; nothing where none was asked for. */
export function serviceFor(mounting: { price: Money } | null, quantity: number): Money {
  return mounting ? times(mounting.price, quantity) : noMoney;
}

/** What the service that goes with a line of a cart costs. */
export function serviceOn({ mounting, option }: CartItem): Money {
  return serviceFor(mounting, option.quantity);
}

/** What lines come to beside the services that have a row of their own. */
export function goodsOf(items: readonly CartItem[]): Money {
  return sumOf(items.map((item) => difference(item.lineTotal, serviceOn(item))));
}

/** The two rows that a cart's `total.items` is shown in: together they are it again. */
export interface GoodsAndServices {
  goods: Money;
  services: Money;
  /** What was asked for with what can be ordered, each name once, in the order of the lines. */
  names: Pick<NonNullable<CartItem['mounting']>, 'name' | 'lang'>[];
}

/** What goods and the services with them come to. @param items sum of the lines that can be ordered. */
export function goodsAndServices(products: readonly CartItem[], items: Cart['total']['items']): GoodsAndServices {
  const { available } = splitCart(products);
  const services = sumOf(available.map(serviceOn));
  const names = available.flatMap(({ mounting }) => (mounting ? [[mounting.name, mounting] as const] : []));
  return { goods: difference(items, services), services, names: [...new Map(names).values()] };
}
