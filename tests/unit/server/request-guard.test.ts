import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isBot, isFlightRequest, makeAnonymous, refusalOf } from '#server/request-guard.ts';

function requestOf(url: string, headers: Record<string, string> = {}, method = 'GET'): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method, headers: { host: 'shop.test', ...headers } });
  request.rawHeaders = Object.entries(request.headers).flatMap(([name, value]) => [name, String(value)]);
  return request;
}

describe('a request', () => {
  it.each([
    ['POST', 405], ['PUT', 405], ['DELETE', 405], ['TRACE', 405], ['OPTIONS', 405],
    ['GET', undefined], ['HEAD', undefined],
  ])('[T23] by %s gets %s', (method, status) => {
    expect(refusalOf(requestOf('/', {}, method))?.status).toBe(status);
  });

  it('[T18] with a URL above 4 kB is too long', () => {
    expect(refusalOf(requestOf(`/${'a'.repeat(4095)}`))).toBeUndefined();
    expect(refusalOf(requestOf(`/${'a'.repeat(4096)}`))?.status).toBe(414);
  });

  it.each([
    ['/', { 'host': 'a,b' }], ['/', { 'host': 'evil.test/x' }], ['/', { 'host': 'user@evil.test' }],
    ['/', { 'host': '' }],
    ['http://evil.test/', {}], ['*', {}], ['/', { 'content-length': '5' }], ['/', { 'transfer-encoding': 'chunked' }],
  ])('[T12] for %s with %j is refused', (url, headers) => {
    expect(refusalOf(requestOf(url, headers))?.status).toBe(400);
  });

  it('[T12] with two Hosts is refused', () => {
    const request = requestOf('/');
    request.rawHeaders.push('Host', 'evil.test');
    expect(refusalOf(request)?.status).toBe(400);
  });

  it.each([
    'shop.test', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'SHOP.test.',
  ])('to the Host %s is answered', (host) => {
    expect(refusalOf(requestOf('/', { host }))).toBeUndefined();
  });
});

it('[T13] keeps nothing by which a page could differ between visitors, nor their Host', () => {
  const request = requestOf('/', {
    'host': 'evil.test', 'cookie': 'token=a', 'authorization': 'Bearer a', 'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
    'x-middleware-subrequest': 'proxy', 'x-nextjs-data': '1', 'x-lendulet-internal': '1', 'forwarded': 'host=evil.test',
    'next-action': 'a', 'rsc': '1', 'next-router-prefetch': '1', 'accept-language': 'hu',
  });
  makeAnonymous(request, 'shop.test');
  expect(request.headers).toEqual({
    'host': 'shop.test', 'rsc': '1', 'next-router-prefetch': '1', 'accept-language': 'hu',
  });
});

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true], ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true], ['Mozilla/5.0 (compatible; Baiduspider/2.0)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 9; CUBOT X19) Chrome/140.0', false], [undefined, false],
])('[RT-31] %s is a bot: %s', (agent, bot) => {
  expect(isBot(agent)).toBe(bot);
});

it('knows the requests of the router in the browser', () => {
  expect(isFlightRequest(requestOf('/', { rsc: '1' }))).toBe(true);
  expect(isFlightRequest(requestOf('/?a=1&_rsc=x'))).toBe(true);
  expect(isFlightRequest(requestOf('/?a_rsc=x'))).toBe(false);
});
