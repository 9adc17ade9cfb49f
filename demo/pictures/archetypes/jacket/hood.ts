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

/** From behind the same seams are seen as far as the neck. */
const backPanelSeam: Run = [
  [530, 104],
  [508, 150],
  [500, 230],
  [506, 310],
  [530, 412],
];

function middlePanel(drawing: Drawing, { middle }: HoodLook, isBack: boolean): string {
  if (!middle) return '';
  const side: Run = isBack ? [[540, 60], ...backPanelSeam, [534, 440]] : [[526, 70], ...panelSeam.slice(1), [480, 270]];
  const path = loop(side, [side.at(-1)!, mirror(side).at(-1)!], reverse(mirror(side)), [
    [674, 70],
    [526, 70],
  ]);
  return overlay(path, middle) + overlay(path, ripstop(drawing), 0.5);
}

function hoodShell(drawing: Drawing, look: HoodLook, isBack: boolean): string {
  const { cloth } = look;
  const sewn = isBack ? backPanelSeam : panelSeam;
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
  const crownSeam =
    look.middle || isBack
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
    middlePanel(drawing, look, isBack) +
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
    seam(sewn, { width: 2.6, opacity: 0.3 }) +
    seam(mirror(sewn), { width: 2.6, opacity: 0.35 });
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

/** The strap at the back of a hood that takes in its volume, with its stopper. */
function volumeStrap(drawing: Drawing, { cloth, middle = cloth, edgeColour }: HoodLook): string {
  const tab = 'M584 222H616Q622 222 622 228V302Q622 322 600 326Q578 322 578 302V228Q578 222 584 222Z';
  const thread = { length: 5, gap: 4, width: 1.5 };
  const sewn: Run = [
    [585, 232],
    [585, 300],
    [600, 315],
    [615, 300],
    [615, 232],
  ];
  return (
    drawing.softLine('M508 268Q550 276 578 262', drawing.ink, 0.3, 9, 4) +
    drawing.softLine('M692 268Q650 276 622 262', drawing.ink, 0.36, 9, 4) +
    drawing.panel(tab, shade(edgeColour, -0.08), {
      roundness: 6,
      strength: 0.7,
      shadow: drawing.dropShadow(1, 4, 4, 0.42),
      inner: overlay(tab, twill(drawing), 0.7),
    }) +
    stitch(sewn, shade(edgeColour, lightness(middle) < 0.42 ? 0.34 : -0.3), thread)
  );
}

/** The hood from behind: its panels as far as the neck, and the strap that fits it to a head. */
function hoodBack(drawing: Drawing, look: HoodLook): string {
  const thread = { length: 6, gap: 4, width: 1.6 };
  const rows = [offset(backPanelSeam, 9), offset(mirror(backPanelSeam), -9)];
  const tone = shade(look.cloth, lightness(look.cloth) < 0.42 ? 0.3 : -0.24);
  return (
    hoodShell(drawing, look, true) + rows.map((row) => stitch(row, tone, thread)).join('') + volumeStrap(drawing, look)
  );
}

/** The hood with its dark opening and its edge, or from behind. */
export function hood(drawing: Drawing, look: HoodLook, brand: Brandmark, view: ViewName): string {
  const [across, down] = look.size;
  const edges = { peak, tunnel, bound };
  const placed = `<g transform="translate(600 404) scale(${across} ${down}) translate(-600 -404)">`;
  if (view === 'back') return `${placed}${hoodBack(drawing, look)}</g>`;
  return `${placed}${hoodShell(drawing, look, false)}
${hoodOpening(drawing, look, brand)}${hooded(view)}${edges[look.edge](drawing, look)}</g>`;
}
