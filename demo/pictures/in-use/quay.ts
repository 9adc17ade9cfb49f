import type { Drawing } from '../lib/drawing.ts';
import { polygon, random, type Point } from '../lib/geometry.ts';
import { box, line, shape } from '../scenes/landscape.ts';
import { fallenLeaves, grains, size, type GroundDrawing } from './ground-parts.ts';

/** Joints across the quay: the height of each, as a share of the way from its edge to the eye. */
const rows = [0.07, 0.17, 0.31, 0.52, 0.82, 1.02];

/** Paving stones between two heights, every second row moved by half a stone. */
function paving(far: number, vanishing: Point, next: () => number): string {
  const towards = (across: number, y: number): number =>
    vanishing[0] + (across * (y - vanishing[1])) / (size - vanishing[1]);
  const heights = rows.map((share) => far + (size - far) * share);
  const width = 470;
  const stones: string[] = [];
  const joints: string[] = [];
  heights.slice(1).forEach((bottom, row) => {
    const top = heights[row]!;
    for (let left = -2820 + (row % 2) * (width / 2); left < 2820; left += width) {
      const corners: Point[] = [
        [towards(left, top), top],
        [towards(left + width, top), top],
        [towards(left + width, bottom), bottom],
        [towards(left, bottom), bottom],
      ];
      if (corners[1]![0] < 0 || corners[0]![0] > size) continue;
      const tone = next() > 0.5 ? '#f6dcc0' : '#10161f';
      stones.push(shape(polygon(corners), tone, `opacity="${(0.02 + next() * 0.07).toFixed(2)}"`));
      joints.push(polygon([corners[0]!, corners[3]!], false));
    }
    joints.push(
      polygon(
        [
          [-10, top],
          [size + 10, top],
        ],
        false,
      ),
    );
  });
  const path = joints.join('');
  return (
    stones.join('') +
    line(path, '#131922', 3.4, 'opacity=".42"') +
    `<g transform="translate(1.5 2.6)">${line(path, '#f3d2b2', 1.3, 'opacity=".3"')}</g>`
  );
}

/** The kerb of pale stone at the water: its joints, the light on its edge, a bollard, all slightly out of focus. */
function kerb(drawing: Drawing, far: number, bollardAt: number): string {
  const height = 30;
  const joints = Array.from({ length: 8 }, (_, at) => `M${at * 176 - 40} ${far}l-9 ${height}`).join('');
  const stone = drawing.linear(
    [
      [0, '#d2ad92'],
      [1, '#8d7a74'],
    ],
    0,
    far,
    0,
    far + height,
    true,
  );
  const iron = drawing.linear(
    [
      [0, '#6d5a55'],
      [0.3, '#33363f'],
      [1, '#15181f'],
    ],
    0,
    0,
    1,
    0,
  );
  const [x, foot] = [bollardAt, far + 22];
  const bollard =
    `<ellipse cx="${x + 26}" cy="${foot}" rx="58" ry="8" fill="#171b22" opacity=".5"/>` +
    shape(`M${x - 20} ${foot}L${x - 16} ${foot - 74}H${x + 16}L${x + 20} ${foot}Z`, iron) +
    shape(`M${x - 36} ${foot - 84}q0-22 36-22t36 22q0 14-20 16h-32q-20-2-20-16Z`, iron);
  return (
    `<g filter="${drawing.blur(2.2)}">` +
    box(-20, far + height - 3, size + 40, 15, '#1b212b', 'opacity=".55"') +
    box(-20, far, size + 40, height, stone) +
    line(joints, '#4c423f', 2.4, 'opacity=".6"') +
    line(`M-20 ${far + 1}H${size + 20}`, '#ffe2bd', 3, 'opacity=".8"') +
    bollard +
    '</g>'
  );
}

/** A quay of stone in the evening: its kerb stands clearly before the river, the last light lies along its joints. */
export const quay: GroundDrawing = (drawing, far, view) => {
  const next = random(33 + view);
  const paint = drawing.linear(
    [
      [0, '#a58b7d'],
      [0.2, '#82756f'],
      [0.6, '#5d5a5e'],
      [1, '#3c3e47'],
    ],
    0,
    far,
    0,
    size,
    true,
  );
  const light = drawing.radial(
    [
      [0, '#ffcf9c', 0.34],
      [1, '#ffcf9c', 0],
    ],
    view % 2 ? 330 : 880,
    far + 60,
    620,
    true,
  );
  return {
    under:
      box(-10, far, size + 20, size - far + 10, paint) +
      paving(far, [view % 2 ? 420 : 760, far - 230], next) +
      shape(grains(6, 240, far, 3.4), '#20242c', 'opacity=".35"') +
      shape(grains(16, 240, far, 3), '#e9d8c6', 'opacity=".25"') +
      box(-10, far, size + 20, size - far + 10, light) +
      kerb(drawing, far, view % 2 ? 1060 : 130) +
      fallenLeaves(3 + view, 8, far + 40, ['#d58a3f', '#c9752f', '#e2b35a']),
    before: '',
  };
};
