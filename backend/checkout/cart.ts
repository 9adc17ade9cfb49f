import { ApiError } from '#lib/api/errors.ts';
import type { Cart } from '#lib/contract/cart.ts';
import type { Language } from '#lib/contract/language.ts';
import { uuidPattern } from '../domain/identity.ts';
import { AdditionKeys } from './addition-keys.ts';
import { pageAnswer, redirect, type Answer } from './answer.ts';
import { changeCart } from './cart-changes.ts';
import { readCartChange } from './cart-form.ts';
import type { CheckoutParts } from './checkout.ts';
import { cartPage, cartPath, cartUnreachable, type CartNotice } from './pages/cart.ts';
import { emptyCart } from './pages/cart-state.ts';
import { expired } from './pages/visitor.ts';
import { hasExpired, isRefusal } from './quote.ts';
import { shopperOf } from './request.ts';
import { requestUuidCookie } from './session-cookie.ts';
import { shopApi } from './shop-api.ts';
import { viewOf, type View } from './view.ts';

export { cartPath };

type CartRead = { cart: Cart | null } | { answer: Answer };

/** The cart without a script: a product page adds to it by a form, and its own page changes it (ADR-0109). */
export class CartPages {
  readonly #parts: CheckoutParts;
  readonly #keys: AdditionKeys;

  constructor(parts: CheckoutParts) {
    this.#parts = parts;
    this.#keys = new AdditionKeys(parts.now);
  }

  /** The cart as it is now. */
  async show(cookies: string | undefined, lang: Language): Promise<Answer> {
    return this.#shown(cookies, null, viewOf(this.#parts.settings, lang));
  }

  /** Changes the cart as a form asks, and leads to it; what was refused is said above the cart as it is now. */
  async change(cookies: string | undefined, form: URLSearchParams, lang: Language): Promise<Answer> {
    const { settings } = this.#parts;
    const view = viewOf(settings, lang);
    const change = readCartChange(form, view.texts.ordering);
    const asked = { act: form.get('act'), code: form.get('code') };
    if ('wrong' in change) return this.#shown(cookies, { words: change.wrong, status: 422, ...asked }, view);
    const shopper = shopperOf(cookies);
    const outcome = await changeCart(change, view, shopper ?? { token: null, requestUuid: null }, this.#keys);
    if (outcome.kind === 'expired') return pageAnswer(expired(view), settings);
    if (outcome.kind === 'refused') return this.#shown(cookies, { words: outcome.words, status: 409, ...asked }, view);
    if (outcome.kind === 'unanswered') {
      this.#warn(outcome.error);
      return pageAnswer(cartUnreachable(form, view), settings, { 'retry-after': '10' });
    }
    const answer = redirect(303, view.own(cartPath));
    if (outcome.newUuid === null) return answer;
    // Another text could neither stand in a cookie nor be read from it.
    if (!uuidPattern.test(outcome.newUuid))
      throw new Error('The API issued a request uuid that the checkout cannot keep');
    const cookie = requestUuidCookie(outcome.newUuid, settings.CHECKOUT_HOST);
    return { ...answer, headers: { ...answer.headers, 'set-cookie': cookie } };
  }

  async #shown(cookies: string | undefined, notice: CartNotice | null, view: View): Promise<Answer> {
    const { settings } = this.#parts;
    const read = await this.#read(cookies, view);
    if ('answer' in read) return read.answer;
    const { cart } = read;
    if ((!cart || cart.products.length === 0) && !notice) return pageAnswer(emptyCart(view, 200), settings);
    return pageAnswer(cartPage(cart, notice, view), settings);
  }

  /** The cart; null where nobody has one. */
  async #read(cookies: string | undefined, view: View): Promise<CartRead> {
    const { settings } = this.#parts;
    const shopper = shopperOf(cookies);
    if (!shopper) return { cart: null };
    const api = shopApi(settings, shopper, view.lang);
    try {
      return { cart: await api.cart() };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (hasExpired(api, error)) return { answer: pageAnswer(expired(view), settings) };
      if (isRefusal(error)) return { cart: null };
      this.#warn(error);
      return { answer: pageAnswer(cartUnreachable(null, view), settings, { 'retry-after': '10' }) };
    }
  }

  #warn({ message }: ApiError): void {
    this.#parts.log({ level: 'warn', message });
  }
}
