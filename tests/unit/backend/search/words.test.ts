import { describe, expect, it } from 'vitest';
import { compoundOf, fold, stem, wordsOf } from '#backend/search/words.ts';
import { differsByOne } from '#backend/search/vocabulary.ts';

describe('stem', () => {
  it.each([
    ['cipo', 'cipő', 'CIPŐK', 'cipőt', 'cipőket', 'cipőben', 'cipővel'],
    ['kabát', 'kabátok', 'kabátot', 'kabátban', 'kabat'],
    ['labda', 'labdák', 'labdát', 'labdával', 'labdak'],
    ['sapka', 'sapkák', 'sapkát', 'sapkában'],
    ['táska', 'táskák', 'táskát', 'taskak'],
    ['sátor', 'sátrak', 'sátrat', 'sátorban'],
    ['ló', 'lovak'],
    ['hátizsák', 'hátizsákok', 'hátizsákkal', 'hatizsak'],
    ['síléc', 'sílécek', 'sílécet', 'silecekkel'],
    ['kesztyű', 'kesztyűk', 'kesztyűt', 'kesztyuk'],
    ['zokni', 'zoknik', 'zoknit'],
    ['gyerek', 'gyerekek', 'gyereknek'],
    ['férfi', 'férfiak', 'férfiaknak'],
    ['kerékpár', 'kerékpárok', 'kerékpárt', 'kerekparhoz'],
    ['nadrág', 'nadrágok', 'nadrágot', 'nadragok'],
  ])('gives %s one stem in all its forms', (first, ...forms) => {
    const found = new Set([first, ...forms].map((form) => stem(fold(form))));
    expect([...found]).toEqual([stem(fold(first))]);
  });

  it('holds words apart that differ', () => {
    const words = ['kabát', 'kalap', 'kapu', 'kosár', 'labda', 'láb', 'póló', 'pad', 'sál', 'sátor', 'sisak', 'síléc'];
    expect(new Set(words.map((word) => stem(fold(word)))).size).toBe(words.length);
  });
});

describe('compoundOf', () => {
  it('parts a compound from its head', () => {
    expect(compoundOf('futocipok')).toMatchObject({ first: stem('futo'), head: { written: 'cipő' } });
    expect(compoundOf('turahatizsakok')).toMatchObject({ first: stem('tura'), head: { written: 'hátizsák' } });
    expect(compoundOf('silec')).toMatchObject({ first: 'si', head: { written: 'léc' } });
    expect(compoundOf('cipo')).toBeNull();
  });
});

describe('wordsOf', () => {
  it('takes hyphened words apart and together', () => {
    expect(wordsOf('T-shirt, 100% pamut')).toEqual(['t', 'shirt', 'tshirt', '100', 'pamut']);
  });
});

describe('differsByOne', () => {
  it.each([
    ['szandal', 'szandl', true], ['kulacs', 'kulcs', true], ['futocipo', 'futociop', true], ['labda', 'labba', true],
    ['polo', 'poloo', true], ['labda', 'labda', false], ['labda', 'lambada', false], ['sapka', 'kapsa', false],
    ['ab', 'ba', true],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(differsByOne(a, b)).toBe(expected);
    expect(differsByOne(b, a)).toBe(expected);
  });
});
