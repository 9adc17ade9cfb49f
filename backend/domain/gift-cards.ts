import type { GiftCardState } from '#lib/contract/cart-gift-card.ts';
import { difference, money, lowestOf, noMoney, sumOf, type Money } from '#lib/contract/money.ts';

/** A gift card as it stands in the database. */
export interface GiftCard {
  id: string;
  ending: string;
  balance: Money;
  /** Last day, as a date of Hungary. */
  validUntil: string;
}

export interface ReckonedGiftCard {
  card: GiftCard;
  state: GiftCardState;
  /** What it pays; 0 unless it is applied. */
  paid: Money;
}

/** The gift cards of a cart, and the day in Hungary on which they are reckoned. */
export interface HeldGiftCards {
  cards: readonly GiftCard[];
  day: string;
}

/** What comes back to a card can be spent for so many days at least. */
export const giftCardReturnDays = 90;

export const noGiftCards: HeldGiftCards = { cards: [], day: '' };

/** Whether a card pays on a day, or why not. */
export function giftCardState({ balance, validUntil }: GiftCard, day: string): GiftCardState {
  if (validUntil < day) return 'expired';
  return balance === 0 ? 'empty' : 'applied';
}

/** What each card of a cart pays of a sum, in their order: never more than is left on it, nor of the sum (ADR-0129). */
export function reckonGiftCards({ cards, day }: HeldGiftCards, sum: Money): { list: ReckonedGiftCard[]; paid: Money } {
  let left = sum;
  const list = cards.map((card): ReckonedGiftCard => {
    const state = giftCardState(card, day);
    const paid = state === 'applied' ? lowestOf([card.balance, left]) : noMoney;
    left = difference(left, paid);
    return { card, state, paid };
  });
  return { list, paid: sumOf(list.map(({ paid }) => paid)) };
}

/** What a card paid of an order, and what of that went back to it. */
export interface GiftCardPayment {
  position: number;
  cardId: string;
  paid: Money;
  returned: Money;
}

/** A sum on its way back, over the payments in their order: none gets more than it paid. */
export function returnsTo(payments: readonly GiftCardPayment[], sum: Money): (GiftCardPayment & { back: Money })[] {
  let left = sum;
  return payments.map((payment) => {
    const back = lowestOf([difference(payment.paid, payment.returned), left]);
    left = difference(left, back);
    return { ...payment, back };
  });
}

/** What a withdrawal is about, in forints: of the order, and of what was withdrawn from it before and now. */
export interface WithdrawnSums {
  grand: Money;
  /** What gift cards paid of `grand`, and what of that went back before. */
  paid: Money;
  returned: Money;
  before: Money;
  refund: Money;
  /** Whether nothing of the order is left: then the delivery is paid back as well. */
  isAll: boolean;
}

/**
 * What of a refund goes back to gift cards: their part of the order, so that the parts of all withdrawals add up to what
 * they paid.
 */
export function refundToGiftCards({ grand, paid, returned, before, refund, isAll }: WithdrawnSums): Money {
  const open = difference(paid, returned);
  if (isAll || open === 0) return open;
  const upTo = (BigInt(paid) * BigInt(before + refund)) / BigInt(grand);
  return lowestOf([open, difference(money(Number(upTo)), returned)]);
}
