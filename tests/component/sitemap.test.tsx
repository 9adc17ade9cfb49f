import { describe, expect, it } from 'vitest';
import type { SitemapPart } from '#lib/contract/sitemap.ts';
import {
  partOf,
  sitemapFileName,
  sitemapFileNamed,
  sitemapFilePath,
  sitemapFiles,
  type SitemapFile,
} from '#lib/sitemap/paths.ts';
import { sitemapIndex, urlSet } from '#lib/sitemap/xml.ts';

const host = 'https://shop.test';
const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml');
const textOf = (within: Element | undefined, name: string) =>
  Array.from(within?.getElementsByTagName(name) ?? [], ({ textContent }) => textContent);

describe('a file of the sitemap', () => {
  const written = parse(
    urlSet(
      [
        {
          path: '/p/a&<b>-1/',
          changedAt: '2026-11-14T06:00:00.000Z',
          images: ['https://api.test/media/a"&b/1200', 'https://api.test/media/c/1200'],
        },
        { path: '/shops/', changedAt: null, images: [] },
      ],
      host,
    ),
  );

  it('names every page in every language, and each of them the others', () => {
    expect(written.querySelector('parsererror')).toBeNull();
    expect(written.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const pages = [...written.getElementsByTagName('url')];
    expect(pages.map((page) => textOf(page, 'loc')[0])).toEqual([
      `${host}/p/a&%3Cb%3E-1/`,
      `${host}/en/p/a&%3Cb%3E-1/`,
      `${host}/shops/`,
      `${host}/en/shops/`,
    ]);
    for (const [at, page] of pages.entries()) {
      const links = Array.from(page.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link'), (link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
      const [own, english] =
        at < 2 ? [`${host}/p/a&%3Cb%3E-1/`, `${host}/en/p/a&%3Cb%3E-1/`] : [`${host}/shops/`, `${host}/en/shops/`];
      expect(links).toEqual([
        ['hu', own],
        ['en', english],
        ['x-default', own],
      ]);
    }
  });

  it('dates only what somebody keeps, and shows the pictures', () => {
    const [product, , shops] = written.getElementsByTagName('url');
    expect([textOf(product, 'lastmod'), textOf(shops, 'lastmod')]).toEqual([['2026-11-14T06:00:00.000Z'], []]);
    expect(textOf(product, 'image:loc')).toEqual(['https://api.test/media/a"&b/1200', 'https://api.test/media/c/1200']);
    expect(product?.getElementsByTagNameNS('http://www.google.com/schemas/sitemap-image/1.1', 'image')).toHaveLength(2);
    expect(textOf(shops, 'image:loc')).toEqual([]);
  });
});

describe('the files of the sitemap', () => {
  const part = (kind: SitemapPart['kind'], after: string, changedAt: string | null = null): SitemapPart => ({
    kind,
    after,
    changedAt,
  });
  const parts = [
    part('listing', ''),
    part('flipbook', ''),
    part('product', '', '2026-11-14T06:00:00.000Z'),
    part('product', '/p/a-1000/'),
  ];

  it('are one for each part, the shop’s own pages, and its flipbooks where it has any', () => {
    const paths = (hasFlipbooks: boolean) => sitemapFiles(parts, hasFlipbooks).map(({ file }) => sitemapFilePath(file));
    const [own, listing, first, second] = [
      '/sitemap/own.xml',
      '/sitemap/listing-1.xml',
      '/sitemap/product-1.xml',
      '/sitemap/product-2.xml',
    ];
    expect(paths(true)).toEqual([own, listing, first, second, '/sitemap/flipbook.xml']);
    expect(paths(false)).toEqual([own, listing, first, second]);
    expect(partOf(parts, { kind: 'product', part: 2 })?.after).toBe('/p/a-1000/');
    expect(partOf(parts, { kind: 'product', part: 3 })).toBeUndefined();
    const index = parse(sitemapIndex(sitemapFiles(parts, true), host));
    expect(
      Array.from(index.getElementsByTagName('sitemap'), (entry) => [
        textOf(entry, 'loc')[0],
        textOf(entry, 'lastmod')[0],
      ]),
    ).toEqual([
      [host + own, undefined],
      [host + listing, undefined],
      [host + first, '2026-11-14T06:00:00.000Z'],
      [host + second, undefined],
      [`${host}/sitemap/flipbook.xml`, undefined],
    ]);
  });

  it('have names that lead back to them, and no others', () => {
    const files: SitemapFile[] = [{ kind: 'own' }, { kind: 'flipbook' }, { kind: 'product', part: 12 }];
    for (const file of files) expect(sitemapFileNamed(sitemapFileName(sitemapFilePath(file)) ?? '')).toEqual(file);
    for (const name of [
      'product.xml',
      'product-0.xml',
      'product-01.xml',
      'own-1.xml',
      'flipbook-1.xml',
      'nincs-1.xml',
      'product-1',
      'product-123456.xml',
      '',
    ])
      expect(sitemapFileNamed(name)).toBeNull();
    for (const path of ['/sitemap.xml', '/sitemap/', '/sitemap/a/b.xml', '/cipok/'])
      expect(sitemapFileName(path)).toBeNull();
  });
});
