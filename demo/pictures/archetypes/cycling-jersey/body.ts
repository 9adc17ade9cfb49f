import type { Brandmark } from '../../archetype.ts';
import { lightness, mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { crumple, jersey, openMesh, overlay } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { cord, seam, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import {
  armhole,
  bodyPath,
  hem,
  panelEdge,
  pocketMouth,
  sideSeam,
  tailPath,
  yokeEdge,
  type CyclingJerseyPalette,
} from './pieces.ts';

const thread = { length: 6, gap: 4, width: 1.6 };

/** The back that hangs lower than the front, with its silicone grip. */
export function tail(drawing: Drawing, palette: CyclingJerseyPalette): string {
  const inner =
    overlay(tailPath, jersey(drawing), 0.7) +
    drawing.softLine(smooth(hem), '#000', 0.55, 30, 10) +
    stitch(
      [
        [386, 1058],
        [480, 1078],
        [600, 1084],
        [720, 1078],
        [814, 1058],
      ],
      palette.accent,
      {
        length: 5,
        gap: 7,
        width: 4,
        opacity: 0.8,
      },
    );
  return drawing.panel(tailPath, shade(palette.panel, -0.3), { roundness: 8, strength: 0.6, inner });
}

/** The mesh along both sides. */
export function sidePanels(drawing: Drawing, palette: CyclingJerseyPalette): string {
  const side = (turn: (run: Run) => Run): string => {
    const path = loop(
      turn(panelEdge),
      turn([
        [434, 1036],
        [340, 1040],
      ]),
      turn([
        [340, 1040],
        [340, 452],
      ]),
      turn([
        [340, 452],
        [372, 452],
      ]),
    );
    return (
      overlay(path, palette.panel) +
      overlay(path, openMesh(drawing), 0.75) +
      seam(turn(panelEdge), { width: 2.4, opacity: 0.4 })
    );
  };
  return side((run) => run) + side(mirror);
}

function yoke(drawing: Drawing, palette: CyclingJerseyPalette): string {
  const lower = [...yokeEdge, ...reverse(mirror(yokeEdge)).slice(1)];
  const path = loop(
    lower,
    [
      [820, 392],
      [860, 180],
    ],
    [
      [860, 180],
      [340, 180],
    ],
    [
      [340, 180],
      [380, 392],
    ],
  );
  return (
    overlay(path, palette.panel) +
    overlay(path, jersey(drawing), 0.4) +
    [yokeEdge, mirror(yokeEdge)].map((line) => cord(smooth(line), 6, palette.accent)).join('')
  );
}

/** The back pockets come round the side: their bound openings, and the bulge of what they carry. */
function pockets(drawing: Drawing, palette: CyclingJerseyPalette): string {
  const half = (turn: (run: Run) => Run, opacity: number): string =>
    lit(
      drawing,
      turn([
        [384, 850],
        [404, 830],
        [420, 880],
        [412, 980],
        [390, 990],
        [378, 930],
      ]),
      opacity,
      10,
    ) +
    shaded(
      drawing,
      turn([
        [396, 1000],
        [420, 1010],
        [440, 900],
        [434, 840],
        [424, 900],
      ]),
      0.34,
      9,
    ) +
    cord(smooth(turn(pocketMouth)), 8, palette.accent) +
    drawing.softLine(smooth(turn(pocketMouth.map(([x, y]) => [x - 2, y + 9]))), drawing.ink, 0.4, 8, 3);
  return half((run) => run, 0.2) + half(mirror, 0.08);
}

/** Pull of a close cut over chest and waist. */
export function bodyFolds(drawing: Drawing): string {
  return drape(drawing, [
    [
      [
        [372, 470],
        [420, 514],
        [470, 540],
        [520, 548],
      ],
      18,
      0.26,
    ],
    [
      [
        [372, 500],
        [410, 590],
        [436, 680],
        [446, 760],
      ],
      17,
      0.2,
    ],
    [
      [
        [828, 470],
        [780, 512],
        [730, 536],
        [684, 544],
      ],
      18,
      0.26,
      -1,
    ],
    [
      [
        [828, 500],
        [790, 590],
        [764, 680],
        [756, 760],
      ],
      17,
      0.22,
      -1,
    ],
    [
      [
        [450, 780],
        [500, 766],
        [560, 772],
      ],
      14,
      0.14,
    ],
    [
      [
        [750, 770],
        [700, 758],
        [640, 768],
      ],
      14,
      0.16,
    ],
    [
      [
        [470, 860],
        [520, 850],
        [580, 860],
      ],
      13,
      0.13,
      -1,
    ],
    [
      [
        [732, 850],
        [690, 842],
        [630, 852],
      ],
      13,
      0.15,
      -1,
    ],
    [
      [
        [560, 560],
        [552, 680],
        [560, 800],
      ],
      20,
      0.12,
    ],
    [
      [
        [644, 560],
        [654, 680],
        [646, 800],
      ],
      20,
      0.14,
      -1,
    ],
  ]);
}

/** The light from the upper left, and the turn of the body from it. */
export function formLight(drawing: Drawing, isDark: boolean): string {
  const chest: Run = [
    [430, 360],
    [510, 320],
    [570, 370],
    [560, 500],
    [500, 600],
    [440, 560],
  ];
  return (
    lit(drawing, chest, isDark ? 0.16 : 0.22, 40) +
    shaded(
      drawing,
      [
        [850, 440],
        [770, 520],
        [752, 780],
        [766, 1040],
        [860, 1060],
        [850, 760],
      ],
      drawing.isLight ? 0.3 : 0.44,
      38,
    ) +
    shaded(
      drawing,
      [
        [350, 460],
        [392, 560],
        [412, 760],
        [388, 1030],
        [340, 1030],
        [350, 700],
      ],
      0.3,
      16,
    ) +
    shaded(
      drawing,
      [
        [390, 990],
        [600, 1016],
        [810, 990],
        [820, 1060],
        [380, 1060],
      ],
      0.22,
      14,
    )
  );
}

function print(drawing: Drawing, palette: CyclingJerseyPalette, { name, motif }: Brandmark): string {
  const dyed = motifPaths(motif, { x: 600, y: 770, width: 380, height: 420 });
  const tone = mix(palette.base, palette.panel, drawing.isLight ? 0.14 : 0.45);
  const chest = motifPaths(motif, { x: 696, y: 424, width: 84, height: 40 });
  return (
    dyed.map((path) => overlay(path, tone, 0.7)).join('') +
    chest.map((path) => overlay(path, palette.accent, 0.96)).join('') +
    wordmark(name, 32, { maxWidth: 138 }).at(696, 474, { fill: palette.print, opacity: 0.96 })
  );
}

/** Front of the jersey with yoke, mesh sides, pockets and prints. */
export function body(drawing: Drawing, palette: CyclingJerseyPalette, brand: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.06)],
    [1, shade(palette.base, -0.1)],
  ]);
  const inner =
    print(drawing, palette, brand) +
    overlay(bodyPath, jersey(drawing), 0.6) +
    yoke(drawing, palette) +
    sidePanels(drawing, palette) +
    crumple(drawing, bodyPath, { seed: 21, opacity: 0.3, frequency: 0.006, frequencyY: 0.004, scale: 10, blur: 6 }) +
    bodyFolds(drawing) +
    formLight(drawing, lightness(palette.base) < 0.42) +
    pockets(drawing, palette) +
    seam(offset(hem, -22), { width: 2.4, opacity: 0.4 }) +
    stitch(offset(hem, -16), shade(palette.base, 0.35), thread);
  const sewn =
    [armhole, mirror(armhole)].map((line) => seam(line, { width: 3, opacity: 0.5 })).join('') +
    stitch(offset(sideSeam, -5), shade(palette.panel, 0.3), { ...thread, opacity: 0.5 });
  return drawing.panel(bodyPath, cloth, { roundness: 20, strength: 0.62, inner }) + sewn;
}
