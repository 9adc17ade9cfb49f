import type { OpeningHours, ShopDetail } from '#lib/contract/shop.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { exceptionsWithin, plainTime, type Hours } from '#lib/shops/opening.ts';
import { pageLine, pageLink, type Words } from './words.ts';
import { document, heading, inline, list, table, text } from './writing.ts';

/** Days of which exceptions are told. */
const exceptionDays = 60;
const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;

function openingText(hours: Hours, { t }: Words): string {
  return hours ? t('locator.range', { from: plainTime(hours.opens), to: plainTime(hours.closes) }) : t('shops.closed');
}

function opening(hours: OpeningHours | null, words: Words, today: string): string[] {
  const { t, format } = words;
  if (!hours) return [heading(2, t('shops.hours')), t('locator.noHours')];
  const exceptions = exceptionsWithin(hours, today, exceptionDays).map(({ date, name, hours: own }) => [
    `${format.dateTime(new Date(`${date}T12:00:00Z`), { month: 'long', day: 'numeric', weekday: 'long' })} (${name})`,
    openingText(own, words),
  ]);
  const columns = [t('shops.day'), t('shops.opening')];
  return [
    heading(2, t('shops.hours')),
    table(
      columns,
      weekdays.map((weekday, at) => [t(`locator.weekdays.${weekday}`), openingText(hours.weekly[at] ?? null, words)]),
    ),
    ...(exceptions.length > 0 ? [heading(3, t('shops.exceptions')), table(columns, exceptions)] : []),
  ];
}

/** A shop as Markdown: where it is, when it is open, what it offers. `today` is the day in Budapest. */
export function shopText(shop: ShopDetail, words: Words, today: string): string {
  const { t, format } = words;
  const {
    address: { ZipCode: zip, City: city, Street: street },
    geo,
    phone,
    email,
    services,
    nearby,
  } = shop;
  const offered = services.flatMap((service) => knownText(t, 'locator', 'services', service) ?? []);
  return document([
    heading(1, shop.name),
    pageLine(words, shop.url),
    list([
      `**${t('markdown.address')}:** ${inline(`${zip} ${city}, ${street}`)} (${geo.lat}, ${geo.lng})`,
      `**${t('locator.phoneOf')}** ${inline(phone)}`,
      ...(email ? [`**${t('markdown.email')}:** ${inline(email)}`] : []),
    ]),
    text(shop.text),
    ...opening(shop.openingHours, words, today),
    ...(offered.length > 0 ? [heading(2, t('shops.services')), list(offered)] : []),
    ...(nearby.length > 0
      ? [
          heading(2, t('shops.nearby')),
          list(
            nearby.map(
              ({ name, url, distance }) =>
                `${pageLink(words, name, url)}: ${t('locator.distance', { distance: format.number(distance, { maximumFractionDigits: 1 }) })}, ${t('locator.asTheCrowFlies')}`,
            ),
          ),
        ]
      : []),
  ]);
}
