import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { band } from '../footwear/form.ts';
import { brim, rim, shellOutline, type SkiHelmetPalette } from './shape.ts';

const parting: Run = [
  [330, 650],
  [420, 596],
  [560, 574],
  [700, 570],
  [820, 540],
  [920, 470],
  [1020, 420],
];

/** Slots that the slider on the crown closes; line and half width in px. */
const vents: readonly (readonly [line: Run, halfWidth: number])[] = [
  [
    [
      [330, 408],
      [392, 352],
      [470, 314],
    ],
    14,
  ],
  [
    [
      [526, 298],
      [600, 288],
      [680, 292],
    ],
    14,
  ],
  [
    [
      [738, 306],
      [804, 334],
      [858, 378],
    ],
    14,
  ],
  [
    [
      [404, 452],
      [480, 404],
      [560, 382],
    ],
    15,
  ],
  [
    [
      [632, 374],
      [716, 384],
      [792, 418],
    ],
    15,
  ],
];

function vent(drawing: Drawing, [line, halfWidth]: (typeof vents)[number], base: string): string {
  const blunt = (share: number): number => halfWidth * Math.max(0.1, 1 - Math.abs(2 * share - 1) ** 4) ** 0.5;
  const edge = band(line, blunt);
  const depth = band(line, (share) => Math.max(1, blunt(share) - 5));
  const isDark = lightness(base) < 0.45;
  const chamfer = drawing.linear([
    [0, shade(base, -0.6)],
    [0.6, shade(base, -0.35)],
    [1, shade(base, 0.1)],
  ]);
  return (
    drawing.softShape(
      band(
        line.map(([x, y]) => [x + 1, y + 4]),
        blunt,
      ),
      '#fff',
      isDark ? 0.3 : 0.9,
      1.6,
    ) +
    `<path d="${edge}" fill="${chamfer}"/><path d="${depth}" fill="#0a0b0f"/>` +
    drawing.clip(
      depth,
      drawing.softShape(
        band(
          line.map(([x, y]) => [x + 2, y + 9]),
          blunt,
        ),
        '#3c414b',
        0.8,
        4,
      ),
    )
  );
}

function formLight(drawing: Drawing, isDark: boolean): string {
  const top: Run = [
    [240, 440],
    [330, 340],
    [450, 284],
    [600, 258],
    [740, 274],
    [730, 318],
    [590, 304],
    [450, 344],
    [330, 420],
    [260, 520],
  ];
  const under: Run = [
    [1030, 480],
    [900, 560],
    [860, 660],
    [700, 640],
    [480, 630],
    [230, 600],
    [230, 700],
    [1040, 800],
  ];
  const rear: Run = [
    [950, 380],
    [1010, 520],
    [1030, 760],
    [960, 760],
    [976, 560],
  ];
  return (
    drawing.softShape(smooth(top, true), '#fff', isDark ? 0.3 : 0.6, 26) +
    drawing.softShape(smooth(under, true), drawing.ink, isDark ? 0.4 : 0.26, 44) +
    drawing.softShape(smooth(rear, true), drawing.ink, 0.42, 20)
  );
}

/** The closed shell in its two parts, with the slider and its vents, the rubber rim, the name and the motif. */
export function shell(drawing: Drawing, palette: SkiHelmetPalette, { name, motif }: Brandmark): string {
  const { base, second, accent, mark } = palette;
  const isDark = lightness(base) < 0.5;
  const lower = loop(parting, [
    [1020, 420],
    [1040, 800],
    [330, 800],
    [330, 650],
  ]);
  const paint = drawing.linear([
    [0, shade(base, 0.06)],
    [0.6, base],
    [1, shade(base, -0.14)],
  ]);
  const inner =
    `<path d="${lower}" fill="${second}"/>` +
    drawing.grain(shellOutline, { frequency: 0.8, octaves: 2, scale: 0.16, opacity: 0.3 }) +
    formLight(drawing, isDark) +
    drawing.softLine(smooth(parting), drawing.ink, 0.6, 4, 1.2) +
    drawing.softLine(smooth(offset(parting, 4)), '#fff', 0.26, 3, 1) +
    drawing.softLine(smooth(offset(rim, 10)), '#15161a', 1, 20, 0.6) +
    drawing.softLine(smooth(offset(rim, 21)), accent, 1, 4, 0.5);
  const slider = smooth(
    [
      [584, 334],
      [620, 330],
      [646, 338],
      [644, 350],
      [614, 348],
      [586, 350],
    ],
    true,
  );
  const graphic = motifPaths(motif, { x: 806, y: 622, width: 116, height: 46, rotation: -12 })
    .map((path) => `<path d="${path}" fill="${accent}"/>`)
    .join('');
  const gloss =
    `<ellipse cx="372" cy="366" rx="92" ry="22" transform="rotate(-38 372 366)" fill="#fff"` +
    ` opacity="${isDark ? 0.3 : 0.7}" filter="${drawing.blur(12)}"/>`;
  return (
    drawing.panel(shellOutline, paint, {
      roundness: 38,
      strength: 0.85,
      light: { shade: 0.55, highlight: 0.4, edge: 0.3 },
      inner,
    }) +
    vents.map((slot) => vent(drawing, slot, base)).join('') +
    drawing.panel(slider, accent, { roundness: 5, shadow: drawing.dropShadow(1, 3, 3, 0.4) }) +
    drawing.clip(shellOutline, gloss) +
    graphic +
    wordmark(name, 46, { maxWidth: 214 }).at(412, 536, { rotation: -10, fill: mark, opacity: 0.95 }) +
    drawing.panel(brim, '#1a1c21', { roundness: 9, light: { highlight: 0.8 } })
  );
}
