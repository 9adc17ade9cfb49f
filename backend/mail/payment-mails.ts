import type { Language } from '#lib/contract/language.ts';
import type { Money } from '#lib/contract/money.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { filled } from '#lib/core/text/filled.ts';
import { greeting, text, unlinked, type MailContent } from './mail.ts';
import { orderSubject } from './order-subjects.ts';
import { mailTexts } from './texts.ts';

interface PaidOrder {
  number: string;
  firstName: string;
  lang: Language;
  amount: Money;
}

/** Says that a card has paid an order, with the number by which provider and bank find the transaction. */
export function paidMail({
  number,
  firstName,
  lang,
  amount,
  transaction,
}: PaidOrder & { transaction: string | null }): MailContent {
  const { order, payment } = mailTexts[lang];
  return {
    lang,
    subject: orderSubject('paid', number, lang),
    parts: [
      greeting(firstName, lang),
      text(payment.paid),
      {
        kind: 'lines',
        lines: [
          filled(order.number, { number }),
          filled(payment.amount, { price: formatPrice(amount) }),
          ...(transaction === null ? [] : [filled(payment.transaction, { number: unlinked(transaction) })]),
        ],
      },
    ],
  };
}

/** Says that money which came too late, or twice, goes back to the card. */
export function paidBackMail({ number, firstName, lang, amount }: PaidOrder): MailContent {
  const { order, payment } = mailTexts[lang];
  return {
    lang,
    subject: orderSubject('paidBack', number, lang),
    parts: [
      greeting(firstName, lang),
      text(filled(payment.paidBack, { price: formatPrice(amount) })),
      { kind: 'lines', lines: [filled(order.number, { number })] },
    ],
  };
}
