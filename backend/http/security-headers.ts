import type { ShopSettings } from '#lib/config/settings.ts';

const twoYears = 63_072_000;

/** The headers that every answer of the API carries, refusals too; HSTS where its address (API_HOST) is https. */
export function securityHeaders({ API_HOST }: Pick<ShopSettings, 'API_HOST'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
    ...(API_HOST.startsWith('https:') ? { 'strict-transport-security': `max-age=${twoYears}; includeSubDomains` } : {}),
  };
}
