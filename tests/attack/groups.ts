/** Tests that belong to a group: all of their files, or those whose title matches `grep`. */
export interface Suite {
  runner: 'vitest' | 'playwright';
  /** Of vitest.config.ts or playwright.config.ts. */
  project: string;
  files: readonly string[];
  /** A regular expression of titles, as both runners take it. */
  grep?: string;
}

/** One kind of attack, with the tests that try it. */
export interface Group {
  /** What `--only` calls it. */
  key: string;
  /** What is tried, in a sentence. */
  name: string;
  suites: readonly Suite[];
}

const unit = (files: readonly string[], grep?: string): Suite => ({ runner: 'vitest', project: 'unit', files, grep });
const api = (files: readonly string[], grep?: string): Suite => ({ runner: 'vitest', project: 'api', files, grep });
const browser = (project: string, file: string, grep?: string): Suite => ({
  runner: 'playwright',
  project,
  files: [file],
  grep,
});

/** What an attacker tries against the shop; a new probe stands in one of these files, or adds its own here. */
export const groups: readonly Group[] = [
  {
    key: 'junk',
    name: 'Paths and queries that are made up fill neither disk nor cache, and lead nowhere else.',
    suites: [
      browser('desktop', 'tests/e2e/crawlers.spec.ts', 'makes no page on the disk'),
      unit([
        'tests/unit/proxy.test.ts',
        'tests/unit/proxy-team.test.ts',
        'tests/unit/server/cache-key.test.ts',
        'tests/unit/server/page-files.test.ts',
      ]),
    ],
  },
  {
    key: 'dear',
    name: 'One address that asks for what costs most keeps nobody else waiting.',
    suites: [
      unit(['tests/unit/backend/search/dear-queries.test.ts']),
      unit(['tests/unit/server/request-handler.test.ts'], 'asks for ever different pages'),
      api(['tests/api/rates.test.ts']),
    ],
  },
  {
    key: 'sockets',
    name: 'Bytes that are no request, and requests that break the rules of HTTP, are refused by name.',
    suites: [
      api(['tests/api/http-headers.test.ts'], 'requests |hosts and methods|bytes that are no request'),
      unit(['tests/unit/server/request-guard.test.ts', 'tests/unit/backend/checkout/unreadable.test.ts']),
      unit(['tests/unit/server/request-handler.test.ts'], 'every answer|that a guard refuses'),
      unit(['tests/unit/backend/checkout/placing.test.ts'], 'a form from elsewhere'),
    ],
  },
  {
    key: 'inputs',
    name: 'Hostile values in every field, parameter and header of every call of the contract.',
    suites: [api(['tests/api/hostile.test.ts'])],
  },
  {
    key: 'stored',
    name: 'Markup, scripts and bidi overrides that are stored are text on every page, in a real browser.',
    suites: [browser('desktop', 'tests/e2e/stored-payloads.spec.ts')],
  },
  {
    key: 'foreign',
    name: 'What belongs to another: carts, orders, addresses, guests’ and customers’ identities.',
    suites: [api(['tests/api/ownership.test.ts', 'tests/api/guest-merge.test.ts', 'tests/api/issued-guests.test.ts'])],
  },
  {
    key: 'mails',
    name: 'Guessed and reused tokens, and mails to people who asked for none.',
    suites: [
      api([
        'tests/api/passwords.test.ts',
        'tests/api/auth.test.ts',
        'tests/api/withdrawal.test.ts',
        'tests/api/mail.test.ts',
        'tests/api/stock-notices.test.ts',
        'tests/api/reviews.test.ts',
      ]),
    ],
  },
  {
    key: 'last',
    name: 'Many who want the last piece at once, or press twice.',
    suites: [api(['tests/api/concurrency.test.ts'])],
  },
  {
    key: 'api',
    name: 'An API that fails, resets, hangs, drips, or answers something else.',
    suites: [
      browser('faults', 'tests/e2e/faults-api.spec.ts', 'never drawn is 503|islands of a page|is not sent twice'),
      unit(['tests/unit/lib/retry.test.ts']),
    ],
  },
  {
    key: 'disk',
    name: 'A full disk or a database that refuses: an error that says so, and nothing half written.',
    suites: [
      api(['tests/api/guards.test.ts'], 'of the database are 503'),
      unit(['tests/unit/backend/media/picture-store.test.ts'], 'leaves nothing behind|the disk does not take'),
    ],
  },
];
