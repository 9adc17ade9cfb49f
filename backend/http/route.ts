import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Authentication, Endpoint } from '#lib/contract/endpoint.ts';
import { parseKnown } from '#lib/contract/open.ts';
import type { Language } from '#lib/contract/language.ts';
import type { Role } from '../catalog/model.ts';
import { differsByLanguage, languageOf } from '../languages/speaking.ts';
import { differsByTeam } from './team-header.ts';
import { InvalidInput, InvalidSession } from '../domain/errors.ts';

/** Who calls, read from the headers alone; never from a cookie (ADR-0069). */
export interface Caller {
  /** X-Request-ID of a guest or customer; null for a guest who never wrote anything. */
  requestUuid: string | null;
  /** Null for a guest. */
  customerId: number | null;
  role: Role;
}

/** A caller with a session. */
export interface Customer extends Caller {
  requestUuid: string;
  customerId: number;
}

/** The caller of an endpoint that is for customers alone. Throws InvalidSession for a guest. */
export function customerOf({ requestUuid, customerId, role }: Caller): Customer {
  if (requestUuid === null || customerId === null) throw new InvalidSession();
  return { requestUuid, customerId, role };
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyContextConfig {
    authentication?: Authentication;
    /** Whether the answer is another one where a team is named. */
    differsByTeam?: boolean;
    /** Whether it is another one in another language. */
    differsByLanguage?: boolean;
  }
  interface FastifyInstance {
    /** Whether answers are held against the contract before they are sent; for tests. */
    validatesAnswers: boolean;
    /** Gives an answer in a language, as far as there are words for it. */
    inLanguage: <Data>(language: Language, endpoint: Endpoint, data: Data) => Data;
  }
}

export interface Call<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  caller: Caller;
  /** What the caller reads best. */
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Part = 'params' | 'query' | 'body';

function parsed(schema: z.ZodType, given: unknown, part: Part): unknown {
  const input = given ?? {};
  const result = schema.safeParse(input);
  if (!result.success) throw InvalidInput.fromIssues(result.error.issues, input, part);
  return result.data;
}

/** Serves an endpoint of the contract: validates what comes in, and answers what the handler returns under `data`. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.input<E['data']>> | z.input<E['data']>,
): void {
  const takesBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: {
      authentication: endpoint.authentication,
      differsByTeam: differsByTeam(endpoint),
      differsByLanguage: differsByLanguage(endpoint),
    },
    handler: async (request, reply) => {
      const language = languageOf(request.headers);
      const call = {
        params: parsed(endpoint.params, request.params, 'params'),
        query: parsed(endpoint.query, request.query, 'query'),
        body: takesBody ? parsed(endpoint.body, request.body, 'body') : {},
        caller: request.caller,
        language,
        request,
        reply,
      } as Call<E>;
      const data = app.inLanguage(language, endpoint, await handler(call));
      if (app.validatesAnswers) parseKnown(endpoint.data, data);
      return { data };
    },
  });
}
