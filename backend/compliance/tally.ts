import { ruleGroups } from '#lib/compliance/all-rules.ts';
import type { RuleText, Severity } from '#lib/compliance/rule.ts';
import type { Finding } from './finding.ts';

/** Findings of one rule that are kept for the report; the rest is counted and stands in the table alone. */
export const mostShown = 200;

/** What one rule found. */
export interface RuleTally {
  rule: RuleText;
  group: string;
  count: number;
  /** The first ones. */
  shown: Finding[];
}

/** Counts the findings of every rule and keeps the first ones of each. */
export class Tally {
  readonly #rules: ReadonlyMap<string, RuleTally>;

  constructor() {
    const tallies = ruleGroups.flatMap(({ name: group, rules }) =>
      rules.map((rule) => ({ rule, group, count: 0, shown: [] })),
    );
    this.#rules = new Map(tallies.map((tally) => [tally.rule.id, tally]));
  }

  /** Throws for a rule that is in none of the groups. */
  add(finding: Finding): void {
    const tally = this.#rules.get(finding.rule.id);
    if (!tally) throw new Error(`The rule ${finding.rule.id} is in no group`);
    tally.count += 1;
    if (tally.shown.length < mostShown) tally.shown.push(finding);
  }

  /** All rules, whether they found anything or not, in the order of their groups. */
  rules(): RuleTally[] {
    return [...this.#rules.values()];
  }

  count(severity: Severity): number {
    return this.rules()
      .filter(({ rule }) => rule.severity === severity)
      .reduce((sum, { count }) => sum + count, 0);
  }
}
