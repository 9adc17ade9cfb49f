import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bits, emptyBitmap, setBit } from '#backend/search/bitmap.ts';
import { FactNumbers } from '#backend/search/fact-numbers.ts';

const size = 64;
const all = () => {
  const documents = emptyBitmap(size);
  for (let document = 0; document < size; document += 1) setBit(documents, document);
  return documents;
};
const listOf = (documents: ReturnType<FactNumbers['exactly']>) => documents && [...bits(documents)];

describe('numbers that goods say', () => {
  const numbers = new FactNumbers();
  [4, 6, 4, 10].forEach((drop, document) => numbers.add(document, { drop, water: 'waterproof' }));

  it('[SRCH-01] lead to the goods that say just them', () => {
    expect(listOf(numbers.exactly('drop', 4, all()))).toEqual([0, 2]);
    expect(numbers.exactly('drop', 5, all())).toBeNull();
    expect(numbers.exactly('volume', 4, all())).toBeNull();
    expect(numbers.exactly('drop', 4, emptyBitmap(size))).toBeNull();
  });

  it('[SRCH-01] lead to those that come nearest, the smaller of two', () => {
    expect(listOf(numbers.nearest('drop', 5, all()))).toEqual([0, 2]);
    expect(listOf(numbers.nearest('drop', 9, all()))).toEqual([3]);
    expect(numbers.nearest('volume', 9, all())).toBeNull();
  });

  it('[SRCH-01] find what a look at every product would, whatever they say', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: size }),
        fc.integer({ min: -4, max: 4 }),
        (said, asked) => {
          const made = new FactNumbers();
          said.forEach((value, document) => made.add(document, { drop: value }));
          const exact = said.flatMap((value, document) => (value === asked ? [document] : []));
          expect(listOf(made.exactly('drop', asked, all())) ?? []).toEqual(exact);
          const distance = Math.min(...said.map((value) => Math.abs(value - asked)));
          const near = listOf(made.nearest('drop', asked, all())) ?? [];
          expect(near.every((document) => Math.abs((said[document] ?? 0) - asked) === distance)).toBe(true);
          expect(near.length > 0).toBe(said.length > 0);
        },
      ),
    );
  });
});
