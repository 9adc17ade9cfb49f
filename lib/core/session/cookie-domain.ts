/**
 * The domain that the shop's cookies belong to: the last two parts of the host name (ADR-0073). Left out on
 * `localhost` and on IP addresses; browsers refuse it on public suffixes, see `storeCookie`.
 */
export function cookieDomain(hostname: string): string | undefined {
  if (hostname.includes(':') || /^[\d.]+$/.test(hostname)) return undefined;
  const parts = hostname.split('.').filter(Boolean);
  return parts.length < 2 ? undefined : parts.slice(-2).join('.');
}
