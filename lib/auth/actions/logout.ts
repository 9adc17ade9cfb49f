import { session } from '#stores/session.ts';

/**
 * Ends the session: at once in this browser, then at the API. Does nothing while a logout is in flight (AUTH-02). That
 * the API can not be reached keeps nobody from logging out: the token ends by itself.
 */
export async function logOut(): Promise<void> {
  const identity = session.logOut();
  if (!identity) return;
  try {
    const { sendLogout } = await import('./send-logout.ts');
    await sendLogout(identity);
  } catch {
    // Offline not even the call's own code can be had.
  } finally {
    session.loggedOut();
  }
}
