import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GradeKey } from '#components/results/grade-key.tsx';
import { variantPaths } from '#variant/paths.ts';
import { show, t } from './render.tsx';

const worn = { badges: ['refurbished' as const] };

it('[PDP-15] says above a list of refurbished goods what their grades mean, and leads to the guarantees', () => {
  const { container } = show(<GradeKey products={[worn, worn]} />);
  expect(container.textContent).toMatch(/^A újszerűB kissé használt.+C láthatóan használt.+ 1 év jótállást/);
  expect(screen.getByRole('link', { name: t('results.gradesMore') }).getAttribute('href')).toBe(variantPaths.guarantee);
});

it('[PDP-15] says nothing of grades where a list has goods that are new, or none', () => {
  for (const products of [[worn, { badges: [] }], []])
    expect(show(<GradeKey products={products} />).container.textContent).toBe('');
});
