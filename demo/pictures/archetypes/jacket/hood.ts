import type { Brandmark, ViewName } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { crumple, overlay, ripstop, twill } from '../../lib/materials.ts';
import { cord, seam, stitch } from '../../lib/strokes.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { whole, wovenLabel } from '../clothing/cut.ts';
import { hooded } from '../clothing/wearer.ts';
import type { HoodLook } from './pieces.ts';

const panelSeam: Run = [
  [520, 98],
  [500, 150],
  [486, 210],
];

function middlePanel(drawing: Drawing, { middle }: HoodLook): string {
  if (!middle) return '';
  const path = loop(
    [[526, 70], ...panelSeam.slice(1), [480, 270]],
    [
      [480, 270],
      [720, 270],
    ],
    mirror([[480, 270], ...reverse(panelSeam.slice(1)), [526, 70]]),
    [
      [674, 70],
      [526, 70],
    ],
  );
  return overlay(path, middle) + overlay(path, ripstop(drawing), 0.5);
}

function hoodShell(drawing: Drawing, look: HoodLook): string {
  const { cloth } = look;
  const path = loop(
    whole([
      [470, 372],
      [436, 318],
      [424, 250],
      [436, 176],
      [482, 118],
      [544, 92],
      [600, 86],
    ]),
    [
      [730, 372],
      [690, 404],
      [600, 420],
      [510, 404],
      [470, 372],
    ],
  );
  const crown: Run = [
    [446, 170],
    [500, 116],
    [580, 96],
    [570, 130],
    [500, 170],
    [462, 250],
    [440, 250],
  ];
  const crownSeam = look.middle
    ? ''
    : seam(
        [
          [600, 86],
          [600, 130],
        ],
        { width: 3, opacity: 0.4 },
      );
  const inner =
    overlay(path, ripstop(drawing), 0.5) +
    middlePanel(drawing, look) +
    crumple(drawing, path, { seed: 31, opacity: 0.5, frequency: 0.01, frequencyY: 0.008, scale: 9, blur: 4 }) +
    lit(drawing, crown, lightness(cloth) < 0.42 ? 0.25 : 0.4, 16) +
    shaded(
      drawing,
      [
        [776, 200],
        [740, 130],
        [700, 240],
        [720, 360],
        [760, 350],
      ],
      0.5,
      22,
    ) +
    drape(drawing, [
      [
        [
          [452, 250],
          [470, 310],
          [500, 360],
        ],
        14,
        0.26,
      ],
      [
        [
          [748, 250],
          [730, 310],
          [700, 360],
        ],
        14,
        0.3,
        -1,
      ],
    ]) +
    crownSeam +
    seam(panelSeam, { width: 2.6, opacity: 0.3 }) +
    seam(mirror(panelSeam), { width: 2.6, opacity: 0.35 });
  const tone = drawing.linear([
    [0, shade(cloth, 0.1)],
    [1, shade(cloth, -0.14)],
  ]);
  const shadow = drawing.dropShadow(3, 10, 9);
  return drawing.panel(path, tone, { roundness: 26, strength: 0.8, shadow, inner });
}

const face: Run = [
  [600, 148],
  [546, 156],
  [506, 190],
  [492, 248],
  [502, 306],
  [530, 352],
  [572, 386],
  [600, 394],
];

function hoodOpening(drawing: Drawing, look: HoodLook, brand: Brandmark): string {
  const path = loop(whole(face));
  const depth = smooth(
    [
      [480, 140],
      [600, 130],
      [720, 140],
      [720, 260],
      [660, 210],
      [600, 200],
      [540, 210],
      [480, 260],
    ],
    true,
  );
  const lining = drawing.linear([
    [0, shade(look.lining, -0.45)],
    [0.6, shade(look.lining, -0.1)],
    [1, shade(look.lining, 0.08)],
  ]);
  const inner =
    overlay(path, twill(drawing), 0.6) +
    drawing.softShape(depth, '#000', 0.75, 22) +
    drape(drawing, [
      [
        [
          [540, 230],
          [560, 300],
          [596, 350],
        ],
        14,
        0.3,
      ],
      [
        [
          [664, 230],
          [640, 300],
          [604, 350],
        ],
        14,
        0.3,
        -1,
      ],
    ]) +
    wovenLabel(brand, 600, 281, 66, 36);
  return drawing.panel(path, lining, { roundness: 10, strength: 0.5, inner });
}

function peak(drawing: Drawing, { edgeColour }: HoodLook): string {
  const path = loop(
    [
      [486, 226],
      [498, 176],
      [540, 142],
      [600, 130],
      [660, 142],
      [702, 176],
      [714, 226],
    ],
    [
      [714, 226],
      [708, 250],
    ],
    [
      [708, 250],
      [694, 196],
      [654, 164],
      [600, 155],
      [546, 164],
      [506, 196],
      [492, 250],
    ],
    [
      [492, 250],
      [486, 226],
    ],
  );
  const cloth = drawing.linear([
    [0, shade(edgeColour, 0.18)],
    [1, shade(edgeColour, -0.12)],
  ]);
  const edge: Run = [
    [491, 242],
    [502, 306],
    [530, 352],
    [574, 388],
  ];
  const binding = [edge, mirror(edge)].map((line) => cord(smooth(line), 12, shade(edgeColour, -0.06))).join('');
  const thread = { length: 6, gap: 4, width: 1.6 };
  return (
    drawing.panel(path, cloth, { roundness: 9, strength: 0.9, shadow: drawing.dropShadow(0, 8, 7, 0.55) }) +
    stitch(
      [
        [500, 190],
        [542, 154],
        [600, 143],
        [658, 154],
        [700, 190],
      ],
      shade(edgeColour, -0.3),
      thread,
    ) +
    binding
  );
}

/** A broad hem round the face in which the cord runs. */
function tunnel(drawing: Drawing, { edgeColour }: HoodLook): string {
  const outer: Run = [
    [600, 108],
    [536, 116],
    [482, 152],
    [460, 224],
    [466, 300],
    [492, 362],
    [540, 402],
    [590, 416],
  ];
  const rim: Run = [
    [600, 158],
    [552, 164],
    [514, 196],
    [502, 248],
    [511, 304],
    [536, 350],
    [570, 380],
    [596, 392],
  ];
  const path = loop(
    reverse(outer),
    mirror(outer),
    [
      [610, 416],
      [604, 392],
    ],
    reverse(mirror(rim)),
    rim,
    [
      [596, 392],
      [590, 416],
    ],
  );
  const cloth = drawing.linear([
    [0, shade(edgeColour, 0.16)],
    [1, shade(edgeColour, -0.14)],
  ]);
  const inner =
    overlay(path, ripstop(drawing), 0.5) +
    drawing.softShape('M690 120H780V420H660Z', drawing.ink, 0.3, 18) +
    drape(drawing, [
      [
        [
          [470, 250],
          [486, 246],
          [504, 252],
        ],
        7,
        0.3,
      ],
      [
        [
          [474, 300],
          [490, 292],
          [508, 296],
        ],
        7,
        0.3,
        -1,
      ],
      [
        [
          [520, 130],
          [530, 144],
          [536, 166],
        ],
        7,
        0.22,
      ],
      [
        [
          [690, 296],
          [708, 290],
          [728, 300],
        ],
        7,
        0.34,
      ],
      [
        [
          [560, 112],
          [566, 130],
          [566, 156],
        ],
        6,
        0.2,
      ],
      [
        [
          [664, 130],
          [656, 148],
          [652, 166],
        ],
        7,
        0.24,
      ],
    ]);
  const row = whole(reverse(offset(rim, 12, 40)));
  return (
    drawing.panel(path, cloth, { roundness: 11, strength: 0.85, shadow: drawing.dropShadow(1, 8, 7, 0.5), inner }) +
    stitch(row, shade(edgeColour, 0.32), { length: 6, gap: 4, width: 1.7 })
  );
}

function bound(_drawing: Drawing, { edgeColour }: HoodLook): string {
  const line = smooth(whole(reverse(face)));
  return (
    `<path d="${line}" fill="none" stroke="#05060c" stroke-opacity=".35" stroke-width="20"/>` +
    cord(line, 14, edgeColour)
  );
}

/** The hood with its dark opening and its edge. */
export function hood(drawing: Drawing, look: HoodLook, brand: Brandmark, view: ViewName): string {
  const [across, down] = look.size;
  const edges = { peak, tunnel, bound };
  return `<g transform="translate(600 404) scale(${across} ${down}) translate(-600 -404)">${hoodShell(drawing, look)}
${hoodOpening(drawing, look, brand)}${hooded(view)}${edges[look.edge](drawing, look)}</g>`;
}
