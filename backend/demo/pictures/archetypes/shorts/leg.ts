import type { Brandmark } from '../../archetype.ts';
import { lightness, mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { offset, smooth, type Point } from '../../lib/geometry.ts';
import { folds, type FoldLine } from '../../lib/hardware.ts';
import { crumple, openMesh, overlay, ripstop } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { cord, seam, stitch } from '../../lib/strokes.ts';
import { lit, shaded } from '../cloth/light.ts';
import { flipped } from '../clothing/cut.ts';
import { gathers, jittered } from '../clothing/gathers.ts';
import {
  backHemPath, legHem, legPath, panelEdge, rightLegPath, sidePath, slit, type ShortsPalette,
} from './pieces.ts';

// Flutes that fall to the hem, then the tension from the crotch.
const flutes: readonly FoldLine[] = [
  [[[470, 470], [452, 600], [430, 740], [420, 890]], 26], [[[534, 560], [520, 680], [500, 790], [494, 906]], 26, -1],
  [[[410, 560], [392, 690], [370, 790], [356, 880]], 20, -1], [[[566, 760], [556, 830], [552, 904]], 18],
];
const tension: readonly FoldLine[] = [
  [[[596, 702], [570, 690], [540, 690]], 12], [[[597, 720], [562, 736], [530, 772], [512, 820]], 15],
  [[[597, 690], [576, 650], [562, 600]], 11, -1], [[[392, 440], [424, 500], [444, 570]], 14, -1],
];

function sidePanel(drawing: Drawing, palette: ShortsPalette, { motif }: Brandmark): string {
  const tone = mix(palette.panel, palette.accent, 0.85);
  const graphic = motifPaths(motif, { x: 338, y: 690, width: 300, height: 66, rotation: 107 });
  return overlay(sidePath, palette.panel)
    + drawing.clip(sidePath, graphic.map((path) => overlay(path, tone, 0.9)).join(''))
    + overlay(sidePath, openMesh(drawing), 0.8)
    + drawing.softLine(smooth(panelEdge), drawing.ink, 0.35, 12, 4);
}

// Lit noise must not be mirrored: on the far leg it is mirrored back onto the right leg's own shape.
function texture(drawing: Drawing, isFar: boolean): string {
  const cloth = { opacity: 0.26, scale: 12 };
  return isFar
    ? flipped(crumple(drawing, rightLegPath, { seed: 9, ...cloth }))
    : crumple(drawing, legPath, { seed: 4, ...cloth });
}

function allFolds(drawing: Drawing, isFar: boolean): string {
  const gathered = gathers(isFar ? 5 : 12, {
    from: 392, to: 598, pitch: [9, 9], height: [26, 62], width: [5, 5], line: (x) => 364 + (x - 384) * 0.098,
    direction: 'down', sway: 11,
  });
  return folds(drawing, jittered(flutes, isFar ? 33 : 8, { shift: 8, down: 20 }), 0.26, 7)
    + folds(drawing, jittered(tension, isFar ? 34 : 9, { shift: 4, down: 12 }), 0.3, 5)
    + folds(drawing, gathered, 0.27, 2.8);
}

function formLight(drawing: Drawing, isFar: boolean, isDark: boolean): string {
  const round = isFar
    ? shaded(drawing, [
      [250, 880], [300, 640], [380, 360], [430, 380], [400, 560], [350, 760], [340, 880],
    ], 0.34, 24) + lit(drawing, [
      [520, 480], [560, 470], [566, 640], [540, 760], [500, 740], [510, 600],
    ], isDark ? 0.07 : 0.12, 24)
    : lit(drawing, [
      [430, 430], [500, 400], [520, 500], [480, 660], [450, 840], [400, 850], [412, 700], [410, 560],
    ], isDark ? 0.16 : 0.2, 26) + shaded(drawing, [[612, 700], [580, 740], [566, 920], [620, 920]], 0.45, 16);
  return round + shaded(drawing, [[612, 690], [556, 706], [566, 780], [612, 800]], 0.34, 16)
    + drawing.softShape('M370 356H604V402Q500 400 372 384Z', drawing.ink, 0.36, 9)
    + drawing.softShape('M270 850Q420 890 590 886V930H270Z', drawing.ink, 0.24, 10);
}

function leg(drawing: Drawing, palette: ShortsPalette, brand: Brandmark, isFar: boolean): string {
  const cloth = drawing.linear([[0, shade(palette.base, 0.05)], [1, shade(palette.base, -0.09)]]);
  const slitEdge: Point[] = [[282, 770], ...slit];
  const inner = overlay(legPath, ripstop(drawing), 0.35)
    + sidePanel(drawing, palette, brand)
    + texture(drawing, isFar)
    + allFolds(drawing, isFar)
    + formLight(drawing, isFar, lightness(palette.base) < 0.42)
    + cord(smooth(panelEdge), 5, palette.accent)
    + seam(offset(legHem, -18), { width: 2.2, opacity: 0.38 })
    + stitch(offset(legHem, -13), shade(palette.base, 0.32), { length: 6, gap: 4, width: 1.6 })
    + stitch(offset(slitEdge, -9), shade(palette.panel, 0.4), { length: 5, gap: 3.5, width: 1.5 });
  const light = isFar ? { highlight: 0.32 } : {};
  const shadow = drawing.dropShadow(0, 5, 5, 0.35);
  return drawing.panel(backHemPath, shade(mix(palette.base, '#2a2b30', 0.45), -0.4), { roundness: 6, strength: 0.5 })
    + drawing.panel(legPath, cloth, { roundness: 18, strength: 0.66, light, shadow, inner });
}

/** Both legs with mesh side panels; the right one turns away from the light. */
export function legs(drawing: Drawing, palette: ShortsPalette, brand: Brandmark): string {
  return flipped(leg(drawing, palette, brand, true)) + leg(drawing, palette, brand, false);
}
