import { describe, expect, it } from 'vitest';
import { isBoostWord, isStopword } from '#backend/search/stopwords.ts';

const endings = ['', 'ek', 'nék', 'nénk', 'ünk', 'ni', 'em'];
const stems = ['keres', 'szeret', 'vesz', 'visel'];

describe('stopwords', () => {
  it.each(stems.flatMap((stem) => endings.map((ending) => stem + ending)))('"%s" says nothing of goods', (word) => {
    expect(isStopword(word)).toBe(true);
  });

  it.each([
    'milyen',
    'melyik',
    'vegyek',
    'szeretnék',
    'szeretnek',
    'számára',
    'valami',
    'ajándékba',
    'páromnak',
    'otthonra',
  ])('"%s" says nothing of goods', (word) => {
    expect(isStopword(word)).toBe(true);
  });

  it.each([
    'kerék',
    'kapu',
    'kapucni',
    'tartó',
    'cipő',
    'nadrág',
    'hátizsák',
    'sátor',
    'labda',
    'sapka',
    'hálózsák',
    'viselet',
    'constructor',
    '__proto__',
  ])('"%s" is no stopword', (word) => {
    expect(isStopword(word)).toBe(false);
  });

  it('knows boost words in their forms', () => {
    expect(['jó', 'legjobb', 'olcsót', 'kezdőknek', 'meleg'].map(isBoostWord)).toEqual([true, true, true, true, true]);
    expect(['labda', 'futó', 'téli'].map(isBoostWord)).toEqual([false, false, false]);
  });
});
