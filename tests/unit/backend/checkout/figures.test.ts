import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchCalls, watchedFetch } from '#lib/core/call-watch.ts';
import { CheckoutUnderTest } from './checkout-under-test.ts';

let shop: CheckoutUnderTest;
beforeEach(async () => {
  shop = new CheckoutUnderTest();
  await shop.start('http://127.0.0.1:9');
});
afterEach(() => shop.stop());

const figures = async () => (await shop.ask('/metrics')).text;

describe('GET /metrics of the checkout', () => {
  it('[ADR-0150] counts requests by route, method and status, and holds no address', async () => {
    await shop.ask('/checkout/rendeles/titok-titok-titok-titok/');
    await shop.ask('/titok/');
    await shop.ask('/checkout/', { uuid: null });
    const text = await figures();
    const counted = (labels: string) => `shop_request_duration_seconds_count{${labels}} 1`;
    expect(text).toContain(counted('method="GET",route="unknown",status="404"'));
    expect(text).toContain(counted('method="GET",route="/checkout/",status="200"'));
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).not.toContain('titok');
  });

  it.each([
    [{ 'x-forwarded-for': '10.1.2.3' }, 404],
    [{ 'x-forwarded-for': '10.1.2.3', authorization: 'Bearer a-token-of-the-operator' }, 200],
    [{}, 200],
  ])('[ADR-0150] is read from this machine or with the token alone: %#', async (headers, status) => {
    const answer = await shop.ask('/metrics', { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.text.includes('shop_')).toBe(status === 200);
    if (status === 404) expect(answer.headers.get('content-type')).toContain('text/html');
  });

  it('[ADR-0150] times calls of the API by their pattern, one without an answer too', async () => {
    watchCalls({ begin: (call) => ({ headers: { traceparent: 'x' }, ...shop.figures.calls.begin(call) }) });
    await shop.ask('/checkout/');
    const endpoint = { method: 'GET', path: '/api/v1/product/:id/' };
    let sent: Headers | undefined;
    await watchedFetch(endpoint, async (_, options) => {
      sent = new Headers(options?.headers);
      return new Response('{}', { status: 503 });
    })('http://api.test/api/v1/product/77/', { headers: { accept: 'application/json' } });
    expect(Object.fromEntries(sent ?? [])).toEqual({ accept: 'application/json', traceparent: 'x' });
    const text = await figures();
    expect(text).toContain('shop_api_call_duration_seconds_count{method="GET",route="/api/v1/cart/",status="none"}');
    expect(text).toContain(
      'shop_api_call_duration_seconds_count{method="GET",route="/api/v1/product/:id/",status="503"} 1',
    );
    expect(text).not.toContain('/77/');
  });
});
