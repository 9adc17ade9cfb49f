import type { z } from 'zod';
import { ApiError } from '#lib/api/errors.ts';

/** What is wrong with a field, as the key of a text, with the number that the text names. */
export interface FieldProblem {
  code: string;
  /** Of a length, a price, a time: whatever the code is about. */
  limit?: number;
}

/** Splits `short:8` into its code and its number. */
export function problemOf(code: string): FieldProblem {
  const [name = '', limit] = code.split(':');
  return limit !== undefined && /^\d+$/.test(limit) ? { code: name, limit: Number(limit) } : { code: name };
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '');

/** The code of what a schema of the contract found wrong with a value. */
export function codeOfIssue(issue: z.core.$ZodIssue, value: unknown): string {
  if (isBlank(value)) return 'required';
  if (issue.code === 'too_small') return `short:${Number(issue.minimum)}`;
  if (issue.code === 'too_big') return `long:${Number(issue.maximum)}`;
  return issue.code === 'custom' ? issue.message : 'format';
}

/** Why a form as a whole could not be sent. `wait` counts seconds. */
export type FormFailure =
  | { code: 'unreachable' | 'timeout' | 'changed' | 'unknown' }
  | { code: 'wait'; seconds: number };

/** Seconds that the API asks to wait after too many tries (429); null for any other error. */
function waitOf(error: ApiError): number | null {
  const wait = error.errors.request?.map(problemOf).find(({ code }) => code === 'wait');
  return error.status === 429 ? (wait?.limit ?? 60) : null;
}

/** What is to be said about a call that failed as a whole. */
export function failureOf(error: unknown): FormFailure {
  if (!(error instanceof ApiError))
    return { code: (error as Error | null)?.name === 'SessionChangedError' ? 'changed' : 'unknown' };
  const seconds = waitOf(error);
  if (seconds !== null) return { code: 'wait', seconds };
  if (error.kind === 'timeout') return { code: 'timeout' };
  return { code: error.kind === 'unreachable' ? 'unreachable' : 'unknown' };
}
