import { cartEndpoints } from '#lib/contract/cart-calls.ts';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { catalogLanguage, languages } from '#lib/contract/language.ts';
import { namesClient } from '#lib/contract/named-client.ts';
import { orderEndpoints } from '#lib/contract/order.ts';
import { teamEndpoints } from '#lib/contract/team.ts';
import { additionKeyPattern, orderKeyPattern } from '../http/idempotency.ts';
import { differsByLanguage } from '../languages/speaking.ts';
import { differsByTeam } from '../http/team-header.ts';
import type { CallSchemas, Schema } from './schemas.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
}

const requestClient: Parameter = {
  name: 'X-Request-Client',
  in: 'header',
  required: true,
  description: 'Kind of client that opens or ends the session.',
  schema: { type: 'string', const: 'web' },
};
const team: Parameter = {
  name: 'Team',
  in: 'header',
  required: true,
  description: 'Every call of the team shop carries it.',
  schema: { type: 'string' },
};
const namedTeam: Parameter = {
  ...team,
  required: false,
  description:
    'Slug of the team whose shop the answer is to be; where no team has it, goods are those of the whole shop.',
};
const acceptLanguage: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description:
    'Language of the texts. What the catalog does not say in it stays in the catalog’s, Hungarian; what it does say is ' +
    'marked by `lang`, or in `langs` by field.',
  schema: { type: 'string', default: catalogLanguage, examples: [...languages] },
};
const orderKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated call with the same key answers the order of the first one and places none.',
  schema: { type: 'string', pattern: orderKeyPattern.source },
};
const additionKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A random UUID. For a day a repeated call of the same caller with the same key answers the cart of the first ' +
    'one as it is now and adds nothing; one with another body is refused by 409.',
  schema: { type: 'string', format: 'uuid', pattern: additionKeyPattern.source },
};
const callsWithKey = new Map<Endpoint, Parameter>([
  [orderEndpoints.placeOrder, orderKey],
  [cartEndpoints.add, additionKey],
  [teamEndpoints.addToCart, additionKey],
]);

function valuesOf(schema: Schema, place: 'path' | 'query'): Parameter[] {
  return Object.entries(schema.properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: typeof value === 'boolean' ? {} : value,
  }));
}

/** Parameters of a call in its path, its query and its headers; identity stands among the security schemes. */
export function parametersOf(endpoint: Endpoint, schemas: CallSchemas): Parameter[] {
  const key = callsWithKey.get(endpoint);
  return [
    ...valuesOf(schemas.params, 'path'),
    ...valuesOf(schemas.query, 'query'),
    ...(namesClient(endpoint) ? [requestClient] : []),
    ...(endpoint.team ? [team] : []),
    ...(differsByTeam(endpoint) ? [namedTeam] : []),
    ...(differsByLanguage(endpoint) ? [acceptLanguage] : []),
    ...(key ? [key] : []),
  ];
}

export type SecurityRequirement = Record<string, string[]>;

/** How callers say who they are (API-02); cookies say nothing. */
export const securitySchemes = {
  requestId: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Request-ID',
    description:
      'Request uuid: of a guest, from the `uuid` of a cart or wishlist; of a customer, from the session (begins with `u`).',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'Token of a customer’s session, always together with its request uuid.',
  },
} as const;

/** How other systems say who they are (ADR-0137). */
export const systemSecuritySchemes = {
  key: { type: 'http', scheme: 'bearer', description: 'A key of ADMIN_KEYS with the scope of the call.' },
} as const;

/** Identities that a call takes, one of them at a time; an empty one is a guest who never wrote. */
export function securityOf({ authentication }: Endpoint): SecurityRequirement[] {
  const customer = { token: [], requestId: [] };
  if (authentication === 'customer') return [customer];
  if (authentication === 'key') return [{ key: [] }];
  return authentication === 'caller' ? [{}, { requestId: [] }, customer] : [];
}
