import type { Loyalty } from '#lib/contract/loyalty.ts';

export type Voucher = Loyalty['vouchers'][number];

/** Vouchers that can be used on a day (`2026-11-21`), soonest to end first, and the others. */
export function vouchersOn(vouchers: readonly Voucher[], day: string): { usable: Voucher[]; over: Voucher[] } {
  const isUsable = ({ usedAt, validUntil }: Voucher) => usedAt === null && validUntil >= day;
  return {
    usable: vouchers.filter(isUsable).toSorted((a, b) => a.validUntil.localeCompare(b.validUntil)),
    over: vouchers.filter((voucher) => !isUsable(voucher)),
  };
}

/** How far the year's points have come on the way to the next tier; full on the highest one. */
export function tierProgress({ next, yearPoints }: Pick<Loyalty, 'next' | 'yearPoints'>): {
  value: number;
  max: number;
} {
  return next ? { value: Math.min(yearPoints, next.tier.from), max: next.tier.from } : { value: 1, max: 1 };
}

/** A card's number in groups that can be read out: `2 901234 567890`. */
export function cardNumberGroups(number: string): string {
  return number.replace(/^(\d)(\d{6})(\d{6})$/, '$1\u00A0$2\u00A0$3');
}
