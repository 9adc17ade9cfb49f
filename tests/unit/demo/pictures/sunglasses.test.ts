import { describe, expect, it } from 'vitest';
import { camera, frames, inRoom, shown, templeLine } from '#demo/pictures/archetypes/sunglasses/frame.ts';
import type { Point } from '#demo/pictures/lib/geometry.ts';

describe('sunglasses in their first picture', () => {
  it.each(Object.keys(frames))(
    '[ADR-0026] %s fill nine tenths of its width, as far from the left as from the right',
    (design) => {
      const frame = frames[design]!;
      const [, dx, scale] = /^translate\((\S+) \S+\) scale\((\S+)\)$/.exec(inRoom(frame))!.map(Number);
      const along = ([x]: Point): number => dx! + scale! * x;
      const left = Math.min(...shown(frame, [...frame.lens, ...frame.corner], -1).map(along));
      const right = Math.max(...templeLine(frame, 1).map(camera.place).map(along));
      expect((right - left) / 1200).toBeCloseTo(0.9, 2);
      expect(left).toBeCloseTo(1200 - right, -1);
    },
  );
});
