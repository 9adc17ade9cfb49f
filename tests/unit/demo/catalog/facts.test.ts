import { describe, expect, it } from 'vitest';
import { allFacts, factOf, isFactOf } from '#lib/core/facts/all-facts.ts';
import { factProblem } from '#lib/core/facts/fact.ts';
import { factTexts } from '#backend/filters/fact-texts.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { kinds } from '#demo/catalog/goods/kinds.ts';

const catalog = generateCatalog({ seed: 5, products: 3000, now: new Date('2026-11-21T09:30:00Z') });
const categories = new Map(catalog.categories.map((category) => [category.id, category]));

function slugsOf(id: number | null): string[] {
  const category = id === null ? undefined : categories.get(id);
  return category ? [...slugsOf(category.parentId), category.slug] : [];
}

/** All that a product says in sentences. */
const proseOf = ({ name, description, highlights }: (typeof catalog.products)[number]) =>
  [name, ...description, ...highlights].join(' ');

describe('facts of the demo', () => {
  it('[PLP-02] are facts of their goods, with values that are declared', () => {
    for (const { name, categoryId, facts } of catalog.products) {
      for (const [key, value] of Object.entries(facts)) {
        const fact = factOf(key);
        expect(fact && factProblem(fact, value), `${name}: ${key}`).toBeNull();
        expect(fact && isFactOf(fact, slugsOf(categoryId)), `${name}: ${key}`).toBe(true);
      }
    }
  });

  it('[PLP-02] stand in the data once, as a fact or in words', () => {
    for (const { name, facts, attributes } of catalog.products) {
      const labels = [...factTexts(facts).map(({ label }) => label), ...attributes.map((attribute) => attribute.name)];
      expect(new Set(labels).size, `${name}: ${labels.join(', ')}`).toBe(labels.length);
    }
  });

  it('[PLP-02] are nearly all in use, and only those that goods of the demo lack are not', () => {
    const used = new Set(catalog.products.flatMap(({ facts }) => Object.keys(facts)));
    expect(allFacts.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([]);
  });

  it('[PLP-02] say the litres, kilograms, persons and millimetres that the text says', () => {
    const said = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, number = '']) => Number(number));
    let litres = 0;
    for (const product of catalog.products) {
      const text = proseOf(product);
      const { volume, mass, persons } = product.facts;
      for (const number of said(text, /(\d+) liter/g)) expect([number, (litres += 1) > 0]).toEqual([volume, true]);
      if (mass !== undefined) for (const number of said(product.name, /(\d+) kg/g)) expect(number).toBe(mass);
      if (/kétszemélyes/.test(text)) expect(persons).toBe(2);
    }
    expect(litres).toBeGreaterThan(5);
  });

  it('[PLP-02] of camping gear are those that it is bought by, and a tent to stand up in is high enough', () => {
    const named = (noun: RegExp) => catalog.products.filter(({ name }) => noun.test(name));
    const measureOf = ({ name, attributes }: (typeof catalog.products)[number], of: string): number => {
      const said = attributes.find((attribute) => attribute.name === of)?.value ?? '';
      expect(said, `${name}: ${of}`).toMatch(/^\d+(?:,\d)? (?:m²|cm|× \d+ cm)$/u);
      return Number.parseFloat(said.replace(',', '.'));
    };
    const tents = named(/sátor(?:,|$)/u);
    expect(tents.length).toBeGreaterThan(20);
    for (const tent of tents) {
      const persons = Number(tent.facts.persons);
      expect(measureOf(tent, 'Alapterület') / persons, tent.name).toBeGreaterThan(1.2);
      expect(measureOf(tent, 'Csomagméret')).toBeGreaterThan(tent.name.includes('családi') ? 60 : 35);
      const height = measureOf(tent, 'Belső magasság');
      expect(height >= 195, tent.name).toBe(/családi sátor/u.test(tent.name));
      for (const [, said] of proseOf(tent).matchAll(/(\d+) cm magas/gu)) expect(Number(said)).toBe(height);
    }
    expect(tents.some((tent) => /\d+ cm magas/u.test(proseOf(tent)))).toBe(true);
    for (const bag of named(/hálózsák(?:,|$)/u)) {
      expect(measureOf(bag, 'Csomagméret')).toBeGreaterThan(20);
      expect(Object.keys(bag.facts)).toEqual(expect.arrayContaining(['comfortTemperature', 'weight']));
    }
    for (const { facts } of named(/túrahátizsák(?:,|$)/u))
      expect(Object.keys(facts)).toEqual(expect.arrayContaining(['volume', 'weight']));
  });

  it('[PLP-02] never call waterproof what the text does not, nor the other way', () => {
    for (const product of catalog.products) {
      const text = proseOf(product);
      const { water } = product.facts;
      if (/(?<!nem )[Vv]ízálló (?:anyag|membrán)|HavaTex membrán/.test(text)) expect(water, text).toBe('waterproof');
      if (/nem vízálló/.test(text)) expect(water, text).not.toBe('waterproof');
      if (product.facts.insulation !== undefined)
        expect(product.facts.insulation, text).toBe(/[Pp]ehelytöltet|pehely/.test(text) ? 'down' : 'synthetic');
      if (/karbonlap|Karbonszálas lap/.test(text) && product.facts.plate !== undefined)
        expect(product.facts.plate).toBe('carbon');
    }
  });

  it('[PLP-02] call no clothes of the street roller skating', () => {
    const skating = catalog.sports.find(({ slug }) => slug === 'gorkorcsolya-es-roller');
    const tagged = catalog.products.filter(({ sportIds }) => sportIds.includes(skating?.id ?? -1));
    expect(tagged.length).toBeGreaterThan(20);
    for (const { name } of tagged) expect(name).toMatch(/görkorcsolya|roller/);
    expect(kinds.filter(({ sports }) => sports.includes('utcai-viselet')).length).toBeGreaterThan(4);
  });
});
