import { settings } from '#lib/config/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { isOfOtherBuild } from '#variant/paths.ts';

/** Where a link of the data leads: within the shop by `href` as a path, or elsewhere by its full address. */
export interface Link {
  href: string;
  kind: 'internal' | 'external' | 'contact';
}

export interface LinkRules {
  /** The shop's own origin. */
  own?: string;
  /** Origins beside the shop's own that a link may lead to; any other one is refused. */
  allowed?: readonly string[];
  /** Whether `mailto:` and `tel:` may stand here. */
  contacts?: boolean;
}

/** White space, control characters and backslashes: browsers drop or turn them, and so read another address. */
const disguise = /[\\\s\p{Cc}]/u;
const contact = /^(?:mailto:[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+|tel:\+?\d[\d-]{2,20})$/i;
/** A path from the root, or a full address; what depends on the page that it stands on leads nowhere certain. */
const rooted = /^(?:\/|https?:\/\/)/i;

/**
 * The only way by which an address from data becomes a link (SEC-01, SEC-02). Null for what is refused:
 * every scheme but http and https (and, where asked for, mailto and tel), every origin but the shop's and the allowed
 * ones, names and passwords in the address, and every disguise of those. An internal link is a path with query and
 * fragment that begins with a single `/`, or a fragment alone.
 */
export function guardedLink(url: string, rules: LinkRules = {}): Link | null {
  const { own = settings.STOREFRONT_HOST, allowed = settings.LINK_ORIGINS, contacts = false } = rules;
  if (disguise.test(url)) return null;
  if (contact.test(url)) return contacts ? { href: url, kind: 'contact' } : null;
  if (/^#[\w-]+$/.test(url)) return { href: url, kind: 'internal' };
  if (!rooted.test(url) || !URL.canParse(url, own)) return null;
  const { protocol, origin, username, password, pathname, search, hash, href } = new URL(url, own);
  if (!['http:', 'https:'].includes(protocol) || username !== '' || password !== '') return null;
  if (origin !== new URL(own).origin) return allowed.includes(origin) ? { href, kind: 'external' } : null;
  return pathname.startsWith('//') ? null : { href: `${pathname}${search}${hash}`, kind: 'internal' };
}

/** Whether an address is a path of the shop, and still one after the browser has read it on any page. */
export function isShopPath(url: string): boolean {
  return url.startsWith('/') && guardedLink(url)?.kind === 'internal';
}

/** A path of the data in a language; undefined for what the guard refuses, so that its text stays and links nowhere. */
export function shopHref(locale: Locale, url: string): string | undefined {
  return isShopPath(url) && !isOfOtherBuild(url) ? localePath(locale, url) : undefined;
}

/** A link is valid unless it is empty, `/` or `#` (HDR-12). */
export function isValidLink(url: string): boolean {
  return url !== '' && url !== '/' && url !== '#';
}
