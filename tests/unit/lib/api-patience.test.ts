import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverSettings } from '#lib/config/server-settings.ts';
import { healthEndpoints } from '#lib/contract/health.ts';
import type * as Calls from '#lib/api/call.ts';

/** How long each call was given, ms. */
const given = vi.hoisted((): number[] => []);
vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ unstable_cache: () => () => Promise.resolve(null) }));
vi.mock('#lib/api/call.ts', async (original) => ({
  ...(await original<typeof Calls>()),
  call: (_: unknown, { timeout }: Calls.Transport) => {
    given.push(timeout);
    return Promise.resolve({});
  },
}));

const { callApi } = await import('#lib/api/server.ts');

beforeEach(() => void given.splice(0));
afterEach(() => vi.unstubAllEnvs());

describe('a call of the API for a page', () => {
  it('has the time of API_TIMEOUT_SERVER', async () => {
    await callApi(healthEndpoints.health);
    expect(given).toEqual([serverSettings.API_TIMEOUT_SERVER]);
  });

  it('[ADR-0136] is refused by a sentence while a build draws it, which knows no API', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    await expect(callApi(healthEndpoints.health)).rejects.toThrow(
      `A page that the build draws calls ${healthEndpoints.health.path}: leave it to the shop that runs`,
    );
    expect(given).toEqual([]);
  });
});
