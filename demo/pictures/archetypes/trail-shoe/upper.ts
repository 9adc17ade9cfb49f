import type { Brandmark } from '../../archetype.ts';
import { lightness, mix, readableOn } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../lib/geometry.ts';
import { knit, mesh, overlay, ripstop } from '../../lib/materials.ts';
import { stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { band, groove, motifPanels, patch, taper, tones } from '../footwear/form.ts';
import { midsoleTop, upperPath } from './last.ts';
import type { TrailShoePalette } from './palette.ts';

const night = '#05070f';
const isDark = (palette: TrailShoePalette): boolean => lightness(palette.base) < 0.5;

/** The far side of the collar with the lining, and the tongue with its pull edge. */
export function inside(drawing: Drawing, palette: TrailShoePalette): string {
  const far = loop(
    [
      [600, 420],
      [656, 388],
      [712, 404],
      [776, 440],
      [836, 448],
      [890, 424],
      [950, 388],
      [1012, 388],
    ],
    [
      [1012, 388],
      [980, 460],
      [910, 526],
      [840, 540],
      [760, 524],
      [680, 470],
      [600, 420],
    ],
  );
  const tongue = loop(
    [
      [566, 468],
      [596, 424],
      [626, 384],
      [656, 352],
      [690, 334],
      [722, 332],
      [742, 346],
      [744, 368],
    ],
    [
      [744, 368],
      [724, 420],
      [718, 490],
    ],
    [
      [718, 490],
      [640, 480],
      [566, 468],
    ],
  );
  const depth: Run = [
    [680, 450],
    [770, 520],
    [870, 524],
    [980, 430],
    [920, 560],
    [700, 560],
  ];
  const tongueShade: Run = [
    [684, 400],
    [690, 460],
    [750, 500],
    [756, 380],
  ];
  const lip: Run = [
    [650, 374],
    [668, 350],
    [694, 338],
    [722, 338],
    [736, 352],
    [700, 356],
    [658, 384],
  ];
  const lining = drawing.linear(tones(palette.lining, [0, 0.06], [0.5, -0.3], [1, -0.6]));
  const cloth = drawing.linear(tones(palette.cage, [0, 0.18], [1, -0.3]), 0, 0, 1, 1);
  return (
    drawing.panel(far, lining, {
      roundness: 10,
      strength: 0.7,
      inner: overlay(far, knit(drawing), 0.5) + patch(drawing, depth, night, 0.65, 14),
    }) +
    drawing.panel(tongue, cloth, {
      roundness: 20,
      inner: overlay(tongue, mesh(drawing, 0.8), 0.8) + patch(drawing, tongueShade, night, 0.45, 12),
    }) +
    drawing.panel(smooth(lip, true), palette.accent, { roundness: 6, strength: 0.7 })
  );
}

/** The ripstop upper with its form light and flex creases. */
export function shell(drawing: Drawing, palette: TrailShoePalette): string {
  const tucked: Run = [
    [100, 780],
    [330, 812],
    [700, 780],
    [1100, 750],
    [1100, 676],
    [800, 690],
    [600, 706],
    [330, 734],
    [170, 736],
    [110, 700],
  ];
  const crest: Run = [
    [146, 690],
    [220, 646],
    [320, 618],
    [420, 574],
    [500, 522],
    [570, 470],
    [580, 492],
    [500, 560],
    [400, 622],
    [290, 660],
    [190, 690],
  ];
  const inner =
    overlay(upperPath, ripstop(drawing)) +
    overlay(upperPath, mesh(drawing, 0.7), 0.35) +
    patch(drawing, tucked, drawing.ink, 0.42, 20) +
    patch(drawing, crest, '#fff', isDark(palette) ? 0.26 : 0.42, 18) +
    drawing.fold(
      [
        [340, 606],
        [366, 660],
        [370, 716],
      ],
      12,
      0.16,
    ) +
    drawing.fold(
      [
        [394, 584],
        [424, 640],
        [432, 700],
      ],
      10,
      0.13,
    );
  const cloth = drawing.linear(tones(palette.base, [0, 0.1], [0.5, 0], [1, -0.2]));
  return drawing.panel(upperPath, cloth, { roundness: 30, strength: 0.75, inner });
}

/** A piece of welded film upon the upper. */
export function film(drawing: Drawing, path: string, colour: string, roundness: number): string {
  const paint = drawing.linear(tones(colour, [0, 0.18], [0.6, 0], [1, -0.18]));
  const inner = drawing.grain(path, { frequency: 0.6, octaves: 2, scale: 0.5, opacity: 0.35 });
  return drawing.panel(path, paint, { roundness, strength: 0.85, shadow: drawing.dropShadow(1, 3, 3, 0.35), inner });
}

/** Two open loops of film from the sole to the lace row, and behind them the brand's motif on the quarter. */
export function cage(drawing: Drawing, palette: TrailShoePalette, { motif }: Brandmark): string {
  const struts: [middle: Run, foot: number, top: number][] = [
    [
      [
        [404, 800],
        [440, 720],
        [450, 660],
        [430, 606],
      ],
      15,
      8,
    ],
    [
      [
        [500, 800],
        [480, 700],
        [456, 640],
        [430, 606],
      ],
      13,
      7,
    ],
    [
      [
        [560, 800],
        [584, 690],
        [574, 600],
        [538, 534],
      ],
      17,
      9,
    ],
    [
      [
        [668, 800],
        [640, 680],
        [590, 590],
        [538, 534],
      ],
      14,
      8,
    ],
  ];
  const films = struts.map(([middle, foot, top]) => film(drawing, band(middle, taper(foot, top)), palette.cage, 7));
  const lines = struts
    .filter((_, index) => index % 2 === 1)
    .map(([middle]) => drawing.softLine(smooth(middle), palette.accent, 1, 4.5, 0.4));
  const region =
    motif === 'blades'
      ? { x: 790, y: 662, width: 270, height: 190 }
      : { x: 788, y: 664, width: 246, height: 128, rotation: -8, skew: 14 };
  const paint = drawing.linear(tones(palette.accent, [0, 0.12], [0.6, 0], [1, -0.2]));
  return drawing.clip(upperPath, films.join('') + lines.join('') + motifPanels(drawing, motif, region, paint));
}

/** The rubber bumper round the toe, with moulded ridges. */
export function toeBumper(drawing: Drawing, palette: TrailShoePalette): string {
  const path = loop(
    [
      [104, 790],
      [108, 722],
      [126, 688],
      [156, 662],
    ],
    [
      [156, 662],
      [186, 684],
      [236, 716],
      [300, 738],
      [380, 752],
      [440, 760],
    ],
    [
      [440, 760],
      [440, 800],
      [104, 800],
    ],
  );
  const glint: Run = [
    [124, 708],
    [156, 674],
    [176, 690],
    [150, 720],
    [130, 740],
  ];
  const inner =
    drawing.grain(path, { frequency: 0.5, octaves: 2, scale: 0.5, opacity: 0.55 }) +
    patch(drawing, glint, '#fff', 0.36, 8);
  const ridges = [0, 1, 2].map((row) =>
    groove(
      drawing,
      [
        [118 + row * 4, 742 + row * 13],
        [176, 738 + row * 14],
        [260, 760 + row * 10],
        [350, 774 + row * 6],
      ],
      { shade: 0.55, light: 0.22, distance: 4, colour: night },
    ),
  );
  const rubber = drawing.linear(tones(palette.rubber, [0, 0.34], [0.4, 0.1], [1, -0.25]));
  const shadow = drawing.dropShadow(2, 3, 3);
  return drawing.clip(
    upperPath,
    drawing.panel(path, rubber, { roundness: 11, strength: 0.95, shadow, inner }) + ridges.join(''),
  );
}

/** The heel counter of film, stitched, with the brand's name. */
export function heelCounter(drawing: Drawing, palette: TrailShoePalette, brand: Brandmark): string {
  const edge: Run = [
    [1090, 520],
    [1036, 520],
    [990, 556],
    [950, 620],
    [910, 680],
    [850, 750],
  ];
  const path = loop(edge, [
    [850, 750],
    [1100, 760],
    [1090, 520],
  ]);
  const light: Run = [
    [980, 600],
    [1020, 560],
    [1036, 580],
    [1000, 650],
    [960, 690],
  ];
  const row = offset(
    [
      [1040, 524],
      [994, 560],
      [956, 622],
      [916, 682],
      [860, 750],
    ],
    -8,
  );
  const thread = mix(palette.cage, '#ffffff', 0.4);
  const name = wordmark(brand.name, 30, { maxWidth: 124 });
  return (
    drawing.clip(
      upperPath,
      film(drawing, path, palette.cage, 10) +
        patch(drawing, light, '#fff', 0.2, 12) +
        stitch(row, thread, { length: 7, gap: 5, width: 1.8 }),
    ) + name.at(988, 676, { rotation: -7, fill: readableOn(palette.cage, 0.6), opacity: 0.92 })
  );
}

/** One light over all parts of the upper: the heel turns away, the lower edge tucks in. */
export function formLight(drawing: Drawing): string {
  const turning: Run = [
    [1000, 420],
    [1080, 380],
    [1130, 750],
    [1000, 750],
    [1034, 600],
  ];
  return drawing.clip(
    upperPath,
    patch(drawing, turning, night, 0.34, 24) + drawing.softLine(smooth(midsoleTop), night, 0.55, 22, 12),
  );
}
