import { createHash } from 'node:crypto';

/** What was asked for, in a form that says whether two requests ask for the same. */
export function requestHash(request: object): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
