import { callApiAs } from '#lib/api/browser.ts';
import type { SessionIdentity } from '#lib/core/session/transitions.ts';
import { sessionCalls } from '#variant/calls.ts';

/** Sends the logout of a session to the API. Throws an ApiError. */
export async function sendLogout(identity: SessionIdentity): Promise<void> {
  await callApiAs(identity, sessionCalls.logout, {}, { keepalive: true });
}
