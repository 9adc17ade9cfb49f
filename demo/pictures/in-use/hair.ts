import { shade } from '../lib/colour.ts';
import { loop, random, reverse, sample, smooth, tenth, type Point, type Run } from '../lib/geometry.ts';
import { onSide, sides, symmetric, type Sketch } from './figure.ts';
import type { Side } from './person.ts';

interface Strands {
  count: number;
  /** How far tips may end beyond the edges' ends, and how wide a strand is, px. */
  fall: number;
  width: number;
}

/** Strands of hair between two edges that run from the roots to the tips. */
export function strands(hair: string, left: Run, right: Run, { count, fall, width }: Strands): string {
  const chance = random(count);
  const steps = 5;
  const [from, to] = [sample(left, steps), sample(right, steps)];
  const tones = [-0.42, -0.2, 0.12, 0.26].map((by) => ({ stroke: shade(hair, by), path: '' }));
  for (let strand = 0; strand < count; strand++) {
    const share = (strand + chance()) / count;
    const sway = (chance() - 0.5) * 0.05;
    const line = from.map(({ x, y }, step): Point => {
      const end = to[step]!;
      const at = share + (sway * step) / steps;
      const beyond = step === steps ? fall * (chance() - 0.3) : 0;
      return [x + (end.x - x) * at, y + (end.y - y) * at + beyond];
    });
    tones[Math.floor(chance() * tones.length)]!.path += smooth(line);
  }
  const look = `fill="none" stroke-width="${width}" stroke-linecap="round" opacity=".5"`;
  return tones.map(({ stroke, path }) => `<path d="${path}" stroke="${stroke}" ${look}/>`).join('');
}

const tone = ({ drawing, person: { hair } }: Sketch, from: number, to: number): string =>
  drawing.linear(
    [
      [0, shade(hair, -0.12)],
      [0.32, shade(hair, 0.16)],
      [0.62, shade(hair, -0.06)],
      [1, shade(hair, -0.34)],
    ],
    from,
    0,
    to,
    0,
    true,
  );

/** Cropped at the nape, where it thins out into the skin. */
function cropped({ drawing, person: { hair } }: Sketch): string {
  const edge: Run = [
    [300, 700],
    [318, 800],
    [334, 890],
    [366, 968],
    [424, 1020],
    [500, 1036],
    [600, 1040],
  ];
  const roots: Run = [
    [316, 780],
    [342, 880],
    [388, 960],
    [446, 1030],
  ];
  const dense = edge.map(([x, y]): Point => [x + 6, y - 18]);
  const dark = shade(hair, -0.1);
  return (
    drawing.softShape(symmetric(edge), dark, 0.5, 26) +
    drawing.softShape(symmetric(dense), dark, 0.9, 10) +
    strands(hair, roots, onSide(roots, -1), { count: 170, fall: 28, width: 2.4 }) +
    drawing.softShape('M380 800Q460 980 520 1020Q470 900 470 800Z', shade(hair, 0.4), 0.24, 18)
  );
}

/** Let down over the collar. */
function loose(sketch: Sketch): string {
  const {
    drawing,
    person: { hair, rests },
  } = sketch;
  const left: Run = [
    [306, 700],
    [304, 880],
    [316, 1020],
    [314, 1150],
    [316, 1280],
    [368, 1420],
  ];
  const right = onSide(left, -1);
  const tips: Run = [
    [368, 1420],
    [430, 1486],
    [510, 1530],
    [600, 1544],
    [690, 1526],
    [770, 1482],
    [832, 1420],
  ];
  const path = loop(left, tips, reverse(right));
  // A lock swings a little out and in again on its way down.
  const lock = (share: number, swing: number): Point[] =>
    left.map(([x, y], index): Point => [
      x + (right[index]![0] - x) * share + rests * swing * Math.sin(index * 1.5),
      y + (index === 5 ? 260 * share * (1 - share) : 0),
    ]);
  const valleys = [0.16, 0.3, 0.47, 0.63, 0.81].map((share, index) => smooth(lock(share, 12 + (index % 2) * 10)));
  const crests = [0.1, 0.38, 0.55, 0.72].map((share, index) => smooth(lock(share, 14 - (index % 2) * 8)));
  const gloss = 'M320 1030Q420 1084 600 1092Q480 1130 326 1112Z';
  return (
    drawing.softShape(path, '#05070c', 0.4, 18, 'transform="translate(10 16)"') +
    `<path d="${path}" fill="${tone(sketch, 290, 910)}"/>` +
    strands(hair, lock(0.04, 0), lock(0.96, 0), { count: 190, fall: 70, width: 3.4 }) +
    drawing.clip(
      path,
      drawing.softLine(valleys.join(''), shade(hair, -0.6), 0.5, 18, 8) +
        drawing.softLine(crests.join(''), shade(hair, 0.4), 0.3, 16, 8) +
        drawing.softShape(gloss, shade(hair, 0.5), 0.34, 22) +
        drawing.softShape('M280 700H920V950Q600 1020 280 950Z', '#05070c', 0.5, 26),
    )
  );
}

/** One link of a plait on either side: a leaf that crosses to the middle, with the run of its hair. */
function link(hair: string, x: number, y: number, half: number): string[] {
  return sides.map((side) => {
    const p = (dx: number, dy: number): Point => [tenth(x + side * dx * half), y + dy];
    const leaf = smooth([p(0.9, -18), p(1.06, 16), p(0.5, 66), p(-0.2, 92), p(-0.16, 52), p(0.3, 6)], true);
    const lines = [0.2, 0.5, 0.8].map((at) =>
      smooth([p(0.42 + at * 0.54, -10 + at * 8), p(0.2 + at * 0.5, 34 + at * 14), p(-0.16 + at * 0.34, 74)]),
    );
    return (
      `<path d="${leaf}" fill="${shade(hair, side === 1 ? 0.08 : -0.14)}" stroke="${shade(hair, -0.5)}" stroke-width="3"/>` +
      `<path d="${lines.join('')}" fill="none" stroke="${shade(hair, 0.3)}" stroke-width="4" opacity=".4"/>`
    );
  });
}

/** Drawn together at the nape and plaited down the back, a little to the side that rests. */
function plaited(sketch: Sketch): string {
  const {
    drawing,
    person: { hair, rests },
  } = sketch;
  const roots: Run = [
    [306, 700],
    [318, 820],
    [338, 910],
    [392, 990],
    [480, 1050],
  ];
  const edge: Run = [...roots, [548, 1092]];
  const nape = symmetric([...edge, [600, 1110]]);
  const middle = (row: number): number => 600 - rests * Math.sin(row / 6) * 36;
  const links = Array.from({ length: 9 }, (_, row) => link(hair, middle(row), 1050 + row * 50, 66 - row * 3.6));
  const end = tenth(middle(9));
  const tuft = `M${end - 30} 1510Q${end - 44} 1570 ${end - 8} 1640Q${end + 44} 1580 ${end + 30} 1510Z`;
  const upon =
    strands(hair, roots, onSide(roots, -1), { count: 100, fall: 20, width: 5 }) +
    drawing.softShape('M350 800Q430 960 560 1050Q480 900 470 800Z', shade(hair, 0.45), 0.3, 20) +
    drawing.softLine(smooth(edge), shade(hair, -0.6), 0.5, 20, 10);
  return (
    `<path d="${nape}" fill="${tone(sketch, 310, 890)}"/>${drawing.clip(nape, upon)}` +
    drawing.softLine(`M600 1080L${end} 1600`, '#05070c', 0.42, 130, 20) +
    `<path d="${tuft}" fill="${shade(hair, -0.06)}"/>${links.flat().join('')}` +
    `<rect x="${end - 36}" y="1500" width="72" height="30" rx="12" fill="#17191e"/>`
  );
}

/** Hair from behind, from under what is worn on the head: px of `headFromBehind`. */
export const hairFromBehind = (sketch: Sketch): string =>
  ({ short: cropped, long: loose, plait: plaited })[sketch.person.cut](sketch);

/** Hair that covers the top of a head, from behind, where nothing is worn there: it swells above a band that holds it. */
export function crownFromBehind(sketch: Sketch): string {
  const {
    drawing,
    person: { hair, rests, cut },
  } = sketch;
  // Cropped hair lies closer to the head.
  const full = cut === 'short' ? 0 : 5;
  const dome: Run = [
    [316, 860],
    [304, 760],
    [296, 700],
    [294 - full, 630],
    [306 - full, 556],
    [342 - full, 486],
    [402, 430 - full],
    [486, 394 - full],
    [600, 380 - full],
  ];
  const path = symmetric(dome);
  const flow = (side: Side): Run =>
    onSide(
      [
        [600 - side * rests * 24, 384 - full],
        [470, 404 - full],
        [360, 490],
        [304 - full, 600],
        [298 - full, 690],
        [318, 860],
      ],
      side,
    );
  const gloss = 'M350 580Q440 490 580 484Q450 540 380 660Z';
  const upon =
    strands(hair, flow(1), flow(-1), { count: 210, fall: 0, width: cut === 'short' ? 3 : 4 }) +
    drawing.softShape(gloss, shade(hair, 0.5), 0.34, 26) +
    drawing.softShape('M760 420Q950 500 930 860H800Q870 640 760 420Z', '#05070c', 0.36, 34) +
    drawing.softLine(path, shade(hair, -0.6), 0.5, 30, 14);
  return `<path d="${path}" fill="${tone(sketch, 300, 900)}"/>${drawing.clip(path, upon)}`;
}
