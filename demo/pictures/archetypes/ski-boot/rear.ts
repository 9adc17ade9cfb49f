import type { Brandmark } from '../../archetype.ts';
import { mix, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { knit, overlay, twill } from '../../lib/materials.ts';
import { stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { whole } from '../clothing/cut.ts';
import { bareMetal, hexagon, polished } from '../footwear/fittings.ts';
import { groove, motifPanels, patch, tones } from '../footwear/form.ts';
import { isDark, night, plasticGrain, type SkiBootPalette } from './parts.ts';

/** A boot from behind, by its design: how many buckles it has, and whether its spine lets the wearer walk. */
export interface Rear {
  buckles: 3 | 4;
  walks: boolean;
  /** Colour of name and rib on the shell. */
  heel: string;
  /** On which side its buckles are. */
  outer: 1 | -1;
}

const cuffSide: Run = [
  [446, 300],
  [436, 400],
  [424, 520],
  [410, 640],
  [402, 730],
  [404, 786],
];
const cuffTop: Run = whole([
  [446, 300],
  [470, 268],
  [530, 250],
  [600, 246],
]);
const cuffFoot: Run = whole([
  [404, 786],
  [470, 806],
  [540, 818],
  [600, 820],
]);
const cuffOutline = loop(cuffTop, mirror(cuffSide), reverse(cuffFoot), reverse(cuffSide));
const shellSide: Run = [
  [428, 700],
  [412, 790],
  [400, 860],
  [404, 930],
  [428, 985],
];
const shellOutline = loop(
  [
    [428, 700],
    [772, 700],
  ],
  mirror(shellSide),
  [
    [772, 985],
    [600, 996],
    [428, 985],
  ],
  reverse(shellSide),
);
const lugOutline = loop(
  whole([
    [428, 968],
    [500, 976],
    [600, 979],
  ]),
  [
    [772, 968],
    [784, 1010],
    [776, 1052],
  ],
  [
    [776, 1052],
    [424, 1052],
  ],
  [
    [424, 1052],
    [416, 1010],
    [428, 968],
  ],
);
const spineOutline = loop(
  [
    [548, 262],
    [600, 258],
    [652, 262],
  ],
  [
    [652, 262],
    [654, 420],
    [662, 600],
    [672, 760],
    [668, 806],
  ],
  [
    [668, 806],
    [600, 814],
    [532, 806],
  ],
  [
    [532, 806],
    [528, 760],
    [538, 600],
    [546, 420],
    [548, 262],
  ],
);

/** The far wall and the tongue of the liner, its rear with the pull loop. */
function liner(drawing: Drawing, palette: SkiBootPalette): string {
  const tongue = smooth(
    [
      [476, 320, 1],
      [480, 236],
      [506, 186],
      [560, 168],
      [640, 168],
      [694, 186],
      [720, 236],
      [724, 320, 1],
    ],
    true,
  );
  const rear = loop(
    whole([
      [462, 310],
      [474, 244],
      [520, 226],
      [600, 222],
    ]),
    [
      [738, 310],
      [738, 380],
    ],
    [
      [738, 380],
      [462, 380],
    ],
    [
      [462, 380],
      [462, 310],
    ],
  );
  const pull = smooth([
    [572, 300],
    [574, 196],
    [586, 158],
    [600, 150],
    [614, 158],
    [626, 196],
    [628, 300],
  ]);
  return (
    drawing.panel(tongue, drawing.linear(tones(palette.liner, [0, 0.06], [1, -0.34])), {
      roundness: 18,
      inner: overlay(tongue, twill(drawing), 0.7),
    }) +
    drawing.panel(rear, drawing.linear(tones(palette.liner, [0, 0.22], [1, -0.2])), {
      roundness: 18,
      shadow: drawing.dropShadow(0, -3, 5, 0.5),
      inner: overlay(rear, knit(drawing), 0.5),
    }) +
    `<g fill="none" filter="${drawing.dropShadow(2, 4, 3, 0.35)}"><path d="${pull}" stroke="${shade(palette.accent, -0.4)}" stroke-width="15"/>
<path d="${pull}" stroke="${palette.accent}" stroke-width="12"/>
<path d="${pull}" stroke="#000" stroke-opacity=".25" stroke-width="12" stroke-dasharray="1.6 4"/></g>`
  );
}

/** Moulded plastic that is round across: a gloss to the left, a turn into the shade at both edges. */
function round(drawing: Drawing, outline: string, colour: string, top: number, foot: number): string {
  const dark = isDark(colour);
  const gloss: Run = [
    [470, top + 40],
    [500, top + 36],
    [496, (top + foot) / 2],
    [486, foot - 40],
    [458, foot - 40],
    [460, (top + foot) / 2],
  ];
  const rightEdge: Run = [
    [716, top],
    [820, top],
    [830, foot],
    [724, foot],
    [742, (top + foot) / 2],
  ];
  const leftEdge: Run = [
    [380, top],
    [430, top],
    [424, (top + foot) / 2],
    [420, foot],
    [370, foot],
  ];
  return (
    drawing.grain(outline, plasticGrain) +
    patch(drawing, gloss, '#fff', dark ? 0.28 : 0.6, 12) +
    patch(drawing, rightEdge, night, dark ? 0.5 : 0.34, 26) +
    patch(drawing, leftEdge, night, dark ? 0.4 : 0.2, 14)
  );
}

function shell(drawing: Drawing, palette: SkiBootPalette, brand: Brandmark): string {
  const light = isDark(palette.base) ? 0.3 : 0.9;
  const rib: Run = whole([
    [390, 916],
    [470, 934],
    [540, 942],
    [600, 944],
  ]);
  const wedge = loop(offset(rib, 12), offset(rib, 34).toReversed());
  const inner =
    round(drawing, shellOutline, palette.base, 760, 985) +
    patch(
      drawing,
      [
        [400, 780],
        [600, 810],
        [800, 780],
        [800, 850],
        [600, 866],
        [400, 850],
      ],
      night,
      0.42,
      16,
    ) +
    groove(drawing, rib, { shade: 0.55, light, width: 6, distance: 6, lipWidth: 4, colour: night }) +
    overlay(wedge, palette.accent) +
    wordmark(brand.name, 40, { maxWidth: 190 }).at(600, 894, { fill: palette.accent, opacity: 0.96 });
  const paint = drawing.linear(tones(palette.base, [0, 0.08], [1, -0.2]));
  return drawing.panel(shellOutline, paint, { roundness: 28, strength: 0.9, inner });
}

function lug(drawing: Drawing, palette: SkiBootPalette): string {
  const step = 'M428 1002H772';
  const blocks = [470, 514, 558, 602, 646, 690, 734].map((x) => `M${x} 1022V1052`).join('');
  const inner =
    drawing.grain(lugOutline, { frequency: 0.5, octaves: 2, scale: 0.45 }) +
    `<path d="${step}" stroke="#000" stroke-opacity=".6" stroke-width="7"/><path d="M428 1009H772" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>` +
    `<path d="${blocks}" stroke="#05060a" stroke-width="6" opacity=".75"/>`;
  return drawing.panel(lugOutline, drawing.linear(tones(palette.sole, [0, 0.24], [1, -0.3])), {
    roundness: 10,
    strength: 0.95,
    shadow: drawing.dropShadow(0, -2, 3, 0.4),
    inner,
  });
}

/** The spine up the middle: bolted, or with the lever that frees the cuff for walking. */
function spine(drawing: Drawing, palette: SkiBootPalette, { motif }: Brandmark, walks: boolean): string {
  const paint = drawing.linear(tones(palette.accent, [0, 0.02], [0.35, 0.1], [1, -0.26]), 0, 0, 1, 0);
  const bolt = (y: number): string =>
    `<g filter="${drawing.dropShadow(1, 3, 3, 0.45)}"><circle cx="600" cy="${y}" r="21" fill="${polished(drawing)}"/></g><path d="${hexagon(600, y, 9)}" fill="#191b20"/>`;
  const ink = readableOn(palette.accent, 0.68);
  const lever = loop(
    [
      [578, 498],
      [600, 490],
      [622, 498],
    ],
    [
      [622, 498],
      [628, 640],
      [618, 716],
    ],
    [
      [618, 716],
      [600, 726],
      [582, 716],
    ],
    [
      [582, 716],
      [572, 640],
      [578, 498],
    ],
  );
  const housing = 'M560 470H640Q652 470 654 484L660 736Q660 752 644 752H556Q540 752 540 736L546 484Q548 470 560 470Z';
  const middle = walks
    ? drawing.panel(housing, shade(palette.sole, 0.06), { roundness: 10, strength: 0.8 }) +
      drawing.panel(lever, palette.lever === bareMetal ? polished(drawing) : palette.lever, {
        roundness: 9,
        strength: 0.9,
        shadow: drawing.dropShadow(2, 6, 5, 0.5),
      }) +
      wordmark('WALK', 22, { cut: 'bold' }).at(600, 780, { fill: ink, opacity: 0.85 })
    : motifPanels(drawing, motif, { x: 600, y: 492, width: 64, height: 44 }, mix(ink, palette.accent, 0.12), {
        roundness: 3,
      }) +
      wordmark('FLEX', 34).at(600, 600, { rotation: -90, fill: ink, opacity: 0.85 }) +
      bolt(700) +
      bolt(764);
  return drawing.panel(spineOutline, paint, {
    roundness: 10,
    strength: 0.9,
    shadow: drawing.dropShadow(0, 2, 4, 0.45),
    inner: middle,
  });
}

function cuff(drawing: Drawing, palette: SkiBootPalette): string {
  const dark = isDark(palette.cuff);
  const moulded = { shade: 0.5, width: 6, distance: 6, lipWidth: 4, colour: night, light: dark ? 0.3 : 0.85 };
  const shoulders: Run[] = [
    [
      [404, 660],
      [452, 640],
      [500, 668],
      [520, 730],
      [522, 812],
    ],
    mirror([
      [404, 660],
      [452, 640],
      [500, 668],
      [520, 730],
      [522, 812],
    ]),
  ];
  const inner =
    round(drawing, cuffOutline, palette.cuff, 300, 800) +
    shoulders.map((line) => groove(drawing, line, moulded)).join('') +
    drawing.softLine(smooth(offset(cuffFoot, -7)), '#fff', dark ? 0.25 : 0.6, 4, 1.5);
  return drawing.panel(cuffOutline, drawing.linear(tones(palette.cuff, [0, 0.1], [1, -0.14])), {
    roundness: 28,
    strength: 0.95,
    shadow: drawing.dropShadow(0, 6, 6, 0.5),
    inner,
  });
}

function strap(drawing: Drawing, palette: SkiBootPalette): string {
  const upper: Run = whole([
    [432, 336],
    [480, 352],
    [540, 360],
    [600, 362],
  ]);
  const lower: Run = whole([
    [424, 414],
    [474, 432],
    [540, 440],
    [600, 442],
  ]);
  const path = loop(upper, reverse(lower));
  const row = { length: 7, gap: 5, width: 1.7 };
  const thread = mix(palette.strap, '#ffffff', 0.35);
  return (
    drawing.panel(path, drawing.linear(tones(palette.strap, [0, 0.2], [1, -0.1])), {
      roundness: 9,
      shadow: drawing.dropShadow(1, 4, 4, 0.5),
      inner:
        overlay(path, twill(drawing)) +
        patch(
          drawing,
          [
            [700, 330],
            [800, 330],
            [800, 440],
            [720, 440],
          ],
          night,
          0.5,
          16,
        ),
    }) +
    stitch(offset(upper, 12), thread, row) +
    stitch(offset(lower, -12), thread, row)
  );
}

/** The levers of the buckles, which stand out at the outer side. */
function levers(drawing: Drawing, palette: SkiBootPalette, { buckles, outer }: Rear): string {
  const heights = buckles === 3 ? [506, 632, 880] : [492, 612, 832, 908];
  const paint =
    palette.lever === bareMetal
      ? polished(drawing)
      : drawing.linear(tones(palette.lever, [0, 0.3], [0.5, 0], [1, -0.4]));
  return heights
    .map((y) => {
      const edge = y > 700 ? 404 : Math.round(424 - (y - 490) * 0.1);
      const x = outer === 1 ? edge : 1200 - edge;
      const tip = outer * -26;
      const path = `M${x + outer * 16} ${y - 15}L${x + Math.round(tip * 0.6)} ${y - 17}Q${x + tip} ${y - 14} ${x + tip} ${y}Q${x + tip} ${y + 14} ${x + Math.round(tip * 0.6)} ${y + 17}L${x + outer * 16} ${y + 15}Z`;
      return drawing.panel(path, paint, { roundness: 7, strength: 0.9, shadow: drawing.dropShadow(2, 4, 4, 0.45) });
    })
    .join('');
}

/** One boot from behind. */
export const rear = (drawing: Drawing, palette: SkiBootPalette, brand: Brandmark, look: Rear): string =>
  liner(drawing, palette) +
  levers(drawing, palette, look) +
  shell(drawing, { ...palette, accent: look.heel }, brand) +
  cuff(drawing, palette) +
  spine(drawing, palette, brand, look.walks) +
  strap(drawing, palette) +
  lug(drawing, palette);
