/**
 * What a kind of goods says in English. First and last sentences stand in the order of those that they tell, each once;
 * qualities by their Hungarian highlight. `{name}` is brand and model.
 */
export interface EnglishKind {
  intros: readonly string[];
  features: Readonly<Record<string, readonly [highlight: string, sentence: string]>>;
  closings: readonly string[];
}

/** By the Hungarian noun of the kind. */
export type EnglishKinds = Readonly<Record<string, EnglishKind>>;
