import type { Brandmark } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../lib/geometry.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { groove, patch, tones } from '../footwear/form.ts';
import { isDark, night, plasticGrain, shellPath, type SkiBootPalette } from './parts.ts';

function plastic(drawing: Drawing, palette: SkiBootPalette): string {
  const dark = isDark(palette.base);
  const gloss: Run = [
    [232, 914],
    [290, 876],
    [360, 844],
    [420, 798],
    [440, 800],
    [380, 856],
    [300, 896],
    [246, 932],
  ];
  const tucked: Run = [
    [190, 990],
    [580, 996],
    [980, 990],
    [980, 930],
    [760, 956],
    [580, 950],
    [400, 950],
    [210, 940],
  ];
  const turning: Run = [
    [900, 700],
    [980, 700],
    [1000, 980],
    [930, 980],
    [944, 860],
  ];
  const instep: Run = [
    [600, 800],
    [720, 820],
    [760, 900],
    [700, 940],
    [600, 900],
  ];
  const heelPocket: Run = [
    [800, 800],
    [900, 790],
    [920, 860],
    [850, 900],
    [790, 870],
  ];
  const inner =
    drawing.grain(shellPath, plasticGrain) +
    patch(drawing, gloss, '#fff', dark ? 0.45 : 0.85, 9) +
    patch(drawing, tucked, night, 0.4, 16) +
    patch(drawing, turning, night, 0.45, 22) +
    patch(drawing, instep, night, 0.24, 26) +
    patch(drawing, heelPocket, '#fff', dark ? 0.06 : 0.2, 30);
  const paint = drawing.linear(tones(palette.base, [0, 0.1], [0.5, 0], [1, -0.22]));
  return drawing.panel(shellPath, paint, { roundness: 26, strength: 0.9, inner });
}

function overlap(drawing: Drawing, palette: SkiBootPalette): string {
  const edge: Run = [
    [262, 884],
    [330, 876],
    [398, 842],
    [458, 790],
    [508, 730],
    [540, 690],
  ];
  const path = loop(
    edge,
    [
      [540, 690],
      [640, 700],
      [640, 820],
    ],
    [
      [640, 820],
      [560, 880],
      [470, 920],
      [380, 936],
      [300, 930],
      [262, 884],
    ],
  );
  const lip = drawing.softLine(smooth(offset(edge, 5)), '#fff', isDark(palette.base) ? 0.5 : 0.9, 4, 1.4);
  return drawing.panel(path, drawing.linear(tones(palette.base, [0, 0.14], [1, -0.1])), {
    roundness: 12,
    strength: 0.9,
    shadow: drawing.dropShadow(-3, 2, 4, 0.5),
    inner: lip + drawing.grain(path, plasticGrain),
  });
}

/** The lower shell: plastic, overlap over the instep, rib, coloured wedge and the brand's name. */
export function lowerShell(drawing: Drawing, palette: SkiBootPalette, brand: Brandmark): string {
  const rib: Run = [
    [226, 952],
    [320, 946],
    [440, 944],
    [560, 930],
    [660, 902],
    [760, 896],
    [860, 910],
    [960, 916],
  ];
  const wedge = loop(
    [
      [600, 938],
      [690, 914],
      [780, 910],
      [880, 924],
      [964, 930],
    ],
    [
      [964, 930],
      [964, 952],
      [880, 950],
      [760, 944],
      [600, 950],
      [600, 938],
    ],
  );
  const ribLight = isDark(palette.base) ? 0.3 : 0.9;
  const name = wordmark(brand.name, 44, { maxWidth: 236 }).at(806, 856, {
    rotation: -3,
    fill: palette.accent,
    opacity: 0.96,
  });
  return (
    plastic(drawing, palette) +
    drawing.clip(
      shellPath,
      overlap(drawing, palette) +
        groove(drawing, rib, { shade: 0.55, light: ribLight, width: 6, distance: 6, lipWidth: 4, colour: night }) +
        drawing.panel(wedge, palette.accent, { roundness: 5, strength: 0.7 }) +
        name,
    )
  );
}
