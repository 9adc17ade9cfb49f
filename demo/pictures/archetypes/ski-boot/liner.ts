import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth, type Run } from '../../lib/geometry.ts';
import { knit, overlay, twill } from '../../lib/materials.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { groove, patch, tones } from '../footwear/form.ts';
import { night, type SkiBootPalette } from './parts.ts';

function pullLoop(drawing: Drawing, palette: SkiBootPalette): string {
  const path = smooth([
    [786, 250],
    [790, 196],
    [802, 166],
    [822, 162],
    [834, 182],
    [830, 250],
  ]);
  return `<g fill="none" filter="${drawing.dropShadow(2, 4, 3, 0.35)}">
<path d="${path}" stroke="${shade(palette.accent, -0.4)}" stroke-width="15"/>
<path d="${path}" stroke="${palette.accent}" stroke-width="12"/>
<path d="${path}" stroke="#000" stroke-opacity=".25" stroke-width="12" stroke-dasharray="1.6 4"/></g>`;
}

/** The liner: its rear cuff and its tongue with the brand's name stand above the shell. */
export function liner(drawing: Drawing, palette: SkiBootPalette, brand: Brandmark): string {
  const rear = loop(
    [
      [500, 300],
      [540, 250],
      [620, 228],
      [720, 210],
      [806, 190],
      [832, 206],
      [838, 260],
    ],
    [
      [838, 260],
      [820, 330],
      [500, 340],
      [500, 300],
    ],
  );
  const tongue = loop(
    [
      [424, 320],
      [404, 262],
      [396, 214],
      [410, 182],
      [450, 168],
      [510, 166],
      [556, 180],
      [578, 210],
      [596, 262],
      [606, 320],
    ],
    [
      [606, 320],
      [424, 320],
    ],
  );
  const depth: Run = [
    [540, 260],
    [700, 250],
    [820, 210],
    [820, 330],
    [560, 330],
  ];
  const tongueShade: Run = [
    [420, 290],
    [620, 290],
    [620, 340],
    [420, 340],
  ];
  const padding = drawing.linear(tones(palette.liner, [0, 0.12], [1, -0.25]), 0, 0, 1, 0.6);
  const cloth = drawing.linear(tones(palette.liner, [0, 0.2], [1, -0.2]), 0, 0, 1, 0.4);
  const seamOptions = { shade: 0.45, light: 0.22, width: 5, distance: 7, lipWidth: 4, colour: night };
  return (
    drawing.panel(rear, padding, {
      roundness: 18,
      inner: overlay(rear, knit(drawing), 0.5) + patch(drawing, depth, night, 0.5, 16),
    }) +
    drawing.panel(tongue, cloth, {
      roundness: 20,
      inner:
        overlay(tongue, twill(drawing), 0.8) +
        patch(drawing, tongueShade, night, 0.55, 14) +
        groove(
          drawing,
          [
            [400, 236],
            [480, 222],
            [584, 228],
          ],
          seamOptions,
        ),
    }) +
    wordmark(brand.name, 24, { cut: 'bold', maxWidth: 126 }).at(488, 199, {
      rotation: -3,
      fill: palette.accent,
      opacity: 0.92,
    }) +
    pullLoop(drawing, palette)
  );
}
