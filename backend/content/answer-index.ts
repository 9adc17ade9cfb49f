import { fold } from '#lib/core/text/fold.ts';
import type { Translations } from '#lib/contract/language.ts';
import type { SearchHit } from '#lib/contract/search.ts';
import { basesOf, looseBasesOf, rootsOf } from '../search/hungarian/forms.ts';
import { oneMistake, Typos } from '../search/typos.ts';
import { isFiller, wordsOfQuery } from '../search/words.ts';
import { isAskingWord } from './asking-words.ts';

/** Letters of a word only begun, and of a mistyped one, from which it can stand for another. */
const shortestBegun = 4;
const shortestMistyped = 6;
/** A title says more than one thing: "Visszaküldés és csere", "Returns and exchanges". */
const titleParts = /\s+(?:és|vagy|and|or)\s+|[,:;?!–]\s*/u;

/** A word of a query with all that it may be a form of. */
export interface TypedWord {
  folded: string;
  forms: ReadonlySet<string>;
  /** Those of its family too: "budapesti" for Budapest. */
  family: ReadonlySet<string>;
  /** Whether more letters may follow. */
  isBegun: boolean;
}

/** What something is called: all of the words must be typed. Each word is the forms that it is known by. */
type Name = readonly ReadonlySet<string>[];

/** What can be found, by its names and by what else may stand beside them in a query. */
export interface Findable {
  hit: SearchHit;
  /** Its texts in other languages than the catalog's. */
  translations?: Translations<{ title: string; description: string }> | undefined;
  names: readonly Name[];
  beside: ReadonlySet<string>;
}

const familyOf = (word: string): Set<string> => new Set([fold(word), ...rootsOf(basesOf(word.toLowerCase()))]);
const isSaying = (word: string): boolean => !isFiller(word) && !isAskingWord(word);

/** A phrase of dictionary forms as a name. */
export const phraseName = (words: readonly string[]): Name => words.map((word) => new Set([fold(word)]));

/** The names that a title is, one for each of its parts, without the words that only ask. */
export const titleNames = (title: string): Name[] => namesOf(title, familyOf);

/** The same for a title in another language than Hungarian, of whose forms the plural in s alone is known. */
export const foreignTitleNames = (title: string): Name[] => namesOf(title, singularAndPlural);

function namesOf(title: string, formsOf: (word: string) => ReadonlySet<string>): Name[] {
  return title
    .split(titleParts)
    .map((part) => wordsOfQuery(part).filter(isSaying).map(formsOf))
    .filter((name) => name.length > 0);
}

function singularAndPlural(word: string): Set<string> {
  const one = fold(word).replace(/(?<=..[^s])s$/u, '');
  return new Set([one, `${one}s`]);
}

/** Every word of a text in another language than Hungarian. */
export function foreignWords(text: string): Set<string> {
  return new Set(wordsOfQuery(text).flatMap((word) => [...singularAndPlural(word)]));
}

/** Every word of a text with its family. */
export function wordFamilies(text: string): Set<string> {
  return new Set(wordsOfQuery(text).flatMap((word) => [...familyOf(word)]));
}

/** Whether a typed word is one that is known by these forms. */
export function means(typed: TypedWord, word: ReadonlySet<string>): boolean {
  if (!typed.forms.isDisjointFrom(word) || !typed.family.isDisjointFrom(word)) return true;
  return typed.isBegun && [...word].some((form) => form.startsWith(typed.folded));
}

/** Finds pages by the words of a query, in all their Hungarian forms and with one mistake. */
export class AnswerIndex {
  readonly #findables: readonly Findable[];
  readonly #known: ReadonlySet<string>;
  readonly #typos = new Typos();

  /** `others` are words that may be mistyped as well: names of places. */
  constructor(findables: readonly Findable[], others: Iterable<string> = []) {
    this.#findables = findables;
    const named = findables.flatMap(({ names }) => names.flatMap((name) => name.flatMap((word) => [...word])));
    this.#known = new Set([...named, ...others]);
    for (const word of this.#known) this.#typos.add(word);
  }

  /** The words of a query; `isBegun` where the last one may go on. */
  read(query: string, isBegun: boolean): TypedWord[] {
    const words = wordsOfQuery(query);
    return words.map((word, at) => {
      const folded = fold(word);
      const forms = new Set([folded, ...(folded === word ? looseBasesOf(folded) : basesOf(word))]);
      const typed = { folded, forms, family: rootsOf(forms) };
      const mayGoOn = isBegun && at === words.length - 1 && folded.length >= shortestBegun;
      return { ...this.#corrected(typed), isBegun: mayGoOn };
    });
  }

  /** Those that have a name in the query, of which every other word must be one that may stand beside it. */
  find(words: readonly TypedWord[], isBeside: (word: TypedWord) => boolean): Findable[] {
    return this.#findables.filter(({ names, beside }) =>
      names.some(
        (name) =>
          name.every((word) => words.some((typed) => meansName(typed, word))) &&
          words.every(
            (typed) =>
              name.some((word) => meansName(typed, word)) || isBeside(typed) || !typed.family.isDisjointFrom(beside),
          ),
      ),
    );
  }

  /** Those of which a name of several words begins with the words of a query that may go on: "gift" of a gift card. */
  findBegun(words: readonly TypedWord[]): Findable[] {
    const typed = words.filter((word) => !saysNothing(word));
    if (!typed.at(-1)?.isBegun) return [];
    return this.#findables.filter(({ names }) =>
      names.some((name) => typed.every((word, at) => name[at] !== undefined && meansName(word, name[at]))),
    );
  }

  #corrected(typed: Omit<TypedWord, 'isBegun'>): Omit<TypedWord, 'isBegun'> {
    if (typed.folded.length < shortestMistyped || !typed.forms.isDisjointFrom(this.#known)) return typed;
    const near = this.#typos.near(typed.folded).filter(({ cost }) => cost <= oneMistake);
    return near.length === 0 ? typed : { ...typed, forms: new Set([...typed.forms, ...near.map(({ word }) => word)]) };
  }
}

/** A declared word is itself and no other of its family: "kosaras" is no cart. Words of titles bring their families. */
function meansName(typed: TypedWord, word: ReadonlySet<string>): boolean {
  if (!typed.forms.isDisjointFrom(word)) return true;
  if (word.size > 1 && !typed.family.isDisjointFrom(word)) return true;
  return typed.isBegun && [...word].some((form) => form.startsWith(typed.folded));
}

/** Whether a word says nothing by itself: one that asks, one that fills, a number. */
export function saysNothing({ folded }: TypedWord): boolean {
  return !isSaying(folded) || /^\d+$/.test(folded);
}
