import { shade } from '../lib/colour.ts';
import type { Drawing } from '../lib/drawing.ts';
import { polygon, random, tenth, type Point } from '../lib/geometry.ts';
import { box, line, shape } from '../scenes/landscape.ts';
import { flat, grains, size, type GroundDrawing } from './ground-parts.ts';

const white = '#fbfaf4';
const green = '#0b6b4a';

/** The wall of a hall with its wall bars, seen from the front, down to the floor at `far` px. */
export function barsOnWall(drawing: Drawing, far: number): string {
  const wall = drawing.linear(
    [
      [0, '#c9cfcb'],
      [1, '#eceee8'],
    ],
    0,
    0,
    0,
    far,
    true,
  );
  const ladder = (left: number): string => {
    const [width, top] = [236, far - 590];
    const rungs = Array.from({ length: 15 }, (_, at) =>
      box(left + 14, top + 22 + at * 38, width - 28, 13, at % 2 ? '#d3aa72' : '#caa069'),
    );
    const upright = (x: number): string => box(x, top, 17, 590, '#b98d58');
    return (
      box(left + 10, top + 30, width, 560, '#3d3a30', 'opacity=".16"') +
      rungs.join('') +
      upright(left) +
      upright(left + width - 17)
    );
  };
  const sun = (left: number): string =>
    shape(`M${left} -10H${left + 190}L${left - 40} ${far}H${left - 230}Z`, '#fff6da', 'opacity=".5"');
  return (
    box(-60, -60, 1320, far + 120, wall) +
    sun(520) +
    sun(860) +
    box(-60, far - 150, 1320, 170, green, 'opacity=".85"') +
    [-110, 148, 860, 1118].map(ladder).join('') +
    box(-60, far - 22, 1320, 30, '#6b4b2c', 'opacity=".8"')
  );
}

/** The lines of a court on the floor: another stretch of it in each view. */
function courtLines(far: number, towards: (x: number, y: number) => number, view: number): string {
  const along = (left: number, right: number, colour: string): string =>
    shape(
      polygon([
        [towards(left, far), far],
        [towards(right, far), far],
        [towards(right, 1210), 1210],
        [towards(left, 1210), 1210],
      ]),
      colour,
    );
  if (view === 0)
    return (
      along(-330, -292, white) +
      shape(
        polygon([
          [-10, far + 58],
          [1210, far + 50],
          [1210, far + 63],
          [-10, far + 72],
        ]),
        white,
        'opacity=".9"',
      )
    );
  const across = (y: number, width: number, colour: string): string => box(-10, y, size + 20, width, colour);
  if (view === 1) return across(far + 88, 15, white) + along(1240, 1276, '#2f6fb0');
  // The circle in the middle, of which the goods stand within the near half.
  const ring = (rx: number, colour: string, width: number): string =>
    `<ellipse cx="600" cy="${far + 330}" rx="${rx}" ry="${tenth(rx * 0.33)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    `<ellipse cx="600" cy="${far + 330}" rx="760" ry="250" fill="${green}" opacity=".82"/>` +
    ring(760, white, 15) +
    across(far + 322, 16, white)
  );
}

/** Boards towards one point, with the gloss of the windows and the lines of a court. */
export const parquet: GroundDrawing = (drawing, far, view) => {
  const vanishing: Point = [view === 2 ? 420 : 600, far - 190];
  const towards = (x: number, y: number): number =>
    vanishing[0] + ((x - vanishing[0]) * (y - vanishing[1])) / (size - vanishing[1]);
  const board = (left: number, right: number, top: number, bottom: number): string =>
    polygon([
      [towards(left, top), top],
      [towards(right, top), top],
      [towards(right, bottom), bottom],
      [towards(left, bottom), bottom],
    ]);
  const next = random(21 + view);
  const boards: string[] = [];
  for (let left = -2400; left < 3600; left += 118) {
    const cuts = [far, far + 60 + next() * 40, far + 150 + next() * 90, 1210];
    cuts.slice(1).forEach((bottom, at) => {
      const tone = ['#6b4322', '#fff0d2', '#7d5230'][Math.floor(next() * 3)]!;
      boards.push(shape(board(left, left + 118, cuts[at]!, bottom), tone, `opacity="${tenth(0.6 + next()) / 10}"`));
    });
    boards.push(line(`M${tenth(towards(left, far))} ${far}L${left} 1200`, '#5b3a1e', 1.6, 'opacity=".4"'));
  }
  const gloss = drawing.radial(
    [
      [0, '#fff6df', 0.6],
      [1, '#fff6df', 0],
    ],
    view === 1 ? 700 : 420,
    far + 60,
    420,
    true,
  );
  return {
    under:
      flat(drawing, far, ['#e2c08e', '#c99a63', '#946539']) +
      boards.join('') +
      courtLines(far, towards, view) +
      box(-10, far - 10, 1220, size, gloss),
    before: '',
  };
};

/** The rubber floor of a weights room in a hall. */
export const rubber: GroundDrawing = (drawing, far) => ({
  under:
    flat(drawing, far, ['#7b817f', '#4a5053', shade('#33383c', -0.1)]) +
    shape(grains(2, 260, far, 5), '#23272a', 'opacity=".6"') +
    shape(grains(14, 260, far, 3.6), '#c8d0cc', 'opacity=".4"'),
  before: '',
});
