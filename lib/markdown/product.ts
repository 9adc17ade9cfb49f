import { settings } from '#lib/config/index.ts';
import type { Product } from '#lib/contract/product.ts';
import { imageUrl } from '#lib/media/index.ts';
import { factRows } from '#lib/core/facts/rows.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { deliveryWays, withdrawalDays, type DeliveryWay } from '#lib/core/products/delivery.ts';
import { bandTexts, guaranteesOf, legalGuaranteeYears, mandatoryText } from '#lib/core/products/guarantee.ts';
import { isGone, sizeName, stockClass } from '#lib/core/products/variants.ts';
import { daysBetween } from '#lib/i18n/dates.ts';
import { priceText } from './prices.ts';
import { pageLine, pageLink, type Words } from './words.ts';
import { document, heading, inline, link, list, table, text } from './writing.ts';

/** Sizes that can be bought, by colour; of the last pieces it says so. */
function sizes(product: Product, { t }: Words): string[] {
  const { colours, options, sizes: labels, sizeSystem } = product;
  const named = (size: string) => sizeName(product, size);
  const rows = colours.map(({ slug, name }) => {
    const buyable = options
      .filter(({ colour, stock }) => colour === slug && stock > 0)
      .toSorted((a, b) => labels.indexOf(a.size) - labels.indexOf(b.size))
      .map(({ size, stock }) =>
        stockClass(stock) === 'few' ? `${named(size)} (${t('shopStock.states.few')})` : named(size),
      );
    return [name, buyable.length > 0 ? buyable.join(', ') : t('purchase.soldOut')];
  });
  const system = sizeSystem === '' ? '' : ` (${sizeSystem})`;
  return [heading(2, t('card.sizes')), table([t('markdown.colour'), `${t('purchase.size')}${system}`], rows)];
}

/** Name and value pairs as a list. */
const facts = (pairs: readonly (readonly [string, string | null])[]) =>
  list(pairs.flatMap(([name, value]) => (value ? [`**${inline(name)}:** ${inline(value).trim()}`] : [])));

/** What there is to compare, as in the table of the page. */
function rows(product: Product, { locale, t }: Words): (readonly [string, string])[] {
  const filters = Object.assign((key: string) => t(`filters.${key}` as never), {
    has: (key: string) => t.has(`filters.${key}` as never),
  });
  const told = factRows(product.facts, {
    language: locale,
    filters,
    quantity: ({ unit, value, count }) => t(`facts.units.${unit}`, { value, count }),
  });
  return told.map(({ label, text: said }) => [label, said] as const);
}

function details(product: Product, words: Words): string[] {
  const { t } = words;
  const { description, highlights, attributes, materials, care } = product;
  return [
    heading(2, t('product.description')),
    ...description.map(text),
    list(highlights.map(text)),
    heading(2, t('product.data')),
    facts([
      ...rows(product, words),
      ...attributes.map(({ name, value }) => [name, value] as const),
      [t('product.materials'), materials],
      [t('product.care'), care],
    ]),
  ];
}

/** Regulation (EU) 2023/988, Art. 19, as on the page. */
function safety({ safety: { responsiblePerson: person, ...maker } }: Product, { t }: Words): string[] {
  return [
    heading(2, t('product.safety')),
    facts([
      [t('product.manufacturer'), [maker.manufacturer, maker.postalAddress, maker.electronicAddress].join(', ')],
      [
        t('product.responsiblePerson'),
        person && [person.name, person.postalAddress, person.electronicAddress].join(', '),
      ],
      [t('product.identifier'), maker.identifier],
      [t('product.warnings'), maker.warnings.join(' ')],
    ]),
  ];
}

/** What the law, the producer and the shop guarantee, as on the page. */
function guarantees(product: Product, { t }: Words): string[] {
  const { mandatory, refurbished, durability } = guaranteesOf(product);
  const { grade, traces, guaranteeUntil = null } = product.refurbishment ?? {};
  return [
    heading(2, t('product.guarantee.title')),
    facts([
      [t('product.refurbishment.grade'), grade ?? null],
      [t('product.refurbishment.traces'), traces ?? null],
      [t('product.refurbishment.guarantee'), guaranteeUntil],
      [t('product.guarantee.legal'), t('product.guarantee.legalText', { years: legalGuaranteeYears })],
      [
        t('product.guarantee.mandatory'),
        mandatory === null
          ? null
          : t(`product.guarantee.${mandatoryText(mandatory)}`, { years: mandatory, ...bandTexts }),
      ],
      [
        t('product.guarantee.refurbished'),
        refurbished === null ? null : t('product.guarantee.refurbishedText', { years: refurbished }),
      ],
      [
        t('product.guarantee.durability'),
        durability === null
          ? null
          : t('product.guarantee.durabilityText', { years: durability, maker: product.brand.name }),
      ],
    ]),
  ];
}

function wayText({ type, price, expected }: DeliveryWay, { t, format }: Words): string {
  const days = expected && daysBetween(format, expected);
  const cost = price === 0 ? t('product.free') : formatPrice(price);
  return `**${t(`product.ways.${type}`)}:** ${cost}; ${days ? t('product.expected', { days }) : t('product.agreedDay')}`;
}

function delivery(product: Product, words: Words, today: string): string[] {
  const { t } = words;
  const { prices, isHeavy, isBike, isSki } = product;
  const ways = deliveryWays({ price: prices.vk, isHeavy, isBike }, today).filter(
    ({ type }) => type !== 'store' || settings.OMNICHANNEL,
  );
  return [
    heading(2, t('product.delivery')),
    list([
      ...ways.map((way) => wayText(way, words)),
      `**${t('product.return')}:** ${t('product.returnText', { days: withdrawalDays })}`,
    ]),
    ...(isHeavy ? [t('product.heavy')] : []),
    ...(isBike ? [t('product.bike')] : []),
    ...(isSki ? [t('product.ski')] : []),
  ];
}

/** A product page as Markdown: what it is, what it costs, what can be bought of it. `today` is the day in Budapest. */
export function productText(product: Product, words: Words, today: string): string {
  const { t } = words;
  const [image] = product.colours[0]?.images ?? [];
  const buying = isGone(product)
    ? [`**${t('product.gone')}.** ${t('product.goneText')}`]
    : [`**${t('results.price')}:** ${priceText(words, product)}`, t('footer.tax'), ...sizes(product, words)];
  return document([
    heading(1, `${product.brand.name} ${product.name}`),
    pageLine(words, product.url),
    `**${t('markdown.brand')}:** ${pageLink(words, product.brand.name, product.brand.url)}`,
    image ? `!${link(image.alt, imageUrl(image, 1200))}` : '',
    ...buying,
    ...details(product, words),
    ...safety(product, words),
    ...guarantees(product, words),
    ...(isGone(product) ? [] : delivery(product, words, today)),
  ]);
}
