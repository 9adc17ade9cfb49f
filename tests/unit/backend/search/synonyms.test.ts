import { describe, expect, it } from 'vitest';
import { shopNotSold } from '#backend/search/not-sold.ts';
import { synonymsAgainstKinds } from '#backend/search/synonym-kinds.ts';
import { shopSynonyms, Synonyms } from '#backend/search/synonyms.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';

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

  it('knows phrases of several words, and collects what a line of each form says', () => {
    const synonyms = new Synonyms('mtb = mountain bike\nmtb > hegyikerékpár');
    expect(phrases(synonyms, 'mountain', 'bike')).toEqual(['mtb']);
    expect(phrases(synonyms, 'mtb')).toEqual(['hegyikerékpár', 'mountain bike']);
  });

  it('[SRCH-01] tells which phrases > leads to goods as a whole', () => {
    const synonyms = new Synonyms('téli gatya > sínadrág\ntéli kabát = télikabát');
    expect(synonyms.isLedPhrase(['teli', 'gatya'])).toBe(true);
    expect(synonyms.isLedPhrase(['teli', 'kabat'])).toBe(false);
    expect(synonyms.isLedPhrase(['gatya'])).toBe(false);
  });

  it.each(['kerékpár', 'a > b = c', 'a = b, c', '= b', 'egy kettő három négy = öt', 'a, b'])(
    '[SRCH-01] names the line of "%s", which is no group, and how one is written',
    (line) => {
      expect(() => new Synonyms(`kabát = dzseki\n${line}`)).toThrow(
        `Synonyms, line 2: "${line}" is no group: write a = b = c, or a, b > c, each of three words at most`,
      );
    },
  );

  it.each([
    ['kabát = dzseki = Kabat', 'line 2: "kabat" is there twice: take one of them out'],
    ['naci > nadrág, naci', 'line 2: "naci" is there twice: take one of them out'],
    ['naci > nadrág\nnaci > nadrág', 'line 3: it says what line 2 says: take one of them out'],
    ['kabát = dzseki\ndzseki = kabát', 'line 3: it says what line 2 says: take one of them out'],
    [
      'mackó > melegítő\nmackó > plüssállat',
      'line 3: "mackó" has a meaning on line 2 already: put all that it means on one of the two',
    ],
    [
      'léc = síléc\nléc = deszka',
      'line 3: "léc" has a meaning on line 2 already: put all that it means on one of the two',
    ],
    ['léc = síléc\nléc > síléc, deszka', 'line 3: "lec" is the same as "síléc" on line 2: take it out here'],
    ['a > b\nb > a', 'line 3: "a > b > a" is a circle: write those that mean the same with =, and take the others out'],
    [
      'a > b\nb > c\nc > a',
      'line 4: "a > b > c > a" is a circle: write those that mean the same with =, and take the others out',
    ],
  ])('[SRCH-01] refuses what contradicts itself, with line and remedy: %j', (list, fault) => {
    expect(() => new Synonyms(`# a list\n${list}`)).toThrow(`Synonyms, ${fault}`);
  });

  it('[SRCH-01] takes lines that lead to one another without a circle', () => {
    expect(() => new Synonyms('a > b, c\nb > c\nd > a')).not.toThrow();
  });

  it('holds a basketball and a basket apart in the list of the shop', () => {
    expect(phrases(shopSynonyms, 'kosar')).toEqual([]);
    expect(phrases(shopSynonyms, 'bringa')).toContain('kerékpár');
  });
});

describe('synonyms and the kinds of a catalog', () => {
  const kinds = [
    { id: 1, parentId: null, name: 'Cipők' },
    { id: 2, parentId: 1, name: 'Téli cipők' },
    { id: 3, parentId: 1, name: 'Szandálok' },
  ];
  const against = (list: string) => synonymsAgainstKinds(kinds, new Synonyms(list).lines);

  it('[SRCH-01] tells a kind of its own that leads to another kind', () => {
    expect(against('# kinds\nnyári cipő, szandál > csizma')).toEqual([
      'Synonyms, line 2: "szandál" is the category "Szandálok" of its own: take it out of the line',
    ]);
  });

  it('[SRCH-01] tells two kinds that are said to be one', () => {
    expect(against('szandál = téli cipő = lábbeli')).toEqual([
      'Synonyms, line 1: "szandál" is the category "Szandálok" of its own: let one lead to the other by > at most',
    ]);
  });

  it('[SRCH-01] leaves a kind and the one above it together, and words that are no kind', () => {
    expect(against('cipő = lábbeli\ncsuka > cipő\nszandál > cipő, saru\nsaru = papucs')).toEqual([]);
  });

  it('[SRCH-01] has nothing to say of the list of the shop and the demo', () => {
    const { categories } = generateCatalog({ seed: 2735, products: 300, now: fixtureNow });
    expect(synonymsAgainstKinds(categories)).toEqual([]);
    expect(shopNotSold.entries.length).toBeGreaterThan(400);
  });
});
