import type { Language } from '#lib/contract/language.ts';
import type { WirePhrase } from '#lib/contract/search.ts';
import { fold } from '#lib/core/text/fold.ts';
import { EnglishQuery } from '../search/english/english-query.ts';
import { englishWordsOf } from '../search/english/english-words.ts';
import { categoryPath, lowered } from '../search/listing-pages.ts';
import { genderOf } from '../search/people.ts';
import type { ReadModel } from '../search/read-model.ts';
import { shopSynonyms } from '../search/synonyms.ts';
import { wordsOf } from './words.ts';

/**
 * The phrases of the search box in another language: categories by their names in it, brands as they are, and in English
 * what shoppers search for as far as it can be said (ADR-0164). A count is that of the words that are searched, where it
 * is known.
 */
export function phrasesIn(language: Language, model: ReadModel, phrases: WirePhrase[]): WirePhrase[] {
  const words = wordsOf(model.catalog, language);
  if (!words) return phrases;
  const isEnglish = words.language === 'en';
  const brands = new Set(Array.from(model.values.brands.values(), ({ name }) => fold(name)));
  const categories = new Map(
    model.catalog.categories.flatMap(({ id, name }) => {
      const known = words.page(categoryPath(model.categories.line(id), null))?.subject;
      return known ? [[fold(name), lowered(known)]] : [];
    }),
  );
  const counts = new Map(phrases.map(({ phrase, count }) => [fold(phrase), count]));
  const countOf = (said: string) => {
    const searched = isEnglish ? EnglishQuery.of(model, said, { isExact: true })?.hungarian : undefined;
    return searched === undefined ? null : (counts.get(fold(searched)) ?? null);
  };
  const found = new Map<string, WirePhrase>();
  for (const entry of phrases) {
    const key = fold(entry.phrase);
    const said = categories.get(key) ?? (isEnglish && !brands.has(key) ? inEnglish(model, entry.phrase) : undefined);
    if (said !== undefined && !found.has(fold(said)))
      found.set(fold(said), { ...entry, phrase: said, count: countOf(said) });
    else if (said === undefined && brands.has(key)) found.set(key, entry);
  }
  return [...found.values()];
}

const possessive = (person: string | undefined) => person && `${person}${person.endsWith('s') ? '’' : '’s'}`;

/** A search in English, for whom first and then what; undefined where it cannot be said as a whole. */
function inEnglish(model: ReadModel, phrase: string): string | undefined {
  const words = englishWordsOf(model.catalog);
  const typed = phrase.split(' ');
  const persons = typed.filter((word) => genderOf(word) !== undefined);
  const goods = typed.filter((word) => genderOf(word) === undefined);
  const pieces: string[] = [];
  const say = (run: readonly string[]) =>
    words.english(run) ?? shopSynonyms.sameAs(run.map(fold)).flatMap((same) => words.english(same) ?? [])[0];
  for (let at = 0; at < goods.length;) {
    const lengths = [3, 2, 1].filter((length) => at + length <= goods.length);
    const count = lengths.find((length) => say(goods.slice(at, at + length)) !== undefined);
    if (count === undefined) return undefined;
    pieces.push(say(goods.slice(at, at + count)) ?? '');
    at += count;
  }
  // English has one plural, at its end: "bike helmets" are not what "bikes" and "helmets" say.
  const isOrdered =
    pieces.length < 2 || pieces.every((piece, at) => piece.endsWith('s') === (at === pieces.length - 1));
  const whose = persons.map((word) => possessive(words.english([word])));
  return isOrdered && !whose.includes(undefined) ? [...whose, ...pieces].join(' ') : undefined;
}
