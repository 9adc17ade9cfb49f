import type { Brandmark, ViewName } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { mirror, offset, smooth, type Run } from '../../lib/geometry.ts';
import { overlay, stretch } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { cord, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { flipped, wovenLabel } from '../clothing/cut.ts';
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
  slenderCrossing,
  spineInner,
  spineOuter,
  spinePath,
  type SwimsuitCut,
  type SwimsuitPalette,
} from './pieces.ts';

/** A suit as it lies: the shapes of its shadow, and its layers. */
export interface LaidSuit {
  shapes: string;
  layers(drawing: Drawing, palette: SwimsuitPalette, brand: Brandmark, view: ViewName): string;
}

/** A suit from its two sides: the one that it shows first, and the other. */
export interface Suit extends LaidSuit {
  otherSide: LaidSuit;
}

type Decoration = (drawing: Drawing, palette: SwimsuitPalette, brand: Brandmark) => string;

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
  decoration: Decoration,
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

/** A strap of the back, sewn on flat: its middle, and half its width in px. */
interface Strap {
  line: Run;
  half: number;
}

/** One strap of the back with its topstitching. */
function strap(drawing: Drawing, palette: SwimsuitPalette, { line, half }: Strap): string {
  const path = band(line, half);
  const rows = [7 - half, half - 7].map((by) =>
    stitch(offset(line, by), shade(palette.panel, 0.34), { width: 1.2, length: 4, gap: 3 }),
  );
  return drawing.panel(path, palette.panel, {
    ...flat,
    inner: overlay(path, stretch(drawing), 0.7) + rows.join(''),
    shadow: drawing.dropShadow(3, 6, 5, 0.4),
  });
}

/** How the back of a suit is held: by what lies under its upper edge, and by straps sewn upon it. */
interface Hold {
  shapes: readonly string[];
  under(drawing: Drawing, palette: SwimsuitPalette): string;
  over(drawing: Drawing, palette: SwimsuitPalette): string;
}

/** A suit with its back up: the lining of the front shows behind what holds the back. */
function laidOnFront(front: SwimsuitCut, hold: Hold, decoration: Decoration): LaidSuit {
  return {
    shapes: [front.path, backPath, ...hold.shapes].map((path) => `<path d="${path}"/>`).join(''),
    layers(drawing, palette, brand, view) {
      const lining = shade(palette.base, -0.42);
      const inside =
        overlay(front.path, stretch(drawing), 0.7) +
        edgeShade(drawing, backEdge, 34) +
        edgeShade(drawing, front.neckline, 10);
      const inner =
        decoration(drawing, palette, brand) +
        wordmark(brand.name, 30, { maxWidth: 190 }).at(600, 748, { fill: palette.print, opacity: 0.95 }) +
        lying(drawing, backPath, creases);
      const behind =
        drawing.panel(front.path, lining, { ...flat, inner: inside }) +
        tape(drawing, shade(palette.panel, -0.3), front.neckline, 10) +
        tapes(drawing, shade(palette.panel, -0.3), front.armhole, -10);
      return (
        hollow(view, behind) +
        hold.under(drawing, palette) +
        drawing.panel(backPath, palette.base, { ...flat, shadow: drawing.dropShadow(2, 5, 5, 0.35), inner }) +
        tape(drawing, palette.panel, backEdge, 13) +
        tapes(drawing, palette.panel, backLeg, -12) +
        hold.over(drawing, palette)
      );
    },
  };
}

/** Two straps that cross between the shoulder blades. */
function crossed(line: Run, half: number): Hold {
  const straps = [mirror(line), [...line]].map((run): Strap => ({ line: run, half }));
  return {
    shapes: straps.toReversed().map((one) => band(one.line, half)),
    under: () => '',
    over: (drawing, palette) => straps.map((one) => strap(drawing, palette, one)).join(''),
  };
}

/** Two straps that meet between the shoulder blades and run down the spine as one. */
const meeting: Hold = {
  shapes: [spinePath],
  under(drawing, palette) {
    const cloth = {
      ...flat,
      inner: overlay(spinePath, stretch(drawing), 0.7),
      shadow: drawing.dropShadow(3, 6, 5, 0.4),
    };
    return (
      drawing.panel(spinePath, palette.base, cloth) +
      tapes(drawing, palette.panel, spineOuter, -10) +
      tape(drawing, palette.panel, spineInner, 10)
    );
  },
  over: () => '',
};

/** Every suit by the name of its design. */
export const suits: Readonly<Record<string, Suit>> = {
  racer: {
    ...suitFrom(
      racer,
      (drawing, palette, brand) => sidePanels(drawing, palette, brand) + chestPrint(palette, brand, 446),
      12,
      ({ panel }) => panel,
    ),
    // Below the edge of the open back.
    otherSide: laidOnFront(racer, meeting, (drawing, palette, brand) =>
      sidePanels(drawing, palette, brand, [424, 694]),
    ),
  },
  scoop: {
    ...suitFrom(
      scoop,
      (_drawing, palette, brand) => allOver(palette, brand) + chestPrint(palette, { ...brand, motif: 'plain' }, 526),
      9,
      ({ accent }) => shade(accent, -0.04),
    ),
    otherSide: laidOnFront(scoop, crossed(slenderCrossing, 14), (_drawing, palette, brand) => allOver(palette, brand)),
  },
  cross: {
    ...suitFrom(
      racer,
      (_drawing, palette, brand) => flipped(sash(palette)) + chestPrint(palette, brand, 446),
      12,
      ({ panel }) => panel,
    ),
    otherSide: laidOnFront(racer, crossed(crossing, 22), (_drawing, palette) => sash(palette)),
  },
};
