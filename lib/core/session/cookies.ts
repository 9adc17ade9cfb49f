import Cookies from 'js-cookie';
import { opaquePattern } from '#lib/contract/opaque.ts';
import { cookieDomain } from './cookie-domain.ts';

const tokenCookie = 'lendulet_token';
const requestCookie = 'lendulet_request';
/** The cookies of a session: without any of them nobody has a cart, favourites or an account here. */
export const sessionCookies = [tokenCookie, requestCookie];
const hashKey = 'lendulet_user';
const mergeKey = 'lendulet_merge';

/** Days that the browser keeps the cookies of a session. */
const keptFor = 30;

/**
 * What the browser keeps of a session: token and request uuid in cookies, hash and merge id in local storage (AUTH-08).
 */
export interface StoredSession {
  token: string | null;
  requestUuid: string | null;
  userHash: string | null;
  /** Request uuid of the guest whose cart and wishlist are to become the customer's. */
  mergeUuid: string | null;
}

export const nothingStored: StoredSession = Object.freeze({
  token: null,
  requestUuid: null,
  userHash: null,
  mergeUuid: null,
});

function attributes(domain: string | undefined): Cookies.CookieAttributes {
  const isPlainLoopback = location.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
  return { path: '/', sameSite: 'Lax', secure: !isPlainLoopback, ...(domain ? { domain } : {}) };
}

/** What a cookie or the storage holds is untrusted: only what can stand in a header passes. */
function sound(value: string | null | undefined): string | null {
  return value && opaquePattern.test(value) ? value : null;
}

function readCookie(name: string): string | null {
  try {
    return sound(Cookies.get(name));
  } catch {
    return null;
  }
}

/**
 * Writes one of the shop's cookies for some days, by its rules of domain and safety (ADR-0073), or removes it. May
 * throw.
 */
export function storeCookie(name: string, value: string | null, days = keptFor): void {
  const domain = cookieDomain(location.hostname);
  if (value === null) {
    // A cookie of an older visit may be the host's own as well as the domain's.
    for (const owner of new Set([domain, undefined])) Cookies.remove(name, attributes(owner));
    return;
  }
  Cookies.set(name, value, { ...attributes(domain), expires: days });
  // On a public suffix (shop.co.hu) the browser has refused the domain: the cookie is then the host's own.
  if (Cookies.get(name) !== value) Cookies.set(name, value, { ...attributes(undefined), expires: days });
}

function readItem(key: string): string | null {
  try {
    return sound(localStorage.getItem(key));
  } catch {
    return null;
  }
}

function storeItem(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Refused storage costs the hash and an interrupted merge, never the session.
  }
}

/** What the browser holds now. Damaged values count as none. */
export function readStored(): StoredSession {
  if (typeof document === 'undefined') return nothingStored;
  return {
    token: readCookie(tokenCookie),
    requestUuid: readCookie(requestCookie),
    userHash: readItem(hashKey),
    mergeUuid: readItem(mergeKey),
  };
}

/** Writes what differs. False where the browser refuses cookies, so that the session lives as long as the page. */
export function writeStored(before: StoredSession, after: StoredSession): boolean {
  if (after.userHash !== before.userHash) storeItem(hashKey, after.userHash);
  if (after.mergeUuid !== before.mergeUuid) storeItem(mergeKey, after.mergeUuid);
  try {
    if (after.token !== before.token) storeCookie(tokenCookie, after.token);
    if (after.requestUuid !== before.requestUuid) storeCookie(requestCookie, after.requestUuid);
  } catch {
    return false;
  }
  return readCookie(tokenCookie) === after.token && readCookie(requestCookie) === after.requestUuid;
}
