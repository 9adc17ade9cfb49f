import type { MenuItem } from '#lib/contract/menu.ts';
import type { Phrase } from '#lib/contract/search.ts';
import { fold } from '#lib/core/text/fold.ts';

type WeighedPhrase = Pick<Phrase, 'phrase' | 'weight'> & { count?: Phrase['count'] };

/** Whether two phrases are one in other forms: "teniszütő" and "teniszütők", which find as much. */
function isSameSearch(one: WeighedPhrase, other: WeighedPhrase): boolean {
  if (typeof one.count !== 'number' || one.count !== other.count) return false;
  const [a, b] = [fold(one.phrase), fold(other.phrase)];
  return a.startsWith(b) || b.startsWith(a);
}

/** The phrases that begin with what is typed, heaviest first, each search once, at most `limit` (SRCH-03). */
export function matchingPhrases<P extends WeighedPhrase>(phrases: readonly P[], typed: string, limit: number): P[] {
  const prefix = fold(typed.trim());
  if (prefix === '') return [];
  return phrases
    .filter(({ phrase }) => fold(phrase).startsWith(prefix))
    .sort((a, b) => b.weight - a.weight)
    .reduce<P[]>((kept, phrase) => (kept.some((one) => isSameSearch(one, phrase)) ? kept : [...kept, phrase]), [])
    .slice(0, limit);
}

/** The heaviest phrases without those named, for a search box in which nothing is typed. */
export function popularPhrases<P extends WeighedPhrase>(
  phrases: readonly P[],
  without: readonly string[],
  limit: number,
): P[] {
  const known = new Set(without.map(fold));
  return phrases
    .filter(({ phrase }) => !known.has(fold(phrase)))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, limit);
}

/** Where the typed text begins in a name: at its start or at the start of a word; −1 where it does not. */
function wordStart(name: string, typed: string): number {
  const word = fold(typed.trim());
  return word === '' ? -1 : ` ${fold(name)}`.indexOf(` ${word}`);
}

/** Brands of the menu tree that have a word which begins with what is typed, in their order, each once. */
export function matchingBrands(menu: readonly MenuItem[], typed: string, limit: number): MenuItem[] {
  const found = new Map<string, MenuItem>();
  const walk = (items: readonly MenuItem[]) => {
    for (const item of items) {
      if (item.type === 'brand' && wordStart(item.name, typed) >= 0 && !found.has(item.url)) found.set(item.url, item);
      walk(item.options);
    }
  };
  walk(menu);
  return [...found.values()].slice(0, limit);
}

export interface GuideLink {
  title: string;
  lang?: string | undefined;
  url: string;
}

/** Guides in whose title every typed word begins a word, in their order. */
export function matchingGuides(guides: readonly GuideLink[], typed: string, limit: number): GuideLink[] {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return guides.filter(({ title }) => words.every((word) => wordStart(title, word) >= 0)).slice(0, limit);
}

export interface TextPart {
  text: string;
  isTyped: boolean;
}

/** A suggestion's text in parts, so that what is typed stands plain and what completes it stands out. */
export function textParts(text: string, typed: string): TextPart[] {
  const start = wordStart(text, typed);
  if (start < 0) return [{ text, isTyped: false }];
  const end = start + fold(typed.trim()).length;
  return [
    { text: text.slice(0, start), isTyped: false },
    { text: text.slice(start, end), isTyped: true },
    { text: text.slice(end), isTyped: false },
  ].filter((part) => part.text !== '');
}
