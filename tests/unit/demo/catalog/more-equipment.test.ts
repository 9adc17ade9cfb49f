import { describe, expect, it } from 'vitest';
import type { CatalogProduct } from '#backend/catalog/model.ts';
import { generateCatalog } from '#demo/catalog/index.ts';

const { products } = generateCatalog({ seed: 7, products: 2000, now: new Date('2026-11-21T09:30:00Z') });
const named = (noun: string): CatalogProduct[] => products.filter(({ name }) => name.includes(noun));

describe('more equipment', () => {
  it('delivers road bicycles like every bicycle: heavy, and put together on request', () => {
    const bicycles = named('országúti kerékpár');
    expect(bicycles.length).toBeGreaterThan(5);
    for (const { isBike, isHeavy, isSki, mounting } of bicycles) {
      expect([isBike, isHeavy, isSki]).toEqual([true, true, false]);
      expect(mounting.map(({ id }) => id)).toEqual(['osszeszereles']);
    }
  });

  it('adjusts the bindings of cross-country skis', () => {
    const skis = named('sífutószett');
    expect(skis.length).toBeGreaterThan(3);
    for (const { isBike, isSki, mounting } of skis) {
      expect([isBike, isSki]).toEqual([false, true]);
      expect(mounting.map(({ id }) => id)).toEqual(['kotes-felszereles']);
    }
  });

  it.each([
    ['sípcsontvédő', 'EN 13061'],
    ['sísisak', 'EN 1077'],
    ['sportnapszemüveg', 'EN ISO 12312-1'],
  ])('names the category and the standard of protective equipment: %s', (noun, standard) => {
    const equipment = named(noun);
    expect(equipment.length).toBeGreaterThan(5);
    for (const { attributes, warnings } of equipment) {
      expect(attributes).toContainEqual({ name: 'Szabvány', value: standard });
      expect(attributes.map(({ name }) => name)).toContain('Védőeszköz-kategória');
      expect(warnings.length).toBeGreaterThan(0);
    }
  });

  it('makes children’s gloves and guards in children’s sizes', () => {
    for (const { gender, sizes } of named('kapuskesztyű').filter(({ refurbished }) => !refurbished)) {
      expect(sizes[0]).toBe(gender === 'kinder' ? '4' : '7');
    }
    for (const { gender, sizes } of named('sípcsontvédő')) {
      expect(sizes[0]).toBe(gender === 'kinder' ? 'XS (120–140)' : 'S (150–160)');
    }
  });
});
