import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { defaultSorting, emptyListing, sortOptions } from '#lib/core/filters/index.ts';
import { SortMenu } from '#components/results/sort-menu.tsx';
import { show, t } from './shop-window.tsx';

describe('the menu of orders', () => {
  it('stays where the page is for an order, and leads to what the orders go by', () => {
    const answer = { sorting: { active: defaultSorting, options: [] } } as unknown as SearchAnswer;
    show(<SortMenu path="/cipok/" searchPath="/search/" query={emptyListing} answer={answer} />);
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.filter((link) => 'keepScroll' in link.dataset)).toHaveLength(sortOptions.length);
    expect(links.at(-1)?.textContent).toBe(t('list.ranking'));
    expect(links.at(-1)?.getAttribute('href')).toMatch(/^\/static\/aszf\/#9-/);
    expect(links.at(-1)?.dataset).not.toHaveProperty('keepScroll');
  });
});
