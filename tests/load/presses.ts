/**
 * `npm run bench -- presses`: from the release of a finger to the first frame that shows something true, and to the one
 * that shows all of it, on the phone of `phone`, of a page that is loaded and quiet. Needs a shop that runs.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { consentCookie } from '#tests/e2e/consent-cookie.ts';
import { launchChromium, openPhone, type PhonePage } from './chromium.ts';
import { isOver, markdownTable, median, written, type Figure } from './figures.ts';
import type { BenchOptions, Host } from './options.ts';
import { pagesMeasured, warm } from './page-set.ts';
import { writeSection } from './performance-page.ts';
import { presses, words, type Press } from './press-table.ts';
import { sightOfPage, watchPress, type PressTimings } from './press-watch.ts';
import { pause, settled, watchRequests } from './quiet.ts';

const rounds = 5;
const firstLimit = 100;
/** How long a finger stays on the glass, ms. */
const touch = 80;
/** How long something may take before it counts as not come, ms. */
const patience = 15_000;

/** What a press is measured on. */
interface Pressed {
  press: Press;
  host: Host;
  address: string;
  timings: PressTimings[];
}

/** A page loaded by somebody who has been asked for consent, until nothing moves any more. */
async function openQuiet(browser: Browser, { host, address }: Pressed): Promise<PhonePage> {
  const opened = await openPhone(browser);
  await opened.context.addCookies([{ ...consentCookie('-'), domain: new URL(host.address).hostname }]);
  const sent = watchRequests(opened.devtools);
  await opened.page.goto(address, { waitUntil: 'domcontentloaded', timeout: 60_000 });
  await settled(opened, sent, 1000);
  return opened;
}

/**
 * Has the page watch from now on. The security policy forbids to read functions from text in the page, so they are part
 * of it.
 */
async function watch(page: Page, { name, known, isFirst, isDone }: Press): Promise<void> {
  const wrongly = await page.evaluate(`(() => {
    const sight = (${sightOfPage.toString()})();
    const known = { ...${JSON.stringify(words)}, ...(${known?.toString() ?? '() => ({})'})(sight, ${JSON.stringify(words)}) };
    const [isFirst, isDone] = [${isFirst.toString()}, ${isDone.toString()}];
    if (isFirst(sight, known) || isDone(sight, known)) return JSON.stringify(known);
    window.benchTimings = (${watchPress.toString()})(() => isFirst(sight, known), () => isDone(sight, known));
  })()`);
  if (wrongly) throw new Error(`"${name}" is true before its press: ${JSON.stringify(wrongly)}`);
}

async function tap(page: Page, devtools: CDPSession, { target, name }: Press): Promise<void> {
  if (!target) {
    await page.evaluate(() => {
      dispatchEvent(new Event('bench:back'));
      history.back();
    });
    return;
  }
  const { x, y, width, height } = (await target(page).boundingBox()) ?? { x: NaN, y: 0, width: 0, height: 0 };
  if (Number.isNaN(x)) throw new Error(`There is nothing to press for "${name}"`);
  await devtools.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
  await pause(touch);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function measure(browser: Browser, pressed: Pressed): Promise<PressTimings> {
  const opened = await openQuiet(browser, pressed);
  const { page, devtools, context } = opened;
  const { prepare, rest = 1000, target } = pressed.press;
  try {
    await prepare?.(page);
    if (target)
      await target(page).evaluate(
        (element) => element.checkVisibility() && element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
    await page.waitForTimeout(rest);
    await watch(page, pressed.press);
    await tap(page, devtools, pressed.press);
    const end = Date.now() + patience;
    for (;;) {
      await pause(250);
      const timings = await page.evaluate(() => ({ ...(Reflect.get(window, 'benchTimings') as PressTimings) }));
      if (!Number.isNaN(timings.done) || Date.now() > end) return timings;
    }
  } finally {
    await context.close();
  }
}

/** What the table says of a press: medians of all rounds, in brackets the least. */
export function figuresOf(press: Pick<Press, 'limit'>, timings: readonly PressTimings[]): Figure[] {
  const figure = (name: string, of: (timings: PressTimings) => number, limit?: number): Figure => {
    const values = timings.map(of);
    // What has not come once is later than all that came.
    const value = median(values.map((time) => (Number.isNaN(time) ? Infinity : time)));
    const least = Math.min(...values.filter((time) => !Number.isNaN(time)));
    return {
      name,
      value,
      ...(least < Infinity ? { beside: least.toFixed(0) } : {}),
      ...(limit === undefined ? {} : { limit }),
    };
  };
  return [
    figure('first true frame ms', ({ first }) => first, firstLimit),
    figure('done ms', ({ done }) => done, press.limit),
    { name: 'limit ms', value: press.limit ?? NaN },
    // The way back is no event of the page's.
    { name: 'event to paint ms', value: median(timings.map(({ event }) => event)) || NaN },
    { name: 'shift', value: Math.max(...timings.map(({ shift }) => shift)), digits: 3, limit: 0.004 },
  ];
}

async function pressesMeasured({ hosts, only }: BenchOptions): Promise<Pressed[]> {
  const unknown = only.find((name) => !presses.some((press) => press.name === name));
  if (unknown) throw new Error(`There is no press "${unknown}", but ${presses.map(({ name }) => name).join(', ')}.`);
  const pages = await pagesMeasured(hosts, ['home', 'list', 'product']);
  for (const page of pages) await warm(page);
  return presses
    .filter(({ name }) => only.length === 0 || only.includes(name))
    .flatMap((press) =>
      hosts.flatMap((host) => {
        const page = pages.find((candidate) => candidate.kind === press.on && candidate.host === host);
        return page ? [{ press, host, address: host.address + page.path, timings: [] }] : [];
      }),
    );
}

export async function printPresses(options: BenchOptions): Promise<void> {
  const times = options.rounds ?? rounds;
  const measured = await pressesMeasured(options);
  const browser = await launchChromium();
  try {
    for (let round = 0; round < times; round++) {
      for (const pressed of measured) pressed.timings.push(await measure(browser, pressed));
      console.error(`presses: round ${round + 1} of ${times}`);
    }
  } finally {
    await browser.close();
  }
  const rows = measured.map(({ press, host, timings }) => ({
    name: options.hosts.length > 1 ? `${press.name}, ${host.name}` : press.name,
    figures: figuresOf(press, timings),
  }));
  const section = [
    `Medians of ${times}, in brackets the least; what is over its limit is bold: ${rows.flatMap(({ figures }) => figures).filter(isOver).length}. First true frame: at most ${firstLimit} ms.`,
    markdownTable(
      ['press', ...(rows[0]?.figures.map(({ name }) => name) ?? [])],
      rows.map(({ name, figures }) => [name, ...figures.map(written)]),
    ),
  ].join('\n\n');
  console.log(section);
  if (options.isWritten) await writeSection('presses', section);
}
