import type { Brandmark } from '../../archetype.ts';
import { mix, readableOn } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../lib/geometry.ts';
import { overlay, twill } from '../../lib/materials.ts';
import { stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { hexagon, polished, ratchet } from '../footwear/fittings.ts';
import { groove, motifPanels, patch, tones } from '../footwear/form.ts';
import { cuffLow, cuffPath, isDark, night, plasticGrain, type SkiBootPalette } from './parts.ts';

function plastic(drawing: Drawing, palette: SkiBootPalette): string {
  const dark = isDark(palette.cuff);
  const frontGloss: Run = [
    [520, 330],
    [560, 330],
    [590, 460],
    [606, 600],
    [620, 700],
    [580, 690],
    [556, 580],
    [536, 440],
  ];
  const rearGloss: Run = [
    [800, 280],
    [820, 290],
    [846, 440],
    [884, 590],
    [900, 660],
    [876, 640],
    [840, 500],
    [812, 380],
  ];
  const turning: Run = [
    [690, 330],
    [790, 300],
    [820, 480],
    [870, 640],
    [900, 760],
    [780, 780],
    [740, 600],
  ];
  const inner =
    drawing.grain(cuffPath, plasticGrain) +
    patch(drawing, frontGloss, '#fff', dark ? 0.24 : 0.6, 16) +
    patch(drawing, rearGloss, '#fff', dark ? 0.3 : 0.5, 9) +
    patch(drawing, turning, night, dark ? 0.34 : 0.16, 34);
  const paint = drawing.linear(tones(palette.cuff, [0, 0.14], [0.5, 0], [1, -0.16]), 0, 0, 1, 0.5);
  const shadow = drawing.dropShadow(0, 6, 6, 0.5);
  return drawing.panel(cuffPath, paint, { roundness: 24, strength: 0.95, shadow, inner });
}

function spine(drawing: Drawing, palette: SkiBootPalette): string {
  const path = loop(
    [
      [776, 250],
      [800, 360],
      [816, 470],
      [840, 580],
      [866, 680],
      [880, 790],
    ],
    [
      [880, 790],
      [960, 780],
      [900, 230],
      [776, 250],
    ],
  );
  const turning: Run = [
    [850, 240],
    [960, 240],
    [960, 780],
    [910, 780],
    [880, 560],
  ];
  const flex = wordmark('FLEX', 27).at(847, 520, {
    rotation: -103,
    fill: readableOn(palette.accent, 0.68),
    opacity: 0.85,
  });
  return drawing.panel(path, drawing.linear(tones(palette.accent, [0, 0.1], [1, -0.2]), 0, 0, 1, 0), {
    roundness: 10,
    strength: 0.9,
    shadow: drawing.dropShadow(-2, 2, 3),
    inner: patch(drawing, turning, night, 0.4, 16) + flex,
  });
}

/** The cuff: overlap in front, spine behind, moulded shoulder round the pivot, the brand's motif on the side. */
export function cuff(drawing: Drawing, palette: SkiBootPalette, { motif }: Brandmark): string {
  const dark = isDark(palette.cuff);
  const overlapEdge: Run = [
    [536, 730],
    [548, 660],
    [540, 560],
    [518, 450],
    [496, 350],
    [486, 294],
  ];
  const shoulder: Run = [
    [588, 752],
    [610, 680],
    [664, 634],
    [736, 622],
    [800, 652],
    [836, 716],
    [842, 786],
  ];
  const region = { x: 750, y: 494, width: 200, height: 78, rotation: -102 };
  const paint = drawing.linear(tones(palette.accent, [0, 0.1], [1, -0.2]));
  const moulded = { shade: 0.55, width: 6, distance: 6, lipWidth: 4, colour: night };
  return (
    plastic(drawing, palette) +
    drawing.clip(
      cuffPath,
      groove(drawing, overlapEdge, { ...moulded, shade: 0.6, light: dark ? 0.32 : 0.9 }) +
        spine(drawing, palette) +
        groove(drawing, shoulder, { ...moulded, light: dark ? 0.3 : 0.85 }) +
        drawing.softLine(smooth(offset(cuffLow, 7)), '#fff', dark ? 0.25 : 0.6, 4, 1.5) +
        motifPanels(drawing, motif, region, paint, { roundness: motif === 'dots' ? 3 : 5 }),
    )
  );
}

/** The bolt on which the cuff turns. */
export function pivot(drawing: Drawing): string {
  const dish = drawing.linear(
    [
      [0, '#5c616b'],
      [1, '#c9ccd2'],
    ],
    0,
    0,
    1,
    1,
  );
  return `<g filter="${drawing.dropShadow(2, 4, 4, 0.5)}"><circle cx="722" cy="718" r="30" fill="${polished(drawing)}"/>
</g><circle cx="722" cy="718" r="22" fill="${dish}"/><path d="${hexagon(722, 718, 11)}" fill="#191b20"/>`;
}

/** The power strap round the top of the cuff, with its hook-and-loop end. */
export function powerStrap(drawing: Drawing, palette: SkiBootPalette): string {
  const path = loop(
    [
      [424, 318],
      [520, 330],
      [640, 320],
      [740, 298],
      [828, 262],
    ],
    [
      [828, 262],
      [846, 330],
    ],
    [
      [846, 330],
      [752, 366],
      [650, 388],
      [530, 400],
      [446, 390],
    ],
    [
      [446, 390],
      [424, 318],
    ],
  );
  const end = loop(
    [
      [430, 318],
      [520, 330],
      [560, 330],
    ],
    [
      [560, 330],
      [574, 362],
      [566, 399],
    ],
    [
      [566, 399],
      [520, 401],
      [450, 392],
    ],
    [
      [450, 392],
      [430, 318],
    ],
  );
  const turning: Run = [
    [780, 270],
    [860, 240],
    [870, 360],
    [800, 370],
  ];
  const thread = mix(palette.strap, '#ffffff', 0.35);
  const row = { length: 7, gap: 5, width: 1.7 };
  return (
    drawing.panel(path, drawing.linear(tones(palette.strap, [0, 0.2], [1, -0.1])), {
      roundness: 9,
      shadow: drawing.dropShadow(1, 4, 4, 0.5),
      inner: overlay(path, twill(drawing)) + patch(drawing, turning, night, 0.5, 16),
    }) +
    stitch(
      [
        [440, 332],
        [520, 342],
        [640, 332],
        [744, 309],
        [826, 275],
      ],
      thread,
      row,
    ) +
    stitch(
      [
        [452, 380],
        [530, 389],
        [648, 377],
        [748, 356],
        [838, 321],
      ],
      thread,
      row,
    ) +
    drawing.panel(end, drawing.linear(tones(palette.accent, [0, 0.08], [1, -0.2])), {
      roundness: 7,
      strength: 0.9,
      shadow: drawing.dropShadow(3, 3, 3),
      inner: overlay(end, twill(drawing), 0.6),
    })
  );
}

/** Four buckles, two over the instep and two on the cuff; or three, which are longer. */
export function buckles(drawing: Drawing, { lever }: SkiBootPalette, count: 3 | 4): string {
  if (count === 3)
    return (
      ratchet(drawing, lever, 452, 848, 36, 1.02) +
      ratchet(drawing, lever, 592, 624, 8, 1.02) +
      ratchet(drawing, lever, 556, 486, 6, 1.02)
    );
  return (
    ratchet(drawing, lever, 398, 888, 34, 0.84) +
    ratchet(drawing, lever, 512, 794, 40, 0.86) +
    ratchet(drawing, lever, 584, 606, 8, 0.9) +
    ratchet(drawing, lever, 548, 476, 6, 0.9)
  );
}
