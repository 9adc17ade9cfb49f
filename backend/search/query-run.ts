import type { NotSoldWords } from './not-sold.ts';
import type { MatchTrace } from './match-trace.ts';
import type { TextHits } from './text-hits.ts';
import type { Near } from './typos.ts';

/** How much one request may ask of the search; what comes after is taken as typed. */
export interface RunLimits {
  /** Expressions of words that are matched against the products. */
  expressions: number;
  /** Words for which others like them are looked for. */
  nears: number;
}

/** Several times what any query of the judge needs: 17 and 16. */
const usualLimits: RunLimits = { expressions: 60, nears: 40 };

/**
 * What one request has found so far, so that nothing is sought twice, and how much of its share it has used
 * (ADR-0104). Counts end it, never time: one query has one answer. It knows one state of the products, whose `live`
 * ones stay the same, and is thrown away with the answer.
 */
export class QueryRun {
  /** Expressions that were matched. */
  expressions = 0;
  /** Words whose like were looked for. */
  nears = 0;
  #hasSoughtNotSold = false;
  readonly #limits: RunLimits;
  readonly #hits = new Map<string, TextHits>();
  readonly #matched = new Map<string, TextHits>();
  readonly #near = new Map<string, readonly Near[]>();

  /** Notes how words matched, for a run that explains an answer. */
  readonly trace: MatchTrace | null;

  constructor(limits: RunLimits = usualLimits, trace: MatchTrace | null = null) {
    this.#limits = limits;
    this.trace = trace;
  }

  /** Whether nothing but the words typed is sought any more. */
  get isSpent(): boolean {
    return this.expressions >= this.#limits.expressions;
  }

  /** What is not sold, sought in the query itself: spellings and shorter ones of it have no other words for it. */
  notSold(seek: () => readonly NotSoldWords[]): readonly NotSoldWords[] {
    if (this.#hasSoughtNotSold) return [];
    this.#hasSoughtNotSold = true;
    return seek();
  }

  /** What a query finds, sought once. */
  hits(query: string, exact: boolean, seek: () => TextHits): TextHits {
    return remembered(this.#hits, `${exact}:${query}`, seek);
  }

  /** What a list of words matches, sought once. */
  matched(words: readonly string[], exact: boolean, match: () => TextHits): TextHits {
    return remembered(this.#matched, `${exact}:${words.join(' ')}`, match);
  }

  /** The words like one, none for a further one once there have been too many. */
  near(folded: string, seek: (folded: string) => readonly Near[]): readonly Near[] {
    const known = this.#near.get(folded);
    if (known) return known;
    if (this.nears >= this.#limits.nears) return [];
    this.nears += 1;
    const found = seek(folded);
    this.#near.set(folded, found);
    return found;
  }
}

/** What a memory has under a key; made and kept where it has nothing. */
export function remembered<K, V extends {}>(memory: Map<K, V>, key: K, make: () => V): V {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
