/** How grave a finding is: with an `error` a law is broken, with a `warning` the shop is worse than it could be. */
export type Severity = 'error' | 'warning';

/** What a rule says of itself, in Hungarian: the retailer's staff read it. */
export interface RuleText {
  /** Never changes, so that reports of different days can be compared. */
  id: string;
  severity: Severity;
  /** What is wrong where it finds something. */
  title: string;
  /** What to do about it. */
  remedy: string;
  /** The law or the standard that asks for it. */
  source: string;
}

/** One thing that has to be so. `violations` names each breach of it in a few words; an empty list where all is well. */
export interface Rule<Item> extends RuleText {
  violations(item: Item): string[];
}

/** A rule that an item breaks, and how. */
export interface Breach {
  rule: RuleText;
  detail: string;
}

/** Every breach of the rules by an item, in the order of the rules. */
export function breachesOf<Item>(rules: readonly Rule<Item>[], item: Item): Breach[] {
  return rules.flatMap((rule) => rule.violations(item).map((detail) => ({ rule, detail })));
}

/** Things that one line names. */
export const mostListed = 5;

/** Several of a kind in one line: the first five, and how many more there are of all. */
export function listed(items: readonly string[], total = items.length): string {
  const more = total - Math.min(items.length, mostListed);
  return [items.slice(0, mostListed).join('; '), ...(more > 0 ? [`és még ${more}`] : [])].join(' ');
}

/** One violation that names all of these; none where there are none. */
export function violationOf(what: string, items: readonly string[]): string[] {
  return items.length > 0 ? [`${what}: ${listed(items)}`] : [];
}

/** Whether a text says nothing: empty, or a word that stands for "none". */
export function isBlank(text: string | null | undefined): boolean {
  return (
    !text ||
    /^(?:[\s\p{P}]*|n\/?a|ismeretlen|nincs(?: adat)?|unknown|none|null|undefined|todo|xxx+)$/iu.test(text.trim())
  );
}
