import { callApiAs } from '#lib/api/browser.ts';
import type { SessionIdentity } from '#lib/core/session/transitions.ts';
import { sessionCalls } from '#variant/calls.ts';

/** Tells the API that a session is over. Throws an ApiError. */
export async function sendLogout(identity: SessionIdentity): Promise<void> {
  await callApiAs(identity, sessionCalls.logout, {}, { keepalive: true });
}
