/**
 * `npm test`: types, lint, form, unit tests, API tests over both databases, then the end-to-end tests in a browser.
 * Goes on after a failure; the last line sums up, and the exit code is 1 when anything failed.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPostgres, withoutPostgres } from './databases/postgres-programs.ts';
import { noTests, sumOf, playwrightTally, vitestTally, type Tally } from './tally.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const programs = join(project, 'node_modules/.bin');

/** Runs a program with its output on the screen. Resolves with its exit code, 1 when it could not run at all. */
function run(program: string, parameters: string[], environment: Record<string, string> = {}): Promise<number> {
  console.log(`\n> ${program} ${parameters.join(' ')}`);
  return new Promise((resolve) => {
    const child = spawn(join(programs, program), parameters, {
      cwd: project,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** A check without tests of its own counts as one. */
async function runCheck(program: string, parameters: string[]): Promise<Tally> {
  const code = await run(program, parameters);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs tests and reads the report that they leave; a run that fails without a failed test counts as one. */
async function runTests(
  program: string,
  parameters: string[],
  report: string,
  tally: (report: unknown) => Tally,
  environment?: Record<string, string>,
): Promise<Tally> {
  const code = await run(program, parameters, environment);
  const counted = await readFile(report, 'utf8').then(
    (text) => tally(JSON.parse(text)),
    () => noTests,
  );
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

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
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  results.push(await runTests('vitest', ['run', ...reporters], unitReport, vitestTally));
  if (existsSync(join(project, 'playwright.config.ts'))) {
    results.push(
      await runTests('playwright', ['test', '--reporter=list,json'], browserReport, playwrightTally, {
        PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
        PLAYWRIGHT_HTML_OPEN: 'never',
      }),
    );
  }
} finally {
  await rm(reports, { recursive: true, force: true });
}
const { passed, failed } = sumOf(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
