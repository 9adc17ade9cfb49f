import { describe, expect, it } from 'vitest';
import { brands } from '#demo/catalog/brands.ts';
import { designsOf } from '#demo/catalog/designs.ts';
import { brandLines } from '#demo/catalog/lines.ts';
import { poseOf } from '#demo/catalog/poses.ts';
import { archetypes } from '#demo/pictures/archetypes/index.ts';

/** Kinds in four poses, and those that stand on no toe. */
const kinds = ['shoe', 'sneaker', 'trail-shoe', 'football-boot'] as const;
const heavy = ['boot', 'sandal', 'ski-boot'] as const;

describe('poses of shoes', () => {
  it.each([...kinds, ...heavy])('[ADR-0156] differ between the designs of each brand of %s', (kind) => {
    for (const { brand } of brandLines(kind)) {
      const poses = designsOf(kind).map((design) => poseOf(kind, brands[brand].name, design));
      expect(new Set(poses).size).toBe(poses.length);
    }
  });

  it.each(kinds)('[ADR-0156] leave no pose to more than two in five of the lines of %s', (kind) => {
    const poses = brandLines(kind).flatMap(({ brand }) =>
      designsOf(kind).map((design) => poseOf(kind, brands[brand].name, design)),
    );
    const groups = Object.values(Object.groupBy(poses, (pose) => pose)).map((group) => group.length);
    expect(groups).toHaveLength(4);
    expect(Math.max(...groups) / poses.length).toBeLessThanOrEqual(0.4);
  });

  it('[ADR-0156] stay the same from one start to the next', () => {
    expect(poseOf('shoe', 'Vantor', 'daily')).toBe('pair');
    expect(poseOf('shoe', 'VANTOR', 'daily')).toBe('pair');
    expect(poseOf('inline-skate', 'Vantor', 'plain')).toBe('left');
  });

  it('[ADR-0156] draw the shoe twice as a pair, and mark what is mirrored, with its letters turned', () => {
    const { shoe } = archetypes;
    const { palette } = shoe!.colourways.coral!;
    const drawn = (design: string, view: 'main' | 'detail' = 'main'): string =>
      shoe!.draw(palette, { name: 'VANTOR', motif: 'blades' }, view, design).toString();
    const letters = /scale\(-1 1\) skewX/;
    expect(drawn('stable')).toMatch(/^<svg[^>]* data-mirrored/);
    expect(drawn('stable')).toMatch(letters);
    expect(drawn('stable', 'detail')).not.toMatch(letters);
    expect(drawn('stable', 'detail')).not.toContain('data-mirrored');
    expect(drawn('daily').length).toBeGreaterThan(1.5 * drawn('daily', 'detail').length);
  });
});
