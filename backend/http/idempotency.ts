import type { FastifyRequest } from 'fastify';
import { InvalidInput } from '../domain/errors.ts';

/** The key of an order: 8–64 visible characters. */
export const orderKeyPattern = /^[\x21-\x7e]{8,64}$/;
/** The key of an addition to a cart: a random UUID, for a guest's first one opens the cart that it has made. */
export const additionKeyPattern =
  /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$/;

/** The header Idempotency-Key; null where it is not sent. Throws 422 for one that does not fit the pattern. */
export function idempotencyKey(
  { 'idempotency-key': given }: FastifyRequest['headers'],
  pattern: RegExp,
): string | null {
  if (given === undefined) return null;
  if (typeof given !== 'string' || !pattern.test(given)) throw new InvalidInput({ 'idempotency-key': ['invalid'] });
  return given;
}
