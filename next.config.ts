import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { buildFolder } from './lib/config/build-folder.ts';
import { inlinedBrand } from './lib/config/brand/inlined-brand.ts';
import { buildBrand } from './lib/config/brand/own-brand.ts';
import { knownLanguages } from './lib/contract/market/known-languages.ts';
import { partsOfBuild } from './lib/config/market/page-parts.ts';
import { marketOf } from './lib/config/market/read-market.ts';
import { defaultPageSettings } from './lib/config/page-settings.ts';
import { readSettings, shopSettingsSchema } from './lib/config/settings.ts';
import { stateSettings } from './lib/config/state-settings.ts';

// All that a build depends on; what else the environment says is read when a process starts (ADR-0136).
const { TEAM_BUILD } = readSettings(shopSettingsSchema.pick({ TEAM_BUILD: true }), process.env);
const isDevelopment = process.env.NODE_ENV === 'development';
const { settings, company, brand, market } = stateSettings(
  isDevelopment ? process.env : { NODE_ENV: 'production', TEAM_BUILD: String(TEAM_BUILD) },
);
// When a file of variables changes, Next's development server takes back all that this process has put into its own.
const stated = {
  LENDULET_SETTINGS: JSON.stringify(settings),
  LENDULET_COMPANY: JSON.stringify(company),
  LENDULET_BRAND: inlinedBrand(brand),
  LENDULET_MARKET: JSON.stringify(market),
};
if (isDevelopment) Object.assign(process.env, stated);

const variant = TEAM_BUILD ? 'team' : 'shop';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: [...knownLanguages], precompile: true },
  },
});

const config: NextConfig = {
  distDir: buildFolder({ TEAM_BUILD }),
  // server/build.ts names the build. The name alone decides whether a tab is of another build: chunks keep the names
  // of their contents, so that browsers load only what has changed (`deploymentId` would rename them all).
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // A plain page.tsx is in both builds, page.shop.tsx and page.team.tsx in one; so are layouts, routes and the proxy.
  pageExtensions: ['tsx', 'ts', `${variant}.tsx`, `${variant}.ts`],
  turbopack: {
    resolveAlias: {
      '#variant/*': `./lib/variant/${variant}/*`,
      '#frame/*': `./components/frame/${variant}/*`,
      // Hungary's parts are literals of the modules that read them (PAGE_MARKET_*).
      '#lib/contract/market/part.ts': { browser: './lib/contract/market/part-browser.ts' },
      'next/dist/compiled/process': { browser: './lib/config/browser-process.ts' },
    },
  },
  // A page states only the settings that differ from these, and carries no parser for them.
  env: {
    PAGE_DEFAULTS: JSON.stringify(defaultPageSettings(TEAM_BUILD)),
    PAGE_BRAND: JSON.stringify(buildBrand),
    ...partsOfBuild(marketOf({ NODE_ENV: 'production' })),
    ...(isDevelopment ? stated : {}),
  },
  // A cache in front may serve a page for an hour past its time while it fetches the next one, and no longer.
  expireTime: 900,
  // server/response-cache.ts keeps finished answers; a second copy of each page in the same process would be for nobody.
  cacheMaxMemorySize: 0,
  trailingSlash: true,
  // The proxy leads to the one address of a page in one redirect; by this Next would come before it with one of its
  // own.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // The entry tags bodies itself.
  generateEtags: false,
  // A page's rules come inside of it (server/finish-page.ts), from sheets that hold little of other pages.
  // What was fetched ahead is shown for half a minute at most: it tells prices and stock.
  experimental: { cssChunking: { type: 'graph', requestCost: 0 }, staleTimes: { static: 30 } },
  reactStrictMode: true,
  // server/response-cache.ts compresses once per cached body.
  compress: false,
  // Product pictures come scaled from the API host; Next's own optimizer is off.
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true },
};

export default withNextIntl(config);
