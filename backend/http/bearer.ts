import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Whether a call carries a key as its Bearer token, told in the same time for any other; an empty key is nobody's. */
export function bearsKey({ headers }: Pick<FastifyRequest, 'headers'>, key: string): boolean {
  return key !== '' && timingSafeEqual(digestOf(headers.authorization ?? ''), digestOf(`Bearer ${key}`));
}
