import type { Brandmark, PaletteOf } from '../../archetype.ts';
import { mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../lib/geometry.ts';
import { overlay, twill } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { band, taper, tones } from '../footwear/form.ts';

/** The colours of a sport sandal by part; tape is the darker cloth of flaps and far straps. */
export type SandalPalette = PaletteOf<'strap' | 'tape' | 'accent' | 'foam' | 'bed' | 'rubber'>;

/** The colour of all shade on the sandal. */
export const night = '#05070f';

/** A webbing strap: its middle line, its half width at both ends. */
type Strap = readonly [middle: Run, from: number, to: number];

function webbing(drawing: Drawing, [middle, from, to]: Strap, colour: string): string {
  const half = taper(from, to);
  const path = band(middle, half, 50);
  const edges = [(share: number) => half(share) - 9, (share: number) => 9 - half(share)].map((distance) =>
    offset(middle, distance),
  );
  const bound = edges.map((edge) => drawing.softLine(smooth(edge), shade(colour, -0.3), 0.8, 5, 0.6)).join('');
  const thread = { length: 6, gap: 4.5, width: 1.5, opacity: 0.8 };
  const cloth = drawing.linear(tones(colour, [0, 0.16], [0.6, 0], [1, -0.14]));
  return (
    drawing.panel(path, cloth, {
      roundness: 10,
      strength: 0.9,
      shadow: drawing.dropShadow(2, 5, 5, 0.35),
      inner: overlay(path, twill(drawing), 0.75) + bound,
    }) + edges.map((edge) => stitch(edge, mix(colour, '#ffffff', 0.4), thread)).join('')
  );
}

/** The far halves of the straps: their inner faces, in shade. */
export function farStraps(drawing: Drawing, palette: SandalPalette): string {
  const straps: Strap[] = [
    [
      [
        [396, 634],
        [446, 622],
        [500, 660],
        [526, 724],
        [528, 800],
      ],
      34,
      42,
    ],
    [
      [
        [508, 566],
        [566, 532],
        [628, 576],
        [676, 650],
        [700, 720],
        [706, 790],
      ],
      38,
      44,
    ],
    [
      [
        [1062, 580],
        [1046, 530],
        [980, 520],
        [880, 546],
        [770, 584],
        [660, 632],
      ],
      30,
      30,
    ],
    [
      [
        [1000, 780],
        [1010, 700],
        [1000, 620],
        [980, 550],
      ],
      26,
      24,
    ],
  ];
  const cloth = drawing.linear(tones(palette.tape, [0, 0.16], [0.6, 0], [1, -0.14]));
  return straps
    .map(([middle, from, to]) => {
      const path = band(middle, taper(from, to), 50);
      const inner = overlay(path, twill(drawing), 0.75) + overlay(path, night, 0.34);
      const shadow = drawing.dropShadow(2, 5, 5, 0.35);
      return drawing.panel(path, cloth, { roundness: 7, strength: 0.9, shadow, inner });
    })
    .join('');
}

/** The near straps at heel and ankle with the padded heel turn. */
export function heelStraps(drawing: Drawing, palette: SandalPalette): string {
  const pad = loop(
    [
      [960, 542],
      [1030, 526],
      [1078, 522],
      [1096, 540],
    ],
    [
      [1096, 540],
      [1102, 572],
      [1090, 604],
    ],
    [
      [1090, 604],
      [1040, 606],
      [968, 616],
    ],
    [
      [968, 616],
      [958, 580],
      [960, 542],
    ],
  );
  const padding = drawing.linear(tones(palette.tape, [0, 0.25], [1, -0.15]));
  return (
    webbing(
      drawing,
      [
        [
          [926, 800],
          [934, 726],
          [918, 656],
          [884, 596],
        ],
        40,
        30,
      ],
      palette.strap,
    ) +
    webbing(
      drawing,
      [
        [
          [604, 688],
          [700, 652],
          [820, 616],
          [940, 584],
          [1030, 566],
          [1076, 566],
        ],
        37,
        34,
      ],
      palette.strap,
    ) +
    drawing.panel(pad, padding, {
      roundness: 13,
      shadow: drawing.dropShadow(1, 4, 4, 0.35),
      inner: overlay(pad, twill(drawing), 0.6) + drawing.softShape('M1060 510H1120V620H1060Z', night, 0.4, 12),
    }) +
    stitch(
      [
        [974, 552],
        [972, 580],
        [980, 604],
      ],
      palette.accent,
      { length: 6, gap: 4.5, width: 1.7 },
    )
  );
}

/** The two straps over the forefoot and the one between them, and the brand's motif on the ankle strap. */
export function footStraps(drawing: Drawing, palette: SandalPalette, { motif }: Brandmark): string {
  const toe: Strap = [
    [
      [330, 830],
      [326, 752],
      [342, 690],
      [368, 652],
      [402, 622],
    ],
    50,
    38,
  ];
  const instep: Strap = [
    [
      [656, 830],
      [640, 744],
      [606, 656],
      [566, 596],
      [522, 540],
    ],
    52,
    40,
  ];
  const link: Strap = [
    [
      [352, 690],
      [440, 716],
      [530, 716],
      [620, 690],
    ],
    27,
    27,
  ];
  const region = { x: 757, y: 636, width: 150, height: 40, rotation: -18 };
  const graphic = motifPaths(motif, region)
    .map((path) => `<path d="${path}" fill="${palette.accent}" opacity=".95"/>`)
    .join('');
  const path = band(
    [
      [604, 688],
      [700, 652],
      [820, 616],
    ],
    37,
  );
  return (
    drawing.clip(path, graphic) +
    webbing(drawing, link, palette.strap) +
    webbing(drawing, toe, palette.strap) +
    webbing(drawing, instep, palette.strap)
  );
}

/** The hook-and-loop flaps with rounded ends; the instep's carries the brand's name. */
export function flaps(drawing: Drawing, palette: SandalPalette, brand: Brandmark): string {
  const rounded = (share: number, end: number): number =>
    Math.sqrt(Math.max(0, 1 - Math.max(0, (end - share) / end) ** 2));
  const flap = (middle: Run, from: number, to: number): string => {
    const half = taper(from, to);
    const outline = (share: number): number =>
      half(share) * rounded(share, 0.14) * (0.62 + 0.38 * rounded(1 - share, 0.06));
    const path = band(middle, outline, 80);
    return drawing.panel(path, drawing.linear(tones(palette.tape, [0, 0.18], [1, -0.12])), {
      roundness: 10,
      shadow: drawing.dropShadow(3, 5, 4, 0.42),
      inner: drawing.grain(path, { frequency: 0.4, octaves: 2, scale: 0.4, opacity: 0.4 }),
    });
  };
  return (
    flap(
      [
        [642, 744],
        [608, 656],
        [560, 584],
        [502, 518],
      ],
      44,
      40,
    ) +
    flap(
      [
        [334, 748],
        [346, 690],
        [376, 644],
        [420, 606],
      ],
      42,
      42,
    ) +
    wordmark(brand.name, 34, { maxWidth: 168 }).at(586, 628, { rotation: 56, fill: palette.accent, opacity: 0.95 })
  );
}

/** The ladder-lock buckle on the ankle strap. */
export function ladderLock(drawing: Drawing, palette: SandalPalette): string {
  const plastic = drawing.linear([
    [0, '#4c515a'],
    [0.5, '#24272d'],
    [1, '#111317'],
  ]);
  const slot = (x: number): string =>
    `<rect x="${x}" y="-31" width="20" height="62" rx="5" fill="${shade(palette.strap, -0.3)}"/>`;
  return `<g transform="translate(872 601) rotate(-16)"><g filter="${drawing.dropShadow(2, 5, 4, 0.5)}">
<rect x="-46" y="-43" width="92" height="86" rx="14" fill="${plastic}"/></g>${slot(-30)}${slot(10)}
<rect x="-5" y="-34" width="10" height="68" rx="5" fill="#5b6069"/>
<path d="M-36 -38H36" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/></g>`;
}

/** The soft shade of the straps upon the footbed. */
export function strapShade(drawing: Drawing, bed: string): string {
  const under = 'M270 740H420V830H270ZM580 730H720V820H580ZM900 700H1010V800H900Z';
  return drawing.clip(bed, drawing.softShape(under, night, 0.45, 12));
}
