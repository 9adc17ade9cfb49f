import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What a request holds at a path; undefined where it holds nothing. */
function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  let value = given;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** The bound itself: exclusive ones of requests are of whole numbers. */
function bound({ inclusive }: { inclusive?: boolean | undefined }, limit: number | bigint, step: 1 | -1): number {
  return Number(limit) + (inclusive === false ? step : 0);
}

function codeOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      return `${issue.origin === 'string' ? 'short' : 'min'}:${bound(issue, issue.minimum, 1)}`;
    case 'too_big':
      return `${issue.origin === 'string' ? 'long' : 'max'}:${bound(issue, issue.maximum, -1)}`;
    case 'invalid_type':
      return 'type';
    case 'invalid_value':
      return 'unknown';
    case 'invalid_union':
      return issue.discriminator === undefined ? 'format' : 'unknown';
    case 'not_multiple_of':
      return `step:${issue.divisor}`;
    case 'unrecognized_keys':
      return 'unknown';
    // A rule of the contract's own names its code.
    case 'custom':
      return /^[a-z_]+(?::\d+)?$/.test(issue.message) ? issue.message : 'format';
    default:
      return 'format';
  }
}

/**
 * The code of what a schema of the contract found wrong with a request (ADR-0086): `required`, `type`, `unknown`,
 * `format`, `min:1`, `max:99`, `short:8`, `long:200`, `step:10`, or the code of a rule. Never a sentence.
 */
export function codeOfIssue(issue: Issue, given: unknown): string {
  if (issue.code === 'custom') return codeOf(issue);
  const value = valueAt(given, issue.path);
  const isUnticked = issue.code === 'invalid_value' && value === false;
  const isBlank = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  return isBlank || isUnticked ? 'required' : codeOf(issue);
}
