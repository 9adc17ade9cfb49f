import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CategoryLinks } from '#components/results/category-links.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import type { ReactNode } from 'react';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { callApiAs } from '#lib/api/browser.ts';
import { menuEndpoints } from '#lib/contract/menu.ts';
import { en } from '#tests/messages.ts';
import { mockApi, on } from '#tests/mock-api.ts';
import { visit } from './navigation.ts';

const server = mockApi();

const drawn = (part: ReactNode): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Europe/Budapest">
      {part}
    </NextIntlClientProvider>,
  );
  return page;
};
const languageOf = (page: HTMLElement, text: string) =>
  [...page.querySelectorAll('a, li')]
    .findLast(({ textContent }) => textContent.includes(text))
    ?.closest<HTMLElement>('[lang]')?.lang;

describe('an English page', () => {
  it('[RT-28] marks each step of its way by the language that the answer says, Hungarian where it says none', () => {
    const trail = [
      { name: 'Women', url: '/noi/', lang: 'en' },
      { name: 'Cipők', url: '/noi/cipok/' },
      { name: 'Running shoes', url: '/noi/cipok/futocipok/', lang: 'en' },
    ];
    const page = drawn(<Breadcrumbs trail={trail} />);
    expect(languageOf(page, 'Women')).toBe('en');
    expect(languageOf(page, 'Cipők')).toBe('hu');
    expect(languageOf(page, 'Running shoes')).toBe('en');
  });

  it('[RT-28] marks its links to categories likewise', () => {
    const node = { count: 3, active: false };
    const tree: SearchAnswer['categoryTree'] = {
      tree: [
        { ...node, name: 'Sandals', url: '/cipok/szandalok/', lang: 'en' },
        { ...node, name: 'Téli cipők', url: '/cipok/teli-cipok/' },
      ],
      lastLevel: false,
      genders: [],
      isGenderInRequest: false,
      outlet: false,
    };
    const page = drawn(<CategoryLinks tree={tree} />);
    expect(languageOf(page, 'Sandals')).toBe('en');
    expect(languageOf(page, 'Téli cipők')).toBe('hu');
  });

  it.each([
    ['/en/cipok/', 'en'],
    ['/cipok/', 'hu'],
  ])('[RT-28] [API-02] asks the API at %s for %s, whatever the browser reads best', async (path, language) => {
    visit(path);
    const asked: (string | null)[] = [];
    server.use(
      on(menuEndpoints.menu, ({ request }) => {
        asked.push(request.headers.get('accept-language'));
        return [];
      }),
    );
    await callApiAs({ token: null, requestUuid: null }, menuEndpoints.menu, {}, { isFresh: true });
    expect(asked).toEqual([language]);
  });
});
