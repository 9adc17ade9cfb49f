import { call, type Transport } from '#lib/api/call.ts';
import { ApiError } from '#lib/api/errors.ts';
import { guestOrderEndpoints } from '#lib/contract/guest-order.ts';
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
import type { Page } from './pages/layout.ts';
import { isRefusal } from './quote.ts';
import { transportOf } from './shop-api.ts';

/** Addresses of guests' orders, with and without their last slash. */
export const guestOrderPath = /^\/checkout\/rendeles\/([A-Za-z0-9_-]{43})\/?$/;

const unknownAct = 'Ezt a kérést nem ismerjük. Válassz az itt látható gombok közül.';

function cancelWords({ errors }: ApiError): string {
  const code = errors.order?.[0];
  if (code === 'packed')
    return 'Közben becsomagoltuk, így már nem mondható le. Átvétel után indokolás nélkül elállhatsz.';
  if (code === 'withdrawn')
    return 'Egy részétől már elálltál, ezért az egész nem mondható le. A többitől is elállhatsz.';
  return 'Most nem tudtuk lemondani. Próbáld újra, vagy írj nekünk.';
}

function accountWords({ errors }: ApiError): string {
  if (errors.email?.includes('taken')) return 'Ehhez az e-mail-címhez már van fiók. Jelentkezz be azzal.';
  const code = errors.password?.[0] ?? '';
  if (code === 'common') return 'Ez a jelszó túl gyakori, könnyű kitalálni. Válassz másikat.';
  if (code.startsWith('long')) return 'A jelszó legfeljebb 128 karakter lehet.';
  if (code !== '') return 'A jelszó legalább 8 karakter legyen.';
  return 'Most nem tudtuk létrehozni a fiókot. Próbáld újra.';
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
  async show(token: string): Promise<Answer> {
    return this.#shown(token, null);
  }

  /** Does what a form of the page asks, and shows what came of it. */
  async change(token: string, form: URLSearchParams): Promise<Answer> {
    const act = form.get('act');
    if (act === 'cancel') return this.#cancel(token);
    if (act === 'account') return this.#register(token, form.get('password') ?? '');
    return this.#shown(token, { status: 422, form: 'cancel', words: unknownAct });
  }

  async #cancel(token: string): Promise<Answer> {
    return this.#asked(token, async () => {
      try {
        await call(guestOrderEndpoints.cancel, this.#transport, { params: { token } });
        return redirect(303, orderPath(token));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        return this.#shown(token, { status: 409, form: 'cancel', words: cancelWords(error) });
      }
    });
  }

  async #register(token: string, password: string): Promise<Answer> {
    return this.#asked(token, async () => {
      try {
        const body = { password, acceptTerms: true } as const;
        const account = await call(guestOrderEndpoints.register, this.#transport, { params: { token }, body });
        return this.#page(accountMade(account, this.#parts.settings));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 422) throw error;
        return this.#shown(token, { status: 422, form: 'account', words: accountWords(error) });
      }
    });
  }

  async #shown(token: string, notice: OrderNotice | null): Promise<Answer> {
    return this.#asked(token, async () => {
      const order = await call(guestOrderEndpoints.read, this.#transport, { params: { token } });
      return this.#page(guestOrder(order, notice, this.#parts.settings));
    });
  }

  /** What becomes of a call: a link that opens nothing says so, and without an answer one may try again. */
  async #asked(token: string, work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (isRefusal(error)) return this.#page(noGuestOrder(this.#parts.settings));
      if (!(error instanceof ApiError)) throw error;
      this.#parts.log({ level: 'warn', message: error.message });
      return pageAnswer(orderUnreachable(token), this.#parts.settings, { 'retry-after': '10' });
    }
  }
}
