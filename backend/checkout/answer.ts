import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
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
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `img-src ${settings.API_HOST}`,
    "font-src 'self'",
    "form-action 'self'",
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
    ...(settings.CHECKOUT_HOST.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${twoYears}` } : {}),
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

/** Sends a visitor on: 303 to look at a page, 308 where an address has moved. `location` is a path of the checkout. */
export function redirect(status: 303 | 308, location: string): Answer {
  return { status, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

/** Writes an answer; HEAD gets the headers of GET alone. */
export function write(response: ServerResponse, answer: Answer, always: Record<string, string>, isHead: boolean): void {
  const body = Buffer.from(answer.body);
  const length = answer.status === 304 ? {} : { 'content-length': body.length };
  // Set one by one: an answer's own header takes the place of the common one, however its name is written.
  for (const [name, value] of Object.entries({ ...always, ...answer.headers, ...length })) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.statusCode = answer.status;
  response.end(isHead ? undefined : body);
}
