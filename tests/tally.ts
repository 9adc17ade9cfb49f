import { z } from 'zod';

/** How many tests passed and failed; skipped ones are neither. */
export interface Tally {
  passed: number;
  failed: number;
}

/** A run that reported nothing. */
export const noTests: Tally = { passed: 0, failed: 0 };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Reads Vitest's JSON report. A file that broke before its first test counts as one failed test. */
export function vitestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Reads Playwright's JSON report. A test that passed at its second try has passed. */
export function playwrightTally(report: unknown): Tally {
  const { stats } = playwrightReport.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** Adds tallies up. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = { ...noTests };
  for (const { passed, failed } of tallies) {
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}
