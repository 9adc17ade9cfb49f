import type { z } from 'zod';

/** An answer of 400–599 with `{ message, errors }` as its body (spec §8). */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly errors: Record<string, string[]>;

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
    const errors: Record<string, string[]> = {};
    for (const issue of issues) {
      const field = issue.path.length > 0 ? issue.path.join('.') : fallbackField;
      (errors[field] ??= []).push(issue.message);
    }
    return new InvalidInput(errors);
  }
}
