import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { brand } from '#lib/config/brand/stated-brand.ts';
import { expectedDays, heldDays } from '#lib/core/products/delivery.ts';
import { daysText } from '../dates.ts';
import { html, type Html } from '../html.ts';
import type { Quote } from '../quote.ts';
import { filled as worded } from '../texts.ts';
import { spokenIn, type View } from '../view.ts';
import { option, selectField, type Filled } from './fields.ts';

type Shop = Quote['shops'][number];

/** What a shop's name says beside its chain, its town and its street; empty for nothing. */
function ownName({ name, address: { City, Street } }: Shop): string {
  const rest = [brand.name, City].reduce((left, known) => left.replace(known, ''), name).trim();
  return Street.includes(rest) ? '' : rest;
}

/** Where a shop is, as short as it is clear: options of a phone's list are cut off at their end. */
function placeText(shop: Shop): string {
  const { City, Street } = shop.address;
  return `${City}: ${[ownName(shop), Street].filter(Boolean).join(', ')}`;
}

/** From the first of some days to the last. */
function spanning(days: readonly { from: string; until: string }[]): { from: string; until: string } | null {
  const first = days.map(({ from }) => from).toSorted()[0];
  const last = days
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  return first !== undefined && last !== undefined ? { from: first, until: last } : null;
}

/** The shops to collect in: those that hold everything, by the days on which they can hand it over, then the others. */
export function shopSelect({ shops }: Quote, filled: Filled, { view, today }: { view: View; today: string }): Html {
  const { form } = filled.texts;
  const mark = spokenIn(catalogLanguage, view);
  const chosen = filled.values['delivery.store'];
  const held = shops
    .filter(({ complete }) => complete)
    .map((shop) => ({ shop, days: heldDays(today, shop.handedOver) }))
    .toSorted((a, b) => (a.days.from < b.days.from ? -1 : Number(a.days.from > b.days.from)));
  const later = shops.filter(({ complete }) => !complete);
  const laterDays = daysText(expectedDays('store', today), view.lang);
  const group = (label: string, listed: readonly Shop[]) =>
    html`<optgroup label="${label}">${listed.map((shop) => option(shop.sysname, placeText(shop), chosen, mark))}</optgroup>`;
  const heldGroups = Map.groupBy(held, ({ days }) => daysText(days, view.lang));
  const heldSpan = spanning(held.map(({ days }) => days));
  const hints = [
    heldSpan && worded(form.storeHint.held, { days: daysText(heldSpan, view.lang) }),
    later.length > 0 && worded(form.storeHint.later, { days: laterDays }),
  ].filter((hint) => typeof hint === 'string');
  return selectField(
    {
      name: 'delivery.store',
      label: form.store,
      prompt: form.chooseStore,
      hint: html`${hints.map((hint) => html`<span>${hint}</span>`)}`,
      options: [
        ...Array.from(heldGroups, ([days, listed]) =>
          group(
            `${form.storeComplete}: ${days}`,
            listed.map(({ shop }) => shop),
          ),
        ),
        later.length > 0 && group(`${form.wait}: ${laterDays}`, later),
      ],
    },
    filled,
  );
}
