import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const text = readFileSync('CONTRIBUTING.md', 'utf8');

/** A recipe of CONTRIBUTING, from its heading to the next one. */
function recipe(name: string): string {
  const [, found] = new RegExp(`^### ${name}\n([\\s\\S]*?)(?=^##|(?![\\s\\S]))`, 'm').exec(text) ?? [];
  if (found === undefined) throw new Error(`CONTRIBUTING has no recipe "${name}"`);
  return found;
}

interface Touched {
  file: string;
  isNew: boolean;
}

/** The files that the steps of a recipe begin with: those that it touches. */
function touchedBy(steps: string): Touched[] {
  return [...steps.matchAll(/^\d+\. (New, )?((?:`[^`]+`(?:, )?)+):/gm)].flatMap(([, isNew, files = '']) =>
    [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => ({ file, isNew: isNew !== undefined })),
  );
}

const isProgram = ({ file }: Touched) => !/^(?:messages|tests|demo|docs)\//.test(file);

describe('the recipe of a filter', () => {
  const steps = recipe('A filter');
  const touched = touchedBy(steps);

  it('[PLP-01] touches at most nine files, of which five are the program’s', () => {
    expect(touched).toHaveLength((steps.match(/^\d+\. /gm)?.length ?? 0) + 2);
    expect(touched.length).toBeLessThanOrEqual(9);
    expect(touched.filter(isProgram).length).toBeLessThanOrEqual(5);
  });

  it.each(touched)('[PLP-01] names $file, which is there or has its place', ({ file, isNew }) => {
    expect(existsSync(isNew ? path.dirname(file) : file)).toBe(true);
    expect(isNew && existsSync(file)).toBe(false);
  });

  it('[PLP-01] uses files and names that are there', () => {
    const words = [...steps.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
    const files = words.filter((word) => word.includes('/') && !touched.some(({ file }) => file === word));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const sources = [
      ...globSync('backend/filters/*.ts'),
      'backend/search/filter-values.ts',
      'lib/core/text/known-text.ts',
      'messages/hu.json',
    ].map((file) => readFileSync(file, 'utf8'));
    const names = words.filter((word) => !word.includes('/'));
    expect(names).toContain('fixedFilter');
    expect(names.filter((name) => !sources.some((source) => new RegExp(`\\b${name}\\b`).test(source)))).toEqual([]);
  });
});
