import type { Language } from '#lib/contract/language.ts';
import type { SearchHit, WireSearchAnswer } from '#lib/contract/search.ts';
import type { Role } from '../catalog/model.ts';
import type { Bitmap } from '../search/bitmap.ts';
import type { SearchQuery } from '../search/choice.ts';
import { isEnglishWord } from '../search/common-words.ts';
import { EnglishQuery, isSurelyEnglish } from '../search/english/english-query.ts';
import { search } from '../search/query.ts';
import type { ReadModel } from '../search/read-model.ts';
import { answerInEnglish, nearestInEnglish } from './english-answer.ts';

interface Searched {
  answer: WireSearchAnswer;
  /** The query in the words of the catalog. */
  query: SearchQuery;
}

/** What a query of a language's pages finds: an English one is searched in the words of the catalog (ADR-0164). */
export function searchIn(
  language: Language,
  model: ReadModel,
  query: SearchQuery,
  role: Role,
  within: Bitmap | null,
): Searched {
  if (language !== 'en') return { answer: search(model, query, role, within), query };
  const read = EnglishQuery.of(model, query.q, { isExact: query.exact === '1' });
  if (read) {
    const inCatalogWords = { ...query, q: read.hungarian };
    const found = search(model, inCatalogWords, role, within);
    // Words of the list were meant: what the search takes them for instead has no English.
    const isMisread = found.corrected !== null && !read.isSayable(found.corrected.query);
    const asMeant = isMisread ? { ...inCatalogWords, exact: '1' as const } : inCatalogWords;
    const answer = isMisread ? search(model, asMeant, role, within) : found;
    return { answer: answerInEnglish(read, answer), query: asMeant };
  }
  const answer = search(model, query, role, within);
  // What is English is no mistake in a Hungarian word: "stores" is no "nyár".
  const isGuessed = answer.notSold === null && isSurelyEnglish(model, query.q);
  const asTyped = isGuessed ? { ...query, exact: '1' as const } : query;
  if (!isGuessed) return { answer: nearestInEnglish(model, answer), query: asTyped };
  return { answer: { ...search(model, asTyped, role, within), relaxations: [] }, query: asTyped };
}

/** A query that is being typed, in the words of the catalog. */
export function typedIn(language: Language, model: ReadModel, query: string): string {
  return (language === 'en' ? EnglishQuery.of(model, query, { isBegun: true })?.hungarian : undefined) ?? query;
}

/** An answer beside pages that the query asks for: what names them was not left out ("ski rental"). */
export function besidePages(answer: WireSearchAnswer, answers: SearchHit[]): WireSearchAnswer {
  const { leftOut = [] } = answer;
  const isSaid = (word: string) => answers.length === 0 || !isEnglishWord(word.toLowerCase());
  return { ...answer, answers, leftOut: leftOut.filter(isSaid) };
}
