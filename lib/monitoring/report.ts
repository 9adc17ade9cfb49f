/** Where browsers send their reports; the storefront's own server takes them (server/reports.ts). */
export const reportsPath = '/reports/';

/** Bytes of a report at most. */
export const reportLimit = 8 * 1024;

/**
 * How a page felt: milliseconds, and the score of layout shifts for `cls`. What the browser does not measure is
 * missing.
 */
export interface Vitals {
  lcp?: number;
  cls?: number;
  inp?: number;
  ttfb?: number;
  fcp?: number;
}

interface About {
  /** Which build the page is of; empty where it has no name. */
  build: string;
  /** Path of the page, without query and fragment. */
  path: string;
}

/** An error that nobody caught, or that an island's boundary did. */
export interface ErrorReport extends About {
  kind: 'error';
  name: string;
  message: string;
  stack: string;
  /** The part of the page that failed, where one is known. */
  island?: string;
}

export interface VitalsReport extends About {
  kind: 'vitals';
  vitals: Vitals;
}

/** What a browser reports of a page. Nothing of the person: no cookie, no id, no address but the page's path. */
export type BrowserReport = ErrorReport | VitalsReport;

/** Where Next names the build in the data that comes with a page. */
const buildInData = /\\"b\\":\\"([\w-]{1,64})\\"\}/;

/** The name of the build that the page is of; the one that answers by now may be another. */
export function buildName(): string {
  for (const { textContent } of document.scripts) {
    const id = buildInData.exec(textContent)?.[1];
    if (id) return id;
  }
  return '';
}

/**
 * Sends a report beside all else, even from a page that is being left. A browser that can not, or will not, stays
 * silent.
 */
export function sendReport(report: BrowserReport): void {
  try {
    navigator.sendBeacon(reportsPath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch {
    // Nothing hangs on a report.
  }
}
