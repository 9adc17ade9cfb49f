import type { CDPSession } from '@playwright/test';
import type { PhonePage } from './chromium.ts';
import type { Task, Transfer } from './figures.ts';

export interface Sent extends Transfer {
  url: string;
  /** Seconds on the browser's clock. */
  at: number;
  ended: number | null;
}

export interface Painted {
  fcp: number;
  lcp: number;
  shift: number;
  tasks: Task[];
}

/** Nothing is waited for beyond this, ms. */
const longestWait = 15_000;

/** Notes every request of a page from now on. */
export function watchRequests(devtools: CDPSession): Map<string, Sent> {
  const sent = new Map<string, Sent>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!/^https?:/.test(request.url)) return;
    sent.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      mimeType: '',
      bytes: 0,
      at: timestamp,
      ended: null,
    });
  });
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const request = sent.get(requestId);
    if (request) Object.assign(request, { type, mimeType: response.mimeType });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, ended: timestamp });
  });
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const request = sent.get(requestId);
    if (request) request.ended = timestamp;
  });
  return sent;
}

/** What the browser has noted of a page so far; runs in the page. */
async function painted(): Promise<Painted> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        observer.disconnect();
        resolve(list.getEntries());
      });
      observer.observe({ type, buffered: true });
      // Where there are none, nothing is reported.
      setTimeout(() => resolve([]), 300);
    });
  const [paints, largest, shifts, tasks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(entriesOf),
  );
  return {
    fcp: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
    lcp: largest?.at(-1)?.startTime ?? NaN,
    shift: (shifts ?? []).reduce(
      (sum, entry) => sum + (Reflect.get(entry, 'hadRecentInput') ? 0 : Number(Reflect.get(entry, 'value'))),
      0,
    ),
    tasks: (tasks ?? []).map(({ startTime, duration }) => ({ start: startTime, duration })),
  };
}

/** Start of the page's navigation, and now, in seconds on the browser's clock. */
async function clock(devtools: CDPSession): Promise<{ start: number; now: number }> {
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { start: of('NavigationStart'), now: of('Timestamp') };
}

export const pause = (time: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

/** Waits until nothing has been sent or answered for `time` ms, then until no long task ran as long. */
export async function settled(
  { page, devtools }: Pick<PhonePage, 'page' | 'devtools'>,
  sent: Map<string, Sent>,
  time: number,
): Promise<{ figures: Painted; start: number }> {
  const end = Date.now() + longestWait;
  let stamp = '';
  for (let since = Date.now(); ; await pause(100)) {
    const next = [...sent].map(([id, { ended }]) => `${id}${ended}`).join();
    if (next !== stamp) since = Date.now();
    stamp = next;
    const isOpen = [...sent.values()].some(({ ended }) => ended === null);
    if ((isOpen || Date.now() - since < time) && Date.now() < end) continue;
    const figures = await page.evaluate(painted);
    const { start, now } = await clock(devtools);
    const last = Math.max(0, ...figures.tasks.map((task) => task.start + task.duration));
    if ((now - start) * 1000 - last >= time || Date.now() >= end) return { figures, start };
  }
}
