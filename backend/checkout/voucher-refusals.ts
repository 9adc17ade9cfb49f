import type { CartVoucher } from '#lib/contract/cart-voucher.ts';
import { money } from '#lib/contract/money.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { filled, textOf, type OrderingTexts } from './texts.ts';

/** What a refused code means for the shopper. */
export function voucherRefusal(code: string | undefined, { vouchers }: OrderingTexts): string {
  const { refusals, minimum, max } = vouchers;
  if (code === undefined) return refusals.wait;
  const [name = '', bound] = code.split(':');
  if (name === 'minimum') return filled(minimum, { price: formatPrice(money(Number(bound ?? 0))) });
  if (name === 'max') return filled(max, { most: bound ?? '' });
  return textOf(refusals, name) ?? refusals.unknown;
}

/** Why a voucher of a cart takes nothing off. */
export function voucherState({ state, minimum }: CartVoucher, { vouchers }: OrderingTexts): string {
  if (state === 'minimum' && minimum !== null) return filled(vouchers.minimum, { price: formatPrice(minimum) });
  return textOf(vouchers.refusals, state) ?? vouchers.other;
}
