import { money } from '#lib/contract/money.ts';
import type { SeedOf } from '#lib/contract/seed.ts';

/** The gift cards of the demo shop: one that is whole, one with a rest, one that has expired, one that is empty. */
export const demoGiftCards: readonly SeedOf<'giftCard'>[] = [
  { code: 'AJANDEKKARTYA001', value: money(10_000), balance: money(10_000), validForDays: 900 },
  { code: 'AJANDEKKARTYA002', value: money(50_000), balance: money(34_500), validForDays: 400 },
  { code: 'AJANDEKKARTYA003', value: money(20_000), balance: money(20_000), validForDays: -12 },
  { code: 'AJANDEKKARTYA004', value: money(5_000), balance: money(0), validForDays: 300 },
];
