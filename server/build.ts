/** `npm run build`: builds the storefront. It needs no API: pages are drawn by the shop that runs (ADR-0136). */
import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError, type ShopSettings } from '#lib/config/settings.ts';
import { buildFolder } from '#lib/config/build-folder.ts';
import { buildIdOf, builtStamp, projectFolder, sourceStamp, stampFile } from './build-stamp.ts';
import { writeBuildNote } from './builds.ts';
import { hintEagerCompile } from './compile-hints.ts';
import { checkNodeVersion, readEnvironment, StartError } from './environment.ts';
import { refuseUnwritable } from './writable.ts';

const nextProgram = join(projectFolder, 'node_modules/next/dist/bin/next');
const shownLines = 40;

/** How long a build may say nothing before it says that it is still at it, ms. */
const longestSilence = 15_000;

/** What stands in Next's output where a part of the build begins, and how the screen calls it. */
const parts: [sign: RegExp, words: string][] = [
  [/Creating an optimized production build/, 'compiling'],
  [/Compiled successfully/, 'compiled'],
  [/Collecting page data/, 'looking through the pages'],
  [/Finalizing page optimization/, 'nearly done'],
];

/** Says how far a build has come, part by part, and in the silence of a long one for how long it has been at it. */
class Progress {
  readonly #print: (line: string) => void;
  readonly #started = performance.now();
  readonly #timer: NodeJS.Timeout;
  #part = 'starting';

  constructor(print: (line: string) => void) {
    this.#print = print;
    this.#timer = setInterval(() => this.#say(`still ${this.#part}`), longestSilence);
  }

  get seconds(): number {
    return Math.round((performance.now() - this.#started) / 1000);
  }

  read(output: string): void {
    for (const [sign, words] of parts) {
      if (words === this.#part || !sign.test(output)) continue;
      this.#part = words;
      this.#say(words);
      this.#timer.refresh();
    }
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #say(words: string): void {
    this.#print(`Storefront: ${words} (${this.seconds} s) …`);
  }
}

/** Runs `next build`. Throws a StartError with the end of its output when it fails. */
async function runNextBuild(
  buildId: string,
  environment: NodeJS.ProcessEnv,
  progress: Progress,
  signal?: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, [nextProgram, 'build'], {
    cwd: projectFolder,
    env: { ...environment, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', BUILD_ID: buildId },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output.push(text);
      progress.read(text);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code === 0) return;
  const lines = output.join('').trimEnd().split('\n');
  throw new StartError(`The storefront could not be built:\n${lines.slice(-shownLines).join('\n')}`);
}

/**
 * Builds the storefront unless a build of the same sources is there; no API is asked, and of the settings TEAM_BUILD
 * alone counts (ADR-0136). `environment` must be the one that the settings were read from. Throws a StartError when the
 * build fails; nothing then counts as built.
 */
export async function buildStorefront(
  settings: Pick<ShopSettings, 'TEAM_BUILD'>,
  print: (line: string) => void,
  { signal, environment = process.env }: { signal?: AbortSignal; environment?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const stamp = await sourceStamp(settings);
  if ((await builtStamp(settings)) === stamp) {
    print('Storefront: the build is up to date');
    return;
  }
  const folder = join(projectFolder, buildFolder(settings));
  await refuseUnwritable(folder, 'BUILD_DIR');
  print('Storefront: building, which takes about a minute …');
  await rm(stampFile(settings), { force: true });
  const id = buildIdOf(stamp);
  const progress = new Progress(print);
  try {
    await runNextBuild(id, environment, progress, signal);
    await hintEagerCompile(folder);
    await writeBuildNote(projectFolder, folder, id, settings.TEAM_BUILD);
    await writeFile(stampFile(settings), JSON.stringify({ stamp }));
  } finally {
    progress.end();
  }
  print(`Storefront: built in ${progress.seconds} s`);
}

if (import.meta.main) {
  try {
    checkNodeVersion();
    await buildStorefront(readEnvironment().shop, console.log);
  } catch (error) {
    console.error(error instanceof StartError || error instanceof SettingsError ? error.message : error);
    process.exit(1);
  }
}
