/**
 * `npm run test:versions [-- COMMIT]`: the API's tests as they were at a commit, with its program, over the tables of now:
 * a version that is still running while the next one is rolled out (ADR-0155). Without a commit it is the one before the
 * newest migration. Ends with the exit code of the tests.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrationNames } from '#backend/db/migrations/index.ts';

const migrations = 'backend/db/migrations';
const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();

/** The commit before the one that added the newest migration. */
function commitBeforeNewest(): string {
  const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', `${migrations}/${migrationNames.at(-1)}.ts`);
  return `${added || 'HEAD'}^`;
}

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The commit that is asked for. */
function olderCommit(): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const asked = positionals[0] ?? commitBeforeNewest();
  try {
    return git('rev-parse', '--verify', '--quiet', `${asked}^{commit}`);
  } catch {
    return giveUp(
      `There is no commit ${asked} here: a clone without its history has none, "git fetch --unshallow" gets it.`,
    );
  }
}

/** Dependencies of the older version: those that are here, where it needs the same. */
function bringDependencies(folder: string): void {
  const isSame = readFileSync(join(folder, 'package-lock.json'), 'utf8') === readFileSync('package-lock.json', 'utf8');
  if (isSame) symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}

const commit = olderCommit();
const place = mkdtempSync(join(tmpdir(), 'lendulet-versions-'));
const older = join(place, 'older');
process.once('exit', () => {
  spawnSync('git', ['worktree', 'remove', '--force', older]);
  rmSync(place, { recursive: true, force: true });
});
git('worktree', 'add', '--quiet', '--detach', older, commit);
if (!existsSync(join(older, migrations, 'index.ts')))
  giveUp(`The version of ${commit.slice(0, 10)} lives with no database of a newer one: it is older than ADR-0155.`);
bringDependencies(older);
const before = git('ls-tree', '--name-only', commit, `${migrations}/`).split('\n').length - 1;
cpSync(migrations, join(older, migrations), { recursive: true });
console.log(
  `The API's tests of ${git('log', '-1', '--format=%h %s', commit)}, with ${before} migrations, over ${migrationNames.length}:`,
);
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'api'], { cwd: older, stdio: 'inherit' });
process.exitCode = status ?? 1;
