/**
 * `npm run bench -- flipbook`: frames drawn and dropped while the pages of a catalogue turn, with the processor slowed
 * down four times, from Chromium's own trace, whose frames are kept beside it. Needs the shop to run.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { chromium, type CDPSession, type Page } from '@playwright/test';

const slowness = 4;
const turns = 6;
/** Rest between two turns, ms: a turn takes 560. */
const rest = 900;
const traceFile = new URL('traces/flipbook-turn.json', import.meta.url);

interface TraceEvent {
  name: string;
  ts: number;
  args?: { chrome_frame_reporter?: { state?: string; affects_smoothness?: boolean } };
}

async function trace(devtools: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise<void>((resolve) => { devtools.once('Tracing.tracingComplete', () => resolve()); });
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'] } });
  await work();
  await devtools.send('Tracing.end');
  await done;
  return events;
}

async function leaf(page: Page): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(rest);
  }
}

/** Frames of the compositor by what became of them, for a width of the window in px. */
async function measure(host: string, width: number) {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(`${host}/aktualis-ajanlatok/tel-a-hegyen/`, { waitUntil: 'networkidle' });
    await page.getByRole('group', { name: 'Katalógus, a nyilakkal lapozhatsz' }).focus();
    await leaf(page);
    await page.keyboard.press('Home');
    await page.waitForTimeout(1500);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const events = await trace(devtools, () => leaf(page));
    const frames = events.flatMap(({ ts, args }) => {
      const state = args?.chrome_frame_reporter?.state;
      return state ? [{ at: ts, state: state.replace('STATE_', ''), smooth: args.chrome_frame_reporter?.affects_smoothness !== true }] : [];
    }).sort((a, b) => a.at - b.at);
    const start = frames[0]?.at ?? 0;
    return frames.map(({ at, state, smooth }) => ({ ms: Math.round((at - start) / 100) / 10, state, smooth }));
  } finally {
    await browser.close();
  }
}

/** Prints how many frames of the turns were shown, and how many that the eye would miss were not. */
export async function printFlipbook(host: string): Promise<void> {
  const traces: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const width of [412, 1440]) {
    const frames = await measure(host, width);
    traces[width] = frames;
    const shown = frames.filter(({ state }) => state.startsWith('PRESENTED')).length;
    const missed = frames.filter(({ state, smooth }) => state === 'DROPPED' && !smooth).length;
    console.log(`flipbook ${width} px: ${turns} turns, ${shown} frames shown, ${missed} that the eye would miss dropped (${((shown / Math.max(1, shown + missed)) * 60).toFixed(1)} of 60 a second), CPU ${slowness} times slower`);
  }
  writeFileSync(traceFile, `${JSON.stringify(traces)}\n`);
}
