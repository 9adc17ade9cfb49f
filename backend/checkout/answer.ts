import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { layout, type Page } from './pages/layout.ts';
import type { CheckoutSettings } from './shop-api.ts';

/** A whole answer. Header names are in lower case. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string | Buffer;
}

const twoYears = 63_072_000;

/** The headers that every answer of the checkout carries. No page of it runs a script, and none may be indexed. */
export function securityHeaders(settings: CheckoutSettings): Record<string, string> {
  const { cardPage = null } = settings;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    [
      'img-src',
      "'self'",
      settings.API_HOST,
      ...(settings.MEDIA_HOST ? [new URL(settings.MEDIA_HOST).origin] : []),
    ].join(' '),
    "font-src 'self'",
    // The answer to a form may lead on to the card page.
    `form-action 'self'${cardPage === null || cardPage === 'sandbox' ? '' : ` ${cardPage}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
    // Not no-referrer: with it a browser sends the form with Origin: null.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(settings.CHECKOUT_HOST.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains` }
      : {}),
  };
}

/** A page as an answer that nobody keeps. */
export function pageAnswer(page: Page, settings: CheckoutSettings, headers: OutgoingHttpHeaders = {}): Answer {
  return {
    status: page.status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: layout(page, settings.STOREFRONT_HOST),
  };
}

/** Sends a visitor on: 303 to look at a page, 308 where an address has moved. `location` is a path of the checkout, or the card page. */
export function redirect(status: 303 | 308, location: string): Answer {
  return { status, headers: { location, 'cache-control': 'no-store', 'content-length': 0 }, body: '' };
}

/** The storefront asks from its own origin whether somebody is here, before it sends a shopper. */
export function healthAnswer(isStopping: boolean): Answer {
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const body = JSON.stringify({ status: isStopping ? 'stopping' : 'ready' });
  return { status: isStopping ? 503 : 200, headers, body };
}

/** Sends an answer as it is: bytes, so that no type is guessed. Its own headers take the place of the common ones. */
export function send(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  const answer = reply.code(status).headers(headers);
  return body.length === 0 ? answer.send() : answer.send(Buffer.from(body));
}
