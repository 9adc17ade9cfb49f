import type { BackendSettings } from '#lib/config/backend-settings.ts';
import type { ShopSettings } from '#lib/config/settings.ts';

/** The addresses that a policy allows. */
export type Hosts = Pick<ShopSettings, 'STOREFRONT_HOST' | 'API_HOST' | 'CHECKOUT_HOST'> &
  Partial<Pick<ShopSettings, 'TAG_SCRIPT' | 'TAG_ORIGINS'>> &
  Partial<Pick<BackendSettings, 'MEDIA_HOST'>>;

const twoYears = 63_072_000;

function isHttps(hosts: Hosts): boolean {
  return new URL(hosts.STOREFRONT_HOST).protocol === 'https:';
}

/**
 * The headers of scripts, styles and page data: whatever opens one as a document gets plain text, for which the others
 * say nothing.
 */
export function partHeaders(hosts: Hosts): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps(hosts) ? { 'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains` } : {}),
  };
}

/** The headers of every other answer, whatever its status and type; the policy comes beside them. */
export function securityHeaders(hosts: Hosts): Record<string, string> {
  return {
    ...partHeaders(hosts),
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), ' +
      'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  };
}

/** Pages whose address proves something: the links of mails lead to them. */
const provingPages = /^(?:\/en)?\/(?:reset-password|doi|ertesites)(?:\/|$)/;

/** What a page asks for beyond the headers of every answer: an address that proves something is nobody's referrer. */
export function headersOfPath(path: string): Record<string, string> {
  return provingPages.test(path) ? { 'referrer-policy': 'no-referrer' } : {};
}

/** Where the script that reads the data layer comes from, and where it may send to; nowhere without one. */
function tagOrigins({ TAG_SCRIPT: script, TAG_ORIGINS: origins = [] }: Hosts): string[] {
  return script ? [...new Set([new URL(script).origin, ...origins])] : [];
}

/** The host of pictures beside the API's; none without one. */
function mediaOrigin({ MEDIA_HOST: template = '' }: Hosts): string[] {
  return template === '' ? [] : [new URL(template).origin];
}

/**
 * Content security policy of a page.
 * @param scripts sources of its inline scripts, `'sha256-…'`; no others run.
 * @param styles sources of its style elements; no others count.
 */
export function pagePolicy(hosts: Hosts, scripts: readonly string[], styles: readonly string[] = []): string {
  const tags = tagOrigins(hosts);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...tags, ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    // next/image and measured sizes set style attributes; other style elements stay forbidden.
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", 'data:', hosts.API_HOST, ...mediaOrigin(hosts), ...tags].join(' '),
    ['connect-src', "'self'", hosts.API_HOST, hosts.CHECKOUT_HOST, ...tags].join(' '),
    "font-src 'self'",
    "frame-src 'none'",
    `form-action 'self' ${hosts.CHECKOUT_HOST}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isHttps(hosts) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Policy of scripts, styles and page data, which a page asks for by the dozen. */
export const partPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Policy of everything else that is no page. Opened as a document, an SVG or XML file may style itself and do no more.
 */
export const resourcePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
