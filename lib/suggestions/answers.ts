import { catalogLanguage } from '#lib/contract/market/languages.ts';
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
  /** Language of a title that is the shop's own; undefined for one of the interface. */
  titleLang: string | undefined;
  text: string;
  textLang: string | undefined;
}

/** What an answer is called and says itself, each in its language. */
export function ownText({ title, text, langs }: SearchHit): AnswerText {
  return { title, titleLang: langs?.title ?? catalogLanguage, text, textLang: langs?.text ?? catalogLanguage };
}

/** What an answer says at a moment, ms since 1970: of a shop until when it is open, before its address. */
export function answerText(answer: SearchHit, words: AnswerWords, now: number): AnswerText {
  const { kind, text, openingHours } = answer;
  const title = words.own('kinds', kind);
  const own = ownText(answer);
  const named = title === null ? own : { ...own, title, titleLang: undefined };
  if (kind === 'shops' && text !== '') return { ...named, text: words.near(text), textLang: undefined };
  if (openingHours) {
    const state = words.opening(openingState(openingHours, now));
    return { ...named, text: [state, text].filter(Boolean).join(' · '), textLang: undefined };
  }
  const sentence = text === '' ? words.own('texts', kind) : null;
  return sentence === null ? named : { ...named, text: sentence, textLang: undefined };
}
