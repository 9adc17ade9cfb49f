import type { Endpoint } from '#lib/contract/endpoint.ts';
import { contractCalls, type endpoints } from '#lib/contract/endpoints.ts';
import { healthEndpoints } from '#lib/contract/health.ts';
import {
  parametersOf,
  securityOf,
  securitySchemes,
  type Parameter,
  type SecurityRequirement,
  type systemSecuritySchemes,
} from './parameters.ts';
import { refusalKinds, refusalsOf, type Refusal } from './refusals.ts';
import { contractSchemas, type CallSchemas, type Schema } from './schemas.ts';

interface MediaType {
  schema: Schema;
  example?: unknown;
}

/** An answer of the document, or where it stands among the components. */
export interface Response {
  description: string;
  headers?: Record<string, { description: string; schema: Schema }>;
  content: { 'application/json': MediaType };
}
export interface Reference {
  $ref: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: SecurityRequirement[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: { 'application/json': MediaType } };
  responses: Record<string, Response | Reference>;
}

/** An OpenAPI 3.1 document, as far as this API needs one. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    securitySchemes: typeof securitySchemes | typeof systemSecuritySchemes;
  };
}

/** A resource of the contract's table; the compiler asks for a description of every one. */
type Resource = keyof typeof endpoints;

const resources: Record<Resource, string> = {
  menu: 'The menu tree of the header.',
  home: 'What the home page shows.',
  search: 'Results with filters, suggestions, and what the header shows.',
  product: 'Products with their options and what stores hold of them.',
  review: 'Reviews by who has bought the goods; they exist only while the shop has them.',
  brand: 'Brands with goods.',
  shop: 'Stores with opening hours and services.',
  place: 'Towns of postcodes.',
  flipbook: 'Flipbooks with pages to turn.',
  blog: 'Guides.',
  content: 'Static and service pages.',
  auth: 'Sessions, registration and forgotten passwords.',
  account: 'A customer’s own data and addresses.',
  loyalty: 'The loyalty card.',
  cart: 'Carts of guests and customers.',
  voucher: 'Vouchers of a cart.',
  giftCard: 'Gift cards of a cart, and what is left on them.',
  wishlist: 'Wishlists of guests and customers.',
  stockNotice: 'Mails for when goods are back in stock.',
  newsletter: 'The newsletter for who has no account.',
  order: 'Ways of delivery, and orders.',
  guestOrder: 'A guest’s order by its secret link.',
  payment: 'Payments of orders by card, by the reference of their try; they exist only while the shop takes cards.',
  withdrawal: 'Withdrawal from an order, in two steps as the law asks.',
  team: 'The team shop; its calls exist only while it is switched on.',
  sitemap: 'Every public path.',
  health: 'Whether the API is ready.',
};

const description = `The calls between a storefront and the product's API.

Bodies and answers are JSON. What a call answers stands under \`data\`; an answer of 400–599 is \
\`{ "message": …, "errors": { "field": ["code or text"] } }\`, and one of 500–599 carries no detail. Callers say who they are \
by the headers \`Authorization\` and \`X-Request-ID\` alone: cookies are never read. Unknown fields and parameters are refused.

Prices are strings in Hungarian notation without currency: \`"24.990"\`. Moments are ISO 8601 in UTC.

GET calls may be repeated once on 408, 409, 425, 429, 500, 502, 503 and 504, after \`Retry-After\` where it is sent; \
writes are never repeated unasked. Public answers carry an \`ETag\` for \`If-None-Match\`; answers to callers are never stored.`;

/** A path as OpenAPI writes it: `/api/v1/store/{sysname}/`. */
export function documentPath({ path }: Endpoint): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

const errorBody: Schema = { $ref: '#/components/schemas/ErrorBody' };

function refusalResponse({ description: text, example, retryAfter }: Refusal): Response {
  const header = {
    description: 'Seconds until it is worth trying again.',
    schema: { type: 'integer', minimum: 1 } as const,
  };
  return {
    description: text,
    ...(retryAfter ? { headers: { 'Retry-After': header } } : {}),
    content: { 'application/json': { schema: errorBody, example } },
  };
}

function answerUnder(schema: Schema, text: string): Response {
  const answer: Schema = { type: 'object', properties: { data: schema }, required: ['data'] };
  return { description: text, content: { 'application/json': { schema: answer } } };
}

function operation(id: string, endpoint: Endpoint, schemas: CallSchemas): Operation {
  const refused = refusalsOf(endpoint).map((status) => [status, { $ref: `#/components/responses/${status}` }] as const);
  const takesBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const isBodyNeeded = !endpoint.body.safeParse({}).success;
  return {
    operationId: id,
    summary: endpoint.summary,
    tags: [id.slice(0, id.indexOf('.'))],
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, schemas),
    ...(takesBody
      ? { requestBody: { required: isBodyNeeded, content: { 'application/json': { schema: schemas.body } } } }
      : {}),
    responses: {
      200: answerUnder(schemas.data, 'Done.'),
      ...Object.fromEntries(refused),
      ...(endpoint === healthEndpoints.health ? { 503: answerUnder(schemas.data, 'It is stopping.') } : {}),
    },
  };
}

/** What a document says of its calls. */
export interface Described extends Pick<OpenApiDocument, 'info' | 'tags'> {
  calls: ReadonlyMap<string, Endpoint>;
  refusals: Readonly<Record<string, Refusal>>;
  securitySchemes: OpenApiDocument['components']['securitySchemes'];
}

/** The OpenAPI document of calls by `tag.name`, for an API at the address. */
export function documentOf(
  host: string,
  { calls, info, tags, refusals, securitySchemes: schemes }: Described,
): OpenApiDocument {
  const { components, calls: schemas } = contractSchemas(calls);
  const paths: OpenApiDocument['paths'] = {};
  for (const [id, endpoint] of calls) {
    const found = schemas.get(id);
    if (!found) continue;
    (paths[documentPath(endpoint)] ??= {})[endpoint.method.toLowerCase()] = operation(id, endpoint, found);
  }
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: host, description: 'This API' }],
    tags,
    paths,
    components: {
      schemas: components,
      responses: Object.fromEntries(Object.entries(refusals).map(([status, kind]) => [status, refusalResponse(kind)])),
      securitySchemes: schemes,
    },
  };
}

/** The OpenAPI document of the contract, for an API at the address. */
export function openApiDocument(host: string): OpenApiDocument {
  return documentOf(host, {
    calls: contractCalls(),
    info: {
      title: 'Product API',
      version: '1.0.0',
      summary: 'Catalog, customers, carts and orders of a sports shop',
      description,
    },
    tags: Object.entries(resources).map(([name, text]) => ({ name, description: text })),
    refusals: refusalKinds,
    securitySchemes,
  });
}
