/**
 * `npm run lighthouse [-- product,guide]`: what Lighthouse says on a phone of a page of each public kind, of a shop
 * that runs as built. Whole reports go to .data/lighthouse. Ends with 1 when accessibility, good practice or search
 * engines get less than 100.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '#tests/free-port.ts';
import { pagesOfShop, type PageOfKind } from '#tests/e2e/page-kinds.ts';

const gates = ['accessibility', 'best-practices', 'seo'] as const;
const shown = ['performance', ...gates] as const;
const folder = fileURLToPath(new URL('../../.data/lighthouse', import.meta.url));
const attempts = 3;

/** Pages that search engines are kept from, and shoppers see. */
const unlisted = [
  'results',
  'no results',
  'text of a flipbook',
  'cart',
  'wishlist',
  'login',
  'registration',
  'forgotten password',
];

interface Judgement {
  /** Of 100; null where Lighthouse could not tell. */
  scores: (number | null)[];
  holds: boolean;
  /** Audits that the page does not pass wholly. */
  failures: string[];
}

/**
 * The report on a page at a first visit on a phone. A machine that is busy may miss the beginning of a load, which is
 * tried again.
 */
async function report(address: string, isListed: boolean, port: number): Promise<Result> {
  let failure = 'no report';
  for (let attempt = 0; attempt < attempts; attempt++) {
    const result = await lighthouse(address, {
      port,
      onlyCategories: [...shown],
      logLevel: 'silent',
      output: 'json',
      formFactor: 'mobile',
      // That search engines may not list it is meant.
      ...(isListed ? {} : { skipAudits: ['is-crawlable'] }),
    }).catch((error: unknown) => void (failure = String(error)));
    if (result && !result.lhr.runtimeError) return result.lhr;
    failure = result?.lhr.runtimeError?.message ?? failure;
  }
  throw new Error(`${address}: ${failure}`);
}

function judgement({ categories, audits }: Result): Judgement {
  const scoreOf = (category: string) => {
    const score = categories[category]?.score ?? null;
    return score === null ? null : Math.round(score * 100);
  };
  const failures = gates.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1
        ? [`${category}: ${audit.title} (${id})`]
        : [];
    }),
  );
  return { scores: shown.map(scoreOf), holds: gates.every((category) => scoreOf(category) === 100), failures };
}

async function chosenKinds(host: string, names: readonly string[]): Promise<PageOfKind[]> {
  const kinds = (await pagesOfShop(host)).filter(({ name, isListed }) => isListed || unlisted.includes(name));
  const unknown = names.find((name) => !kinds.some((kind) => kind.name === name));
  if (unknown)
    throw new Error(`There is no kind of page "${unknown}", but ${kinds.map(({ name }) => name).join(', ')}.`);
  return kinds.filter(({ name }) => names.length === 0 || names.includes(name));
}

const line = (name: string, cells: readonly (string | number | null)[]) =>
  `  ${name.padEnd(26)}${cells.map((cell) => String(cell ?? '–').padStart(16)).join('')}`;

/**
 * Judges pages of a running shop, all kinds or those that are named, and prints a table. Answers whether all gates
 * hold.
 */
async function printLighthouse(host: string, names: readonly string[]): Promise<boolean> {
  const kinds = await chosenKinds(host, names);
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    ...(installed ? { executablePath: installed } : {}),
  });
  let allHold = true;
  console.log(line('Lighthouse, on a phone', shown));
  try {
    for (const { name, path, isListed } of kinds) {
      const found = await report(`${host}${path}`, isListed, port);
      await writeFile(join(folder, `${name.replaceAll(' ', '-')}.json`), JSON.stringify(found));
      const { scores, holds, failures } = judgement(found);
      console.log(line(name, scores));
      for (const failure of failures) console.log(`    ${failure}`);
      allHold &&= holds;
    }
  } finally {
    await browser.close();
  }
  return allHold;
}

const asked = process.argv
  .slice(2)
  .flatMap((names) => names.split(','))
  .filter(Boolean);
try {
  if (!(await printLighthouse(process.env.STOREFRONT_HOST ?? 'http://localhost:3000', asked))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
