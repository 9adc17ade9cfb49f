import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { metadataOf, sharedPicture, type PageFacts } from '#lib/seo/metadata.ts';
import { descriptionMax, documentTitle, shortText, titleMax } from '#lib/seo/texts.ts';

vi.mock('#lib/seo/share-picture.ts', () => ({
  sharePicture: { url: '/share.png', type: 'image/png', width: 1200, height: 630 },
}));

describe('a title', () => {
  it.each([
    ['Futócipők', 'Futócipők – Lendület'],
    ['Lendület Pécs', 'Lendület Pécs'],
    ['Lendület – sport- és divatáruház', 'Lendület – sport- és divatáruház'],
    ['x'.repeat(49), `${'x'.repeat(49)} – Lendület`],
    ['x'.repeat(50), 'x'.repeat(50)],
    ['szó '.repeat(30).trim(), 'szó '.repeat(30).trim()],
  ])('loses the shop’s name rather than words: %s', (title, shown) =>
    expect(documentTitle(title, 'Lendület')).toBe(shown),
  );

  it('is as long as it is given, or fits with the name', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const shown = documentTitle(title, 'Lendület');
        expect(shown === title || (shown.length <= titleMax && shown.startsWith(title))).toBe(true);
      }),
    );
  });
});

describe('a description', () => {
  it.each([
    ['Egy sor.\n  Két  sor.', 50, 'Egy sor. Két sor.'],
    ['Csillapított cipő, hosszú futásra', 20, 'Csillapított cipő…'],
    ['Csillapított cipő, hosszú futásra', 19, 'Csillapított cipő…'],
    ['Elkelkáposztásítottalanítottátok', 10, 'Elkel…'],
    ['👟👟👟👟👟👟', 5, '👟👟…'],
  ])('is cut between words: %s', (text, max, shown) => expect(shortText(text, max)).toBe(shown));

  it('never passes its length, and never ends within a word', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zéő]{1,20}$/), { maxLength: 40 }), (words) => {
        const text = words.join(' ');
        const shown = shortText(text);
        expect(shown.length).toBeLessThanOrEqual(descriptionMax);
        expect(shown === text || `${text} `.startsWith(`${shown.slice(0, -1)} `)).toBe(true);
      }),
    );
  });
});

describe('metadata', () => {
  const facts: PageFacts = {
    title: 'Futócipők',
    shop: 'Lendület',
    path: '/cipok/futocipok/',
    locale: 'en',
    description: 'szó '.repeat(90),
  };

  it('names one address and its other languages, Hungarian for everybody else', () => {
    expect(metadataOf(facts).alternates).toEqual({
      canonical: '/en/cipok/futocipok/',
      languages: { hu: '/cipok/futocipok/', en: '/en/cipok/futocipok/', 'x-default': '/cipok/futocipok/' },
    });
  });

  it('tells those it is shared with the same, with the shop’s picture where it has none', () => {
    const { title, description, openGraph, twitter, robots } = metadataOf(facts);
    expect(title).toEqual({ absolute: 'Futócipők – Lendület' });
    expect(description).toHaveLength(160);
    expect(openGraph).toMatchObject({
      type: 'website',
      title: 'Futócipők',
      description,
      url: '/en/cipok/futocipok/',
      siteName: 'Lendület',
      locale: 'en_GB',
      alternateLocale: ['hu_HU'],
      images: [{ url: '/share.png', type: 'image/png', width: 1200, height: 630, alt: 'Lendület' }],
    });
    expect([twitter, robots]).toEqual([{ card: 'summary_large_image' }, undefined]);
  });

  it('has a picture of the shop as large as those who show it ask for, and no heavier than 60 kB', async () => {
    const file = await readFile(new URL('../../../../brand/share.png', import.meta.url));
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(file.length).toBeLessThanOrEqual(60_000);
  });

  it('shows a page’s own picture, and who wrote it when', () => {
    const article = {
      publishedTime: '2026-11-20T07:00:00.000Z',
      modifiedTime: '2026-11-21T07:00:00.000Z',
      authors: ['Kiss Anna'],
    };
    const { openGraph } = metadataOf({
      ...facts,
      article,
      picture: sharedPicture({ path: '/media/shoe', alt: 'cipő' }, 0.75),
    });
    expect(openGraph).toMatchObject({
      type: 'article',
      ...article,
      images: [
        {
          url: 'http://localhost:4000/media/shoe/1200.jpg',
          type: 'image/jpeg',
          width: 1200,
          height: 1600,
          alt: 'cipő',
        },
      ],
    });
  });

  it('keeps out of the index what does not belong there', () => {
    const { robots, alternates } = metadataOf({ ...facts, isIndexed: false, hasMarkdown: true });
    expect(robots).toEqual({ index: false, follow: true });
    expect(alternates).toEqual({ types: { 'text/markdown': '/en/cipok/futocipok.md' } });
  });
});
