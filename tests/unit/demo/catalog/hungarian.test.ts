import { describe, expect, it } from 'vitest';
import { article, capitalise, withArticle } from '#demo/catalog/hungarian.ts';

describe('article', () => {
  it.each([
    ['Vantor', 'a'],
    ['Árnyék', 'az'],
    ['Ütem', 'az'],
    ['ördög', 'az'],
    ['Zúzmara', 'a'],
    ['gyerek', 'a'],
    ['yoga', 'a'],
    ['„Árnyék”', 'az'],
  ])('follows the first sound of a word: %s', (word, expected) => {
    expect(article(word)).toBe(expected);
  });

  it.each([
    ['1', 'az'],
    ['2', 'a'],
    ['5', 'az'],
    ['6', 'a'],
    ['10', 'a'],
    ['15', 'a'],
    ['50', 'az'],
    ['59', 'az'],
    ['100', 'a'],
    ['500', 'az'],
    ['1000', 'az'],
    ['1 500', 'az'],
    ['5000', 'az'],
    ['10 000', 'a'],
    ['15 000', 'a'],
    ['50 000', 'az'],
    ['1 000 000', 'az'],
    ['4 évszakos', 'a'],
  ])('reads numbers aloud: %s', (number, expected) => {
    expect(article(number)).toBe(expected);
  });

  it.each([
    ['MTB', 'az'],
    ['PVC', 'a'],
    ['LED', 'a'],
    ['UV', 'az'],
    ['EVA-hab', 'az'],
    ['TPU', 'a'],
  ])('spells abbreviations without a vowel: %s', (abbreviation, expected) => {
    expect(article(abbreviation)).toBe(expected);
  });
});

describe('withArticle', () => {
  it('begins a sentence', () => {
    expect(withArticle('Árnyék Nyolcas 2')).toBe('Az Árnyék Nyolcas 2');
    expect(withArticle('Vantor Pulzus 4')).toBe('A Vantor Pulzus 4');
  });
});

describe('capitalise', () => {
  it('puts accented first letters into upper case', () => {
    expect(capitalise('ősz')).toBe('Ősz');
  });
});
