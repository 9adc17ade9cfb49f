import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPartsAhead, kindsOf } from '#lib/navigation/ahead.ts';

const asked = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);

beforeEach(() => {
  document.body.innerHTML = '<script data-product-parts="/a.css /b.js" data-list-parts="/a.css /c.css /d.js"></script>';
  document.head.innerHTML = '<link rel="stylesheet" href="/c.css" disabled>';
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
});
afterEach(() => {
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

describe('parts of pages that are fetched ahead', () => {
  it('are those of the kind of page that a link leads to, and each once', () => {
    expect(
      ['/p/pulzus-7/#keszlet', '/en/p/pulzus-7/', '/cipok/', '/en/marka/vantor/', '/', '/kosar/', '/blog/'].map(
        (path) => kindsOf(path).join(),
      ),
    ).toEqual(['product', 'product', 'list', 'list', '', '', '']);
    fetchPartsAhead(['product']);
    expect(asked()).toEqual(['stylesheet /c.css', 'prefetch /a.css', 'prefetch /b.js']);
    fetchPartsAhead(['list']);
    fetchPartsAhead();
    expect(asked()).toEqual(['stylesheet /c.css', 'prefetch /a.css', 'prefetch /b.js', 'prefetch /d.js']);
  });

  it('are preloaded by a browser that knows no prefetching', () => {
    vi.mocked(DOMTokenList.prototype.supports).mockReturnValue(false);
    fetchPartsAhead(['product']);
    expect([...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('as'))).toEqual([
      'style',
      'script',
    ]);
  });

  it('are none where the page names none', () => {
    document.body.innerHTML = '';
    fetchPartsAhead();
    expect(asked()).toEqual(['stylesheet /c.css']);
  });
});
