import { isCommonBase, isCommonWord } from './common-words.ts';
import { headOf, isHead, splitsOf } from './hungarian/compounds.ts';
import {
  relaxedQueries,
  expressionsOf,
  isPurposeBeside,
  isOptional,
  onlyKindIn,
  respellings,
  significantWords,
  type Expression,
  type ParsedQuery,
} from './query-relaxation.ts';
import { bits, countBits, emptyBitmap, hasBit, haveCommon, intersection, setBit, type Bitmap } from './bitmap.ts';
import { fold } from '#lib/core/text/fold.ts';
import { MatchTrace } from './match-trace.ts';
import { PhraseBoost } from './phrase-boost.ts';
import { Matching } from './matching.ts';
import { Postings } from './postings.ts';
import { QueryRun, remembered } from './query-run.ts';
import { ScoresPool, type Scores } from './scores.ts';
import { shopSynonyms, type Synonyms } from './synonyms.ts';
import type { TextHits } from './text-hits.ts';
import { matchedTerms, type TextExplanation } from './text-explanation.ts';
import { mentionWeight, proseRank, rankOf, textFields, type FieldTexts } from './text-fields.ts';
import { TextTerms } from './text-terms.ts';
import { Vocabulary } from './vocabulary.ts';
import { isFiller, wordsOfQuery } from './words.ts';

export interface TextScope {
  /** Documents that may be found. */
  live: Bitmap;
  /** Number of documents, those that are no longer found included. */
  size: number;
  /** Takes the words as typed: no other spelling, no synonym, no word that is only begun. */
  exact?: boolean;
  /** The request that is searched for, where it searches more than once. */
  run?: QueryRun;
}

/** Words that were written as one may be typed as so many. */
const longestExpression = 3;
/** An optional expression that matches adds a quarter of its score. */
const optionalShift = 2;
/** A model called so makes nothing a kind: gloves of the line "Szánkó" are no sledge. */
const calledRanks = (['synonym', 'category', 'brand', 'name'] as const).reduce(
  (all, field) => all | (1 << rankOf(field)),
  0,
);
/** Below so many hits a purpose need not be met: a list of them would be shorter than one look at it. */
const fewMet = 10;
/**
 * Words → documents. A word is found in all its forms, by its halves and its synonyms; all words of a query must match.
 * Documents are added at the end at any time.
 */
export class TextIndex {
  readonly #postings = new Postings();
  readonly #vocabulary: Vocabulary;
  readonly #phraseBoost = new PhraseBoost();
  readonly #synonyms: Synonyms;
  readonly #pool = new ScoresPool();
  /** What finds the documents of words, by the request that it remembers them for. */
  readonly #matchings = new WeakMap<QueryRun, Map<boolean, Matching>>();
  #none: TextHits = { documents: emptyBitmap(0), called: emptyBitmap(0), scores: new Uint8Array(0), corrected: null };
  readonly #terms: TextTerms;

  constructor(synonyms: Synonyms = shopSynonyms) {
    this.#synonyms = synonyms;
    this.#vocabulary = new Vocabulary(synonyms.typos);
    this.#terms = new TextTerms(this.#vocabulary);
  }

  /** Adds a document, whose number is above all before it. */
  add(document: number, texts: FieldTexts): void {
    for (const field of textFields) {
      const rank = rankOf(field);
      for (const text of texts[field] ?? []) {
        for (const term of this.#terms.of(text)) {
          this.#postings.add(term, document, rank);
          this.#vocabulary.raiseRank(term, rank);
        }
      }
    }
    this.#phraseBoost.add(document, texts);
  }

  /**
   * Documents that match every word of a normalised query; null for a query without any word. Words that match nothing
   * are replaced by what they may have been meant for.
   */
  search(query: string, { live, size, exact = false, run = new QueryRun() }: TextScope): TextHits | null {
    const matching = this.#matching(size, exact, run);
    const words = exact ? typedWords(query) : significantWords(matching.meanings, query);
    if (words.length === 0) return null;
    const asTyped = this.#withPurposes(matching, words, this.#match(matching, words, live, size), live, size);
    const hasHits = !isEmpty(asTyped.hits);
    const isMention = isOnlyMentioned(matching, words) && !words.some((word) => matching.meanings.isDoubtful(word));
    if (exact || isMention) return asTyped.hits;
    const weakMatches = hasHits ? asTyped.unknown.filter((at) => matching.meanings.isWeakMatch(words[at] ?? '')) : [];
    if (hasHits && weakMatches.length === 0) return asTyped.hits;
    const alternatives = hasHits
      ? respellings(matching.meanings, words, weakMatches)
      : relaxedQueries(matching.meanings, words, asTyped);
    for (const alternative of alternatives) {
      if (run.isSpent) break;
      const expressions = expressionsOf(matching.meanings, alternative);
      if (this.#requiredOf(matching, expressions).some((one) => matching.isMatchless(one.words, one.isLast))) continue;
      const hits = run.matched(
        alternative,
        exact,
        () => this.#match(matching, alternative, live, size, expressions).hits,
      );
      if (!isEmpty(hits)) return { ...hits, corrected: alternative.join(' ') };
    }
    return asTyped.hits;
  }

  /**
   * Other spellings of a query, one word replaced in each, for where it finds little. `isRare` leaves alone the words
   * that name goods: they are hardly mistyped.
   */
  respellings(query: string, { size, isRare, run = new QueryRun() }: TextScope & { isRare: boolean }): string[] {
    const matching = this.#matching(size, false, run);
    const words = significantWords(matching.meanings, query);
    return words.flatMap((word, at) =>
      isRare && matching.meanings.namesGoods(word)
        ? []
        : matching.meanings.spellings.of(word, 2).map((spelling) => words.with(at, spelling).join(' ')),
    );
  }

  /** A query whose words have the accents that the texts give them, where none of them has a word as it was typed. */
  asWritten(query: string, { size, run = new QueryRun() }: Pick<TextScope, 'size' | 'run'>): string {
    const { spellings } = this.#matching(size, false, run).meanings;
    const words = query.split(' ').map((word) => {
      const written = spellings.asWritten(word.toLowerCase());
      return written === word.toLowerCase() ? word : written;
    });
    return words.join(' ');
  }

  /** Documents with a word that names goods and begins so, be it with two letters: what the first letters lead to. */
  begun(start: string, { live, size }: Pick<TextScope, 'live' | 'size'>): TextHits {
    const matching = this.#matching(size, false, new QueryRun());
    return this.#hits(matching, [], matching.beginningSo(start.toLowerCase()), [], live, size);
  }

  /** How the words of a query that was searched, as it was searched, matched each of some documents. */
  explain(query: string, { size, exact = false }: TextScope, documents: readonly number[]): TextExplanation[] {
    const trace = new MatchTrace();
    const matching = this.#matching(size, exact, new QueryRun(undefined, trace));
    const words = exact ? typedWords(query) : significantWords(matching.meanings, query);
    const expressions = expressionsOf(matching.meanings, words);
    const required = this.#requiredOf(matching, expressions);
    const sought = expressions.map((expression) => {
      const isRequired = required.includes(expression);
      const scores = matching.ofExpression(expression.words, isRequired && expression.isLast);
      return { words: expression.words.join(' '), isRequired, scores, terms: trace.take() };
    });
    const boosts = matching.emptyScores();
    this.#raiseBoosts(matching, words, boosts);
    return documents.map((document) => ({
      boost: boosts.at(document),
      expressions: sought.map(({ words: expression, isRequired, scores, terms }) => ({
        words: expression,
        isRequired,
        points: isRequired ? scores.at(document) : scores.at(document) >>> optionalShift,
        matches: matchedTerms(terms, document, { postings: this.#postings, vocabulary: this.#vocabulary }),
      })),
    }));
  }

  /** Whether a word stands in the name of one of the documents: in the model, or in the words of its kind as well. */
  isInNames(word: string, within: Bitmap, part: 'model' | 'all' = 'all'): boolean {
    const ranks = part === 'model' ? [rankOf('model')] : [rankOf('name'), rankOf('model')];
    return this.#vocabulary
      .spelled(fold(word))
      .some((term) => ranks.some((rank) => this.#postings.stands(term, rank, within)));
  }

  /** Whether a word, or one that differs in its accents alone, stands for goods beside being a brand's name. */
  isMoreThanBrand(word: string): boolean {
    const others = ['sport', 'synonym', 'category'] as const;
    const ranks = others.reduce((all, field) => all | (1 << rankOf(field)), 0);
    return this.#vocabulary.spelled(fold(word)).some((term) => (this.#vocabulary.at(term).ranks & ranks) > 0);
  }

  /** Whether a word is the name of a colour, and not of its family alone. */
  isColour(word: string): boolean {
    const colour = 1 << rankOf('colour');
    return this.#vocabulary.spelled(fold(word)).some((term) => (this.#vocabulary.at(term).ranks & colour) > 0);
  }

  /** Whether goods are called so: by a name, a category or a synonym of theirs. */
  isCalled(phrase: string): boolean {
    const words = wordsOfQuery(phrase);
    const [only = ''] = words;
    if (this.#phraseBoost.has(words, this.#vocabulary.possibleBases(words.at(-1) ?? ''))) return true;
    return (
      words.length === 1 &&
      this.#vocabulary.spelled(fold(only)).some((term) => (this.#vocabulary.at(term).ranks & calledRanks) > 0)
    );
  }

  /** Whether a word stands for a kind of goods: a category or a synonym of products is called so, or ends in its head. */
  isKind(word: string): boolean {
    const bases = this.#vocabulary.possibleBases(word);
    return this.#phraseBoost.has([word], bases) || [...bases].some((base) => isHead(base) || headOf(base) !== null);
  }

  /** Whether some product has the word in one of its forms, or a synonym, or it is made of two words that are known. */
  isKnown(word: string): boolean {
    return this.#isWritten(word) || splitsOf(fold(word)).some((halves) => this.#isCompound(halves));
  }

  #isWritten(word: string): boolean {
    const bases = this.#vocabulary.basesOfTyped(word);
    return this.#vocabulary.sharing(bases).size > 0 || [...bases].some((base) => this.#synonyms.of([base]).length > 0);
  }

  #isCompound({ first, second }: { first: string; second: string }): boolean {
    const isFirst =
      isCommonBase(first) || this.#vocabulary.spelled(first).length > 0 || this.#synonyms.of([first]).length > 0;
    return isFirst && (isCommonWord(second) || this.#isWritten(second));
  }

  #matching(size: number, exact: boolean, run: QueryRun): Matching {
    this.#pool.reset(size);
    const ofRun = this.#matchings.get(run) ?? new Map<boolean, Matching>();
    this.#matchings.set(run, ofRun);
    return remembered(
      ofRun,
      exact,
      () =>
        new Matching({
          vocabulary: this.#vocabulary,
          postings: this.#postings,
          synonyms: this.#synonyms,
          pool: this.#pool,
          exact,
          run,
        }),
    );
  }

  /**
   * What a query finds beside which words say what it is for. These need not be met where hardly anything meets them,
   * or nothing of the kind that is meant; what does stands first then.
   */
  #withPurposes(
    matching: Matching,
    words: readonly string[],
    met: ParsedQuery & { hits: TextHits },
    live: Bitmap,
    size: number,
  ): ParsedQuery & { hits: TextHits } {
    const { expressions } = met;
    if (matching.isExact || isEmpty(met.hits)) return met;
    const purposes = expressions.filter((one) => isPurposeBeside(matching.meanings, one, expressions));
    if (purposes.length === 0 || purposes.length === expressions.length) return met;
    const wider = this.#match(matching, words, live, size, expressions, purposes);
    const isMeant =
      bestAmong(met.hits.documents, wider.hits.scores) * 2 >= bestAmong(wider.hits.documents, wider.hits.scores);
    return isMeant && countBits(met.hits.documents) >= fewMet ? met : wider;
  }

  /** What all the words find together, of which boost words and those of a purpose that need not be met. */
  #match(
    matching: Matching,
    words: readonly string[],
    live: Bitmap,
    size: number,
    expressions: readonly Expression[] = expressionsOf(matching.meanings, words),
    unneeded: readonly Expression[] = [],
  ): ParsedQuery & { hits: TextHits } {
    const unknown: number[] = [];
    const required = this.#requiredOf(matching, expressions).filter((expression) => !unneeded.includes(expression));
    const kind = onlyKindIn(matching.meanings, expressions);
    let called: Bitmap | null = null;
    let common: Scores | null = null;
    for (const expression of required) {
      const scores = matching.ofExpression(expression.words, expression.isLast);
      const isAlone = expression.words.length === 1;
      if (isAlone && (scores.isEmpty || this.#mayBeMistyped(matching, words, expression.at)))
        unknown.push(expression.at);
      if (expression === kind) called = scores.above(mentionWeight, size);
      if (common) common.intersect(scores);
      else common = scores;
    }
    const matches = common ?? matching.emptyScores();
    const hasNone = matches.isEmpty || (!matching.isExact && isOnlyMentioned(matching, words));
    const optional = hasNone ? [] : expressions.filter((expression) => !required.includes(expression));
    const optionalScores = optional.map((expression) => matching.ofExpression(expression.words, false));
    const hits = this.#hits(matching, words, hasNone ? matching.emptyScores() : matches, optionalScores, live, size);
    return {
      expressions,
      unknown,
      hits: called ? { ...hits, called: intersection(hits.documents, called) } : hits,
    };
  }

  /** The expressions that must match: all of them where each is but a boost word. */
  #requiredOf(matching: Matching, expressions: readonly Expression[]): readonly Expression[] {
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

  #hits(
    matching: Matching,
    words: readonly string[],
    matches: Scores,
    optionalScores: readonly Scores[],
    live: Bitmap,
    size: number,
  ): TextHits {
    if (matches.isEmpty) return this.#noHits(size);
    const documents = emptyBitmap(size);
    const scores = new Uint8Array(size);
    const boosts = matching.emptyScores();
    this.#raiseBoosts(matching, words, boosts);
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
  #raiseBoosts(matching: Matching, words: readonly string[], boosts: Scores): void {
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

const isEmpty = ({ documents }: TextHits) => !haveCommon(documents, documents);

/** Whether the words stand in running text alone, where anything may be mentioned: "mosógép". */
function isOnlyMentioned(matching: Matching, words: readonly string[]): boolean {
  return words.every((word, at) => matching.meanings.rankOf(word, at === words.length - 1) === proseRank);
}

function typedWords(query: string): string[] {
  const words = wordsOfQuery(query);
  const significant = words.filter((word) => !isFiller(word));
  return significant.length > 0 ? significant : words;
}
