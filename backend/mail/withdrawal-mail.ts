import { sumOf } from '#lib/contract/money.ts';
import type { WithdrawalReceipt } from '#lib/contract/withdrawal.ts';
import { refundDay, returnDay } from '#lib/core/calendar/withdrawal-days.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { withdrawalDays } from '#lib/core/products/delivery.ts';
import { text, unlinked, type MailContent } from './mail.ts';
import { date, exactMoment, moment } from './moments.ts';

/** What was paid for the goods of a withdrawal; no line where nobody knows. */
function refundLines(items: WithdrawalReceipt['items']): string[] {
  const refunds = items.flatMap(({ refund }) => refund ?? []);
  if (refunds.length < items.length) return [];
  return [`Visszatérítendő vételár: ${formatPrice(sumOf(refunds))}`];
}

/** The receipt of a withdrawal: its content, date and time, to keep (Directive 2011/83/EU, Art. 11a). */
export function withdrawalMail(receipt: WithdrawalReceipt): MailContent {
  return {
    subject: `Elállás visszaigazolása: ${receipt.orderNumber}`,
    parts: [
      text('Tisztelt Vásárlónk!'),
      text('Visszaigazoljuk, hogy elállási nyilatkozatát megkaptuk.'),
      {
        kind: 'lines',
        lines: [
          `Név: ${unlinked(receipt.name)}`,
          `Rendelésszám: ${receipt.orderNumber}`,
          `A rendelés leadása: ${moment.format(new Date(receipt.placedAt))}`,
          `Az elállás beérkezése: ${exactMoment.format(new Date(receipt.confirmedAt))}`,
          `Azonosító: ${receipt.uuid}`,
          ...(receipt.deadline === null ? [] : [`Az elállás határideje: ${date.format(new Date(receipt.deadline))}`]),
        ],
      },
      {
        kind: 'lines',
        lines: receipt.items.map(
          ({ quantity, name, title, refund }) =>
            `${quantity} × ${name} (${unlinked(title)})${refund === null ? '' : `: ${formatPrice(refund)}`}`,
        ),
      },
      {
        kind: 'lines',
        lines: [
          ...refundLines(receipt.items),
          ...(receipt.toGiftCards > 0 ? [`Ajándékkártyára visszatöltve: ${formatPrice(receipt.toGiftCards)}`] : []),
          `Visszaküldés legkésőbb: ${date.format(new Date(returnDay(receipt.confirmedAt)))}`,
          `Visszatérítés legkésőbb: ${date.format(new Date(refundDay(receipt.confirmedAt)))}`,
        ],
      },
      text(
        `Kérjük, a terméket az elállás közlésétől számított ${withdrawalDays} napon belül küldje vissza vagy adja le bármely ` +
          `áruházunkban. A vételárat legkésőbb az elállás beérkezésétől számított ${withdrawalDays} napon belül visszatérítjük; ` +
          'a visszatérítést visszatarthatjuk, amíg a terméket vissza nem kaptuk, vagy Ön nem igazolta, hogy visszaküldte.',
      ),
      text('Kérjük, ezt a levelet őrizze meg.'),
    ],
  };
}
