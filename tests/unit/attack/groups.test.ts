import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { groups } from '#tests/attack/groups.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');
const folders: Record<string, string> = { unit: 'tests/unit/', api: 'tests/api/' };
const suites = groups.flatMap(({ key, suites: own }) => own.map((suite) => ({ key, ...suite })));

describe('the groups of attacks', () => {
  it('have names of their own, and are told of on their page', () => {
    const page = read('docs/attacks.md');
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
    expect(groups.filter(({ key, name }) => !page.includes(name) || !page.includes(`\`${key}\``))).toEqual([]);
  });

  it('consist of tests that are there, in the project that runs them', () => {
    const lost = suites.flatMap(({ key, project, files }) =>
      files
        .filter((file) => !existsSync(root + file) || !file.startsWith(folders[project] ?? 'tests/e2e/'))
        .map((file) => `${key}: ${file}`),
    );
    expect(lost).toEqual([]);
  });

  it('choose tests by titles that there are', () => {
    const lost = suites.flatMap(({ key, files, grep }) => {
      const texts = files.map(read).join('\n');
      return (grep?.split('|') ?? [])
        .filter((title) => !new RegExp(`['"\`].*${title.trim()}`).test(texts))
        .map((title) => `${key}: ${title}`);
    });
    expect(lost).toEqual([]);
  });

  it('run no test twice: a file that two groups share is parted by titles', () => {
    const whole = suites.filter(({ grep }) => grep === undefined).flatMap(({ files }) => files);
    const all = suites.flatMap(({ files }) => files);
    expect(whole.filter((file) => all.filter((other) => other === file).length > 1)).toEqual([]);
  });
});
