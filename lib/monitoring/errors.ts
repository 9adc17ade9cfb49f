import { settings } from '#lib/config/index.ts';
import type { IslandErrorEvent } from './island-error.ts';
import { buildName, sendReport, type ErrorReport } from './report.ts';

/** Reports of one page at most: an error that comes again and again is one. */
const mostReports = 5;
const longest = { name: 100, message: 500, stack: 2000, path: 300 };

/** Noise of browsers and of what people add to them; none of it is the shop's. */
const foreign = /^(?:Script error\.?$|ResizeObserver loop )/;
const foreignSource = /(?:chrome|moz|safari(?:-web)?)-extension:/;

const isSampled = Math.random() < settings.ERROR_SAMPLING;
const reported = new Set<string>();

/** What was thrown, in words; null for a call that was given up on purpose. */
function describe(thrown: unknown, message: string): Pick<ErrorReport, 'name' | 'message' | 'stack'> | null {
  if (typeof thrown === 'object' && thrown !== null && 'name' in thrown && thrown.name === 'AbortError') return null;
  if (!(thrown instanceof Error)) return { name: typeof thrown, message: message || String(thrown), stack: '' };
  return { name: thrown.name, message: thrown.message, stack: thrown.stack ?? '' };
}

function reportOf(event: ErrorEvent | PromiseRejectionEvent): ErrorReport | null {
  const thrown: unknown = 'reason' in event ? event.reason : event.error;
  const described = describe(thrown, 'message' in event ? event.message : '');
  if (!described || foreign.test(described.message) || foreignSource.test(described.stack)) return null;
  const { island } = event as Partial<IslandErrorEvent>;
  return {
    kind: 'error',
    build: buildName(),
    path: location.pathname.slice(0, longest.path),
    name: described.name.slice(0, longest.name),
    message: described.message.slice(0, longest.message),
    stack: described.stack.slice(0, longest.stack),
    ...(island ? { island } : {}),
  };
}

/** Reports an error of the page, each kind once and five at most; a share of the pages alone does (ERROR_SAMPLING). */
export function reportTrouble(event: ErrorEvent | PromiseRejectionEvent): void {
  if (!isSampled || reported.size >= mostReports) return;
  const report = reportOf(event);
  // One failure may be reported twice, by a boundary and by the window.
  const key = report && `${report.name} ${report.message} ${report.stack.split('\n')[1] ?? ''}`;
  if (!report || key === null || reported.has(key)) return;
  reported.add(key);
  sendReport(report);
}
