import { placeOf } from '#lib/contract/market/places.ts';
import type { Language } from '#lib/contract/language.ts';
import type { Order } from '#lib/contract/order.ts';
import type { OpeningHours, ShopDetail } from '#lib/contract/shop.ts';
import { marketToday } from '#lib/core/calendar/days.ts';
import { keptDays, keptUntil } from '#lib/core/products/collection.ts';
import { formatPhone } from '#lib/account/phone.ts';
import { shopId } from '#lib/shops/index.ts';
import { exceptionsWithin, plainTime, weekRows, type Hours } from '#lib/shops/opening.ts';
import { dayText } from '../dates.ts';
import { html, type Html } from '../html.ts';
import { filled } from '../texts.ts';
import { spokenIn, type View } from '../view.ts';
import { wayOf } from './order-parts.ts';

/** Days ahead of which holidays are told: while an order is on its way and kept. */
const daysAhead = 14;

/** A weekday in a language's own short form: `H`, `Mon`. @param weekday 0 is Monday */
function weekdayText(weekday: number, lang: Language): string {
  const monday = Date.UTC(2024, 0, 1);
  const day = new Date(monday + weekday * 24 * 60 * 60_000);
  return new Intl.DateTimeFormat(placeOf(lang), { weekday: 'short', timeZone: 'UTC' }).format(day);
}

function hoursText(hours: Hours, { texts }: View): string {
  return hours ? `${plainTime(hours.opens)}–${plainTime(hours.closes)}` : texts.ordering.store.closed;
}

function hoursList(hours: OpeningHours, view: View): Html {
  const { lang } = view;
  const exceptions = exceptionsWithin(hours, marketToday(), daysAhead);
  return html`<dl class="hours">${weekRows(hours.weekly).map(
    ({ from, to, hours: own }) => html`
<div><dt>${weekdayText(from, lang)}${to > from && `–${weekdayText(to, lang)}`}</dt><dd class="number">${hoursText(own, view)}</dd></div>`,
  )}${exceptions.map(
    (day) => html`
<div><dt>${dayText(day.date, lang)} <span class="quiet"${spokenIn(day.lang, view)}>${day.name}</span></dt><dd class="number">${hoursText(day.hours, view)}</dd></div>`,
  )}</dl>`;
}

/** How long a collected order is kept, as a sentence; from the day on which it is ready its last day is known. */
function keptSentence(timeline: readonly { status: string; at: string }[], { lang, texts }: View): string {
  const until = keptUntil(timeline);
  const { store } = texts.ordering;
  return until === null
    ? filled(store.kept, { days: String(keptDays) })
    : filled(store.keptUntil, { day: dayText(until, lang) });
}

/**
 * Of the store that hands an order over: how long it keeps it, when it is open, its number, and the way to its page.
 * Nothing of other ways; without the store's record, which the API may not tell now, the way alone.
 */
export function orderStore(
  { delivery, timeline = [] }: Pick<Order, 'delivery'> & { timeline?: readonly { status: string; at: string }[] },
  shop: ShopDetail | null,
  view: View,
): Html | null {
  if (wayOf({ delivery }) !== 'click_and_collect' || delivery.store === undefined) return null;
  const { store } = view.texts.ordering;
  return html`<p>${keptSentence(timeline, view)}</p>
${
  shop?.openingHours &&
  html`<h3>${store.hours}</h3>
${hoursList(shop.openingHours, view)}`
}
${shop && html`<p>${store.phone} <a href="tel:${shop.phone.replaceAll(' ', '')}">${formatPhone(shop.phone)}</a></p>`}
<p><a href="${view.shop(`/shop/${shopId(delivery.store)}/`)}">${store.page}</a></p>`;
}
