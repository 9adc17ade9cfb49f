import { describe, expect, it } from 'vitest';
import { search } from '#backend/search/query.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';

const demo = ReadModel.fromCatalog(generateCatalog({ seed: 2735, products: 3000, now: fixtureNow }), fixtureNow);
const ask = (q: string) => search(demo, { q }, 'vk');

describe('a number below zero beside sleeping bags', () => {
  it.each(['hálózsák -5', 'hálózsák −5', 'hálózsák - 5', 'hálózsák mínusz 5'])(
    '[SRCH-01] "%s" is a temperature',
    (q) => {
      const { understood, total } = ask(q);
      expect(understood?.filters.map(({ f_name: name }) => name)).toEqual(['comfortTemperature']);
      expect(total).toBeGreaterThan(0);
    },
  );

  it('[SRCH-01] that is nobody’s is left out, and the nearest stand first', () => {
    expect(ask('hálózsák -10')).toMatchObject({ leftOut: ['-10'], total: ask('hálózsák').total });
  });
});

describe('an offer by itself', () => {
  it.each([
    ['akciós', 'Akció'],
    ['újdonság', 'Újdonság'],
  ])('[SRCH-01] "%s" is all that is offered so', (q, name) => {
    const { understood, total } = ask(q);
    expect(understood?.filters.map((one) => one.name)).toEqual([name]);
    expect(total).toBeGreaterThan(50);
  });
});
