import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ environment: { API_HOST: 'https://api.example' } });
});
afterAll(() => api.close());

it.each([
  ['GET', '/menu/', {}, 200],
  ['GET', '/health/', {}, 200],
  ['GET', '/nincs/', {}, 404],
  ['GET', '/menu/?unknown=1', {}, 422],
  ['DELETE', '/menu/', {}, 405],
  ['OPTIONS', '/api/v1/cart/', { origin: 'http://localhost:3000', 'access-control-request-method': 'POST' }, 204],
  ['GET', '/menu/%zz/', {}, 400],
] as const)('[T22] the API at an https address has HSTS: %s %s', async (method, path, headers, status) => {
  const answer = await api.call(method, path, { headers });
  expect([answer.status, answer.headers['strict-transport-security']]).toEqual([
    status,
    'max-age=63072000; includeSubDomains',
  ]);
});
