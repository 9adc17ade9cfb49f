import { z } from 'zod';
import * as account from '#lib/contract/account.ts';
import * as auth from '#lib/contract/auth.ts';
import * as blog from '#lib/contract/blog.ts';
import * as brand from '#lib/contract/brand.ts';
import * as billing from '#lib/contract/billing.ts';
import * as cart from '#lib/contract/cart.ts';
import * as cartGiftCard from '#lib/contract/cart-gift-card.ts';
import * as cartVoucher from '#lib/contract/cart-voucher.ts';
import * as content from '#lib/contract/content.ts';
import * as flipbook from '#lib/contract/flipbook.ts';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import * as endpoint from '#lib/contract/endpoint.ts';
import * as guestOrder from '#lib/contract/guest-order.ts';
import * as health from '#lib/contract/health.ts';
import * as home from '#lib/contract/home.ts';
import * as loyalty from '#lib/contract/loyalty.ts';
import * as language from '#lib/contract/language.ts';
import { knownValuesOf } from '#lib/contract/open.ts';
import * as media from '#lib/contract/media.ts';
import * as menu from '#lib/contract/menu.ts';
import * as order from '#lib/contract/order.ts';
import * as orderRecord from '#lib/contract/order-record.ts';
import * as payment from '#lib/contract/payment.ts';
import * as place from '#lib/contract/place.ts';
import * as postalAddress from '#lib/contract/postal-address.ts';
import * as price from '#lib/contract/price.ts';
import * as product from '#lib/contract/product.ts';
import * as richText from '#lib/contract/rich-text.ts';
import * as search from '#lib/contract/search.ts';
import * as sitemap from '#lib/contract/sitemap.ts';
import * as shop from '#lib/contract/shop.ts';
import * as team from '#lib/contract/team.ts';
import * as wishlist from '#lib/contract/wishlist.ts';
import * as withdrawal from '#lib/contract/withdrawal.ts';

const modules = [
  account,
  auth,
  billing,
  blog,
  brand,
  cart,
  cartGiftCard,
  cartVoucher,
  content,
  endpoint,
  flipbook,
  guestOrder,
  health,
  home,
  language,
  loyalty,
  media,
  menu,
  order,
  orderRecord,
  payment,
  place,
  postalAddress,
  price,
  product,
  richText,
  search,
  sitemap,
  shop,
  team,
  wishlist,
  withdrawal,
];

/** A JSON schema of draft 2020-12, the dialect of OpenAPI 3.1. */
export type Schema = z.core.JSONSchema.BaseSchema;

/**
 * Schemas of a call: what it takes as objects of named values, what it sends and gets back as references or schemas.
 */
export interface CallSchemas {
  params: Schema;
  query: Schema;
  body: Schema;
  data: Schema;
}

type Side = 'input' | 'output';
/** Where the document keeps what calls have in common. */
export const componentPath = '#/components/schemas/';

/** The contract's exported schemas by the name that they have in the document: `cartItemSchema` is `CartItem`. */
function exportedSchemas(): Map<string, z.ZodType> {
  const named = new Map<string, z.ZodType>();
  for (const [key, value] of modules.flatMap((module) => Object.entries<unknown>(module))) {
    if (!key.endsWith('Schema') || !(value instanceof z.ZodType)) continue;
    const name = key.charAt(0).toUpperCase() + key.slice(1, -'Schema'.length);
    if (named.has(name)) throw new Error(`Two modules of the contract export ${key}`);
    named.set(name, value);
  }
  return named;
}

/** What a codec stands for on the wire, where both sides write the same: a price is a text (ADR-0092). */
function wireSchema(codec: z.ZodCodec): Schema {
  return withoutOrigin(z.toJSONSchema(codec.def.in as z.ZodType, { io: 'input' }));
}

const tidy: NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'] = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (zodSchema instanceof z.ZodCodec) {
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    Object.assign(jsonSchema, wireSchema(zodSchema));
  }
  // Bounds that every number of JavaScript keeps say nothing.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  // A trimmed address is still an address.
  if (def.type === 'pipe' && def.out instanceof z.ZodEmail && jsonSchema.type === 'string') jsonSchema.format = 'email';
  // Answers may name further values: these are the ones known (ADR-0091).
  const known = zodSchema instanceof z.ZodType ? knownValuesOf(zodSchema) : undefined;
  if (known) Object.assign(jsonSchema, { 'x-extensible-enum': [...known] });
  // Answers may grow: only what refuses unknown fields itself says so.
  if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
};

/** Schemas without what zod notes about where they came from. */
function withoutOrigin(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'));
}

/** A schema that stands alone. */
export function schemaOf(schema: z.ZodType): Schema {
  return withoutOrigin(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', override: tidy }));
}

function referencesOf(schema: Schema): string[] {
  const found = JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  return Array.from(found, ([, name]) => name ?? '');
}

function renamed(schema: Schema, rename: (name: string) => string): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? componentPath + rename(value.slice(componentPath.length)) : value,
  );
}

/** Schemas of one side by name: what clients send, or what they get. */
class SideSchemas {
  readonly #registry = z.registry<{ id: string }>();
  readonly #schemas: Record<string, Schema>;
  readonly #components: ReadonlySet<string>;
  constructor(side: Side, components: ReadonlyMap<string, z.ZodType>, roots: readonly z.ZodType[]) {
    this.#components = new Set(components.keys());
    for (const [id, schema] of components) this.#registry.add(schema, { id });
    for (const [index, schema] of roots.entries()) {
      if (!this.#registry.has(schema)) this.#registry.add(schema, { id: `part${index}` });
    }
    const { schemas } = z.toJSONSchema(this.#registry, {
      io: side,
      uri: (id) => componentPath + id,
      unrepresentable: 'any',
      override: tidy,
    });
    this.#schemas = Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutOrigin(schema)]));
  }

  named(name: string): Schema {
    return this.#schemas[name] ?? {};
  }

  /** The schema itself, with references below it. */
  of(schema: z.ZodType): Schema {
    return this.named(this.#registry.get(schema)?.id ?? '');
  }

  /** A reference where the contract exports the schema, else the schema itself. */
  referenceTo(schema: z.ZodType): Schema {
    const id = this.#registry.get(schema)?.id ?? '';
    return this.#components.has(id) ? { $ref: componentPath + id } : this.named(id);
  }

  /** Names of all components that schemas lead to. */
  reachedFrom(schemas: readonly Schema[]): Set<string> {
    const found = new Set<string>();
    const open = schemas.flatMap(referencesOf);
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      open.push(...referencesOf(this.named(name)));
    }
    return found;
  }
}

/** Names of components whose two sides differ, in themselves or in what they refer to. */
function differing(inputs: SideSchemas, outputs: SideSchemas, names: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const name of names) {
      const [input, output] = [inputs.named(name), outputs.named(name)];
      const isOther = JSON.stringify(input) !== JSON.stringify(output);
      if (isOther || referencesOf(input).some((reference) => found.has(reference))) found.add(name);
    }
  }
  return found;
}

/**
 * Schemas of calls with their shared components. A component that clients send in another form than they get it
 * (a default that may be left out, for example) stands there twice, the sent one with `Input` after its name.
 */
export function contractSchemas<Id extends string>(
  calls: ReadonlyMap<Id, Endpoint>,
): {
  components: Record<string, Schema>;
  calls: Map<Id, CallSchemas>;
} {
  const exported = exportedSchemas();
  const declared = [...calls.values()];
  const inputs = new SideSchemas(
    'input',
    exported,
    declared.flatMap(({ params, query, body }) => [params, query, body]),
  );
  const outputs = new SideSchemas('output', exported, [endpoint.errorBodySchema, ...declared.map(({ data }) => data)]);
  const sent = inputs.reachedFrom(
    declared.flatMap(({ params, query, body }) => [inputs.of(params), inputs.of(query), inputs.referenceTo(body)]),
  );
  const got = outputs.reachedFrom(
    [endpoint.errorBodySchema, ...declared.map(({ data }) => data)].map((schema) => outputs.referenceTo(schema)),
  );
  const twice = differing(inputs, outputs, sent.intersection(got));
  const inputName = (name: string) => (twice.has(name) ? `${name}Input` : name);

  const components = new Map<string, Schema>();
  for (const name of sent) components.set(inputName(name), renamed(inputs.named(name), inputName));
  for (const name of got) components.set(name, outputs.named(name));
  return {
    components: Object.fromEntries([...components].sort(([one], [other]) => (one < other ? -1 : 1))),
    calls: new Map(
      Array.from(calls, ([id, { params, query, body, data }]) => [
        id,
        {
          params: renamed(inputs.of(params), inputName),
          query: renamed(inputs.of(query), inputName),
          body: renamed(inputs.referenceTo(body), inputName),
          data: outputs.referenceTo(data),
        },
      ]),
    ),
  };
}
