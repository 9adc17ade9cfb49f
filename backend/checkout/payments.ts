import type { Transport } from '#lib/api/call.ts';
import { ApiError } from '#lib/api/errors.ts';
import type { Language } from '#lib/contract/language.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { paymentEndpoints, type Payment } from '#lib/contract/payment.ts';
import { callApi } from './call-api.ts';
import { pageAnswer, redirect, type Answer } from './answer.ts';
import type { Html } from './html.ts';
import type { CheckoutParts, OrderPayments } from './checkout.ts';
import { noPayment, paymentPage, paymentPath, paymentUnreachable, type PaymentLook } from './pages/payment.ts';
import { isRefusal } from './quote.ts';
import { transportOf } from './shop-api.ts';

/** Addresses of payments, with and without their last slash. */
export const paymentAddress = /^\/checkout\/fizetes\/[0-9a-f]{32}\/?$/;

/** The page of an order's payment in a language, with a link to the order where the checkout knows one. */
export type PaymentVisit = Pick<PaymentLook, 'reference' | 'lang'> & {
  orderUrlOf: (uuid: string) => string | null;
  /** The order as its shopper sees it once it is paid. */
  orderOf: (uuid: string) => Html | null;
};

/** Payments by card: to the card page and back (ADR-0139). Whoever holds a reference may see and pay, no more. */
export class PaymentPages implements OrderPayments {
  readonly #parts: CheckoutParts;
  readonly #transport: Transport;

  constructor(parts: CheckoutParts) {
    this.#parts = parts;
    const { settings } = parts;
    // A provider may take its time: giving up early leaves the shopper in doubt.
    const patient = { ...settings, API_TIMEOUT_SERVER: settings.API_TIMEOUT_BROWSER };
    this.#transport = transportOf(patient, { token: null, requestUuid: null });
  }

  /** Where a payment stands, asked from the provider. Throws an ApiError. */
  check(reference: string): Promise<Payment> {
    return callApi(paymentEndpoints.check, this.#transport, { params: { reference } });
  }

  /** Leads to the card page, or to the page of the payment where that can not be opened. */
  async lead(reference: string, lang: Language): Promise<Answer> {
    try {
      const { url } = await callApi(paymentEndpoints.start, this.#transport, { params: { reference }, body: { lang } });
      return redirect(303, url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#warn(error);
      const isUnavailable = !isRefusal(error) || error.errors.payment?.includes('unavailable') === true;
      return redirect(303, `${paymentPath(reference)}?${new URLSearchParams(queryOf(lang, isUnavailable))}`);
    }
  }

  /** The page of a payment as it stands. */
  async show({ reference, lang, orderUrlOf, orderOf }: PaymentVisit, isUnavailable: boolean): Promise<Answer> {
    const { settings } = this.#parts;
    try {
      const payment = await this.check(reference);
      const { uuid } = payment.order;
      const look = { reference, lang, isUnavailable, orderUrl: orderUrlOf(uuid), order: orderOf(uuid) };
      return pageAnswer(paymentPage(payment, look, settings), settings);
    } catch (error) {
      if (isRefusal(error)) return pageAnswer(noPayment(settings, lang), settings);
      if (!(error instanceof ApiError)) throw error;
      this.#warn(error);
      return pageAnswer(paymentUnreachable(reference, lang), settings, { 'retry-after': '10' });
    }
  }

  #warn({ message }: ApiError): void {
    this.#parts.log({ level: 'warn', message });
  }
}

function queryOf(lang: Language, isUnavailable: boolean): Record<string, string> {
  return { ...(lang === catalogLanguage ? {} : { lang }), ...(isUnavailable ? { hiba: 'bank' } : {}) };
}
