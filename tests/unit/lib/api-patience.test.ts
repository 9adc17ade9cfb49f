import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '#lib/config/index.ts';
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
  it.each([
    ['', 30_000],
    ['90000', 90_000],
  ])('has the time of API_TIMEOUT_BUILD=%s while a build draws its pages', async (setting, time) => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    vi.stubEnv('API_TIMEOUT_BUILD', setting);
    await callApi(healthEndpoints.health);
    expect(given).toEqual([time]);
  });

  it('has that of API_TIMEOUT_SERVER while somebody waits', async () => {
    vi.stubEnv('API_TIMEOUT_BUILD', '90000');
    await callApi(healthEndpoints.health);
    expect(given).toEqual([settings.API_TIMEOUT_SERVER]);
  });
});
