import { expect, it } from 'vitest';
import { wideTiles } from '#lib/core/filters/tiles.ts';

it('[PLP-01] makes the tiles of long sizes wide, with all of their form', () => {
  expect([...wideTiles(['S', 'M', '4–6 év', '10–12 év', '35–38'])]).toEqual(['4–6 év', '10–12 év']);
  expect([...wideTiles(['XS (46–51)', 'L (58–62)'])]).toEqual(['XS (46–51)', 'L (58–62)']);
  expect([...wideTiles(['42,5', '43', '35–38'])]).toEqual([]);
});
