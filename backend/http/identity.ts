import type { FastifyRequest } from 'fastify';
import { requestUuidSchema } from '#lib/contract/cart.ts';
import { HttpError, InvalidInput } from './errors.ts';
import type { Caller } from './route.ts';

/** A guest who never wrote anything. */
export const unknownGuest: Caller = Object.freeze({ requestUuid: null, role: 'vk' });

/**
 * Who calls, from the headers alone; cookies are never read (decisions §2). Throws the errors that end a session
 * (spec §8): 403 for a token that is not valid, 422 for a malformed request uuid, 401 for a customer's without token.
 */
export function readCaller({ headers }: Pick<FastifyRequest, 'headers'>): Caller {
  // No token is valid while there are no customers.
  if (headers.authorization !== undefined) {
    throw new HttpError(403, 'The token is not valid', { token: ['invalid token'] });
  }
  const given = headers['x-request-id'];
  if (given === undefined) return unknownGuest;
  const uuid = requestUuidSchema.safeParse(given);
  if (!uuid.success) throw new InvalidInput({ uuid: ['invalid uuid'] });
  if (uuid.data.startsWith('u')) throw new HttpError(401, 'The token is missing', { uuid: ['no uuid header'] });
  return { requestUuid: uuid.data, role: 'vk' };
}
