import { isCommonBase, isCommonWord } from './common-words.ts';
import { isHead } from './hungarian/compounds.ts';
import { fold } from '#lib/core/text/fold.ts';
import { rootsOf } from './hungarian/forms.ts';
import { genderOf, isPerson } from './people.ts';
import type { Postings } from './postings.ts';
import { remembered, type QueryRun } from './query-run.ts';
import { Spellings } from './spellings.ts';
import type { SynonymPhrase, Synonyms } from './synonyms.ts';
import { descriptiveRank, namingRank, rankOf } from './text-fields.ts';
import { oneMistake, type Near } from './typos.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Letters from which a second half is taken for one without being a head of sports goods. */
const shortestHalf = 4;

/** Cases of purpose and place, with or without accents. */
const purposeForm = /^(?<stem>.+?)(?:h[oeö]z|[rb][ae]|b[ae]n|n[ae]k|[oeö]n|[ée]rt)$/u;

/** How the texts of products name genders. */
const genderNames = { female: 'női', male: 'férfi', kinder: 'gyerek', unisex: 'uniszex' } as const;

const kindRanks = (1 << rankOf('synonym')) | (1 << rankOf('category')) | (1 << rankOf('brand'));
const kindOrNameRanks = kindRanks | (1 << rankOf('name'));
const colourRank = 1 << rankOf('colour');

export interface WordMeaningsParts {
  vocabulary: Vocabulary;
  postings: Postings;
  synonyms: Synonyms;
  /** Nothing but the words typed: no synonyms. */
  exact: boolean;
  /** The request that it works for. */
  run: QueryRun;
}

/**
 * What the words of a query are to this catalog: whether they name goods or describe them, stand for a kind, are
 * mistyped, or can be said otherwise. Readings, spellings and suggestions of one request share what was told.
 */
export class WordMeanings {
  readonly #vocabulary: Vocabulary;
  readonly #synonyms: Synonyms;
  readonly #exact: boolean;
  readonly #run: QueryRun;
  readonly #known = new Map<string, boolean>();
  readonly #namesGoods = new Map<string, boolean>();
  readonly #kinds = new Map<string, boolean>();
  readonly #purposes = new Map<string, boolean>();
  readonly #ranks = new Map<string, number>();
  readonly #synonymPhrases = new Map<string, readonly SynonymPhrase[]>();
  /** What its mistyped words may have been meant for. */
  readonly spellings: Spellings;

  constructor({ vocabulary, postings, synonyms, exact, run }: WordMeaningsParts) {
    this.#vocabulary = vocabulary;
    this.#synonyms = synonyms;
    this.#exact = exact;
    this.#run = run;
    this.spellings = new Spellings({ vocabulary, postings, synonyms }, this);
  }

  /** Whether some document has the word in one of its forms. */
  isKnown(word: string): boolean {
    return remembered(this.#known, word, () => {
      // Most words typed apart are none together: that is told without a look at words like them.
      const possible = this.#vocabulary.possibleBases(word);
      if (this.#vocabulary.sharing(possible).size === 0 && this.#vocabulary.endingIn(possible).size === 0) return false;
      const bases = this.#vocabulary.basesOfTyped(word);
      return this.#vocabulary.sharing(bases).size > 0 || this.#vocabulary.endingIn(bases).size > 0;
    });
  }

  /**
   * Whether words typed apart are known as one, beyond a form of those before the last: "yoga mat" is no "yogámat".
   */
  isKnownTogether(words: readonly string[]): boolean {
    const joined = words.join('');
    if (!this.isKnown(joined)) return false;
    const before = joined.length - (words.at(-1) ?? '').length;
    const longer = [...this.#vocabulary.basesOfTyped(joined)].filter(({ length }) => length > before);
    return this.#vocabulary.sharing(longer).size > 0 || this.#vocabulary.endingIn(longer).size > 0;
  }

  /** Whether the word in any of its forms names goods somewhere, rather than describes them. */
  namesGoods(word: string): boolean {
    return remembered(this.#namesGoods, word, () => {
      const bases = this.#vocabulary.basesOfTyped(word);
      const terms = [...this.#vocabulary.sharing(bases), ...this.#vocabulary.endingIn([...bases].filter(isHead))];
      return terms.some((term) => this.isNamingTerm(term)) || (!this.#exact && this.#synonyms.words.has(fold(word)));
    });
  }

  /** Whether goods are named by the very word, but for accents left out, and not by another form of it. */
  namesGoodsAsTyped(word: string): boolean {
    const folded = fold(word);
    return this.#vocabulary
      .spelled(folded)
      .some((term) => this.isNamingTerm(term) && (word === folded || !this.isOtherwiseAccented(term, word, folded)));
  }

  /** Whether the very word, but for accents left out, is a word of a kind, of a brand or of a name beyond its model. */
  namesKindAsTyped(word: string): boolean {
    const folded = fold(word);
    return this.#vocabulary
      .spelled(folded)
      .some(
        (term) =>
          (this.#vocabulary.at(term).ranks & kindOrNameRanks) > 0 &&
          (word === folded || !this.isOtherwiseAccented(term, word, folded)),
      );
  }

  /** Whether the word, or a synonym of it, stands for a kind of goods or a brand: "bakancs", but not "fekete" or "női". */
  isKindOrBrand(word: string): boolean {
    return remembered(this.#kinds, word, () => {
      if (genderOf(word) !== undefined) return false;
      const bases = this.#vocabulary.basesOfTyped(word);
      const synonyms = this.synonymsOf([word]).flatMap((phrase) => [...this.#vocabulary.sharing(phrase.map(fold))]);
      const terms = [
        ...this.#vocabulary.sharing(bases),
        ...this.#vocabulary.endingIn([...bases].filter(isHead)),
        ...synonyms,
      ];
      return terms.some((term) => {
        const { ranks } = this.#vocabulary.at(term);
        return (ranks & kindRanks) > 0 && (ranks & colourRank) === 0;
      });
    });
  }

  /** The highest rank of a field in which the word itself stands in some form; 0 for none. */
  ownRankOf(word: string): number {
    return this.#highestRank(this.#vocabulary.sharing(this.#vocabulary.basesOfTyped(word)));
  }

  /** The highest rank of a field in which the word stands in some form, or a synonym does; 0 for a foreign word. */
  rankOf(word: string, mayBeBegun: boolean): number {
    return remembered(this.#ranks, `${mayBeBegun}:${word}`, () => {
      const bases = this.#vocabulary.basesOfTyped(word);
      const own = this.#highestRank(this.#vocabulary.sharing(bases));
      if (own >= namingRank) return own;
      const synonyms = this.synonymsOf([word])
        .flat()
        .flatMap((other) => [...this.#vocabulary.sharing(this.#vocabulary.basesOfTyped(other))]);
      const direct = Math.max(own, this.#highestRank(synonyms), this.#highestRank(this.#vocabulary.endingIn(bases)));
      if (direct > 0) return direct;
      return Math.max(
        this.#highestRank(this.#vocabulary.compoundsOf(bases)),
        this.#highestRank(this.#vocabulary.related(word)),
        mayBeBegun ? this.#highestRank(this.#vocabulary.beginning(word)) : 0,
      );
    });
  }

  #highestRank(terms: Iterable<number>): number {
    let highest = 0;
    for (const term of terms) highest = Math.max(highest, this.#vocabulary.at(term).rank);
    return highest;
  }

  /** Folded words that a mistyped one may have been meant for. */
  near(folded: string): readonly Near[] {
    return this.#run.near(folded, (unseen) => this.#vocabulary.near(unseen));
  }

  /**
   * Whether a word that nobody writes so is more likely another one: it matches nothing that names goods, and one
   * mistake away is a word that does.
   */
  isDoubtful(word: string): boolean {
    const folded = fold(word);
    const isWritten = this.#vocabulary
      .spelled(folded)
      .some((term) => word === folded || !this.isOtherwiseAccented(term, word, folded));
    if (isWritten || this.synonymsOf([word]).length > 0) return false;
    if (this.namesGoods(word) || isCommonWord(word)) return false;
    return this.near(folded).some(({ word: near, cost }) => cost <= oneMistake && this.namesGoods(near));
  }

  /** Whether a doubtful word matches only descriptions, or is of its family: "hálósák" as a form of hálós. */
  isWeakMatch(word: string): boolean {
    const bases = this.#vocabulary.basesOfTyped(word);
    return this.ownRankOf(word) <= descriptiveRank && this.#vocabulary.endingIn(bases).size === 0;
  }

  /** Other ways to say the words, of which the last may be inflected. */
  synonymsOf(words: readonly string[]): readonly SynonymPhrase[] {
    if (this.#exact) return [];
    return remembered(this.#synonymPhrases, words.join(' '), () => this.#findSynonyms(words));
  }

  #findSynonyms(words: readonly string[]): SynonymPhrase[] {
    const before = words.slice(0, -1);
    const last = words.at(-1) ?? '';
    const bases = this.#vocabulary.possibleBases(last);
    const found = [...bases].flatMap((base) => this.#synonyms.of([...before, base]));
    if (found.length > 0 || words.length > 1) return found;
    const gender = genderOf(last);
    if (gender !== undefined && isPerson(last)) return [[genderNames[gender]]];
    // A verb or adjective means what its noun means: focizni, focis → foci.
    return this.namesGoodsAsTyped(last)
      ? []
      : [...rootsOf(bases)]
          .filter((root) => !bases.has(root))
          .flatMap((root) => [root, `${root}as`, `${root}es`])
          .flatMap((noun) => [...this.#synonyms.of([noun]), ...(this.#synonyms.words.has(noun) ? [[noun]] : [])]);
  }

  /** Whether the last word of a query may go on: it names no goods as it is, and is no whole word of its own. */
  isBegun(word: string): boolean {
    if (this.#exact) return false;
    const own = this.#vocabulary.sharing(this.#vocabulary.basesOfTyped(word));
    if ([...own].some((term) => this.isNamingTerm(term))) return false;
    // "Győr" is whole, though gyorskötél begins so; "gyor" may go on.
    return own.size > 0 || !/[^\p{ASCII}]/u.test(word) || !isCommonBase(word);
  }

  /** The words for goods that the last one of a query may become, in their dictionary forms; none for a whole word. */
  completionsOf(word: string): ReadonlySet<string> {
    if (!this.isBegun(word)) return new Set();
    const folded = fold(word);
    const terms = [...this.#vocabulary.beginning(word)].filter((term) => this.isNamingTerm(term));
    const bases = terms.flatMap((term) => [...this.#vocabulary.at(term).bases]);
    return new Set(bases.filter((base) => base.startsWith(folded) && base !== folded));
  }

  /** Whether a word stands in a case that says what goods are for or where they are used: "túrára", "edzéshez". */
  isPurpose(word: string): boolean {
    return remembered(this.#purposes, word, () => {
      const stem = purposeForm.exec(word)?.groups?.stem ?? '';
      if (stem.length < 3) return false;
      const nominative = stem.replace(/á$/, 'a').replace(/é$/, 'e');
      return (
        /[aáeé]s$/.test(stem) ||
        isCommonWord(nominative) ||
        this.isKnown(nominative) ||
        this.synonymsOf([nominative]).length > 0
      );
    });
  }

  /** Whether a folded text can be the first half of a compound: a word of its own or one with synonyms. */
  isFirstHalf(text: string): boolean {
    return this.#vocabulary.spelled(text).length > 0 || this.#synonyms.of([text]).length > 0;
  }

  /** Whether a folded text can be the second half of a compound, or a person typed on to what comes before: "sícipőnői". */
  isSecondHalf(text: string): boolean {
    if (genderOf(text) !== undefined) return true;
    return (text.length >= shortestHalf || isHead(text)) && this.namesGoods(text);
  }

  /** Whether a term stands where words name goods. */
  isNamingTerm(term: number): boolean {
    return this.#vocabulary.at(term).rank >= namingRank;
  }

  /** Whether a term is a typed word but for its accents, of which the typed one has some. */
  isOtherwiseAccented(term: number, word: string, folded: string): boolean {
    const known = this.#vocabulary.at(term);
    return known.folded === folded && known.written !== word;
  }
}
