import { buildName, sendReport, type Vitals } from './report.ts';

/** Shifts belong together for this long, and while no longer than that lies between them, ms. */
const shiftWindow = 5000;
const shiftGap = 1000;
/** Interactions shorter than this are not measured apart by browsers, ms. */
const noticeable = 40;
/** Of so many interactions the slowest one is passed over as an exception. */
const passedOver = 50;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** The worst run of layout shifts that no press has caused. */
export function worstShift(shifts: readonly Pick<Shift, 'value' | 'startTime' | 'hadRecentInput'>[]): number {
  let [worst, sum, began, last] = [0, 0, -Infinity, -Infinity];
  for (const { value, startTime, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    if (startTime - last >= shiftGap || startTime - began >= shiftWindow) [sum, began] = [0, startTime];
    last = startTime;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** The slowest interaction, ms; of many, the slowest but one for every fifty. Undefined without any. */
export function slowestInteraction(durations: readonly number[], count: number): number | undefined {
  return durations.toSorted((a, b) => b - a)[Math.min(durations.length - 1, Math.floor(count / passedOver))];
}

function observe<E extends PerformanceEntry>(type: string, take: (entry: E) => void, options: object = {}): () => void {
  try {
    const each = (entries: PerformanceEntryList) => entries.forEach((entry) => take(entry as E));
    const observer = new PerformanceObserver((list) => each(list.getEntries()));
    observer.observe({ type, buffered: true, ...options });
    return () => each(observer.takeRecords());
  } catch {
    return () => undefined;
  }
}

/** Starts measuring; the answer reads what was measured until now, ms and shares rounded. */
export function startVitals(): () => Vitals {
  let [lcp, fcp]: (number | undefined)[] = [];
  const shifts: Shift[] = [];
  const interactions = new Map<number, number>();
  // What was painted before the page was looked at is no measure of it.
  let hiddenAt = document.visibilityState === 'hidden' ? 0 : Infinity;
  addEventListener(
    'visibilitychange',
    ({ timeStamp }) => {
      hiddenAt = Math.min(hiddenAt, timeStamp);
    },
    { capture: true, once: true },
  );
  const readers = [
    observe('largest-contentful-paint', ({ startTime }) => {
      if (startTime < hiddenAt) lcp = startTime;
    }),
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint' && startTime < hiddenAt) fcp = startTime;
    }),
    observe<Shift>('layout-shift', (shift) => shifts.push(shift)),
    observe<Interaction>(
      'event',
      ({ interactionId, duration }) => {
        if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
      },
      { durationThreshold: noticeable },
    ),
  ];
  return () => {
    for (const read of readers) read();
    const [load] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming | undefined)[];
    const count = 'interactionCount' in performance ? Number(performance.interactionCount) : interactions.size;
    const measured = {
      lcp,
      fcp,
      inp: slowestInteraction([...interactions.values()], count),
      ttfb: load?.responseStart,
    };
    const rounded = Object.entries(measured).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Math.max(0, Math.round(value))] as const],
    );
    return { ...Object.fromEntries(rounded), cls: Math.round(worstShift(shifts) * 1000) / 1000 };
  };
}

/** Measures the page as it was loaded, and reports it once, when it is left or put aside. */
export function reportVitals(): void {
  const path = location.pathname;
  const read = startVitals();
  let isSent = false;
  const send = (): void => {
    if (isSent) return;
    isSent = true;
    sendReport({ kind: 'vitals', build: buildName(), path, vitals: read() });
  };
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), { capture: true });
  // Safari fires no change of visibility when a page is left.
  addEventListener('pagehide', send, { capture: true });
}
