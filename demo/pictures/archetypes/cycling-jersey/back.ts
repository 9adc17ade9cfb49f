import type { Brandmark } from '../../archetype.ts';
import { lightness, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { crumple, jersey, overlay, stretch } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { cord, seam, stitch } from '../../lib/strokes.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { napeMark } from '../clothing/back.ts';
import { whole } from '../clothing/cut.ts';
import { bodyFolds, formLight, sidePanels } from './body.ts';
import { armhole, backCollarPath, backPath, tailHem, type CyclingJerseyPalette } from './pieces.ts';

const thread = { length: 6, gap: 4, width: 1.6 };

/** The opening of the three pockets, from one side panel to the other. */
const mouth: Run = whole([
  [432, 812],
  [500, 830],
  [560, 836],
  [600, 837],
]);
const division: Run = [
  [528, 838],
  [524, 940],
  [520, 1076],
];

function yoke(drawing: Drawing, palette: CyclingJerseyPalette): string {
  const edge = whole([
    [380, 392],
    [440, 402],
    [520, 410],
    [600, 412],
  ]);
  const path = loop(
    edge,
    [
      [820, 392],
      [860, 180],
    ],
    [
      [860, 180],
      [340, 180],
    ],
    [
      [340, 180],
      [380, 392],
    ],
  );
  return overlay(path, palette.panel) + overlay(path, jersey(drawing), 0.4) + cord(smooth(edge), 6, palette.accent);
}

/** Three pockets side by side, a little filled, the brand's emblem on the middle one. */
function pockets(drawing: Drawing, palette: CyclingJerseyPalette, { motif }: Brandmark): string {
  const bag = loop(
    mouth,
    [
      [768, 812],
      [774, 1074],
    ],
    reverse(whole([...tailHem.slice(0, 1), [520, 1080], [600, 1084]])),
    [
      [426, 1074],
      [432, 812],
    ],
  );
  const bulge = (x: number, opacity: number): string =>
    lit(
      drawing,
      [
        [x - 34, 880],
        [x, 864],
        [x + 30, 890],
        [x + 26, 1000],
        [x - 6, 1020],
        [x - 36, 990],
      ],
      opacity,
      16,
    ) +
    shaded(
      drawing,
      [
        [x - 48, 1030],
        [x, 1046],
        [x + 50, 1030],
        [x + 46, 1066],
        [x - 48, 1066],
      ],
      0.24,
      10,
    );
  const reflector = motifPaths(motif, { x: 600, y: 960, width: 92, height: 44 });
  return (
    drawing.softLine(smooth(offset(mouth, -10)), drawing.ink, 0.42, 14, 5) +
    overlay(bag, shade(palette.base, 0.03)) +
    overlay(bag, jersey(drawing), 0.6) +
    [470, 600, 730].map((x, index) => bulge(x, 0.2 - index * 0.05)).join('') +
    [division, mirror(division)]
      .map(
        (line) =>
          seam(line, { width: 2.8, opacity: 0.46 }) + stitch(offset(line, -6), shade(palette.base, 0.3), thread),
      )
      .join('') +
    drape(drawing, [
      [
        [
          [470, 838],
          [476, 880],
          [470, 930],
        ],
        10,
        0.2,
      ],
      [
        [
          [730, 838],
          [722, 880],
          [730, 930],
        ],
        10,
        0.22,
        -1,
      ],
    ]) +
    cord(smooth(mouth), 9, palette.accent) +
    drawing.softLine(smooth(offset(mouth, 11)), drawing.ink, 0.32, 8, 3) +
    reflector.map((path) => overlay(path, palette.print, 0.9)).join('')
  );
}

function collar(drawing: Drawing, palette: CyclingJerseyPalette): string {
  const cloth = drawing.linear([
    [0, shade(palette.panel, 0.12)],
    [1, shade(palette.panel, -0.14)],
  ]);
  const top: Run = [
    [524, 164],
    [560, 155],
    [600, 152],
    [640, 155],
    [676, 164],
  ];
  return (
    drawing.panel(backCollarPath, cloth, {
      roundness: 10,
      strength: 0.75,
      shadow: drawing.dropShadow(1, 4, 4, 0.35),
      inner:
        overlay(backCollarPath, stretch(drawing), 0.6) +
        shaded(
          drawing,
          [
            [660, 140],
            [700, 150],
            [700, 240],
            [650, 236],
          ],
          0.34,
          12,
        ),
    }) + stitch(top, shade(palette.panel, 0.32), { length: 5, gap: 3.5, width: 1.5 })
  );
}

/** The jersey from behind: yoke, mesh sides, three pockets and the grip that keeps the long hem down. */
export function back(drawing: Drawing, palette: CyclingJerseyPalette, brand: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.06)],
    [1, shade(palette.base, -0.1)],
  ]);
  const name = readableOn(palette.panel, 0.62);
  const inner =
    overlay(backPath, jersey(drawing), 0.6) +
    yoke(drawing, palette) +
    sidePanels(drawing, palette) +
    napeMark(brand, 316, { emblem: palette.accent, name }, 1.15) +
    crumple(drawing, backPath, { seed: 21, opacity: 0.3, frequency: 0.006, frequencyY: 0.004, scale: 10, blur: 6 }) +
    bodyFolds(drawing) +
    pockets(drawing, palette, brand) +
    formLight(drawing, lightness(palette.base) < 0.42) +
    seam(offset(tailHem, -24), { width: 2.4, opacity: 0.4 }) +
    stitch(offset(tailHem, -14), palette.accent, { length: 5, gap: 7, width: 4, opacity: 0.8 });
  const sewn = [armhole, mirror(armhole)].map((line) => seam(line, { width: 3, opacity: 0.5 })).join('');
  return drawing.panel(backPath, cloth, { roundness: 20, strength: 0.62, inner }) + sewn + collar(drawing, palette);
}
