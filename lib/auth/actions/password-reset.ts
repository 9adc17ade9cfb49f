import { callApi } from '#lib/session/call-api.ts';
import { accountEndpoints } from '#lib/contract/account.ts';
import { authEndpoints } from '#lib/contract/auth.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import { sessionCalls } from '#variant/calls.ts';
import { selectIsCustomer, session } from '#stores/session.ts';

/**
 * Asks for a mail with the way to a new password. Says nothing about whether there is such an account. Throws an
 * ApiError.
 */
export async function requestReset(body: BodyOf<typeof sessionCalls.forgotPassword>): Promise<void> {
  await callApi(sessionCalls.forgotPassword, { body });
}

/**
 * Sets a new password by the token of a mail, which ends all sessions of its owner. Where a session is open in this
 * browser the API is asked whether it was one of them. Throws an ApiError, with `token` for a link that is worthless.
 */
export async function resetPassword(body: BodyOf<typeof authEndpoints.resetPassword>): Promise<void> {
  await callApi(authEndpoints.resetPassword, { body });
  if (selectIsCustomer(session.sync())) await callApi(accountEndpoints.account).catch(() => null);
}
