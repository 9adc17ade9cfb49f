import { describe, expect, it } from 'vitest';
import { designsOf } from '#demo/catalog/designs.ts';
import { around, formOf, headStart, type Form } from '#demo/pictures/archetypes/dumbbell/form.ts';
import type { Point } from '#demo/pictures/lib/geometry.ts';

/** Every corner of both heads on the canvas. */
function corners(form: Form): Point[] {
  const rings = form.slabs.flatMap((slab) => slab.rings);
  return rings.flatMap(([along, share]) =>
    [-1, 1].flatMap((side) =>
      [0, 1, 2, 3, 4, 5].map((corner) => {
        const x = side * (headStart + along * form.size);
        return form.camera.place(around(form, x, (corner * Math.PI) / 3, share * form.radius * form.size));
      }),
    ),
  );
}

describe('a dumbbell in its picture', () => {
  it.each(designsOf('dumbbell'))('[ADR-0026] grows with its weight and stays within the canvas: %s', (design) => {
    const forms = [4, 6, 8, 10, 12].map((kilograms) => formOf(design, kilograms));
    const heads = forms.map(({ length, axisHeight }) => length * axisHeight);
    expect(heads).toEqual(heads.toSorted((a, b) => a - b));
    expect(new Set(heads).size).toBe(forms.length);
    const shown = forms.map((form) => corners(form).map(([x]) => x));
    const widths = shown.map((xs) => Math.max(...xs) - Math.min(...xs));
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    for (const edge of shown.flat()) expect(Math.abs(edge - 600)).toBeLessThan(560);
  });
});
