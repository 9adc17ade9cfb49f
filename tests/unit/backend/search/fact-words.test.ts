import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allFacts } from '#lib/core/facts/all-facts.ts';
import { factsIn } from '#backend/search/fact-words.ts';

const keysIn = (query: string) => factsIn(query.split(' ')).map(({ key, id, from, to }) => [key, id % 100, from, to]);

describe('facts in a query', () => {
  it.each([
    ['hátizsák 30l', [['volume', 4, 1, 2]]],
    ['hátizsák 30 literes', [['volume', 4, 1, 3]]],
    ['kulacs 750ml', [['volume', 1, 1, 2]]],
    ['négyszemélyes sátor', [['persons', 4, 0, 1]]],
    ['sátor 4 személyes', [['persons', 4, 1, 3]]],
    ['29-es mtb', [['wheelSize', 9, 0, 1]]],
    ['27,5 colos kerékpár', [['wheelSize', 7, 0, 2]]],
    ['100-as flex', [['flex', 3, 0, 2]]],
    ['vízállót', [['water', 1, 0, 1]]],
  ])('[SRCH-01] reads %s', (query, expected) => {
    expect(keysIn(query)).toEqual(expected);
  });

  it('[SRCH-01] offers all that the same words may stand for, the longest first', () => {
    expect(keysIn('10 kg').map(([key]) => key)).toEqual(expect.arrayContaining(['mass', 'weight']));
    expect(keysIn('széles lábfejre')[0]).toEqual(['width', 3, 0, 2]);
    expect(keysIn('4 mm drop')[0]).toEqual(['drop', 2, 0, 3]);
    expect(keysIn('komfort hőmérséklet 0 fok')[0]).toEqual(['comfortTemperature', 3, 0, 4]);
  });

  it.each(['hálózsák mínusz 5 fok', 'hálózsák minusz 5 fokos', 'hálózsák -5 fok', 'hálózsák − 5 °C'])(
    '[SRCH-01] reads what is below zero in "%s"',
    (query) => {
      const found = factsIn(query.split(' ')).find(({ key }) => key === 'comfortTemperature');
      expect(found).toMatchObject({ value: -5, from: 1 });
    },
  );

  it('[SRCH-01] tells the very number, in the unit of the fact', () => {
    expect(factsIn(['330', 'ml']).map(({ key, value }) => [key, value])).toContainEqual(['volume', 0.33]);
    expect(factsIn(['vízálló']).map(({ value }) => value)).toEqual([null]);
  });

  it('[SRCH-01] takes no size, model or price for a fact', () => {
    for (const query of ['futócipő 42', 'Tenta 4', 'Nova 30', 'túracipő 30 000 Ft']) expect(keysIn(query)).toEqual([]);
  });

  it('[SRCH-01] names only values that are declared, at places that are there, whatever is typed', () => {
    const ids = new Set(
      allFacts.flatMap((fact) =>
        fact.kind === 'number' ? fact.bands.map(({ id }) => id) : Object.values(fact.values).map(({ id }) => id),
      ),
    );
    const word = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('30', 'l', '-5', '9999999', '29-es', 'vízálló', 'széles', 'constructor', '1e9'),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        for (const { id, from, to } of factsIn(words)) {
          expect(ids.has(id)).toBe(true);
          expect(from >= 0 && from < to && to <= words.length).toBe(true);
        }
      }),
    );
  });
});
