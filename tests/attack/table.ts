import { markdownTable } from '#tests/load/figures.ts';
import type { Tally } from '#tests/tally.ts';
import type { Group } from './groups.ts';

/** What came of a group. */
export interface Outcome extends Tally {
  group: Group;
  /** Time of its tests, in ms. */
  duration: number;
}

/** Tests that were asked for and of which none ran prove nothing: that is a failure. */
export function proven<Counted extends Tally>(tally: Counted): Counted {
  return tally.passed + tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** The figures in Markdown, a row for each group. */
export function attackTable(outcomes: readonly Outcome[]): string {
  return markdownTable(
    ['what is tried', 'group', 'probes', 'passed', 'failed', 'seconds'],
    outcomes.map(({ group, passed, failed, duration }) => [
      group.name,
      `\`${group.key}\``,
      String(passed + failed),
      String(passed),
      failed > 0 ? `**${failed}**` : '0',
      (duration / 1000).toFixed(0),
    ]),
  );
}
