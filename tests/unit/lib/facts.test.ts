import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factKeySchema } from '#lib/contract/facts.ts';
import { allFacts, factOf } from '#lib/core/facts/all-facts.ts';
import { bandOf, factProblem, valueIdsOf, valueKeysOf } from '#lib/core/facts/fact.ts';
import { factRows } from '#lib/core/facts/rows.ts';
import english from '#messages/en.json' with { type: 'json' };
import hungarian from '#messages/hu.json' with { type: 'json' };

const numberFacts = allFacts.filter((fact) => fact.kind === 'number');

describe('facts', () => {
  it('[PLP-02] have ids from 100 000 on that are nobody else’s, a hundred for each', () => {
    expect(new Set(allFacts.map(({ id }) => id)).size).toBe(allFacts.length);
    for (const fact of allFacts) {
      expect(fact.id % 100).toBe(0);
      const ids = Object.values(valueIdsOf(fact));
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id > fact.id && id < fact.id + 100 && id > 100_000).toBe(true);
    }
  });

  it('[PLP-03] have the names that the wire knows', () => {
    expect(allFacts.map(({ key }) => key).toSorted()).toEqual(factKeySchema.options.toSorted());
  });

  it('[PLP-02] have bands without a gap, and none that overlap', () => {
    for (const { key, bands, within } of numberFacts) {
      bands.forEach(({ from, below }, at) => {
        expect(from === null || below === null || from < below, key).toBe(true);
        if (at > 0) expect(from, key).toBe(bands[at - 1]?.below);
      });
      fc.assert(
        fc.property(fc.double({ min: within[0], max: within[1], noNaN: true }), (value) => {
          expect(bands.filter((band) => bandOf({ bands: [band] }, value)).length).toBeLessThanOrEqual(1);
        }),
        { numRuns: 20 },
      );
    }
  });

  it('[PLP-03] name the bounds of each band in both languages', () => {
    const numbersIn = (text: string, comma: string) =>
      [...text.matchAll(/−?\d[\d\u00a0,.]*/g)].map(([digits]) => {
        const plain = digits.replace('\u00a0', '').replace('−', '-');
        return Number(comma === ',' ? plain.replace(',', '.') : plain.replace(',', ''));
      });
    for (const fact of numberFacts) {
      for (const { key, from, below } of fact.bands) {
        for (const [messages, comma] of [
          [hungarian, ','],
          [english, '.'],
        ] as const) {
          const { values } = messages.filters[fact.key] as { values: Record<string, string> };
          const text = values[key] ?? '';
          // Around freezing is said in words.
          const said = numbersIn(text.replace('m²/24', 'm²').replace(/cm²|m²/g, ''), comma);
          if (said.length === 0) continue;
          const scale = fact.unit === 'g' && / kg/.test(text) ? 1000 : 1;
          const inBand = said
            .map((number) => number * scale)
            .every((number) => (from === null || number >= from) && (below === null || number <= below));
          expect(inBand, `${fact.key} ${key}: ${text}`).toBe(true);
        }
      }
    }
  });

  it('[PLP-02] refuse what is not declared, and know nothing by it', () => {
    const anything = fc.oneof(
      fc.double({ noNaN: true }),
      fc.boolean(),
      fc.string({ minLength: 1 }),
      fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('constructor', '__proto__', 'toString'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...allFacts), anything, (fact, value) => {
        const keys = valueKeysOf(fact, value);
        const ids = valueIdsOf(fact);
        for (const key of keys) expect(ids[key]).toBeGreaterThan(fact.id);
        if (factProblem(fact, value) === null && fact.kind !== 'number') expect(keys.length).toBeGreaterThan(0);
      }),
    );
    expect(factOf('constructor')).toBeUndefined();
  });

  it('[PLP-03] are told in the page’s language, else as the API tells them', () => {
    const texts: Record<string, string> = {
      'water.label': 'Water resistance',
      'water.values.waterproof': 'Waterproof',
      'weight.label': 'Weight',
    };
    const filters = Object.assign((key: never) => texts[key] ?? '', { has: (key: never) => key in texts });
    const told = factRows(
      [
        { key: 'water', value: 'waterproof', unit: null, label: 'Vízállóság', text: 'vízálló' },
        { key: 'weight', value: 1450, unit: 'g', label: 'Súly', text: '1,45 kg' },
        { key: 'of-another-version', value: 7, unit: 'x', label: 'Más', text: '7 x' },
      ],
      { language: 'en', filters, quantity: ({ value, unit }) => `${value} ${unit}` },
    );
    expect(told).toEqual([
      { key: 'water', label: 'Water resistance', text: 'waterproof', lang: undefined },
      { key: 'weight', label: 'Weight', text: '1.45 kg', lang: undefined },
      { key: 'of-another-version', label: 'Más', text: '7 x', lang: 'hu' },
    ]);
  });
});
