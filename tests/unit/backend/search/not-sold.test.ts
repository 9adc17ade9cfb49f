import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SearchQuery } from '#backend/search/choice.ts';
import { isCommonWord } from '#backend/search/common-words.ts';
import { NotSold, shopNotSold } from '#backend/search/not-sold.ts';
import { isSold } from '#backend/search/product-search.ts';
import { search } from '#backend/search/query.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { productsByQuery } from '#backend/search/suggest.ts';
import { Synonyms } from '#backend/search/synonyms.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

const demo = ReadModel.fromCatalog(generateCatalog({ seed: 2735, products: 3000, now: fixtureNow }), fixtureNow);
const answer = (query: SearchQuery) => search(demo, query, 'vk');
const none = new Synonyms('');
const listed = (lists: { brands?: string; goods?: string }, synonyms = none) =>
  new NotSold({ brands: lists.brands ?? '', goods: lists.goods ?? '' }, synonyms);

describe('the lists of what is not sold', () => {
  it.each([
    ['brands', 'Nike\nAdidas > Puma', 'Brands not sold, line 2: "Adidas > Puma" cannot be read'],
    ['brands', 'Nike\nPuma, nike', 'Brands not sold, line 2: "nike" is said before in Brands not sold, line 1'],
    ['goods', 'okosóra >', 'Goods not sold, line 1: "okosóra >" cannot be read'],
    ['goods', 'a > b > c', 'Goods not sold, line 1: "a > b > c" cannot be read'],
    ['goods', 'egy két há négy', 'Goods not sold, line 1: "egy két há négy" cannot be read'],
  ])('[SRCH-01] names the line of a fault in the %s: %j', (list, text, fault) => {
    expect(() => listed({ [list]: text })).toThrow(fault);
  });

  it('[SRCH-01] names the line of a word that the synonyms lead elsewhere', () => {
    const synonyms = new Synonyms('bringa = kerékpár\ne-bike = pedelec\nberci > bárki');
    expect(() => listed({ goods: '# kerékpár\ne-bike > roller' }, synonyms)).toThrow(
      'Goods not sold, line 2: "e-bike" stands on line 2 of the synonyms as well: take it out of one of them',
    );
    expect(() => listed({ brands: 'Bárki' }, synonyms)).toThrow(
      'Brands not sold, line 1: "Bárki" stands on line 3 of the synonyms as well: take it out of one of them',
    );
  });

  it('[SRCH-01] contradict nothing that the demo sells, and lead to goods that it has', () => {
    expect(
      shopNotSold.entries.filter((entry) => isSold(demo, entry)).map(({ line, name }) => `${line}: ${name}`),
    ).toEqual([]);
    const nearest = new Map(shopNotSold.entries.flatMap(({ nearest: q, line }) => (q === null ? [] : [[q, line]])));
    const lost = [...nearest].filter(([q]) => {
      const { total, corrected, leftOut, notSold } = answer({ q });
      return total === 0 || corrected !== null || (leftOut ?? []).length > 0 || notSold !== null;
    });
    expect(lost).toEqual([]);
  });

  it('[SRCH-01] name more than 150 brands', () => {
    expect(shopNotSold.entries.filter(({ kind }) => kind === 'brand').length).toBeGreaterThan(150);
  });
});

describe('a query for what is not sold', () => {
  it.each([
    ['túrazsák', 'hatizsak'],
    ['úszótáska', 'taska'],
    ['focivédő', 'sipcsontvedo'],
    ['gyorskerékpár', 'kerekpar'],
    ['túrafutó cipő', 'cipo'],
    ['enduro bringa', 'kerekpar'],
    ['laptopos hátizsák', 'hatizsak'],
    ['farmer dzseki', 'dzseki'],
    ['kerékpár sisak gyerek s', 'bukosisak'],
    ['gyerek bicikli sisak', 'bukosisak'],
    ['head torch', 'fejlampa'],
  ])('[SRCH-01] "%s" is no slip of what is not sold', (q, inName) => {
    const { notSold, products } = answer({ q });
    expect(notSold).toBeNull();
    expect(products[0]?.url).toContain(inName);
  });

  it.each([
    ['sícipő gyerek', 'sícipő gyerek', 'sícipő'],
    ['férfi leggings', 'férfi leggings', 'leggings'],
    ['olcsó gyerek pehelydzseki', 'gyerek pehelydzseki', 'pehelydzseki'],
  ])('[SRCH-01] "%s" is a kind that there is for others alone', (q, word, name) => {
    const { notSold, leftOut, products } = answer({ q });
    expect(notSold).toMatchObject({ word, kind: 'goods', nearest: { query: name, name } });
    expect(leftOut).toEqual([]);
    expect(products.length).toBeGreaterThan(0);
  });

  it.each(['hotel', 'meddig van nyitva a győri áruház', 'hány óráig vagytok nyitva'])(
    '[SRCH-01] "%s" asks for no goods, and is no slip of any',
    (q) => {
      expect(answer({ q })).toMatchObject({ total: 0, corrected: null, notSold: null });
    },
  );

  it('[SRCH-01] leaves out what is no goods rather than taking it for "még"', () => {
    expect(answer({ q: 'szuper mega túrabakancs' })).toMatchObject({ corrected: null, leftOut: ['mega'] });
  });

  it('[SRCH-01] leaves out a person where goods are for everybody', () => {
    expect(answer({ q: 'gyerek kulacs' })).toMatchObject({ notSold: null, leftOut: ['gyerek'] });
  });

  it.each([
    ['nike futócipő', 'Nike', 'futócipő'],
    ['adidas futócipő', 'Adidas', 'futócipő'],
    ['nike-os cipőt', 'Nike', 'cipőt'],
    ['reebook cipő', 'Reebok', 'cipő'],
    ['pumma póló', 'Puma', 'póló'],
    ['underarmour póló', 'Under Armour', 'póló'],
    ['the north face kabát', 'The North Face', 'kabát'],
    ['asics futócipő női 38', 'Asics', 'futócipő'],
    ['nike pegasus futócipő', 'Nike', 'futócipő'],
  ])('[SRCH-01] "%s" says that %s is not sold, and shows %s', (q, word, name) => {
    expect(answer({ q }).notSold).toMatchObject({ word, kind: 'brand', nearest: { name } });
    expect(answer({ q }).total).toBeGreaterThan(0);
  });

  it.each([
    ['futókabát', 'futókabát', 'esodzseki'],
    ['futó kabátok', 'futókabát', 'esodzseki'],
    ['női futódzseki', 'futódzseki', 'esodzseki'],
    ['running jackets', 'running jackets', 'esodzseki'],
    ['swimming trunks', 'swimming trunks', 'rovidnadrag'],
    ['bike lights', 'bike-lights', 'fejlampa'],
  ])('[SRCH-01] "%s" says that there is no %s, and shows what comes near', (q, word, inName) => {
    const { notSold, products } = answer({ q });
    expect(notSold).toMatchObject({ word, kind: 'goods' });
    expect(products[0]?.url).toContain(inName);
  });

  it.each([
    ['futópóló', 'futopolo'],
    ['light bike', 'kerekpar'],
    ['winter coats', 'dzseki'],
    ['coat', 'dzseki'],
  ])('[SRCH-01] "%s" is sold', (q, inName) => {
    const { notSold, products } = answer({ q });
    expect(notSold).toBeNull();
    expect(products[0]?.url).toContain(inName);
  });

  it.each([
    'nike',
    'under armour',
    'crocs',
    'nike air max',
    'nike női 38',
    'okosóra',
    'garmin okosóra',
    'fitbit óra',
    'protein',
    'mosógép',
  ])('[SRCH-01] "%s" shows no other goods where nothing comes near', (q) => {
    expect(answer({ q })).toMatchObject({ total: 0, products: [], corrected: null, relaxations: [] });
    expect(answer({ q }).notSold).toMatchObject({ nearest: null });
    expect(productsByQuery(demo, q)).toEqual([]);
  });

  it.each([
    ['e-bike', 'kerékpár', 'kerékpár'],
    ['elektromos kerékpárt', 'kerékpár', 'kerékpár'],
    ['gyerek bicikli', 'roller', 'roller'],
    ['bicikli 6 éves gyereknek', 'roller', 'roller'],
    ['jégkorcsolya', 'görkorcsolya', 'görkorcsolya'],
    ['gördeszkát', 'roller', 'roller'],
    ['futópad', 'kézisúlyzó', 'súlyzó'],
    ['gumicsizma', 'téli bakancs', 'bakancs'],
    ['balance bike', 'roller', 'roller'],
    ['hoverboard', 'roller', 'roller'],
    ['szánkó', 'síléc', 'síléc'],
    ['búvárszemüveg', 'úszószemüveg', 'úszószemüveg'],
    ['snowboard bakancs', 'snowboard', 'snowboard'],
    ['sízokni', 'túrazokni', 'zokni'],
    ['kerékpáros nadrág', 'leggings', 'leggings'],
    ['biciklis rövidnadrág', 'rövidnadrág', 'nadrág'],
    ['technikai aláöltöző', 'leggings', 'leggings'],
    ['kempingszék', 'sátor', 'sátor'],
    ['főző kemping', 'kulacs', 'kulacs'],
    ['ping pong labda', 'pingpongütő', 'pingpongütő'],
    ['bikini', 'úszódressz', 'úszódressz'],
    ['férfi fürdőnadrág', 'rövidnadrág', 'rövidnadrág'],
    ['gyerek bikini', 'úszódressz', 'úszódressz'],
  ])('[SRCH-01] "%s" leads to %s', (q, name, inName) => {
    const { notSold, products } = answer({ q });
    expect(notSold).toMatchObject({ kind: 'goods', nearest: { name } });
    expect(products.slice(0, 5).filter((product) => !product.name.includes(inName))).toEqual([]);
  });

  it.each(['nyitvatartás', 'nyitvatartás budapest', 'szeged', 'győr áruház', 'Pécs'])(
    '[SRCH-01] "%s" asks for a page or a shop, and finds no goods by their letters',
    (q) => {
      expect(answer({ q })).toMatchObject({ total: 0, corrected: null });
    },
  );

  it.each([
    ['szánkó', 'szánkó', 'síléc'],
    ['korcsolya', 'jégkorcsolya', 'görkorcsolya'],
    ['korcsolyát', 'jégkorcsolya', 'görkorcsolya'],
  ])('[SRCH-01] "%s" leads to its nearest kind alone, and says "%s"', (q, word, kind) => {
    const { notSold, products, total } = answer({ q });
    expect(notSold).toMatchObject({ word, nearest: { name: kind, total } });
    expect(total).toBeLessThanOrEqual(48);
    expect(products.filter(({ name }) => !name.includes(kind))).toEqual([]);
  });

  it.each(['egysoros korcsolya', 'görkorcsolya', 'inline korcsolya'])('[SRCH-01] "%s" is sold', (q) => {
    expect(answer({ q }).notSold).toBeNull();
  });

  it('[SRCH-01] is no wish where it says what other goods are for', () => {
    expect(answer({ q: 'futóöv telefonnak' }).notSold).toBeNull();
    expect(answer({ q: 'telefonnak' }).notSold?.word).toBe('telefon');
    expect(answer({ q: 'csónak' }).notSold?.word).toBe('csónak');
    expect(answer({ q: 'kulacs csónak' }).notSold?.word).toBe('csónak');
  });

  it('[SRCH-01] is taken as typed when that is asked', () => {
    expect(answer({ q: 'nike', exact: '1' })).toMatchObject({ notSold: null, total: 0 });
  });

  it('[SRCH-01] is for what is sold where the catalog has the brand or calls goods so', () => {
    const catalog = fixtureCatalog();
    const [brand] = catalog.brands;
    const [product] = catalog.products;
    if (!brand || !product) throw new Error('The fixture has no brand');
    brand.name = 'Nike';
    product.name = 'Futópad 300';
    const model = ReadModel.fromCatalog(catalog, fixtureNow);
    expect(search(model, { q: 'nike' }, 'vk').notSold).toBeNull();
    expect(search(model, { q: 'futópad' }, 'vk')).toMatchObject({ notSold: null });
    expect(search(model, { q: 'adidas' }, 'vk').notSold).toMatchObject({ word: 'Adidas' });
  });
});

describe('everyday words', () => {
  it('[SRCH-01] are a thousand and more, each once', () => {
    const words = readFileSync('backend/search/hungarian/words.txt', 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(words.length).toBeGreaterThan(1000);
    expect(new Set(words).size).toBe(words.length);
  });

  it('[SRCH-01] English ones stand each once, as they are typed, and are never corrected into goods', () => {
    const words = readFileSync('backend/search/english/words.txt', 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(words.filter((word, at) => !/^[a-z]+$/.test(word) || words.indexOf(word) !== at)).toEqual([]);
    expect(words.filter((q) => answer({ q }).corrected?.applied)).toEqual([]);
    for (const q of ['size chart', 'size guide']) expect(answer({ q })).toMatchObject({ total: 0, corrected: null });
    expect(answer({ q: 'helmets' }).corrected).toMatchObject({ query: 'helmet', applied: true });
  });

  it.each(['fehérje', 'zongorák', 'zongorat', 'gumicsizmát', 'korisok', 'medencéhez'])(
    '[SRCH-01] "%s" is told by its form',
    (word) => {
      expect(isCommonWord(word)).toBe(word !== 'korisok');
    },
  );

  it.each(['crocs', 'protein', 'zongora', 'légpuska', 'televízió', 'hőlégballon'])(
    '[SRCH-01] "%s" is never corrected into goods',
    (q) => {
      expect(answer({ q })).toMatchObject({ total: 0, corrected: null });
    },
  );

  it.each([
    ['hálósák', 'hálózsák'],
    ['futócpiő', 'futócipő'],
    ['sílécc', 'síléc'],
    ['kulcas', 'kulacs'],
  ])('[SRCH-01] "%s" is still corrected to %s', (q, corrected) => {
    expect(answer({ q }).corrected).toMatchObject({ query: corrected, applied: true });
  });
});
