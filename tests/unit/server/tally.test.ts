import { describe, expect, it } from 'vitest';
import { playwrightTally, sumOf, vitestTally } from '#tests/tally.ts';

describe('the sum of all tests', () => {
  it('reads Vitest; a file that broke before its tests counts as failed', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(vitestTally({ numPassedTests: 7, numFailedTests: 1, testResults })).toEqual({ passed: 7, failed: 2 });
  });

  it('reads Playwright; skipped tests count as neither', () => {
    const stats = { expected: 4, unexpected: 2, flaky: 1, skipped: 3 };
    expect(playwrightTally({ stats })).toEqual({ passed: 5, failed: 2 });
  });

  it('adds up', () => {
    expect(
      sumOf([
        { passed: 1, failed: 0 },
        { passed: 3, failed: 2 },
      ]),
    ).toEqual({ passed: 4, failed: 2 });
    expect(sumOf([])).toEqual({ passed: 0, failed: 0 });
  });

  it('refuses a report of another form', () => {
    expect(() => vitestTally({})).toThrow();
  });
});
