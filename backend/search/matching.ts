import { isCommonBase } from './common-words.ts';
import { headOf, isHead, splitsOf, standsForItsCompounds } from './hungarian/compounds.ts';
import { fold } from '#lib/core/text/fold.ts';
import { isPart, type MatchKind } from './match-trace.ts';
import type { Postings } from './postings.ts';
import { remembered, type QueryRun } from './query-run.ts';
import type { Scores, ScoresPool } from './scores.ts';
import type { SynonymPhrase, Synonyms } from './synonyms.ts';
import { partWeightByRank, rankOf, weightByRank, type TextField } from './text-fields.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WordMeanings } from './word-meanings.ts';

/** Percent of its weight that a word keeps by how it matched. Inflected forms of one word are the same word. */
const matchQuality = { otherAccents: 90, synonym: 80, compound: 75, related: 50, begun: 45, firstHalf: 40 } as const;

const colourRank = 1 << rankOf('colour');

/** Scores by the rank of a field at so many percent of its weight, each table made once. */
function tablesOf(weightsOfRanks: readonly number[]): (percent: number) => Uint8Array {
  const tables = new Map<number, Uint8Array>();
  return (percent) =>
    remembered(tables, percent, () =>
      Uint8Array.from(weightsOfRanks, (weight) => Math.round((weight * percent) / 100)),
    );
}
const weightsAt = tablesOf(weightByRank);
const partWeightsAt = tablesOf(partWeightByRank);

/** Two letters mean a kind of goods rather than the line that a product is of: sátor before Sánc. */
const begunWeights: readonly (readonly [TextField, number])[] = [
  ['category', 200],
  ['brand', 160],
  ['name', 100],
  ['synonym', 80],
];
const begunByRank = Uint8Array.from(weightByRank, () => 0);
for (const [field, weight] of begunWeights) begunByRank[rankOf(field)] = weight;

export interface MatchingParts {
  vocabulary: Vocabulary;
  postings: Postings;
  synonyms: Synonyms;
  pool: ScoresPool;
  /** Nothing but the words typed, their forms and their compounds. */
  exact: boolean;
  /** The request that it works for. */
  run: QueryRun;
}

/** Finds the documents of words: by form, compound, synonym, family, beginning. */
export class Matching {
  readonly #vocabulary: Vocabulary;
  readonly #postings: Postings;
  readonly #synonyms: Synonyms;
  readonly #pool: ScoresPool;
  readonly #exact: boolean;
  readonly #run: QueryRun;
  readonly #matchless = new Set<string>();
  /** What the words of the query are to the catalog. */
  readonly meanings: WordMeanings;

  constructor({ vocabulary, postings, synonyms, pool, exact, run }: MatchingParts) {
    this.#vocabulary = vocabulary;
    this.#postings = postings;
    this.#synonyms = synonyms;
    this.#pool = pool;
    this.#exact = exact;
    this.#run = run;
    this.meanings = new WordMeanings({ vocabulary, postings, synonyms, exact, run });
  }

  /** Scores without any document. */
  emptyScores(): Scores {
    return this.#pool.take();
  }

  get isExact(): boolean {
    return this.#exact;
  }

  /** What the words match as one expression: written together, or each of them, or by a synonym of all. */
  ofExpression(words: readonly string[], isLast: boolean): Scores {
    if (this.isMatchless(words, isLast)) return this.emptyScores();
    this.#run.expressions += 1;
    const scores = this.#scoresOf(words, isLast);
    if (scores.isEmpty) this.#matchless.add(`${isLast}:${words.join(' ')}`);
    return scores;
  }

  /** Whether an expression was sought before and matched nothing. */
  isMatchless(words: readonly string[], isLast: boolean): boolean {
    return this.#matchless.has(`${isLast}:${words.join(' ')}`);
  }

  #scoresOf(words: readonly string[], isLast: boolean): Scores {
    const scores = this.emptyScores();
    const [only = ''] = words;
    if (words.length === 1) {
      this.#raiseWord(scores, only, 100, true);
      if (isLast) this.#raiseBegun(scores, only);
    } else {
      const joined = words.join('');
      if (this.meanings.isKnownTogether(words)) this.#raiseWord(scores, joined, 100, true);
      scores.union(this.#ofAll(words, 100, true));
    }
    if (!this.#exact) {
      for (const phrase of this.meanings.synonymsOf(words)) this.#raisePhrase(scores, phrase);
      if (words.length === 1 && scores.isEmpty) this.#raiseHalves(scores, only);
    }
    return scores;
  }

  #raisePhrase(scores: Scores, phrase: SynonymPhrase): void {
    const [only = ''] = phrase;
    if (phrase.length === 1) {
      this.#raiseWord(scores, only, matchQuality.synonym, false, 'synonym');
      return;
    }
    const joined = phrase.join('');
    if (this.meanings.isKnownTogether(phrase)) this.#raiseWord(scores, joined, matchQuality.synonym, false, 'synonym');
    scores.union(this.#ofAll(phrase, matchQuality.synonym, false, 'synonym'));
  }

  #ofAll(words: readonly string[], percent: number, widely: boolean, kind: MatchKind = 'word'): Scores {
    let common: Scores | null = null;
    for (const word of words) {
      const scores = this.emptyScores();
      this.#raiseWord(scores, word, percent, widely, kind);
      if (widely) for (const phrase of this.meanings.synonymsOf([word])) this.#raisePhrase(scores, phrase);
      if (common) common.intersect(scores);
      else common = scores;
    }
    return common ?? this.emptyScores();
  }

  #raiseWord(scores: Scores, word: string, percent: number, widely: boolean, kind: MatchKind = 'word'): void {
    const bases = this.#vocabulary.basesOfTyped(word);
    const same = [...this.#vocabulary.sharing(bases)];
    // Mentions of a basket do not make a basketball what "kosár" means.
    const meant = standsForItsCompounds(fold(word)) ? same : same.filter((term) => this.meanings.isNamingTerm(term));
    const folded = fold(word);
    // A word typed with accents is not quite the one that only differs in them.
    const isOther = (term: number) => folded !== word && this.meanings.isOtherwiseAccented(term, word, folded);
    this.#raiseTerms(
      scores,
      meant.filter((term) => !isOther(term)),
      percent,
      kind,
    );
    this.#raiseTerms(scores, meant.filter(isOther), (percent * matchQuality.otherAccents) / 100, 'otherAccents');
    this.#raiseTerms(scores, this.#vocabulary.endingIn(bases), (percent * matchQuality.compound) / 100, 'compound');
    if (!widely || this.#exact) return;
    for (const alike of this.#headSynonyms(bases)) {
      this.#raiseTerms(scores, this.#vocabulary.sharing([alike]), (percent * matchQuality.synonym) / 100, 'synonym');
    }
    // Bordó is a colour, not the ribs of a sole.
    const isColour = same.some((term) => (this.#vocabulary.at(term).ranks & colourRank) > 0);
    if (!isColour)
      this.#raiseTerms(scores, this.#vocabulary.related(word), (percent * matchQuality.related) / 100, 'family');
    this.#raiseTerms(
      scores,
      this.#vocabulary.compoundsOf(bases),
      (percent * matchQuality.firstHalf) / 100,
      'compoundBeginning',
    );
  }

  /** Compounds with another head that means the same: esődzseki for esőkabát. */
  #headSynonyms(bases: Iterable<string>): string[] {
    return [...bases].flatMap((base) => {
      const head = headOf(base);
      const others = head === null ? [] : this.#synonyms.of([head]).filter(({ length }) => length === 1);
      const first = base.slice(0, base.length - (head ?? '').length);
      return others.map(([other = '']) => first + fold(other));
    });
  }

  #raiseBegun(scores: Scores, word: string): void {
    if (!this.meanings.isBegun(word)) return;
    this.#raiseTerms(scores, this.#vocabulary.beginning(word), matchQuality.begun, 'begun');
    // "Hátiz" means a túrahátizsák too.
    const heads = [...this.meanings.completionsOf(word)].filter(isHead);
    const percent = (matchQuality.begun * matchQuality.compound) / 100;
    this.#raiseTerms(scores, this.#vocabulary.endingIn(heads), percent, 'compound');
  }

  /** What names goods by a word that begins so, whatever its length. */
  beginningSo(start: string): Scores {
    const scores = this.emptyScores();
    const terms = [...this.#vocabulary.startingWith(start)].filter((term) => this.meanings.isNamingTerm(term));
    for (const term of terms) this.#postings.raise(term, begunByRank, scores.toRaise());
    return scores;
  }

  /**
   * A compound that nobody wrote so far is found by its halves: kerékpársisak by kerékpár and sisak. An everyday word is
   * none: "nyitvatartás" asks for no goods that hold something open.
   */
  #raiseHalves(scores: Scores, word: string): void {
    if (isCommonBase(word)) return;
    for (const { first, second } of splitsOf(fold(word))) {
      if (!this.meanings.isFirstHalf(first) || !this.meanings.isSecondHalf(second)) continue;
      scores.union(this.#ofAll([first, second], matchQuality.compound, true, 'half'));
    }
  }

  #raiseTerms(scores: Scores, terms: Iterable<number>, percent: number, kind: MatchKind): void {
    const scoreByRank = (isPart(kind) ? partWeightsAt : weightsAt)(Math.round(percent));
    this.#run.trace?.note(terms, kind, Math.round(percent));
    for (const term of terms) this.#postings.raise(term, scoreByRank, scores.toRaise());
  }
}
