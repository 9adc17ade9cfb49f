import {
  expressionsOf,
  isOptional,
  isPurposeBeside,
  onlyKindIn,
  type Expression,
  type ParsedQuery,
} from './query-relaxation.ts';
import { bits, countBits, emptyBitmap, hasBit, haveCommon, intersection, setBit, type Bitmap } from './bitmap.ts';
import { fold } from '#lib/core/text/fold.ts';
import type { Matching } from './matching.ts';
import type { PhraseBoost } from './phrase-boost.ts';
import type { Scores } from './scores.ts';
import { mentionWeight, proseRank } from './text-fields.ts';
import type { TextHits } from './text-hits.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What may be found: documents that are live, of so many with those that are no longer found. */
interface FoundScope {
  live: Bitmap;
  size: number;
}

type FoundQuery = ParsedQuery & { hits: TextHits };

/** Words that were written as one may be typed as so many. */
const longestExpression = 3;
/** An optional expression that matches adds a quarter of its score. */
export const optionalShift = 2;
/** Below so many hits a purpose need not be met: a list of them would be shorter than one look at it. */
const fewMet = 10;

/** The words of a query together → documents: what must match, what only raises, and what is called so (ADR-0163). */
export class QueryMatch {
  readonly #vocabulary: Vocabulary;
  readonly #phraseBoost: PhraseBoost;
  #none: TextHits = { documents: emptyBitmap(0), called: emptyBitmap(0), scores: new Uint8Array(0), corrected: null };

  constructor(vocabulary: Vocabulary, phraseBoost: PhraseBoost) {
    this.#vocabulary = vocabulary;
    this.#phraseBoost = phraseBoost;
  }

  /**
   * What a query finds beside which words say what it is for. These need not be met where hardly anything meets them,
   * or nothing of the kind that is meant; what does stands first then.
   */
  find(matching: Matching, words: readonly string[], scope: FoundScope): FoundQuery {
    const met = this.match(matching, words, scope);
    const { expressions } = met;
    if (matching.isExact || isEmpty(met.hits)) return met;
    const purposes = expressions.filter((one) => isPurposeBeside(matching.meanings, one, expressions));
    if (purposes.length === 0 || purposes.length === expressions.length) return met;
    const wider = this.match(matching, words, scope, expressions, purposes);
    const isMeant =
      bestAmong(met.hits.documents, wider.hits.scores) * 2 >= bestAmong(wider.hits.documents, wider.hits.scores);
    return isMeant && countBits(met.hits.documents) >= fewMet ? met : wider;
  }

  /** What all the words find together, of which boost words and those of a purpose that need not be met. */
  match(
    matching: Matching,
    words: readonly string[],
    scope: FoundScope,
    expressions: readonly Expression[] = expressionsOf(matching.meanings, words),
    unneeded: readonly Expression[] = [],
  ): FoundQuery {
    const unknown: number[] = [];
    const required = this.requiredOf(matching, expressions).filter((expression) => !unneeded.includes(expression));
    const kind = onlyKindIn(matching.meanings, expressions);
    let called: Bitmap | null = null;
    let common: Scores | null = null;
    for (const expression of required) {
      const scores = matching.ofExpression(expression.words, expression.isLast);
      const isAlone = expression.words.length === 1;
      if (isAlone && (scores.isEmpty || this.#mayBeMistyped(matching, words, expression.at)))
        unknown.push(expression.at);
      if (expression === kind) called = scores.above(mentionWeight, scope.size);
      if (common) common.intersect(scores);
      else common = scores;
    }
    const matches = common ?? matching.emptyScores();
    const hasNone = matches.isEmpty || (!matching.isExact && isOnlyMentioned(matching, words));
    const optional = hasNone ? [] : expressions.filter((expression) => !required.includes(expression));
    const optionalScores = optional.map((expression) => matching.ofExpression(expression.words, false));
    const hits = this.hits(matching, words, scope, hasNone ? matching.emptyScores() : matches, optionalScores);
    return {
      expressions,
      unknown,
      hits: called ? { ...hits, called: intersection(hits.documents, called) } : hits,
    };
  }

  /** The expressions that must match: all of them where each is but a boost word. */
  requiredOf(matching: Matching, expressions: readonly Expression[]): readonly Expression[] {
    const required = expressions.filter((expression) => matching.isExact || !isOptional(matching.meanings, expression));
    return required.length > 0 ? required : expressions;
  }

  /** The beginning of a word, typed so far, is no mistake. */
  #mayBeMistyped(matching: Matching, words: readonly string[], at: number): boolean {
    const word = words[at] ?? '';
    const { length } = fold(word);
    const isLonger = (term: number) => this.#vocabulary.at(term).folded.length > length;
    const isBegun = at === words.length - 1 && [...this.#vocabulary.beginning(word)].some(isLonger);
    return !isBegun && matching.meanings.isDoubtful(word);
  }

  /** The documents of scores, raised where the words are those of their category. */
  hits(
    matching: Matching,
    words: readonly string[],
    { live, size }: FoundScope,
    matches: Scores,
    optionalScores: readonly Scores[] = [],
  ): TextHits {
    if (matches.isEmpty) return this.#noHits(size);
    const documents = emptyBitmap(size);
    const scores = new Uint8Array(size);
    const boosts = matching.emptyScores();
    this.raiseBoosts(matching, words, boosts);
    for (const document of matches.documents()) {
      if (document >= size || !hasBit(live, document)) continue;
      setBit(documents, document);
      const optional = optionalScores.reduce((sum, one) => sum + (one.at(document) >>> optionalShift), 0);
      scores[document] = Math.min(255, matches.at(document) + boosts.at(document) + optional);
    }
    return { documents, called: documents, scores, corrected: null };
  }

  /** The one answer of all that find nothing: it would else be as large as one that finds everything. */
  #noHits(size: number): TextHits {
    if (this.#none.scores.length !== size)
      this.#none = {
        documents: emptyBitmap(size),
        called: emptyBitmap(size),
        scores: new Uint8Array(size),
        corrected: null,
      };
    return this.#none;
  }

  /** Boosts documents where words of the query are the name of their category or a synonym of theirs. */
  raiseBoosts(matching: Matching, words: readonly string[], boosts: Scores): void {
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from + 1; to <= Math.min(words.length, from + longestExpression); to += 1) {
        const part = words.slice(from, to);
        const share = 0.6 + (0.4 * part.length) / words.length;
        const lastOf = (list: readonly string[]) => this.#vocabulary.basesOfTyped(list.at(-1) ?? '');
        this.#phraseBoost.raise(part, lastOf(part), boosts, share);
        if (part.length > 1) this.#phraseBoost.raise([part.join('')], lastOf([part.join('')]), boosts, share);
        for (const other of matching.meanings.synonymsOf(part))
          this.#phraseBoost.raise(other, lastOf(other), boosts, share * 0.7);
        const completions = to === words.length ? matching.meanings.completionsOf(part.at(-1) ?? '') : [];
        this.#phraseBoost.raise(part, completions, boosts, share * 0.5);
      }
    }
  }
}

/** The highest score of some documents; 0 of none. */
function bestAmong(documents: Bitmap, scores: Uint8Array): number {
  let best = 0;
  for (const document of bits(documents)) best = Math.max(best, scores[document] ?? 0);
  return best;
}

export const isEmpty = ({ documents }: TextHits) => !haveCommon(documents, documents);

/** Whether the words stand in running text alone, where anything may be mentioned: "mosógép". */
export function isOnlyMentioned(matching: Matching, words: readonly string[]): boolean {
  return words.every((word, at) => matching.meanings.rankOf(word, at === words.length - 1) === proseRank);
}
