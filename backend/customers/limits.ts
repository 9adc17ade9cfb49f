const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Times of sessions and of what mails prove, ms. */
export const lifetimes = {
  /** A session that nobody used for so long ends. */
  idle: 30 * day,
  /** A session ends after this time however much it was used. */
  session: 180 * day,
  /** The moment of last use is written no more often. */
  seen: hour,
  /** The link that sets a new password. */
  reset: 30 * minute,
  /** The links that confirm an e-mail address or the newsletter. */
  confirmation: 7 * day,
  /** The link that ends the newsletter: as long as anybody may keep a mail. */
  unsubscribing: 10 * 365 * day,
  /** A mail that asks to confirm a notice is written no more often for the same goods, so that a press is one mail. */
  noticeMail: 2 * minute,
  /** The secret link of a guest's order. */
  orderLink: 180 * day,
  /** The secret link to an order's reviews. */
  reviewLink: 180 * day,
  /** A withdrawal that was begun and not confirmed. */
  withdrawal: hour,
} as const;

/** So many tries within a time, ms; the next one is refused with TooManyTries. */
export interface AttemptLimit {
  tries: number;
  within: number;
}

/** Whole seconds from a moment to a later one, ms; one at least. */
export function secondsUntil(end: number, now: number): number {
  return Math.max(1, Math.ceil((end - now) / 1000));
}

/**
 * Limits against guessing. An account's is twice an address's: who attacks an account from one address locks out that
 * address, and the customer still gets in from another.
 */
export const attemptLimits = {
  /** Wrong passwords from an address, and for an account from anywhere. */
  loginFromAddress: { tries: 10, within: 15 * minute },
  loginToAccount: { tries: 20, within: 15 * minute },
  registrationFromAddress: { tries: 60, within: hour },
  passwordResetRequestFromAddress: { tries: 30, within: hour },
  passwordResetRequestForAccount: { tries: 5, within: hour },
  /** Wrong reset tokens, confirmation links and withdrawals from an address. */
  resetFromAddress: { tries: 20, within: 15 * minute },
  confirmationFromAddress: { tries: 60, within: 15 * minute },
  withdrawalFromAddress: { tries: 20, within: 15 * minute },
  /** Links to guests' orders that open none, and to their payments. */
  orderLinkFromAddress: { tries: 20, within: 15 * minute },
  paymentLinkFromAddress: { tries: 20, within: 15 * minute },
  /** Links to reviews that open none, and what is written by one that opens an order's. */
  reviewLinkFromAddress: { tries: 20, within: 15 * minute },
  reviewsOfOrder: { tries: 60, within: hour },
  /** Codes of vouchers that are nobody's, or another's, from an address. */
  voucherFromAddress: { tries: 20, within: 15 * minute },
  /** Codes of gift cards that are none, from an address, in carts and where a balance is asked for. */
  giftCardFromAddress: { tries: 20, within: 15 * minute },
  /** Orders of guests whose mails go to one address: anybody can name a stranger's. */
  guestOrdersToAddress: { tries: 10, within: day },
  /** Mails that ask to confirm a notice, to one address: anybody can name a stranger's. */
  noticesToAddress: { tries: 10, within: day },
  noticesFromAddress: { tries: 60, within: hour },
  /** Wrong links of notices from an address. */
  noticeLinksFromAddress: { tries: 60, within: 15 * minute },
  /** Askings for the newsletter from an address, and wrong links of it. */
  newsletterFromAddress: { tries: 60, within: hour },
  newsletterLinksFromAddress: { tries: 60, within: 15 * minute },
} as const satisfies Record<string, AttemptLimit>;

/** Shipping addresses of a customer at most. */
export const mostAddresses = 20;
/** Notices that a customer, or an address, waits for at most. */
export const mostNotices = 50;
/** Products of a wishlist at most. */
export const mostWishlistItems = 200;
