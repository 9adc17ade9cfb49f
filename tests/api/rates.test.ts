import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from './harness.ts';

const origin = 'http://localhost:3000';

describe('rates', () => {
  const environment = {
    RATE_LIMIT_READS: '3',
    RATE_LIMIT_WRITES: '1',
    TRUSTED_PROXIES: '10.0.0.1',
    RATE_LIMIT_EXEMPT: '127.0.0.0/8,198.51.100.4',
    SHED_DELAY: '0',
  };
  let limited: TestApi;
  beforeAll(async () => {
    limited = await startTestApi({ environment });
  });
  afterAll(() => limited.close());

  async function statuses(
    count: number,
    call: { remoteAddress: string; method?: 'GET' | 'POST'; url?: string; headers?: Record<string, string> },
  ): Promise<number[]> {
    const found: number[] = [];
    for (let index = 0; index < count; index += 1)
      found.push((await limited.app.inject({ url: '/menu/', ...call })).statusCode);
    return found;
  }

  it('are limited for each address, reads and writes apart', async () => {
    expect(await statuses(5, { remoteAddress: '203.0.113.1' })).toEqual([200, 200, 200, 429, 429]);
    expect(await statuses(1, { remoteAddress: '203.0.113.2' })).toEqual([200]);
    expect(await statuses(2, { remoteAddress: '203.0.113.1', method: 'POST', url: '/api/v1/cart/' })).toEqual([
      422, 429,
    ]);
    const { headers, body } = await limited.app.inject({
      url: '/menu/',
      remoteAddress: '203.0.113.1',
      headers: { origin },
    });
    expect(JSON.parse(body)).toEqual({
      message: 'Too many tries',
      errors: { request: [`wait:${headers['retry-after']}`] },
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'ETag, Retry-After',
    });
  });

  it('count paths that are none, and a network of IPv6 as one', async () => {
    expect(await statuses(4, { remoteAddress: '203.0.113.3', url: '/nincs/' })).toEqual([404, 404, 404, 429]);
    const hosts = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3', '2001:db8:1:2::4', '2001:db8:1:3::1'];
    const found: number[] = [];
    for (const remoteAddress of hosts) found.push(...(await statuses(1, { remoteAddress })));
    expect(found).toEqual([200, 200, 200, 429, 200]);
  });

  it('leave out exempt addresses, health, and believe X-Forwarded-For of trusted proxies alone', async () => {
    const all = (count: number, status: number) => Array.from({ length: count }, () => status);
    expect(await statuses(6, { remoteAddress: '198.51.100.4' })).toEqual(all(6, 200));
    expect(await statuses(6, { remoteAddress: '203.0.113.1', url: '/health/' })).toEqual(all(6, 200));
    const spoofed = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
    const from = async (remoteAddress: string) => {
      const found: number[] = [];
      for (const client of spoofed)
        found.push(...(await statuses(1, { remoteAddress, headers: { 'x-forwarded-for': `bad, ${client}` } })));
      return found;
    };
    expect(await from('203.0.113.9')).toEqual([200, 200, 200, 429]);
    expect(await from('10.0.0.1')).toEqual(all(4, 200));
  });
});

describe('load', () => {
  it('is shed while the process is late, but for health', async () => {
    const busy = await startTestApi({ environment: { SHED_DELAY: '200', LOG_LEVEL: 'silent' } });
    for (let until = performance.now() + 1500; performance.now() < until;);
    // The delay is sampled by a timer that is due by now.
    await pause(1);
    const [refused, health, metrics] = [
      await busy.app.inject('/menu/'),
      await busy.app.inject('/health/'),
      await busy.app.inject('/metrics'),
    ];
    await busy.close();
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(refused.json()).toEqual({ message: 'There is too much to do', errors: {} });
    expect([health.statusCode, metrics.statusCode]).toEqual([200, 200]);
    expect(metrics.body).toContain('shop_refused_calls_total{reason="load"} 1');
  });
});
