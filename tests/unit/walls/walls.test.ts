import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesOf } from './circles.ts';
import { walls, type Wall } from './directions.ts';
import { imports, sources, unread, written, type Import } from './imports.ts';

const values = imports.filter(({ kind }) => kind !== 'type');

/** `lib/cart`, `backend/db`, `stores`: what of the tree counts as one folder. */
function folderOf(file: string): string | null {
  const [folder = '', ...rest] = file.split('/');
  if (!sources.has(file) || rest.length === 0) return null;
  return rest.length > 1 && folder !== 'app' ? `${folder}/${rest[0]}` : folder;
}

const reported = (circles: Import[][], remedy: string) =>
  circles.map((circle) => `${circle.map(written).join('\n  ')}\n  ${remedy}`);

const stands = ({ against, except, passesTypes }: Wall, { to, kind }: Import) =>
  (against?.test(to) ?? true) && !except?.test(to) && !(passesTypes && kind === 'type');

/** The imports by which a file comes to load one of some others at once; none where it does not. */
function wayTo(goals: ReadonlySet<string>, start: string): Import[] {
  const ways = new Map<string, Import[]>([[start, []]]);
  for (const [file, way] of ways) {
    if (goals.has(file)) return way;
    for (const one of imports.filter(({ from, kind }) => from === file && kind === 'value'))
      if (!ways.has(one.to)) ways.set(one.to, [...way, one]);
  }
  return [];
}

describe('the walls (ADR-0097)', () => {
  it('are held against every import', () => {
    expect(unread).toEqual([]);
    expect(imports.filter(({ to }) => /^[.#]/.test(to)).map(written)).toEqual([]);
    for (const kind of ['value', 'lazy', 'type']) expect(imports.map((one) => one.kind)).toContain(kind);
  });

  it('leave no circle of files, by values or types', () => {
    const remedy = 'Move what they share into a file that both import.';
    expect(
      reported(
        circlesOf(imports, (file) => (sources.has(file) ? file : null)),
        remedy,
      ),
    ).toEqual([]);
  });

  it('leave no circle of folders by values', () => {
    const remedy =
      'Move the file whose import is the exception to the folder that it uses, or what is shared to lib/core.';
    expect(reported(circlesOf(values, folderOf), remedy)).toEqual([]);
  });

  it('[ADR-0136] let a process state its settings before anything reads them', () => {
    const readers = new Set(
      [...sources].flatMap(([file, text]) => (/process\.env\.LENDULET_/.test(text) ? [file] : [])),
    );
    expect([...readers]).toContain('lib/config/index.ts');
    const stating = imports.filter(({ to, kind }) => to === 'lib/config/state-settings.ts' && kind === 'value');
    expect(stating.map(({ from }) => from)).toContain('server/storefront.ts');
    const remedy = 'What reads the settings is loaded by import() once they are stated.';
    for (const { from } of stating)
      expect(wayTo(readers, from).map((one) => `${written(one)}\n  ${remedy}`)).toEqual([]);
  });

  it.each([
    ['[ADR-0143] its brand', 'lib/config/brand/page-brand.ts', ['brand']],
    ['[ADR-0148] its market', 'lib/contract/market/part.ts', ['market', 'brand']],
  ])('let a program read %s before anything asks for it', (_what, reader, statements) => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
    );
    const programs = Object.values(scripts).flatMap((script) => /^node (\S+\.ts)/.exec(script)?.[1] ?? []);
    // The process itself is loaded by one that may run several of them (ADR-0153).
    const loaded = (file: string) =>
      imports.flatMap(({ from, to, kind }) => (from === file && kind === 'lazy' && sources.has(to) ? [to] : []));
    // A connector knows the contract alone, and with it Hungary; what makes a build makes one for all markets.
    const asking = programs
      .flatMap((file) => [file, ...(file.startsWith('backend/') ? loaded(file) : [])])
      .filter(
        (file) =>
          !/^(?:connectors\/|server\/(?:build|start)\.ts$)/.test(file) && wayTo(new Set([reader]), file).length > 0,
      );
    expect(asking).toContain('backend/serve-api.ts');
    const first = (file: string) => /^import [^;]*;/m.exec(sources.get(file) ?? '')?.[0] ?? '';
    const isStated = (file: string) =>
      statements.some((part) => first(file).includes(`'#lib/config/${part}/this-process.ts'`));
    const remedy = `Its first import is lib/config/${statements[0]}/this-process.ts.`;
    expect(asking.filter((file) => !isStated(file)).map((file) => `${file}\n  ${remedy}`)).toEqual([]);
  });

  it.each(walls)('$remedy', (wall) => {
    const through = imports.filter((one) => wall.from.test(one.from) && stands(wall, one));
    expect(through.map((one) => `${written(one)}\n  ${wall.remedy}`)).toEqual([]);
  });
});
