import { ApiError } from '#lib/api/errors.ts';
import { giftCardCodeSchema } from '#lib/contract/cart-gift-card.ts';
import { giftCardEndpoints } from '#lib/contract/gift-card.ts';
import type { Language } from '#lib/contract/language.ts';
import { callApi } from './call-api.ts';
import { pageAnswer, type Answer } from './answer.ts';
import type { CheckoutParts } from './checkout.ts';
import { giftCardRefusal } from './gift-card-refusals.ts';
import { balanceForm, balanceUnreachable, giftCardPath, shownBalance } from './pages/gift-cards.ts';
import { isRefusal } from './quote.ts';
import { transportOf } from './shop-api.ts';
import { viewOf } from './view.ts';

export { giftCardPath };

const guest = { token: null, requestUuid: null };

/** Whether the API said why it did not do it, too many tries among it. */
function isAnswer(error: unknown): error is ApiError {
  return isRefusal(error) || (error instanceof ApiError && error.status === 429);
}

/** What is left on a gift card, for who has no script (ADR-0129). Nothing of a code stands in an address or a log. */
export class GiftCardPages {
  readonly #parts: CheckoutParts;

  constructor(parts: CheckoutParts) {
    this.#parts = parts;
  }

  show(lang: Language): Answer {
    const { settings } = this.#parts;
    return pageAnswer(balanceForm(null, viewOf(settings, lang)), settings);
  }

  /** The balance of the card whose code a form carries; the form again where there is none. */
  async answer(form: URLSearchParams, lang: Language): Promise<Answer> {
    const { settings } = this.#parts;
    const view = viewOf(settings, lang);
    const { ordering: texts } = view.texts;
    const { required, format } = texts.giftCards.refusals;
    const typed = form.get('code') ?? '';
    const refuse = (words: string) => pageAnswer(balanceForm({ typed, words }, view), settings);
    const code = giftCardCodeSchema.safeParse(typed);
    if (!code.success) return refuse(typed.trim() === '' ? required : format);
    try {
      const card = await callApi(giftCardEndpoints.balance, transportOf(settings, guest), {
        body: { code: code.data },
      });
      return pageAnswer(shownBalance(card, view), settings);
    } catch (error) {
      if (isAnswer(error)) return refuse(giftCardRefusal(error.errors.code?.[0], texts));
      if (!(error instanceof ApiError)) throw error;
      this.#parts.log({ level: 'warn', message: error.message });
      return pageAnswer(balanceUnreachable(typed, view), settings, { 'retry-after': '10' });
    }
  }
}
