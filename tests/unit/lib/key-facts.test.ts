import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyFactTexts } from '#backend/filters/fact-texts.ts';
import { keyFactsIn } from '#backend/search/card.ts';
import type { ListedProduct } from '#backend/search/listed-products.ts';
import { catalogCategories } from '#demo/catalog/categories.ts';
import { factKeySchema, type Facts } from '#lib/contract/facts.ts';
import { allFacts, factOf, isFactOf } from '#lib/core/facts/all-facts.ts';
import { keyFactCount, keyFactsOf, kindsWithKeyFacts } from '#lib/core/facts/key-facts.ts';
import english from '#messages/en.json' with { type: 'json' };
import hungarian from '#messages/hu.json' with { type: 'json' };

const categories = catalogCategories();

/** Slugs of a demo category from the root down. */
function lineOf(slug: string): string[] {
  const category = categories.find((one) => one.slug === slug);
  if (!category) return [];
  const parent = categories.find(({ id }) => id === category.parentId);
  return [...(parent ? lineOf(parent.slug) : []), slug];
}

/** Some value of a fact that says that something is so. */
function valueOf(key: string): Facts[string] {
  const fact = factOf(key);
  if (fact?.kind === 'number') return fact.within[1];
  return fact?.kind === 'choice' ? (Object.keys(fact.values)[0] ?? '') : true;
}

describe('key facts', () => {
  it.each([...kindsWithKeyFacts])('[PLP-21] of %s are facts that its goods have', (kind, keys) => {
    const below = categories.map(({ slug }) => lineOf(slug)).filter((line) => line.includes(kind));
    expect(below).not.toEqual([]);
    for (const key of keys) {
      const fact = allFacts.find((one) => one.key === key);
      expect([key, below.some((line) => fact && isFactOf(fact, line))]).toEqual([key, true]);
    }
  });

  it('[PLP-21] are two at most, those of the lowest kind, in its order, and none that denies', () => {
    const facts = fc.dictionary(
      fc.constantFrom(...factKeySchema.options),
      fc.constantFrom<Facts[string]>(7, true, false, 'none', 'waterproof', ['wide']),
    );
    const lines = fc.constantFrom(...categories.map(({ slug }) => lineOf(slug)));
    fc.assert(
      fc.property(facts, lines, (carried, line) => {
        const kind = line.findLast((slug) => kindsWithKeyFacts.has(slug)) ?? '';
        const said = (kindsWithKeyFacts.get(kind) ?? []).filter(
          (key) => key in carried && carried[key] !== false && carried[key] !== 'none',
        );
        expect(Object.entries(keyFactsOf(carried, line))).toEqual(
          said.slice(0, keyFactCount).map((key) => [key, carried[key]]),
        );
      }),
    );
  });

  it('[PLP-21] break on a card behind a unit and a dot alone', () => {
    const product = { keyFacts: { cushioning: 'strong', shoeWeight: 271 } } as unknown as ListedProduct;
    expect(keyFactsIn(product)).toEqual({ keyFacts: 'erős csillapítás\u00A0· 271\u00A0g' });
  });

  it('[PLP-21] say without a label what they are about, in both languages', () => {
    const shoes = { cushioning: 'strong', shoeWeight: 271 };
    expect([keyFactTexts(shoes), keyFactTexts(shoes, 'en')]).toEqual([
      ['erős csillapítás', '271 g'],
      ['high cushioning', '271 g'],
    ]);
    const tent = { persons: 2, weight: 1900 };
    expect([keyFactTexts(tent), keyFactTexts(tent, 'en')]).toEqual([
      ['2 fő', '1,9 kg'],
      ['2-person', '1.9 kg'],
    ]);
    expect(keyFactTexts({ purpose: ['training', 'match'], gone: 7 })).toEqual(['edzésre, mérkőzésre']);
  });

  it('[PLP-21] have a text of their own kind each, and no text is left over', () => {
    const keys = [...new Set([...kindsWithKeyFacts.values()].flat())];
    for (const language of ['hu', 'en'] as const) {
      for (const key of keys)
        expect(keyFactTexts({ [key]: valueOf(key) }, language)).toEqual([expect.not.stringContaining('{')]);
    }
    for (const { facts } of [hungarian, english]) {
      for (const [key, texts] of Object.entries(facts.onCard)) {
        const fact = factOf(key);
        const names = typeof texts === 'string' ? [] : Object.keys(texts);
        expect(keys).toContain(key);
        expect(fact && fact.kind !== 'number' ? Object.keys(fact.values) : []).toEqual(expect.arrayContaining(names));
      }
    }
  });
});
