import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ProductReviews } from '#components/reviews/product-reviews.tsx';
import { ReviewList } from '#components/reviews/review-list.tsx';
import { Summary } from '#components/reviews/summary.tsx';
import type { Review, ReviewSummary } from '#lib/contract/review.ts';
import { show, t } from './render.tsx';

vi.mock('#components/ui/static.tsx', () => ({
  Static: ({ as: Part = 'div', children, ...attributes }: { as?: 'section' | 'div'; children: ReactNode }) => (
    <Part {...attributes}>{children}</Part>
  ),
}));

const summary: ReviewSummary = {
  count: 12,
  average: 4.3,
  stars: [0, 1, 1, 4, 6],
  size: { small: 5, right: 4, large: 1 },
  width: null,
  isSample: false,
};
const review: Review = {
  id: 'a',
  stars: 2,
  size: 'small',
  width: null,
  text: '<b>Nem</b> vált be.\nKicsi.',
  lang: 'hu',
  name: null,
  writtenOn: '2026-11-20',
};
const product = { url: '/p/pulzus-1/', reviews: summary };
const newest = { summary, reviews: [review], page: 1, pages: 2 };

describe('the reviews of a product', () => {
  it('[REV-05] say how many, how they are spread, how sizes turned out, and how they were checked', () => {
    show(<Summary summary={summary} />);
    expect(screen.getByText('4,3 csillag az 5-ből')).toBeTruthy();
    expect(screen.getByText(/^12 vélemény/)).toBeTruthy();
    const rows = screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);
    expect(rows).toEqual([
      ...['5 csillag6', '4 csillag4', '3 csillag1', '2 csillag1', '1 csillag0'],
      ...['kicsi5', 'pont jó4', 'nagy1'],
    ]);
    expect(screen.getByText(/Csak igazolt vásárlók/)).toBeTruthy();
    expect(screen.queryByText(t('reviews.sample'))).toBeNull();
  });

  it('[REV-05] are text alone, and lead to all of them', () => {
    show(<ProductReviews product={product} newest={newest} />);
    const item = screen.getByRole('article');
    expect(within(item).getByText(/<b>Nem<\/b> vált be\./)).toBeTruthy();
    expect(item.textContent).toContain('Mérete: kicsi');
    expect(item.textContent).toContain('Igazolt vásárló');
    expect(screen.getByRole('link', { name: 'Mind a 12 vélemény' }).getAttribute('href')).toBe(
      '/p/pulzus-1/velemenyek/',
    );
  });

  it('[REV-06] that are samples say so, each, and name no buyer', () => {
    show(<ReviewList reviews={[review, { ...review, id: 'b' }]} isSample />);
    expect(screen.getAllByText('Minta a bemutatóhoz')).toHaveLength(2);
    expect(screen.queryByText('Igazolt vásárló')).toBeNull();
    show(<Summary summary={{ ...summary, isSample: true }} />);
    expect(screen.queryByText(/Csak igazolt vásárlók/)).toBeNull();
    expect(screen.getByText(/Ezeket nem vásárlók írták/)).toBeTruthy();
  });

  it('[REV-05] are not there yet, could not be had, or are no part of the shop', () => {
    const { container, unmount } = show(<ProductReviews product={{ ...product, reviews: null }} newest={null} />);
    expect(container.textContent).toContain(t('reviews.none'));
    unmount();
    const without = show(<ProductReviews product={product} newest={null} />);
    expect(without.container.textContent).toContain('4,3');
    expect(screen.getByRole('link', { name: 'Mind a 12 vélemény' })).toBeTruthy();
    without.unmount();
    expect(show(<ProductReviews product={{ url: '/p/pulzus-1/' }} newest={null} />).container.textContent).toBe('');
  });
});
