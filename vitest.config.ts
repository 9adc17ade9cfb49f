import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { buildBrand } from './lib/config/brand/own-brand.ts';
import { readSettings, shopSettingsSchema } from './lib/config/settings.ts';
import { hasPostgres, withoutPostgres } from './tests/databases/postgres-programs.ts';

/** As a process states them, and as a browser has them on a page that states nothing else. */
const settings = (changes: Record<string, string> = {}) => {
  const given = JSON.stringify(readSettings(shopSettingsSchema, changes));
  return { LENDULET_SETTINGS: given, PAGE_DEFAULTS: given, PAGE_BRAND: JSON.stringify(buildBrand) };
};
const env = settings();
// Tests of islands follow each other within the sharing window, and must not see each other's answers.
const islandEnv = settings({ SHARING_WINDOW: '0', LINK_ORIGINS: 'https://szelfutar.example' });

const teamEnv = settings({ TEAM_BUILD: 'true', LOYALTY: 'false', OMNICHANNEL: 'false', SHARING_WINDOW: '0' });

// More than what a test of an island may wait for one thing (tests/component/setup.ts); a busy machine needs it.
const island = { environment: 'jsdom', setupFiles: ['tests/component/setup.ts'], testTimeout: 20_000 };

/** A machine that is busy with other work may miss a moment; what fails for good fails three times. */
const retry = process.env.CI ? 2 : 0;

/** Files share the modules of their worker: to load them anew for each takes longer than its tests. */
const shared = { isolate: false, retry };
/** Files that put something else in a module's place have to load those that use it anew. */
const replacing = globSync('tests/unit/**/*.test.ts').filter((file) =>
  /vi\.(mock|doMock|hoisted|resetModules|stubEnv)\b/.test(readFileSync(file, 'utf8')),
);
const unit = { env, testTimeout: 20_000 };
const api = { ...shared, include: ['tests/api/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 };
const overPostgres = {
  test: {
    ...api,
    name: 'api-postgres',
    // What is answered from the catalog in memory or refused by HTTP is the same over both: catalog-storage holds that
    // memory is, and processes that a program starts over either.
    exclude: [
      'tests/api/search-{answers,explain,gold}.test.ts',
      'tests/api/{guards,http-headers,https,media,openapi,rates,server,tolerance}.test.ts',
    ],
    env: { ...env, TEST_DATABASE: 'postgres' },
    globalSetup: 'tests/databases/start-postgres.ts',
  },
};
if (!hasPostgres()) console.warn(withoutPostgres);

export default defineConfig({
  test: {
    // Much of the API's tests is waiting for processes and databases: a worker for each core, and two at least.
    maxWorkers: Math.max(2, availableParallelism()),
    // A changed list of scripts would else be a reason for `npm run check` to run everything.
    forceRerunTriggers: ['**/vitest.config.ts'],
    projects: [
      { test: { ...unit, ...shared, name: 'unit', include: ['tests/unit/**/*.test.ts'], exclude: replacing } },
      { test: { ...unit, name: 'unit-replacing', retry, include: replacing } },
      { test: { ...api, name: 'api', env } },
      {
        // The same modules as the team build has them.
        resolve: { alias: [{ find: /^#variant\//, replacement: `${import.meta.dirname}/lib/variant/team/` }] },
        test: {
          ...island,
          name: 'team',
          retry,
          include: ['tests/team/**/*.test.{ts,tsx}'],
          env: teamEnv,
        },
      },
      ...(hasPostgres() ? [overPostgres] : []),
      {
        // Server parts of pages are drawn as their functions draw them; Next knows the guard, Vite does not.
        resolve: { alias: { 'server-only': 'next/dist/compiled/server-only/empty.js' } },
        test: {
          ...island,
          name: 'component',
          retry,
          include: ['tests/component/**/*.test.tsx'],
          env: islandEnv,
        },
      },
    ],
  },
});
