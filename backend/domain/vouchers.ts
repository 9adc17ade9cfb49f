import { difference, lowestOf, noMoney, sumOf, type Money } from '#lib/contract/money.ts';
import type { VoucherState } from '#lib/contract/cart-voucher.ts';
import { shareOut } from './shares.ts';

/** A voucher as it stands in the database. */
export interface Voucher {
  code: string;
  name: string;
  value: Money;
  /** Least sum of goods; null for none. */
  minimum: Money | null;
  /** Last day, as a date of Hungary. */
  validUntil: string;
  /** Whose it is; null for everyone's. */
  customerId: number | null;
  isUsedUp: boolean;
  isCombinable: boolean;
}

export interface ReckonedVoucher {
  voucher: Voucher;
  state: VoucherState;
  /** What it takes off the goods; 0 unless it is applied. */
  discount: Money;
}

/** What vouchers are reckoned against. */
export interface VoucherView {
  /** Sum of the goods that can be had. */
  items: Money;
  customerId: number | null;
  /** Today in Hungary. */
  day: string;
}

export interface ReckonedVouchers {
  list: ReckonedVoucher[];
  /** What they take off together: never more than the goods. */
  discount: Money;
}

export const noVouchers: ReckonedVouchers = { list: [], discount: noMoney };

function stateOf(voucher: Voucher, { items, customerId, day }: VoucherView, before: readonly Voucher[]): VoucherState {
  if (voucher.customerId !== null && voucher.customerId !== customerId) return 'foreign';
  if (voucher.isUsedUp) return 'used';
  if (voucher.validUntil < day) return 'expired';
  if (before.length > 0 && ![voucher, ...before].every(({ isCombinable }) => isCombinable)) return 'not_combinable';
  if (voucher.minimum !== null && items < voucher.minimum) return 'minimum';
  return 'applied';
}

/**
 * What each voucher of a cart takes off its goods, in their order. One takes off its value at most, and nothing of the
 * delivery; what the goods leave of it lapses. A voucher that applies alone keeps later ones out (ADR-0123).
 */
export function reckonVouchers(vouchers: readonly Voucher[], view: VoucherView): ReckonedVouchers {
  const applied: Voucher[] = [];
  let left = view.items;
  const list = vouchers.map((voucher): ReckonedVoucher => {
    const state = stateOf(voucher, view, applied);
    if (state !== 'applied') return { voucher, state, discount: noMoney };
    applied.push(voucher);
    const discount = lowestOf([voucher.value, left]);
    left = difference(left, discount);
    return { voucher, state, discount };
  });
  return { list, discount: sumOf(list.map(({ discount }) => discount)) };
}

/** Each line's share of what vouchers took off, by what the lines cost. */
export function lineDiscounts(discount: Money, lineTotals: readonly Money[]): Money[] {
  return discount === 0 ? lineTotals.map(() => noMoney) : shareOut(discount, lineTotals);
}
