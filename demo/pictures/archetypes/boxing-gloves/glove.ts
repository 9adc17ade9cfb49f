import type { Brandmark, PaletteOf } from '../../archetype.ts';
import { lightness, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { openMesh, overlay } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { cord, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';

/** The leather, its second colour on thumb and palm, the piping, the lettering and the strap. */
export type BoxingPalette = PaletteOf<'base' | 'second' | 'accent' | 'mark' | 'strap'>;

/** The hand on which a glove is worn: 1 has its thumb at the left of the picture. */
export type Hand = 1 | -1;

const turned = (hand: Hand, points: Run): Run => (hand === 1 ? points : mirror(points));
const mitt: Run = [
  [500, 800],
  [462, 720],
  [436, 610],
  [428, 490],
  [440, 376],
  [486, 286],
  [566, 240],
  [656, 240],
  [738, 282],
  [788, 364],
  [804, 470],
  [790, 590],
  [756, 700],
  [722, 800],
];
const thumb: Run = [
  [566, 742],
  [500, 742],
  [432, 700],
  [382, 622],
  [362, 530],
  [378, 452],
  [424, 424],
  [470, 450],
  [494, 520],
  [516, 596],
  [556, 664],
];
const cuff: Run = [
  [494, 780],
  [498, 860],
  [486, 960],
  [482, 1000],
];
const cuffRight: Run = [
  [728, 1000],
  [722, 930],
  [722, 860],
  [728, 780],
];

const mittPath = (hand: Hand): string =>
  loop(
    turned(hand, mitt),
    turned(hand, [
      [722, 800],
      [610, 822],
      [500, 800],
    ]),
  );
const cuffPath = (hand: Hand): string =>
  loop(
    turned(hand, cuff),
    turned(hand, [
      [482, 1000],
      [606, 1018],
      [728, 1000],
    ]),
    turned(hand, cuffRight),
    turned(hand, [
      [728, 780],
      [494, 780],
    ]),
  );
/** The outline of a glove, for its shadow. */
export const gloveOutline = (hand: Hand): string => mittPath(hand) + smooth(turned(hand, thumb), true) + cuffPath(hand);

const leather = { frequency: 0.16, octaves: 3, scale: 0.32, opacity: 0.3 };

/** The padded mitt with the seam over the knuckles and the light on its curve. */
function padding(drawing: Drawing, palette: BoxingPalette, hand: Hand): string {
  const { base, second, accent } = palette;
  const path = mittPath(hand);
  const at = (...points: Point[]): Run => turned(hand, points);
  const palmSide = loop(
    at([700, 236], [748, 330], [760, 470], [742, 620], [690, 810]),
    at([690, 810], [840, 810]),
    at([840, 810], [840, 236]),
    at([840, 236], [700, 236]),
  );
  const piping = at([690, 252], [742, 340], [756, 470], [738, 620], [690, 800]);
  const isLight = lightness(base) > 0.7;
  const inner =
    `<path d="${palmSide}" fill="${second}"/>` +
    cord(smooth(piping), 8, accent) +
    drawing.grain(path, leather) +
    drawing.softShape(
      'M470 330Q540 250 640 262Q560 300 520 390Q490 470 486 560Q448 440 470 330Z',
      '#fff',
      isLight ? 0.9 : 0.42,
      24,
    ) +
    drawing.softShape('M620 262Q700 270 740 330Q690 300 620 296Z', '#fff', isLight ? 0.7 : 0.3, 14) +
    drawing.softShape('M760 420Q800 500 760 640L720 820L860 820L860 400Z', drawing.ink, 0.42, 30) +
    drawing.softShape('M480 740Q600 800 740 740L740 840H470Z', drawing.ink, 0.4, 22);
  const crease = at([452, 600], [520, 640], [610, 652], [700, 640], [736, 622]);
  return (
    drawing.panel(path, base, {
      roundness: 56,
      light: { shade: 0.6, highlight: 0.45, edge: 0.3 },
      shadow: drawing.dropShadow(3, 6, 6, 0.3),
      inner,
    }) +
    drawing.clip(path, drawing.softLine(smooth(crease), drawing.ink, 0.16, 18, 10)) +
    stitch(at([676, 262], [727, 348], [740, 470], [722, 616], [676, 796]), shade(base, isLight ? -0.3 : 0.3), {
      width: 2,
      opacity: 0.6,
    })
  );
}

function thumbPart(drawing: Drawing, { base, accent }: BoxingPalette, hand: Hand): string {
  const path = smooth(turned(hand, thumb), true);
  const seam = turned(hand, [
    [404, 470],
    [400, 540],
    [424, 620],
    [474, 690],
    [540, 732],
  ]);
  const hollow = turned(hand, [
    [470, 452],
    [494, 520],
    [516, 596],
    [556, 664],
    [580, 720],
  ]);
  return (
    drawing.softLine(smooth(hollow), drawing.ink, 0.55, 16, 8) +
    drawing.panel(path, base, {
      roundness: 34,
      light: { shade: 0.6, highlight: 0.55, edge: 0.35 },
      shadow: drawing.dropShadow(4, 7, 8, 0.4),
      inner: drawing.grain(path, leather) + cord(smooth(seam), 6, accent, 0.9),
    })
  );
}

/** The cuff with its wide strap of hook and loop, lettered. */
function wrist(drawing: Drawing, palette: BoxingPalette, { name }: Brandmark, hand: Hand): string {
  const { base, second, accent, strap } = palette;
  const path = cuffPath(hand);
  const at = (...points: Point[]): Run => turned(hand, points);
  const band = loop(
    at([486, 836], [606, 852], [732, 836]),
    at([732, 836], [735, 890], [732, 950]),
    at([732, 950], [606, 968], [482, 950]),
    at([482, 950], [486, 836]),
  );
  const edge = at([496, 852], [606, 866], [720, 852], [721, 936], [606, 952], [494, 936]);
  const binding = at([484, 994], [606, 1012], [727, 994]);
  return (
    drawing.panel(path, second, {
      roundness: 22,
      shadow: drawing.dropShadow(2, 5, 5, 0.35),
      inner: overlay(path, openMesh(drawing), 0.4),
    }) +
    cord(smooth(binding), 14, accent) +
    drawing.panel(band, strap, { roundness: 14, shadow: drawing.dropShadow(3, 6, 6, 0.4) }) +
    stitch(edge, readableOn(strap, 0.7, base), { width: 2, opacity: 0.5 }) +
    wordmark(name, 52, { maxWidth: 196 }).at(606, 904, { fill: readableOn(strap, 0.68, '#1d2026'), opacity: 0.96 })
  );
}

/** A boxing glove from the back of the hand, fist up. */
export function glove(drawing: Drawing, palette: BoxingPalette, brand: Brandmark, hand: Hand): string {
  const middle = hand === 1 ? 612 : 588;
  const graphic = motifPaths(brand.motif, { x: middle, y: 420, width: 150, height: 76 })
    .map((path) => drawing.panel(path, palette.accent, { roundness: 6, strength: 0.7 }))
    .join('');
  return (
    wrist(drawing, palette, brand, hand) +
    padding(drawing, palette, hand) +
    graphic +
    wordmark(brand.name, 54, { maxWidth: 190 }).at(middle + hand * 8, 530, { fill: palette.mark, opacity: 0.95 }) +
    thumbPart(drawing, palette, hand)
  );
}
