/** Why a call has no answer to work with. */
export type ApiErrorKind = 'unreachable' | 'timeout' | 'status' | 'shape';

/**
 * A failed call of the product API: no answer, no answer in time, a status of 400–599, or an answer of another
 * shape than the contract's (API-06). Carries codes, never sentences; the interface has the words.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, null without an answer. */
  readonly status: number | null;
  /** Codes or texts per field, from the answer's `errors`. */
  readonly errors: Record<string, string[]>;

  constructor(
    kind: ApiErrorKind,
    status: number | null,
    message: string,
    options: { errors?: Record<string, string[]>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = status;
    this.errors = options.errors ?? {};
  }

  /** True where the same call may succeed later: no answer, or a status that speaks of the server's state. */
  get isRetryable(): boolean {
    return (
      this.kind === 'unreachable' ||
      this.kind === 'timeout' ||
      (this.status !== null && retriedStatuses.includes(this.status))
    );
  }

  /** True where the API itself is at fault or away; false where the request was. */
  get isOutage(): boolean {
    return this.kind !== 'status' || (this.status ?? 0) >= 500;
  }
}

/** Idempotent requests are retried once on these (API-05). */
export const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504];
