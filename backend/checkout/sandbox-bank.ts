import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Language } from '#lib/contract/language.ts';
import { currency } from '#lib/contract/market/currency.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { PaymentFailure } from '#lib/contract/payment.ts';
import {
  sandboxNamedSchema,
  sandboxPath,
  sandboxRefundSchema,
  sandboxSigning,
  sandboxStartSchema,
  type SandboxReading,
} from '../payments/sandbox-protocol.ts';
import { isSigned, jsonOf, signatureOf } from '../payments/signed-json.ts';
import { pageAnswer, redirect, send, type Answer } from './answer.ts';
import type { CheckoutParts } from './checkout.ts';
import { paymentPath } from './pages/payment.ts';
import { refusalPage } from './pages/refusals.ts';
import { cardPage, testCards, type TestCard } from './pages/sandbox-bank.ts';
import { bodyLimit, checkSender, Refusal } from './request.ts';
import { viewOf } from './view.ts';

const day = 86_400_000;
/** How long a late bank needs, and how long a shopper waits for the notice of a quick one, ms. */
const lateBy = 20_000;
const patience = 3000;

/** Addresses of the pretended bank: its calls, and its card page. */
export const sandboxAddress = /^\/checkout\/proba-bank\/(?:start|query|finish|refund|[0-9a-f]{32})\/?$/;

/** A payment as the pretended bank has it, in the memory of this process. */
interface BankPayment extends SandboxReading {
  transaction: string;
  lang: Language;
}

/**
 * The pretended bank of a demo: signed calls, a card page, and notices that come, are lost, come twice or late. It keeps
 * nothing, and guards no money (ADR-0139).
 */
export class SandboxBank {
  readonly #parts: CheckoutParts;
  readonly #payments = new LRUCache<string, BankPayment>({ max: 1000, ttl: day });

  constructor(parts: CheckoutParts) {
    this.#parts = parts;
  }

  /** Does a signed call; null for one that is not signed, or asks for nothing that there is. */
  answer(call: string, body: string, signature: unknown): Answer | null {
    if (!isSigned(body, signature, sandboxSigning)) return null;
    const done = this.#done(call, jsonOf(body));
    if (done === null) return null;
    const text = JSON.stringify(done);
    const headers = {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      signature: signatureOf(text, sandboxSigning),
    };
    return { status: 200, headers, body: text };
  }

  #done(call: string, message: unknown): object | null {
    if (call === 'start') {
      const asked = sandboxStartSchema.safeParse(message);
      return asked.success ? this.#start(asked.data) : null;
    }
    if (call === 'refund') {
      const asked = sandboxRefundSchema.safeParse(message);
      return asked.success ? this.#refund(asked.data) : null;
    }
    const named = sandboxNamedSchema.safeParse(message);
    if (!named.success) return null;
    const payment = this.#payments.get(named.data.reference);
    if (call === 'query') return { payment: payment ? said(payment) : null };
    if (payment?.state === 'authorised') payment.state = 'paid';
    return payment?.state === 'paid' ? {} : null;
  }

  #refund({ reference, sum }: z.output<typeof sandboxRefundSchema>): object | null {
    const payment = this.#payments.get(reference);
    if (payment?.state !== 'paid' || sum > payment.amount - payment.refunded) return null;
    payment.refunded += sum;
    if (payment.refunded === payment.amount) payment.state = 'refunded';
    return {};
  }

  #start({ reference, amount, lang }: z.output<typeof sandboxStartSchema>): object {
    const known = this.#payments.get(reference);
    const transaction = known?.transaction ?? String(randomInt(500_000_000, 600_000_000));
    if (!known) {
      const fresh = { state: 'pending', failure: null, currency: currency.code, refunded: 0 } as const;
      this.#payments.set(reference, { reference, amount, lang, transaction, ...fresh });
    }
    return { url: `${this.#parts.settings.CHECKOUT_HOST}${sandboxPath}${reference}/`, transaction };
  }

  /** The card page of a payment that is open; back to the shop with one that is not. */
  show(reference: string): Answer {
    const payment = this.#payments.get(reference);
    if (!payment) return this.#unknown();
    if (payment.state !== 'pending') return redirect(303, paymentPath(reference, payment.lang));
    return pageAnswer(cardPage(payment), this.#parts.settings);
  }

  /** Pays with a test card, or gives up, and leads back to the shop. */
  async pay(reference: string, form: URLSearchParams): Promise<Answer> {
    const payment = this.#payments.get(reference);
    if (!payment) return this.#unknown();
    const card = testCards.find(({ name }) => name === form.get('card'));
    if (payment.state === 'pending') {
      if (form.get('act') === 'cancel') this.#fail(payment, 'cancelled');
      else if (card) await this.#use(payment, card.name);
      else return pageAnswer({ ...cardPage(payment), status: 422 }, this.#parts.settings);
    }
    return redirect(303, paymentPath(reference, payment.lang));
  }

  async #use(payment: BankPayment, card: TestCard): Promise<void> {
    if (card === 'refused') {
      this.#fail(payment, 'refused');
      return this.#notify(payment);
    }
    if (card === 'late') {
      setTimeout(() => {
        payment.state = 'authorised';
        void this.#notify(payment);
      }, lateBy).unref();
      return undefined;
    }
    payment.state = 'authorised';
    if (card === 'lost') return undefined;
    const notices = Array.from({ length: card === 'twice' ? 2 : 1 }, () => this.#notify(payment));
    await Promise.all(notices);
    return undefined;
  }

  /** A payment of before the process began; in which language, nobody knows. */
  #unknown(): Answer {
    const { settings } = this.#parts;
    return pageAnswer(refusalPage(404, viewOf(settings, catalogLanguage)), settings);
  }

  #fail(payment: BankPayment, failure: PaymentFailure): void {
    payment.state = 'failed';
    payment.failure = failure;
  }

  async #notify(payment: BankPayment): Promise<void> {
    const body = JSON.stringify(said(payment));
    try {
      await fetch(`${this.#parts.settings.API_HOST}/payment-notice/sandbox/`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', signature: signatureOf(body, sandboxSigning) },
        signal: AbortSignal.timeout(patience),
      });
    } catch (error) {
      const message = `The sandbox's notice was not taken: ${error instanceof Error ? error.message : String(error)}`;
      this.#parts.log({ level: 'warn', message });
    }
  }
}

function said({ reference, state, failure, amount, currency, refunded }: BankPayment): SandboxReading {
  return { reference, state, failure, amount, currency, refunded };
}

/** The addresses of the pretended bank. */
export function sandboxRoutes(app: FastifyInstance, parts: CheckoutParts): void {
  const bank = new SandboxBank(parts);
  const refused = pageAnswer(refusalPage(403, viewOf(parts.settings, catalogLanguage)), parts.settings);
  void app.register(async (routes) => {
    routes.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    routes.post<{ Params: { call: string }; Body: unknown }>(
      `${sandboxPath}:call(start|query|finish|refund)/`,
      ({ params, body, headers }, reply) =>
        send(reply, bank.answer(params.call, typeof body === 'string' ? body : '', headers.signature) ?? refused),
    );
  });
  app.get<{ Params: { reference: string } }>(`${sandboxPath}:reference/`, ({ params }, reply) =>
    send(reply, bank.show(params.reference)),
  );
  app.post<{ Params: { reference: string } }>(`${sandboxPath}:reference/`, {
    onRequest: async ({ headers }) => checkSender(headers, parts.settings.CHECKOUT_HOST),
    handler: async ({ params, body }, reply) => {
      if (!(body instanceof URLSearchParams)) throw new Refusal(415);
      return send(reply, await bank.pay(params.reference, body));
    },
  });
}
