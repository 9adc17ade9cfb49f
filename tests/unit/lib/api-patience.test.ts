import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverSettings } from '#lib/config/server-settings.ts';
import { healthEndpoints } from '#lib/contract/health.ts';
import { toldKey } from '#lib/core/told.ts';
import type * as Calls from '#lib/api/call.ts';

/** How long each call was given, ms, its headers, and how often a page was said to live shortly. */
const given = vi.hoisted((): number[] => []);
const sent = vi.hoisted((): unknown[] => []);
const shorten = vi.hoisted(() => vi.fn(() => Promise.resolve(null)));
vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ unstable_cache: () => shorten }));
vi.mock('#lib/api/call.ts', async (original) => ({
  ...(await original<typeof Calls>()),
  call: async (_: unknown, { timeout, fetch }: Calls.Transport, __: unknown, options?: Calls.CallOptions) => {
    given.push(timeout);
    sent.push(options?.headers);
    await fetch?.('http://api.test');
    return {};
  },
}));

const { callApi } = await import('#lib/api/server.ts');

/** What the API's answers carry. */
let answered: Record<string, string> = {};
vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { headers: answered })));

beforeEach(() => {
  given.splice(0);
  sent.splice(0);
  shorten.mockClear();
  answered = {};
});
afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(globalThis, toldKey);
});

describe('a call of the API for a page', () => {
  it('has the time of API_TIMEOUT_SERVER', async () => {
    await callApi(healthEndpoints.health);
    expect(given).toEqual([serverSettings.API_TIMEOUT_SERVER]);
  });

  it('[ADR-0149] names what has been told, and draws a page for seconds where the answer does not know of it', async () => {
    await callApi(healthEndpoints.health);
    Reflect.set(globalThis, toldKey, { cursor: '7.1', touchedAt: () => 0 });
    await callApi(healthEndpoints.health, undefined, { headers: { Team: 'aprok' } });
    expect(sent).toEqual([undefined, { Team: 'aprok', 'after-change': '7.1' }]);
    expect(shorten).not.toHaveBeenCalled();
    answered = { behind: 'true' };
    await callApi(healthEndpoints.health);
    expect(shorten).toHaveBeenCalledOnce();
  });

  it('[ADR-0136] is refused by a sentence while a build draws it, which knows no API', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    await expect(callApi(healthEndpoints.health)).rejects.toThrow(
      `A page that the build draws calls ${healthEndpoints.health.path}: leave it to the shop that runs`,
    );
    expect(given).toEqual([]);
  });
});
