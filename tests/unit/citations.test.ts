import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const requirements = new Set([...read('docs/requirements.md').matchAll(/^- ([A-Z]+-?\d+) /gm)].map(([, id]) => id));
const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name));
const decided = new Set(decisions.map((name) => `ADR-${name.slice(0, 4)}`));
const areas = [...new Set([...requirements].flatMap((id) => /^([A-Z]+)-/.exec(id ?? '')?.[1] ?? []))];

const folders = [
  'app',
  'backend',
  'components',
  'connectors',
  'demo',
  'deploy',
  'docs',
  'lib',
  'server',
  'stores',
  'tests',
];
const ownWords = 'tests/unit/citations.test.ts';
const within = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
/** Everything that is written by hand; this file alone speaks of citations that lead nowhere. */
const files = [...readdirSync(root), ...folders.flatMap(within)].filter(
  (file) =>
    /\.(?:tsx?|css|md|txt)$|^\.env\.example$/.test(file) && file !== ownWords && statSync(join(root, file)).isFile(),
);

/** Where what is found has no goal, as `file: citation`. */
function astray(pattern: RegExp, has: (citation: string) => boolean, among = files): string[] {
  return among.flatMap((file) =>
    [...read(file).matchAll(pattern)].flatMap(([whole, cited = whole]) => (has(cited) ? [] : [`${file}: ${cited}`])),
  );
}

describe('a citation leads to what it names', () => {
  it('to a requirement', () => {
    expect(requirements.size).toBeGreaterThan(150);
    expect(astray(new RegExp(`\\b(?:${areas.join('|')})-\\d{2}\\b`, 'g'), (id) => requirements.has(id))).toEqual([]);
  });

  it('to a fault or a threat, in the title of a test', () => {
    const tests = files.filter((file) => file.startsWith('tests/'));
    expect(astray(/\[([RT]\d{1,2})\]/g, (id) => requirements.has(id), tests)).toEqual([]);
  });

  it('to a decision', () => {
    expect(astray(/\bADR-\d{4}\b/g, (id) => decided.has(id))).toEqual([]);
  });

  it('and to no document that is not here', () => {
    expect(
      astray(/\bspec §|\bdecisions §|\(acceptance\b|\bacceptance,|\brobustness [RT]\d|\bdecision \d+\b/g, () => false),
    ).toEqual([]);
  });
});

describe('the decisions', () => {
  it('are listed under their own names, in their order, without a gap', () => {
    const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(ADR-\d{4})\]\(([^)]+)\) (.+)$/gm)];
    expect(listed.map(([, , file]) => file)).toEqual(decisions.toSorted());
    expect(listed.map(([, id]) => id)).toEqual(
      decisions.map((_, index) => `ADR-${String(index + 1).padStart(4, '0')}`),
    );
    for (const [, id, file = '', title] of listed)
      expect(read(`docs/decisions/${file}`)).toMatch(`# ${id} · ${title}\n`);
  });
});
