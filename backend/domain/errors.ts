import type { z } from 'zod';
import { codeOfIssue } from './issue-codes.ts';

/** Fields that an answer names at most, and characters of a name. */
const mostNames = 50;
const longestName = 100;

/** Why a request is refused; `backend/http/failures.ts` says which status answers it. */
export type RefusalKind =
  | 'notFound'
  | 'gone'
  | 'invalidInput'
  | 'conflict'
  | 'tooManyTries'
  | 'overloaded'
  | 'invalidSession';

/** What the shop does not do, in the terms of ADR-0086: a message, and codes by field. */
export abstract class Refusal extends Error {
  abstract readonly kind: RefusalKind;
  readonly errors: Record<string, string[]>;
  /** Seconds after which another try may succeed; null where it says nothing about that. */
  readonly retryAfter: number | null = null;

  constructor(message: string, errors: Record<string, string[]> = {}) {
    super(message);
    this.errors = errors;
  }
}

/** The thing is not there, or not the caller's. */
export class NotFound extends Refusal {
  override name = 'NotFound';
  readonly kind = 'notFound';
  constructor(field: string) {
    super('Not found', { [field]: ['not_found'] });
  }
}

/** The thing was there once and does not come back (ADR-0103). */
export class Gone extends Refusal {
  override name = 'Gone';
  readonly kind = 'gone';
  constructor(field: string) {
    super('Gone', { [field]: ['gone'] });
  }
}

/** Something in the request has no allowed value; `errors` names each field. */
export class InvalidInput extends Refusal {
  override name = 'InvalidInput';
  readonly kind = 'invalidInput';
  constructor(errors: Record<string, string[]>) {
    super('Invalid input', errors);
  }

  /** `given` is what was parsed; issues about all of it stand under `fallbackField`. */
  static fromIssues(issues: readonly z.core.$ZodIssue[], given: unknown, fallbackField: string): InvalidInput {
    // Names of unknown fields come from the client: a map takes even `__proto__`.
    const errors = new Map<string, string[]>();
    const add = (path: readonly PropertyKey[], code: string) => {
      const field = (path.length > 0 ? path.join('.') : fallbackField).slice(0, longestName);
      errors.set(field, [...new Set(errors.get(field)).add(code)]);
    };
    for (const issue of issues) {
      if (issue.code === 'unrecognized_keys') {
        for (const key of issue.keys.slice(0, mostNames)) add([...issue.path, key], 'unknown');
      } else if (errors.size < mostNames) add(issue.path, codeOfIssue(issue, given));
    }
    return new InvalidInput(Object.fromEntries(errors));
  }
}

/** What was asked for no longer fits what is there. */
export class Conflict extends Refusal {
  override name = 'Conflict';
  readonly kind = 'conflict';
}

/** Something else was asked for under an idempotency key. */
export class ReusedKey extends Conflict {
  override name = 'ReusedKey';
  constructor() {
    super('Something else was asked for under this key', { 'idempotency-key': ['reused'] });
  }
}

/** Too many tries; `request` names the seconds to wait, and `errors` what was tried, where that needs words. */
export class TooManyTries extends Refusal {
  override name = 'TooManyTries';
  readonly kind = 'tooManyTries';
  override readonly retryAfter: number;
  constructor(seconds: number, errors: Record<string, string[]> = {}) {
    super('Too many tries', { ...errors, request: [`wait:${seconds}`] });
    this.retryAfter = seconds;
  }
}

/** There is more to do than can be done now. */
export class Overloaded extends Refusal {
  override name = 'Overloaded';
  readonly kind = 'overloaded';
  override readonly retryAfter = 2;
  constructor() {
    super('There is too much to do');
  }
}

/** The session is not valid, or not there where one is needed; the storefront logs out (AUTH-07). */
export class InvalidSession extends Refusal {
  override name = 'InvalidSession';
  readonly kind = 'invalidSession';
  constructor() {
    super('The token is not valid', { token: ['invalid token'] });
  }
}
