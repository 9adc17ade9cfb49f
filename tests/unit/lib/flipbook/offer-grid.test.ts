import { describe, expect, it } from 'vitest';
import { offerGrid } from '#lib/flipbook/offer-grid.ts';
import { pageTemplates } from '#demo/content/page-templates.ts';

const placed = (slots: Parameters<typeof offerGrid>[0]) =>
  offerGrid(slots).places.map(({ column, row }) => [column.from, column.tracks, row.from, row.tracks]);

describe('the grid of a page', () => {
  it('[STORE-04] keeps the order and the rows of every template', () => {
    expect(placed(pageTemplates.hero)).toEqual([[1, 1, 1, 1]]);
    expect(placed(pageTemplates.pair)).toEqual([
      [1, 1, 1, 1],
      [1, 1, 2, 1],
    ]);
    expect(placed(pageTemplates.trio)).toEqual([
      [1, 2, 1, 1],
      [1, 1, 2, 1],
      [2, 1, 2, 1],
    ]);
    expect(placed(pageTemplates.wall)).toEqual([
      [1, 1, 1, 1],
      [2, 1, 1, 1],
      [1, 1, 2, 1],
      [2, 1, 2, 1],
      [1, 1, 3, 1],
      [2, 1, 3, 1],
    ]);
  });

  it('[STORE-04] gives columns and rows the shares of what begins there', () => {
    const { columns, rows } = offerGrid(pageTemplates.trio);
    expect(columns).toEqual([0.425, 0.425]);
    expect(rows).toEqual([0.345, 0.325]);
  });

  it('[STORE-04] lets an offer stand beside two others', () => {
    expect(
      placed([
        { x: 0, y: 0, width: 0.5, height: 1 },
        { x: 0.5, y: 0, width: 0.5, height: 0.5 },
        { x: 0.5, y: 0.5, width: 0.5, height: 0.5 },
      ]),
    ).toEqual([
      [1, 1, 1, 2],
      [2, 1, 1, 1],
      [2, 1, 2, 1],
    ]);
  });

  it('[STORE-04] has no tracks where a page has no offers', () => {
    expect(offerGrid([])).toEqual({ columns: [], rows: [], places: [] });
  });
});
