import type { Endpoint, ErrorBody } from '#lib/contract/endpoint.ts';
import { limits } from '#lib/contract/limits.ts';
import { orderEndpoints } from '#lib/contract/order.ts';
import { productEndpoints } from '#lib/contract/product.ts';
import { reviewedProduct, reviewEndpoints } from '#lib/contract/review.ts';
import { refusals } from '../http/failures.ts';
import { jsonDepth } from '../http/limits.ts';

/** A kind of refusal: what it means for whoever calls, and an answer as it really comes. */
export interface Refusal {
  description: string;
  example: ErrorBody;
  /** Whether `Retry-After` says when to try again. */
  retryAfter?: true;
}

const malformed: ErrorBody = { message: 'The request is malformed', errors: { request: ['malformed'] } };

/** Every status of 400–599 that a call can answer (API-06). */
export const refusalKinds: Readonly<Record<string, Refusal>> = {
  400: {
    description: `The request cannot be read: broken JSON, JSON nested deeper than ${jsonDepth} levels, a path with a bad escape.`,
    example: refusals[400] ?? malformed,
  },
  401: {
    description: 'The request uuid is missing beside a token. `errors.uuid` with `no uuid header` ends the session.',
    example: { message: 'The request uuid is missing', errors: { uuid: ['no uuid header'] } },
  },
  403: {
    description:
      'The token is not valid, or missing where one is needed. `errors.token` with `invalid token` ends the session.',
    example: { message: 'The token is not valid', errors: { token: ['invalid token'] } },
  },
  404: {
    description: 'What the call names is not there, or not the caller’s.',
    example: { message: 'Not found', errors: { id: ['not_found'] } },
  },
  409: {
    description: 'What the call builds on has changed meanwhile; nothing was done.',
    example: { message: 'The cart has changed', errors: { cart: ['changed'] } },
  },
  410: {
    description: 'The product was in the shop once and is gone for good.',
    example: { message: 'Gone', errors: { id: ['gone'] } },
  },
  413: {
    description: `The body has more than ${limits.body / 1024} KiB.`,
    example: refusals[413] ?? malformed,
  },
  414: {
    description: `The address has more than ${limits.url} characters.`,
    example: { message: 'The address is too long', errors: { url: ['too_long'] } },
  },
  415: {
    description: 'The body is not `application/json`.',
    example: refusals[415] ?? malformed,
  },
  422: {
    description:
      'Something has no allowed value, is unknown or stands there twice; `errors` names each field. ' +
      '`errors.uuid` with `invalid uuid` ends the session.',
    example: { message: 'Invalid input', errors: { amount: ['min:1'] } },
  },
  429: {
    description: 'Too many calls from this address, or too many wrong guesses.',
    example: { message: 'Too many tries', errors: { request: ['wait:12'] } },
    retryAfter: true,
  },
  431: {
    description: 'The headers are too many or too long.',
    example: { message: 'The headers are too large', errors: { headers: ['too_large'] } },
  },
  500: {
    description: 'A fault of the API. The body says no more; the log does.',
    example: { message: 'Internal Server Error', errors: {} },
  },
  503: {
    description: 'The API cannot answer now: too busy, stopping, or without its database.',
    example: { message: 'There is too much to do', errors: {} },
    retryAfter: true,
  },
};

/** Calls that name a product, which may be gone for good (ADR-0103). */
const ofProduct: ReadonlySet<Endpoint> = new Set([reviewedProduct, productEndpoints.stock, reviewEndpoints.list]);

const always = [400, 414, 422, 429, 431, 500, 503];

/** The statuses of 400–599 that a call can answer. */
export function refusalsOf(endpoint: Endpoint): number[] {
  const { method, authentication, params, query, body } = endpoint;
  // A search names its listing by an optional path.
  const isNamed = [params, query, body].some((part) => !part.safeParse({}).success) || endpoint.path.includes('search');
  const statuses = [...always];
  if (isNamed) statuses.push(404);
  if (ofProduct.has(endpoint)) statuses.push(410);
  if (authentication !== 'none') statuses.push(401, 403);
  if (method !== 'GET') statuses.push(413, 415);
  if ((method !== 'GET' && authentication !== 'auth') || endpoint === orderEndpoints.placeOrder) statuses.push(409);
  return statuses.sort((one, other) => one - other);
}
