import { http, type PathParams, type RequestHandler, type RequestHandlerOptions } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { errorBodySchema, type Endpoint, type ErrorBody, type Method } from '#lib/contract/endpoint.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import { parseKnown } from '#lib/contract/open.ts';

export const apiHost = 'http://localhost:4000';

/** What stands under `data` as the API writes it, before a reader has parsed it. */
export type WireOf<E extends Endpoint> = z.input<E['data']>;
type Answer<E extends Endpoint> = WireOf<E> | z.output<E['data']> | Response;
/** What answers a call; most have nothing to read of it. */
export type Give<E extends Endpoint> = (call: Call) => Answer<E> | Promise<Answer<E>>;
interface Call {
  request: Request;
  params: PathParams;
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } satisfies Record<
  Method,
  unknown
>;
const everyEndpoint: Endpoint[] = Object.values(endpoints).flatMap((group) => Object.values<Endpoint>(group));
const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
const outsideContract = 'x-outside-contract';

/** The answer of calls that have nothing to say. */
export const done = { done: true } as const;

/** An answer of 400–599, with its codes by field. */
export const refusal = (status: number, errors: ErrorBody['errors'] = {}): Response =>
  Response.json({ message: 'no', errors } satisfies ErrorBody, { status });

/** What no API of this contract answers, for tests of what an island does then. */
export const brokenAnswer = (body: object): Response => Response.json(body, { headers: { [outsideContract]: '1' } });

/** Data as they stand on the wire: what a reader holds is written again, what is written already stays. */
function written(endpoint: Endpoint, data: unknown): unknown {
  const wire = z.safeEncode(endpoint.data, data);
  return wire.success ? wire.data : data;
}

/**
 * Answers a call: data are typed by its endpoint, `refusal` and `HttpResponse.error()` go out as they are. `at` names the
 * parameters of its path that alone are answered.
 */
export function on<E extends Endpoint>(
  endpoint: E,
  give: Give<E>,
  { at = {}, ...options }: RequestHandlerOptions & { at?: Record<string, string | number> } = {},
): RequestHandler {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (name, key: string) => String(at[key] ?? name));
  const respond = async (call: Call) => {
    const given = await give(call);
    return given instanceof Response ? given : Response.json({ data: written(endpoint, given) });
  };
  return methods[endpoint.method](`${apiHost}${path}`, respond, options);
}

const answering =
  <E extends Endpoint>(endpoint: E) =>
  (give: Give<E>) =>
    on(endpoint, give);
export const cartCall = {
  get: answering(endpoints.cart.get),
  add: answering(endpoints.cart.add),
  remove: answering(endpoints.cart.remove),
};

/** What the contract says against an answer, by the name of the field. */
async function faultOf(request: Request, response: Response): Promise<string | null> {
  const { origin, pathname } = new URL(request.url);
  if (origin !== apiHost || response.type === 'error' || response.headers.has(outsideContract)) return null;
  const endpoint = everyEndpoint.find((each) => each.method === request.method && patternOf(each).test(pathname));
  if (!endpoint) return `${request.method} ${pathname}: no such call in the contract`;
  const body = await response.text();
  // A gateway's refusal has no words of the API.
  if (!response.ok && body === '') return null;
  const schema = response.ok ? z.object({ data: endpoint.data }) : errorBodySchema;
  try {
    // Values that the contract does not know belong to later APIs, which tests have to name as such.
    parseKnown(schema, JSON.parse(body));
    return null;
  } catch (error) {
    return `${request.method} ${pathname}: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`;
  }
}

/** The API at the network's edge. A call that no handler expects fails the test, and so does what no API may answer. */
export function mockApi(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  let faults: Promise<string | null>[] = [];
  server.events.on('response:mocked', ({ request, response }) => {
    faults.push(faultOf(request, response.clone()));
  });
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(async () => {
    server.resetHandlers();
    const said = (await Promise.all(faults)).filter((fault) => fault !== null);
    faults = [];
    expect.soft(said, 'answers that the contract does not allow').toEqual([]);
  });
  afterAll(() => server.close());
  return server;
}
