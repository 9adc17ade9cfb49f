import { isCommonBase, isCommonWord, isStemOf } from './common-words.ts';
import { headOf, splitsOf, standsForItsCompounds, writtenHead } from './hungarian/compounds.ts';
import { fold } from '#lib/core/text/fold.ts';
import { basesOf, looseBasesOf } from './hungarian/forms.ts';
import type { Postings } from './postings.ts';
import { remembered } from './query-run.ts';
import { isStopword } from './stopwords.ts';
import type { Synonyms } from './synonyms.ts';
import { namingRank } from './text-fields.ts';
import { mistakesIn, oneMistake, type Near } from './typos.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What spellings ask the index about a text: whether it names goods, and whether it is a half of a compound. */
interface Meanings {
  near(folded: string): readonly Near[];
  namesGoods(text: string): boolean;
  isFirstHalf(text: string): boolean;
  isSecondHalf(text: string): boolean;
}

interface Parts {
  vocabulary: Vocabulary;
  postings: Postings;
  synonyms: Synonyms;
}

/** Whether a word is made of two known ones: it is hardly mistyped, but by one letter (ADR-0113). */
function isCompound(meanings: Pick<Meanings, 'isFirstHalf'>, word: string): boolean {
  for (const base of [...basesOf(word), ...looseBasesOf(fold(word))]) {
    const head = isStemOf(base, fold(word)) ? headOf(base) : null;
    const first = head === null ? '' : base.slice(0, -head.length);
    const isLong = first.length >= shortestHalf && (head ?? '').length >= shortestHalf;
    if (isLong && (isCommonBase(first) || meanings.isFirstHalf(first))) return true;
  }
  return false;
}

/** Letters from which a half of a compound is a word for sure: "bakancsov" has no belt in it. */
const shortestHalf = 4;

/** What mistyped words may have been meant for: as a whole, before their endings, by one of their halves. */
export class Spellings {
  readonly #vocabulary: Vocabulary;
  readonly #postings: Postings;
  readonly #synonyms: Synonyms;
  readonly #meanings: Meanings;
  readonly #found = new Map<string, readonly string[]>();

  constructor({ vocabulary, postings, synonyms }: Parts, meanings: Meanings) {
    this.#vocabulary = vocabulary;
    this.#postings = postings;
    this.#synonyms = synonyms;
    this.#meanings = meanings;
  }

  /** What a word may have been meant for, likeliest first, as it is written. */
  of(word: string, most: number): string[] {
    return remembered(this.#found, word, () => this.#find(word)).slice(0, most);
  }

  /** A word in lower case with the accents that the texts give it, where none of them has it as it was typed. */
  asWritten(word: string): string {
    const terms = this.#vocabulary.spelled(fold(word));
    const isWritten = terms.length === 0 || terms.some((term) => this.#vocabulary.at(term).written === word);
    return isWritten ? word : this.#bestSpelled(fold(word)).written;
  }

  #find(word: string): string[] {
    if (!standsForItsCompounds(fold(word)) || isCommonWord(word)) return [];
    const most = isCompound(this.#meanings, word) ? oneMistake : Infinity;
    const folded = fold(word);
    const whole = this.#meanings.near(folded).map(({ word: near, cost }) => ({ near, cost, before: '' }));
    return [...whole, ...this.#inflectedNear(word, folded), ...this.#halvesNear(folded)]
      .filter(({ near, cost }) => cost <= most && !isStopword(near))
      .map(({ near, cost, before }) => ({
        ...this.#bestSpelled(near),
        cost,
        before: before && this.#bestSpelled(before).written,
      }))
      .toSorted((a, b) => a.cost - b.cost || b.weight - a.weight)
      .map(({ before, written }) => before + written);
  }

  /** Mistakes in a word that has endings: what goods it may be a form of. */
  #inflectedNear(word: string, folded: string): { near: string; cost: number; before: string }[] {
    const stems = new Set(
      [...basesOf(word), ...looseBasesOf(folded)].filter((base) => base.length >= 4 && base !== folded),
    );
    return [...stems].flatMap((stem) =>
      this.#meanings
        .near(stem)
        .filter(({ word: near }) => this.#meanings.namesGoods(near))
        .map(({ word: near, cost }) => ({ near, cost: cost + 1, before: '' })),
    );
  }

  /** Mistakes in one half of a compound or in both. */
  #halvesNear(folded: string): { near: string; cost: number; before: string }[] {
    if (mistakesIn(folded) === 0) return [];
    return splitsOf(folded)
      .filter(({ first }) => first.length >= 3)
      .flatMap(({ first, second }) => {
        const isFirst = this.#meanings.isFirstHalf(first);
        const isSecond = this.#meanings.isSecondHalf(second);
        if (isFirst === isSecond) return [];
        const wrong = isFirst ? second : first;
        const nears = this.#meanings
          .near(wrong)
          .filter(({ word: near }) =>
            isFirst ? this.#meanings.namesGoods(near) : this.#meanings.isFirstHalf(near) && near.length >= 3,
          );
        return nears.map(({ word: near, cost }) =>
          isFirst ? { near, cost: cost + 1, before: first } : { near: second, cost: cost + 1, before: near },
        );
      });
  }

  /** The most frequent way to write a folded word, where what names things weighs more than what tells of them. */
  #bestSpelled(folded: string): { written: string; weight: number } {
    const weighed = this.#vocabulary.spelled(folded).map((number) => {
      const { written, rank } = this.#vocabulary.at(number);
      return { written, weight: this.#postings.count(number) * (rank >= namingRank ? 10 : 1) };
    });
    const [best] = weighed.toSorted((a, b) => b.weight - a.weight);
    return best ?? { written: this.#synonyms.words.get(folded) ?? writtenHead(folded) ?? folded, weight: 0 };
  }
}
