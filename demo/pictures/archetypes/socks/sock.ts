import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, random, reverse, sample, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { folds, type FoldLine } from '../../lib/hardware.ts';
import { overlay } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { seam } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { cuffTop, front, plainKnit, rungs, sockPath, type SocksPalette } from './outline.ts';

function ribs(path: string, opacity: number, width: number, light: number, shift: string): string {
  return (
    `<path d="${path}" fill="none" stroke="#060914" stroke-opacity="${opacity}" stroke-width="${width}"/>` +
    `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="${light}" stroke-width="${width * 0.68}"` +
    ` transform="translate(${shift})"/>`
  );
}

function archSupport({ isLight }: Drawing, { base }: SocksPalette): string {
  const top: Run = [
    [470, 722],
    [430, 764],
    [396, 794],
  ];
  const bottom: Run = [
    [572, 930],
    [530, 950],
    [466, 974],
  ];
  const path = loop(
    top,
    [
      [396, 794],
      [468, 974],
    ],
    [
      [468, 974],
      [530, 950],
      [572, 930],
    ],
    [
      [572, 930],
      [470, 722],
    ],
  );
  return (
    `<path d="${path}" fill="${shade(base, isLight ? -0.05 : -0.14)}"/>` +
    ribs(rungs(top, bottom, 15), isLight ? 0.2 : 0.4, 3.4, 0.24, '3 -2')
  );
}

function legRibs({ isLight }: Drawing): string {
  const shin = sample(front.slice(0, 6), 16);
  const calf = sample(
    [
      [734, 290],
      [735, 360],
      [730, 440],
      [721, 516],
      [712, 586],
      [712, 640],
    ],
    16,
  );
  const path = Array.from({ length: 21 }, (_, index) => {
    const share = (index + 1) / 22;
    return smooth(
      shin.map(({ x, y }, step): Point => {
        const across = calf[step]!;
        return [x + (across.x - x) * share, y + (across.y - y) * share];
      }),
    );
  }).join('');
  return ribs(path, isLight ? 0.13 : 0.3, 3, isLight ? 0.5 : 0.13, '3 0');
}

/** What is knitted into a sock: the brand's motif with its name, or hoops with the motif alone. */
export type SocksGraphic = 'crew' | 'hoops';

const hoop = (y: number, height: number): string =>
  `M530 ${y}Q640 ${y + 14} 760 ${y}V${y + height}Q640 ${y + height + 14} 530 ${y + height}Z`;

/** What is knitted in or printed on the leg. */
function legGraphic(
  drawing: Drawing,
  palette: SocksPalette,
  { name, motif }: Brandmark,
  graphic: SocksGraphic,
): string {
  const yarn = (path: string, colour: string): string =>
    `<path d="${path}" fill="${colour}"/>` + overlay(path, plainKnit(drawing));
  const isHooped = graphic === 'hoops';
  const region = { x: 637, y: isHooped ? 590 : 446, width: 136, height: 70, skew: 10 };
  const mark = motifPaths(motif, region).map((path) => yarn(path, palette.stripe));
  if (isHooped) {
    const hoops = [hoop(376, 34), hoop(428, 34), hoop(480, 34)];
    return hoops.map((path, index) => yarn(path, index === 1 ? palette.heel : palette.stripe)).join('') + mark.join('');
  }
  return (
    yarn(hoop(372, 14), palette.stripe) +
    mark.join('') +
    wordmark(name, 32, { maxWidth: 136 }).at(634, 572, { fill: palette.print, opacity: 0.93, rotation: -90 })
  );
}

function toeAndHeel(drawing: Drawing, { heel }: SocksPalette): string {
  const toeSeam: Run = [
    [380, 770],
    [372, 840],
    [384, 900],
    [420, 1010],
  ];
  const heelSeam: Run = [
    [770, 690],
    [718, 716],
    [668, 752],
    [624, 806],
    [594, 866],
    [584, 940],
  ];
  const pieces = [
    loop(
      toeSeam,
      [
        [420, 1010],
        [220, 1040],
      ],
      [
        [220, 1040],
        [220, 860],
        [340, 760],
      ],
      [
        [340, 760],
        [380, 770],
      ],
    ),
    loop(
      heelSeam,
      [
        [584, 940],
        [800, 940],
      ],
      [
        [800, 940],
        [770, 690],
      ],
    ),
  ];
  return (
    pieces.map((path) => `<path d="${path}" fill="${heel}"/>` + overlay(path, plainKnit(drawing))).join('') +
    seam(toeSeam, { width: 2.6, opacity: 0.34 }) +
    seam(heelSeam, { width: 2.6, opacity: 0.34 })
  );
}

function creases(drawing: Drawing, seed: number): string {
  const chance = random(seed);
  const lines: FoldLine[] = [
    [
      [
        [540, 600],
        [580, 624],
        [630, 640],
      ],
      15,
    ],
    [
      [
        [516, 664],
        [566, 690],
        [620, 706],
      ],
      17,
    ],
    [
      [
        [712, 660],
        [676, 690],
        [640, 702],
      ],
      14,
      -1,
    ],
    [
      [
        [494, 704],
        [540, 738],
        [590, 756],
      ],
      13,
    ],
    [
      [
        [720, 560],
        [684, 580],
        [640, 584],
      ],
      12,
      -1,
    ],
    [
      [
        [640, 910],
        [600, 880],
        [570, 840],
      ],
      12,
    ],
  ];
  const varied = lines.map(([points, width, side = 1]): FoldLine => {
    const drop = (chance() - 0.5) * 22;
    const moved = points.map(([x, y]): Point => [x + (chance() - 0.5) * 8, y + drop]);
    return [moved, width * (0.7 + chance() * 0.6), side];
  });
  return folds(drawing, varied, drawing.isLight ? 0.24 : 0.32, 5);
}

function tubeLight(drawing: Drawing): string {
  const { ink, isLight } = drawing;
  const lit: Run = [
    [572, 330],
    [620, 330],
    [606, 440],
    [604, 560],
    [584, 640],
    [530, 710],
    [440, 800],
    [360, 880],
    [320, 880],
    [400, 790],
    [490, 700],
    [556, 610],
    [566, 470],
  ];
  const turned: Run = [
    [760, 280],
    [706, 350],
    [704, 450],
    [690, 560],
    [696, 690],
    [716, 800],
    [690, 870],
    [600, 920],
    [480, 972],
    [330, 1020],
    [330, 1040],
    [620, 960],
    [780, 880],
  ];
  const toeShade: Run = [
    [240, 960],
    [300, 984],
    [400, 966],
    [400, 1030],
    [240, 1030],
  ];
  return (
    drawing.softShape(smooth(lit, true), '#fff', isLight ? 0.5 : 0.2, 18) +
    drawing.softShape(smooth(turned, true), ink, isLight ? 0.3 : 0.46, 22) +
    drawing.softShape(smooth(toeShade, true), ink, 0.3, 14)
  );
}

function cuff(drawing: Drawing, { base }: SocksPalette): string {
  const bottom: Run = [
    [738, 356],
    [690, 365],
    [647, 367],
    [600, 365],
    [554, 356],
  ];
  const path = loop(
    reverse(cuffTop),
    [
      [734, 290],
      [739, 322],
      [738, 356],
    ],
    bottom,
    [
      [554, 356],
      [553, 322],
      [560, 290],
    ],
  );
  const { isLight } = drawing;
  const lines = rungs(reverse(cuffTop), reverse(bottom), 22);
  const yarn = ribs(lines, isLight ? 0.24 : 0.44, 3.4, isLight ? 0.6 : 0.2, '3.4 0');
  return drawing.panel(
    path,
    drawing.linear([
      [0, base],
      [1, shade(base, -0.08)],
    ]),
    {
      roundness: 10,
      strength: 0.7,
      shadow: drawing.dropShadow(0, 3, 3, 0.3),
      inner: yarn + drawing.softShape('M700 280H750V376H690Z', drawing.ink, 0.34, 14),
    },
  );
}

/** One sock lying flat; the seed varies its creases. */
export function sock(
  drawing: Drawing,
  palette: SocksPalette,
  brand: Brandmark,
  { seed, graphic }: { seed: number; graphic: SocksGraphic },
): string {
  const inner =
    overlay(sockPath, plainKnit(drawing), drawing.isLight ? 0.8 : 1) +
    archSupport(drawing, palette) +
    legRibs(drawing) +
    legGraphic(drawing, palette, brand, graphic) +
    toeAndHeel(drawing, palette) +
    creases(drawing, seed) +
    tubeLight(drawing);
  const yarn = drawing.linear([
    [0, shade(palette.base, 0.03)],
    [1, shade(palette.base, -0.06)],
  ]);
  return drawing.panel(sockPath, yarn, { roundness: 24, strength: 0.72, inner }) + cuff(drawing, palette);
}
