import { napeMark } from '../../clothing/back.ts';
import { bothSides } from '../../clothing/cut.ts';
import { hollow } from '../../clothing/wearer.ts';
import { back, body, print, type FrontQuilting } from '../body.ts';
import { backCollar, collar, frontZip, insideCollar } from '../collar.ts';
import { bodyPath, collarShadow, outerEdge, sleevePath, type PufferDesign, type PufferPalette } from '../pieces.ts';
import { evenCuts, sleeves } from '../sleeve.ts';
import { handPockets, hemBinding } from '../trims.ts';

const quilting = ({ base }: PufferPalette): FrontQuilting => ({
  edge: outerEdge,
  heights: [336, 400, 464, 528, 592, 656, 720, 784, 848, 912, 976, 1040],
  drop: (index) => 14.6 + index * 0.6,
  sag: 7,
  cloth: base,
  yoke: base,
  yokeSeam: [
    [350, 336],
    [420, 346],
    [520, 354],
    [594, 350],
  ],
});

/** Even baffles straight across, under a smooth yoke, down to a bound hem. */
export const baffle: PufferDesign = {
  frame: 'translate(600 604) scale(.97 1.02) translate(-600 -600)',
  shadow: `${bothSides(bodyPath, sleevePath)}<path d="${collarShadow}"/>`,
  back: (drawing, palette, brand) =>
    sleeves(drawing, palette, { cuts: evenCuts, slant: 0, cloth: palette.side }) +
    back(drawing, palette, quilting(palette)) +
    hemBinding(drawing, palette.accent) +
    backCollar(drawing, palette.base) +
    napeMark(brand, 306, { emblem: palette.print, name: palette.print }),
  draw: (drawing, palette, brand, view) =>
    sleeves(drawing, palette, { cuts: evenCuts, slant: 0, cloth: palette.side }) +
    hollow(view, insideCollar(drawing, palette, brand)) +
    body(drawing, palette, quilting(palette)) +
    hemBinding(drawing, palette.accent) +
    handPockets(drawing, palette, [
      [424, 766],
      [440, 836],
      [462, 908],
    ]) +
    collar(drawing, palette.base) +
    frontZip(drawing, palette) +
    print(drawing, palette, brand),
};
