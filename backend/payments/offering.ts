import { providerName, type PaymentSettings } from '#lib/config/payment-settings.ts';
import type { BackendSettings } from '#lib/config/backend-settings.ts';
import type { Money } from '#lib/contract/money.ts';
import type { PaymentWay } from '#lib/contract/payment.ts';
import { InvalidInput } from '../domain/errors.ts';
import type { ParsedOrderRequest } from '../domain/orders.ts';

/** The ways to pay that the shop has. */
export function offeredPayments(settings: PaymentSettings): PaymentWay[] {
  return providerName(settings) === 'none' ? ['on_delivery'] : ['on_delivery', 'card'];
}

/**
 * With whom and until when an order is paid by card; null where it is paid otherwise, or gift cards have paid it.
 * Throws InvalidInput `payment: unavailable` where the shop takes no cards, and `billing: required` where no address is
 * known for the invoice, with which the bank compares the card's holder.
 */
export function paymentUntil(
  settings: PaymentSettings & Pick<BackendSettings, 'PAYMENT_MINUTES'>,
  { payment = 'on_delivery', delivery, billing }: Pick<ParsedOrderRequest, 'payment' | 'delivery' | 'billing'>,
  left: Money,
  now: Date,
): { provider: string; until: Date } | null {
  if (!offeredPayments(settings).includes(payment)) throw new InvalidInput({ payment: ['unavailable'] });
  if (payment !== 'card' || left === 0) return null;
  if (delivery.type !== 'home' && !billing) throw new InvalidInput({ billing: ['required'] });
  return { provider: providerName(settings), until: new Date(now.getTime() + settings.PAYMENT_MINUTES * 60_000) };
}
