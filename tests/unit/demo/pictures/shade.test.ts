import { describe, expect, it } from 'vitest';
import { lightness, tint, toLab } from '#demo/pictures/lib/colour.ts';
import { Drawing } from '#demo/pictures/lib/drawing.ts';
import { crumple, openMesh } from '#demo/pictures/lib/materials.ts';

const hue = (colour: string): number => {
  const [, a, b] = toLab(colour);
  return (Math.atan2(b, a) * 180) / Math.PI;
};
const saturation = (colour: string): number => {
  const [l, a, b] = toLab(colour);
  return Math.hypot(a, b) / l;
};
const yellows = ['#f2b61c', '#f0bd35', '#cf9b2d'];
const others = ['#e3d8c1', '#c7b391', '#58b5b5', '#8fa58c', '#c98b93', '#7fb0d6'];
const path = 'M0 0H100V100H0Z';

describe('the shade of light goods', () => {
  it.each(others)('[ADR-0013] keeps the hue of %s and is no greyer', (colour) => {
    for (const depth of [0.42, 0.72]) {
      const shade = tint(colour, depth);
      expect(lightness(shade)).toBeCloseTo(lightness(colour) * depth, 1);
      expect(Math.abs(hue(shade) - hue(colour))).toBeLessThan(20);
      expect(saturation(shade)).toBeGreaterThan(saturation(colour) * 0.95);
    }
  });

  it.each(yellows)('[ADR-0013] turns from %s towards amber, never towards green', (colour) => {
    for (const depth of [0.42, 0.72]) {
      expect(hue(tint(colour, depth))).toBeLessThan(hue(colour) - 3);
      expect(hue(tint(colour, depth))).toBeGreaterThan(40);
      expect(saturation(tint(colour, depth))).toBeGreaterThan(saturation(colour) * 0.9);
    }
  });

  it('[ADR-0013] is a cool grey upon white', () => {
    expect(toLab(tint('#f3f3ef', 0.72))[2]).toBeLessThan(0);
  });

  it.each(['#f2b61c', '#f3f3ef', '#58b5b5'])(
    '[ADR-0013] multiplies upon %s, and its cloth is crumpled less',
    (base) => {
      const drawing = new Drawing(base);
      expect(drawing.softShape(path, drawing.ink, 0.4, 20)).toContain('mix-blend-mode:multiply');
      expect(drawing.softShape(path, '#fff', 0.4, 20)).not.toContain('mix-blend-mode');
      drawing.add(drawing.panel(path, base, { inner: crumple(drawing, path, { opacity: 0.4 }) }), openMesh(drawing));
      expect(drawing.toString()).toContain('opacity="0.2"');
      expect(drawing.toString()).not.toMatch(/#060914|#070a18/);
      expect(drawing.toString()).toContain('mode="multiply"');
    },
  );

  it.each(['#34373e', '#1e6f8a', '#93263d', '#d83a34'])('[ADR-0013] of dark goods (%s) stays nearly black', (base) => {
    const drawing = new Drawing(base);
    expect(lightness(drawing.ink)).toBeLessThan(0.3);
    expect(drawing.softShape(path, drawing.ink, 0.4, 20)).not.toContain('mix-blend-mode');
    expect(crumple(drawing, path, { opacity: 0.4 })).toContain('opacity="0.4"');
  });
});
