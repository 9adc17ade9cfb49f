import { isCommonBase, isCommonWord } from './common-words.ts';
import { headOf, isHead, splitsOf } from './hungarian/compounds.ts';
import { relaxedQueries, expressionsOf, respellings, significantWords } from './query-relaxation.ts';
import type { Bitmap } from './bitmap.ts';
import { fold } from '#lib/core/text/fold.ts';
import { MatchTrace } from './match-trace.ts';
import { PhraseBoost } from './phrase-boost.ts';
import { Matching } from './matching.ts';
import { isEmpty, isOnlyMentioned, optionalShift, QueryMatch } from './query-match.ts';
import { Postings } from './postings.ts';
import { QueryRun, remembered } from './query-run.ts';
import { ScoresPool } from './scores.ts';
import { shopSynonyms, type Synonyms } from './synonyms.ts';
import type { TextHits } from './text-hits.ts';
import { matchedTerms, type TextExplanation } from './text-explanation.ts';
import { rankOf, textFields, type FieldTexts } from './text-fields.ts';
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

/** A model called so makes nothing a kind: gloves of the line "Szánkó" are no sledge. */
const calledRanks = (['synonym', 'category', 'brand', 'name'] as const).reduce(
  (all, field) => all | (1 << rankOf(field)),
  0,
);
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
  readonly #queries: QueryMatch;
  readonly #terms: TextTerms;

  constructor(synonyms: Synonyms = shopSynonyms) {
    this.#synonyms = synonyms;
    this.#vocabulary = new Vocabulary(synonyms.typos);
    this.#terms = new TextTerms(this.#vocabulary);
    this.#queries = new QueryMatch(this.#vocabulary, this.#phraseBoost);
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
    const asTyped = this.#queries.find(matching, words, { live, size });
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
      if (this.#queries.requiredOf(matching, expressions).some((one) => matching.isMatchless(one.words, one.isLast)))
        continue;
      const hits = run.matched(
        alternative,
        exact,
        () => this.#queries.match(matching, alternative, { live, size }, expressions).hits,
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
    return this.#queries.hits(matching, [], { live, size }, matching.beginningSo(start.toLowerCase()));
  }

  /** How the words of a query that was searched, as it was searched, matched each of some documents. */
  explain(query: string, { size, exact = false }: TextScope, documents: readonly number[]): TextExplanation[] {
    const trace = new MatchTrace();
    const matching = this.#matching(size, exact, new QueryRun(undefined, trace));
    const words = exact ? typedWords(query) : significantWords(matching.meanings, query);
    const expressions = expressionsOf(matching.meanings, words);
    const required = this.#queries.requiredOf(matching, expressions);
    const sought = expressions.map((expression) => {
      const isRequired = required.includes(expression);
      const scores = matching.ofExpression(expression.words, isRequired && expression.isLast);
      return { words: expression.words.join(' '), isRequired, scores, terms: trace.take() };
    });
    const boosts = matching.emptyScores();
    this.#queries.raiseBoosts(matching, words, boosts);
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
}

function typedWords(query: string): string[] {
  const words = wordsOfQuery(query);
  const significant = words.filter((word) => !isFiller(word));
  return significant.length > 0 ? significant : words;
}
