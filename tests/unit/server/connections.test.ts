import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { connectionLimits, createStorefrontServer } from '#server/connections.ts';
import { StorefrontUnderTest } from './storefront-under-test.ts';

const hosts = { STOREFRONT_HOST: 'http://shop.test', API_HOST: 'http://api.test', CHECKOUT_HOST: 'http://pay.test' };
const ready = { answer: () => undefined, refuseExpectation: () => undefined };

it('connections of the storefront are bounded, kept longer than balancers keep them, and wait for no slow request', () => {
  const server = createStorefrontServer(ready, hosts, { maxConnections: 7 });
  const { keepAliveTimeout, requestTimeout, headersTimeout, maxConnections } = server;
  expect({ keepAliveTimeout, requestTimeout, headersTimeout, maxConnections }).toEqual({
    keepAliveTimeout: 65_000,
    requestTimeout: 15_000,
    headersTimeout: 10_000,
    maxConnections: 7,
  });
});

it('one connection too many is closed, and those that are open go on', async () => {
  const server = createStorefrontServer(
    {
      ...ready,
      answer: (_request, response) => {
        response.end('here');
        return undefined;
      },
    },
    hosts,
    { maxConnections: 1 },
  );
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const first = connect(port, '127.0.0.1').setEncoding('latin1');
  await new Promise((resolve) => server.once('connection', resolve));
  const second = connect(port, '127.0.0.1').setEncoding('latin1');
  second.on('error', () => undefined);
  await new Promise((resolve) => second.once('close', resolve));
  first.write('GET / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n');
  let text = '';
  for await (const part of first) text += part;
  expect(text).toMatch(/^HTTP\/1\.1 200 [^]*here/);
});

it('[T22] a request whose headers do not end gets 408 with the headers of all', async () => {
  const limits = { ...connectionLimits, headersTimeout: 50, connectionsCheckingInterval: 20 };
  const shop = await StorefrontUnderTest.start(() => undefined, undefined, { limits });
  onTestFinished(() => shop.close());
  const text = await shop.raw('GET / HTTP/1.1\r\nHost: shop.test\r\n');
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toContain('\r\nX-Frame-Options: DENY\r\n');
});
