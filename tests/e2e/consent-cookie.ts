import { noticeVersion, writtenConsent } from '#lib/consent/index.ts';

/** The cookie of a choice made now: `s` allows statistics, `m` advertisements, `-` nothing. */
export function consentCookie(allowed: 's' | 'm' | 'sm' | '-') {
  const at = Math.floor(Date.now() / 1000);
  const value = writtenConsent({
    version: noticeVersion,
    at,
    statistics: allowed.includes('s'),
    marketing: allowed.includes('m'),
  });
  return {
    name: 'lendulet_consent',
    value,
    domain: 'localhost',
    path: '/',
    expires: at + 365 * 86_400,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
}
