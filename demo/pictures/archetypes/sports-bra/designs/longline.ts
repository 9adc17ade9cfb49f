import type { Brandmark } from '../../../archetype.ts';
import { lightness, mix } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, mirror, type Run } from '../../../lib/geometry.ts';
import { openMesh, overlay, stretch } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { seam } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { shaded } from '../../cloth/light.ts';
import { napeMark } from '../../clothing/back.ts';
import { hollow } from '../../clothing/wearer.ts';
import { formLight } from '../form.ts';
import { insideBack } from '../inside.ts';
import { backPanel, crumpled, knitted, lining } from '../knit.ts';
import type { SportsBraDesign, SportsBraPalette } from '../pieces.ts';
import { backLight } from '../racerback.ts';
import { edges } from '../sewing.ts';
import { cut, underSeam } from './longline/outline.ts';
import { pulls, shapingSeams, sidePanels, trim, waist } from './longline/panels.ts';

function front(drawing: Drawing, palette: SportsBraPalette, { name, motif }: Brandmark): string {
  const isDark = lightness(palette.base) < 0.45;
  const tone = mix(palette.base, palette.panel, isDark ? 0.85 : 0.6);
  const large = motifPaths(motif, { x: 640, y: 860, width: 340, height: 190, rotation: -8 });
  const emblem = motifPaths(motif, { x: 600, y: 548, width: 58, height: 30 });
  const inner =
    overlay(cut.frontPath, stretch(drawing), 0.8) +
    large.map((shape) => overlay(shape, tone, 0.9)).join('') +
    sidePanels(drawing, palette) +
    crumpled(drawing, cut.frontPath, 14, 0.28) +
    formLight(drawing, isDark) +
    shaded(
      drawing,
      [
        [400, 800],
        [600, 810],
        [800, 800],
        [806, 870],
        [600, 850],
        [394, 870],
      ],
      0.2,
      20,
    ) +
    pulls(drawing) +
    shapingSeams(palette) +
    seam(underSeam, { width: 2.2, opacity: 0.3 }) +
    waist(drawing, palette) +
    shaded(
      drawing,
      [
        [930, 880],
        [850, 920],
        [850, 1040],
        [920, 1050],
      ],
      0.4,
      20,
    ) +
    emblem.map((shape) => overlay(shape, palette.accent, 0.96)).join('') +
    wordmark(name, 24, { maxWidth: 120 }).at(600, emblem.length ? 584 : 552, { fill: palette.print, opacity: 0.95 });
  const shadow = drawing.dropShadow(2, 7, 8, 0.45);
  return drawing.panel(cut.frontPath, knitted(drawing, palette.base), { roundness: 18, strength: 0.7, shadow, inner });
}

function back(drawing: Drawing, palette: SportsBraPalette, brand: Brandmark): string {
  const blade: Run = [
    [508, 440],
    [520, 520],
    [560, 600],
    [600, 640],
  ];
  const window = loop(blade, mirror(blade).toReversed(), [
    [692, 440],
    [600, 420],
    [508, 440],
  ]);
  const inner =
    overlay(cut.backPath, stretch(drawing), 0.8) +
    sidePanels(drawing, palette) +
    overlay(window, palette.panel) +
    overlay(window, openMesh(drawing)) +
    crumpled(drawing, cut.backPath, 14, 0.28) +
    backLight(drawing, lightness(palette.base) < 0.45) +
    pulls(drawing) +
    shapingSeams(palette) +
    [blade, mirror(blade)].map((line) => seam(line, { width: 2.4, opacity: 0.4 })).join('') +
    waist(drawing, palette) +
    napeMark(brand, 396, { emblem: palette.accent, name: palette.print }, 0.8);
  return (
    lining(drawing, palette, cut.frontPath, [cut.backArmhole, mirror(cut.backArmhole)]) +
    backPanel(drawing, cut.backPath, palette.base, inner) +
    edges(drawing, trim(palette), cut.backEdge, cut.backArmhole, 15)
  );
}

/** A cropped top down to the waist, whose ribbed hem takes the place of an underband. */
export const longline: SportsBraDesign = {
  shapes: [cut.frontPath],
  frame: 'translate(600 600) scale(.96) translate(-600 -624)',
  layers: (drawing, palette, brand, view) =>
    view === 'back'
      ? [back(drawing, palette, brand)]
      : [
          hollow(view, insideBack(drawing, palette, brand, { path: cut.backPath, edge: cut.backEdge, label: 378 })),
          front(drawing, palette, brand),
          edges(drawing, trim(palette), cut.neckline, cut.armhole, 15),
        ],
};
