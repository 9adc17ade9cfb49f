import { describe, expect, it } from 'vitest';
import { brands, type BrandSlug } from '#demo/catalog/brands.ts';
import { pictureRequests } from '#demo/catalog/lines.ts';
import { motifs } from '#demo/pictures/archetype.ts';
import { motifPaths } from '#demo/pictures/lib/motifs.ts';
import { demoCatalog } from '#tests/unit/demo/content/demo-content.ts';

const slugs = Object.keys(brands) as BrandSlug[];
const place = { x: 600, y: 600, width: 120, height: 60 };

describe('the marks of brands', () => {
  it('[ADR-0026] keep the double blade for the house brand', () => {
    expect(slugs.filter((slug) => brands[slug].motif === 'blades')).toEqual(['lendulet']);
    const printed = pictureRequests().filter(({ brand }) => brand.motif === 'blades');
    expect(new Set(printed.map(({ brand }) => brand.slug))).toEqual(new Set(['lendulet']));
  });

  it('[ADR-0026] are one for each of the twenty brands with the most products', () => {
    const shown = new Map<string, number>();
    for (const { brand } of demoCatalog.products) shown.set(brand, (shown.get(brand) ?? 0) + 1);
    const big = [...shown].toSorted(([, a], [, b]) => b - a).slice(0, 20);
    const owned = big.map(([slug]) => brands[slug as BrandSlug].motif);
    expect(owned).not.toContain('plain');
    for (const motif of owned) expect(slugs.filter((slug) => brands[slug].motif === motif)).toHaveLength(1);
  });

  it('[ADR-0026] are no two of one drawing', () => {
    const drawings = motifs.map((motif) => motifPaths(motif, place).join(''));
    expect(new Set(drawings).size).toBe(motifs.length);
  });

  it('[ADR-0026] stay within their place and stand upright where that is turned on its side', () => {
    const corners = (rotation: number): number[][] =>
      motifPaths('peaks', { ...place, rotation }).flatMap((path) =>
        [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
      );
    for (const [x, y] of corners(0)) {
      expect(Math.abs(x! - place.x)).toBeLessThanOrEqual(place.width / 2 + 0.1);
      expect(Math.abs(y! - place.y)).toBeLessThanOrEqual(place.height / 2 + 0.1);
    }
    const peak = (rotation: number): number[] => corners(rotation).toSorted(([, a], [, b]) => a! - b!)[0]!;
    for (const rotation of [0, 90, -90, 180]) expect(Math.abs(peak(rotation)[0]! - place.x)).toBeLessThan(1);
  });
});
