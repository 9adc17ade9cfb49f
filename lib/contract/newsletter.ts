import { z } from 'zod';
import { emailSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';

/** What the links of the mails carry. */
export const newsletterTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** Nothing is told of an address, whatever it has asked for before. */
const doneSchema = z.object({ done: z.literal(true) });
const tokenBody = z.strictObject({ token: newsletterTokenSchema });

/** The newsletter for who has no account (ADR-0160); a customer's stands in the account. */
export const newsletterEndpoints = {
  subscribe: endpoint({
    method: 'POST',
    path: '/api/v1/newsletter/',
    authentication: 'none',
    summary: 'Asks for the newsletter; it comes once the address was confirmed by the link of a mail',
    body: z.strictObject({ email: emailSchema }),
    data: doneSchema,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/newsletter/confirm/',
    authentication: 'none',
    summary: 'Confirms a subscription with the token of the mail; may be called again',
    body: tokenBody,
    data: doneSchema,
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/v1/newsletter/end/',
    authentication: 'none',
    summary: 'Ends a subscription with the token of any of its mails, and erases the address',
    body: tokenBody,
    data: doneSchema,
  }),
};
