import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeMail } from '#backend/mail/outbox.ts';
import { fixtureNow, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { isOverPostgres } from '#tests/databases/test-database.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ environment: { METRICS_TOKEN: 'a-token-of-the-operator', RATE_LIMIT_READS: '1' } });
});
afterEach(() => api.close());

async function figures(): Promise<string> {
  return (await api.app.inject('/metrics')).body;
}

describe('GET /metrics of the API', () => {
  it('counts calls by route, method and status, and never by address', async () => {
    await api.call('GET', '/api/v1/product/1/');
    await api.call('GET', '/api/v1/product/2/');
    await api.call('GET', '/api/v1/product/999999/');
    await api.call('GET', '/secret-of-eva@example.hu/');
    const text = await figures();
    expect(text).toContain(
      'shop_call_duration_seconds_count{method="GET",route="/api/v1/product/:id/",status="200"} 2',
    );
    expect(text).toContain(
      'shop_call_duration_seconds_count{method="GET",route="/api/v1/product/:id/",status="404"} 1',
    );
    expect(text).toContain('shop_call_duration_seconds_count{method="GET",route="unknown",status="404"} 1');
    expect(text).not.toContain('eva@example');
  });

  it('counts what was added to carts and ordered, and what the read model holds', async () => {
    const {
      data: { uuid },
    } = await api.call<{ uuid: string }>('POST', '/api/v1/cart/', { body: { productOption: options.shirt } });
    await api.call('POST', '/api/v1/cart/', { body: { productOption: 1 }, uuid });
    await api.call('POST', '/api/v1/orders/', {
      uuid,
      body: {
        contact: { lastName: 'Kovács', firstName: 'Anna', email: 'anna@example.hu', phone: '+36 30 123 4567' },
        delivery: { type: 'pick_up_points', point: 'pp-1001' },
        expectedTotal: '8.980',
        acceptTerms: true,
      },
    });
    const text = await figures();
    expect(text).toMatch(/^shop_cart_additions_total 1$/m);
    expect(text).toMatch(/^shop_orders_total 1$/m);
    expect(text).toMatch(/^shop_model_products 9$/m);
    expect(text).toMatch(/^shop_model_last_change_id \d+$/m);
    expect(text).toMatch(/^shop_model_lag_seconds \d/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  });

  it('[ADR-0150] tells how many events and mails wait, and says NaN where nobody knows', async () => {
    const receiver = 'https://erp.example/hook';
    const told = await startTestApi({
      environment: { WEBHOOK_URL: receiver, WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` },
    });
    const row = { receiver, attempts: 0, due_at: '2999-01-01', last_error: null, ended_at: null };
    for (const [position, state] of (['waiting', 'waiting', 'dead', 'delivered'] as const).entries()) {
      const at = { created_at: fixtureNow.toISOString(), dispatched_at: fixtureNow.toISOString() };
      const about = { type: 'order.placed', object_kind: 'order', object_id: 'o', data: '{}' } as const;
      await told.db
        .insertInto('event')
        .values({ position, id: `e${position}`, sequence: position, ...about, ...at })
        .execute();
      await told.db
        .insertInto('event_delivery')
        .values({ ...row, event_position: position, state })
        .execute();
    }
    await told.db
      .transaction()
      .execute((transaction) =>
        writeMail(transaction, 'eva@example.hu', { lang: 'hu', subject: 'Titkos', parts: [] }, fixtureNow),
      );
    const read = async () => (await told.app.inject('/metrics')).body;
    const text = await read();
    expect(text).toMatch(/^shop_events_waiting 2$/m);
    expect(text).toMatch(/^shop_events_dead 1$/m);
    expect(text).toMatch(/^shop_mails_waiting 1$/m);
    expect(text).not.toMatch(/erp\.example|Titkos|eva@/);
    await told.db.schema.alterTable('mail').renameTo('mail_away').execute();
    expect(await read()).toMatch(/^shop_mails_waiting NaN$/im);
    await told.db.schema.alterTable('mail_away').renameTo('mail').execute();
    await told.close();
  });

  it.skipIf(isOverPostgres)('counts calls that the database failed', async () => {
    await sql`pragma query_only = on`.execute(api.db);
    await api.call('POST', '/api/v1/cart/', { body: { productOption: options.shirt } });
    await sql`pragma query_only = off`.execute(api.db);
    expect(await figures()).toMatch(/^shop_database_errors_total 1$/m);
  });

  it('counts calls that were refused for their rate', async () => {
    for (let call = 0; call < 3; call += 1) await api.app.inject({ url: '/menu/', remoteAddress: '203.0.113.7' });
    expect(await figures()).toContain('shop_refused_calls_total{reason="rate"} 2');
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['this machine', '127.0.0.1', {}, 200],
    ['this machine over IPv6', '::1', {}, 200],
    ['this machine over a mapped address', '::ffff:127.0.0.1', {}, 200],
    ['a private network', '10.1.2.3', {}, 200],
    ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
    ['a proxy that says Forwarded', '127.0.0.1', { forwarded: 'for=203.0.113.7' }, 404],
    ['anywhere', '203.0.113.7', {}, 404],
    ['anywhere with the token', '203.0.113.7', { authorization: 'Bearer a-token-of-the-operator' }, 200],
    ['anywhere with another token', '203.0.113.7', { authorization: 'Bearer a-token-of-the-operato' }, 404],
    ['anywhere with no token', '203.0.113.7', { authorization: 'Bearer ' }, 404],
  ])('for %s', async (_, remoteAddress, headers, status) => {
    const answer = await api.app.inject({ url: '/metrics', remoteAddress, headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    if (status === 404) expect(answer.body).not.toContain('shop_');
  });
});
