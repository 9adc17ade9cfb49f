/** An error as it leaves the process: what the log says of it, with the ids by which it is found there. */
export interface TrackedError {
  /** Incident of a page, else the request's id; empty for what belongs to no request. */
  id: string;
  trace: string | undefined;
  /** Where it was thrown: in the process, or in a browser. */
  from: 'process' | 'browser';
  /** `TypeError: x is undefined`. */
  error: string;
  /** Lines of the stack, without its first one. */
  frames: readonly string[];
  /** The route's pattern; never an address. */
  route: string | undefined;
  /** The build that a browser's page is of. */
  build: string | undefined;
}

/** Hands an error to who watches over errors. Never throws, and nobody waits for it: another adapter is another of these. */
export type TrackError = (error: TrackedError) => void;

/** What lines of the log say that may be errors. */
export interface ErrorLine {
  level: string;
  message: string;
  request?: string | undefined;
  trace?: string | undefined;
  incident?: string | undefined;
  error?: string | undefined;
  stack?: string | undefined;
  frames?: readonly string[] | undefined;
  build?: string | undefined;
}

const framesOf = (stack = '') => stack.split('\n').filter((line) => /^\s+at /.test(line));

/** What stands above the first frame: `TypeError: x is undefined`, which a line's message has without the name. */
const titleOf = (stack = '') => stack.split(/\n\s+at /, 1)[0] ?? '';

/** The error that a line of the log tells of, a browser's among them; null for a line that tells of none. */
export function errorIn(line: ErrorLine, route: string | undefined): TrackedError | null {
  const isBrowsers = line.frames !== undefined;
  if (line.level !== 'error' && !isBrowsers) return null;
  return {
    id: line.incident ?? line.request ?? '',
    trace: line.trace,
    from: isBrowsers ? 'browser' : 'process',
    error: line.error ?? (titleOf(line.stack) || line.message),
    frames: line.frames ?? framesOf(line.stack),
    route,
    build: line.build,
  };
}
