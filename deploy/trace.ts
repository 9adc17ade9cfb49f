/**
 * `node deploy/trace.ts FOLDER`: puts what each process needs into a folder of its own there, `FOLDER/storefront` for
 * one: the files that its imports lead to, in this tree and in packages, and nothing else (ADR-0144).
 */
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { buildFolder } from '#lib/config/build-folder.ts';
import { readSettings, SettingsError, shopSettingsSchema } from '#lib/config/settings.ts';
import { neverShipped, targetNames, targets, type TargetName } from './targets.ts';

const project = resolve(import.meta.dirname, '..');

/** What keeps a folder from being written, in a sentence. */
class TraceError extends Error {
  override name = 'TraceError';
}

interface Tracer {
  nodeFileTrace(
    files: string[],
    options: {
      base: string;
      processCwd: string;
      mixedModules: boolean;
      conditions: string[];
      ignore: string[];
      readFile: (path: string) => Promise<string | null>;
    },
  ): Promise<{ fileList: Set<string> }>;
}
/** The tracer that Next brings along: its lists of a build come from the same one. */
const { nodeFileTrace }: Tracer = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');

/** Next's compilers are for builds; sources of pages are in the build already; types and maps run nowhere. */
const ignored = [
  '**/next/dist/compiled/webpack/**',
  '**/@next/swc*/**',
  'app/**',
  'components/**',
  '.next*/**',
  '**/*.d.ts',
  '**/*.map',
  '**/*.md',
];

/** Sources as Node runs them; null for what is none. */
async function readSource(path: string): Promise<string | null> {
  try {
    const text = await readFile(path, 'utf8');
    return path.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
  } catch (error) {
    const isNoFile = error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR'].includes(String(error.code));
    if (isNoFile) return null;
    throw error;
  }
}

async function importedBy(entries: readonly string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => join(project, entry)),
    {
      base: project,
      processCwd: project,
      mixedModules: true,
      conditions: ['node', 'import'],
      ignore: ignored,
      readFile: readSource,
    },
  );
  return [...fileList];
}

/** Files of a folder, from the project's. */
const filesBelow = (folder: string): string[] =>
  readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(project, join(entry.parentPath, entry.name)));

/** What of a build is for whoever builds: the compiler's cache, its types and notes, and pages that were drawn here. */
const ofBuilding = /^(?:cache|dev|diagnostics|pages|types|trace|trace-build|turbopack)(?:\/|$)/;

/** The files of a build, and those of packages that Next says its pages take. */
async function builtFiles(folder: string): Promise<string[]> {
  const own = filesBelow(folder).filter((file) => !ofBuilding.test(relative(folder, file)));
  const lists = own.filter((file) => file.endsWith('.nft.json'));
  const named = await Promise.all(
    lists.map(async (list) => {
      const { files }: { files: string[] } = JSON.parse(await readFile(join(project, list), 'utf8'));
      return files.map((file) => relative(project, join(project, dirname(list), file)));
    }),
  );
  return [...own.filter((file) => !file.endsWith('.nft.json')), ...named.flat()];
}

/** Every file that a process needs, from the project's folder. Throws a TraceError for one that is not there. */
async function filesOf(name: TargetName, build: string): Promise<string[]> {
  const { entries, files } = targets[name];
  const missing = [...entries, ...files].find((file) => !existsSync(join(project, file)));
  if (missing !== undefined) throw new TraceError(`deploy/targets.ts names ${missing}, which is not there.`);
  const imported = (await importedBy(entries)).filter((file) => !file.startsWith(`${build}/`));
  const named = files.flatMap((file) => (/\.\w+$/.test(file) ? [file] : filesBelow(file)));
  const built = name === 'storefront' ? await builtFiles(build) : [];
  const all = new Set(['package.json', 'LICENSE', 'THIRD-PARTY-NOTICES.md', ...imported, ...named, ...built]);
  return [...all].filter((file) => !neverShipped.test(file)).toSorted();
}

async function trace(folder: string): Promise<void> {
  const build = buildFolder(readSettings(shopSettingsSchema.pick({ TEAM_BUILD: true }), process.env));
  if (!existsSync(join(project, build, 'BUILD_ID')))
    throw new TraceError(`There is no build in ${build}: npm run build makes one.`);
  for (const name of targetNames) {
    const goal = join(folder, name);
    await rm(goal, { recursive: true, force: true });
    const files = await filesOf(name, build);
    for (const file of files) {
      await mkdir(dirname(join(goal, file)), { recursive: true });
      await cp(join(project, file), join(goal, file), { dereference: true });
    }
    console.log(`${name}: ${files.length} files in ${goal}`);
  }
  // Where an image keeps what it writes: a volume takes its owner from the folder that it covers.
  await mkdir(join(folder, 'empty'), { recursive: true });
}

try {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || rest.length > 0) throw new TraceError('Name one folder: node deploy/trace.ts FOLDER');
  await trace(folder);
} catch (error) {
  const isExplained = error instanceof TraceError || error instanceof SettingsError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
