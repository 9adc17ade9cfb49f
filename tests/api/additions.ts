import type { Json } from './hostile-inputs.ts';

type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;
/** A whole number from 0 to a highest one. */
type Draw = (max: number) => number;

export const unheard = 'unheard-of';
const addedFields: readonly Json[] = [null, 'x', 7, true, [], [{ x: 1 }], { key: 'value' }];

function resolved(schema: Schema, components: Schemas): Schema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  return resolved(components[reference.split('/').at(-1) ?? ''] ?? {}, components);
}

const isRecord = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a schema names the values that it takes: they are what an API may add to. */
function namesValues(schema: Schema): boolean {
  return (
    Array.isArray(schema['enum']) || Array.isArray(schema['x-extensible-enum']) || typeof schema['const'] === 'string'
  );
}

/** The schemas of a value: the schema itself, or those of its alternatives that it looks like. */
function schemasOf(value: Json, schema: Schema, components: Schemas): Schema[] {
  const own = resolved(schema, components);
  const alternatives = [own['anyOf'], own['oneOf']].flat().filter((one) => one !== undefined) as Schema[];
  if (alternatives.length === 0) return [own];
  const all = alternatives.flatMap((one) => schemasOf(value, one, components));
  const kinds = all.filter(({ properties }) => {
    const { type } = (properties ?? {}) as Schemas;
    return isRecord(value) && type?.['const'] === value['type'];
  });
  return kinds.length > 0 ? kinds : all.filter(({ type }) => type !== 'null');
}

/** Another value for one that the contract names: of those that an API may come to know. */
function another(value: Json, draw: Draw): Json {
  if (typeof value === 'string') return `${unheard}-${draw(99)}`;
  return typeof value === 'number' ? value + 100 : value;
}

/**
 * A true answer as a later API may give it: fields that nobody here knows in any object, values that nobody knows
 * wherever the contract names some, and lists longer by an entry of an unknown kind. The document of the API says where.
 */
export function withAdditions(answer: Json, schema: Schema, components: Schemas, draw: Draw): Json {
  const likely = (percent: number) => draw(99) < percent;
  const grown = (value: Json, at: Schema, percent: number): Json => {
    const [own = {}] = schemasOf(value, at, components);
    if (Array.isArray(value)) {
      const items = (own['items'] ?? {}) as Schema;
      const [first] = value;
      // An entry that is new of its kind stands beside those that are known.
      const added =
        first !== undefined && own['maxItems'] === undefined && likely(60) ? [grown(first, items, 100)] : [];
      return [...value.map((entry) => grown(entry, items, percent)), ...added];
    }
    if (isRecord(value)) {
      const properties = (own['properties'] ?? {}) as Schemas;
      const fields = Object.entries(value).map(([name, field]) => [
        name,
        grown(field, properties[name] ?? {}, percent),
      ]);
      const added = likely(50) ? [[`${unheard}Field`, addedFields[draw(addedFields.length - 1)] ?? null]] : [];
      return Object.fromEntries([...fields, ...added]) as Json;
    }
    return namesValues(own) && likely(percent) ? another(value, draw) : value;
  };
  return grown(answer, schema, 40);
}
