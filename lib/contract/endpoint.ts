import { z } from 'zod';

/**
 * Who may call: `none` needs no identity, `caller` carries X-Request-ID (and the Bearer token of a customer),
 * `customer` needs both, `auth` creates or ends a session and carries X-Request-Client (API-02, API-03). `key` is for
 * other systems of the retailer, with a key of their own as the Bearer token (ADR-0137).
 */
export type Authentication = 'none' | 'caller' | 'customer' | 'auth' | 'key';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  method: Method;
  /** Path with `:name` parameters, trailing slash included. */
  path: string;
  authentication: Authentication;
  /** Whether the call belongs to the team variant and carries the `Team` header (TEAM-10). */
  team: boolean;
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  /** What stands under `data` in the answer. */
  data: Data;
}

const nothing = z.strictObject({});

/** Declares a call. What is left out takes nothing: no parameters, no query, no body. */
export function endpoint<
  Data extends z.ZodType,
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
>(declared: {
  method: Method;
  path: string;
  authentication: Authentication;
  team?: boolean;
  summary: string;
  data: Data;
  params?: Params;
  query?: Query;
  body?: Body;
}): Endpoint<Params, Query, Body, Data> {
  const { params, query, body, ...rest } = declared;
  return {
    ...rest,
    team: rest.team ?? false,
    params: (params ?? nothing) as Params,
    query: (query ?? nothing) as Query,
    body: (body ?? nothing) as Body,
  };
}

/** The body of every answer of 400–599: `errors` holds codes or texts per field (ADR-0086). */
export const errorBodySchema = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).default({}),
});
export type ErrorBody = z.output<typeof errorBodySchema>;

export type ParamsOf<E extends Endpoint> = z.input<E['params']>;
export type QueryOf<E extends Endpoint> = z.input<E['query']>;
export type BodyOf<E extends Endpoint> = z.input<E['body']>;
export type DataOf<E extends Endpoint> = z.output<E['data']>;
