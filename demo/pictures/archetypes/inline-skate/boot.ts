import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth, type Run } from '../../lib/geometry.ts';
import { flatLace } from '../../lib/hardware.ts';
import { knit, mesh, overlay } from '../../lib/materials.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { patch, tones } from '../footwear/form.ts';
import { bootPath, isDark, night, type InlineSkatePalette } from './parts.ts';

/** The liner: its rear cuff and its tongue with the brand's name. */
export function liner(drawing: Drawing, palette: InlineSkatePalette, brand: Brandmark): string {
  const back = loop(
    [
      [560, 260],
      [620, 190],
      [740, 166],
      [842, 150],
      [866, 180],
      [862, 250],
    ],
    [
      [862, 250],
      [700, 290],
      [560, 260],
    ],
  );
  const tongue = loop(
    [
      [470, 540],
      [486, 400],
      [476, 260],
      [462, 170],
      [486, 138],
      [556, 130],
      [606, 156],
      [628, 270],
    ],
    [
      [628, 270],
      [600, 440],
      [520, 560],
      [470, 540],
    ],
  );
  const padding = drawing.linear(tones(palette.lining, [0, 0.16], [1, -0.25]));
  const cloth = drawing.linear(tones(palette.base, [0, 0.14], [1, -0.3]), 0, 0, 1, 0.4);
  return (
    drawing.panel(back, padding, { roundness: 18, inner: overlay(back, knit(drawing), 0.5) }) +
    drawing.panel(tongue, cloth, {
      roundness: 22,
      inner: overlay(tongue, mesh(drawing, 0.9), 0.7) + drawing.softShape('M560 140H640V560H560Z', night, 0.4, 20),
    }) +
    wordmark(brand.name, 22, { cut: 'bold', maxWidth: 104 }).at(536, 176, {
      rotation: -3,
      fill: palette.accent,
      opacity: 0.95,
    })
  );
}

function shell(drawing: Drawing, path: string, colour: string, roundness: number): string {
  const paint = drawing.linear(tones(colour, [0, 0.18], [0.5, 0], [1, -0.16]));
  const inner = drawing.grain(path, { frequency: 0.6, octaves: 2, scale: 0.35, opacity: 0.35 });
  return drawing.panel(path, paint, { roundness, strength: 0.95, shadow: drawing.dropShadow(1, 4, 4), inner });
}

/** The mesh boot with the moulded shell round its foot, the accent line and the model's name. */
export function boot(drawing: Drawing, palette: InlineSkatePalette): string {
  const dark = isDark(palette.base);
  const crest: Run = [
    [200, 700],
    [260, 660],
    [340, 624],
    [420, 580],
    [430, 600],
    [350, 650],
    [260, 690],
    [210, 730],
  ];
  const foot = loop(
    [
      [160, 760],
      [186, 700],
      [232, 660],
      [270, 652],
    ],
    [
      [270, 652],
      [286, 700],
      [350, 744],
      [460, 764],
      [600, 764],
    ],
    [
      [600, 764],
      [700, 740],
      [800, 690],
      [880, 660],
      [980, 660],
    ],
    [
      [980, 660],
      [980, 800],
      [160, 800],
      [160, 760],
    ],
  );
  const line = smooth([
    [180, 762],
    [270, 778],
    [400, 784],
    [620, 782],
    [800, 750],
    [950, 736],
  ]);
  const cloth = drawing.linear(tones(palette.base, [0, 0.1], [0.6, 0], [1, -0.2]));
  return (
    drawing.panel(bootPath, cloth, {
      roundness: 28,
      strength: 0.85,
      inner: overlay(bootPath, mesh(drawing), dark ? 0.8 : 0.5) + patch(drawing, crest, '#fff', dark ? 0.3 : 0.7, 12),
    }) +
    drawing.clip(bootPath, shell(drawing, foot, palette.cuff, 14) + drawing.softLine(line, palette.accent, 1, 7, 0.5)) +
    wordmark('AERO 84', 28).at(866, 708, { rotation: -9, fill: palette.accent, opacity: 0.92 })
  );
}

/** The eyelet stay and the laces on the instep. */
export function laces(drawing: Drawing, palette: InlineSkatePalette): string {
  const stay = loop(
    [
      [300, 634],
      [392, 590],
      [456, 536],
      [492, 480],
    ],
    [
      [492, 480],
      [540, 500],
    ],
    [
      [540, 500],
      [510, 570],
      [440, 640],
      [350, 684],
      [312, 676],
      [300, 634],
    ],
  );
  const bars = [
    [352, 650, 328, 606],
    [408, 616, 384, 574],
    [456, 574, 436, 536],
  ] as const;
  const drawn = bars.map(([x, y, turnX, turnY]) => {
    const path = `M${x} ${y}Q${(x + turnX) / 2} ${(y + turnY) / 2 - 8} ${turnX} ${turnY}`;
    return (
      `<circle cx="${x}" cy="${y}" r="9" fill="#05060c" opacity=".85"/>` +
      `<g filter="${drawing.dropShadow(3, 4, 3, 0.5)}">${flatLace(path, palette.lace, 15)}</g>`
    );
  });
  return drawing.clip(bootPath, shell(drawing, stay, shade(palette.base, -0.12), 9)) + drawn.join('');
}
