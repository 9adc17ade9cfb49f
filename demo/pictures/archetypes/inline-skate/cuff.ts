import type { Brandmark } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, type Run } from '../../lib/geometry.ts';
import { mesh, overlay, twill } from '../../lib/materials.ts';
import { polished, ratchet } from '../footwear/fittings.ts';
import { band, motifPanels, patch, tones } from '../footwear/form.ts';
import { cuffPath, isDark, night, type InlineSkatePalette } from './parts.ts';

/** The cuff with its mesh window, on which the brand's motif stands. */
export function cuff(drawing: Drawing, palette: InlineSkatePalette, { motif }: Brandmark): string {
  const gloss: Run = [
    [540, 270],
    [590, 270],
    [610, 400],
    [640, 540],
    [590, 520],
    [560, 400],
  ];
  const turning: Run = [
    [820, 220],
    [880, 220],
    [940, 640],
    [880, 640],
    [850, 440],
  ];
  const opening = loop(
    [
      [640, 330],
      [720, 320],
      [800, 300],
    ],
    [
      [800, 300],
      [824, 420],
      [846, 540],
    ],
    [
      [846, 540],
      [770, 540],
      [700, 500],
    ],
    [
      [700, 500],
      [660, 420],
      [640, 330],
    ],
  );
  const region = { x: 752, y: 424, width: 186, height: 92, rotation: -102 };
  const paint = drawing.linear(tones(palette.accent, [0, 0.1], [1, -0.18]));
  const plastic = drawing.linear(tones(palette.cuff, [0, 0.18], [0.5, 0], [1, -0.2]), 0, 0, 1, 0.5);
  return (
    drawing.panel(cuffPath, plastic, {
      roundness: 24,
      shadow: drawing.dropShadow(0, 6, 6, 0.5),
      inner:
        drawing.grain(cuffPath, { frequency: 0.7, octaves: 2, scale: 0.22, opacity: 0.3 }) +
        patch(drawing, gloss, '#fff', isDark(palette.cuff) ? 0.22 : 0.6, 16) +
        patch(drawing, turning, night, 0.4, 24),
    }) +
    drawing.panel(opening, drawing.linear(tones(palette.base, [0, 0.1], [1, -0.2])), {
      roundness: 9,
      strength: 0.9,
      inner: overlay(opening, mesh(drawing), 0.9) + drawing.softLine(opening, night, 0.6, 12, 5),
    }) +
    drawing.clip(opening, motifPanels(drawing, motif, region, paint, { roundness: motif === 'dots' ? 3 : 5 }))
  );
}

/** The bolt on which the cuff turns. */
export function pivot(drawing: Drawing): string {
  const shadow = drawing.dropShadow(2, 3, 3, 0.5);
  return `<circle cx="806" cy="590" r="22" fill="${polished(drawing)}" filter="${shadow}"/>
<circle cx="806" cy="590" r="9" fill="#191b20"/>`;
}

/** The cuff buckle, and the strap across the instep with its own. */
export function closures(drawing: Drawing, palette: InlineSkatePalette): string {
  const strap = band(
    [
      [474, 530],
      [530, 562],
      [620, 620],
      [720, 690],
    ],
    22,
    30,
  );
  return (
    ratchet(drawing, palette.lever, 588, 290, 4, 0.86) +
    drawing.panel(strap, drawing.linear(tones(palette.cuff, [0, 0.2], [1, -0.1])), {
      roundness: 8,
      shadow: drawing.dropShadow(2, 5, 4, 0.45),
      inner: overlay(strap, twill(drawing)),
    }) +
    ratchet(drawing, palette.lever, 572, 590, 32, 0.68)
  );
}
