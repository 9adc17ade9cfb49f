/**
 * `npm run check`: types, lint, form, and the tests of what has changed since the last commit, side by side, for while one
 * works. `npm test` is what has to hold in the end. Ends with 1 when anything failed.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));
const checks: [name: string, parameters: string[]][] = [
  ['tsc', ['--noEmit']],
  ['oxlint', ['--type-aware', '--deny-warnings']],
  ['oxfmt', ['--check']],
  [
    'vitest',
    [
      'run',
      '--changed',
      '--passWithNoTests',
      '--reporter=dot',
      '--project=unit',
      '--project=component',
      '--project=team',
      '--project=api',
    ],
  ],
];

/** Runs a program; what it says comes in one piece once it has ended, so that they can be read. */
function run(name: string, parameters: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join(project, 'node_modules/.bin', name), parameters, {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const output of [child.stdout, child.stderr])
      output.on('data', (text: Buffer) => {
        said += text.toString();
      });
    child.once('error', (error) => {
      said += error.message;
    });
    child.once('close', (code) => {
      console.log(`${code === 0 ? 'passed' : 'FAILED'}: ${name} ${parameters.join(' ')}`);
      if (code !== 0) console.log(said);
      resolve(code === 0);
    });
  });
}

const results = await Promise.all(checks.map(([name, parameters]) => run(name, parameters)));
process.exit(results.every(Boolean) ? 0 : 1);
