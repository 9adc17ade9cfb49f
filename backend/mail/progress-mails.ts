import { noForint, type Forint } from '#lib/contract/money.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { greeting, text, unlinked, type MailContent, type MailPart } from './mail.ts';
import { moment } from './moments.ts';
import { orderSubject } from './order-subjects.ts';

/** States of an order that a mail tells of while it is on its way. */
export type MailedProgress = 'shipped' | 'ready_for_pickup';

const progressWords: Readonly<Record<MailedProgress, string>> = {
  shipped: 'A csomagod elindult, úton van hozzád.',
  ready_for_pickup: 'Megérkezett a csomagod, átveheted itt:',
};

interface MailedOrder {
  number: string;
  firstName: string;
  /** Where the order can be looked at. */
  orderUrl: string;
}

const orderLink = (url: string): MailPart => ({ kind: 'link', label: 'Rendelés megnyitása', url });

/** Says that an order is on its way, or where it can be collected. */
export function progressMail(
  progress: MailedProgress,
  {
    number,
    firstName,
    orderUrl,
    description,
    tracking,
  }: MailedOrder & {
    /** Where it goes. */
    description: string;
    tracking: { carrier: string; number: string; url: string | null } | null;
  },
): MailContent {
  return {
    subject: orderSubject(progress, number),
    parts: [
      greeting(firstName),
      text(progressWords[progress]),
      {
        kind: 'lines',
        lines: [
          unlinked(description),
          `Rendelésszám: ${number}`,
          ...(tracking && progress === 'shipped'
            ? [`Szállító: ${unlinked(tracking.carrier)}`, `Csomagszám: ${unlinked(tracking.number)}`]
            : []),
        ],
      },
      ...(tracking?.url && progress === 'shipped'
        ? [{ kind: 'link' as const, label: 'Csomag követése', url: tracking.url }]
        : []),
      orderLink(orderUrl),
    ],
  };
}

/** Says that money went back, or is on its way to the card that had paid. */
export function refundMail({
  number,
  firstName,
  orderUrl,
  amount,
  isToCard,
}: MailedOrder & { amount: Forint; isToCard: boolean }): MailContent {
  return {
    subject: orderSubject('refunded', number),
    parts: [
      greeting(firstName),
      text(
        isToCard
          ? `A bankkártyával fizetett összegből ${formatPrice(amount)} visszautalását elindítottuk; a bankodtól függően ` +
              'néhány munkanap, amíg megérkezik.'
          : `Visszatérítettünk neked ${formatPrice(amount)}-ot. Ha számlára utaltuk, néhány napon belül megérkezik.`,
      ),
      { kind: 'lines', lines: [`Rendelésszám: ${number}`] },
      orderLink(orderUrl),
    ],
  };
}

/** Why an order is called off: the customer or the shop did so, or its payment by card did not come in time. */
export type CancellationCause = 'customer' | 'shop' | 'unpaid';

const cancellationWords: Readonly<Record<CancellationCause, string>> = {
  customer: 'Ahogy kérted, töröltük a rendelésed. Nem küldünk csomagot, és fizetned sem kell.',
  shop: 'Sajnos nem tudjuk teljesíteni a rendelésed, ezért töröltük. Nem küldünk csomagot, és fizetned sem kell.',
  unpaid:
    'A bankkártyás fizetés nem érkezett meg időben, ezért töröltük a rendelésed. Nem küldünk csomagot, és fizetned sem ' +
    'kell. Ha még szeretnéd, amit választottál, rendeld meg újra; átvételkor is fizethetsz.',
};

interface CancelledOrder {
  number: string;
  placedAt: string;
  firstName: string;
  /** What went back to the gift cards that had paid. */
  toGiftCards?: Forint;
  /** What goes back to the card that had paid. */
  toCard?: Forint;
  cause?: CancellationCause;
}

/** Says that an order was called off before it was packed. */
export function cancellationMail({
  toGiftCards = noForint,
  toCard = noForint,
  cause = 'customer',
  ...order
}: CancelledOrder): MailContent {
  return {
    subject: orderSubject('cancelled', order.number),
    parts: [
      greeting(order.firstName),
      text(cancellationWords[cause]),
      {
        kind: 'lines',
        lines: [`Rendelésszám: ${order.number}`, `Leadva: ${moment.format(new Date(order.placedAt))}`],
      },
      text('Ha kupont váltottál be hozzá, a lejáratáig újra felhasználhatod.'),
      ...(toGiftCards > 0
        ? [text(`Az ajándékkártyával fizetett ${formatPrice(toGiftCards)} visszakerült a kártyádra.`)]
        : []),
      ...(toCard > 0
        ? [
            text(
              `A bankkártyával fizetett ${formatPrice(toCard)} visszautalását elindítottuk; a bankodtól függően néhány ` +
                'munkanap, amíg megérkezik.',
            ),
          ]
        : []),
    ],
  };
}
