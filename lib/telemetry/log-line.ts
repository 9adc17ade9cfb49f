import { currentIds } from './trace.ts';

/** The processes that write one form of log. */
export type Program = 'storefront' | 'checkout' | 'api';

/** What each line begins with; `request` and `trace` in the lines of a request alone. */
interface Line {
  level: 'error' | 'warn' | 'info';
  message: string;
  /** Id of the request at this process, and of all that belongs to it at every process (W3C Trace Context). */
  request?: string | undefined;
  trace?: string | undefined;
}

/** One line of the log: JSON, so that no value can forge a line. */
export function logLine(program: Program, { level, message, ...rest }: Line): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ time, level, program, ...currentIds(), message, ...rest })}\n`;
}
