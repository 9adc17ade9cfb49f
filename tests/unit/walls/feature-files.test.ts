import { describe, expect, it } from 'vitest';
import { imports, sources, written, type Import } from './imports.ts';

const inFeature = (file: string) => /^lib\/(?!(?:contract|core|api|session)\/)[^/]+\//.test(file);
const isServer = (file: string) => /^lib\/[^/]+\/server\.ts$/.test(file);
const isQueries = (file: string) => /^lib\/[^/]+\/queries(?:\.ts$|\/)/.test(file);
const isActions = (file: string) => /^lib\/[^/]+\/actions(?:\.ts$|\/)/.test(file);
const isRule = (file: string) => inFeature(file) && !isServer(file) && !isQueries(file) && !isActions(file);

/** What a file may not take unless its name says so, and what to do instead. */
interface NameRule {
  isRefused: (one: Import) => boolean;
  remedy: string;
}

const nameRules: readonly NameRule[] = [
  {
    isRefused: ({ from, to }) => to === 'server-only' && !isServer(from),
    remedy: 'What runs on the server alone stands in lib/<feature>/server.ts: move it there.',
  },
  {
    // The cache itself is of no feature.
    isRefused: ({ from, to, kind }) =>
      to === '@tanstack/react-query' && kind !== 'type' && isRule(from) && !from.startsWith('lib/query/'),
    remedy: 'What is read by react-query stands in lib/<feature>/queries.ts, what is changed by it in actions.ts.',
  },
  {
    isRefused: ({ from, to, kind }) => to === 'lib/session/call-api.ts' && kind !== 'type' && isRule(from),
    remedy: 'Calls that read stand in lib/<feature>/queries.ts, calls that change something in actions.ts.',
  },
  {
    // What it writes as markup are elements of React.
    isRefused: ({ from, to, kind }) =>
      /^react(?:-dom)?(?:\/|$)/.test(to) && kind !== 'type' && isRule(from) && !from.startsWith('lib/markup/'),
    remedy: 'Rules run without React: a hook belongs into queries.ts, actions.ts or components/hooks.',
  },
  {
    isRefused: ({ from, to, kind }) =>
      isRule(from) && kind === 'value' && (isQueries(to) || isActions(to) || isServer(to)),
    remedy: 'Rules are given their data: take it as an argument, or move the file to queries, actions or server.',
  },
];

/** `file:line: what` wherever the text of some files has what belongs elsewhere. */
function foundIn(isOf: (file: string) => boolean, pattern: RegExp): string[] {
  return [...sources].flatMap(([file, text]) =>
    isOf(file)
      ? text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []))
      : [],
  );
}

const files = [...sources.keys()];

describe("the name of a feature's file says where it runs (ADR-0099)", () => {
  it.each(nameRules)('$remedy', ({ isRefused, remedy }) => {
    expect(imports.filter(isRefused).map((one) => `${written(one)}\n  ${remedy}`)).toEqual([]);
  });

  it.each([
    [
      'queries only read',
      isQueries,
      /\b(?:useMutation|MutationObserver|setQuer(?:y|ies)Data|removeQueries)\b/,
      'What changes something stands in lib/<feature>/actions.ts.',
    ],
    [
      'actions declare no query',
      isActions,
      /\b(?:queryOptions|infiniteQueryOptions|useQuery|useQueries|useInfiniteQuery)\b/,
      'What is read stands in lib/<feature>/queries.ts.',
    ],
    [
      'an index fetches nothing',
      (file: string) => inFeature(file) && file.endsWith('/index.ts'),
      /\bfetch\(/,
      'index.ts holds rules: a call stands in queries.ts or actions.ts.',
    ],
  ])('%s', (_, isOf, pattern, remedy) => {
    expect(files.filter(isOf)).not.toEqual([]);
    expect(foundIn(isOf, pattern).map((found) => `${found}\n  ${remedy}`)).toEqual([]);
  });

  it('a server file keeps itself out of browsers', () => {
    const guarded = new Set(imports.filter(({ to }) => to === 'server-only').map(({ from }) => from));
    expect(
      files.filter(isServer).filter((file) => !guarded.has(file)),
      "Begin it with import 'server-only', or give it another name.",
    ).toEqual([]);
  });

  it('a folder of queries or actions stands beside the file of its name', () => {
    const folders = files.flatMap((file) => /^(lib\/[^/]+\/(?:queries|actions))\//.exec(file)?.[1] ?? []);
    expect(folders).not.toEqual([]);
    expect(
      [...new Set(folders)].filter((folder) => !sources.has(`${folder}.ts`)),
      'What most pages need of it stands in queries.ts or actions.ts; the folder holds what is taken apart from it.',
    ).toEqual([]);
  });
});
