import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, polygon, smooth, type Run } from '../../lib/geometry.ts';
import { crumple, overlay, ripstop } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { frontPath, hems, sidePath, type TentPalette } from './form.ts';
import { lowerCloth, tensionFolds } from './cloth.ts';

/** The tub of the floor, which shows below the fly. */
export function floorTub(drawing: Drawing): string {
  const path = loop(
    offset(hems.side, -4, 20),
    offset(hems.front, -4, 20),
    [
      [1062, 895],
      [850, 922],
      [620, 947],
      [426, 957],
    ],
    [
      [426, 957],
      [300, 908],
      [200, 866],
      [130, 848],
    ],
  );
  return drawing.panel(path, '#2b2e33', { roundness: 4, strength: 0.7 });
}

/** Folds run from the pegged corners and from the guy point; the cloth hollows between the poles. */
export function sideFace(drawing: Drawing, palette: TentPalette, brand: Brandmark): string {
  const motif = motifPaths(brand.motif, [
    [236, 630],
    [386, 676],
    [384, 792],
    [214, 738],
  ])
    .map((path) => `<path d="${path}" fill="${palette.sleeve}" opacity=".96"/>`)
    .join('');
  const sheen: Run = [
    [230, 560],
    [380, 420],
    [560, 360],
    [520, 440],
    [440, 520],
    [330, 580],
    [240, 660],
  ];
  const hollow: Run = [
    [330, 600],
    [430, 560],
    [430, 820],
    [360, 860],
    [300, 800],
  ];
  const inner =
    lowerCloth(
      drawing,
      palette.low,
      [
        [90, 756],
        [220, 770],
        [330, 806],
        [440, 846],
      ],
      [
        [440, 846],
        [440, 990],
        [80, 990],
        [90, 756],
      ],
    ) +
    motif +
    overlay(sidePath, ripstop(drawing), 0.8) +
    crumple(drawing, sidePath, { seed: 5, opacity: 0.22 }) +
    drawing.softShape(smooth(sheen, true), '#fff', 0.42, 30) +
    drawing.softShape(smooth(hollow, true), drawing.ink, 0.3, 30) +
    drawing.softShape(
      polygon([
        [100, 830],
        [424, 940],
        [424, 880],
        [120, 790],
      ]),
      drawing.ink,
      0.35,
      18,
    ) +
    tensionFolds(drawing, [
      [
        [
          [132, 826],
          [200, 760],
          [280, 690],
          [330, 640],
        ],
        14,
        0.3,
      ],
      [
        [
          [134, 832],
          [230, 810],
          [330, 800],
        ],
        11,
        0.28,
      ],
      [
        [
          [420, 934],
          [370, 850],
          [330, 760],
          [310, 680],
        ],
        15,
        0.32,
      ],
      [
        [
          [418, 920],
          [402, 820],
          [400, 700],
          [424, 600],
        ],
        12,
        0.3,
      ],
      [
        [
          [590, 350],
          [500, 420],
          [420, 520],
          [380, 600],
        ],
        12,
        0.24,
      ],
      [
        [
          [170, 655],
          [240, 640],
          [300, 650],
        ],
        10,
        0.28,
      ],
      [
        [
          [580, 356],
          [470, 410],
          [350, 500],
        ],
        10,
        0.2,
        -1,
      ],
    ]);
  const paint = drawing.linear(
    [
      [0, shade(palette.base, 0.2)],
      [0.55, shade(palette.base, 0.08)],
      [1, shade(palette.base, -0.12)],
    ],
    0.1,
    0,
    0.7,
    1,
  );
  return drawing.panel(sidePath, paint, {
    roundness: 22,
    strength: 0.62,
    light: { highlight: 0.5, shade: 0.4 },
    inner,
  });
}

/** The face with the door turns away from the light to the right. */
export function frontFace(drawing: Drawing, palette: TentPalette): string {
  const sheen: Run = [
    [500, 480],
    [600, 360],
    [720, 380],
    [800, 430],
    [700, 460],
    [580, 500],
    [480, 620],
    [450, 700],
    [460, 560],
  ];
  const turning: Run = [
    [1080, 900],
    [1060, 720],
    [960, 520],
    [880, 440],
    [900, 560],
    [960, 740],
    [980, 900],
  ];
  const inner =
    lowerCloth(
      drawing,
      palette.low,
      [
        [400, 846],
        [640, 846],
        [860, 826],
        [1090, 792],
      ],
      [
        [1090, 792],
        [1100, 990],
        [400, 990],
        [400, 846],
      ],
    ) +
    overlay(frontPath, ripstop(drawing), 0.8) +
    crumple(drawing, frontPath, { seed: 9, opacity: 0.24 }) +
    drawing.softShape(smooth(sheen, true), '#fff', 0.26, 26) +
    drawing.softShape(smooth(turning, true), drawing.ink, 0.5, 34) +
    drawing.softShape(
      polygon([
        [424, 944],
        [1064, 884],
        [1060, 830],
        [424, 890],
      ]),
      drawing.ink,
      0.32,
      18,
    ) +
    tensionFolds(drawing, [
      [
        [
          [1056, 876],
          [1000, 800],
          [950, 700],
          [920, 620],
        ],
        15,
        0.34,
        -1,
      ],
      [
        [
          [1052, 880],
          [990, 850],
          [930, 780],
        ],
        12,
        0.3,
        -1,
      ],
      [
        [
          [430, 936],
          [470, 840],
          [500, 720],
          [520, 620],
        ],
        14,
        0.32,
      ],
      [
        [
          [432, 938],
          [490, 900],
          [536, 840],
        ],
        11,
        0.3,
      ],
      [
        [
          [616, 352],
          [700, 400],
          [800, 480],
          [870, 570],
        ],
        13,
        0.26,
        -1,
      ],
      [
        [
          [600, 356],
          [560, 430],
          [540, 520],
        ],
        12,
        0.28,
      ],
      [
        [
          [1010, 660],
          [950, 640],
          [890, 650],
        ],
        10,
        0.28,
        -1,
      ],
    ]);
  const paint = drawing.linear(
    [
      [0, shade(palette.base, 0.06)],
      [0.5, shade(palette.base, -0.06)],
      [1, shade(palette.base, -0.3)],
    ],
    0,
    0.1,
    1,
    0.5,
  );
  return drawing.panel(frontPath, paint, {
    roundness: 22,
    strength: 0.62,
    light: { highlight: 0.4, shade: 0.45 },
    inner,
  });
}
