import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, smooth, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { crumple, overlay, ripstop, twill } from '../../lib/materials.ts';
import { cord, seam, stitch } from '../../lib/strokes.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { whole, wovenLabel } from '../clothing/cut.ts';
import type { JacketPalette } from './pieces.ts';

function hoodShell(drawing: Drawing, palette: JacketPalette): string {
  const path = loop(
    whole([[470, 372], [436, 318], [424, 250], [436, 176], [482, 118], [544, 92], [600, 86]]),
    [[730, 372], [690, 404], [600, 420], [510, 404], [470, 372]],
  );
  const crown: Run = [[446, 170], [500, 116], [580, 96], [570, 130], [500, 170], [462, 250], [440, 250]];
  const inner = overlay(path, ripstop(drawing), 0.5)
    + crumple(drawing, path, { seed: 31, opacity: 0.5, frequency: 0.01, frequencyY: 0.008, scale: 9, blur: 4 })
    + lit(drawing, crown, lightness(palette.base) < 0.42 ? 0.25 : 0.4, 16)
    + shaded(drawing, [[776, 200], [740, 130], [700, 240], [720, 360], [760, 350]], 0.5, 22)
    + drape(drawing, [
      [[[452, 250], [470, 310], [500, 360]], 14, 0.26], [[[748, 250], [730, 310], [700, 360]], 14, 0.3, -1],
    ])
    + seam([[600, 86], [600, 130]], { width: 3, opacity: 0.4 })
    + seam([[520, 98], [500, 150], [486, 210]], { width: 2.6, opacity: 0.3 })
    + seam([[680, 98], [700, 150], [714, 210]], { width: 2.6, opacity: 0.35 });
  const cloth = drawing.linear([[0, shade(palette.base, 0.1)], [1, shade(palette.base, -0.14)]]);
  const shadow = drawing.dropShadow(3, 10, 9);
  return drawing.panel(path, cloth, { roundness: 26, strength: 0.8, shadow, inner });
}

function hoodOpening(drawing: Drawing, palette: JacketPalette, brand: Brandmark): string {
  const half: Run = [
    [600, 148], [546, 156], [506, 190], [492, 248], [502, 306], [530, 352], [572, 386], [600, 394],
  ];
  const path = loop(whole(half));
  const depth = smooth([
    [480, 140], [600, 130], [720, 140], [720, 260], [660, 210], [600, 200], [540, 210], [480, 260],
  ], true);
  const lining = drawing.linear([
    [0, shade(palette.lining, -0.45)], [0.6, shade(palette.lining, -0.1)], [1, shade(palette.lining, 0.08)],
  ]);
  const inner = overlay(path, twill(drawing), 0.6)
    + drawing.softShape(depth, '#000', 0.75, 22)
    + drape(drawing, [
      [[[540, 230], [560, 300], [596, 350]], 14, 0.3], [[[664, 230], [640, 300], [604, 350]], 14, 0.3, -1],
    ])
    + wovenLabel(brand, 600, 281, 66, 36);
  return drawing.panel(path, lining, { roundness: 10, strength: 0.5, inner });
}

function brim(drawing: Drawing, palette: JacketPalette): string {
  const path = loop(
    [[486, 226], [498, 176], [540, 142], [600, 130], [660, 142], [702, 176], [714, 226]], [[714, 226], [708, 250]],
    [[708, 250], [694, 196], [654, 164], [600, 155], [546, 164], [506, 196], [492, 250]], [[492, 250], [486, 226]],
  );
  const cloth = drawing.linear([[0, shade(palette.base, 0.18)], [1, shade(palette.base, -0.12)]]);
  const edge: Run = [[491, 242], [502, 306], [530, 352], [574, 388]];
  const binding = [edge, mirror(edge)].map((line) => cord(smooth(line), 12, shade(palette.base, -0.06))).join('');
  const thread = { length: 6, gap: 4, width: 1.6 };
  return drawing.panel(path, cloth, { roundness: 9, strength: 0.9, shadow: drawing.dropShadow(0, 8, 7, 0.55) })
    + stitch([[500, 190], [542, 154], [600, 143], [658, 154], [700, 190]], shade(palette.base, -0.3), thread)
    + binding;
}

/** The hood with its dark opening, brim and edge binding. */
export function hood(drawing: Drawing, palette: JacketPalette, brand: Brandmark): string {
  return `<g transform="translate(600 404) scale(.83 .88) translate(-600 -404)">${hoodShell(drawing, palette)}
${hoodOpening(drawing, palette, brand)}${brim(drawing, palette)}</g>`;
}

function drawcord(drawing: Drawing, palette: JacketPalette, x: number, side: 1 | -1): string {
  const metal = drawing.linear([[0, '#5b5f68'], [1, '#14161b']], 0, 0, 1, 0);
  const toggle = `<rect x="${x - 6}" y="438" width="14" height="22" rx="6" fill="${metal}"/>`;
  return cord(smooth([[x, 408], [x - 5 * side, 450], [x + 3 * side, 494]]), 6, palette.accent)
    + `<g filter="${drawing.dropShadow(2, 3, 2)}">${toggle}</g>`
    + cord(`M${x + 3 * side} 494l0 10`, 8, shade(palette.accent, -0.25));
}

/** Collar stand, covered front zip and the cords of the hood. */
export function front(drawing: Drawing, palette: JacketPalette): string {
  const collar = loop(
    [[522, 366], [556, 388], [600, 396], [644, 388], [678, 366]],
    [[678, 366], [684, 400], [664, 430], [600, 440], [536, 430], [516, 400], [522, 366]],
  );
  const flap = loop(
    [[577, 392], [623, 392]], [[623, 392], [621, 1104]], [[621, 1104], [579, 1104]], [[579, 1104], [577, 392]],
  );
  const stand = drawing.linear([[0, shade(palette.base, 0.1)], [1, shade(palette.base, -0.2)]]);
  const cover = drawing.linear([
    [0, shade(palette.base, -0.08)], [0.48, shade(palette.base, -0.08)], [0.5, palette.lower],
    [1, shade(palette.lower, -0.1)],
  ], 0, 392, 0, 1104, true);
  return drawing.panel(collar, stand, { roundness: 9, strength: 0.8, inner: overlay(collar, ripstop(drawing), 0.5) })
    + drawing.panel(flap, cover, { roundness: 6, strength: 0.5, shadow: drawing.dropShadow(2, 2, 5) })
    + zip([[600, 394], [600, 1103]], palette.zip, { width: 19 })
    + puller(drawing, 600, 420, palette.accent, 0, 1.15)
    + drawcord(drawing, palette, 546, 1) + drawcord(drawing, palette, 654, -1);
}
