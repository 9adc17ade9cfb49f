import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noTests, type Tally } from './tally.ts';

/** The project's top folder. */
export const project = fileURLToPath(new URL('..', import.meta.url));
const programs = join(project, 'node_modules/.bin');

/** Runs a program with its output on the screen. Resolves with its exit code, 1 when it could not run at all. */
export function run(program: string, parameters: string[], environment: Record<string, string> = {}): Promise<number> {
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

/** The parameters by which Vitest writes its report into a file, beside what it says on the screen. */
export const vitestReporters = (report: string): string[] => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** The same of Playwright, for `run`. */
export const playwrightReporters = '--reporter=list,json';
export const playwrightEnvironment = (report: string): Record<string, string> => ({
  PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  PLAYWRIGHT_HTML_OPEN: 'never',
});

/** Runs tests and reads the report that they leave; a run that fails without a failed test counts as one. */
export async function runTests(
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
