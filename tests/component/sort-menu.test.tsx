import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { defaultSorting, emptyListing, sortOptions, listingHref, parseListing } from '#lib/core/filters/index.ts';
import { SortMenu } from '#components/results/sort-menu.tsx';
import { show, t } from './render.tsx';

describe('the menu of orders', () => {
  const answer = { sorting: { active: defaultSorting, options: [...sortOptions] } } as unknown as SearchAnswer;
  const menu = <SortMenu path="/cipok/" searchPath="/search/" query={emptyListing} answer={answer} />;

  it('[PLP-08] stays where the page is for an order', () => {
    show(menu);
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.filter((link) => 'keepScroll' in link.dataset)).toHaveLength(sortOptions.length);
  });

  it('[PLP-27] tells beside it what the orders go by, and leads to all of it', () => {
    show(menu);
    const button = screen.getByRole('button', { name: t('list.ranking') });
    // Seen before anything is folded out.
    expect(button.closest('details')).toBeNull();
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement;
    expect(panel.getAttribute('popover')).toBe('auto');
    expect(panel.getAttribute('aria-label')).toBe(t('list.ranking'));
    expect(panel.textContent).toContain(t('results.ranking.usual'));
    const link = within(panel).getByRole<HTMLAnchorElement>('link', { hidden: true });
    expect(link.getAttribute('href')).toMatch(/^\/static\/aszf\/#9-/);
    expect(link.dataset).not.toHaveProperty('keepScroll');
  });

  it('[PLP-09] shows an order that it has never heard of as the API calls it, and leaves out one without a name', () => {
    const rated = { field: 'rating', type: 'desc', label: 'Legjobbra értékelt' };
    const options = [...sortOptions, rated, { field: 'mood', type: 'asc' }];
    const answer = { sorting: { active: rated, options } } as unknown as SearchAnswer;
    const query = { ...emptyListing, sorting: rated };
    show(<SortMenu path="/cipok/" searchPath="/search/" query={query} answer={answer} />);
    expect(screen.getAllByText('Legjobbra értékelt', { exact: false })).toHaveLength(2);
    const links = screen.getAllByRole<HTMLAnchorElement>('link').filter((link) => 'keepScroll' in link.dataset);
    expect(links).toHaveLength(sortOptions.length + 1);
    const address = listingHref('/cipok/', query);
    expect(parseListing(Object.fromEntries(new URL(address, 'https://x').searchParams)).sorting).toEqual({
      field: 'rating',
      type: 'desc',
    });
  });
});
