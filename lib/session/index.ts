import Cookies from 'js-cookie';

const tokenCookie = 'lendulet_token';
const requestCookie = 'lendulet_request';

/**
 * The domain that the shop's cookies belong to: the last two parts of the host name (spec §9). Left out on
 * `localhost` and on IP addresses; browsers refuse it on public suffixes, see `store`.
 */
export function cookieDomain(hostname: string): string | undefined {
  if (hostname.includes(':') || /^[\d.]+$/.test(hostname)) return undefined;
  const parts = hostname.split('.').filter(Boolean);
  return parts.length < 2 ? undefined : parts.slice(-2).join('.');
}

function attributes(domain: string | undefined): Cookies.CookieAttributes {
  const isPlainLoopback = location.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
  return { path: '/', sameSite: 'Lax', secure: !isPlainLoopback, expires: 30, ...(domain ? { domain } : {}) };
}

function store(name: string, value: string): void {
  Cookies.set(name, value, attributes(cookieDomain(location.hostname)));
  // On a public suffix (shop.co.hu) the browser has refused the domain: the cookie is then the host's own.
  if (Cookies.get(name) !== value) Cookies.set(name, value, attributes(undefined));
}

/** What a cookie holds is untrusted: only the alphabet of tokens and uuids passes. */
function read(name: string): string | null {
  const value = Cookies.get(name);
  return value && /^[A-Za-z0-9_-]{22,64}$/.test(value) ? value : null;
}

export const session = {
  token: () => read(tokenCookie),
  requestUuid: () => read(requestCookie),
  /** Keeps the request uuid that the API issued with a guest's first write (decisions §2). */
  keepRequestUuid(uuid: string): void {
    if (read(requestCookie) !== uuid) store(requestCookie, uuid);
  },
};
