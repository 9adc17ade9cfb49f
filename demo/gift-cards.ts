import { forint } from '#lib/contract/money.ts';
import type { SeedOf } from '#lib/contract/seed.ts';

/** The gift cards of the demo shop: one that is whole, one with a rest, one that has expired, one that is empty. */
export const demoGiftCards: readonly SeedOf<'giftCard'>[] = [
  { code: 'AJANDEKKARTYA001', value: forint(10_000), balance: forint(10_000), validForDays: 900 },
  { code: 'AJANDEKKARTYA002', value: forint(50_000), balance: forint(34_500), validForDays: 400 },
  { code: 'AJANDEKKARTYA003', value: forint(20_000), balance: forint(20_000), validForDays: -12 },
  { code: 'AJANDEKKARTYA004', value: forint(5_000), balance: forint(0), validForDays: 300 },
];
