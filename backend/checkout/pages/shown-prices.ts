import type { Money } from '#lib/contract/money.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import type { View } from '../view.ts';

/** A delivery price, ready to show. */
export function shownDelivery(price: Money, { texts }: View): string {
  return price === 0 ? texts.ordering.common.free : formatPrice(price);
}

/** What a voucher takes off, ready to show: with a minus sign. */
export function shownDiscount(discount: Money): string {
  return discount === 0 ? formatPrice(discount) : `−${formatPrice(discount)}`;
}
