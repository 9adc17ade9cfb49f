import { describe, expect, it } from 'vitest';
import { playwrightTally, sumOf, vitestTally } from '#tests/tally.ts';

describe('the sum of all tests', () => {
  it('reads Vitest; a file that broke before its tests counts as failed', () => {
    const testResults = [
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed', fullName: 'holds' }] },
      { name: 'cart.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'a cart adds up' }] },
    ];
    expect(vitestTally({ numPassedTests: 7, numFailedTests: 1, testResults })).toEqual({
      passed: 7,
      failed: 2,
      failures: ['broken.test.ts', 'cart.test.ts › a cart adds up'],
    });
  });

  it('reads Playwright; skipped tests count as neither', () => {
    const stats = { expected: 4, unexpected: 2, flaky: 1, skipped: 3 };
    const spec = (title: string, ok: boolean) => ({ title, ok, file: 'cart.spec.ts', line: 7 });
    const suites = [{ specs: [spec('a', true), spec('b', false)], suites: [{ specs: [spec('c', false)] }] }];
    expect(playwrightTally({ stats, suites })).toEqual({
      passed: 5,
      failed: 2,
      failures: ['cart.spec.ts:7 › b', 'cart.spec.ts:7 › c'],
    });
  });

  it('adds up', () => {
    expect(
      sumOf([
        { passed: 1, failed: 0 },
        { passed: 3, failed: 2, failures: ['b'] },
      ]),
    ).toEqual({ passed: 4, failed: 2, failures: ['b'] });
    expect(sumOf([])).toEqual({ passed: 0, failed: 0, failures: [] });
  });

  it('refuses a report of another form', () => {
    expect(() => vitestTally({})).toThrow();
  });
});
