import { describe, expect, it } from 'vitest';
import { sizesFor, type Sizing } from '#demo/catalog/sizes.ts';
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
  ])('[SIZE-03] of %s names %s in the scales of other countries', (gender, size, row) => {
    expect(rowOf(gender, size)).toEqual(row);
  });
});

describe('size tables', () => {
  const genders: Gender[] = ['female', 'male', 'unisex', 'kinder'];
  const tabled: Sizing[] = [
    ...([
      'shoe',
      'mondopoint',
      'skate',
      'garment',
      'hooded',
      'bra',
      'sock',
      'swimsuit',
      'glove',
      'keeperGlove',
    ] as const),
    ...(['helmet', 'skiHelmet', 'ski', 'snowboard', 'crossCountry', 'frame', 'roadFrame', 'sleepingBag'] as const),
    ...(['shinGuard', 'football', 'basketball', 'handball', 'grip', 'gymBall', 'boxing'] as const),
  ];
  const firstOf = (cell = '') => Number(/\d+(?:,\d)?/.exec(cell)?.[0].replace(',', '.'));

  it.each(tabled)('[SIZE-02] have a row for each size of %s, and grow with it', (sizing) => {
    for (const gender of genders) {
      const { sizes, sizeTable } = sizesFor(sizing, gender, createRandom(7, 'sizes'));
      expect(sizeTable?.rows.map(([size]) => size)).toEqual(sizes);
      const measures = sizeTable?.rows.map((row) => firstOf(row.at(sizing === 'shoe' ? -1 : 1))) ?? [];
      expect(measures).toEqual(measures.toSorted((a, b) => a - b));
    }
  });
});
