import { defineConfig } from '@playwright/test';
import { addresses } from './tests/e2e/shop.ts';
import { testBrowser } from './tests/e2e/browsers.ts';
import { consentCookie } from './tests/e2e/consent-cookie.ts';

const launchOptions = {
  ...(testBrowser ? { executablePath: testBrowser } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Two cores for two browsers: no process in reserve, no thread that waits for another.
    '--renderer-process-limit=1',
    '--num-raster-threads=1',
    '--in-process-gpu',
    '--js-flags=--single-threaded',
  ],
};

/** A shopper who has been asked already, and has refused: the panel lies over no test but its own. */
const storageState = { cookies: [consentCookie('-')], origins: [] };

const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/start-shop.ts',
  // A test waits for a third of its time: for the shop, a clock, a mail.
  workers: 3,
  fullyParallel: true,
  // A machine that is busy with other work may miss a moment; the report names what needed a second run.
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: addresses.storefront,
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    launchOptions,
    storageState,
    // A page that has drawn the shop before draws it in a third of the time; cookies and storage are new for each test.
    reuseContext: true,
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /(budgets|phone|engines|without-javascript|team|faults[\w-]*)\.spec\.ts/,
      use: desktop,
    },
    // What a narrow window and a finger change; that every page fits one is seen to by accessibility.spec.ts.
    {
      name: 'phone',
      testMatch:
        /(budgets|phone|accessibility|menus|search-box|results|product|purchase|cart|click-and-collect|compare|shops|flipbook|wishlist[\w-]*|journey|payments)\.spec\.ts/,
      grepInvert: /@any-width/,
      use: phone,
    },
    { name: 'team', testMatch: /team\.spec\.ts/, use: { ...desktop, baseURL: addresses.team } },
    {
      name: 'without-javascript',
      testMatch: /without-javascript\.spec\.ts/,
      use: { ...desktop, javaScriptEnabled: false },
    },
    // One script through three browsers, each driven in its own way.
    { name: 'engines', testMatch: /engines\.spec\.ts/ },
    // Faults stop the API under everyone's feet, so they come last and alone.
    {
      name: 'faults',
      testMatch: /faults[\w-]*\.spec\.ts/,
      use: desktop,
      dependencies: ['desktop', 'phone', 'team', 'without-javascript', 'engines'],
      fullyParallel: false,
      workers: 1,
    },
  ],
});
