import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { MegaMenu } from '#components/header/mega-menu.tsx';
import { popups } from '#stores/popups.ts';
import { genders, menuTree, roots } from '#tests/fixtures/menu.ts';
import { mockApi, on } from '#tests/mock-api.ts';
import { visit } from './navigation.ts';
import { show, t } from './render.tsx';

const server = mockApi();

beforeEach(() => {
  visit('/cipok/futocipok/versenycipok/');
  popups.close('menu');
  server.use(
    on(endpoints.menu.menu, () => menuTree),
    on(endpoints.search.headerData, () => ({ blogPosts: [], 'search-limited': [] })),
  );
});

/** Opens the panel of a root and waits for a link in it. */
async function panelOf(root: string, link: string) {
  const { user } = show(<MegaMenu roots={roots} genders={genders} />);
  const toggle = await screen.findByRole('button', { name: t('menu.openCategory', { name: root }) });
  await user.click(toggle);
  await screen.findByRole('link', { name: link });
  return within(document.getElementById(toggle.getAttribute('aria-controls') ?? '')!);
}

const below = (head: HTMLElement) =>
  within(head.closest('li')!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('panel of the mega menu', () => {
  it('[HDR-19] sets the goods of a sport below their category, its sub-sports and pages by gender below words', async () => {
    const panel = await panelOf('Futás', 'Utcai futócipők');
    const head = panel.getByRole('link', { name: 'Cipők' });
    expect(head.getAttribute('href')).toBe('/cipok/?filters=60001');
    expect(below(head)).toEqual(['Utcai futócipők']);
    expect(below(panel.getByText(t('menu.sports')))).toEqual(['Terepfutás']);
    expect(below(panel.getByText(t('menu.forWhom')))).toEqual(['Nőknek']);
  });

  it('[HDR-01] sets no words over categories, which are heads themselves', async () => {
    const panel = await panelOf('Cipők', 'Versenycipők');
    expect(panel.queryByText(t('menu.sports'))).toBeNull();
    expect(below(panel.getByRole('link', { name: 'Futócipők' }))).toEqual(['Versenycipők']);
  });

  it('[HDR-01] marks the page that is open, and the root that it is below', async () => {
    const panel = await panelOf('Cipők', 'Versenycipők');
    expect(panel.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
      'Versenycipők',
    ]);
    const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true');
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Cipők']);
  });
});
