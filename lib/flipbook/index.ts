import type { Money } from '#lib/contract/money.ts';
import { settings } from '#lib/config/index.ts';
import type { Flipbook, Hotspot } from '#lib/contract/flipbook.ts';
import { unitPriceText, type UnitPriceWords } from '#lib/core/prices/unit-price.ts';
import { fold } from '#lib/core/text/fold.ts';

/** Pages side by side: one on small screens; two on wide ones, where the cover stands alone on the right. */
export type Layout = 'single' | 'spread';

/** The pages that show at a time; null where there is none. A single page counts as the right one. */
export interface Spread {
  left: number | null;
  right: number | null;
}

/** The pages beside a page of a flipbook of `count` pages. */
export function spreadAt(page: number, count: number, layout: Layout): Spread {
  if (layout === 'single') return { left: null, right: page };
  const left = page % 2 === 0 ? page : page - 1;
  return { left: left >= 1 ? left : null, right: left + 1 <= count ? left + 1 : null };
}

/** The page by which a spread is named: its first one. */
export function firstOf({ left, right }: Spread): number {
  return left ?? right ?? 1;
}

/** The page reached by turning `by` leaves; the same one at the flipbook's ends. */
export function pageAfter(page: number, by: number, count: number, layout: Layout): number {
  if (layout === 'single') return Math.min(Math.max(page + by, 1), count);
  const turningPage = Math.floor(page / 2) + by;
  const last = Math.floor(count / 2);
  return turningPage <= 0 ? 1 : Math.min(turningPage, last) * 2;
}

/** The page that an address asks for; 1 where it names none of the flipbook's. */
export function askedPage(search: string, count: number): number {
  const asked = new URLSearchParams(search).get('oldal') ?? '';
  const page = /^\d{1,3}$/.test(asked) ? Number(asked) : 1;
  return page >= 1 && page <= count ? page : 1;
}

/** How a flipbook stands on a day in Budapest, `2026-11-21`. */
export type Validity = 'coming' | 'valid' | 'over';

export function validityOn(day: string, { validFrom, validTo }: Pick<Flipbook, 'validFrom' | 'validTo'>): Validity {
  if (day < validFrom) return 'coming';
  return day > validTo ? 'over' : 'valid';
}

/**
 * What an offer costs: the printed price while the flipbook is valid; afterwards, or where the shop has become
 * cheaper, what it costs now; null where it can no longer be had.
 */
export interface OfferPrice {
  price: Money;
  /** Lowest price of the 30 days before the printed reduction; with the printed price alone. */
  full: Money | null;
  state: 'printed' | 'changed' | 'gone';
}

export function offerPrice({ pricePrinted, pricePrintedFull, priceNow }: Hotspot, validity: Validity): OfferPrice {
  if (priceNow === null) return { price: pricePrinted, full: null, state: 'gone' };
  const isCheaperNow = priceNow < pricePrinted;
  if (validity !== 'over' && !isCheaperNow) return { price: pricePrinted, full: pricePrintedFull, state: 'printed' };
  return { price: priceNow, full: null, state: priceNow === pricePrinted ? 'printed' : 'changed' };
}

/** The unit price of an offer that is sold by measure, of the price that is shown; null where there is none to tell. */
export function offerUnitPrice(words: UnitPriceWords, offer: Hotspot, validity: Validity): string | null {
  const { price, state } = offerPrice(offer, validity);
  return state === 'gone' ? null : unitPriceText(words, price, offer.contents);
}

/** A place in a flipbook where words stand: the page, and the text cut into what was found and what is around it. */
export interface Finding {
  page: number;
  heading: string;
  parts: { text: string; isFound: boolean }[];
}

/** Characters shown on either side of what was found. */
const around = 40;

function partsAround(text: string, word: string): Finding['parts'] | null {
  // Folding keeps the length letter by letter, so a place in the folded text is one in the text.
  const at = fold(text).indexOf(word);
  if (at < 0) return null;
  const [from, to] = [Math.max(0, at - around), Math.min(text.length, at + word.length + around)];
  return [
    { text: `${from > 0 ? '…' : ''}${text.slice(from, at)}`, isFound: false },
    { text: text.slice(at, at + word.length), isFound: true },
    { text: `${text.slice(at + word.length, to)}${to < text.length ? '…' : ''}`, isFound: false },
  ].filter((part) => part.text !== '');
}

/** Where what is typed stands in a flipbook, without regard to accents and case; one place a line of text. */
export function findInFlipbook(pages: Flipbook['pages'], typed: string): Finding[] {
  const word = fold(typed.trim().replace(/\s+/g, ' '));
  if (word.length < settings.QUERY_MIN) return [];
  return pages.flatMap(({ number, heading, text, hotspots }) =>
    [heading, ...text, ...hotspots.map(({ name }) => name)].flatMap((line) => {
      const parts = partsAround(line, word);
      return parts ? [{ page: number, heading, parts }] : [];
    }),
  );
}
