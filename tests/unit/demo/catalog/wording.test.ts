import { describe, expect, it } from 'vitest';
import type { CatalogProduct } from '#backend/catalog/model.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { article } from '#demo/catalog/hungarian.ts';
import { isFootwear, isTextile } from '#lib/compliance/goods.ts';
import { compositionProblems, missingShoeParts } from '#lib/compliance/materials.ts';

const catalog = generateCatalog({ seed: 5, products: 3000, now: new Date('2026-11-21T09:30:00Z') });
const { products } = catalog;
const pages = products.map((product) => ({
  product,
  texts: [
    product.name,
    ...product.description,
    ...product.highlights,
    ...product.warnings,
    product.materials ?? 'x',
    product.care ?? 'x',
    ...product.attributes.flatMap(({ name, value }) => [name, value]),
    ...product.synonyms,
    ...product.colours.flatMap(({ name, images }) => [name, ...images.map(({ alt }) => alt)]),
  ],
}));
const allTexts = [
  ...pages.flatMap(({ texts }) => texts),
  ...catalog.categories.flatMap(({ name, text }) => [name, text ?? 'x']),
  ...catalog.banners.flatMap(({ title, text }) => [title, text]),
  ...catalog.sets.map(({ name }) => name),
];

describe('texts', () => {
  it('have the article that the next word asks for', () => {
    const wrong = new Set<string>();
    for (const text of allTexts) {
      for (const match of text.matchAll(/(?<![\p{L}\p{N}])(az?) ([^\s]+)/giu)) {
        const [phrase, used, next] = match;
        if (used && next && used.toLowerCase() !== article(next)) wrong.add(phrase);
      }
    }
    // "az a dzseki", "az kopik": the pronoun, not the article.
    const pronouns = [...wrong].filter((phrase) => !/^az (?:a|kopik)$/.test(phrase));
    expect(pronouns).toEqual([]);
  });

  it('are never empty, unfilled or untidy', () => {
    for (const text of allTexts) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/undefined|\bnull\b|NaN|[{}]|\s\s| [,.;:]/);
    }
  });

  it('hang no ending on a brand’s name', () => {
    const names = catalog.brands.map(({ name }) => name).join('|');
    for (const { product } of pages) {
      expect(product.description.join(' ')).not.toMatch(new RegExp(`(?:${names})-[a-záéíóöőúüű]`));
    }
  });

  it('describe in sentences and list three to five highlights without repetition', () => {
    for (const { product } of pages) {
      expect(product.description.length).toBeGreaterThanOrEqual(3);
      for (const paragraph of product.description) expect(paragraph).toMatch(/^[\p{Lu}\d].*[.!]$/u);
      expect(product.highlights.length).toBeGreaterThanOrEqual(3);
      expect(product.highlights.length).toBeLessThanOrEqual(5);
      expect(new Set(product.highlights).size).toBe(product.highlights.length);
      expect(product.attributes.length + Object.keys(product.facts).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('differ from product to product', () => {
    expect(new Set(products.map(({ description }) => description.join('\n'))).size).toBeGreaterThan(2900);
  });

  it('give the drop of a shoe as the difference of its stack heights', () => {
    const soles = products
      .map(({ facts, attributes }) => ({ facts, values: new Map(attributes.map(({ name, value }) => [name, value])) }))
      .filter(({ values }) => values.has('Talpvastagság (sarok / orr)'));
    expect(soles.length).toBeGreaterThan(100);
    for (const { facts, values } of soles) {
      const [, heel, forefoot] = /^(\d+) \/ (\d+) mm$/.exec(values.get('Talpvastagság (sarok / orr)') ?? '') ?? [];
      expect(facts.drop).toBe(Number(heel) - Number(forefoot));
    }
  });

  it('call only a soft snowboard soft, and no loose hoodie fitted', () => {
    const saying = (word: string): CatalogProduct[] =>
      products.filter(({ description }) => description.join(' ').includes(word));
    const soft = saying('Puhább flexével');
    expect(soft.length).toBeGreaterThan(0);
    for (const { facts } of soft) expect(facts.hardness).toEqual(['soft']);
    expect(saying('karcsúsított').length).toBeGreaterThan(0);
    for (const { name } of saying('karcsúsított')) expect(name).not.toContain('pulóver');
  });

  it('say on refurbished goods what was done and what is guaranteed', () => {
    for (const product of products.filter(({ refurbished }) => refurbished)) {
      expect(product.name).toContain('felújított');
      expect(product.description[0]).toMatch(/^Felújított termék: .*jótállás/);
    }
  });

  it('give the composition of textiles in percent and the parts of shoes, in the words of the law', () => {
    const categories = new Map(catalog.categories.map((category) => [category.id, category]));
    const pathOf = (id: number | null): string[] => {
      const category = id === null ? undefined : categories.get(id);
      return category ? [...pathOf(category.parentId), category.slug] : [];
    };
    const materialsByCategory = products.map(({ categoryId, materials }) => ({
      materials,
      category: pathOf(categoryId).join('/'),
    }));
    const textiles = materialsByCategory.filter(({ category }) => isTextile(category));
    const shoes = materialsByCategory.filter(({ category }) => isFootwear(category));
    expect(textiles.length).toBeGreaterThan(800);
    expect(shoes.length).toBeGreaterThan(400);
    for (const { materials } of textiles) expect(compositionProblems(materials), String(materials)).toEqual([]);
    for (const { materials } of shoes) expect(missingShoeParts(materials), String(materials)).toEqual([]);
  });

  it('tell how much a package holds where its name does, for the unit price', () => {
    const packages = products.filter(({ contents }) => contents !== null);
    expect(packages.length).toBeGreaterThan(10);
    for (const { name, contents } of products) {
      const [, pairs] = /, ([2-9]) pár/.exec(name) ?? [];
      expect(contents, name).toEqual(pairs === undefined ? null : { amount: Number(pairs), unit: 'pair' });
    }
  });

  it('promise the mandatory guarantee for equipment, and for neither clothes, shoes, bags nor bottles', () => {
    const saying = (pattern: RegExp) =>
      products.filter(({ name }) => pattern.test(name)).map(({ guarantee }) => guarantee.isMandatory);
    expect(new Set(saying(/kerékpár$|teniszütő|síléc|roller|kettlebell|sátor/))).toEqual(new Set([true]));
    expect(new Set(saying(/póló|dzseki|futócipő|túrabakancs|hátizsák|kulacs|napszemüveg/))).toEqual(new Set([false]));
    const durable = products.filter(({ guarantee }) => guarantee.durabilityYears !== null);
    expect(durable.length).toBeGreaterThan(20);
    expect(durable.some(({ refurbished }) => refurbished)).toBe(false);
  });

  it('name category, standard and warnings of protective equipment', () => {
    const equipment = products.filter(({ name }) => /sisak|síszemüveg|úszószemüveg/.test(name));
    expect(equipment.length).toBeGreaterThan(100);
    for (const { name, attributes, warnings } of equipment) {
      const names = attributes.map((attribute) => attribute.name);
      expect(names, name).toEqual(expect.arrayContaining(['Védőeszköz-kategória', 'Szabvány']));
      expect(warnings.length, name).toBeGreaterThan(0);
    }
  });

  it('sell a weight in the colour whose picture shows it', () => {
    const weights = products.filter(({ name }) => /kézisúlyzó|kettlebell/.test(name));
    expect(weights.length).toBeGreaterThan(40);
    for (const { name, colours, facts, isHeavy } of weights) {
      const weight = /(\d+) kg/.exec(name)?.[1];
      expect(colours).toHaveLength(1);
      expect(facts.mass).toBe(Number(weight));
      expect(isHeavy).toBe(Number(weight) >= 12);
    }
  });
});
