import { isPart, type MatchKind, type TracedTerm } from './match-trace.ts';
import type { Postings } from './postings.ts';
import { partWeightByRank, textFields, weightByRank, type TextField } from './text-fields.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A term of a document that stands for words of a query. */
export interface MatchedTerm {
  word: string;
  field: TextField;
  kind: MatchKind;
  /** Percent of the field's weight. */
  share: number;
  points: number;
}

/** How one document was found by the words of a query. */
export interface TextExplanation {
  /** For a part of the query that is just the name of its category or a synonym of its own. */
  boost: number;
  expressions: { words: string; isRequired: boolean; points: number; matches: MatchedTerm[] }[];
}

/** Terms of a document that are named for one expression. */
const mostMatches = 5;

/** Those of the terms sought that a document has, those that count for most first, each but once. */
export function matchedTerms(
  terms: readonly TracedTerm[],
  document: number,
  { postings, vocabulary }: { postings: Postings; vocabulary: Vocabulary },
): MatchedTerm[] {
  const found = terms.flatMap(({ term, kind, share }): MatchedTerm[] => {
    const rank = postings.rankIn(term, document);
    const field = textFields[rank - 1];
    const weight = (isPart(kind) ? partWeightByRank : weightByRank)[rank] ?? 0;
    if (!field) return [];
    return [{ word: vocabulary.at(term).written, field, kind, share, points: Math.round((weight * share) / 100) }];
  });
  const sorted = found.toSorted((a, b) => b.points - a.points);
  const firstOf = (word: string) => sorted.findIndex((match) => match.word === word);
  return sorted.filter(({ word }, at) => firstOf(word) === at).slice(0, mostMatches);
}
