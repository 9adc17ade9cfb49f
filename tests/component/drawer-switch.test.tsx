import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LazyDrawerSwitch } from '#components/click-and-collect/list-islands.tsx';
import { emptyListing } from '#lib/core/filters/index.ts';
import { filters } from '#stores/filters.ts';
import { show } from './render.tsx';

it('[STORE-05] is in the drawer as soon as that is open, whether the page was used or not', async () => {
  const selected = { byId: [], last: null, price: { min: null, max: null }, top: [], all: [], page: [] };
  filters.load({ query: emptyListing, answer: { filters: [], selected } });
  show(<LazyDrawerSwitch listed={null} />);
  expect(await screen.findByRole('switch')).toBeDefined();
});
