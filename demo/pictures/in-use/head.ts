import { shade } from '../lib/colour.ts';
import { loop, smooth, type Run } from '../lib/geometry.ts';
import { cloth, dusk, flesh, folds, gleam, shouldersOf, turns, type Sketch } from './figure.ts';
import { strands } from './hair.ts';
import { atBack, behindEar, ear, hairline, nape, profile } from './profile.ts';

function earOf(sketch: Sketch): string {
  const path = smooth(ear, true);
  const within: Run[] = [
    [
      [652, 862],
      [662, 820],
      [650, 790],
      [668, 772],
      [690, 790],
      [688, 826],
    ],
    [
      [664, 846],
      [676, 826],
      [672, 806],
    ],
  ];
  return flesh(sketch, path, turns(sketch, within, 0.5, 9), { rim: 16 });
}

/** A head and shoulders from the left, below a helmet, in px of the cycling helmet's drawing; a plain shirt's colour. */
export function headInProfile(sketch: Sketch, plain: string, eyewear: string): string {
  const { drawing, person } = sketch;
  const { hair } = person;
  const head = loop(profile, nape);
  const upon =
    gleam(
      sketch,
      [
        [
          [296, 860],
          [330, 930],
          [320, 1000],
        ],
        [
          [420, 880],
          [470, 920],
          [500, 980],
        ],
      ],
      0.3,
      34,
    ) +
    turns(
      sketch,
      [
        [
          [262, 906],
          [290, 900],
          [300, 880],
        ],
        [
          [270, 974],
          [300, 972],
          [322, 978],
        ],
        [
          [286, 914],
          [300, 940],
          [296, 962],
        ],
        [
          [300, 1104],
          [400, 1090],
          [520, 1040],
          [600, 960],
        ],
      ],
      0.34,
      12,
    ) +
    dusk(
      sketch,
      smooth(
        [
          [330, 1124],
          [460, 1110],
          [580, 1030],
          [640, 960],
          [760, 1010],
          [820, 1120],
          [820, 1320],
          [480, 1320],
        ],
        true,
      ),
      0.52,
      26,
    ) +
    dusk(sketch, 'M230 560H930V736Q600 706 262 742Z', 0.62, 16) +
    gleam(
      sketch,
      [
        [
          [640, 1080],
          [660, 1160],
          [640, 1240],
        ],
      ],
      0.16,
      36,
    );
  const collarEdge: Run = [
    [484, 1206],
    [520, 1238],
    [620, 1250],
    [740, 1230],
    [824, 1168],
  ];
  const collar = loop(
    collarEdge,
    [
      [824, 1168],
      [834, 1230],
      [862, 1300],
    ],
    [
      [862, 1300],
      [760, 1366],
      [600, 1382],
      [452, 1322],
    ],
    [
      [452, 1322],
      [466, 1270],
      [484, 1206],
    ],
  );
  const shirt = loop(
    [
      [470, 1272],
      [420, 1322],
      [344, 1376],
      [276, 1466],
      [236, 1620],
      [220, 1900],
    ],
    [
      [220, 1900],
      [1260, 1900],
    ],
    [
      [1290, 1900],
      [1250, 1620],
      [1170, 1470],
      [1030, 1370],
      [900, 1316],
      [850, 1262],
    ],
    [
      [850, 1262],
      [660, 1350],
      [470, 1272],
    ],
  );
  const creases: Run[] = [
    [
      [480, 1340],
      [560, 1440],
      [600, 1560],
    ],
    [
      [860, 1340],
      [800, 1440],
      [790, 1560],
    ],
    [
      [400, 1440],
      [470, 1500],
      [500, 1600],
    ],
    [
      [1000, 1420],
      [960, 1500],
      [980, 1600],
    ],
  ];
  const rim = drawing.softLine('M452 1322C540 1390 760 1400 862 1300', '#05070c', 0.4, 16, 8);
  return (
    flesh(sketch, head, upon, { from: 220, to: 930, rim: 40 }) +
    `<path d="${hairline}" fill="${hair}"/>` +
    drawing.clip(
      hairline,
      strands(hair, behindEar, atBack, { count: 90, fall: 20, width: 4 }) +
        drawing.softLine('M640 700Q800 820 850 960M720 700Q860 780 890 880', shade(hair, 0.3), 0.3, 12, 7) +
        drawing.softShape('M540 600H930V720H540Z', '#000', 0.5, 14),
    ) +
    earOf(sketch) +
    eyewear +
    shouldersOf(sketch, 660, cloth(sketch, shirt, plain, folds(sketch, creases, 22, 0.3))) +
    cloth(sketch, collar, shade(plain, 0.06), rim, { rim: 26 }) +
    drawing.softLine(smooth(collarEdge), '#05070c', 0.45, 8, 3)
  );
}
