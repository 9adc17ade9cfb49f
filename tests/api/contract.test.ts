import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument, documentPath } from '#backend/openapi/document.ts';
import { errorBodySchema, type Endpoint } from '#lib/contract/endpoint.ts';
import { parseKnown } from '#lib/contract/open.ts';
import { contractTable, isServed, newPeople, sampleOf, send, startContractApi } from './contract-calls.ts';
import { changed, pathsOf, wireCall, type Json, type Sample } from './hostile-inputs.ts';
import type { TestApi } from './harness.ts';

const { paths } = openApiDocument('http://localhost:4000');
let api: TestApi;
beforeAll(async () => {
  api = await startContractApi();
});
afterAll(() => api.close());

/** Statuses that the document names for a call. */
function documented(endpoint: Endpoint): number[] {
  return Object.keys(paths[documentPath(endpoint)]?.[endpoint.method.toLowerCase()]?.responses ?? {}).map(Number);
}

it('[API-07] every call of the contract is served', () => {
  const unserved = [...contractTable].filter(([, endpoint]) => !isServed(api, endpoint)).map(([id]) => id);
  if (unserved.length > 0) console.log(`Not served: ${unserved.join(', ')}`);
  expect(unserved).toEqual([]);
});

describe.each([...contractTable])('%s', (id, endpoint) => {
  it('answers a right call with what the contract says, and nothing else', async ({ skip }) => {
    if (!isServed(api, endpoint)) skip();
    const sample = await sampleOf(api, id, endpoint, await newPeople(api));
    const { status, text, headers } = await send(api, wireCall(endpoint, sample, id));
    expect({ status, ...(status === 200 ? {} : { text }) }).toEqual({ status: 200 });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const { data, ...rest } = JSON.parse(text);
    expect(rest).toEqual({});
    expect(z.encode(endpoint.data, parseKnown(endpoint.data, data))).toEqual(data);
  });

  it('names the field that is missing, of a wrong type, too long, out of range or unknown', async ({ skip }) => {
    if (!isServed(api, endpoint)) skip();
    const sample = await sampleOf(api, id, endpoint, await newPeople(api));
    const refused = documented(endpoint);
    for (const { name, field, sample: wrong } of wrongSamples(endpoint, sample)) {
      const { status, text } = await send(api, wireCall(endpoint, wrong, name));
      expect.soft({ name, status }).toEqual({ name, status: 422 });
      expect(refused).toContain(status);
      const { errors } = errorBodySchema.parse(JSON.parse(text));
      expect
        .soft(
          Object.keys(errors).some((named) => named === field || named.startsWith(`${field}.`)),
          `${name}: ${text}`,
        )
        .toBe(true);
    }
  });
});

const wrongValues: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e12,
  'x',
  '',
  'x'.repeat(5000),
  [],
  {},
  '\u0000',
  Array.from({ length: 200 }, () => 1),
];
const wrongTexts = ['', '-1', '1.5', '1e12', 'x'.repeat(1000), 'x y', '../x', '\u0000', '0x1', ','.repeat(9)];

interface WrongSample {
  name: string;
  field: string;
  sample: Sample;
}

function wrongBodies(endpoint: Endpoint, sample: Sample): WrongSample[] {
  const { body } = sample;
  if (body === undefined) return [];
  const candidates = pathsOf(body).flatMap((path) =>
    [undefined, ...wrongValues].map((value) => ({
      name: `body ${path.join('.')} = ${JSON.stringify(value)?.slice(0, 30)}`,
      field: path[0] ?? '',
      sample: { ...sample, body: changed(body, path, value) },
    })),
  );
  const unknown = {
    name: 'body with an unknown field',
    field: 'unknownField',
    sample: { ...sample, body: changed(body, ['unknownField'], 1) },
  };
  return [...candidates, unknown].filter(({ sample: { body: wrong } }) => !endpoint.body.safeParse(wrong).success);
}

/** Calls with one value that the contract does not allow. */
function wrongSamples(endpoint: Endpoint, sample: Sample): WrongSample[] {
  const query = Object.keys(sample.query)
    .flatMap((field) =>
      wrongTexts.map((value) => ({
        name: `query ${field} = ${value.slice(0, 30)}`,
        field,
        sample: { ...sample, query: { ...sample.query, [field]: value } },
      })),
    )
    .filter(({ sample: { query: wrong } }) => !endpoint.query.safeParse(wrong).success);
  const unknown = {
    name: 'unknown parameter',
    field: 'unknownField',
    sample: { ...sample, query: { ...sample.query, unknownField: '1' } },
  };
  // An empty parameter, or one beyond the router's 100 characters, is another path.
  const params = Object.keys(sample.params)
    .flatMap((field) =>
      wrongTexts
        .filter((value) => value !== '' && value.length < 100 && value !== '../x')
        .map((value) => ({
          name: `path ${field} = ${value}`,
          field,
          sample: { ...sample, params: { ...sample.params, [field]: value } },
        })),
    )
    .filter(({ sample: { params: wrong } }) => !endpoint.params.safeParse(wrong).success);
  return [...wrongBodies(endpoint, sample), ...query, unknown, ...params];
}
