import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folders = ['app', 'backend', 'components', 'connectors', 'demo', 'deploy', 'lib', 'messages', 'server', 'stores'];
const within = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
const sources = [...readdirSync(root), ...folders.flatMap(within)].filter((file) => /\.(?:[cm]?[jt]sx?)$/.test(file));

/** What a source names as a module or a file beside it, from the top of the project: `demo/seed.ts`. */
function namedBy(file: string, text: string): string[] {
  const named = [...text.matchAll(/(?:from|import|import\(|URL\(|resolve\()\s*'([^']+)'/g)].map(
    ([, name = '']) => name,
  );
  return named.flatMap((name) => {
    if (name.startsWith('.')) return [normalize(join(dirname(file), name))];
    return name.startsWith('#') ? [name.slice(1)] : [];
  });
}

/** `file: name` for everything that a source of a part names and may not. */
function crossings(isOf: (file: string) => boolean, isRefused: (name: string) => boolean): string[] {
  return sources.filter(isOf).flatMap((file) =>
    namedBy(file, readFileSync(join(root, file), 'utf8'))
      .filter(isRefused)
      .map((name) => `${file}: ${name}`),
  );
}

const isDemo = (name: string) => name.startsWith('demo/');
/** Pure rules that the demo shares with the shop, beside the contract, whose shop it is, and how a program writes. */
const sharedRules = /^lib\/(?:contract|core|programs)\/|^lib\/config\/(?:company|brand\/this-process)\.ts$/;

describe('the wall around the demo', () => {
  it('keeps the shop from knowing it', () => {
    expect(
      crossings((file) => !isDemo(file), isDemo),
      'The demo comes in as a seed (SEED_PROGRAM) and as pictures (PICTURES_DIR, PICTURE_PROGRAM): nothing imports it.',
    ).toEqual([]);
  });

  it('keeps it from knowing more of the shop than its contract', () => {
    expect(
      crossings(isDemo, (name) => !isDemo(name) && !sharedRules.test(name)),
      'What the demo says to the shop is a record of lib/contract/seed.ts; a rule that both need belongs into lib.',
    ).toEqual([]);
  });

  it('is one that a source would be caught at', () => {
    const text =
      "import a from '#demo/a.ts';\nconst b = await import('./b.ts');\nnew URL('../demo/c.webp', import.meta.url);";
    expect(namedBy('server/x.ts', text)).toEqual(['demo/a.ts', 'server/b.ts', 'demo/c.webp']);
  });
});
