import { describe, expect, it } from 'vitest';
import { sizesFor } from '#demo/catalog/sizes.ts';
import { createRandom } from '#lib/core/random.ts';
import type { Gender } from '#demo/model.ts';

describe('the size table of shoes', () => {
  const rowOf = (gender: Gender, size: string) =>
    sizesFor('shoe', gender, createRandom(7, 'sizes')).sizeTable?.rows.find(([eu]) => eu === size);

  it.each<[Gender, string, string[]]>([
    ['female', '38', ['38', '5', '7', '23,8']],
    ['male', '42', ['42', '8', '9', '26,5']],
    ['unisex', '43', ['43', '9', '10', '27,2']],
    ['kinder', '28', ['28', '10', '11', '17,2']],
    ['kinder', '33', ['33', '1', '2', '20,5']],
  ])('[RT-07] of %s names %s in the scales of other countries', (gender, size, row) => {
    expect(rowOf(gender, size)).toEqual(row);
  });
});
