/** What HTTP itself refuses, with 400–499 and `{ message, errors }` (ADR-0086): headers, addresses, bodies. */
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
