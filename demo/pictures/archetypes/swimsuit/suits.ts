import type { Brandmark, ViewName } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { mirror, offset, smooth, type Run } from '../../lib/geometry.ts';
import { overlay, stretch } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { cord, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { wovenLabel } from '../clothing/cut.ts';
import { hollow } from '../clothing/wearer.ts';
import { band } from '../footwear/form.ts';
import { allOver, creases, edgeShade, flat, lying, sash, sidePanels, tape, tapes } from './cloth.ts';
import {
  backEdge,
  backLeg,
  backPath,
  crossing,
  racer,
  scoop,
  type SwimsuitCut,
  type SwimsuitPalette,
} from './pieces.ts';

/** A suit as it lies: the shapes of its shadow, and its layers. */
export interface LaidSuit {
  shapes: string;
  layers(drawing: Drawing, palette: SwimsuitPalette, brand: Brandmark, view: ViewName): string;
}

function chestPrint(palette: SwimsuitPalette, { name, motif }: Brandmark, y: number): string {
  const emblem = motifPaths(motif, { x: 600, y: y - 46, width: 62, height: 30 });
  const at = motif === 'plain' ? y - 20 : y;
  return (
    emblem.map((path) => overlay(path, palette.accent, 0.96)).join('') +
    wordmark(name, 27, { maxWidth: 140 }).at(600, at, { fill: palette.print, opacity: 0.95 })
  );
}

/** The inside of the back in the neckline, with the label, and the seat below the leg openings. */
function layerBehind(drawing: Drawing, palette: SwimsuitPalette, brand: Brandmark, cut: SwimsuitCut): string {
  const lining = shade(palette.panel, -0.3);
  const middle = cut.behindEdge[Math.floor(cut.behindEdge.length / 2)]!;
  const inner =
    overlay(cut.behind, stretch(drawing), 0.7) +
    edgeShade(drawing, cut.neckline, 30) +
    wovenLabel(brand, 600, middle[1] + 24, 48, 22);
  const seat =
    overlay(cut.seat, stretch(drawing), 0.7) +
    [cut.leg, mirror(cut.leg)].map((line) => edgeShade(drawing, line)).join('');
  return (
    drawing.panel(cut.behind, lining, { ...flat, inner }) +
    cord(smooth(cut.behindEdge), 6, shade(palette.accent, -0.12)) +
    drawing.panel(cut.seat, shade(palette.panel, -0.34), { ...flat, inner: seat })
  );
}

function suitFrom(
  cut: SwimsuitCut,
  decoration: (drawing: Drawing, palette: SwimsuitPalette, brand: Brandmark) => string,
  tapeWidth: number,
  trim: (palette: SwimsuitPalette) => string,
): LaidSuit {
  return {
    shapes: [cut.path, cut.seat].map((path) => `<path d="${path}"/>`).join(''),
    layers(drawing, palette, brand, view) {
      const inner = decoration(drawing, palette, brand) + lying(drawing, cut.path, creases);
      const colour = trim(palette);
      return (
        hollow(view, layerBehind(drawing, palette, brand, cut)) +
        drawing.panel(cut.path, palette.base, { ...flat, shadow: drawing.dropShadow(2, 5, 5, 0.35), inner }) +
        tape(drawing, colour, cut.neckline, tapeWidth) +
        tapes(drawing, colour, cut.armhole, -tapeWidth) +
        tapes(drawing, shade(colour, -0.06), cut.leg, -tapeWidth)
      );
    },
  };
}

const strapShapes = [crossing, mirror(crossing)].map((line) => band(line, 22));

/** One strap of the back with its topstitching. */
function strap(drawing: Drawing, palette: SwimsuitPalette, line: Run): string {
  const path = band(line, 22);
  const rows = [-15, 15].map((by) =>
    stitch(offset(line, by), shade(palette.panel, 0.34), { width: 1.2, length: 4, gap: 3 }),
  );
  return drawing.panel(path, palette.panel, {
    ...flat,
    inner: overlay(path, stretch(drawing), 0.7) + rows.join(''),
    shadow: drawing.dropShadow(3, 6, 5, 0.4),
  });
}

/** A suit with its back up: the lining of the front shows behind the crossing straps. */
const cross: LaidSuit = {
  shapes: [racer.path, backPath, ...strapShapes].map((path) => `<path d="${path}"/>`).join(''),
  layers(drawing, palette, brand, view) {
    const lining = shade(palette.base, -0.42);
    const inside =
      overlay(racer.path, stretch(drawing), 0.7) +
      edgeShade(drawing, backEdge, 34) +
      edgeShade(drawing, racer.neckline, 10);
    const inner =
      sash(palette) +
      wordmark(brand.name, 30, { maxWidth: 190 }).at(600, 748, { fill: palette.print, opacity: 0.95 }) +
      lying(drawing, backPath, creases);
    const front =
      drawing.panel(racer.path, lining, { ...flat, inner: inside }) +
      tape(drawing, shade(palette.panel, -0.3), racer.neckline, 10) +
      tapes(drawing, shade(palette.panel, -0.3), racer.armhole, -10);
    return (
      hollow(view, front) +
      drawing.panel(backPath, palette.base, { ...flat, shadow: drawing.dropShadow(2, 5, 5, 0.35), inner }) +
      tape(drawing, palette.panel, backEdge, 13) +
      tapes(drawing, palette.panel, backLeg, -12) +
      strap(drawing, palette, mirror(crossing)) +
      strap(drawing, palette, crossing)
    );
  },
};

/** Every suit by the name of its design. */
export const suits: Readonly<Record<string, LaidSuit>> = {
  racer: suitFrom(
    racer,
    (drawing, palette, brand) => sidePanels(drawing, palette, brand) + chestPrint(palette, brand, 446),
    12,
    ({ panel }) => panel,
  ),
  scoop: suitFrom(
    scoop,
    (_drawing, palette, brand) => allOver(palette, brand) + chestPrint(palette, { ...brand, motif: 'plain' }, 526),
    9,
    ({ accent }) => shade(accent, -0.04),
  ),
  cross,
};
