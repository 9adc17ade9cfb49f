import { difference, noMoney, type Money } from '#lib/contract/money.ts';
import type { PaymentState } from '#lib/contract/payment.ts';

/** The states of one try to pay by card; an order without one has none. */
export type TryState = Exclude<PaymentState, 'none'>;

/**
 * What a try to pay may become, by what it is (ADR-0139). No step leads back, so that the order in which a provider's
 * notices come does not matter: what failed may still have brought money, and what brought money can not fail any more.
 *
 * | is         | may become                         |
 * |------------|------------------------------------|
 * | pending    | authorised, failed, paid, refunded |
 * | authorised | failed, paid, refunded             |
 * | failed     | paid, refunded                     |
 * | paid       | refunded                           |
 * | refunded   | –                                  |
 */
const following: Readonly<Record<TryState, readonly TryState[]>> = {
  pending: ['authorised', 'failed', 'paid', 'refunded'],
  authorised: ['failed', 'paid', 'refunded'],
  failed: ['paid', 'refunded'],
  paid: ['refunded'],
  refunded: [],
};

/** Whether a try to pay that is `from` may become `to`. */
export function mayPaymentBecome(from: TryState, to: TryState): boolean {
  return following[from].includes(to);
}

/** Whether the money of a try has been collected, whatever became of it later. */
export function isCollected(state: TryState): boolean {
  return state === 'paid' || state === 'refunded';
}

/** What is known of a try: its state, its sum, and what of that went back. */
export interface KnownTry {
  state: TryState;
  amount: Money;
  refunded: Money;
}

/** What a provider says of a try. */
export interface SaidOfTry {
  state: TryState;
  /** What went back to the card, all in all. */
  refunded: Money;
}

/**
 * What a try is after a provider said something of it, and whether it was collected by that, which it is once at most.
 * What is said twice, or was overtaken, changes nothing.
 */
export function afterNotice<Known extends KnownTry>(
  known: Known,
  said: SaidOfTry,
): { known: Known; isNowCollected: boolean } {
  const moved = mayPaymentBecome(known.state, said.state) ? said.state : known.state;
  const isNowCollected = isCollected(moved) && !isCollected(known.state);
  const most = said.state === 'refunded' ? known.amount : said.refunded;
  const refunded = isCollected(moved) && most > known.refunded ? most : known.refunded;
  const isAllBack = isCollected(moved) && known.amount > noMoney && difference(known.amount, refunded) <= 0;
  return { known: { ...known, state: isAllBack ? 'refunded' : moved, refunded }, isNowCollected };
}

/** The state of an order's payment from those of its tries, oldest first: money wherever it came, else the last try. */
export function paymentStateOf(states: readonly TryState[]): PaymentState {
  return (
    states.find((state) => state === 'paid') ??
    states.find((state) => state === 'authorised') ??
    states.find((state) => state === 'refunded') ??
    states.at(-1) ??
    'none'
  );
}
