import { queryOptions, skipToken } from '@tanstack/react-query';
import { ApiError } from '#lib/api/errors.ts';
import { authEndpoints } from '#lib/contract/auth.ts';
import { failureOf } from '#lib/forms/codes.ts';

/** Whether a link's hash can be one at all. */
export const isConfirmationHash = (userHash: string) =>
  authEndpoints.confirmEmail.params.safeParse({ userHash }).success;

/** Confirms what a mail asked to confirm, by the hash of its link (double opt-in, RT-05). Once done it stays so. */
export const confirmationQuery = (userHash: string | null) =>
  queryOptions({
    queryKey: ['confirmation', userHash],
    queryFn:
      userHash === null
        ? skipToken
        : async ({ signal }) => {
            const { callApi } = await import('#lib/session/call-api.ts');
            return callApi(authEndpoints.confirmEmail, { params: { userHash } }, { signal });
          },
    staleTime: Infinity,
    networkMode: 'always',
  });

/**
 * Why a confirmation came to nothing: its hash is wrong or has expired, it was tried too often (seconds), or neither.
 */
export type ConfirmationFailure = { code: 'wrong' } | { code: 'wait'; seconds: number } | { code: 'unreachable' };

export function confirmationFailure(error: unknown): ConfirmationFailure {
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return { code: 'wrong' };
  const failure = failureOf(error);
  return failure.code === 'wait' ? failure : { code: 'unreachable' };
}
