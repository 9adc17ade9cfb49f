import { describe, expect, it } from 'vitest';
import { differsByLanguage, languageOf } from '#backend/languages/speaking.ts';
import { wordsOf } from '#backend/languages/words.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { phrasesIn } from '#backend/languages/phrases.ts';
import { phrases } from '#backend/search/suggest.ts';
import { contentEndpoints } from '#lib/contract/content.ts';
import { flipbookEndpoints } from '#lib/contract/flipbook.ts';
import { menuEndpoints } from '#lib/contract/menu.ts';
import { healthEndpoints } from '#lib/contract/health.ts';
import { wishlistEndpoints } from '#lib/contract/wishlist.ts';
import { demoCatalog } from '../../demo/content/demo-content.ts';
import { englishAttribute } from '#demo/english/attributes.ts';
import { englishMaterials } from '#demo/english/values.ts';
import { en, hu } from '#tests/messages.ts';

describe('the language that is asked for', () => {
  it.each([
    [undefined, 'hu'],
    ['', 'hu'],
    ['*', 'hu'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['EN', 'en'],
    ['hu-HU,hu;q=0.9,en;q=0.8', 'hu'],
    ['en;q=0.5, hu;q=0.9', 'hu'],
    ['de-DE,de;q=0.9,en;q=0.8', 'en'],
    ['de', 'hu'],
    ['en;q=0', 'hu'],
    ['en;q=0, *', 'hu'],
    ['enn, hungarian', 'hu'],
  ])('[RT-28] by %j is %s', (header, language) => {
    expect(languageOf(header === undefined ? {} : { 'accept-language': header })).toBe(language);
  });

  it('[API-02] makes a difference where texts of the catalog are answered, with and without the last slash', () => {
    expect(differsByLanguage(menuEndpoints.menu)).toBe(true);
    expect(differsByLanguage({ ...wishlistEndpoints.remove, path: '/api/v1/wishlist/:id' })).toBe(true);
    for (const endpoint of [contentEndpoints.page, ...Object.values(flipbookEndpoints)])
      expect(differsByLanguage(endpoint), endpoint.path).toBe(true);
    expect(differsByLanguage(healthEndpoints.health)).toBe(false);
  });
});

describe('the demo in English', () => {
  it('[RT-28] [SRCH-03] proposes to search for categories by their English names, and for brands', () => {
    const spoken = phrasesIn('en', model, phrases(model)).map(({ phrase }) => phrase);
    expect(spoken).toEqual(expect.arrayContaining(['clothing', 'running shoes', 'Vantor']));
    expect(new Set(spoken).size).toBe(spoken.length);
    const own = new Set(model.catalog.brands.map(({ name }) => name));
    expect(spoken.filter((phrase) => !own.has(phrase) && /[áéíóöőúüű]/i.test(phrase))).toEqual([]);
  });

  const model = ReadModel.fromCatalog(demoCatalog, new Date('2026-11-25T12:00:00Z'));
  const words = wordsOf(model.catalog, 'en');

  it('[RT-28] has a name for every page of a list, and a text for every category', () => {
    const pages = model.pages.all();
    expect(pages.length).toBeGreaterThan(100);
    for (const { path, subject } of pages) {
      const names = words?.page(path);
      expect(names?.title, path).toEqual(expect.any(String));
      expect(names?.crumb, path).toEqual(expect.any(String));
      if (subject.kind === 'brand') continue;
      expect(names?.title, path).not.toMatch(/[áéíóöőúüű]/i);
    }
    for (const category of model.catalog.categories)
      expect(category.translations?.en?.text, category.slug).toBeTruthy();
  });

  it('[RT-28] has a name for every colour, sport and word of sizes', () => {
    for (const { name } of model.values.families) expect(words?.family(name), name).toEqual(expect.any(String));
    for (const [id, { name }] of model.values.sports)
      expect(words?.sport(model.values.sports.get(id)?.id ?? 0), name).toEqual(expect.any(String));
    for (const { name } of model.values.sizes)
      if (/\p{Ll}{2}/u.test(name)) expect(words?.term('size', name), name).toEqual(expect.any(String));
    for (const { colours } of demoCatalog.products)
      for (const { name } of colours) expect(words?.term('colour', name), name).toEqual(expect.any(String));
  });

  it('[RT-28] [ADR-0126] names, describes and praises every product, with its own brand and model alone in Hungarian', () => {
    const brands = new Map(demoCatalog.brands.map(({ slug, name }) => [slug, name]));
    for (const { name, brand, description, highlights, translations } of demoCatalog.products) {
      const said = translations?.en;
      expect(said?.name, name).not.toMatch(/(?:^|\s)(?:női|férfi|gyerek|felújított)(?:\s|$)|undefined|\{/);
      expect(said?.description, name).toHaveLength(description.length);
      expect(said?.highlights, name).toHaveLength(highlights.length);
      expect(new Set(said?.highlights).size, name).toBe(highlights.length);
      expect(said?.description?.join(' '), name).not.toMatch(/\{|undefined|\s\s/);
      expect(said?.description?.join(' '), name).toMatch(new RegExp(`${brands.get(brand)}|^[^{]`));
    }
    const [first] = demoCatalog.products;
    expect(first?.translations?.en?.name).toMatch(/ (?:women’s|men’s|kids’) running shoes$/);
  });

  it('[RT-28] has a name for every service, every set and what every picture shows', () => {
    const services = demoCatalog.products.flatMap(({ mounting }) => mounting);
    for (const { name } of [...services, ...demoCatalog.sets])
      expect(words?.term('attribute', name), name).toEqual(expect.any(String));
    expect(words?.term('attribute', 'Kötésbeállítás')).toBe('Binding adjustment');
    for (const { name, colours } of demoCatalog.products)
      for (const { name: colour, images } of colours)
        for (const { alt } of images) {
          const view = alt.slice(alt.indexOf(name) + `${name}, ${colour}, `.length);
          expect(words?.term('attribute', view), alt).toEqual(expect.any(String));
        }
  });

  it('[RT-28] [PLP-02] calls a fact by one name in the data and in the filters', () => {
    // Homonyms in Hungarian: socks and poles, gloves and clothes.
    const others = ['Szár', 'Szabás'];
    const facts = Object.entries(hu.filters).map(([key, { label }]) => [
      label,
      en.filters[key as keyof typeof en.filters].label,
    ]);
    const data = new Set(demoCatalog.products.flatMap(({ attributes }) => attributes.map(({ name }) => name)));
    for (const [label = '', name] of facts)
      if (data.has(label) && !others.includes(label)) expect(englishAttribute(label), label).toBe(name);
    expect(englishAttribute('Terhelhetőség')).toBe(en.filters.maxLoad.label);
  });

  it('[RT-28] has a name for every datum of goods', () => {
    for (const { attributes } of demoCatalog.products)
      for (const { name } of attributes) expect(words?.term('attribute', name), name).toEqual(expect.any(String));
  });

  it('[RT-28] says values, materials, care, warnings and traces of use in English', () => {
    const hasWord = /\p{Ll}{3}/u;
    for (const { attributes, materials, care, warnings, refurbishment } of demoCatalog.products) {
      const values = attributes.map(({ value }) => value).filter((value) => hasWord.test(value));
      for (const text of [...values, materials, care, ...warnings, refurbishment?.traces])
        if (text) expect(words?.term('attribute', text), text).toEqual(expect.any(String));
    }
    const said = 'Upper: textile (100% recycled polyester mesh); lining: textile; sole: rubber and EVA foam';
    expect(
      englishMaterials(
        'Felsőrész: textil (100% újrahasznosított poliészter háló); bélés: textil; talp: gumi és EVA-hab',
      ),
    ).toBe(said);
  });

  it.each([
    ['40,5', '40.5'],
    ['20,5–22,5', '20.5–22.5'],
    ['S (51–55)', undefined],
    ['42', undefined],
    ['Egy méret', 'One size'],
    ['4–6 év', '4–6 years'],
  ])('[RT-28] writes the size %j as %j', (size, written) => {
    expect(words?.size(size)).toBe(written);
  });

  it('[RT-28] has no words in the catalog’s own language, in which answers are made', () => {
    expect(wordsOf(model.catalog, 'hu')).toBeNull();
    expect(wordsOf(model.catalog, 'en')).toBe(words);
  });
});
