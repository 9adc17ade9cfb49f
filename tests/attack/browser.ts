import { basename } from 'node:path';
import { z } from 'zod';
import type { Tally } from '#tests/tally.ts';
import type { Group, Suite } from './groups.ts';

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
});
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const reportSchema = z.object({ suites: z.array(suiteSchema) });

const specsOf = (suites: readonly z.output<typeof suiteSchema>[]): z.output<typeof specSchema>[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)]);

/** What of a group runs in a browser. */
export const browserSuites = ({ suites }: Group): Suite[] => suites.filter(({ runner }) => runner === 'playwright');

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The parameters of one run of Playwright with all of the suites, and no other test of their files. */
export function playwrightParameters(suites: readonly Suite[]): string[] {
  const files = new Set(suites.flatMap((suite) => suite.files));
  // Playwright matches against project, file and title in this order, parted by spaces.
  const titles = suites.flatMap(({ project, files: own, grep = '' }) =>
    own.map((file) => `\\b${project} \\S*${escaped(basename(file))} .*(?:${grep})`),
  );
  return [
    'test',
    ...files,
    ...[...new Set(suites.map(({ project }) => project))].map((project) => `--project=${project}`),
    `--grep=${titles.join('|')}`,
    // Faults stop the API under everyone's feet, so one test runs at a time.
    '--no-deps',
    '--workers=1',
  ];
}

/** A group's part of Playwright's JSON report, in ms too. A test that passed at its second try has passed. */
export function browserTally(report: unknown, suites: readonly Suite[]): Tally & { duration: number } {
  const sum = { passed: 0, failed: 0, duration: 0 };
  for (const { title, file, tests } of specsOf(reportSchema.parse(report).suites)) {
    for (const { projectName, status, results } of tests) {
      const isOurs = suites.some(
        (suite) =>
          suite.project === projectName &&
          suite.files.some((own) => basename(own) === basename(file)) &&
          new RegExp(suite.grep ?? '').test(title),
      );
      if (!isOurs || status === 'skipped') continue;
      if (status === 'unexpected') sum.failed += 1;
      else sum.passed += 1;
      for (const { duration } of results) sum.duration += duration;
    }
  }
  return sum;
}
