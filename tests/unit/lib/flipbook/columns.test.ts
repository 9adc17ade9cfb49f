import { expect, it } from 'vitest';
import { columnsOf } from '#lib/flipbook/columns.ts';

it('[RT-21] sets small groups of flipbooks into one row, which a single one fills', () => {
  expect(columnsOf([5, 1, 2])).toEqual([5, 3, 2]);
  expect(columnsOf([7, 1])).toEqual([5, 5]);
  expect(columnsOf([2, 2])).toEqual([2, 2]);
  expect(columnsOf([4, 3])).toEqual([4, 3]);
  expect(columnsOf([])).toEqual([]);
});
