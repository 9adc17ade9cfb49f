import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, smooth, type Run } from '../../lib/geometry.ts';
import { openMesh, overlay, twill } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { shield, type ShinGuardPalette } from './shape.ts';

/** The elastic straps, which run round the calf. */
export function straps(drawing: Drawing, { strap, accent }: ShinGuardPalette): string {
  const strapAt = (y: number, half: number, reach: number): string =>
    [1, -1]
      .map((side) => {
        const x = (dx: number): number => 600 + side * dx;
        const path = loop(
          [
            [x(half - 30), y - 32],
            [x(half + reach * 0.6), y - 30],
            [x(half + reach), y - 20],
          ],
          [
            [x(half + reach), y - 20],
            [x(half + reach + 3), y + 8],
            [x(half + reach - 3), y + 34],
          ],
          [
            [x(half + reach - 3), y + 34],
            [x(half + reach * 0.6), y + 36],
            [x(half - 30), y + 34],
          ],
          [
            [x(half - 30), y + 34],
            [x(half - 30), y - 32],
          ],
        );
        const turning = drawing.softShape(
          `M${x(half + reach - 16)} ${y - 60}H${x(half + reach + 30)}V${y + 70}H${x(half + reach - 10)}Z`,
          '#05060c',
          0.6,
          10,
        );
        const line =
          `<path d="M${x(half - 30)} ${y - 18}L${x(half + reach + 6)} ${y - 10}" stroke="${accent}"` +
          ' stroke-width="6"/>';
        return drawing.panel(path, strap, { roundness: 9, inner: overlay(path, twill(drawing)) + line + turning });
      })
      .join('');
  return strapAt(420, 148, 52) + strapAt(720, 122, 54);
}

/** The foam that lies on the shin, a little larger than the shell, stitched round its rim. */
export function backing(drawing: Drawing, { foam }: ShinGuardPalette): string {
  const path = shield(15);
  const rim: Run = [
    [482, 254],
    [451, 288],
    [443, 380],
    [447, 500],
    [461, 640],
    [483, 782],
    [506, 882],
    [530, 924],
    [562, 941],
    [600, 944],
  ];
  const thread = shade(foam, lightness(foam) > 0.5 ? -0.3 : 0.4);
  return (
    drawing.panel(path, foam, {
      roundness: 13,
      shadow: drawing.dropShadow(5, 9, 9, 0.34),
      inner:
        overlay(path, openMesh(drawing), 0.5) +
        drawing.grain(path, { frequency: 0.4, octaves: 2, scale: 0.5, opacity: 0.4 }),
    }) +
    stitch(rim, thread, { width: 2, opacity: 0.8 }) +
    stitch(mirror(rim), thread, { width: 2, opacity: 0.8 })
  );
}

/** Slots that let the air through, beside the ridge. */
function slots(drawing: Drawing, base: string): string {
  return [0, 1, 2, 3]
    .flatMap((row) =>
      [-1, 1].map((side) => {
        const [x, y] = [600 + side * (56 - row * 5), 668 + row * 46];
        const turn = `transform="rotate(${side * -24} ${x} ${y})"`;
        return (
          `<rect x="${x - 24}" y="${y - 7}" width="48" height="14" rx="7" ${turn} fill="#06070c" opacity=".82"/>` +
          `<rect x="${x - 22}" y="${y + 6}" width="44" height="2.6" rx="1.3" ${turn} fill="#fff"` +
          ` opacity="${lightness(base) > 0.6 ? 0.9 : 0.3}"/>` +
          `<rect x="${x - 24}" y="${y - 7}" width="48" height="14" rx="7" ${turn} fill="none" stroke="${drawing.ink}"` +
          ' stroke-opacity=".35" stroke-width="2"/>'
        );
      }),
    )
    .join('');
}

function formLight(drawing: Drawing, isLight: boolean): string {
  const ridge: Run = [
    [570, 250],
    [584, 420],
    [588, 640],
    [592, 900],
  ];
  return (
    drawing.softShape('M500 240L560 250L566 600L572 920L540 910L510 600Z', '#fff', isLight ? 0.7 : 0.3, 22) +
    drawing.softShape('M690 220L780 260L760 700L670 940L640 930L690 640Z', drawing.ink, isLight ? 0.42 : 0.5, 26) +
    drawing.softShape('M420 260L470 280L478 640L530 930L470 930L420 600Z', drawing.ink, 0.26, 18) +
    drawing.softLine(smooth(ridge), '#fff', isLight ? 0.8 : 0.4, 7, 5)
  );
}

/** The curved hard shell with its ridge, side panels, slots and print. */
export function shell(drawing: Drawing, palette: ShinGuardPalette, { name, motif }: Brandmark): string {
  const { base, side, accent, mark } = palette;
  const path = shield();
  const flank: Run = [
    [500, 220],
    [522, 330],
    [508, 460],
    [520, 620],
    [546, 790],
    [560, 950],
  ];
  const half = loop(
    flank,
    [
      [560, 950],
      [400, 950],
    ],
    [
      [400, 950],
      [400, 220],
    ],
    [
      [400, 220],
      [500, 220],
    ],
  );
  const other = loop(
    mirror(flank),
    [
      [640, 950],
      [800, 950],
    ],
    [
      [800, 950],
      [800, 220],
    ],
    [
      [800, 220],
      [700, 220],
    ],
  );
  const seams = [flank, mirror(flank)]
    .map(
      (line) =>
        drawing.softLine(smooth(line), drawing.ink, 0.5, 4, 1.2) +
        `<path d="${smooth(line)}" fill="none" stroke="${accent}" stroke-width="4"/>`,
    )
    .join('');
  const graphic = motifPaths(motif, { x: 600, y: 520, width: 124, height: 96, rotation: -90 })
    .map((shape) => `<path d="${shape}" fill="${accent}"/>`)
    .join('');
  const isLight = lightness(base) > 0.6;
  const graphicOver = `<g opacity=".55">${graphic}</g>`;
  const inner =
    `<path d="${half}${other}" fill="${side}"/>${seams}${graphic}${formLight(drawing, isLight)}` +
    graphicOver +
    wordmark(name, 48, { maxWidth: 136 }).at(600, 344, { fill: mark, opacity: 0.96 });
  return (
    drawing.panel(path, base, {
      roundness: 30,
      light: { highlight: 0.6, shade: 0.5 },
      shadow: drawing.dropShadow(2, 5, 5, 0.4),
      inner,
    }) +
    slots(drawing, base) +
    drawing.clip(path, drawing.softShape('M478 300L500 290L502 470L488 470Z', '#fff', 0.6, 7))
  );
}
