import { describe, expect, it } from 'vitest';
import { browserTally, playwrightParameters } from '#tests/attack/browser.ts';
import { groups, type Suite } from '#tests/attack/groups.ts';
import { parseAttack } from '#tests/attack/options.ts';
import { attackTable, proven } from '#tests/attack/table.ts';

const suites: Suite[] = [
  { runner: 'playwright', project: 'desktop', files: ['tests/e2e/a.spec.ts'], grep: 'one|two' },
  { runner: 'playwright', project: 'faults', files: ['tests/e2e/b.spec.ts'] },
];
const spec = (file: string, title: string, projectName: string, status: string) => ({
  title,
  file,
  tests: [{ projectName, status, results: [{ duration: 1500 }, { duration: 500 }] }],
});

describe('the command line of the attacks', () => {
  it('takes all groups, or those that are named', () => {
    expect(parseAttack([])).toEqual({ groups, isWritten: false });
    expect(parseAttack(['--write']).isWritten).toBe(true);
    expect(parseAttack(['--only', 'mails,junk']).groups.map(({ key }) => key)).toEqual(['junk', 'mails']);
  });

  it('names what is no group, and writes no table of a part', () => {
    expect(() => parseAttack(['--only', 'junk,semmi'])).toThrow('"semmi"');
    expect(() => parseAttack(['--only', 'junk', '--write'])).toThrow('--write');
  });
});

describe('the run in a browser', () => {
  it('takes the tests of all groups at once, one after the other, and no other test', () => {
    const parameters = playwrightParameters(suites);
    expect(parameters.slice(0, 5)).toEqual([
      'test',
      'tests/e2e/a.spec.ts',
      'tests/e2e/b.spec.ts',
      '--project=desktop',
      '--project=faults',
    ]);
    expect(parameters).toEqual(expect.arrayContaining(['--no-deps', '--workers=1']));
    const grep = new RegExp(parameters.find((one) => one.startsWith('--grep='))?.slice('--grep='.length) ?? '');
    expect(
      [
        ' desktop a.spec.ts part one',
        ' desktop e2e/a.spec.ts two',
        ' desktop a.spec.ts three',
        ' faults b.spec.ts anything',
        ' desktop b.spec.ts anything',
      ].map((title) => grep.test(title)),
    ).toEqual([true, true, false, true, false]);
  });

  it('counts for a group what is of its project, file and titles; skipped tests count as neither', () => {
    const report = {
      suites: [
        {
          specs: [spec('a.spec.ts', 'one', 'desktop', 'expected'), spec('a.spec.ts', 'three', 'desktop', 'unexpected')],
          suites: [
            {
              specs: [
                spec('a.spec.ts', 'two', 'desktop', 'unexpected'),
                spec('a.spec.ts', 'two', 'phone', 'unexpected'),
                spec('b.spec.ts', 'any', 'faults', 'flaky'),
                spec('b.spec.ts', 'none', 'faults', 'skipped'),
              ],
            },
          ],
        },
      ],
    };
    expect(browserTally(report, suites.slice(0, 1))).toEqual({ passed: 1, failed: 1, duration: 4000 });
    expect(browserTally(report, suites)).toEqual({ passed: 2, failed: 1, duration: 6000 });
  });
});

describe('the table of attacks', () => {
  it('has a row for each group, and bold what failed', () => {
    const group = { key: 'junk', name: 'Junk.', suites: [] };
    const rows = attackTable([{ group, passed: 5, failed: 2, duration: 12_400 }]).split('\n');
    expect(rows[0]).toMatch(/what is tried +\| +group \| probes \| passed \| +failed \| seconds/);
    expect(rows[2]?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'Junk.',
      '`junk`',
      '7',
      '5',
      '**2**',
      '12',
      '',
    ]);
  });

  it('takes tests of which none ran for failed', () => {
    expect(proven({ passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
    expect(proven({ passed: 1, failed: 0 })).toEqual({ passed: 1, failed: 0 });
  });
});
