import { ApiError } from '#lib/api/errors.ts';

/** The three answers that end a session: status, field, code (AUTH-07). */
const endings = [
  [403, 'token', 'invalid token'],
  [401, 'uuid', 'no uuid header'],
  [422, 'uuid', 'invalid uuid'],
] as const;

/** Whether an answer says that the session it was given for is not valid (AUTH-07). */
export function isInvalidSession(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    endings.some(([status, field, code]) => error.status === status && error.errors[field]?.includes(code) === true)
  );
}
