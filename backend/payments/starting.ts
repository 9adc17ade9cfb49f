import type { Language } from '#lib/contract/language.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { lockOrder } from '../customers/cancellation.ts';
import type { OrderDocument } from '../db/orders.ts';
import { insertTry, isAwaitingPayment, paymentTries, type PaymentRow } from '../db/payments.ts';
import { inTransaction } from '../db/transaction.ts';
import { Conflict } from '../domain/errors.ts';
import { isCollected } from '../domain/payment-states.ts';
import type { Context } from '../context.ts';
import { providerOf } from './all-providers.ts';
import { paymentOf } from './applying.ts';
import { ProviderError, type PaymentToStart } from './provider.ts';
import { askNow, type OnProblem } from './tending.ts';

type Parts = Pick<Context, 'db' | 'settings' | 'now' | 'readModel'>;

/** Who pays: the invoice's name and address, which an order to a home need not name again. */
function payerOf({ contact, delivery, billing }: OrderDocument): PaymentToStart['billing'] {
  const address = billing?.address ?? (delivery.type === 'home' ? delivery.address : null);
  if (address === null) throw new Error('An order that is paid by card has an address for its invoice');
  return {
    name: billing?.name ?? `${contact.lastName} ${contact.firstName}`,
    postal: address.postal,
    city: address.city,
    street: `${address.street} ${address.streetNo}`,
    phone: contact.phone,
  };
}

/**
 * The order's last try, if it can be paid; a new one where the last one failed. Throws Conflict `payment: paid`, or
 * `over` once the time is over, the order is called off or its customer was deleted.
 */
async function openTry({ db, now: clock }: Parts, orderUuid: string): Promise<{ row: PaymentRow; document: string }> {
  return inTransaction(db, async (transaction) => {
    const now = clock();
    const order = await lockOrder(transaction, orderUuid);
    const tries = await paymentTries(transaction, orderUuid);
    const last = tries.at(-1);
    if (tries.some(({ state }) => isCollected(state) || state === 'authorised'))
      throw new Conflict('The order is paid', { payment: ['paid'] });
    if (!last || !(await isAwaitingPayment(transaction, orderUuid)) || new Date(last.pay_until) <= now)
      throw new Conflict('The order can not be paid any more', { payment: ['over'] });
    const { document } = order;
    const { contact }: OrderDocument = JSON.parse(document);
    // Of a customer who was deleted nothing is kept by which a bank could know who pays.
    if (contact.email === '') throw new Conflict('The order can not be paid any more', { payment: ['over'] });
    if (last.state === 'pending') return { row: last, document };
    const { amount, provider, pay_until: until } = last;
    return {
      row: await insertTry(transaction, { orderUuid, amount, provider, until: new Date(until) }, now),
      document,
    };
  });
}

/**
 * The address of the card page for an order: that of the try that is open, or of a new one. What was paid meanwhile is
 * asked for first, so that nobody pays twice. Throws NotFound, Conflict `payment: paid` or `over`, and a ProviderError where
 * the provider opens none.
 */
export async function startPayment(
  parts: Parts,
  reference: string,
  language: Language,
  onProblem: OnProblem,
): Promise<string> {
  const { db, settings } = parts;
  const { order_uuid: orderUuid } = await paymentOf(db, reference);
  const last = (await paymentTries(db, orderUuid)).at(-1);
  if (last) await askNow(parts, last.reference, onProblem);
  const { row, document } = await openTry(parts, orderUuid);
  if (row.url !== null) return row.url;
  const provider = providerOf(settings);
  if (provider?.name !== row.provider) throw new ProviderError(`${row.provider} is not the provider any more`);
  const parsed: OrderDocument = JSON.parse(document);
  const { url, transaction } = await provider.start({
    reference: row.reference,
    amount: row.amount,
    email: parsed.contact.email,
    billing: payerOf(parsed),
    language,
    returnUrl: `${settings.CHECKOUT_HOST}${checkoutPath(language, `/checkout/fizetes/${row.reference}/`)}`,
    until: new Date(row.pay_until),
  });
  // Of two who began at once, both are led to the page that was noted first.
  await db
    .updateTable('payment')
    .set({ url, transaction_id: transaction })
    .where('reference', '=', row.reference)
    .where('url', 'is', null)
    .execute();
  return (await paymentOf(db, row.reference)).url ?? url;
}
