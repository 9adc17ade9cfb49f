import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPlace, type Position } from '#backend/content/places/find-place.ts';
import { kilometresBetween } from '#lib/core/distance.ts';
import { towns } from '#backend/content/places/towns.ts';
import { catalogShops } from '#demo/catalog/shops.ts';

const place = (asked: string): Position => {
  const found = findPlace(asked);
  if (!found) throw new Error(`${asked} was not found`);
  return found;
};

describe('distances', () => {
  it.each([
    ['Budapest', 'Debrecen', 193],
    ['Budapest', 'Szeged', 162],
    ['Budapest', 'Győr', 107],
    ['Pécs', 'Miskolc', 297],
    ['Sopron', 'Nyíregyháza', 386],
  ])('%s and %s lie about %i km apart', (from, to, kilometres) => {
    expect(Math.abs(kilometresBetween(place(from), place(to)) - kilometres)).toBeLessThan(6);
  });

  it('are symmetric, never negative, with one decimal, and zero to itself', () => {
    const position = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(position, position, (from, to) => {
        const distance = kilometresBetween(from, to);
        expect(distance).toBe(kilometresBetween(to, from));
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeCloseTo(Math.round(distance * 10) / 10, 9);
        expect(kilometresBetween(from, from)).toBe(0);
      }),
    );
  });
});

describe('findPlace', () => {
  it.each([
    ['SZEKESFEHERVAR', 'Székesfehérvár'],
    ['  győr ', 'Győr'],
    ['deb', 'Debrecen'],
    ['szek', 'Székesfehérvár'],
    ['vác', 'Vác'],
  ])('takes %j for %s', (asked, town) => expect(place(asked)).toEqual(place(town)));

  it.each([
    ['XIII. kerület', '1138'],
    ['Budapest, XIII. kerület', '1131'],
    ['13. kerület', '1130'],
    ['I. kerület', '1011'],
  ])('finds %s, where the postcode %s is', (asked, zip) => expect(place(asked)).toEqual(place(zip)));

  it('puts a postcode that it does not know near the nearest of its neighbourhood', () => {
    expect(place('6791')).toEqual(place('Szeged'));
    expect(place('8237')).toEqual(place('Balatonfüred'));
    expect(place('1239')).toEqual(place('XXIII. kerület'));
  });

  it('knows every postcode outside Budapest, near its part of the country', () => {
    const astray = Array.from({ length: 9985 - 2000 + 1 }, (_, at) => String(2000 + at)).filter((zip) => {
      const { lat, lng } = findPlace(zip) ?? { lat: 0, lng: 0 };
      return !(lat > 45.7 && lat < 48.6 && lng > 16.1 && lng < 22.9);
    });
    expect(astray).toEqual([]);
  });

  it.each(['', '   ', 'Atlantisz', '0000', '9999', '1010', '123', '12345', '?'])('%j is no place', (asked) =>
    expect(findPlace(asked)).toBeNull(),
  );

  it('knows the towns of all stores, where the stores are', () => {
    for (const { city, zip, lat, lng } of catalogShops()) {
      const limit = city === 'Budapest' ? 12 : 6;
      expect(kilometresBetween(place(city), { lat, lng }), city).toBeLessThan(limit);
      expect(kilometresBetween(place(zip), { lat, lng }), `${city} ${zip}`).toBeLessThan(limit);
    }
  });

  it('names no town and no postcode twice', () => {
    for (const values of [towns.map(([name]) => name), towns.map(([, zip]) => zip)])
      expect(new Set(values).size).toBe(values.length);
  });
});
