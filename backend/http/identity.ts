import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { namesClient } from '#lib/contract/named-client.ts';
import { isCustomerUuid } from '../customers/secrets.ts';
import { findSession } from '../customers/sessions.ts';
import type { Database } from '../db/schema.ts';
import { InvalidInput, InvalidSession } from '../domain/errors.ts';
import { tokenPattern, uuidPattern } from '../domain/identity.ts';
import { HttpError } from './errors.ts';
import type { Caller } from './route.ts';

/** A guest who never wrote anything. */
export const unknownGuest: Caller = Object.freeze({ requestUuid: null, customerId: null, role: 'vk' });

const bearer = /^Bearer (\S+)$/i;

/** The token of the header Authorization. Throws InvalidSession where the header holds none. */
export function bearerToken({ authorization }: FastifyRequest['headers']): string {
  const token = bearer.exec(authorization ?? '')?.[1];
  if (token === undefined || !tokenPattern.test(token)) throw new InvalidSession();
  return token;
}

function givenUuid(given: string | string[] | undefined): string | null {
  if (given === undefined) return null;
  if (typeof given !== 'string' || !uuidPattern.test(given)) throw new InvalidInput({ uuid: ['invalid uuid'] });
  return given;
}

/** Throws 400 where a call that creates or ends a session does not name its client (API-03). */
export function requireClient({ headers, routeOptions: { config, url = '' } }: FastifyRequest): void {
  const { authentication } = config;
  if (authentication === undefined || !namesClient({ authentication, path: url })) return;
  if (headers['x-request-client'] === 'web') return;
  throw new HttpError(400, 'The client is not named', { 'x-request-client': ['web'] });
}

/**
 * Who calls, from the headers alone; cookies are never read (ADR-0069). Throws the errors that end a session
 * (AUTH-07): 403 for a token that is not valid or missing beside a customer's request uuid, 401 for a token without a
 * request uuid, 422 for a request uuid that is malformed or not the token's.
 */
export async function readCaller(
  { headers }: Pick<FastifyRequest, 'headers'>,
  db: Kysely<Database>,
  now: Date,
): Promise<Caller> {
  if (headers.authorization === undefined) {
    const uuid = givenUuid(headers['x-request-id']);
    if (uuid === null) return unknownGuest;
    if (isCustomerUuid(uuid)) throw new InvalidSession();
    return { requestUuid: uuid, customerId: null, role: 'vk' };
  }
  const session = await findSession(db, bearerToken(headers), now);
  if (!session) throw new InvalidSession();
  const uuid = givenUuid(headers['x-request-id']);
  if (uuid === null) throw new HttpError(401, 'The request uuid is missing', { uuid: ['no uuid header'] });
  if (uuid !== session.requestUuid) throw new InvalidInput({ uuid: ['invalid uuid'] });
  return session;
}
