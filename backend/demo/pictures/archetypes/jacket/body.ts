import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, smooth, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { crumple, overlay, ripstop } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { armhole, bodyPath, hem, type JacketPalette } from './pieces.ts';

const waist: Run = [[300, 690], [400, 716], [500, 730], [600, 734], [700, 730], [800, 716], [900, 690]];

function lowerHalf(drawing: Drawing, palette: JacketPalette, { motif }: Brandmark): string {
  const path = loop(waist, [[900, 690], [900, 1130], [300, 1130]], [[300, 1130], [300, 690]]);
  const cloth = drawing.linear([[0, palette.lower], [1, shade(palette.lower, -0.1)]]);
  const tone = shade(palette.lower, lightness(palette.lower) < 0.35 ? 0.1 : -0.16);
  const graphic = motifPaths(motif, { x: 610, y: 930, width: 620, height: 430 });
  const inner = graphic.map((shape) => overlay(shape, tone, 0.8)).join('') + overlay(path, ripstop(drawing), 0.5);
  const thread = { length: 6, gap: 4, width: 1.8 };
  return drawing.panel(path, cloth, { roundness: 5, strength: 0.6, inner })
    + stitch(offset(waist, 10), shade(palette.lower, 0.35), thread)
    + stitch(offset(waist, 16), shade(palette.lower, 0.35), thread);
}

function bodyFolds(drawing: Drawing): string {
  return drape(drawing, [
    [[[350, 590], [410, 620], [470, 630], [540, 616]], 22, 0.3],
    [[[350, 620], [400, 690], [430, 760], [446, 840]], 22, 0.26],
    [[[850, 590], [790, 622], [730, 630], [672, 620]], 22, 0.32, -1],
    [[[850, 624], [806, 700], [778, 780], [764, 860]], 22, 0.3, -1],
    [[[340, 420], [400, 450], [450, 500], [480, 560]], 22, 0.16],
    [[[860, 420], [800, 450], [750, 500], [720, 560]], 22, 0.2, -1],
    [[[330, 900], [400, 920], [470, 916], [540, 940]], 18, 0.24],
    [[[870, 880], [800, 910], [730, 904], [670, 930]], 18, 0.26, -1],
    [[[326, 1000], [400, 1016], [480, 1010]], 15, 0.24, -1],
    [[[874, 1000], [800, 1014], [720, 1010]], 15, 0.26],
    [[[560, 760], [548, 860], [556, 980], [550, 1080]], 18, 0.2],
    [[[646, 760], [660, 860], [650, 980], [654, 1080]], 18, 0.22, -1],
  ]);
}

function formLight(drawing: Drawing, isDark: boolean): string {
  const chest: Run = [[390, 430], [500, 420], [560, 480], [550, 620], [470, 660], [400, 600]];
  return lit(drawing, chest, isDark ? 0.14 : 0.24, 36)
    + shaded(drawing, [[860, 420], [770, 560], [790, 800], [770, 1110], [920, 1110], [900, 700]], 0.42, 36)
    + shaded(drawing, [[340, 560], [362, 640], [352, 860], [340, 1090], [300, 1090], [310, 700]], 0.34, 16);
}

function pockets(drawing: Drawing, palette: JacketPalette): string {
  const left: Run = [[404, 800], [422, 880], [446, 962]];
  const chest: Run = [[716, 520], [728, 590], [736, 650]];
  const hand = (line: Run, inwards: number): string =>
    drawing.softLine(smooth(offset(line, inwards)), '#fff', 0.14, 10, 4)
    + drawing.softLine(smooth(line), drawing.ink, 0.4, 24, 6) + zip(line, palette.zip, { width: 15 });
  return hand(left, 12) + hand(mirror(left), -12)
    + puller(drawing, 404, 800, palette.accent, -12, 0.85) + puller(drawing, 796, 800, palette.accent, 12, 0.85)
    + drawing.softLine(smooth(chest), drawing.ink, 0.35, 22, 6) + zip(chest, palette.zip, { width: 13 })
    + puller(drawing, 716, 520, palette.accent, -8, 0.75);
}

/** Front and lower half with pockets, print and hem tunnel. */
export function body(drawing: Drawing, palette: JacketPalette, brand: Brandmark): string {
  const cloth = drawing.linear([[0, shade(palette.base, 0.05)], [1, shade(palette.base, -0.08)]]);
  const tunnel = stitch(offset(hem, -24), shade(palette.lower, 0.3), { length: 6, gap: 4, width: 1.7 });
  const emblem = motifPaths(brand.motif, { x: 458, y: 498, width: 76, height: 36 });
  const inner = overlay(bodyPath, ripstop(drawing), 0.5)
    + lowerHalf(drawing, palette, brand)
    + crumple(drawing, bodyPath, { seed: 14, opacity: 0.55, scale: 12 })
    + bodyFolds(drawing)
    + formLight(drawing, lightness(palette.base) < 0.42)
    + pockets(drawing, palette)
    + emblem.map((path) => overlay(path, palette.accent)).join('')
    + wordmark(brand.name, 32, { maxWidth: 168 }).at(462, 546, { fill: palette.print, opacity: 0.95 })
    + seam(offset(hem, -30), { width: 2.6, opacity: 0.4 }) + tunnel;
  const armholes = [armhole, mirror(armhole)].map((line) => seam(line, { width: 3.6, opacity: 0.55 })).join('');
  return drawing.panel(bodyPath, cloth, { roundness: 22, strength: 0.65, inner }) + armholes;
}
