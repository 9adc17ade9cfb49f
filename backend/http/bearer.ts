import type { FastifyRequest } from 'fastify';
import type { AdminKey, AdminScope } from '#lib/config/setting-kinds.ts';
import { bearsKeyIn } from '#lib/http/operator.ts';
import { HttpError } from './errors.ts';

/** Whether a call carries a key as its Bearer token, told in the same time for any other; an empty key is nobody's. */
export function bearsKey({ headers }: Pick<FastifyRequest, 'headers'>, key: string): boolean {
  return bearsKeyIn(headers, key);
}

/** What the key of a call may do; null for a call without a known key. */
export function scopesOf(
  request: Pick<FastifyRequest, 'headers'>,
  keys: readonly AdminKey[],
): ReadonlySet<AdminScope> | null {
  const own = keys.filter(({ key }) => bearsKey(request, key));
  return own.length === 0 ? null : new Set(own.flatMap(({ scopes }) => scopes));
}

/** What a call answers whose key is none: 401. */
export function unknownKey(): HttpError {
  return new HttpError(401, 'The key is missing or another one', { authorization: ['invalid'] });
}

/** Throws HttpError: 401 for a call without a known key, 403 for one whose key may not do that. */
export function requireScope(
  request: Pick<FastifyRequest, 'headers'>,
  keys: readonly AdminKey[],
  scope: AdminScope,
): void {
  const scopes = scopesOf(request, keys);
  if (scopes === null) throw unknownKey();
  if (scopes.has(scope)) return;
  throw new HttpError(403, `The key may not do that: it lacks ${scope}`, { authorization: [`scope:${scope}`] });
}
