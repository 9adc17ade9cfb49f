import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  reckonGiftCards,
  refundToGiftCards,
  returnsTo,
  type GiftCard,
  type GiftCardPayment,
} from '#backend/domain/gift-cards.ts';
import { giftCardCodeSchema } from '#lib/contract/cart-gift-card.ts';
import { difference, money, noMoney, sumOf } from '#lib/contract/money.ts';

const day = '2026-11-25';
const anyMoney = fc.integer({ min: 0, max: 2_000_000 }).map(money);
const anyCard: fc.Arbitrary<GiftCard> = fc.record({
  id: fc.uuid(),
  ending: fc.constant('0001'),
  balance: anyMoney,
  validUntil: fc.constantFrom('2026-11-24', '2026-11-25', '2027-01-01'),
});
const anyCards = fc.array(anyCard, { maxLength: 5 });

describe('what gift cards pay', () => {
  it('[GIFT-01] is never more than the sum, nor than a card has, and all of the sum where they have it', () => {
    fc.assert(
      fc.property(anyCards, anyMoney, (cards, sum) => {
        const { list, paid } = reckonGiftCards({ cards, day }, sum);
        expect(paid).toBe(sumOf(list.map((one) => one.paid)));
        for (const { card, paid: part } of list) {
          expect(part >= 0 && part <= card.balance).toBe(true);
        }
        const usable = sumOf(cards.filter(({ validUntil }) => validUntil >= day).map(({ balance }) => balance));
        expect(paid).toBe(Math.min(usable, sum));
      }),
    );
  });

  it('[GIFT-01] is nothing of a card whose last day has passed, or that is empty', () => {
    const card = { id: 'a', ending: '0001', balance: money(500), validUntil: day };
    const states = (changes: Partial<GiftCard>) =>
      reckonGiftCards({ cards: [{ ...card, ...changes }], day }, money(900)).list.map(({ state, paid }) => [
        state,
        paid,
      ]);
    expect(states({})).toEqual([['applied', 500]]);
    expect(states({ validUntil: '2026-11-24' })).toEqual([['expired', 0]]);
    expect(states({ balance: noMoney })).toEqual([['empty', 0]]);
  });
});

describe('what goes back', () => {
  it('[GIFT-06] never puts more on a card than it paid, and all of the sum where they paid so much', () => {
    const anyPayment: fc.Arbitrary<GiftCardPayment> = fc
      .tuple(fc.nat({ max: 4 }), anyMoney, fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([position, paid, part]) => ({
        position,
        cardId: String(position),
        paid,
        returned: money(Math.floor(paid * part)),
      }));
    fc.assert(
      fc.property(fc.array(anyPayment, { maxLength: 5 }), anyMoney, (payments, sum) => {
        const returns = returnsTo(payments, sum);
        for (const { paid, returned, back } of returns) expect(back >= 0 && back <= paid - returned).toBe(true);
        const open = sumOf(payments.map(({ paid, returned }) => difference(paid, returned)));
        expect(sumOf(returns.map(({ back }) => back))).toBe(Math.min(open, sum));
      }),
    );
  });

  it('[GIFT-06] adds up to what was paid, in whatever steps goods are withdrawn from', () => {
    const anyOrder = fc
      .tuple(fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 8 }), fc.nat({ max: 20_000 }))
      .chain(([refunds, delivery]) => {
        const grand = refunds.reduce((sum, refund) => sum + refund, delivery);
        return fc.record({
          refunds: fc.constant(refunds.map(money)),
          grand: fc.constant(money(grand)),
          paid: fc.integer({ min: 0, max: grand }).map(money),
        });
      });
    fc.assert(
      fc.property(anyOrder, ({ refunds, grand, paid }) => {
        let [before, returned] = [noMoney, noMoney];
        for (const [index, refund] of refunds.entries()) {
          const isAll = index === refunds.length - 1;
          const back = refundToGiftCards({ grand, paid, returned, before, refund, isAll });
          expect(back).toBeGreaterThanOrEqual(0);
          // Until the last piece nobody gets more onto cards than is paid back.
          if (!isAll) expect(back).toBeLessThanOrEqual(refund);
          before = sumOf([before, refund]);
          returned = sumOf([returned, back]);
        }
        expect(returned).toBe(paid);
      }),
    );
  });
});

describe('a code', () => {
  it('[GIFT-02] is read in small letters, with spaces, hyphens, and O, I and L for digits', () => {
    expect(giftCardCodeSchema.parse(' ajan-dekk arty-aool ')).toBe('AJANDEKKARTYA001');
  });

  it.each(['', 'AJAN-DEKK', 'AJAN-DEKK-ARTY-A0011', 'AJAN-DEKK-ARTY-A00Ö', 'AJAN-DEKK-ARTY-A00!'])(
    '[GIFT-02] is none where it is %j',
    (typed) => {
      expect(giftCardCodeSchema.safeParse(typed).success).toBe(false);
    },
  );
});
