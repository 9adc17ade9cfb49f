import { describe, expect, it } from 'vitest';
import { shopSynonyms, Synonyms } from '#backend/search/synonyms.ts';

const phrases = (synonyms: Synonyms, ...words: string[]) =>
  synonyms
    .of(words)
    .map((phrase) => phrase.join(' '))
    .toSorted();

describe('a list of synonyms', () => {
  it('works both ways with =, one way with >', () => {
    const synonyms = new Synonyms('# kerékpárok\nkerékpár = bicikli = bringa\n\ncsuka > sportcipő, edzőcipő # szleng');
    expect(phrases(synonyms, 'bicikli')).toEqual(['bringa', 'kerékpár']);
    expect(phrases(synonyms, 'kerekpar')).toEqual(['bicikli', 'bringa']);
    expect(phrases(synonyms, 'csuka')).toEqual(['edzőcipő', 'sportcipő']);
    expect(phrases(synonyms, 'edzocipo')).toEqual([]);
  });

  it('leads several words before > to those behind it', () => {
    const synonyms = new Synonyms('naci, gatyó > nadrág, melegítő');
    expect(phrases(synonyms, 'gatyo')).toEqual(['melegítő', 'nadrág']);
    expect(phrases(synonyms, 'naci')).toEqual(['melegítő', 'nadrág']);
    expect(phrases(synonyms, 'nadrag')).toEqual([]);
  });

  it('knows phrases of several words, and collects what several lines say', () => {
    const synonyms = new Synonyms('mtb = mountain bike\nmtb = hegyikerékpár');
    expect(phrases(synonyms, 'mountain', 'bike')).toEqual(['mtb']);
    expect(phrases(synonyms, 'mtb')).toEqual(['hegyikerékpár', 'mountain bike']);
  });

  it.each(['kerékpár', 'a > b = c', 'a = b, c', '= b', 'egy kettő három négy = öt', 'a, b'])(
    'names the line of "%s", which is no group',
    (line) => {
      expect(() => new Synonyms(`kabát = dzseki\n${line}`)).toThrow(`Synonyms, line 2: "${line}" is no group`);
    },
  );

  it('holds a basketball and a basket apart in the list of the shop', () => {
    expect(phrases(shopSynonyms, 'kosar')).toEqual([]);
    expect(phrases(shopSynonyms, 'bringa')).toContain('kerékpár');
  });
});
