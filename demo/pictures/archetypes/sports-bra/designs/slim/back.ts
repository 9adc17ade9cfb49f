import type { Brandmark } from '../../../../archetype.ts';
import { shade } from '../../../../lib/colour.ts';
import type { Drawing } from '../../../../lib/drawing.ts';
import { mirror, offset, type Run } from '../../../../lib/geometry.ts';
import { openMesh, overlay, stretch } from '../../../../lib/materials.ts';
import { seam, stitch } from '../../../../lib/strokes.ts';
import { lit } from '../../../cloth/light.ts';
import { napeMark } from '../../../clothing/back.ts';
import { whole } from '../../../clothing/cut.ts';
import { sideShade } from '../../form.ts';
import { backPanel, crumpled, liningCloth, liningShade } from '../../knit.ts';
import { middlePanel, type SportsBraPalette } from '../../pieces.ts';
import { binding } from '../../sewing.ts';
import { backEdge, backPath, backStrap, frontPath, frontStrap } from './outline.ts';
import { allOver } from './print.ts';
import { slide, straps } from './straps.ts';

/** The back: straps that meet above a panel with mesh along the spine. */
export function back(drawing: Drawing, palette: SportsBraPalette, brand: Brandmark): string {
  const lining = liningCloth(drawing, palette);
  const spine: Run = [
    [566, 452],
    [560, 560],
    [540, 700],
    [520, 860],
  ];
  const mesh = middlePanel(spine, 430);
  const inner =
    overlay(backPath, stretch(drawing), 0.8) +
    allOver(palette, brand) +
    overlay(mesh, palette.panel) +
    overlay(mesh, openMesh(drawing)) +
    crumpled(drawing, backPath, 17) +
    lit(
      drawing,
      [
        [380, 640],
        [470, 610],
        [520, 650],
        [480, 760],
        [400, 780],
        [350, 700],
      ],
      0.16,
      30,
    ) +
    sideShade(drawing, 590) +
    [spine, mirror(spine)]
      .map(
        (line) =>
          seam(line, { width: 2.6, opacity: 0.42 }) +
          stitch(offset(line, 5), palette.accent, { width: 1.9, length: 5, gap: 3 }),
      )
      .join('') +
    napeMark(brand, 560, { emblem: palette.accent, name: palette.print }, 0.62);
  const inside = liningShade(drawing, frontPath, [whole(backEdge)]);
  return (
    straps(drawing, palette, frontStrap, shade(palette.panel, -0.3)) +
    drawing.panel(frontPath, lining, { roundness: 12, strength: 0.6, inner: inside }) +
    backPanel(drawing, backPath, palette.base, inner) +
    binding(drawing, palette, whole(backEdge), 15, 0.14) +
    straps(drawing, palette, backStrap, palette.panel) +
    slide(drawing, palette, 490, 266, 62) +
    slide(drawing, palette, 710, 266, -62)
  );
}
