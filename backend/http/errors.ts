import type { z } from 'zod';

/** Fields that an answer names at most, and characters of a name. */
const mostNames = 50;
const longestName = 100;

/** An answer of 400–599 with `{ message, errors }` as its body (ADR-0086). */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly errors: Record<string, string[]>;
  /** Seconds after which another try may succeed; null where it says nothing about that. */
  readonly retryAfter: number | null = null;

  constructor(status: number, message: string, errors: Record<string, string[]> = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** 404: the thing is not there, or not the caller's. */
export class NotFound extends HttpError {
  override name = 'NotFound';
  constructor(field: string) {
    super(404, 'Not found', { [field]: ['not_found'] });
  }
}

/** 422: something in the request has no allowed value; `errors` names each field. */
export class InvalidInput extends HttpError {
  override name = 'InvalidInput';
  constructor(errors: Record<string, string[]>) {
    super(422, 'Invalid input', errors);
  }

  static fromIssues(issues: readonly z.core.$ZodIssue[], fallbackField: string): InvalidInput {
    // Names of unknown fields come from the client: a map takes even `__proto__`.
    const errors = new Map<string, string[]>();
    const add = (path: readonly PropertyKey[], code: string) => {
      const field = (path.length > 0 ? path.join('.') : fallbackField).slice(0, longestName);
      errors.set(field, [...(errors.get(field) ?? []), code]);
    };
    for (const issue of issues) {
      if (issue.code === 'unrecognized_keys') {
        for (const key of issue.keys.slice(0, mostNames)) add([...issue.path, key], 'unknown');
      } else if (errors.size < mostNames) add(issue.path, issue.message);
    }
    return new InvalidInput(Object.fromEntries(errors));
  }
}

/** 429: too many tries; `request` names the seconds to wait, as does Retry-After. */
export class TooManyTries extends HttpError {
  override name = 'TooManyTries';
  override readonly retryAfter: number;
  constructor(seconds: number) {
    super(429, 'Too many tries', { request: [`wait:${seconds}`] });
    this.retryAfter = seconds;
  }
}

/** 503: there is more to do than can be done now. */
export class Overloaded extends HttpError {
  override name = 'Overloaded';
  override readonly retryAfter = 2;
  constructor() {
    super(503, 'There is too much to do');
  }
}

/** 403: the session is not valid, or not there where one is needed; the storefront logs out (AUTH-07). */
export class InvalidSession extends HttpError {
  override name = 'InvalidSession';
  constructor() {
    super(403, 'The token is not valid', { token: ['invalid token'] });
  }
}
