import { defaultLocale, locales } from '#lib/core/locales.ts';

/**
 * The entry joins repeated slashes before Next sees them, which would answer them with a redirect of its own, and says
 * so by this header: the address is not the one that was asked for.
 */
export const joinedSlashesHeader = 'x-lendulet-joined';

const slashes = /[/\\]{2,}|\\/g;
/** Upper-case letters, but for those of an escape: `%C3` has none. */
const capitals = /%[\da-f]{2}|[A-Z]+/gi;
/** Names that were given as they are: tokens of mails, uuids of orders. */
const exactName = new RegExp(
  `^((?:/(?:${locales.join('|')}))?/(?:doi/thankyou|ertesites/(?:megerosites|vege)|my-account/order-details)/)(.*)$`,
  'i',
);
const defaultPrefix = new RegExp(`^(?:/${defaultLocale})+(?=/|$)`);
/** What programs fetch beside pages has no slash behind its name. */
const fileName = /[^/]\.(?:md|txt|xml)$/;

/** A path with single slashes; backslashes count as slashes, as browsers read them. */
export function joinSlashes(path: string): string {
  return path.replace(slashes, '/');
}

/** Whether a path is that of a file for programs, which have no use for a page. */
export function isProgramFile(path: string): boolean {
  return fileName.test(path);
}

function lowered(path: string): string {
  return path.replace(capitals, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}

function withSlash(path: string): string {
  const bare = path.replace(/\/$/, '');
  if (fileName.test(bare)) return bare;
  return path.endsWith('/') || /\.\w+$/.test(path) ? path : `${path}/`;
}

/**
 * The one spelling of a path (ADR-0054): single slashes, small letters, no prefix of the default language, a
 * slash at the end of a page and none at that of a file. Its own spelling is a fixed point, so that one redirect is
 * enough.
 */
export function canonicalPath(path: string): string {
  const joined = joinSlashes(path);
  const [, place, name = ''] = exactName.exec(joined) ?? [];
  const spelled = place === undefined ? lowered(joined) : `${lowered(place)}${name}`;
  return withSlash(spelled.replace(defaultPrefix, '') || '/');
}
