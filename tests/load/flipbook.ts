/**
 * `npm run bench -- flipbook`: frames drawn and dropped while the pages of a flipbook turn, with the processor slowed
 * down four times, from Chromium's own trace, whose frames are kept beside it. Needs the shop to run.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type CDPSession, type Page } from '@playwright/test';

const slowness = 4;
const turns = 6;
/** Rest between two turns, ms: a turn takes 560. */
const rest = 900;
const traceFile = new URL('traces/flipbook-turn.json', import.meta.url);

interface FrameReport {
  state?: string;
  affects_smoothness?: boolean;
  frame_sequence?: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  ts: number;
  /** Chromium calls the report of a frame by its second name from version 150 on. */
  args?: { chrome_frame_reporter?: FrameReport; frame_reporter?: FrameReport };
}

/** A frame of the page: when it was begun, ms after the first one, and what became of it. */
interface Frame {
  ms: number;
  state: 'shown' | 'dropped' | 'idle';
}

async function trace(devtools: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise<void>((resolve) => {
    devtools.once('Tracing.tracingComplete', () => resolve());
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame'] },
  });
  await work();
  await devtools.send('Tracing.end');
  await done;
  return events;
}

/** A report that a frame was shown counts, also in part; a dropped one only where the eye would miss it. */
function stateOf({ state, affects_smoothness }: FrameReport): Frame['state'] {
  if (state?.includes('PRESENTED')) return 'shown';
  return state?.includes('DROPPED') && affects_smoothness ? 'dropped' : 'idle';
}

/** The frames of the page's own process, which is the one that traces `DrawFrame`; a frame may be reported twice. */
function framesOf(events: TraceEvent[]): Frame[] {
  const pid = events.find(({ name }) => name === 'DrawFrame')?.pid;
  const frames = new Map<number, { ts: number; state: Frame['state'] }>();
  for (const event of events) {
    const report = event.args?.frame_reporter ?? event.args?.chrome_frame_reporter;
    if (event.name !== 'PipelineReporter' || event.pid !== pid || report?.frame_sequence === undefined) continue;
    const [before, state] = [frames.get(report.frame_sequence), stateOf(report)];
    if (!before || state === 'shown' || before.state === 'idle')
      frames.set(report.frame_sequence, { ts: before?.ts ?? event.ts, state });
  }
  const sorted = [...frames.values()].toSorted((a, b) => a.ts - b.ts);
  const start = sorted[0]?.ts ?? 0;
  return sorted.map(({ ts, state }) => ({ ms: Math.round((ts - start) / 100) / 10, state }));
}

async function turnPages(page: Page): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(rest);
  }
}

/** The frames of the turns, for a width of the window in px. */
async function measure(host: string, width: number): Promise<Frame[]> {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(`${host}/aktualis-ajanlatok/tel-a-hegyen/`, { waitUntil: 'networkidle' });
    await page.getByRole('group', { name: 'Katalógus, a nyilakkal lapozhatsz' }).focus();
    await turnPages(page);
    await page.keyboard.press('Home');
    await page.waitForTimeout(1500);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const events = await trace(devtools, () => turnPages(page));
    return framesOf(events);
  } finally {
    await browser.close();
  }
}

/** Prints how many frames of the turns were shown, and how many that the eye would miss were not. */
export async function printFlipbook(host: string): Promise<void> {
  const traces: Record<string, Frame[]> = {};
  for (const width of [412, 1440]) {
    const frames = await measure(host, width);
    if (frames.length === 0) throw new Error('The trace has no frames: this Chromium traces them in another way.');
    traces[width] = frames;
    const [shown, missed] = (['shown', 'dropped'] as const).map(
      (state) => frames.filter((frame) => frame.state === state).length,
    );
    const rate = ((shown ?? 0) / Math.max(1, (shown ?? 0) + (missed ?? 0))) * 60;
    console.log(
      `flipbook ${width} px: ${turns} turns, ${shown} frames shown, ${missed} that the eye would miss dropped (${rate.toFixed(1)} of 60 a second), CPU ${slowness} times slower`,
    );
  }
  mkdirSync(new URL('.', traceFile), { recursive: true });
  writeFileSync(traceFile, `${JSON.stringify(traces)}\n`);
}
