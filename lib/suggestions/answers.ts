import { openingState, type OpeningState } from '#lib/shops/opening.ts';
import type { SearchHit } from '#lib/contract/search.ts';

/** The texts of answers, and the words for how a shop stands. */
export interface AnswerWords {
  /** The interface's own name of a kind, or its own sentence; null for none. */
  own: (group: 'kinds' | 'texts', kind: string) => string | null;
  near: (place: string) => string;
  opening: (state: OpeningState) => string;
}

export interface AnswerText {
  title: string;
  /** Whether the title is the shop's own, in Hungarian. */
  isCatalogTitle: boolean;
  text: string;
  isCatalogText: boolean;
}

/** What an answer says at a moment, ms since 1970: of a shop until when it is open, before its address. */
export function answerText(
  { kind, title, text, openingHours }: SearchHit,
  words: AnswerWords,
  now: number,
): AnswerText {
  const ownTitle = words.own('kinds', kind);
  const named = { title: ownTitle ?? title, isCatalogTitle: ownTitle === null };
  if (kind === 'shops' && text !== '') return { ...named, text: words.near(text), isCatalogText: false };
  if (openingHours) {
    const state = words.opening(openingState(openingHours, now));
    return { ...named, text: [state, text].filter(Boolean).join(' · '), isCatalogText: false };
  }
  const ownText = text === '' ? words.own('texts', kind) : null;
  return { ...named, text: ownText ?? text, isCatalogText: ownText === null };
}
