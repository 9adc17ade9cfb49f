import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentPath, openApiDocument, type OpenApiDocument, type Operation } from '#backend/openapi/document.ts';
import { refusalKinds } from '#backend/openapi/refusals.ts';
import { systemsDocument } from '#backend/openapi/systems.ts';
import { adminEndpoints } from '#lib/contract/admin.ts';
import { eventTypes } from '#lib/contract/event.ts';
import { errorBodySchema } from '#lib/contract/endpoint.ts';
import { contractTable } from './contract-calls.ts';
import { newCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const document = openApiDocument('http://localhost:4000');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

function operations({ paths }: OpenApiDocument): Operation[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods));
}

function operationOf(id: string): Operation {
  const found = operations(document).find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`No operation ${id}`);
  return found;
}

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone({ ...document }));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('[ADR-0137] [ADR-0149] of other systems is valid, and names their calls and every event', async () => {
    const systems = systemsDocument('http://localhost:4000');
    const { valid, errors } = await new Validator().validate(structuredClone({ ...systems }));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(Object.keys(systems.webhooks)).toEqual(eventTypes);
    expect(operations(systems)).toHaveLength(Object.keys(adminEndpoints).length + 1);
    expect(systems.paths['/changes/']?.get?.responses[200]).toMatchObject({
      content: { 'application/x-ndjson': { schema: { required: ['cursor', 'news'] } } },
    });
    for (const { security } of operations(systems)) expect(security).toEqual([{ key: [] }]);
    expect(JSON.stringify(systems.webhooks['order.placed'])).toContain('"sequence"');
  });

  it('[API-07] names every call of the contract once, with its path and method', () => {
    expect(
      operations(document)
        .map(({ operationId }) => operationId)
        .toSorted(),
    ).toEqual([...contractTable.keys()].toSorted());
    for (const [id, endpoint] of contractTable) {
      expect(document.paths[documentPath(endpoint)]?.[endpoint.method.toLowerCase()]?.operationId).toBe(id);
    }
  });

  it('describes what a schema means only once, and nothing that no call uses', () => {
    const { schemas } = document.components;
    const referenced = new Set(JSON.stringify(document).match(/(?<=#\/components\/schemas\/)\w+/g));
    expect([...referenced].toSorted()).toEqual(Object.keys(schemas).toSorted());
    const objects = Object.values(schemas)
      .filter(({ properties }) => properties)
      .map((schema) => JSON.stringify(schema));
    expect(new Set(objects).size).toBe(objects.length);
    expect(operationOf('cart.get').responses[200]).toMatchObject({
      content: { 'application/json': { schema: { properties: { data: { $ref: '#/components/schemas/Cart' } } } } },
    });
  });

  it('takes the sent side for requests, where a default may be left out, and the answered side for answers', () => {
    expect(document.components.schemas.CartAdd).toMatchObject({
      required: ['productOption'],
      additionalProperties: false,
      properties: { amount: { type: 'integer', minimum: 1, maximum: 99, default: 1 } },
    });
    expect(document.components.schemas.Cart?.additionalProperties).toBeUndefined();
    expect(document.components.schemas.ErrorBody?.required).toEqual(['message', 'errors']);
  });

  it('[API-02] [API-03] [TEAM-10] names the headers and identities of each kind of call', () => {
    const headers = (id: string) =>
      operationOf(id)
        .parameters.filter((one) => one.in === 'header')
        .map(({ name }) => name);
    for (const id of ['auth.login', 'auth.logout']) expect(headers(id)).toEqual(['X-Request-Client']);
    expect(headers('team.login')).toEqual(['X-Request-Client', 'Team']);
    expect(headers('order.placeOrder')).toEqual(['Accept-Language', 'Idempotency-Key']);
    expect(headers('cart.add')).toEqual(['Accept-Language', 'Idempotency-Key']);
    expect(headers('team.addToCart')).toEqual(['Team', 'Accept-Language', 'Idempotency-Key']);
    expect(headers('menu.menu')).toEqual(['Accept-Language']);
    expect(operationOf('menu.menu').security).toEqual([]);
    expect(operationOf('account.account').security).toEqual([{ token: [], requestId: [] }]);
    expect(operationOf('cart.get').security).toEqual([{}, { requestId: [] }, { token: [], requestId: [] }]);
    expect(operationOf('search.search').parameters).toContainEqual({
      name: 'page',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 500 },
    });
    expect(operationOf('product.product').parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
      { name: 'Team', in: 'header', required: false },
      { name: 'Accept-Language', in: 'header', required: false },
    ]);
  });

  it.each(Object.entries(refusalKinds))('gives an example of %s in the form of all errors', (_, { example }) => {
    expect(errorBodySchema.parse(example)).toEqual(example);
  });

  it('gives the examples as they really come', async () => {
    const json = { 'content-type': 'application/json' };
    const cart = '/api/v1/cart/';
    const { token } = await newCustomer(api);
    const answers = {
      400: await api.call('POST', cart, { body: '{', headers: json }),
      401: await api.call('GET', cart, { headers: { authorization: `Bearer ${token}` } }),
      403: await api.call('GET', cart, { headers: { authorization: 'Bearer abc' } }),
      404: await api.call('GET', '/api/v1/product/999999/'),
      413: await api.call('POST', cart, { body: 'x'.repeat(70_000), headers: json }),
      414: await api.call('GET', `${cart}?${'a'.repeat(4096)}`),
      415: await api.call('POST', cart, { body: 'a=b', headers: { 'content-type': 'text/plain' } }),
      422: await api.call('PUT', `${cart}hash/${'0'.repeat(8)}/`, { body: { amount: 0 } }),
    };
    for (const [status, { status: given, message, errors }] of Object.entries(answers)) {
      expect(given).toBe(Number(status));
      expect({ message, errors }).toEqual(refusalKinds[status]?.example);
    }
  });

  it('is written by npm run openapi, and served', async () => {
    const file = join(api.folder, 'openapi.json');
    await promisify(execFile)(process.execPath, ['backend/openapi/write.ts', file], {
      env: { ...process.env, API_HOST: 'https://api.example' },
    });
    const written: unknown = JSON.parse(await readFile(file, 'utf8'));
    await rm(file);
    expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument('https://api.example'))));
    const served = await api.app.inject({ url: '/openapi.json', headers: { host: 'evil.example' } });
    expect(served.json()).toEqual(JSON.parse(JSON.stringify(document)));
    expect(served.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      etag: expect.any(String),
    });
  });
});

describe('GET /docs/', () => {
  it('reads the document that is served beside it, by scripts of this host alone', async () => {
    const { statusCode, headers, body } = await api.app.inject('/docs/');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<html lang="en">');
    expect(body).toContain(`<title>${document.info.title} ${document.info.version}</title>`);
    expect(body).toContain('"url": "/openapi.json"');
    expect(body).not.toMatch(/https?:|<link|<[^>]+ (style|on\w+)=/i);
    const sources = Array.from(body.matchAll(/<script[^>]* src="([^"]+)"/g), ([, source]) => `/docs/${source}`);
    expect(sources).toEqual(['/docs/js/scalar.js']);
    const script = await api.app.inject('/docs/js/scalar.js');
    expect([script.statusCode, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(script.body).toContain('createApiReference');
  });

  it('lets in its own scripts, and calls of the API alone', async () => {
    const { headers, body } = await api.app.inject('/docs/');
    const inline = /<script type="text\/javascript">([^]*?)<\/script>/.exec(body)?.[1] ?? '';
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(inline))).toString('base64');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`default-src 'none'; script-src 'self' 'sha256-${digest}';`);
    expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
    expect(policy).toMatch(/; connect-src 'self' http\S+;/);
  });
});
