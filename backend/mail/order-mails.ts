import type { Language } from '#lib/contract/language.ts';
import { placeOf } from '#lib/contract/market/places.ts';
import { difference, type Money } from '#lib/contract/money.ts';
import type { DeliveryType, Order } from '#lib/contract/order.ts';
import { localePath } from '#lib/core/locales.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { bandTexts, guaranteeBands, guaranteesAt, legalGuaranteeYears } from '#lib/core/products/guarantee.ts';
import { expectedText } from '#lib/core/calendar/day-range.ts';
import { filled } from '#lib/core/text/filled.ts';
import type { PageContent } from '../content/model.ts';
import type { PricedLine } from '../domain/cart-prices.ts';
import { contractParts } from './content-parts.ts';
import { catalogWords, greeting, text, unlinked, type MailContent, type MailPart } from './mail.ts';
import { momentText } from './moments.ts';
import { orderSubject } from './order-subjects.ts';
import { goodsText, mailTexts, type MailTexts } from './texts.ts';

type Texts = MailTexts['confirmation'];

function withdrawalNotice({ lang, shop }: OrderMailParts): MailPart[] {
  const { withdrawal, withdraw } = mailTexts[lang].confirmation;
  return [text(withdrawal), { kind: 'link', label: withdraw, url: `${shop}${localePath(lang, '/elallas/')}` }];
}

/**
 * Guarantees and complaints, as the confirmation of a contract has to tell them (45/2014. (II. 26.) Korm. rendelet, 18.
 * §).
 */
function contractNotice({ lang, shop }: OrderMailParts): MailPart[] {
  const { faults, mandatoryFrom, complaints, pages } = mailTexts[lang].confirmation;
  const notice = [
    filled(faults, { years: legalGuaranteeYears }),
    ...(guaranteeBands ? [filled(mandatoryFrom, { price: bandTexts.from })] : []),
    complaints,
  ];
  const page = (words: string, slug: ContractPage) =>
    filled(words, { url: `${shop}${localePath(lang, `/static/${slug}/`)}` });
  return [
    text(notice.join(' ')),
    {
      kind: 'lines',
      lines: [
        page(pages.terms, 'aszf'),
        page(pages.withdrawal, 'elallas'),
        page(pages.guarantees, 'szavatossag'),
        page(pages.complaints, 'panaszkezeles'),
      ],
    },
  ];
}

/** The guarantees of a line at the price that was paid for a piece (151/2003. (IX. 22.) Korm. rendelet, 2. §). */
function guaranteeLine({ goods, price }: PricedLine, lang: Language): string {
  const texts = mailTexts[lang].confirmation;
  const { mandatory, refurbished, durability } = guaranteesAt(price, goods);
  const years = (words: string, count: number | null) => (count === null ? [] : [filled(words, { years: count })]);
  const guarantees = [
    ...years(texts.legal, legalGuaranteeYears),
    ...(mandatory === null && guaranteeBands ? [texts.noMandatory] : years(texts.mandatory, mandatory)),
    ...years(texts.refurbished, refurbished),
    ...years(texts.durability, durability),
  ].join(', ');
  const called = goodsText({ ...goods, title: unlinked(goods.title) }, mailTexts[lang]);
  const { grade } = goods;
  const worn = grade === null ? called : filled(texts.refurbishedGoods, { goods: called, grade });
  return filled(texts.guaranteesOf, { goods: worn, guarantees });
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
type ContractPage = (typeof contractPages)[number];

/** When an order is expected, or that the carrier calls. */
function expectedLines({ expected, isDayAgreed, delivery }: Order, lang: Language): string[] {
  const { dayAgreed, expectedHome, expectedPickUp } = mailTexts[lang].confirmation;
  if (isDayAgreed) return [dayAgreed];
  if (expected === null) return [];
  const days = expectedText(expected, placeOf(lang));
  return [filled(delivery.type === 'home' ? expectedHome : expectedPickUp, { days })];
}

/** What the confirmation of an order rests on, beside the order. */
export interface OrderMailParts {
  firstName: string;
  lang: Language;
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
function payParts({ payment }: Order, { payUrl, lang }: OrderMailParts): MailPart[] {
  if (payUrl === null || !payment?.payUntil) return [];
  const { payUntil, pay } = mailTexts[lang].confirmation;
  return [
    text(filled(payUntil, { time: momentText(payment.payUntil, lang) })),
    { kind: 'link', label: pay, url: payUrl },
  ];
}

function itemLines({ items }: Order, lang: Language): string[] {
  const texts = mailTexts[lang];
  return items.map(({ quantity, lineTotal, ...item }) => {
    const goods = goodsText({ ...item, title: unlinked(item.title) }, texts);
    return filled(texts.confirmation.item, { quantity, goods, price: formatPrice(lineTotal) });
  });
}

function totalLines({ vouchers, giftCards, total }: Order, payUrl: string | null, texts: Texts): string[] {
  const sum = (words: string, price: Money, rest = {}) => filled(words, { ...rest, price: formatPrice(price) });
  return [
    sum(texts.goods, difference(total.items, total.services)),
    ...(total.services > 0 ? [sum(texts.services, total.services)] : []),
    ...vouchers.map(({ name, discount }) => sum(texts.voucher, discount, { name: unlinked(name) })),
    sum(texts.delivery, total.delivery),
    ...(giftCards.length > 0 ? [sum(texts.total, total.grand)] : []),
    ...giftCards.map(({ ending, paid }) => sum(texts.byGiftCard, paid, { ending })),
    sum(payUrl === null ? texts.toPay : texts.toPayByCard, difference(total.grand, total.giftCards)),
    texts.gross,
  ];
}

function deliveryLines(order: Order, lang: Language): string[] {
  const { way, ways } = mailTexts[lang].confirmation;
  const { type, description } = order.delivery;
  const names: Readonly<Record<string, string>> = ways satisfies Record<DeliveryType, string>;
  return [filled(way, { way: names[type] ?? type }), unlinked(description), ...expectedLines(order, lang)];
}

function billingParts({ billing }: Order, texts: Texts): MailPart[] {
  if (billing === null) return [];
  const { name, taxNumber, address } = billing;
  const written = `${address.postal} ${address.city}, ${address.street} ${address.streetNo}`;
  const lines = [
    filled(texts.billingName, { name: unlinked(name) }),
    ...(taxNumber === null ? [] : [filled(texts.taxNumber, { number: taxNumber })]),
    filled(texts.billingAddress, { address: unlinked(written) }),
  ];
  return [{ kind: 'lines', lines }];
}

/**
 * Confirms an order on a durable medium: what, for how much, whereto, and the texts of the contract as they are now
 * (ADR-0106).
 */
export function orderMail(order: Order, parts: OrderMailParts): MailContent {
  const { firstName, lang, orderUrl, payUrl, lines, pages } = parts;
  const { order: common, confirmation: texts } = mailTexts[lang];
  const { number, placedAt } = order;
  return {
    lang,
    subject: orderSubject('placed', number, lang),
    parts: [
      greeting(firstName, lang),
      text(payUrl === null ? texts.received : texts.waiting),
      ...payParts(order, parts),
      {
        kind: 'lines',
        lines: [filled(common.number, { number }), filled(common.placedAt, { time: momentText(placedAt, lang) })],
      },
      catalogWords({ kind: 'lines', lines: itemLines(order, lang) }),
      { kind: 'lines', lines: totalLines(order, payUrl, texts) },
      { kind: 'lines', lines: deliveryLines(order, lang) },
      ...billingParts(order, texts),
      { kind: 'link', label: common.open, url: orderUrl },
      text(texts.follow),
      ...withdrawalNotice(parts),
      { kind: 'lines', lines: [texts.guarantees, ...lines.map((line) => guaranteeLine(line, lang))] },
      ...contractNotice(parts),
      ...contractParts(pages, parts),
    ],
  };
}
