import type { Language } from '#lib/contract/language.ts';
import { sumOf } from '#lib/contract/money.ts';
import type { WithdrawalReceipt } from '#lib/contract/withdrawal.ts';
import { refundDay, returnDay } from '#lib/core/calendar/withdrawal-days.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { filled } from '#lib/core/text/filled.ts';
import { catalogWords, text, unlinked, type MailContent } from './mail.ts';
import { dayText, exactMomentText, momentText } from './moments.ts';
import { mailTexts, type MailTexts } from './texts.ts';

type Texts = MailTexts['withdrawal'];
type Items = WithdrawalReceipt['items'];

/** What was paid for the goods of a withdrawal; no line where nobody knows. */
function refundLines(items: Items, texts: Texts): string[] {
  const refunds = items.flatMap(({ refund }) => refund ?? []);
  if (refunds.length < items.length) return [];
  return [filled(texts.refund, { price: formatPrice(sumOf(refunds)) })];
}

function itemLines(items: Items, { item, pricedItem }: Texts): string[] {
  return items.map(({ quantity, name, title, refund }) => {
    const values = { quantity, name, title: unlinked(title) };
    return refund === null ? filled(item, values) : filled(pricedItem, { ...values, price: formatPrice(refund) });
  });
}

/** The receipt of a withdrawal: its content, date and time, to keep (Directive 2011/83/EU, Art. 11a). */
export function withdrawalMail(receipt: WithdrawalReceipt, lang: Language): MailContent {
  const { order, withdrawal: texts } = mailTexts[lang];
  const { orderNumber: number, placedAt, confirmedAt, deadline, items, toGiftCards } = receipt;
  return {
    lang,
    subject: filled(texts.subject, { number }),
    parts: [
      text(texts.dear),
      text(texts.received),
      {
        kind: 'lines',
        lines: [
          filled(texts.name, { name: unlinked(receipt.name) }),
          filled(order.number, { number }),
          filled(texts.placedAt, { time: momentText(placedAt, lang) }),
          filled(texts.confirmedAt, { time: exactMomentText(confirmedAt, lang) }),
          filled(texts.id, { id: receipt.uuid }),
          ...(deadline === null ? [] : [filled(texts.deadline, { day: dayText(deadline, lang) })]),
        ],
      },
      catalogWords({ kind: 'lines', lines: itemLines(items, texts) }),
      {
        kind: 'lines',
        lines: [
          ...refundLines(items, texts),
          ...(toGiftCards > 0 ? [filled(texts.toGiftCards, { price: formatPrice(toGiftCards) })] : []),
          filled(texts.returnDay, { day: dayText(returnDay(confirmedAt), lang) }),
          filled(texts.refundDay, { day: dayText(refundDay(confirmedAt), lang) }),
        ],
      },
      text(texts.howTo),
      text(texts.keep),
    ],
  };
}
