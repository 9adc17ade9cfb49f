import { cookieDomain } from '#lib/core/session/cookie-domain.ts';
import { requestCookie } from './request.ts';

const thirtyDays = 30 * 86_400;

/**
 * The Set-Cookie of a new guest's request uuid, by the storefront's rule of domain and safety (AUTH-08, ADR-0109).
 * @param checkoutHost origin of the checkout, from its settings.
 */
export function requestUuidCookie(uuid: string, checkoutHost: string): string {
  const { protocol, hostname } = new URL(checkoutHost);
  const domain = cookieDomain(hostname);
  return [
    `${requestCookie}${uuid}`,
    'Path=/',
    `Max-Age=${thirtyDays}`,
    'SameSite=Lax',
    ...(domain ? [`Domain=${domain}`] : []),
    ...(protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');
}
