import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { currency as marketCurrency } from '#lib/contract/market/currency.ts';
import { country } from '#lib/contract/market/place.ts';
import { fromWholeUnits, inWholeUnits, noMoney } from '#lib/contract/money.ts';
import type { PaymentFailure } from '#lib/contract/payment.ts';
import type { TryState } from '../domain/payment-states.ts';
import { ForgedNotice, ProviderError, type PaymentProvider, type ProviderReading } from './provider.ts';
import { callSigned, isSigned, jsonOf, signatureOf, type Signing } from './signed-json.ts';

/** SimplePay (OTP Mobil Kft.) v2.1, one-step card payment, after its developer documentation. */
export interface SimplePayAccount {
  merchant: string;
  secret: string;
  /** https://secure.simplepay.hu, or https://sandbox.simplepay.hu for tests. */
  host: string;
}

const name = 'simplepay';
const sdkVersion = 'Lendulet_SimplePayV2.1';
const { code: currency } = marketCurrency;

/** What a transaction's status means here; one that is new to the shop is still under way. */
const states: Readonly<Record<string, { state: TryState; failure?: PaymentFailure }>> = {
  INIT: { state: 'pending' },
  INPAYMENT: { state: 'pending' },
  // The bank has said yes; the fraud check, and the notice that it is finished, are still to come.
  AUTHORIZED: { state: 'authorised' },
  INFRAUD: { state: 'authorised' },
  FINISHED: { state: 'paid' },
  REFUND: { state: 'paid' },
  NOTAUTHORIZED: { state: 'failed', failure: 'refused' },
  FRAUD: { state: 'failed', failure: 'refused' },
  CANCELLED: { state: 'failed', failure: 'cancelled' },
  REVERSED: { state: 'failed', failure: 'cancelled' },
  TIMEOUT: { state: 'failed', failure: 'timeout' },
};

const startedSchema = z.object({
  transactionId: z.number().int(),
  orderRef: z.string(),
  total: z.number(),
  currency: z.literal(currency),
  paymentUrl: z.url({ protocol: /^https?$/ }),
});
const transactionSchema = z.object({
  orderRef: z.string(),
  status: z.string(),
  total: z.number(),
  currency: z.string().default(currency),
  remainingTotal: z.number().optional(),
});
const foundSchema = z.object({ transactions: z.array(transactionSchema).default([]) });
const noticeSchema = z.object({ merchant: z.string(), orderRef: z.string().min(1), status: z.string() });
const refusedSchema = z.object({ errorCodes: z.array(z.union([z.number(), z.string()])).min(1) });

/** What is known of a transaction; of several under one reference the one that came furthest counts. */
function readingOf({
  status,
  total,
  currency: of,
  remainingTotal,
}: z.output<typeof transactionSchema>): ProviderReading {
  const { state, failure = null } = states[status] ?? { state: 'pending' };
  // `remainingTotal` is what can still be paid back; before a first refund it is 0 or missing.
  const refunded = status === 'REFUND' ? fromWholeUnits(total - (remainingTotal ?? 0)) : noMoney;
  return { state, failure, refunded, amount: fromWholeUnits(total), currency: of };
}

const order: readonly TryState[] = ['failed', 'pending', 'authorised', 'paid', 'refunded'];

/** A moment with seconds, as SimplePay writes it. */
function momentOf(date: Date): string {
  return date.toISOString().replace(/\.\d{3}Z$/, '+00:00');
}

export function simplePay({ merchant, secret, host }: SimplePayAccount): PaymentProvider {
  const signing: Signing = { algorithm: 'sha384', secret };
  const call = async <S extends z.ZodType>(path: string, message: object, schema: S): Promise<z.output<S>> => {
    const full = { salt: randomBytes(16).toString('hex'), merchant, ...message, sdkVersion };
    const answer = await callSigned({ provider: name, url: `${host}/payment/v2/${path}`, signing }, full);
    const refused = refusedSchema.safeParse(answer);
    if (refused.success) throw new ProviderError(`${name} ${path} refused: ${refused.data.errorCodes.join(', ')}`);
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new ProviderError(`${name} ${path} answered something else: ${parsed.error.message}`);
    return parsed.data;
  };
  return {
    name,
    capturesOnRequest: false,
    async start({ reference, amount, email, billing, language, returnUrl, until }) {
      const { transactionId, total, orderRef, paymentUrl } = await call(
        'start',
        {
          orderRef: reference,
          currency,
          customerEmail: email,
          language: language.toUpperCase(),
          methods: ['CARD'],
          total: String(inWholeUnits(amount)),
          timeout: momentOf(until),
          url: returnUrl,
          invoice: {
            name: billing.name,
            company: '',
            country: country.toLowerCase(),
            state: billing.city,
            city: billing.city,
            zip: billing.postal,
            address: billing.street,
            phone: billing.phone,
          },
        },
        startedSchema,
      );
      if (orderRef !== reference || fromWholeUnits(total) !== amount)
        throw new ProviderError(`${name} start answered for another payment`);
      return { url: paymentUrl, transaction: String(transactionId) };
    },
    async read({ reference }) {
      const { transactions } = await call('query', { orderRefs: [reference] }, foundSchema);
      const own = transactions.filter(({ orderRef }) => orderRef === reference).map(readingOf);
      return own.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state)).at(-1) ?? null;
    },
    async capture({ reference, transaction, amount }) {
      const sum = inWholeUnits(amount);
      const sums = { originalTotal: sum, approveTotal: sum };
      await call(
        'finish',
        { orderRef: reference, transactionId: Number(transaction), currency, ...sums },
        z.object({}),
      );
    },
    async refund({ reference, transaction }, sum) {
      const asked = {
        orderRef: reference,
        transactionId: Number(transaction),
        currency,
        refundTotal: inWholeUnits(sum),
      };
      await call('refund', asked, z.object({ refundTransactionId: z.number() }));
    },
    parseCallback({ body, headers }, now) {
      if (!isSigned(body, headers.signature, signing)) throw new ForgedNotice(`${name} did not sign this notice`);
      const notice = noticeSchema.safeParse(jsonOf(body));
      if (!notice.success || notice.data.merchant !== merchant)
        throw new ForgedNotice('The notice is for another merchant, or says nothing');
      // Everything as it came, with the moment of receipt behind it, signed anew.
      const answer = body.trimEnd().replace(/\}$/, `,"receiveDate":${JSON.stringify(momentOf(now))}}`);
      return {
        reference: notice.data.orderRef,
        // An IPN names no sum, and its status may be old: the transaction is asked for.
        reading: null,
        answer: {
          headers: { 'content-type': 'application/json', signature: signatureOf(answer, signing) },
          body: answer,
        },
      };
    },
  };
}
