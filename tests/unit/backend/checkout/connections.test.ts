import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectionLimits } from '#backend/checkout/app.ts';
import { CheckoutUnderTest } from './checkout-under-test.ts';

async function open(limits = connectionLimits): Promise<{ shop: CheckoutUnderTest; port: number }> {
  const shop = new CheckoutUnderTest();
  await shop.start('http://localhost:1', {}, limits);
  const port = Number(new URL(await shop.checkout.listen({ port: 0, host: '127.0.0.1' })).port);
  onTestFinished(async () => {
    await shop.checkout.close();
    await shop.stop();
  });
  return { shop, port };
}

describe('connections of the checkout', () => {
  it('are kept longer than balancers keep them, and wait for no slow request', async () => {
    const { shop } = await open();
    const { keepAliveTimeout, requestTimeout, headersTimeout } = shop.checkout.server;
    expect({ keepAliveTimeout, requestTimeout, headersTimeout }).toEqual({
      keepAliveTimeout: 65_000,
      requestTimeout: 15_000,
      headersTimeout: 10_000,
    });
  });

  it.each([
    ['headers', 'GET /checkout/ HTTP/1.1\r\nHost: a\r\n'],
    ['a body', 'POST /checkout/ HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n'],
  ])('[T22] that do not end %s get 408 with the headers of all, and are closed', async (_, bytes) => {
    const { shop, port } = await open({
      ...connectionLimits,
      headersTimeout: 50,
      requestTimeout: 100,
      connectionsCheckingInterval: 20,
    });
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('latin1').write(bytes);
    // The form's own headers are whole, and nothing of the form comes.
    if (bytes.startsWith('POST'))
      socket.write(`Content-Type: application/x-www-form-urlencoded\r\nOrigin: ${shop.host}\r\n\r\n`);
    let text = '';
    for await (const part of socket) text += part;
    expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 408']);
    expect(text).toContain("\r\nContent-Security-Policy: default-src 'none'");
    expect(text).toContain('\r\nConnection: close\r\n');
  });
});
