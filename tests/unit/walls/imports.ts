import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folders = ['app', 'backend', 'components', 'connectors', 'deploy', 'lib', 'server', 'stores'];

/** How a module takes another: its values at once, its values later by `import()`, or types alone. */
export type ImportKind = 'value' | 'lazy' | 'type';

export interface Import {
  from: string;
  line: number;
  /** A file of the project, or the name of a package. */
  to: string;
  kind: ImportKind;
}

/** Where a name that begins with # leads, as package.json says; a build's own part leads into both builds. */
const ways = Object.entries<string>(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports).flatMap(
  ([name, folder]) =>
    [folder, folder.replace('/shop/', '/team/')].map((way) => [name.slice(0, -1), way.slice(2, -1)] as const),
);

function goalsOf(from: string, name: string): string[] {
  if (name.startsWith('.')) return [normalize(join(dirname(from), name))];
  if (!name.startsWith('#')) return [name];
  const goals = ways.filter(([start]) => name.startsWith(start)).map(([start, way]) => way + name.slice(start.length));
  const there = [...new Set(goals)].filter((file) => existsSync(join(root, file)));
  return there.length > 0 ? there : [name];
}

const statement =
  /^(?:import|export)\s(?<type>type\s)?(?<names>[^'";=()]*?)\bfrom\s'(?<named>[^']+)'|^import\s'(?<bare>[^']+)'/gm;
const call = /(?<type>\btypeof\s)?\bimport\(\s*'(?<named>[^']+)'\s*\)/g;

/** Whether braces hold nothing but types: `{ type A, type B }`. */
const isAllTypes = (names: string) =>
  names
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith('type '));

/** The text without its comments, every line in its place. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/^\s*\/\/.*$/gm, '');

function importsOf(from: string, text: string): Import[] {
  const code = withoutComments(text);
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  const found = [
    ...code.matchAll(statement).map(({ index, groups: { type, names = '', named, bare } = {} }) => {
      const kind: ImportKind = type || (named && isAllTypes(names)) ? 'type' : 'value';
      return { line: lineAt(index), name: named ?? bare ?? '', kind };
    }),
    ...code.matchAll(call).map(({ index, groups: { type, named = '' } = {} }) => {
      const kind: ImportKind = type ? 'type' : 'lazy';
      return { line: lineAt(index), name: named, kind };
    }),
  ];
  return found.flatMap(({ line, name, kind }) => goalsOf(from, name).map((to) => ({ from, line, to, kind })));
}

/** Every source file of the program by its path. */
export const sources = new Map(
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((n) => `${folder}/${n}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
);

export const imports: readonly Import[] = [...sources].flatMap(([file, text]) => importsOf(file, text));

/** Lines that take something from elsewhere in a way that is not understood here. */
export const unread: readonly string[] = [...sources].flatMap(([file, text]) =>
  (
    withoutComments(text)
      .replace(statement, '')
      .match(/^import\b.*|.*\bfrom '[#./\w@-]+';$/gm) ?? []
  ).map((line) => `${file}: ${line}`),
);

/** An import as a failure names it: `lib/api/call.ts:3 → lib/core/money.ts`. */
export const written = ({ from, line, to, kind }: Import): string =>
  `${from}:${line} → ${to}${kind === 'value' ? '' : ` (${kind})`}`;
