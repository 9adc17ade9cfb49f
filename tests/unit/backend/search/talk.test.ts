import { describe, expect, it } from 'vitest';
import { isPraise, isTalk } from '#backend/search/talk.ts';

const endings = ['', 'ek', 'nék', 'nénk', 'ünk', 'ni', 'em'];
const stems = ['keres', 'szeret', 'vesz', 'visel'];

describe('words of talk', () => {
  it.each(stems.flatMap((stem) => endings.map((ending) => stem + ending)))('"%s" says nothing of goods', (word) => {
    expect(isTalk(word)).toBe(true);
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
    expect(isTalk(word)).toBe(true);
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
  ])('"%s" is no talk', (word) => {
    expect(isTalk(word)).toBe(false);
  });

  it('knows praise in its forms', () => {
    expect(['jó', 'legjobb', 'olcsót', 'kezdőknek', 'meleg'].map(isPraise)).toEqual([true, true, true, true, true]);
    expect(['labda', 'futó', 'téli'].map(isPraise)).toEqual([false, false, false]);
  });
});
