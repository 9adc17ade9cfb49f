import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateCatalog } from '#demo/catalog/index.ts';
import { fullBitmap } from '#backend/search/bitmap.ts';
import { fold } from '#lib/core/text/fold.ts';
import { isCommonWord } from '#backend/search/common-words.ts';
import { isStopword } from '#backend/search/stopwords.ts';
import { TextIndex } from '#backend/search/text-index.ts';
import { distance, mistakesIn, nearness, Typos } from '#backend/search/typos.ts';
import { isFiller } from '#backend/search/words.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { wordsOf } from './words-of.ts';

/** Words that are found only where they name goods. */
const apart = ['kosar', 'kapu'];
const { products } = generateCatalog({ seed: 2735, products: 200, now: fixtureNow });
const words = products.flatMap(({ name, description, synonyms }) =>
  [name, ...description, ...synonyms].flatMap(wordsOf),
);
const vocabulary = [...new Set(words)].filter(
  (word) => /^\p{L}{4,}$/u.test(word) && !apart.includes(fold(word)) && !isFiller(word),
);
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** One letter left out, put in, exchanged or swapped with the next; the first of a short word stays. */
const slip = fc
  .record({
    word: fc.constantFrom(...vocabulary.map(fold)),
    kind: fc.constantFrom('less', 'more', 'other', 'swap'),
    place: fc.nat(),
    letter: fc.constantFrom(...letters),
  })
  .map(({ word, kind, place, letter }) => {
    const first = word.length < 7 ? 1 : 0;
    const at = first + (place % (word.length - first - (kind === 'swap' ? 1 : 0)));
    const tail =
      {
        less: word.slice(at + 1),
        more: letter + word.slice(at),
        other: letter + word.slice(at + 1),
        swap: (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
      }[kind] ?? '';
    return { word, typed: word.slice(0, at) + tail };
  })
  .filter(({ word, typed }) => typed.length >= 4 && typed !== word && !apart.includes(typed));

describe('distance', () => {
  it.each([
    ['szandal', 'szandl', 1],
    ['kulacs', 'kulcs', 1],
    ['futocipo', 'futociop', 1],
    ['labda', 'labba', 1],
    ['polo', 'poloo', 1],
    ['labda', 'labda', 0],
    ['labda', 'lambada', 2],
    ['sapka', 'kapsa', 2],
    ['ab', 'ba', 1],
    ['kettlebell', 'kettelbel', 2],
    ['cipo', 'kabat', 3],
  ])('%s and %s: %i', (a, b, expected) => {
    expect(distance(a, b, 2)).toBe(expected);
    expect(distance(b, a, 2)).toBe(expected);
  });

  it('is symmetric, and never more than the letters of the longer word', () => {
    const drawn = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(drawn, drawn, (a, b) => {
        expect(distance(a, b, 9)).toBe(distance(b, a, 9));
        expect(distance(a, b, 9)).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance(a, b, 9) === 0).toBe(a === b);
      }),
    );
  });
});

describe('the index by letters left out', () => {
  /** Words of few letters, so that many are alike; doubled ones and ly sound otherwise than they are written. */
  const drawn = fc.string({ unit: fc.constantFrom('a', 'b', 'l', 'y', 'j', 'z', 'll'), minLength: 3, maxLength: 12 });

  /** What a look at every known word finds, shorter and then older ones first. */
  function nearOfAll(known: readonly string[], typed: string): string[] {
    return known
      .flatMap((word, at) => {
        const near = nearness(typed, word);
        return near === null ? [] : [{ word, cost: near, at }];
      })
      .toSorted((a, b) => a.word.length - b.word.length || a.at - b.at)
      .map(({ word, cost }) => `${word} ${cost}`);
  }

  it('finds what a look at every word finds, in the same order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(drawn, { maxLength: 30 }), drawn, (known, typed) => {
        const typos = new Typos();
        for (const word of known) typos.add(word);
        const near = typos.near(typed).map(({ word, cost }) => `${word} ${cost}`);
        expect(near).toEqual(nearOfAll(known, typed));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a mistyped word of the catalog', () => {
  it('may have one mistake from four letters, two from eight', () => {
    expect(['bot', 'labda', 'hatizsak', 'xt2000'].map(mistakesIn)).toEqual([0, 1, 2, 0]);
  });

  it('is led back to the word, also one of a description', () => {
    const typos = new Typos();
    for (const word of new Set(vocabulary.map(fold))) typos.add(word);
    fc.assert(
      fc.property(slip, ({ word, typed }) => {
        expect(typos.near(typed).map((near) => near.word)).toContain(word);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds the only product with the word', () => {
    fc.assert(
      fc.property(slip, ({ word, typed }) => {
        // Nobody means "még" by a word that is mistyped.
        fc.pre(!isCommonWord(typed) && !isStopword(word));
        const index = new TextIndex();
        index.add(0, { description: [word] });
        expect(index.search(typed, { live: fullBitmap(1), size: 1 })?.documents).toEqual(fullBitmap(1));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['hatiysak', 'hatizsak', 1],
    ['sujzo', 'sulyzo', 1],
    ['cip0ket', 'cipoket', 1],
    ['pullover', 'pulover', 1],
    ['futociop', 'futocipo', 2],
    ['zanditott', 'sanditott', 3],
  ])('%s is as near to %s as its mistakes are easily made: %i', (typed, word, cost) => {
    const typos = new Typos();
    typos.add(word);
    expect(typos.near(typed)).toEqual([{ word, cost }]);
  });
});
