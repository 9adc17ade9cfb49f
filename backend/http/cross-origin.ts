import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { type BackendSettings } from '#lib/config/backend-settings.ts';
import { SettingsError, type ShopSettings } from '#lib/config/settings.ts';

/**
 * The origins whose pages may call the API: storefront, team shop, checkout and ALLOWED_ORIGINS. Throws a SettingsError
 * that names what in ALLOWED_ORIGINS is no origin.
 */
export function allowedOrigins(settings: BackendSettings & ShopSettings): ReadonlySet<string> {
  const further = settings.ALLOWED_ORIGINS.split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  for (const origin of further) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      const problem = `${JSON.stringify(origin)} is not an origin such as https://shop.example`;
      throw new SettingsError(`ALLOWED_ORIGINS=${JSON.stringify(settings.ALLOWED_ORIGINS)} is not allowed: ${problem}`);
    }
  }
  return new Set([settings.STOREFRONT_HOST, settings.TEAM_HOST, settings.CHECKOUT_HOST, ...further]);
}

/** Lets exactly these origins read answers and send identity headers; any other gets no permission at all. */
export async function allowCrossOrigin(app: FastifyInstance, origins: ReadonlySet<string>): Promise<void> {
  await app.register(cors, {
    // `false` for a foreign origin leaves out every permission, not only the origin.
    origin: (origin, decide) => decide(null, origin !== undefined && origins.has(origin) ? origin : false),
    credentials: true,
    maxAge: 600,
    exposedHeaders: ['ETag', 'Retry-After'],
    // A call of OPTIONS that is no preflight is answered without a body instead of as a malformed one in plain text.
    strictPreflight: false,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'Accept',
      'Content-Type',
      'Authorization',
      'X-Request-ID',
      'X-Request-Client',
      'Team',
      'Idempotency-Key',
    ],
  });
}
