import { isCommonBase, isCommonWord } from './common-words.ts';
import { headOf, isHead, splitsOf, standsForItsCompounds } from './hungarian/compounds.ts';
import { fold } from '#lib/core/text/fold.ts';
import { rootsOf } from './hungarian/forms.ts';
import type { MatchKind } from './match-trace.ts';
import { genderOf, isPerson } from './people.ts';
import type { Postings } from './postings.ts';
import { remembered, type QueryRun } from './query-run.ts';
import type { Scores, ScoresPool } from './scores.ts';
import { Spellings } from './spellings.ts';
import type { SynonymPhrase, Synonyms } from './synonyms.ts';
import { namingRank, rankOf, descriptiveRank, weightByRank, type TextField } from './text-fields.ts';
import { oneMistake, type Near } from './typos.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Percent of its weight that a word keeps by how it matched. Inflected forms of one word are the same word. */
const matchQuality = { otherAccents: 90, synonym: 80, compound: 75, related: 50, begun: 45, firstHalf: 40 } as const;

/** Letters from which a second half is taken for one without being a head of sports goods. */
const shortestHalf = 4;

/** How the texts of products name genders. */
const genderNames = { female: 'női', male: 'férfi', kinder: 'gyerek', unisex: 'uniszex' } as const;

const goodsRanks = (1 << rankOf('synonym')) | (1 << rankOf('category')) | (1 << rankOf('brand'));
const colourRank = 1 << rankOf('colour');

const weights = new Map<number, Uint8Array>();

function weightsAt(percent: number): Uint8Array {
  const known = weights.get(percent);
  if (known) return known;
  const table = Uint8Array.from(weightByRank, (weight) => Math.round((weight * percent) / 100));
  weights.set(percent, table);
  return table;
}

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
  /** What was told of words before: readings, spellings and suggestions of one request share most of them. */
  readonly #known = new Map<string, boolean>();
  readonly #naming = new Map<string, boolean>();
  readonly #goods = new Map<string, boolean>();
  readonly #ranks = new Map<string, number>();
  readonly #synonymPhrases = new Map<string, readonly SynonymPhrase[]>();
  readonly #matchless = new Set<string>();
  /** What its mistyped words may have been meant for. */
  readonly spellings: Spellings;

  constructor({ vocabulary, postings, synonyms, pool, exact, run }: MatchingParts) {
    this.#vocabulary = vocabulary;
    this.#postings = postings;
    this.#synonyms = synonyms;
    this.#pool = pool;
    this.#exact = exact;
    this.#run = run;
    this.spellings = new Spellings({ vocabulary, postings, synonyms }, this);
  }

  /** Scores without any document. */
  emptyScores(): Scores {
    return this.#pool.take();
  }

  get isExact(): boolean {
    return this.#exact;
  }

  /** Whether the very word, but for accents left out, names goods somewhere. */
  isName(word: string): boolean {
    const folded = fold(word);
    return this.#vocabulary
      .spelled(folded)
      .some((term) => this.#isNamingTerm(term) && (word === folded || !this.#isOtherwiseAccented(term, word, folded)));
  }

  /** The highest rank of a field in which the word itself stands in some form; 0 for none. */
  ownRankOf(word: string): number {
    return this.#highest(this.#vocabulary.sharing(this.#vocabulary.basesOfTyped(word)));
  }

  /** The highest rank of a field in which the word stands in some form, or a synonym does; 0 for a foreign word. */
  rankOf(word: string, mayBeBegun: boolean): number {
    return remembered(this.#ranks, `${mayBeBegun}:${word}`, () => this.#tellRank(word, mayBeBegun));
  }

  #tellRank(word: string, mayBeBegun: boolean): number {
    const bases = this.#vocabulary.basesOfTyped(word);
    const own = this.#highest(this.#vocabulary.sharing(bases));
    if (own >= namingRank) return own;
    const synonyms = this.synonymsOf([word])
      .flat()
      .flatMap((other) => [...this.#vocabulary.sharing(this.#vocabulary.basesOfTyped(other))]);
    const direct = Math.max(own, this.#highest(synonyms), this.#highest(this.#vocabulary.endingIn(bases)));
    if (direct > 0) return direct;
    return Math.max(
      this.#highest(this.#vocabulary.compoundsOf(bases)),
      this.#highest(this.#vocabulary.related(word)),
      mayBeBegun ? this.#highest(this.#vocabulary.beginning(word)) : 0,
    );
  }

  /**
   * Whether a word, or a synonym of it, stands for a kind of goods or a brand: "bakancs", but not "fekete" or "női".
   */
  isGoods(word: string): boolean {
    return remembered(this.#goods, word, () => this.#tellGoods(word));
  }

  #tellGoods(word: string): boolean {
    if (genderOf(word) !== undefined) return false;
    const bases = this.#vocabulary.basesOfTyped(word);
    const synonyms = this.synonymsOf([word]).flatMap((phrase) => [...this.#vocabulary.sharing(phrase.map(fold))]);
    return [
      ...this.#vocabulary.sharing(bases),
      ...this.#vocabulary.endingIn([...bases].filter(isHead)),
      ...synonyms,
    ].some(
      (term) =>
        (this.#vocabulary.at(term).ranks & goodsRanks) > 0 && (this.#vocabulary.at(term).ranks & colourRank) === 0,
    );
  }

  #highest(terms: Iterable<number>): number {
    let highest = 0;
    for (const term of terms) highest = Math.max(highest, this.#vocabulary.at(term).rank);
    return highest;
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
      .some((term) => word === folded || !this.#isOtherwiseAccented(term, word, folded));
    if (isWritten || this.synonymsOf([word]).length > 0) return false;
    if (this.isNaming(word) || isCommonWord(word)) return false;
    return this.near(folded).some(({ word: near, cost }) => cost <= oneMistake && this.isNaming(near));
  }

  /** Whether a doubtful word matches only descriptions, or is of its family: "hálósák" as a form of hálós. */
  isWeakMatch(word: string): boolean {
    const bases = this.#vocabulary.basesOfTyped(word);
    return this.ownRankOf(word) <= descriptiveRank && this.#vocabulary.endingIn(bases).size === 0;
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
      if (this.isKnown(joined)) this.#raiseWord(scores, joined, 100, true);
      scores.union(this.#ofAll(words, 100, true));
    }
    if (!this.#exact) {
      for (const phrase of this.synonymsOf(words)) this.#raisePhrase(scores, phrase);
      if (words.length === 1 && scores.isEmpty) this.#raiseHalves(scores, only);
    }
    return scores;
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
    return this.isName(last)
      ? []
      : [...rootsOf(bases)]
          .filter((root) => !bases.has(root))
          .flatMap((root) => [root, `${root}as`, `${root}es`])
          .flatMap((noun) => [...this.#synonyms.of([noun]), ...(this.#synonyms.words.has(noun) ? [[noun]] : [])]);
  }

  #raisePhrase(scores: Scores, phrase: SynonymPhrase): void {
    const [only = ''] = phrase;
    if (phrase.length === 1) {
      this.#raiseWord(scores, only, matchQuality.synonym, false, 'synonym');
      return;
    }
    const joined = phrase.join('');
    if (this.isKnown(joined)) this.#raiseWord(scores, joined, matchQuality.synonym, false, 'synonym');
    scores.union(this.#ofAll(phrase, matchQuality.synonym, false, 'synonym'));
  }

  #ofAll(words: readonly string[], percent: number, widely: boolean, kind: MatchKind = 'word'): Scores {
    let common: Scores | null = null;
    for (const word of words) {
      const scores = this.emptyScores();
      this.#raiseWord(scores, word, percent, widely, kind);
      if (widely) for (const phrase of this.synonymsOf([word])) this.#raisePhrase(scores, phrase);
      if (common) common.intersect(scores);
      else common = scores;
    }
    return common ?? this.emptyScores();
  }

  #raiseWord(scores: Scores, word: string, percent: number, widely: boolean, kind: MatchKind = 'word'): void {
    const bases = this.#vocabulary.basesOfTyped(word);
    const same = [...this.#vocabulary.sharing(bases)];
    // Mentions of a basket do not make a basketball what "kosár" means.
    const meant = standsForItsCompounds(fold(word)) ? same : same.filter((term) => this.#isNamingTerm(term));
    const folded = fold(word);
    // A word typed with accents is not quite the one that only differs in them.
    const isOther = (term: number) => folded !== word && this.#isOtherwiseAccented(term, word, folded);
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

  #isOtherwiseAccented(term: number, word: string, folded: string): boolean {
    const known = this.#vocabulary.at(term);
    return known.folded === folded && known.written !== word;
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
    if (this.#exact) return;
    const direct = this.#vocabulary.sharing(this.#vocabulary.basesOfTyped(word));
    if ([...direct].some((number) => this.#isNamingTerm(number))) return;
    // "Győr" is whole, though gyorskötél begins so; "gyor" may go on.
    if (direct.size === 0 && /[^\p{ASCII}]/u.test(word) && isCommonBase(word)) return;
    this.#raiseTerms(scores, this.#vocabulary.beginning(word), matchQuality.begun, 'begun');
  }

  /** What names goods by a word that begins so, whatever its length. */
  beginningSo(start: string): Scores {
    const scores = this.emptyScores();
    const terms = [...this.#vocabulary.startingWith(start)].filter((term) => this.#isNamingTerm(term));
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
      if (!this.isHalf(first) || !this.isSecondHalf(second)) continue;
      scores.union(this.#ofAll([first, second], matchQuality.compound, true, 'half'));
    }
  }

  /** Whether a folded text can be the first half of a compound: a word of its own or one with synonyms. */
  isHalf(text: string): boolean {
    return this.#vocabulary.spelled(text).length > 0 || this.#synonyms.of([text]).length > 0;
  }

  /** Whether a folded text can be the second half of a compound. */
  isSecondHalf(text: string): boolean {
    return (text.length >= shortestHalf || isHead(text)) && this.isNaming(text);
  }

  /** Whether a word in one of its forms names goods somewhere, rather than describes them. */
  isNaming(text: string): boolean {
    return remembered(this.#naming, text, () => this.#tellNaming(text));
  }

  #tellNaming(text: string): boolean {
    const bases = this.#vocabulary.basesOfTyped(text);
    const found = [...this.#vocabulary.sharing(bases), ...this.#vocabulary.endingIn([...bases].filter(isHead))];
    return found.some((number) => this.#isNamingTerm(number)) || (!this.#exact && this.#synonyms.words.has(fold(text)));
  }

  #isNamingTerm(term: number): boolean {
    return this.#vocabulary.at(term).rank >= namingRank;
  }

  #raiseTerms(scores: Scores, terms: Iterable<number>, percent: number, kind: MatchKind): void {
    const scoreByRank = weightsAt(Math.round(percent));
    this.#run.trace?.note(terms, kind, Math.round(percent));
    for (const term of terms) this.#postings.raise(term, scoreByRank, scores.toRaise());
  }
}
