/**
 * `npm run bench -- interactions`: from a press to the next paint in Chromium whose processor is slowed down four
 * times, in ms, and how far the page moved meanwhile. Needs the shop to run.
 */
import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';

const limit = 200;
const slowness = 4;
const rounds = 5;

interface Figures {
  /** Longest event of the round from input to paint, ms; events below 16 ms are not reported by the browser. */
  longest: number;
  shift: number;
}

interface Interaction {
  name: string;
  width: number;
  path: string;
  /** What has to be done before the press that is measured. */
  prepare?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
}

const menu = (page: Page) => page.getByRole('button', { name: 'Menü megnyitása' });
const box = (page: Page) => page.getByRole('combobox').first();
const sizes = (page: Page) => page.getByRole('region', { name: 'Méret' }).locator('a:not([data-sold-out])');

const interactions: Interaction[] = [
  { name: 'mobile menu opens', width: 412, path: '/', press: (page) => menu(page).click() },
  {
    name: 'mobile menu goes a level deeper',
    width: 412,
    path: '/',
    prepare: async (page) => {
      await menu(page).click();
      await page.getByRole('dialog').getByText('Cipők', { exact: true }).waitFor();
      await page.waitForTimeout(800);
    },
    press: (page) => page.getByRole('dialog').getByText('Cipők', { exact: true }).click(),
  },
  {
    name: 'mega menu opens',
    width: 1440,
    path: '/cipok/',
    press: (page) => page.getByRole('button', { name: 'Cipők: alkategóriák' }).click(),
  },
  {
    name: 'typing in the search box',
    width: 1440,
    path: '/',
    prepare: (page) => box(page).click(),
    press: (page) => box(page).pressSequentially('futó', { delay: 120 }),
  },
  {
    name: 'typing in the search sheet',
    width: 412,
    path: '/',
    prepare: (page) => box(page).click(),
    press: (page) => page.keyboard.type('futó', { delay: 120 }),
  },
  {
    name: 'filter toggled beside the list',
    width: 1440,
    path: '/cipok/',
    press: (page) => page.locator('#szurok').getByRole('link', { name: '42', exact: true }).click(),
  },
  {
    name: 'filter sheet opens',
    width: 412,
    path: '/cipok/',
    press: (page) => page.getByRole('button', { name: 'Szűrés', exact: true }).click(),
  },
  {
    name: 'filter toggled in the sheet',
    width: 412,
    path: '/cipok/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Szűrés', exact: true }).click();
      await page.getByRole('checkbox', { name: '42', exact: true }).waitFor();
      await page.waitForTimeout(800);
    },
    press: (page) => page.getByRole('checkbox', { name: '42', exact: true }).click(),
  },
  { name: 'size chosen', width: 412, path: 'product', press: (page) => sizes(page).first().click() },
];

/** Notes the longest interaction and the sum of layout shifts from now on; runs in the page. */
function watch(): void {
  const figures = { longest: 0, shift: 0 };
  Object.assign(window, { figures });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId')) figures.longest = Math.max(figures.longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      figures.shift += Reflect.get(entry, 'hadRecentInput') ? 0 : Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift' });
}

async function measure(page: Page, host: string, { path, prepare, press }: Interaction): Promise<Figures> {
  const devtools = await page.context().newCDPSession(page);
  await page.goto(host + path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.evaluate(watch);
  await press(page);
  await page.waitForTimeout(1500);
  return page.evaluate(() => Reflect.get(window, 'figures') as Figures);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export async function printInteractions(host: string): Promise<void> {
  const html = await (await fetch(`${host}/cipok/futocipok/`)).text();
  const product = /href="(\/p\/[^"?]+\/)/.exec(html)?.[1] ?? '/';
  const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(installed ? { executablePath: installed } : {}),
  });
  console.log(
    `Interaction to next paint with the processor ${slowness}× slower, median of ${rounds} (limit ${limit} ms), and layout shift`,
  );
  try {
    for (const interaction of interactions) {
      const figures: Figures[] = [];
      for (let round = 0; round < rounds; round++) {
        const context = await browser.newContext({
          viewport: { width: interaction.width, height: interaction.width < 600 ? 823 : 900 },
          hasTouch: interaction.width < 600,
          locale: 'hu-HU',
        });
        const path = interaction.path === 'product' ? product : interaction.path;
        figures.push(await measure(await context.newPage(), host, { ...interaction, path }));
        await context.close();
      }
      const longest = median(figures.map((figure) => figure.longest));
      const shift = Math.max(...figures.map((figure) => figure.shift));
      console.log(
        `  ${interaction.name.padEnd(34)} ${longest.toFixed(0).padStart(4)} ms   ${shift.toFixed(3)}${longest > limit ? '   OVER THE LIMIT' : ''}`,
      );
    }
  } finally {
    await browser.close();
  }
}
