/** `npm run build`: builds the storefront. The product API must answer, since pages are rendered from it. */
import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings, SettingsError, type ShopSettings } from '#lib/config/settings.ts';
import { buildFolder } from '#lib/config/build-folder.ts';
import { builtCompany } from '#lib/config/built-company.ts';
import { companySettingsSchema } from '#lib/config/company-settings.ts';
import { readNoticeFile } from '#lib/config/notice-file.ts';
import { buildIdOf, builtStamp, projectFolder, sourceStamp, stampFile } from './build-stamp.ts';
import { writeBuilds } from './builds.ts';
import { hintEagerCompile } from './compile-hints.ts';
import { checkNodeVersion, readEnvironment, StartError } from './environment.ts';
import { withReferenceApi } from './reference-api.ts';

const nextProgram = join(projectFolder, 'node_modules/next/dist/bin/next');
const shownLines = 40;

/** Runs `next build`. Throws a StartError with the end of its output when it fails. */
async function runNextBuild(buildId: string, environment: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [nextProgram, 'build'], {
    cwd: projectFolder,
    env: { ...environment, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', BUILD_ID: buildId },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code === 0) return;
  const lines = output.join('').trimEnd().split('\n');
  throw new StartError(`The storefront could not be built:\n${lines.slice(-shownLines).join('\n')}`);
}

/** Puts the harmonised notice's figure among the build's own files, where its pages look for it. */
async function placeNotice(folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const file = readNoticeFile(readSettings(companySettingsSchema, environment));
  if (file) await writeFile(join(folder, 'static', file.name), file.body);
}

/**
 * Builds the storefront unless a build of the same sources and settings is there.
 * `environment` must be the one that the settings were read from. Throws a StartError when the build fails; nothing
 * then counts as built.
 */
export async function buildStorefront(
  settings: ShopSettings,
  print: (line: string) => void,
  { signal, environment = process.env }: { signal?: AbortSignal; environment?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const stamp = await sourceStamp(settings, builtCompany(environment));
  if ((await builtStamp(settings)) === stamp) {
    print('Storefront: the build is up to date');
    return;
  }
  print('Storefront: building, which takes about a minute …');
  const started = performance.now();
  await rm(stampFile(settings), { force: true });
  const id = buildIdOf(stamp);
  await runNextBuild(id, environment, signal);
  await placeNotice(join(projectFolder, buildFolder(settings)), environment);
  await hintEagerCompile(join(projectFolder, buildFolder(settings)));
  await writeBuilds(projectFolder, join(projectFolder, buildFolder(settings)), id, settings);
  await writeFile(stampFile(settings), JSON.stringify({ stamp }));
  print(`Storefront: built in ${Math.round((performance.now() - started) / 1000)} s`);
}

if (import.meta.main) {
  try {
    checkNodeVersion();
    const { shop, backend } = readEnvironment();
    await withReferenceApi(shop, backend, console.log, () => buildStorefront(shop, console.log));
  } catch (error) {
    console.error(error instanceof StartError || error instanceof SettingsError ? error.message : error);
    process.exit(1);
  }
}
