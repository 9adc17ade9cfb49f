import { hash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorefrontUnderTest } from './storefront-under-test.ts';

const finish = vi.fn((html: Buffer) =>
  Buffer.from(html.toString().replace('</head>', '<style data-first>a{}</style></head>')),
);
const source = `'sha256-${hash('sha256', 'a{}', 'base64')}'`;
let shop: StorefrontUnderTest;
let status = 200;

beforeEach(async () => {
  finish.mockClear();
  status = 200;
  shop = await StorefrontUnderTest.start(
    (request, response) => {
      const isPage = !request.url?.endsWith('.md');
      response.writeHead(status, {
        'content-type': isPage ? 'text/html; charset=utf-8' : 'text/markdown',
        'cache-control': 's-maxage=60',
        link: '</a.css>; rel=preload; as="style"',
      });
      response.end('<html><head></head><body>page</body></html>');
    },
    undefined,
    { finish },
  );
});
afterEach(() => shop.close());

describe('the last word on a page', () => {
  it.each(['/cipok/', '/cipok/?foo=1', '/login/'])(
    'is said once for each drawing of %s, and its styles may count',
    async (path) => {
      const { body, headers } = await shop.get(path);
      expect(body.toString()).toContain('<style data-first>a{}</style>');
      expect(headers['content-security-policy']).toContain(`style-src 'self' ${source};`);
      expect(finish).toHaveBeenCalledTimes(1);
      // What a header asked for ahead would come before the page's own first screen.
      expect(headers['link']).toBeUndefined();
    },
  );

  it('is not said again for an answer from the cache', async () => {
    await Promise.all([shop.get('/cipok/'), shop.get('/cipok/')]);
    await shop.get('/cipok/', { 'accept-encoding': 'br' });
    expect(finish).toHaveBeenCalledTimes(1);
  });

  it('is not said of an error or of what is no page', async () => {
    await shop.get('/cipok.md');
    status = 404;
    await shop.get('/nincs/');
    status = 500;
    await shop.get('/broken/');
    expect(finish).not.toHaveBeenCalled();
  });
});
