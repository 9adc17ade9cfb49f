import type { GiftCard } from '#lib/contract/cart-gift-card.ts';
import { giftCardEndpoints } from '#lib/contract/gift-card.ts';
import { callApi } from '#lib/session/call-api.ts';

/** What is left on the card of a code, and until when (ADR-0129). Throws an ApiError, 422 for `code: unknown`. */
export const askBalance = (code: string): Promise<GiftCard> => callApi(giftCardEndpoints.balance, { body: { code } });
