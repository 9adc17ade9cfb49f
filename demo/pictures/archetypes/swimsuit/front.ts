import type { Brandmark } from '../../archetype.ts';
import { lightness, mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { folds } from '../../lib/hardware.ts';
import { crumple, overlay, stretch } from '../../lib/materials.ts';
import { mirrorRegion, motifPaths } from '../../lib/motifs.ts';
import { cord, seam, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { lit, shaded } from '../cloth/light.ts';
import { wovenLabel } from '../clothing/cut.ts';
import {
  armhole,
  backEdge,
  backPath,
  frontPath,
  legOpening,
  neckline,
  panelEdge,
  seatPath,
  type SwimsuitPalette,
} from './pieces.ts';

/** The open back and the seat behind the front. */
export function back(drawing: Drawing, palette: SwimsuitPalette, brand: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.panel, -0.15)],
    [1, shade(palette.panel, -0.58)],
  ]);
  const depth = smooth(
    [
      [500, 330],
      [600, 300],
      [700, 330],
      [760, 520],
      [440, 520],
    ],
    true,
  );
  const inner =
    overlay(backPath, stretch(drawing), 0.7) +
    drawing.softShape(depth, '#000', 0.4, 26) +
    wovenLabel(brand, 600, 366, 58, 28);
  const seat =
    overlay(seatPath, stretch(drawing), 0.7) +
    drawing.softLine(smooth([...legOpening, [600, 1106], ...reverse(mirror(legOpening))]), '#000', 0.5, 34, 12);
  return (
    drawing.panel(backPath, cloth, { roundness: 9, strength: 0.7, inner }) +
    cord(smooth(backEdge), 7, shade(palette.accent, -0.2)) +
    drawing.panel(seatPath, shade(palette.panel, -0.42), { roundness: 8, strength: 0.6, inner: seat })
  );
}

function sidePanels(drawing: Drawing, palette: SwimsuitPalette, { motif }: Brandmark): string {
  const region = { x: 404, y: 556, width: 216, height: 84, rotation: 84 };
  const tone = mix(palette.panel, palette.accent, 0.85);
  const half = (turn: (run: Run) => Run, place: Parameters<typeof motifPaths>[1]): string => {
    const path = loop(
      turn(panelEdge),
      turn([
        [456, 984],
        [300, 1000],
      ]),
      turn([
        [300, 1000],
        [300, 366],
      ]),
      turn([
        [300, 366],
        [410, 366],
      ]),
    );
    const graphic = motifPaths(motif, place)
      .map((shape) => overlay(shape, tone, 0.95))
      .join('');
    return overlay(path, palette.panel) + drawing.clip(path, graphic) + overlay(path, stretch(drawing), 0.6);
  };
  return half((run) => run, region) + half(mirror, mirrorRegion(region));
}

/** The body as one smooth volume: bust, waist and belly. */
function formLight(drawing: Drawing, isDark: boolean): string {
  const glow = isDark ? 0.2 : 0.3;
  return (
    lit(
      drawing,
      [
        [440, 430],
        [500, 400],
        [540, 460],
        [530, 540],
        [480, 570],
        [436, 520],
      ],
      glow,
      26,
    ) +
    lit(
      drawing,
      [
        [676, 420],
        [740, 430],
        [760, 500],
        [736, 550],
        [680, 540],
        [660, 480],
      ],
      glow * 0.55,
      26,
    ) +
    lit(
      drawing,
      [
        [470, 720],
        [540, 690],
        [590, 740],
        [580, 860],
        [530, 940],
        [480, 880],
      ],
      glow * 0.8,
      34,
    ) +
    shaded(
      drawing,
      [
        [574, 440],
        [626, 440],
        [636, 540],
        [620, 620],
        [580, 620],
        [564, 540],
      ],
      0.24,
      20,
    ) +
    shaded(
      drawing,
      [
        [380, 590],
        [480, 572],
        [600, 600],
        [720, 572],
        [820, 590],
        [780, 650],
        [600, 640],
        [420, 650],
      ],
      0.22,
      22,
    ) +
    shaded(
      drawing,
      [
        [870, 460],
        [806, 500],
        [780, 680],
        [800, 860],
        [850, 900],
        [880, 700],
      ],
      0.5,
      26,
    ) +
    shaded(
      drawing,
      [
        [330, 470],
        [366, 500],
        [402, 690],
        [376, 850],
        [340, 880],
        [330, 680],
      ],
      0.34,
      14,
    ) +
    shaded(
      drawing,
      [
        [480, 980],
        [600, 1010],
        [720, 980],
        [640, 1120],
        [560, 1120],
      ],
      0.34,
      22,
    ) +
    lit(
      drawing,
      [
        [458, 134],
        [478, 130],
        [478, 240],
        [462, 330],
        [440, 340],
        [454, 240],
      ],
      glow * 0.8,
      9,
    ) +
    shaded(
      drawing,
      [
        [742, 134],
        [724, 130],
        [724, 240],
        [744, 330],
        [760, 330],
        [750, 240],
      ],
      0.34,
      9,
    )
  );
}

function tension(drawing: Drawing): string {
  return folds(
    drawing,
    [
      [
        [
          [362, 470],
          [404, 486],
          [444, 520],
        ],
        9,
      ],
      [
        [
          [838, 470],
          [796, 486],
          [756, 520],
        ],
        9,
        -1,
      ],
      [
        [
          [384, 690],
          [430, 680],
          [480, 690],
        ],
        9,
      ],
      [
        [
          [816, 690],
          [770, 680],
          [722, 690],
        ],
        9,
        -1,
      ],
      [
        [
          [386, 730],
          [424, 726],
          [462, 740],
        ],
        8,
        -1,
      ],
      [
        [
          [814, 730],
          [776, 726],
          [738, 740],
        ],
        8,
      ],
      [
        [
          [560, 1080],
          [574, 1030],
          [570, 980],
        ],
        9,
      ],
      [
        [
          [640, 1080],
          [626, 1030],
          [632, 980],
        ],
        9,
        -1,
      ],
    ],
    0.2,
    4,
  );
}

function print(palette: SwimsuitPalette, { name, motif }: Brandmark): string {
  const height = motif === 'plain' ? 470 : 498;
  const emblem = motifPaths(motif, { x: 600, y: 452, width: 74, height: 36 });
  return (
    emblem.map((path) => overlay(path, palette.accent, 0.96)).join('') +
    wordmark(name, 32, { maxWidth: 168 }).at(600, height, { fill: palette.print, opacity: 0.95 })
  );
}

/** The front with contrast side panels, prints and flatlock seams. */
export function front(drawing: Drawing, palette: SwimsuitPalette, brand: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.08)],
    [1, shade(palette.base, -0.1)],
  ]);
  const flatlock = { width: 1.8, length: 5, gap: 3 };
  const sewn = [panelEdge, mirror(panelEdge)]
    .map(
      (line) =>
        seam(line, { width: 2.6, opacity: 0.4 }) +
        stitch(offset(line, -4), palette.accent, flatlock) +
        stitch(offset(line, 4), palette.accent, flatlock),
    )
    .join('');
  const inner =
    overlay(frontPath, stretch(drawing), 0.55) +
    sidePanels(drawing, palette, brand) +
    print(palette, brand) +
    crumple(drawing, frontPath, { seed: 15, opacity: 0.22, frequencyY: 0.006, scale: 9, blur: 7 }) +
    formLight(drawing, lightness(palette.base) < 0.42) +
    tension(drawing) +
    sewn;
  const shadow = drawing.dropShadow(2, 6, 7, 0.42);
  return drawing.panel(frontPath, cloth, { roundness: 18, strength: 0.75, shadow, inner });
}

/** The elastic binding of neckline, armholes and leg openings. */
export function bindings(drawing: Drawing, palette: SwimsuitPalette): string {
  const tape = (line: Run, width: number, light: number): string => {
    const path = loop(line, reverse(offset(line, width, 60)));
    const cloth = drawing.linear([
      [0, shade(palette.panel, light)],
      [1, shade(palette.panel, -0.08)],
    ]);
    return (
      drawing.panel(path, cloth, { roundness: 5, strength: 0.8, inner: overlay(path, stretch(drawing), 0.7) }) +
      stitch(offset(line, width * 0.76, 70), shade(palette.panel, 0.36), { width: 1.4, length: 5, gap: 3.5 })
    );
  };
  return (
    tape(neckline, 13, 0.16) +
    tape(armhole, -13, 0.16) +
    tape(mirror(armhole), 13, 0.02) +
    tape(legOpening, -13, 0.08) +
    tape(mirror(legOpening), 13, 0)
  );
}
