import type { Motif } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, smooth, type Run } from '../../lib/geometry.ts';
import { overlay, twill } from '../../lib/materials.ts';
import { mirrorRegion, motifPaths, type Quad } from '../../lib/motifs.ts';
import { gap, type SkiGogglesPalette } from './shape.ts';

/** The back of the strap loop with its slider: the inner face, seen over the brow. */
export function backBand(drawing: Drawing, { strap }: SkiGogglesPalette): string {
  const top: Run = [
    [96, 452],
    [150, 388],
    [270, 336],
    [430, 306],
    [600, 298],
    [770, 306],
    [930, 336],
    [1050, 388],
    [1104, 452],
  ];
  const bottom: Run = [
    [1104, 552],
    [1040, 492],
    [920, 446],
    [770, 416],
    [600, 408],
    [430, 416],
    [280, 446],
    [160, 492],
    [96, 552],
  ];
  const path = loop(top, bottom);
  const cloth = lightness(strap) < 0.5 ? shade(strap, 0.06) : shade(strap, -0.18);
  const [limb, flank, middle] = [shade(cloth, -0.35), shade(cloth, -0.05), shade(cloth, 0.08)];
  const paint = drawing.linear(
    [
      [0, limb],
      [0.2, flank],
      [0.5, middle],
      [0.8, flank],
      [1, limb],
    ],
    0,
    0,
    1,
    0,
  );
  const shadow: Run = [
    [80, 560],
    [300, 450],
    [600, 410],
    [900, 450],
    [1120, 560],
    [900, 480],
    [600, 440],
    [300, 480],
  ];
  const inner =
    overlay(path, twill(drawing), 0.55) +
    drawing.softLine(smooth(offset(top, 16)), gap, 0.3, 2.5, 0.8) +
    drawing.softShape(smooth(shadow, true), gap, 0.5, 18);
  const slider = 'M560 294H640Q648 294 648 302V360H552V302Q552 294 560 294Z';
  return (
    drawing.panel(path, paint, { roundness: 8, strength: 0.8, inner }) +
    drawing.panel(
      slider,
      drawing.linear([
        [0, '#4a4e57'],
        [1, '#1a1c21'],
      ]),
      {
        roundness: 6,
        shadow: drawing.dropShadow(1, 3, 3),
      },
    )
  );
}

const motifField: Quad = [
  [1024, 540],
  [1094, 486],
  [1100, 540],
  [1024, 600],
];

/** The motif woven into the strap; a brand without one has a plain stripe. */
function weave(motif: Motif, accent: string, middle: string, isLeft: boolean): string {
  const graphic = motifPaths(motif, isLeft ? mirrorRegion(motifField) : motifField)
    .map((path) => `<path d="${path}" fill="${accent}"/>`)
    .join('');
  const threads = 'stroke="#000" stroke-opacity=".16" stroke-dasharray="1.4 3"';
  const stripe = `<path d="${middle}" fill="none" stroke-width="26" stroke="${accent}"/>`;
  return (graphic || stripe) + `<path d="${middle}" fill="none" stroke-width="70" ${threads}/>`;
}

/** The outer face of the strap on one side and the clip that holds it to the frame. */
function sideBand(drawing: Drawing, palette: SkiGogglesPalette, motif: Motif, isLeft: boolean): string {
  const { strap, base, accent } = palette;
  const on = (points: Run): Run => (isLeft ? mirror(points) : points);
  const top = on([
    [948, 528],
    [1010, 520],
    [1066, 494],
    [1106, 450],
  ]);
  const bottom = on([
    [1110, 552],
    [1070, 598],
    [1014, 628],
    [948, 640],
  ]);
  const path = loop(
    top,
    on([
      [1106, 450],
      [1114, 500],
      [1110, 552],
    ]),
    bottom,
  );
  const middle = smooth(
    on([
      [960, 584],
      [1014, 574],
      [1068, 548],
      [1112, 502],
    ]),
  );
  const hem = isLeft ? -12 : 12;
  const edge = (points: Run): string => drawing.softLine(smooth(offset(points, hem)), gap, 0.35, 2.5, 0.8);
  const inner = overlay(path, twill(drawing), 0.5) + weave(motif, accent, middle, isLeft) + edge(top) + edge(bottom);
  const paint = isLeft
    ? drawing.linear(
        [
          [0, shade(strap, -0.3)],
          [0.3, shade(strap, 0.1)],
          [1, shade(strap, -0.1)],
        ],
        0,
        0,
        1,
        0,
      )
    : drawing.linear(
        [
          [0, shade(strap, -0.1)],
          [0.6, shade(strap, 0.1)],
          [1, shade(strap, -0.4)],
        ],
        0,
        0,
        1,
        0,
      );
  const clip = loop(
    on([
      [930, 506],
      [972, 512],
      [1004, 530],
    ]),
    on([
      [1004, 530],
      [1012, 580],
      [1002, 632],
    ]),
    on([
      [1002, 632],
      [968, 656],
      [926, 664],
    ]),
    on([
      [926, 664],
      [936, 586],
      [930, 506],
    ]),
  );
  const slot = smooth(
    on([
      [984, 548],
      [990, 582],
      [984, 616],
    ]),
  );
  const slotLine = `<path d="${slot}" fill="none" stroke-linecap="round" stroke`;
  return (
    drawing.panel(path, paint, { roundness: 9, strength: 0.9, shadow: drawing.dropShadow(2, 5, 5, 0.35), inner }) +
    drawing.panel(
      clip,
      drawing.linear([
        [0, shade(base, 0.22)],
        [1, shade(base, -0.25)],
      ]),
      {
        roundness: 12,
        shadow: drawing.dropShadow(2, 5, 5),
      },
    ) +
    `${slotLine}="${gap}" stroke-opacity=".6" stroke-width="9"/>` +
    `${slotLine}="#fff" stroke-opacity=".18" stroke-width="2" transform="translate(6 1)"/>`
  );
}

/** Both ends of the strap, in front of the foam. */
export function sideBands(drawing: Drawing, palette: SkiGogglesPalette, motif: Motif): string {
  return sideBand(drawing, palette, motif, false) + sideBand(drawing, palette, motif, true);
}
