import { difference, noForint, sumOf, type Forint } from '#lib/contract/money.ts';
import type { DeliveryType, Order } from '#lib/contract/order.ts';
import type { WithdrawalReceipt } from '#lib/contract/withdrawal.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { guaranteeBands, guaranteesAt, legalGuaranteeYears } from '#lib/core/products/guarantee.ts';
import { expectedText } from '#lib/core/calendar/day-range.ts';
import { refundDay, returnDay } from '#lib/core/calendar/withdrawal-days.ts';
import type { PageContent } from '../content/model.ts';
import type { PricedLine } from '../domain/cart-prices.ts';
import { pageParts } from './content-parts.ts';
import { greeting, unlinked, type MailContent, type MailPart } from './mail.ts';

const text = (words: string): MailPart => ({ kind: 'text', text: words });

const minute: Intl.DateTimeFormatOptions = {
  timeZone: 'Europe/Budapest',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};
const moment = new Intl.DateTimeFormat('hu', minute);
/** The moment of a statement, to the second. */
const exactMoment = new Intl.DateTimeFormat('hu', { ...minute, second: '2-digit' });
const date = new Intl.DateTimeFormat('hu', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });

const deliveryNames: Readonly<Record<string, string>> = {
  home: 'Házhoz szállítás',
  click_and_collect: 'Áruházi átvétel',
  pick_up_points: 'Csomagpont',
} satisfies Record<DeliveryType, string>;

function withdrawalNotice(shop: string): MailPart[] {
  return [
    text(
      'Ön a termék átvételétől számított 14 napon belül indokolás nélkül elállhat a szerződéstől. Az elállást az alábbi ' +
        'oldalon, bejelentkezés nélkül is megteheti. A vételárat és a szállítás alapdíját az elállás beérkezésétől ' +
        'számított 14 napon belül visszatérítjük; a visszaküldés közvetlen költsége Önt terheli.',
    ),
    { kind: 'link', label: 'Elállás a szerződéstől', url: `${shop}/elallas/` },
  ];
}

/**
 * Guarantees and complaints, as the confirmation of a contract has to tell them (45/2014. (II. 26.) Korm. rendelet, 18.
 * §).
 */
function contractNotice(shop: string): MailPart[] {
  return [
    text(
      `Hibás teljesítés esetén az átvételtől számított ${legalGuaranteeYears} évig kellékszavatosság illeti meg. Egyes új tartós ` +
        `fogyasztási cikkekre, köztük kerékpárokra és sporteszközökre ${formatPrice(guaranteeBands.from)} eladási ártól kötelező jótállás ` +
        'is jár. Panaszára 30 napon belül írásban válaszolunk; ezután a békéltető testülethez is fordulhat.',
    ),
    {
      kind: 'lines',
      lines: [
        `Általános szerződési feltételek: ${shop}/static/aszf/`,
        `Elállási tájékoztató és mintanyilatkozat: ${shop}/static/elallas/`,
        `Szavatosság és jótállás: ${shop}/static/szavatossag/`,
        `Panaszkezelés: ${shop}/static/panaszkezeles/`,
      ],
    },
  ];
}

/** Subject of the mail that confirms an order, by which its mails are found again. */
export function orderSubject(orderNumber: string): string {
  return `Megkaptuk a rendelésed: ${orderNumber}`;
}

/** The guarantees of a line at the price that was paid for a piece (151/2003. (IX. 22.) Korm. rendelet, 2. §). */
function guaranteeLine({ goods, price }: PricedLine): string {
  const { mandatory, refurbished, durability } = guaranteesAt(price, goods);
  const years = [
    `kellékszavatosság ${legalGuaranteeYears} év`,
    mandatory === null ? 'kötelező jótállás nincs' : `kötelező jótállás ${mandatory} év`,
    ...(refurbished === null ? [] : [`önként vállalt jótállás ${refurbished} év`]),
    ...(durability === null ? [] : [`a gyártó tartóssági jótállása ${durability} év`]),
  ];
  const worn = goods.grade === null ? '' : `, felújított, ${goods.grade} állapot`;
  return `${goods.brand} ${goods.name} (${unlinked(goods.title)})${worn}: ${years.join(', ')}`;
}

/** Slugs of the texts that the contract rests on: they go out whole with its confirmation. */
export const contractPages = [
  'aszf',
  'szallitas-fizetes',
  'elallas',
  'szavatossag',
  'panaszkezeles',
  'bekelteto-testulet',
  'impresszum',
] as const;

/** When an order is expected, or that the carrier calls. */
function expectedLines({ expected, isDayAgreed, delivery }: Order): string[] {
  if (isDayAgreed) return ['A szállítás napját telefonon egyeztetjük veled.'];
  if (expected === null) return [];
  const days = expectedText(expected);
  return [delivery.type === 'home' ? `Várható érkezés: ${days}` : `Várhatóan átvehető: ${days}`];
}

/** What the confirmation of an order rests on, beside the order. */
export interface OrderMailParts {
  firstName: string;
  /** Origin of the storefront. */
  shop: string;
  /** Where the order can be looked at: in the account, or by a guest's secret link. */
  orderUrl: string;
  /** Where it can be paid by card; null where it is paid otherwise. */
  payUrl: string | null;
  lines: readonly PricedLine[];
  /** The `contractPages` that the shop has. */
  pages: readonly PageContent[];
}

/** Until when and where an order is paid that waits for it. */
function payParts({ payment }: Order, payUrl: string | null): MailPart[] {
  if (payUrl === null || !payment?.payUntil) return [];
  return [
    text(
      `Ha még nem fizetted ki, eddig megteheted: ${moment.format(new Date(payment.payUntil))}. Addig félretesszük, amit ` +
        'választottál; utána töröljük a rendelést.',
    ),
    { kind: 'link', label: 'Fizetés bankkártyával', url: payUrl },
  ];
}

function billingParts({ billing }: Order): MailPart[] {
  if (billing === null) return [];
  const { name, taxNumber, address } = billing;
  const lines = [
    `Számlázási név: ${unlinked(name)}`,
    ...(taxNumber === null ? [] : [`Adószám: ${taxNumber}`]),
    unlinked(`Számlázási cím: ${address.postal} ${address.city}, ${address.street} ${address.streetNo}`),
  ];
  return [{ kind: 'lines', lines }];
}

/**
 * Confirms an order on a durable medium: what, for how much, whereto, and the texts of the contract as they are now
 * (ADR-0106).
 */
export function orderMail(
  order: Order,
  { firstName, shop, orderUrl, payUrl, lines, pages }: OrderMailParts,
): MailContent {
  const { items, vouchers, giftCards, total, delivery } = order;
  return {
    subject: orderSubject(order.number),
    parts: [
      greeting(firstName),
      text(
        payUrl === null
          ? 'Köszönjük, megkaptuk a rendelésed, és összekészítjük.'
          : 'Köszönjük, megkaptuk a rendelésed. Amint megérkezik a bankkártyás fizetés, összekészítjük.',
      ),
      ...payParts(order, payUrl),
      { kind: 'lines', lines: [`Rendelésszám: ${order.number}`, `Leadva: ${moment.format(new Date(order.placedAt))}`] },
      {
        kind: 'lines',
        lines: items.map(
          ({ quantity, brand, name, title, lineTotal }) =>
            `${quantity} × ${brand} ${name} (${unlinked(title)}): ${formatPrice(lineTotal)}`,
        ),
      },
      {
        kind: 'lines',
        lines: [
          `Termékek: ${formatPrice(total.items)}`,
          ...vouchers.map(({ name, discount }) => `Kupon (${unlinked(name)}): −${formatPrice(discount)}`),
          `Szállítás: ${formatPrice(total.delivery)}`,
          ...(giftCards.length > 0 ? [`Összesen: ${formatPrice(total.grand)}`] : []),
          ...giftCards.map(({ ending, paid }) => `Ebből ajándékkártyával (…${ending}): ${formatPrice(paid)}`),
          `${payUrl === null ? 'Átvételkor' : 'Bankkártyával'} fizetendő: ${formatPrice(difference(total.grand, total.giftCards))}`,
          'Az árak bruttó árak, az áfát tartalmazzák.',
        ],
      },
      {
        kind: 'lines',
        lines: [
          `Átvétel módja: ${deliveryNames[delivery.type] ?? delivery.type}`,
          unlinked(delivery.description),
          ...expectedLines(order),
        ],
      },
      ...billingParts(order),
      { kind: 'link', label: 'Rendelés megnyitása', url: orderUrl },
      text('Ott követheted, merre jár, és amíg be nem csomagoltuk, le is mondhatod.'),
      ...withdrawalNotice(shop),
      { kind: 'lines', lines: ['Szavatosság és jótállás tételenként:', ...lines.map(guaranteeLine)] },
      ...contractNotice(shop),
      ...pages.flatMap((page) => pageParts(page, shop)),
    ],
  };
}

/** Subject of the mail that confirms a cancellation. */
function cancellationSubject(orderNumber: string): string {
  return `Töröltük a rendelésed: ${orderNumber}`;
}

/** States of an order that a mail tells of while it is on its way. */
export type MailedProgress = 'shipped' | 'ready_for_pickup';

const progressWords: Readonly<Record<MailedProgress, { subject: string; text: string }>> = {
  shipped: { subject: 'Elindult a rendelésed', text: 'A csomagod elindult, úton van hozzád.' },
  ready_for_pickup: { subject: 'Átveheted a rendelésed', text: 'Megérkezett a csomagod, átveheted itt:' },
};

const progressSubject = (progress: MailedProgress, orderNumber: string) =>
  `${progressWords[progress].subject}: ${orderNumber}`;
const refundSubject = (orderNumber: string) => `Visszatérítés: ${orderNumber}`;

/** Subjects of all mails about an order, by which they are found again. */
export function orderSubjects(orderNumber: string): string[] {
  return [
    orderSubject(orderNumber),
    cancellationSubject(orderNumber),
    progressSubject('shipped', orderNumber),
    progressSubject('ready_for_pickup', orderNumber),
    refundSubject(orderNumber),
    paidSubject(orderNumber),
    `Visszautaljuk a fizetésed: ${orderNumber}`,
  ];
}

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
    subject: progressSubject(progress, number),
    parts: [
      greeting(firstName),
      text(progressWords[progress].text),
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
    subject: refundSubject(number),
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

/** Subject of the mail that confirms a payment by card. */
export function paidSubject(orderNumber: string): string {
  return `Megérkezett a fizetésed: ${orderNumber}`;
}

/** Says that a card has paid an order, with the number by which provider and bank find the transaction. */
export function paidMail(order: {
  number: string;
  firstName: string;
  amount: Forint;
  transaction: string | null;
}): MailContent {
  return {
    subject: paidSubject(order.number),
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
    subject: `Visszautaljuk a fizetésed: ${order.number}`,
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

/** Says that an order was called off before it was packed. */
export function cancellationMail({
  toGiftCards = noForint,
  toCard = noForint,
  cause = 'customer',
  ...order
}: CancelledOrder): MailContent {
  return {
    subject: cancellationSubject(order.number),
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
        'Kérjük, a terméket az elállás közlésétől számított 14 napon belül küldje vissza vagy adja le bármely ' +
          'áruházunkban. A vételárat legkésőbb az elállás beérkezésétől számított 14 napon belül visszatérítjük; ' +
          'a visszatérítést visszatarthatjuk, amíg a terméket vissza nem kaptuk, vagy Ön nem igazolta, hogy visszaküldte.',
      ),
      text('Kérjük, ezt a levelet őrizze meg.'),
    ],
  };
}
