import type { FastifyInstance } from 'fastify';
import { newsletterEndpoints } from '#lib/contract/newsletter.ts';
import type { Context } from '../context.ts';
import { NotFound } from '../domain/errors.ts';
import { addressTest } from '../http/addresses.ts';
import { serve } from '../http/route.ts';
import { confirmSubscription, endSubscription, subscribe } from '../newsletter/subscribing.ts';

const done = { done: true } as const;

/** The newsletter for who has no account (ADR-0160). */
export function newsletterRoutes(app: FastifyInstance, context: Context): void {
  const { now } = context;
  const asked = app.addressTries('newsletterFromAddress');
  const links = app.addressTries('newsletterLinksFromAddress');
  // The checkout's server asks for all who fill in the form of the footer.
  const isShopServer = addressTest('RATE_LIMIT_EXEMPT', context.settings.RATE_LIMIT_EXEMPT);
  const guarded = (address: string, work: () => Promise<void>) =>
    isShopServer(address) ? work() : links.guard(address, now(), work, (error) => error instanceof NotFound);
  serve(app, newsletterEndpoints.subscribe, async ({ body, language, request: { ip } }) => {
    if (!isShopServer(ip)) await asked.take(ip, now());
    await subscribe(context, body.email, language);
    return done;
  });
  serve(app, newsletterEndpoints.confirm, async ({ body, request: { ip } }) => {
    await guarded(ip, () => confirmSubscription(context, body.token));
    return done;
  });
  serve(app, newsletterEndpoints.end, async ({ body, request: { ip } }) => {
    await guarded(ip, () => endSubscription(context, body.token));
    return done;
  });
}
