/** The processes that are shipped, each by itself. */
export const targetNames = ['storefront', 'api', 'checkout'] as const;
export type TargetName = (typeof targetNames)[number];

export interface Target {
  /** Files that Node is given: the process itself, and the programs that its operator runs beside it. */
  entries: readonly string[];
  /** Files and folders that are read by names which no import shows. */
  files: readonly string[];
}

/** Programs over the database, as package.json names them: they run where the API does. */
const programs = [
  'backup',
  'catalog-export',
  'catalog-import',
  'compliance-report',
  'event-deliveries',
  'newsletter-export',
  'orders-export',
  'restore',
  'review-moderation',
  'search-report',
  'seed',
].map((name) => `backend/${name}.ts`);

const tokensAndFonts = ['app/styles/tokens.css', 'public/fonts'];
/** The default of BRAND_DIR, which every process reads when it starts. */
const ownBrand = 'brand';

/** What each process is made of. The storefront's build comes on top, and what it says that it needs (ADR-0144). */
export const targets: Record<TargetName, Target> = {
  storefront: {
    entries: ['start-storefront', 'storefront', 'follow-parent', 'page-store'].map((name) => `server/${name}.ts`),
    files: ['public', 'messages', ownBrand],
  },
  api: {
    entries: ['backend/server.ts', ...programs],
    files: ['backend/compliance/report.css', ...tokensAndFonts, ownBrand],
  },
  checkout: {
    entries: ['backend/checkout/server.ts'],
    files: ['backend/checkout/styles', ...tokensAndFonts, ownBrand],
  },
};

/** What no image holds, whatever an import or a list says: a demo, tests, what a developer has. */
export const neverShipped = /^(?:\.data|\.env|\.git|demo|docs|tests)(?:\/|$)/;
