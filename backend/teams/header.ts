import type { FastifyRequest } from 'fastify';
import { teamSlugSchema } from '#lib/contract/team.ts';
import { HttpError, InvalidInput } from '../http/errors.ts';

/**
 * The slug of the header Team, which every call of the team variant carries (TEAM-10). Throws 400 `team: required`
 * where it is not sent and 422 `team: invalid` where it is no slug.
 */
export function teamHeader({ team }: FastifyRequest['headers']): string {
  if (team === undefined) throw new HttpError(400, 'The team is not named', { team: ['required'] });
  const slug = teamSlugSchema.safeParse(team);
  if (!slug.success) throw new InvalidInput({ team: ['invalid'] });
  return slug.data;
}
