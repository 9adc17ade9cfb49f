import { z } from 'zod';
import { adminEndpoints } from '#lib/contract/admin.ts';
import { changesEndpoint, newsLineSchema } from '#lib/contract/changes.ts';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { eventSchema, webhookFrame } from '#lib/contract/event.ts';
import { documentOf, type OpenApiDocument } from './document.ts';
import { systemSecuritySchemes } from './parameters.ts';
import { refusalKinds, type Refusal } from './refusals.ts';
import { schemaOf, type Schema } from './schemas.ts';

const description = `The calls between the shop and the retailer's other systems, and what these are told by webhooks (ADR-0137).

Money is whole forints, moments are ISO 8601 in UTC. Each call that changes something may be made again. Webhooks are signed as \
[Standard Webhooks](https://www.standardwebhooks.com/) has it, by the headers \`webhook-id\`, \`webhook-timestamp\` and \
\`webhook-signature\`; those of one object come in order, each at least once.`;

interface Webhook {
  post: {
    summary: string;
    requestBody: { required: true; content: { 'application/json': { schema: Schema } } };
    responses: { 200: { description: string } };
  };
}

/** An OpenAPI 3.1 document with what is sent to receivers. */
export interface SystemsDocument extends OpenApiDocument {
  webhooks: Record<string, Webhook>;
}

const refusals: Readonly<Record<string, Refusal>> = {
  ...refusalKinds,
  401: {
    description: 'The key is missing, or is none of the shop’s.',
    example: { message: 'The key is missing or another one', errors: { authorization: ['invalid'] } },
  },
  403: {
    description: 'The key may not do that; `errors.authorization` names the scope that it lacks.',
    example: {
      message: 'The key may not do that: it lacks orders:write',
      errors: { authorization: ['scope:orders:write'] },
    },
  },
  409: {
    description: 'The order may not become that, or no such refund is left; `message` says why. Nothing was done.',
    example: {
      message: 'An order that is delivered may not become packed',
      errors: { status: ['from:delivered', 'to:packed'] },
    },
  },
};

function webhookOf(event: (typeof eventSchema.options)[number]): [string, Webhook] {
  const type = event.shape.type.value;
  const schema = schemaOf(z.object({ ...webhookFrame.shape, ...event.shape }));
  return [
    type,
    {
      post: {
        summary: type,
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: { 200: { description: 'Any status of 200–299 has taken it; 410 wants no more of it.' } },
      },
    },
  ];
}

/** The one answer that never ends: lines of JSON. */
const streamOf = (schema: Schema) => ({
  description: 'Lines, each of which is this, until the connection ends.',
  content: { 'application/x-ndjson': { schema } },
});

/** The OpenAPI document of the calls of other systems, and of the webhooks that they are told by. */
export function systemsDocument(host: string): SystemsDocument {
  const calls = new Map<string, Endpoint>([
    ...Object.entries<Endpoint>(adminEndpoints).map(([name, endpoint]) => [`orders.${name}`, endpoint] as const),
    ['changes.follow', changesEndpoint],
  ]);
  const document = documentOf(host, {
    calls,
    info: {
      title: 'Calls of other systems',
      version: '1.0.0',
      summary: 'Orders for a warehouse, an ERP or a bookkeeper, and events as webhooks',
      description,
    },
    tags: [
      { name: 'orders', description: 'Orders, and what becomes of them.' },
      { name: 'changes', description: 'What changes, for storefronts: the key is CHANGES_KEY.' },
    ],
    refusals,
    securitySchemes: systemSecuritySchemes,
  });
  Object.assign(document.paths[changesEndpoint.path]?.get?.responses ?? {}, {
    200: streamOf(schemaOf(newsLineSchema)),
  });
  return { ...document, webhooks: Object.fromEntries(eventSchema.options.map(webhookOf)) };
}
