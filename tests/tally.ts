import { z } from 'zod';

/** How many tests passed and failed; skipped ones are neither. */
export interface Tally {
  passed: number;
  failed: number;
  /** Where the failed ones stand, by file and title; what failed without a test has none. */
  failures?: readonly string[];
}

/** A run that reported nothing. */
export const noTests: Tally = { passed: 0, failed: 0 };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string().optional(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() }).partial()),
    }),
  ),
});

/** Reads Vitest's JSON report. A file that broke before its first test counts as one failed test. */
export function vitestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failures = testResults.flatMap(({ name = '', status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name} › ${test.fullName}`);
    return status === 'failed' && assertionResults.length === 0 ? [name] : failed;
  });
  return { passed: numPassedTests, failed: numFailedTests + broken.length, failures };
}

interface PlaywrightSuite {
  specs: { title: string; ok: boolean; file: string; line: number }[];
  suites?: PlaywrightSuite[];
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(z.object({ title: z.string(), ok: z.boolean(), file: z.string(), line: z.number() })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(playwrightSuite).optional(),
});

const failedSpecs = (suites: readonly PlaywrightSuite[]): string[] =>
  suites.flatMap(({ specs, suites: inner }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title, file, line }) => `${file}:${line} › ${title}`),
    ...failedSpecs(inner ?? []),
  ]);

/** Reads Playwright's JSON report. A test that passed at its second try has passed. */
export function playwrightTally(report: unknown): Tally {
  const { stats, suites } = playwrightReport.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures: failedSpecs(suites ?? []) };
}

/** Adds tallies up. */
export function sumOf(tallies: readonly Tally[]): Required<Tally> {
  const sum = { passed: 0, failed: 0, failures: new Array<string>() };
  for (const { passed, failed, failures } of tallies) {
    sum.passed += passed;
    sum.failed += failed;
    sum.failures.push(...(failures ?? []));
  }
  return sum;
}
