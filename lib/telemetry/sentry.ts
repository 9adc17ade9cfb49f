import { randomUUID } from 'node:crypto';
import { BoundedSender } from './bounded-sender.ts';
import type { TrackedError, TrackError } from './errors.ts';
import type { Program } from './log-line.ts';

/** Errors of a minute at most: one that comes again and again says no more. */
const mostPerMinute = 60;
const minute = 60_000;

const dsnPattern = /^(https?:\/\/)([\w-]+)@([^/?#@]+)(\/(?:[^?#]*\/)?)(\d+)$/;

/** Where a DSN has errors sent to, and by which key; null for a text that is none. */
export function readDsn(dsn: string): { url: string; key: string } | null {
  const [, scheme = '', key = '', host = '', path = '', project = ''] = dsnPattern.exec(dsn) ?? [];
  const url = `${scheme}${host}${path}api/${project}/envelope/`;
  return key !== '' && URL.canParse(url) ? { url, key } : null;
}

/** `at f (file:1:2)` and `f@https://shop/a.js:1:2`, as Sentry has them, or the line as it is. */
function frameOf(line: string): Record<string, unknown> {
  const text = line.trim().replace(/^at /, '');
  const [, name, file, row, column] = /^(?:(.*?)(?: \(|@))?([^()]*?):(\d+):(\d+)\)?$/.exec(text) ?? [];
  if (file === undefined) return { function: text };
  return {
    filename: file,
    ...(name ? { function: name } : {}),
    lineno: Number(row),
    colno: Number(column),
    in_app: !/node:|node_modules/.test(file),
  };
}

/** One error as an envelope (develop.sentry.dev, envelopes): nothing of a request but its route and ids. */
export function envelopeOf(program: Program, error: TrackedError, at: number): string {
  const [, type = 'Error', value = ''] = /^([\w$.]{1,80}): (.*)$/s.exec(error.error) ?? ['', 'Error', error.error];
  const id = randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: at / 1000,
    platform: error.from === 'browser' ? 'javascript' : 'node',
    level: 'error',
    logger: program,
    ...(error.route === undefined ? {} : { transaction: error.route }),
    ...(error.build ? { release: error.build } : {}),
    tags: { program, from: error.from, ...(error.id ? { id: error.id } : {}) },
    ...(error.trace ? { contexts: { trace: { trace_id: error.trace, span_id: error.trace.slice(16) } } } : {}),
    // Sentry has the innermost call last.
    exception: { values: [{ type, value, stacktrace: { frames: error.frames.map(frameOf).toReversed() } }] },
  };
  return [{ event_id: id }, { type: 'event' }, event].map((part) => `${JSON.stringify(part)}\n`).join('');
}

/** Sends errors to Sentry, or what speaks as it does (GlitchTip), at SENTRY_DSN. */
export function sentryTracker(
  program: Program,
  dsn: { url: string; key: string },
  { warn, now = () => Date.now() }: { warn: (message: string) => void; now?: () => number },
): { track: TrackError; flush: () => Promise<void> } {
  const sender = new BoundedSender<{ error: TrackedError; at: number }>({
    name: 'errors',
    url: dsn.url,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=lendulet/1.0, sentry_key=${dsn.key}`,
    },
    encode: (items) => items.map(({ error, at }) => envelopeOf(program, error, at)).join(''),
    limits: { waiting: 100, atOnce: 1 },
    times: { rest: 1000, answer: 10_000 },
    warn,
  });
  let [began, count] = [-Infinity, 0];
  return {
    track(error) {
      const at = now();
      if (at - began >= minute) [began, count] = [at, 0];
      count += 1;
      if (count <= mostPerMinute) sender.take({ error, at });
    },
    flush: () => sender.flush(),
  };
}
