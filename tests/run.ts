/**
 * `npm test`: types, lint, form, unit tests, API tests over both databases, then the end-to-end tests in a browser.
 * Goes on after a failure; the last line sums up, and the exit code is 1 when anything failed.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPostgres, withoutPostgres } from './databases/postgres-programs.ts';
import { playwrightEnvironment, playwrightReporters, project, run, runTests, vitestReporters } from './programs.ts';
import { sumOf, playwrightTally, vitestTally, type Tally } from './tally.ts';

/** A check without tests of its own counts as one. */
async function runCheck(program: string, parameters: string[]): Promise<Tally> {
  const code = await run(program, parameters);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

// Programs and workers start from what the first of them compiled.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'lendulet-compiled');
const reports = await mkdtemp(join(tmpdir(), 'lendulet-tests-'));
const unitReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'playwright.json');
const results: Tally[] = [];
try {
  // Declares the types of styles and routes, which a clean clone does not have before its first build.
  if ((await run('next', ['typegen'])) !== 0) results.push({ passed: 0, failed: 1 });
  results.push(await runCheck('tsc', ['--noEmit']));
  results.push(await runCheck('oxlint', ['--type-aware', '--deny-warnings']));
  results.push(await runCheck('oxfmt', ['--check']));
  if (!installPostgres()) {
    console.log(`\n${withoutPostgres}`);
    // A machine of one's own may do without; what is built from has to be tested over both databases.
    if (process.env.CI) results.push({ passed: 0, failed: 1 });
  }
  results.push(await runTests('vitest', ['run', ...vitestReporters(unitReport)], unitReport, vitestTally));
  if (existsSync(join(project, 'playwright.config.ts'))) {
    results.push(
      await runTests(
        'playwright',
        ['test', playwrightReporters],
        browserReport,
        playwrightTally,
        playwrightEnvironment(browserReport),
      ),
    );
  }
} finally {
  await rm(reports, { recursive: true, force: true });
}
const { passed, failed, failures } = sumOf(results);
// Thousands of lines above, nobody would find them.
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
