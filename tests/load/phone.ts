/**
 * `npm run bench -- phone`: cold loads of ten kinds of pages on a middling phone with a slow line, beside the same
 * pages without scripts, pictures and fonts as the floor. Needs a shop that runs.
 */
import { coldLoad, type ColdLoad } from './cold-load.ts';
import { launchChromium } from './chromium.ts';
import { isOver, kindsOfBytes, markdownTable, median, written, type Figure } from './figures.ts';
import type { BenchOptions } from './options.ts';
import { pagesMeasured, warm, type MeasuredPage } from './page-set.ts';
import { writeSection } from './performance-page.ts';

const rounds = 5;

/**
 * FCP and LCP as shares of the floor's FCP; blocking and the longest task in ms; bytes in kB of 1 000. A shift of 0.00
 * is below 0.005.
 */
const limits = {
  fcpShare: 1.1,
  lcpShare: 1.35,
  blocking: 120,
  longest: 100,
  firstScripts: 140,
  scripts: 150,
  requests: 6,
  shift: 0.004,
};

/** All loads of a page, and of its floor. */
interface Loads {
  page: MeasuredPage;
  loads: ColdLoad[];
  floors: ColdLoad[];
}

/** What a table says of a page: medians of all loads, in brackets the least; of shares the one between the least. */
export function figuresOf(loads: readonly ColdLoad[], floors: readonly ColdLoad[]): Figure[] {
  const middle = (of: (load: ColdLoad) => number, from = loads) => median(from.map(of));
  const least = (of: (load: ColdLoad) => number, from = loads) => Math.min(...from.map(of));
  const time = (name: string, of: (load: ColdLoad) => number, from = loads): Figure => ({
    name,
    value: middle(of, from),
    beside: least(of, from).toFixed(0),
  });
  const fcp = (load: ColdLoad) => load.fcp;
  const lcp = (load: ColdLoad) => load.lcp;
  const share = (of: (load: ColdLoad) => number) => ({
    value: middle(of) / middle(fcp, floors),
    beside: (least(of) / least(fcp, floors)).toFixed(2),
    digits: 2,
  });
  return [
    time('FCP ms', fcp),
    time('LCP ms', lcp),
    time('floor ms', fcp, floors),
    { name: 'FCP/floor', ...share(fcp), limit: limits.fcpShare },
    { name: 'LCP/floor', ...share(lcp), limit: limits.lcpShare },
    { ...time('blocking ms', (load) => load.blocking), limit: limits.blocking },
    { ...time('longest task ms', (load) => load.longest), limit: limits.longest },
    { name: 'shift', value: Math.max(...loads.map((load) => load.shift)), limit: limits.shift, digits: 3 },
    { name: 'requests before paint', value: middle((load) => load.requestsBeforePaint), limit: limits.requests },
    time('quiet ms', (load) => load.quiet),
  ];
}

/** Bytes of a page until it is quiet by kind, medians in kB of 1 000. */
export function bytesOf(loads: readonly ColdLoad[]): Figure[] {
  const kilobytes = (of: (load: ColdLoad) => number) => median(loads.map(of)) / 1000;
  return [
    {
      name: 'script, first load',
      value: kilobytes((load) => load.firstScripts),
      limit: limits.firstScripts,
      digits: 1,
    },
    ...kindsOfBytes.map((kind) => ({
      name: kind,
      value: kilobytes(({ bytes }) => bytes[kind]),
      digits: 1,
      ...(kind === 'script' ? { limit: limits.scripts } : {}),
    })),
    {
      name: 'all',
      value: kilobytes(({ bytes }) => Object.values(bytes).reduce((sum, size) => sum + size, 0)),
      digits: 1,
    },
    { name: 'requests', value: median(loads.map(({ requests }) => requests)) },
  ];
}

/** A table over pages, the shop's name in it where there are several. */
function table(measured: readonly Loads[], figures: (loads: Loads) => Figure[], hasHosts: boolean): string {
  const head = measured[0] ? figures(measured[0]).map(({ name }) => name) : [];
  return markdownTable(
    ['page', ...head],
    measured.map((loads) => [
      hasHosts ? `${loads.page.kind}, ${loads.page.host.name}` : loads.page.kind,
      ...figures(loads).map(written),
    ]),
  );
}

export async function printPhone({ rounds: asked, only, hosts, isWritten }: BenchOptions): Promise<void> {
  const times = asked ?? rounds;
  const measured: Loads[] = (await pagesMeasured(hosts, only)).map((page) => ({ page, loads: [], floors: [] }));
  for (const { page } of measured) await warm(page);
  const browser = await launchChromium();
  try {
    for (let round = 0; round < times; round++) {
      for (const { page, loads, floors } of measured) {
        const address = page.host.address + page.path;
        loads.push(await coldLoad(browser, address, false));
        floors.push(await coldLoad(browser, address, true));
      }
      console.error(`phone: round ${round + 1} of ${times}`);
    }
  } finally {
    await browser.close();
  }
  const over = measured
    .flatMap(({ loads, floors }) => [...figuresOf(loads, floors), ...bytesOf(loads)])
    .filter(isOver).length;
  const section = [
    `Medians of ${times} cold loads, in brackets the least; what is over its limit is bold: ${over}.`,
    table(measured, ({ loads, floors }) => figuresOf(loads, floors), hosts.length > 1),
    'Transferred until quiet, kB of 1 000 bytes:',
    table(measured, ({ loads }) => bytesOf(loads), hosts.length > 1),
  ].join('\n\n');
  console.log(section);
  if (isWritten) await writeSection('phone', section);
}
