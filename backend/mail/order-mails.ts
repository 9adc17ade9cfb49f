import { difference } from '#lib/contract/money.ts';
import type { DeliveryType, Order } from '#lib/contract/order.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { withdrawalDays } from '#lib/core/products/delivery.ts';
import { bandTexts, guaranteeBands, guaranteesAt, legalGuaranteeYears } from '#lib/core/products/guarantee.ts';
import { expectedText } from '#lib/core/calendar/day-range.ts';
import type { PageContent } from '../content/model.ts';
import type { PricedLine } from '../domain/cart-prices.ts';
import { pageParts } from './content-parts.ts';
import { greeting, text, unlinked, type MailContent, type MailPart } from './mail.ts';
import { moment } from './moments.ts';
import { orderSubject } from './order-subjects.ts';

const deliveryNames: Readonly<Record<string, string>> = {
  home: 'Házhoz szállítás',
  click_and_collect: 'Áruházi átvétel',
  pick_up_points: 'Csomagpont',
} satisfies Record<DeliveryType, string>;

function withdrawalNotice(shop: string): MailPart[] {
  return [
    text(
      `Ön a termék átvételétől számított ${withdrawalDays} napon belül indokolás nélkül elállhat a szerződéstől. Az elállást az alábbi ` +
        'oldalon, bejelentkezés nélkül is megteheti. A vételárat és a szállítás alapdíját az elállás beérkezésétől ' +
        `számított ${withdrawalDays} napon belül visszatérítjük; a visszaküldés közvetlen költsége Önt terheli.`,
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
      `Hibás teljesítés esetén az átvételtől számított ${legalGuaranteeYears} évig kellékszavatosság illeti meg. ` +
        (guaranteeBands
          ? `Egyes új tartós fogyasztási cikkekre, köztük kerékpárokra és sporteszközökre ${bandTexts.from} eladási ártól kötelező jótállás is jár. `
          : '') +
        'Panaszára 30 napon belül írásban válaszolunk; ezután a békéltető testülethez is fordulhat.',
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
    subject: orderSubject('placed', order.number),
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
