import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atomFeed } from '#lib/guides/atom.ts';
import { xmlText } from '#lib/core/text/xml.ts';
import type { GuideTeaser } from '#lib/contract/blog.ts';

describe('the feed', () => {
  const guide: GuideTeaser = {
    slug: 'x',
    title: 'Sí & <b>léc</b> "jó"',
    url: '/blog/article/x/',
    description: ']]></summary><script>',
    image: { path: '/media/x', alt: '' },
    sports: [{ slug: 'si', name: "Sí's" }],
    publishedAt: '2026-11-19T07:00:00.000Z',
    readingMinutes: 2,
  };
  const words = { title: 'Tippek', subtitle: 'A & B', author: 'Bolt' };
  const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml');

  it('[RT-08] is well-formed Atom with absolute addresses, and its texts stay texts', () => {
    const feed = parse(
      atomFeed(
        [guide, { ...guide, slug: 'y', url: '/blog/article/y/', publishedAt: '2026-11-20T07:00:00.000Z' }],
        words,
        'https://shop.test',
      ),
    );
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(feed.querySelector('feed > updated')?.textContent).toBe('2026-11-20T07:00:00.000Z');
    expect(feed.querySelector('link[rel=self]')?.getAttribute('href')).toBe('https://shop.test/blog/atom.xml');
    const [first] = feed.querySelectorAll('entry');
    expect(first?.querySelector('title')?.textContent).toBe(guide.title);
    expect(first?.querySelector('summary')?.textContent).toBe(guide.description);
    expect(first?.querySelector('id')?.textContent).toBe('https://shop.test/blog/article/x/');
    expect(first?.querySelector('category')?.getAttribute('label')).toBe("Sí's");
    for (const name of ['title', 'id', 'updated']) expect(feed.querySelectorAll(`entry > ${name}`)).toHaveLength(2);
  });

  it('[RT-08] is well-formed whatever the texts hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = parse(`<a b="${xmlText(text)}">${xmlText(text)}</a>`);
        expect(read.querySelector('parsererror')).toBeNull();
        expect(read.documentElement.children).toHaveLength(0);
      }),
      { numRuns: 30 },
    );
    expect(xmlText('\0\u0008ő\uD800')).toBe('ő\uFFFD');
  });
});
