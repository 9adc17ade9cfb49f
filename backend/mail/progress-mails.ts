import type { Language } from '#lib/contract/language.ts';
import { noMoney, type Money } from '#lib/contract/money.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { filled } from '#lib/core/text/filled.ts';
import { greeting, text, unlinked, type MailContent, type MailPart } from './mail.ts';
import { dayText, momentText } from './moments.ts';
import { orderSubject } from './order-subjects.ts';
import { mailTexts, type MailTexts } from './texts.ts';

/** States of an order that a mail tells of while it is on its way. */
export type MailedProgress = 'shipped' | 'ready_for_pickup';

interface MailedOrder {
  number: string;
  firstName: string;
  lang: Language;
  /** Where the order can be looked at. */
  orderUrl: string;
}

const orderLink = (url: string, { order }: MailTexts): MailPart => ({ kind: 'link', label: order.open, url });

/** Says that an order is on its way, or where it can be collected. */
export function progressMail(
  progress: MailedProgress,
  {
    number,
    firstName,
    lang,
    orderUrl,
    description,
    tracking,
    kept = null,
  }: MailedOrder & {
    /** Where it goes. */
    description: string;
    tracking: { carrier: string; number: string; url: string | null } | null;
    /** Of an order that waits in a store: its last day, and the store's page. */
    kept?: { until: string; storeUrl: string } | null;
  },
): MailContent {
  const texts = mailTexts[lang];
  const parcel = progress === 'shipped' ? tracking : null;
  return {
    lang,
    subject: orderSubject(progress, number, lang),
    parts: [
      greeting(firstName, lang),
      text(texts.progress[progress]),
      {
        kind: 'lines',
        lines: [
          unlinked(description),
          filled(texts.order.number, { number }),
          ...(parcel
            ? [
                filled(texts.progress.carrier, { carrier: unlinked(parcel.carrier) }),
                filled(texts.progress.parcel, { number: unlinked(parcel.number) }),
              ]
            : []),
        ],
      },
      ...(kept
        ? [
            text(filled(texts.progress.keptUntil, { day: dayText(kept.until, lang) })),
            { kind: 'link' as const, label: texts.progress.storePage, url: kept.storeUrl },
          ]
        : []),
      ...(parcel?.url ? [{ kind: 'link' as const, label: texts.progress.track, url: parcel.url }] : []),
      orderLink(orderUrl, texts),
    ],
  };
}

/** Says that money went back, or is on its way to the card that had paid. */
export function refundMail({
  number,
  firstName,
  lang,
  orderUrl,
  amount,
  isToCard,
}: MailedOrder & { amount: Money; isToCard: boolean }): MailContent {
  const texts = mailTexts[lang];
  const { toCard, otherwise } = texts.refund;
  return {
    lang,
    subject: orderSubject('refunded', number, lang),
    parts: [
      greeting(firstName, lang),
      text(filled(isToCard ? toCard : otherwise, { price: formatPrice(amount) })),
      { kind: 'lines', lines: [filled(texts.order.number, { number })] },
      orderLink(orderUrl, texts),
    ],
  };
}

/** Why an order is called off: the customer or the shop did so, or its payment by card did not come in time. */
export type CancellationCause = 'customer' | 'shop' | 'unpaid';

interface CancelledOrder extends Omit<MailedOrder, 'orderUrl'> {
  placedAt: string;
  /** What went back to the gift cards that had paid. */
  toGiftCards?: Money;
  /** What goes back to the card that had paid. */
  toCard?: Money;
  cause?: CancellationCause;
}

/** Says that an order was called off before it was packed. */
export function cancellationMail({
  toGiftCards = noMoney,
  toCard = noMoney,
  cause = 'customer',
  number,
  placedAt,
  firstName,
  lang,
}: CancelledOrder): MailContent {
  const { order, cancellation } = mailTexts[lang];
  const back = (words: string, sum: Money) => (sum > 0 ? [text(filled(words, { price: formatPrice(sum) }))] : []);
  return {
    lang,
    subject: orderSubject('cancelled', number, lang),
    parts: [
      greeting(firstName, lang),
      text(cancellation[cause]),
      {
        kind: 'lines',
        lines: [filled(order.number, { number }), filled(order.placedAt, { time: momentText(placedAt, lang) })],
      },
      text(cancellation.voucher),
      ...back(cancellation.toGiftCards, toGiftCards),
      ...back(cancellation.toCard, toCard),
    ],
  };
}
