import type { Breach } from '#lib/compliance/rule.ts';

/** What a finding is about. */
export interface Place {
  /** In Hungarian: `termék`, `üzlet`. */
  kind: string;
  /** Id, slug or sysname. */
  id: string;
  name: string;
  /** Full address of its page; null where it has none. */
  url: string | null;
}

/** A breach of a rule, and where. */
export interface Finding extends Breach {
  place: Place;
}

/** Takes a finding; resolves when it can take more. */
export type TakeFinding = (finding: Finding) => Promise<void> | void;
