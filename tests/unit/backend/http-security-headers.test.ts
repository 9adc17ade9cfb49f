import { expect, it } from 'vitest';
import { securityHeaders } from '#backend/http/security-headers.ts';

it.each([
  ['https://api.example', 'max-age=63072000; includeSubDomains'],
  ['http://localhost:4000', undefined],
])('the API at %s has HSTS: %s', (API_HOST, value) => {
  expect(securityHeaders({ API_HOST })['strict-transport-security']).toBe(value);
});
