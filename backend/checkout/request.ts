import type { IncomingHttpHeaders } from 'node:http';
import { tokenPattern, uuidPattern } from '../domain/identity.ts';

/** Name of the request uuid's cookie, with its equals sign. */
export const requestCookie = 'lendulet_request=';
const tokenCookie = 'lendulet_token=';

/** Who shops, from the storefront's cookies: a guest by request uuid alone, a customer with the token as well. */
export interface Shopper {
  requestUuid: string;
  token: string | null;
}

/** Media type of a submitted form. */
export const formType = 'application/x-www-form-urlencoded';

/** Bytes of a submitted form. */
export const bodyLimit = 16 * 1024;

/** A request that is refused before anything is done for it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 403 | 413 | 415;

  constructor(status: 403 | 413 | 415) {
    super(`Refused with ${status}`);
    this.status = status;
  }
}

/** The shopper of a cookie header; null without a request uuid, or with anything else in its place. */
export function shopperOf(cookies: string | undefined): Shopper | null {
  const pairs = (cookies ?? '').split(';').map((part) => part.trim());
  const valueOf = (name: string) => pairs.find((pair) => pair.startsWith(name))?.slice(name.length) ?? '';
  const [requestUuid, token] = [valueOf(requestCookie), valueOf(tokenCookie)];
  if (!uuidPattern.test(requestUuid)) return null;
  return { requestUuid, token: tokenPattern.test(token) ? token : null };
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** Throws a Refusal unless a page of these hosts sent the form: by Origin, or by Referer where that is missing. */
export function checkSender({ origin, referer }: IncomingHttpHeaders, ...hosts: string[]): void {
  const sender = origin === undefined ? originOf(referer ?? '') : origin;
  if (sender === null || !hosts.includes(sender)) throw new Refusal(403);
}
