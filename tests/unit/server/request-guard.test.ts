import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ownHostTest } from '#server/own-host.ts';
import { isBot, isFlightRequest, joinRepeatedSlashes, makeAnonymous, refusalOf } from '#server/request-guard.ts';

function requestOf(url: string, headers: Record<string, string> = {}, method = 'GET'): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method, headers: { host: 'shop.test', ...headers } });
  request.rawHeaders = Object.entries(request.headers).flatMap(([name, value]) => [name, String(value)]);
  return request;
}

const ownHost = ownHostTest('shop.test:8080', ['10.0.0.0/8']);
const refusalOfOwn = (request: IncomingMessage) => refusalOf(request, ownHost);

describe('a request', () => {
  it.each([
    ['POST', 405],
    ['PUT', 405],
    ['DELETE', 405],
    ['TRACE', 405],
    ['OPTIONS', 405],
    ['GET', undefined],
    ['HEAD', undefined],
  ])('[T23] by %s gets %s', (method, status) => {
    expect(refusalOfOwn(requestOf('/', {}, method))?.status).toBe(status);
  });

  it('[T18] with a URL above 4 kB is too long', () => {
    expect(refusalOfOwn(requestOf(`/${'a'.repeat(4095)}`))).toBeUndefined();
    expect(refusalOfOwn(requestOf(`/${'a'.repeat(4096)}`))?.status).toBe(414);
  });

  it.each([
    ['/', { host: 'a,b' }],
    ['/', { host: 'evil.test/x' }],
    ['/', { host: 'user@evil.test' }],
    ['/', { host: '' }],
    ['http://evil.test/', {}],
    ['*', {}],
    ['/', { 'content-length': '5' }],
    ['/', { 'transfer-encoding': 'chunked' }],
  ])('[T12] for %s with %j is refused', (url, headers) => {
    expect(refusalOfOwn(requestOf(url, headers))?.status).toBe(400);
  });

  it('[T12] with two Hosts is refused', () => {
    const request = requestOf('/');
    request.rawHeaders.push('Host', 'evil.test');
    expect(refusalOfOwn(request)?.status).toBe(400);
  });

  it.each([
    'shop.test',
    'shop.test:8080',
    'SHOP.test.',
    'localhost',
    'localhost:3000',
    '127.0.0.1:1',
    '[::1]',
    '[::1]:3000',
  ])('to the Host %s is answered', (host) => {
    expect(refusalOfOwn(requestOf('/', { host }))).toBeUndefined();
  });

  it.each([
    'evil.test',
    'evil.test:8080',
    'shop.test.evil.test',
    'www.shop.test',
    '10.0.0.7:3000',
    '127.0.0.2',
    '[::2]',
  ])('[T12] to the Host %s is not for this shop, whatever it says beside, unless it asks for its health', (host) => {
    for (const [path, method] of [
      ['/', 'GET'],
      ['/health/x/', 'GET'],
      ['/?a=/health/', 'HEAD'],
      ['/_next/static/a.js', 'GET'],
      ['/', 'POST'],
    ] as const)
      expect(refusalOfOwn(requestOf(path, { host, 'x-forwarded-host': 'shop.test' }, method))?.status, path).toBe(421);
    expect(refusalOfOwn(requestOf('/health/', { host }))).toBeUndefined();
  });

  it.each([
    ['10.0.0.7', 'shop.test', undefined],
    ['::ffff:10.0.0.7', 'SHOP.test:443', undefined],
    ['10.0.0.7', 'evil.test, shop.test', undefined],
    ['10.0.0.7', 'shop.test, evil.test', 421],
    ['10.0.0.7', 'evil.test', 421],
    ['192.0.2.7', 'shop.test', 421],
  ])('[T12] from %s that was asked for %s by its own word gets %s where a proxy is trusted', (from, asked, status) => {
    const request = requestOf('/', { host: 'storefront:3000', 'x-forwarded-host': asked });
    Object.defineProperty(request.socket, 'remoteAddress', { value: from });
    expect(refusalOfOwn(request)?.status).toBe(status);
  });
});

it('[T13] keeps nothing by which a page could differ between visitors, nor their Host', () => {
  const request = requestOf('/', {
    host: 'evil.test',
    cookie: 'token=a',
    authorization: 'Bearer a',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
    'x-middleware-subrequest': 'proxy',
    'x-nextjs-data': '1',
    'x-lendulet-internal': '1',
    forwarded: 'host=evil.test',
    'next-action': 'a',
    rsc: '1',
    'next-router-prefetch': '1',
    'accept-language': 'hu',
    'user-agent': 'Mozilla',
    purpose: 'prefetch',
    range: 'bytes=0-1',
  });
  makeAnonymous(request, 'shop.test');
  expect(request.headers).toEqual({
    host: 'shop.test',
    rsc: '1',
    'next-router-prefetch': '1',
    range: 'bytes=0-1',
  });
});

it.each([
  ['//cipok//futo', '/cipok/futo', '1'],
  ['/\\evil.test', '/evil.test', '1'],
  ['//hu//?a=//b?c', '/hu/?a=//b?c', '1'],
  ['/cipok/?a=//', '/cipok/?a=//', undefined],
])('[RT-28] to %s is one to %s, and noted where that is another', (url, joined, note) => {
  const request = requestOf(url, { 'x-lendulet-joined': '2' });
  makeAnonymous(request, 'shop.test');
  joinRepeatedSlashes(request);
  expect([request.url, request.headers['x-lendulet-joined']]).toEqual([joined, note]);
});

const programs = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Googlebot-Image/1.0',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'Mediapartners-Google',
  'APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)',
  'Mozilla/5.0 (compatible; GoogleOther)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'Mozilla/5.0 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
  'Mozilla/5.0 (compatible; SeznamBot/4.0; +http://napoveda.seznam.cz/seznambot-intro/)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
  'Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'facebookcatalog/1.0',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'WhatsApp/2.23.20.0',
  'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
  'SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'CCBot/2.0 (https://commoncrawl.org/faq/)',
  'Mozilla/5.0 (compatible; Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot)',
  'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
  'ia_archiver',
];

/** Browsers of people: on computers and telephones, within other programs, and with names that look like a robot's. */
const people = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 YaBrowser/25.8 Yowser/2.5 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 OPR/124.0',
  'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/530.0;FBDV/iPhone15,2;FBLC/hu_HU]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]',
  'Mozilla/5.0 (Linux; Android 15; SM-S928B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile Safari/537.36 Instagram 390.0 Android',
  'Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 9; CUBOT X19) Chrome/140.0',
  'Mozilla/5.0 (Linux; Android 10; CUBOT_P40) Chrome/140.0',
  'Mozilla/5.0 (Linux; Android 11; CUBOT) Chrome/140.0',
  'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/380.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 DuckDuckGo/7 Safari/605.1.15',
  '',
  undefined,
];

it.each(programs)('[RT-31] %s is a bot', (agent) => expect(isBot(agent)).toBe(true));
it.each(people)('[RT-31] %s is a person', (agent) => expect(isBot(agent)).toBe(false));

it('knows the requests of the router in the browser', () => {
  expect(isFlightRequest(requestOf('/', { rsc: '1' }))).toBe(true);
  expect(isFlightRequest(requestOf('/?a=1&_rsc=x'))).toBe(true);
  expect(isFlightRequest(requestOf('/?a_rsc=x'))).toBe(false);
});
