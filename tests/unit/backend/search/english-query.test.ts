import { describe, expect, it } from 'vitest';
import { phrasesIn } from '#backend/languages/phrases.ts';
import { searchIn, typedIn } from '#backend/languages/search-in.ts';
import type { SearchQuery } from '#backend/search/choice.ts';
import { patternAt } from '#backend/search/english/english-patterns.ts';
import { EnglishWords } from '#backend/search/english/english-words.ts';
import { readEnglishPhrases, shopEnglishPhrases } from '#backend/search/english/phrase-list.ts';
import { shopNotSold } from '#backend/search/not-sold.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { phrases } from '#backend/search/suggest.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';

const catalog = generateCatalog({ seed: 2735, products: 3000, now: fixtureNow });
const demo = ReadModel.fromCatalog(catalog, fixtureNow);
const answer = (query: SearchQuery, language: 'en' | 'hu' = 'en') => searchIn(language, demo, query, 'vk', null).answer;
const ask = (q: string) => answer({ q });
const firstNames = (q: string) =>
  ask(q)
    .products.slice(0, 5)
    .map(({ name }) => name.toLowerCase());
const accented = /[áéíóöőúüű„”]/iu;

describe('the list of English phrases', () => {
  it.each([
    ['cipő shoes', 'English phrases, line 1: "cipő shoes" cannot be read: write Hungarian = english, english'],
    ['cipő = shoes,', 'English phrases, line 1: "cipő = shoes," cannot be read: write Hungarian = english, english'],
    [
      'cipő = shoes\n\ncipő = boots',
      'English phrases, line 3: "cipő" stands on line 1 as well: take it out of one of them',
    ],
    [
      'a = head torch\nb = head-torch',
      'English phrases, line 2: "headtorch" stands on line 1 as well: take it out of one of them',
    ],
    ['a = one two three four five', 'English phrases, line 1: "one two three four five" has more than 4 words'],
  ])('[SRCH-07] names the line of a fault: %j', (list, fault) => {
    expect(() => readEnglishPhrases(list)).toThrow(fault);
  });

  it('[SRCH-07] has only words by which the demo finds goods, or says that there are none', { timeout: 60_000 }, () => {
    const described = shopEnglishPhrases.findIndex(({ hungarian }) => hungarian === 'női');
    const unsold = shopEnglishPhrases.findIndex(({ hungarian }) => hungarian === 'elektromos kerékpár');
    const goods = [...shopEnglishPhrases.slice(0, described), ...shopEnglishPhrases.slice(unsold)];
    const silent = goods.filter(({ hungarian }) => {
      const { total, notSold, leftOut } = answer({ q: hungarian }, 'hu');
      return notSold === null && (total === 0 || (leftOut ?? []).length > 0);
    });
    expect(silent.map(({ hungarian }) => hungarian)).toEqual([]);
  });

  it('[SRCH-08] says all that may come nearest to goods that are not sold', () => {
    const words = new EnglishWords(catalog);
    const nearest = new Set(shopNotSold.entries.flatMap(({ nearest: name }) => name ?? []));
    expect([...nearest].filter((name) => words.english(name.split(' ')) === undefined)).toEqual([]);
  });
});

describe('an English query', () => {
  it.each([
    ['pants', /trousers|leggings|shorts|tracksuit/],
    ['jogging bottoms', /tracksuit bottoms/],
    ['joggers', /tracksuit bottoms/],
    ['bobble hat', /beanie/],
    ['mittens', /gloves/],
    ['shin pads', /shin guards/],
    ['soccer cleats', /football boots/],
    ['footballs', /football/],
    ['wool hats', /beanie/],
    ['salopettes', /ski trousers/],
    ['sports bras', /sports bra/],
    ['head torches', /head torch/],
    ['headtorch', /head torch/],
    ['walking boots', /hiking boots/],
    ['bicycle', /bike/],
    ['sliders', /sandals/],
    ['down vest', /gilet/],
    ['coats and jackets', /jacket|top/],
    ['gym balls', /gym ball/],
    ['exercise mat', /yoga mat/],
    ['skipping ropes', /skipping rope/],
    ['how to choose running shoes', /shoes/],
  ])('[SRCH-07] finds what "%s" is, and leaves nothing out', (q, goods) => {
    const names = ask(q).products.slice(0, 5);
    expect(names.length).toBeGreaterThan(0);
    const english = names.map(({ id }) => catalog.products.find((one) => one.id === id)?.translations?.en?.name ?? '');
    expect(english.filter((name) => !goods.test(name.toLowerCase()))).toEqual([]);
    expect(ask(q).leftOut).toEqual([]);
  });

  it('[SRCH-07] is read for colour, size, person, price and number, each link without its own words', () => {
    const { understood } = ask('women’s blue running shoes size 38 under 30,000');
    expect(understood?.query).toBe('running shoes');
    expect(understood?.filters.map(({ name, without }) => [name, without])).toEqual(
      expect.arrayContaining([
        ['Női', 'blue running shoes size 38 under 30,000'],
        ['Kék', 'women’s running shoes size 38 under 30,000'],
        ['38', 'women’s blue running shoes under 30,000'],
      ]),
    );
    expect(understood?.price).toMatchObject({ min: null, max: 30, without: 'women’s blue running shoes size 38' });
    expect(ask('tent for two').understood?.filters).toHaveLength(1);
    expect(ask('cheap tents').understood?.sorting).toMatchObject({ type: 'asc', without: 'tents' });
  });

  it.each([
    ['under 20,000 ft', 3, '20000 Ft alatt'],
    ['over 20k', 2, '20000 Ft felett'],
    ['between 5000 and 10000 shoes', 4, '5000 és 10000 Ft között'],
    ['size uk 8', 3, 'uk 8'],
    ['size 42 boots', 2, 'méret 42'],
    ['8 year old', 3, '8 éves'],
    ['2-person tent', 1, '2 személyes'],
    ['for two', 2, '2 személyes'],
  ])('[SRCH-07] says "%s" in the order of the catalog’s language', (text, count, hungarian) => {
    expect(patternAt(text.split(' '))).toEqual({ count, hungarian });
  });

  it.each(['under 200', 'for 8 years', 'size guide', 'head torch', 'for 20 km'])(
    '[SRCH-07] "%s" is no such order',
    (text) => {
      expect(patternAt(text.split(' '))).toBeNull();
    },
  );

  it('[SRCH-07] is corrected into English, and says so', () => {
    expect(ask('snekers').corrected).toMatchObject({ query: 'sneakers', applied: true });
    expect(ask('hikng boots').corrected).toMatchObject({ query: 'hiking boots', applied: true });
    expect(answer({ q: 'hikng boots', exact: '1' }).corrected).toBeNull();
  });

  it('[SRCH-07] says which of its words mean nothing here', () => {
    expect(ask('quantum running shoes').leftOut).toEqual(['quantum']);
  });

  it('[SRCH-07] that names no goods finds none, rather than what is one letter away', () => {
    expect(ask('stores near me')).toMatchObject({ total: 0, corrected: null });
    expect(ask('back to school')).toMatchObject({ total: 0, corrected: null, leftOut: [] });
  });

  it('[SRCH-07] may be Hungarian, or the name of a model', () => {
    for (const q of ['futócipő', 'hatizsak', 'bicikli', 'ferfi futocipo'])
      expect(ask(q).total).toBe(answer({ q }, 'hu').total);
    expect(firstNames('Nomád hiking rucksack').every((name) => name.includes('nomád'))).toBe(true);
  });

  it('[SRCH-02] finds goods while it is being typed', () => {
    expect(typedIn('en', demo, 'sneak')).toBe('utcai cipő');
    expect(typedIn('en', demo, 'hiking boo')).toBe('túrabakancs');
    expect(typedIn('hu', demo, 'sneak')).toBe('sneak');
    expect(typedIn('en', demo, 'futóc')).toBe('futóc');
  });
});

describe('what is not sold, in English', () => {
  it.each([
    ['tennis balls', 'tennis rackets'],
    ['Bike-lights', 'head torches'],
    ['running jacket', 'rain jackets'],
    ['kids’ bike', 'scooters'],
    ['jeans', 'joggers'],
    ['swimming trunks', 'shorts'],
    ['cycling shoes', 'training shoes'],
    ['sleeping mat', 'sleeping bags'],
  ])('[SRCH-08] "%s" is called as it was typed, and what comes near in English', (q, nearest) => {
    const { notSold } = ask(q);
    expect(notSold).toMatchObject({ word: q, kind: 'goods', nearest: { query: nearest, name: nearest } });
    // The link to what comes near finds as many goods.
    expect(ask(nearest).total).toBeGreaterThan(0);
  });

  it('[SRCH-08] a brand stands by its name, with what else was typed', () => {
    expect(ask('nike trainers').notSold).toMatchObject({ word: 'Nike', kind: 'brand', nearest: { name: 'trainers' } });
    expect(ask('head torch').notSold).toBeNull();
  });

  it('[SRCH-08] no answer about goods of the list has a word of Hungarian', { timeout: 60_000 }, () => {
    const texts = shopEnglishPhrases.flatMap(({ english: [said = ''] }) => {
      const { notSold, understood, corrected, leftOut = [] } = ask(said);
      const nearest = notSold?.nearest;
      const all = [notSold?.word, nearest?.name, nearest?.query, understood?.query, corrected?.query, ...leftOut];
      return all.filter((text) => text !== undefined && accented.test(text));
    });
    expect(texts).toEqual([]);
  });
});

describe('the phrases of the search box', () => {
  const all = phrases(demo).map((entry) => ({ ...entry, count: answer({ q: entry.phrase }, 'hu').total }));
  const english = phrasesIn('en', demo, all);
  const heaviest = (list: readonly { phrase: string }[]) => list.slice(0, 8).map(({ phrase }) => phrase);

  it('[SRCH-03] begin with what one searches for, not with what the shop has most of', () => {
    expect(heaviest(all)).toEqual(expect.arrayContaining(['futócipő', 'túrabakancs', 'téli kabát']));
    expect(heaviest(all)).not.toContain('ruházat');
    expect(heaviest(english)).toEqual(expect.arrayContaining(['running shoes', 'hiking boots', 'winter coats']));
  });

  it('[SRCH-03] [SRCH-07] are said in English with the number of what they find', () => {
    const names = english.map(({ phrase }) => phrase);
    expect(names).toEqual(
      expect.arrayContaining(['women’s running shoes', 'black leggings', 'running T-shirts', 'skis']),
    );
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    const counted = english.filter(({ count }) => count !== null).slice(0, 60);
    expect(counted.length).toBe(60);
    const wrong = counted.filter(({ phrase, count }) => ask(phrase).total !== count);
    expect(wrong.map(({ phrase }) => phrase)).toEqual([]);
  });
});
