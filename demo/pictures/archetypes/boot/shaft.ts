import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../lib/geometry.ts';
import { knit, overlay, twill } from '../../lib/materials.ts';
import { cord } from '../../lib/strokes.ts';
import { patch, tones } from '../footwear/form.ts';
import { upperPath, type BootPalette } from './last.ts';

/** The far side of the collar and the tongue that stands above it. */
export function inside(drawing: Drawing, palette: BootPalette): string {
  const far = loop(
    [
      [560, 330],
      [600, 258],
      [680, 268],
      [780, 262],
      [862, 286],
    ],
    [
      [862, 286],
      [800, 330],
      [700, 344],
      [590, 330],
      [560, 330],
    ],
  );
  const tongue = loop(
    [
      [530, 520],
      [556, 440],
      [566, 370],
      [564, 300],
      [562, 240],
      [580, 196],
      [622, 184],
      [664, 196],
      [684, 226],
    ],
    [
      [684, 226],
      [672, 320],
      [624, 420],
      [580, 520],
    ],
    [
      [580, 520],
      [530, 520],
    ],
  );
  const depth: Run = [
    [610, 260],
    [640, 300],
    [590, 420],
    [560, 500],
    [590, 360],
  ];
  const lip: Run = [
    [576, 226],
    [592, 202],
    [626, 194],
    [658, 204],
    [664, 224],
    [620, 218],
    [578, 240],
  ];
  const lining = drawing.linear(tones(palette.lining, [0, 0.05], [1, -0.5]));
  const cloth = drawing.linear(tones(palette.panel, [0, 0.12], [1, -0.25]), 0, 0, 1, 0.4);
  return (
    drawing.panel(far, lining, { strength: 0.8, inner: overlay(far, knit(drawing), 0.6) }) +
    drawing.panel(tongue, cloth, {
      roundness: 20,
      inner:
        overlay(tongue, twill(drawing), 0.8) +
        patch(drawing, depth, '#000', 0.5, 14) +
        drawing.softLine(
          smooth([
            [548, 330],
            [600, 300],
            [650, 300],
          ]),
          drawing.ink,
          0.3,
          5,
          2,
        ),
    }) +
    drawing.panel(smooth(lip, true), palette.accent, { roundness: 6, strength: 0.7 })
  );
}

/** The quilted padding of the collar and its binding. */
export function collarPadding(drawing: Drawing, palette: BootPalette): string {
  const path = loop(
    [
      [598, 326],
      [640, 336],
      [700, 346],
      [764, 340],
      [826, 322],
      [880, 304],
    ],
    [
      [880, 304],
      [892, 360],
      [878, 470],
    ],
    [
      [878, 470],
      [800, 486],
      [700, 480],
      [640, 456],
      [598, 326],
    ],
  );
  const quilting = [0.36, 0.7].map((share) => {
    const drop = 150 * share;
    const line: Run = [
      [600, 326 + drop],
      [700, 346 + 140 * share],
      [800, 330 + drop],
      [890, 310 + drop],
    ];
    return (
      drawing.softLine(smooth(line), drawing.ink, 0.55, 8, 4) +
      drawing.softLine(smooth(offset(line, 10)), '#fff', 0.2, 10, 5)
    );
  });
  const cloth = drawing.linear(tones(palette.panel, [0, 0.16], [1, -0.14]));
  const inner = overlay(path, twill(drawing)) + quilting.join('');
  const binding = smooth([
    [594, 306],
    [640, 316],
    [700, 327],
    [760, 321],
    [820, 303],
    [866, 290],
  ]);
  return (
    drawing.clip(upperPath, drawing.panel(path, cloth, { roundness: 22, inner })) +
    cord(binding, 16, shade(palette.lining, 0.1))
  );
}

/** The webbing loop at the heel by which the boot is pulled on. */
export function heelLoop(drawing: Drawing, palette: BootPalette): string {
  const path = smooth([
    [864, 420],
    [864, 330],
    [872, 282],
    [888, 266],
    [902, 284],
    [896, 340],
    [880, 420],
  ]);
  const light = 'stroke="#fff" stroke-opacity=".25" stroke-width="4" transform="translate(-3 -2)"';
  return `<g fill="none" filter="${drawing.dropShadow(2, 4, 3)}">
<path d="${path}" stroke="${shade(palette.accent, -0.4)}" stroke-width="16"/>
<path d="${path}" stroke="${palette.accent}" stroke-width="12.5"/><path d="${path}" ${light}/></g>`;
}
