/**
 * `npm run attack [-- --only junk,mails] [--write]`: what attackers try, and what comes of it. Prints a table, and with
 * `--write` puts it into docs/attacks.md. Goes on after a failure; the exit code is 1 when anything failed, or when one
 * had no test.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSection } from '#tests/load/figures.ts';
import { playwrightEnvironment, playwrightReporters, run, runTests, vitestReporters } from '#tests/programs.ts';
import { noTests, sumOf, vitestTally, type Tally } from '#tests/tally.ts';
import { browserSuites, browserTally, playwrightParameters } from './browser.ts';
import type { Group, Suite } from './groups.ts';
import { parseAttack } from './options.ts';
import { attackTable, proven, type Outcome } from './table.ts';

const page = new URL('../../docs/attacks.md', import.meta.url);
const { groups, isWritten } = parseAttack(process.argv.slice(2));
const reports = await mkdtemp(join(tmpdir(), 'lendulet-attack-'));

/** Runs suites that have their titles in common. */
async function runVitest(name: string, suites: readonly Suite[]): Promise<Tally> {
  const report = join(reports, `${name}.json`);
  const parameters = [
    'run',
    ...new Set(suites.map(({ project }) => `--project=${project}`)),
    ...(suites[0]?.grep === undefined ? [] : ['--testNamePattern', suites[0].grep]),
    ...vitestReporters(report),
    ...suites.flatMap(({ files }) => files),
  ];
  return proven(await runTests('vitest', parameters, report, vitestTally));
}

/** What of a group needs no browser. */
async function withoutBrowser(group: Group): Promise<Outcome> {
  const started = performance.now();
  const runs = Map.groupBy(
    group.suites.filter(({ runner }) => runner === 'vitest'),
    ({ grep }) => grep,
  );
  const tallies: Tally[] = [];
  for (const suites of runs.values()) tallies.push(await runVitest(`${group.key}-${tallies.length}`, suites));
  return { group, ...sumOf(tallies), duration: tallies.length === 0 ? 0 : performance.now() - started };
}

/** What all groups try in a browser, in one run, which builds the shop once. Null where nothing was reported. */
async function inBrowser(suites: readonly Suite[]): Promise<{ report: unknown; isClean: boolean } | null> {
  if (suites.length === 0) return null;
  const file = join(reports, 'playwright.json');
  const code = await run(
    'playwright',
    [...playwrightParameters(suites), playwrightReporters],
    playwrightEnvironment(file),
  );
  return readFile(file, 'utf8').then(
    (text) => ({ report: JSON.parse(text) as unknown, isClean: code === 0 }),
    () => null,
  );
}

const outcomes: Outcome[] = [];
/** A run in the browser that failed without a failed test. */
let further: Tally = noTests;
try {
  for (const group of groups) outcomes.push(await withoutBrowser(group));
  const suites = groups.flatMap(browserSuites);
  const shown = await inBrowser(suites);
  for (const outcome of outcomes) {
    const own = browserSuites(outcome.group);
    if (own.length === 0) continue;
    const tally = proven(shown ? browserTally(shown.report, own) : { ...noTests, duration: 0 });
    Object.assign(outcome, sumOf([outcome, tally]));
    outcome.duration += tally.duration;
  }
  if (shown && !shown.isClean && browserTally(shown.report, suites).failed === 0) further = { passed: 0, failed: 1 };
} finally {
  await rm(reports, { recursive: true, force: true });
}
const table = attackTable(outcomes);
console.log(`\n${table}`);
if (isWritten) await writeFile(page, withSection(await readFile(page, 'utf8'), 'attacks', table));
const { passed, failed } = sumOf([...outcomes, further]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
