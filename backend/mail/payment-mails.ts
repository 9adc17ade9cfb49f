import type { Forint } from '#lib/contract/money.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { greeting, text, unlinked, type MailContent } from './mail.ts';
import { orderSubject } from './order-subjects.ts';

/** Says that a card has paid an order, with the number by which provider and bank find the transaction. */
export function paidMail(order: {
  number: string;
  firstName: string;
  amount: Forint;
  transaction: string | null;
}): MailContent {
  return {
    subject: orderSubject('paid', order.number),
    parts: [
      greeting(order.firstName),
      text('Megérkezett a bankkártyás fizetésed, összekészítjük a rendelésed. Átvételkor már nem kell fizetned.'),
      {
        kind: 'lines',
        lines: [
          `Rendelésszám: ${order.number}`,
          `Bankkártyával fizetve: ${formatPrice(order.amount)}`,
          ...(order.transaction === null ? [] : [`Tranzakció azonosítója: ${unlinked(order.transaction)}`]),
        ],
      },
    ],
  };
}

/** Says that money which came too late, or twice, goes back to the card. */
export function paidBackMail(order: { number: string; firstName: string; amount: Forint }): MailContent {
  return {
    subject: orderSubject('paidBack', order.number),
    parts: [
      greeting(order.firstName),
      text(
        `Ehhez a rendeléshez ${formatPrice(order.amount)} érkezett bankkártyáról, de a rendelést addigra töröltük, vagy már ` +
          'ki volt fizetve. Az összeget visszautaljuk a kártyádra; a bankodtól függően néhány munkanap, amíg megérkezik.',
      ),
      { kind: 'lines', lines: [`Rendelésszám: ${order.number}`] },
    ],
  };
}
