import { screen } from '@testing-library/react';
import { ProductGrid } from '#components/cards/product-grid.tsx';
import { expect, it } from 'vitest';
import { wishlistItem } from '#tests/fixtures/wishlist.ts';
import { show } from './render.tsx';

const cards = Array.from({ length: 6 }, (_, index) => wishlistItem(index + 1));
const pictures = () => screen.getAllByRole('img').filter((picture) => picture instanceof HTMLImageElement);

it('asks at once for the two pictures that a phone shows first, and for all others when they come near', () => {
  show(<ProductGrid products={cards} list={{ id: 'results' }} />);
  expect(pictures().map((picture) => picture.getAttribute('fetchpriority'))).toEqual([
    'high',
    'high',
    null,
    null,
    null,
    null,
  ]);
  expect(pictures().map((picture) => picture.getAttribute('loading'))).toEqual([
    null,
    null,
    'lazy',
    'lazy',
    'lazy',
    'lazy',
  ]);
});

it('waits with a row below other things', () => {
  show(<ProductGrid products={cards} eager={false} level={3} list={{ id: 'related' }} />);
  expect(pictures().every((picture) => picture.getAttribute('loading') === 'lazy')).toBe(true);
});

it('says how wide a card is beside the filters and in a row of its own', () => {
  const { unmount } = show(<ProductGrid products={cards} list={{ id: 'results' }} />);
  const [beside] = pictures().map((picture) => picture.getAttribute('sizes'));
  unmount();
  show(<ProductGrid products={cards} level={3} list={{ id: 'related' }} />);
  const [alone] = pictures().map((picture) => picture.getAttribute('sizes'));
  expect([beside, alone]).toEqual([expect.stringContaining('304px'), expect.not.stringContaining('304px')]);
});
