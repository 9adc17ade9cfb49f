import { afterEach, describe, expect, it } from 'vitest';
import { currentSpan } from '#lib/telemetry/trace.ts';
import { StorefrontUnderTest } from './storefront-under-test.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const header = `00-${traceId}-00f067aa0ba902b7-01`;

let shop: StorefrontUnderTest;
afterEach(() => shop.close());

describe('a request of the storefront', () => {
  it('[ADR-0150] is one trace, from whoever asks to what Next makes of it', async () => {
    let within: string | undefined;
    shop = await StorefrontUnderTest.start(
      (_request, response) => {
        within = currentSpan()?.traceId;
        response.setHeader('Cache-Control', 's-maxage=20');
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end('<h1>cipő</h1>');
      },
      undefined,
      { logsRequests: true },
    );
    await shop.get('/p/titok-1/?q=titok', { traceparent: header });
    await expect.poll(() => shop.spans.length).toBe(2);
    const [render, request] = shop.spans;
    expect(within).toBe(traceId);
    expect(request).toMatchObject({
      traceId,
      parentId: '00f067aa0ba902b7',
      name: 'GET /p/[product]',
      kind: 'server',
      attributes: { 'http.route': '/p/[product]', 'http.response.status_code': 200 },
    });
    expect(render).toMatchObject({ traceId, parentId: request!.spanId, name: 'render /p/[product]' });
    expect(JSON.stringify(shop.spans)).not.toContain('titok');
    await expect.poll(() => shop.log.at(-1)).toMatchObject({ trace: traceId, request: request!.spanId, status: 200 });
  });

  it('[ADR-0150] has no trace where the cache answers', async () => {
    shop = await StorefrontUnderTest.start((_request, response) => {
      response.setHeader('Cache-Control', 's-maxage=20');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end('<h1>cipő</h1>');
    });
    await shop.get('/cipok/');
    await expect.poll(() => shop.spans.length).toBe(2);
    await shop.get('/cipok/', { traceparent: header });
    expect(shop.spans).toHaveLength(2);
  });
});
