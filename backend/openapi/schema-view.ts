import { html, type Fragment, type Html } from '../checkout/html.ts';
import { componentPath, type Schema } from './schemas.ts';

/** Link to a component's place on the page. */
function componentLink(reference: string): Html {
  const name = reference.slice(componentPath.length);
  return html`<a href="#schema-${name}"><code>${name}</code></a>`;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

/** Limits of a value in words, such as `1–99` or `at most 50 characters`. */
function limitsOf(schema: Schema): string[] {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems } = schema;
  const range = (low: number | undefined, high: number | undefined, unit: string): string[] => {
    if (low === undefined && high === undefined) return [];
    if (low === undefined) return [`at most ${high}${unit}`];
    return [high === undefined ? `at least ${low}${unit}` : `${low}–${high}${unit}`];
  };
  return [
    ...range(minimum, maximum, ''),
    ...(typeof exclusiveMinimum === 'number' ? [`above ${exclusiveMinimum}`] : []),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' entries'),
    ...(schema.format === undefined ? [] : [schema.format]),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ];
}

function typeOf(schema: Schema): Fragment {
  if (schema.$ref !== undefined) return componentLink(schema.$ref);
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) {
    return schema.enum.map((value, index) => [index > 0 && ' · ', html`<code>${JSON.stringify(value)}</code>`]);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.filter(isSchema).map((choice, index) => [index > 0 && ' or ', typeOf(choice)]);
  if (schema.type === 'array' && isSchema(schema.items))
    return ['list of ', typeOf(Array.isArray(schema.items) ? {} : schema.items)];
  return typeof schema.type === 'string' ? schema.type : 'anything';
}

/** A value's type and limits in one line. */
export function typeLine(schema: Schema): Html {
  const limits = limitsOf(schema);
  const pattern =
    schema.format === undefined && schema.pattern !== undefined && html` <code class="rule">${schema.pattern}</code>`;
  return html`${typeOf(schema)}${limits.length > 0 && html` <span class="rule">${limits.join(', ')}</span>`}${pattern}`;
}

/** Schemas below a value whose fields have to be shown with it: of an object, of a list's entries, of choices. */
function insides(schema: Schema): Schema[] {
  if (schema.properties) return [schema];
  const below = [schema.items, ...(schema.anyOf ?? schema.oneOf ?? [])].flat();
  return below.filter(isSchema).flatMap(insides);
}

/** The fields of a schema as a nested list; nothing for a schema without fields of its own. */
export function fieldList(schema: Schema): Fragment {
  return insides(schema).map(
    ({ properties = {}, required = [] }) =>
      html`<ul class="fields">${Object.entries(properties).map(
        ([name, value]) =>
          isSchema(value) &&
          html`<li><code>${name}</code> ${typeLine(
            value,
          )}${required.includes(name) ? '' : html` <span class="rule">optional</span>`}${fieldList(value)}</li>`,
      )}</ul>`,
  );
}
