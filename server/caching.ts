import type { OutgoingHttpHeaders } from 'node:http';

/** Pages of a person or of a one-time link: no cache keeps them, not even the browser's for its back button. */
const personal = /^(?:\/en)?\/(?:my-account|login|register|forgot-password|reset-password|doi)(?:\/|$)/;

/** Whether a path leads to a page of a person or of a one-time link. */
export function isPersonal(path: string): boolean {
  return personal.test(path);
}

/**
 * How long an answer may be kept.
 * Next forbids every cache on dynamic pages, which also costs the browser its back and forward cache; these
 * pages are the same for everyone, so they are only marked to be asked for again.
 */
export function cacheControl(path: string, status: number, headers: OutgoingHttpHeaders): string | undefined {
  const given = headers['cache-control']?.toString();
  if (personal.test(path)) return 'private, no-store';
  if (status >= 400) return 'no-store';
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  return isPage && status === 200 && given?.includes('no-store') ? 'private, no-cache' : given;
}

/** Whether a visitor's If-None-Match names this weak entity tag (RFC 9110 §13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const plain = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === plain);
}
