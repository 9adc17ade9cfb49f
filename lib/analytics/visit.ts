import { settings } from '#lib/config/index.ts';
import { allowsEvents, readConsent } from '#lib/consent/index.ts';
import { pageData } from './page-data.ts';
import { loadTags } from './tags.ts';
import { track } from './track.ts';

/** What a visit has come to: in all tabs of a browser each has its own. */
interface Visit {
  pages: number;
  /** Time that its pages were in sight, ms. */
  seen: number;
  isLong: boolean;
}

/** The page view that is tracked as such, and the time in sight, ms (OPS-06). */
const { TRACKED_PAGE: trackedPage, TRACKED_TIME: trackedTime } = settings;

const storageKey = 'lendulet_visit';
const operatingSystem = settings.OPERATING_SYSTEM;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** The visit so far. Only what the shopper has allowed was kept beyond a page; what is damaged counts as nothing. */
function readVisit(): Visit {
  try {
    const kept: Partial<Visit> = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {};
    if (isCount(kept.pages) && isCount(kept.seen))
      return { pages: kept.pages, seen: kept.seen, isLong: kept.isLong === true };
  } catch {
    // Storage that is refused or damaged: the visit begins with this page.
  }
  return { pages: 0, seen: 0, isLong: false };
}

/** Counts what a visit comes to, page by page and minute by minute. One for each page that is loaded. */
export class VisitCounter {
  readonly #visit = readVisit();
  #inSightSince: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins to count time in sight; the answer ends it. */
  start(): () => void {
    const follow = () => (document.visibilityState === 'visible' ? this.#appear() : this.#disappear());
    const leave = () => this.#disappear();
    follow();
    document.addEventListener('visibilitychange', follow);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', follow);
    return () => {
      this.#disappear();
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', follow);
    };
  }

  /** Tracks a page view with its data, and that it is the one that an event of its own is for. */
  countPageView(pathname: string, isError: boolean): void {
    const data = pageData(pathname, operatingSystem, isError);
    if (data) track(data);
    this.#visit.pages += 1;
    if (this.#visit.pages === trackedPage) track({ event: '10_pages', operating_system: operatingSystem });
    this.keep();
  }

  /** Keeps the visit for its next page, where the shopper has allowed that. */
  keep(): void {
    const consent = readConsent();
    try {
      if (consent && allowsEvents(consent)) sessionStorage.setItem(storageKey, JSON.stringify(this.#visit));
      else if (consent) sessionStorage.removeItem(storageKey);
    } catch {
      // Where storage is refused the visit is counted page by page.
    }
  }

  #appear(): void {
    if (this.#inSightSince !== null || this.#visit.isLong) return;
    this.#inSightSince = performance.now();
    this.#timer = setTimeout(() => this.#reachTime(), Math.max(0, trackedTime - this.#visit.seen));
  }

  #disappear(): void {
    if (this.#inSightSince === null) return;
    clearTimeout(this.#timer);
    this.#visit.seen = Math.min(trackedTime, Math.round(this.#visit.seen + performance.now() - this.#inSightSince));
    this.#inSightSince = null;
    this.keep();
  }

  #reachTime(): void {
    this.#inSightSince = null;
    this.#visit.seen = trackedTime;
    this.#visit.isLong = true;
    track({ event: '8_minutes', operating_system: operatingSystem });
    this.keep();
  }
}

let counter: VisitCounter | undefined;

/** Tracks the view of the page at a path, and counts it, as far as the shopper allows it. */
export function trackPageView(pathname: string): void {
  if (!counter) {
    counter = new VisitCounter();
    counter.start();
    loadTags();
  }
  counter.countPageView(pathname, document.querySelector('[data-error-page]') !== null);
}

/** Does with the visit what the shopper has chosen: keeps it beyond the page, or forgets it. */
export function keepVisit(): void {
  counter?.keep();
}
