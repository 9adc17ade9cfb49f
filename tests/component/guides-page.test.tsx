import { screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { GuidePage } from '#components/content/guide-page.tsx';
import { GuidesPage } from '#components/content/guides-page.tsx';
import type { Guide, GuideTeaser } from '#lib/contract/blog.ts';
import { de, en } from '#tests/messages.ts';
import { show } from './render.tsx';

const hungarian: GuideTeaser = {
  slug: 'lec',
  title: 'Milyen hosszú síléc kell?',
  url: '/blog/article/lec/',
  description: 'Táblázattal.',
  image: { path: '/media/skis', alt: 'Síléc, kék' },
  sports: [],
  publishedAt: '2026-11-20T07:00:00.000Z',
  readingMinutes: 2,
};
const english: GuideTeaser = {
  ...hungarian,
  slug: 'cipo',
  title: 'How to choose running shoes',
  image: { path: '/media/shoe', alt: 'A running shoe, blue', lang: 'en' },
  langs: { title: 'en', description: 'en', blocks: 'en' },
};
const guideOf = (teaser: GuideTeaser): Guide => ({
  ...teaser,
  author: { name: 'Kiss Anna', role: 'edző' },
  updatedAt: teaser.publishedAt,
  blocks: [{ type: 'paragraph', spans: [{ text: 'What stands in it.' }] }],
  products: [],
  related: [],
  breadcrumbs: [{ name: teaser.title, url: teaser.url }],
});

function showIn(locale: 'en' | 'de', page: React.ReactNode) {
  return show(
    <NextIntlClientProvider locale={locale} messages={locale === 'en' ? en : de} timeZone="Europe/Budapest">
      {page}
    </NextIntlClientProvider>,
  );
}
const showList = (locale: 'en' | 'de', guides: GuideTeaser[]) =>
  showIn(locale, <GuidesPage list={{ guides, total: 2, page: 1, pageCount: 1, sports: [] }} sport={null} />);

it.each([
  ['en', 'says nothing of other languages', [english, { ...english, slug: 'lampa' }], null],
  ['en', 'says that articles are Hungarian where one of them is', [english, hungarian], 'in Hungarian.'],
  ['de', 'says so where none is in the language', [hungarian, { ...hungarian, slug: 'bot' }], 'auf Ungarisch.'],
] as const)('[RT-08] [RT-28] [ADR-0125] a list in %s %s', (locale, _what, guides, said) => {
  showList(locale, [...guides]);
  const note = screen.queryByText(/are in Hungarian\.|auf Ungarisch\./)?.textContent ?? null;
  expect(note).toEqual(said === null ? null : expect.stringContaining(said));
});

it('[RT-09] [RT-28] [ADR-0125] an English guide has its text and picture marked so, and no note', () => {
  showIn('en', <GuidePage guide={guideOf(english)} />);
  expect(screen.queryByText(/Hungarian/)).toBeNull();
  expect(screen.getByText('What stands in it.').closest<HTMLElement>('[lang]')?.lang).toBe('en');
  expect(screen.getByAltText('A running shoe, blue').lang).toBe('en');
});

it('[RT-09] [RT-28] [ADR-0125] a German page says that its guide is Hungarian, and marks what is', () => {
  showIn('de', <GuidePage guide={guideOf(hungarian)} />);
  expect(screen.getByText(/Ungarisch/).closest('[lang]')).toBeNull();
  expect(screen.getByText('What stands in it.').closest<HTMLElement>('[lang]')?.lang).toBe('hu');
  expect(screen.getByAltText('Síléc, kék').lang).toBe('hu');
});
