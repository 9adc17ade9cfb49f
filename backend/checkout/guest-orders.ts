import type { Transport } from '#lib/api/call.ts';
import { ApiError } from '#lib/api/errors.ts';
import { guestOrderEndpoints } from '#lib/contract/guest-order.ts';
import type { Language } from '#lib/contract/language.ts';
import { callApi } from './call-api.ts';
import { pageAnswer, redirect, type Answer } from './answer.ts';
import type { CheckoutParts } from './checkout.ts';
import {
  accountMade,
  guestOrder,
  noGuestOrder,
  orderPath,
  orderUnreachable,
  type OrderNotice,
} from './pages/guest-order.ts';
import { storeOf } from './handing-over.ts';
import type { Page } from './pages/layout.ts';
import { isRefusal } from './quote.ts';
import { transportOf } from './shop-api.ts';
import type { OrderingTexts } from './texts.ts';
import { viewOf, type View } from './view.ts';

/** Addresses of guests' orders, with and without their last slash. */
export const guestOrderPath = /^\/checkout\/rendeles\/([A-Za-z0-9_-]{43})\/?$/;

type Refusals = OrderingTexts['order']['refusals'];

function cancelWords({ errors }: ApiError, refusals: Refusals): string {
  const code = errors.order?.[0];
  return code === 'packed' || code === 'withdrawn' ? refusals[code] : refusals.cancel;
}

function accountWords({ errors }: ApiError, refusals: Refusals): string {
  if (errors.email?.includes('taken')) return refusals.taken;
  const code = errors.password?.[0] ?? '';
  if (code === 'common') return refusals.common;
  if (code.startsWith('long')) return refusals.long;
  return code === '' ? refusals.account : refusals.short;
}

/** A guest's order by its secret link: who has it may look, call it off and make an account of it (ADR-0124). */
export class GuestOrderPages {
  readonly #parts: CheckoutParts;
  readonly #transport: Transport;

  constructor(parts: CheckoutParts) {
    this.#parts = parts;
    this.#transport = transportOf(parts.settings, { token: null, requestUuid: null });
  }

  #page(page: Page): Answer {
    return pageAnswer(page, this.#parts.settings);
  }

  /** The order of a secret as it stands. */
  async show(token: string, lang: Language): Promise<Answer> {
    return this.#shown(token, null, viewOf(this.#parts.settings, lang));
  }

  /** Does what a form of the page asks, and shows what came of it. */
  async change(token: string, form: URLSearchParams, lang: Language): Promise<Answer> {
    const view = viewOf(this.#parts.settings, lang);
    const act = form.get('act');
    if (act === 'cancel') return this.#cancel(token, view);
    if (act === 'account') return this.#register(token, form.get('password') ?? '', view);
    const words = view.texts.ordering.order.refusals.unknownAct;
    return this.#shown(token, { status: 422, form: 'cancel', words }, view);
  }

  async #cancel(token: string, view: View): Promise<Answer> {
    return this.#asked(token, view, async () => {
      try {
        await callApi(guestOrderEndpoints.cancel, this.#transport, { params: { token } }, { locale: view.lang });
        return redirect(303, orderPath(token, view.lang));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        const words = cancelWords(error, view.texts.ordering.order.refusals);
        return this.#shown(token, { status: 409, form: 'cancel', words }, view);
      }
    });
  }

  async #register(token: string, password: string, view: View): Promise<Answer> {
    return this.#asked(token, view, async () => {
      try {
        const body = { password, acceptTerms: true } as const;
        const account = await callApi(guestOrderEndpoints.register, this.#transport, { params: { token }, body });
        return this.#page(accountMade(account, view));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 422) throw error;
        const words = accountWords(error, view.texts.ordering.order.refusals);
        return this.#shown(token, { status: 422, form: 'account', words }, view);
      }
    });
  }

  async #shown(token: string, notice: OrderNotice | null, view: View): Promise<Answer> {
    return this.#asked(token, view, async () => {
      const order = await callApi(
        guestOrderEndpoints.read,
        this.#transport,
        { params: { token } },
        { locale: view.lang },
      );
      const { log } = this.#parts;
      const shop = await storeOf(order, { transport: this.#transport, lang: view.lang, log });
      return this.#page(guestOrder(token, { order, shop, notice }, view));
    });
  }

  /** What becomes of a call: a link that opens nothing says so, and without an answer one may try again. */
  async #asked(token: string, view: View, work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (isRefusal(error)) return this.#page(noGuestOrder(view));
      if (!(error instanceof ApiError)) throw error;
      this.#parts.log({ level: 'warn', message: error.message });
      return pageAnswer(orderUnreachable(token, view), this.#parts.settings, { 'retry-after': '10' });
    }
  }
}
