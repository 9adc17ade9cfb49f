import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '#lib/core/text/fold.ts';
import { wordsOfQuery } from '#backend/search/words.ts';
import { wordsOf } from './words-of.ts';

describe('fold', () => {
  it('lowers and takes accents off', () => {
    expect(fold('ÁRVÍZTŰRŐ Tükörfúrógép')).toBe('arvizturo tukorfurogep');
  });

  it('changes nothing the second time', () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'áÉőŰöÜíó aZ9') }));
    fc.assert(
      fc.property(texts, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('wordsOf', () => {
  it.each([
    ['T-shirt, 100% pamut', ['t', 'shirt', 'tshirt', '100', 'pamut']],
    ['27,5 colos kerék', ['27,5', 'colos', 'kerék']],
    ['750ml-es kulacs', ['750', 'ml', 'kulacs']],
    ['10 kg-os súlyzó', ['10', 'kg', 'súlyzó']],
    ['38-as méret', ['38', 'méret']],
    ['Kosár-, kézi- és röplabda', ['kosárlabda', 'kézilabda', 'és', 'röplabda']],
    ['O\u0308v', ['öv']],
    ['– … !', []],
  ])('reads "%s"', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('wordsOfQuery', () => {
  it('takes hyphened words apart alone', () => {
    expect(wordsOfQuery('futó-cipő 38-as 27.5" XL-es')).toEqual(['futó', 'cipő', '38', '27,5', 'xl']);
  });
});
