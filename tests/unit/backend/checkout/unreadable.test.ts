import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckoutUnderTest } from './checkout-under-test.ts';

const shop = new CheckoutUnderTest();
let port: number;
beforeAll(async () => {
  await shop.start('http://localhost:1', { CHECKOUT_HOST: 'https://penztar.example' });
  port = Number(new URL(await shop.checkout.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await shop.checkout.close();
  await shop.stop();
});

/** What a socket answers to bytes, until it is closed. */
async function answersTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1').setTimeout(5000, () => socket.destroy(new Error('No answer')));
  socket.write(bytes, 'latin1');
  let text = '';
  for await (const part of socket) text += part;
  return text;
}

const post = 'POST /checkout/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n';

describe('bytes that are no request of the checkout', () => {
  it.each([
    ['both lengths', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\na=b`, 400],
    ['an unknown method', 'STEAL /checkout/ HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['no host', 'GET /checkout/ HTTP/1.1\r\n\r\n', 400],
    ['an expectation', `${post}Content-Length: 3\r\nExpect: 200-ok\r\n\r\na=b`, 417],
    ['no HTTP', '\u0016\u0003\u0001\u0002\0\u0001\0', 400],
    ['headers of more than 16 kB', `GET /checkout/ HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s get one answer, with the headers of all', async (_, bytes, status) => {
    const text = await answersTo(bytes);
    expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual([`HTTP/1.1 ${status}`]);
    for (const header of [
      "Content-Security-Policy: default-src 'none'",
      'X-Content-Type-Options: nosniff',
      'X-Frame-Options: DENY',
      'Strict-Transport-Security: max-age=63072000',
      'Cache-Control: no-store',
      'Connection: close',
    ]) {
      expect(text.toLowerCase()).toContain(`\r\n${header.toLowerCase()}`);
    }
  });
});
