import { currentIncident } from '#lib/core/incident.ts';

/** Characters of a path that an error's message repeats. */
const longestPath = 200;

/** Characters that are no text: they would begin a new line of a log, or hide what stands there. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What of a path may stand in a message: text of one line, cut to 200 characters. */
export function pathText(path: string): string {
  return [...path.slice(0, longestPath * 2).replace(invisible, '\uFFFD')].slice(0, longestPath).join('');
}

/** What a guard says beside the path: the status of the answer, 400–599, and why. */
export interface FatalOptions {
  status?: number;
  message?: string;
}

/**
 * What a guard of a route raises: instead of the page the visitor gets the error page of its status, 404 unless the
 * guard says otherwise (RT-30). The message is for the log; it names the path as text.
 */
export class FatalError extends Error {
  override name = 'FatalError';
  readonly status: number;

  constructor(path: string, { status = 404, message }: FatalOptions = {}) {
    super(message ?? `Page Not Found: ${pathText(path)}`);
    this.status = status;
  }
}

/**
 * Notes why the page that is asked for is refused, for the entry's answer and log; without an entry nothing happens.
 */
export function noteFatal(error: FatalError): void {
  const incident = currentIncident();
  if (incident) incident.fatal ??= error;
}
