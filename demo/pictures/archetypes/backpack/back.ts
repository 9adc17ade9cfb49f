import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, part, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { crumple, openMesh, overlay, ripstop } from '../../lib/materials.ts';
import { cord, stitch } from '../../lib/strokes.ts';
import { lit, shaded } from '../cloth/light.ts';
import { napeMark } from '../clothing/back.ts';
import { whole } from '../clothing/cut.ts';
import { releaseBuckle, webbing, type BackpackPalette } from './hardware.ts';
import { haulHandle } from './harness.ts';
import { crowns, type Crown } from './crowns.ts';

const thread = { length: 6, gap: 4, width: 1.6 };

/** The sack behind its padding, under what closes it at the top. */
function sack(drawing: Drawing, palette: BackpackPalette, { side }: Crown): string {
  const path = smooth([...side, ...reverse(mirror(side)).slice(1, -1)], true);
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.05)],
    [1, shade(palette.base, -0.16)],
  ]);
  const inner =
    overlay(path, ripstop(drawing), 0.55) +
    crumple(drawing, path, { seed: 17, opacity: 0.3, frequency: 0.006, frequencyY: 0.011, scale: 10 }) +
    lit(
      drawing,
      [
        [330, 380],
        [380, 360],
        [376, 600],
        [360, 900],
        [330, 1000],
        [318, 700],
      ],
      0.2,
      18,
    ) +
    shaded(
      drawing,
      [
        [820, 300],
        [910, 360],
        [910, 1090],
        [800, 1100],
        [834, 760],
      ],
      0.42,
      26,
    );
  return drawing.panel(path, cloth, { roundness: 34, strength: 0.85, inner });
}

const panelSide: Run = [
  [452, 284],
  [410, 330],
  [394, 460],
  [390, 640],
  [396, 820],
  [408, 960],
  [448, 1030],
];
const panelPath = loop(panelSide, reverse(mirror(panelSide)), [
  [748, 284],
  [600, 270],
  [452, 284],
]);
/** One of the two pads along the spine, with the air between them. */
const padRuns: readonly Run[] = [
  [
    [474, 330],
    [524, 322],
    [562, 334],
  ],
  [
    [562, 334],
    [570, 520],
    [566, 700],
    [556, 850],
  ],
  [
    [556, 850],
    [500, 864],
    [432, 850],
  ],
  [
    [432, 850],
    [418, 700],
    [420, 520],
    [444, 370],
    [474, 330],
  ],
];

/** The padded panel that lies on a back: two pads of foam under mesh, which part around the spine. */
function backPanel(drawing: Drawing, palette: BackpackPalette): string {
  const pad = (isFar: boolean): string => {
    const path = loop(...padRuns.map((run) => (isFar ? mirror(run) : run)));
    const foam = drawing.linear([
      [0, shade(palette.panel, isFar ? 0.06 : 0.14)],
      [1, shade(palette.panel, isFar ? -0.2 : -0.1)],
    ]);
    const ribs = [440, 560, 680, 790]
      .map((y) => {
        const line: Run = [
          [400, y + 8],
          [490, y - 4],
          [580, y + 6],
        ];
        const run = isFar ? mirror(line) : line;
        return (
          drawing.softLine(smooth(run), drawing.ink, 0.5, 12, 4) +
          drawing.softLine(smooth(offset(run, isFar ? -11 : 11)), '#fff', 0.14, 8, 4)
        );
      })
      .join('');
    return drawing.panel(path, foam, {
      roundness: 22,
      strength: 0.9,
      shadow: drawing.dropShadow(2, 5, 6, 0.42),
      inner: overlay(path, openMesh(drawing), 0.8) + ribs,
    });
  };
  const depth = drawing.linear([
    [0, shade(palette.panel, -0.2)],
    [1, shade(palette.panel, -0.44)],
  ]);
  const inner = overlay(panelPath, openMesh(drawing), 0.7) + drawing.softLine('M600 320V860', '#000', 0.4, 40, 14);
  return (
    drawing.panel(panelPath, depth, {
      roundness: 16,
      strength: 0.7,
      shadow: drawing.dropShadow(0, 4, 8, 0.4),
      inner,
    }) +
    pad(false) +
    pad(true)
  );
}

/** The lumbar pad and the wings of the hip belt, whose ends hang open at both sides. */
function hipBelt(drawing: Drawing, palette: BackpackPalette): string {
  const halfTop: Run = [
    [196, 934],
    [238, 892],
    [320, 874],
    [420, 880],
    [520, 872],
    [600, 868],
  ];
  const halfBottom: Run = [
    [192, 966],
    [222, 1004],
    [300, 1014],
    [420, 1022],
    [520, 1040],
    [600, 1046],
  ];
  const tip: Run = [
    [196, 934],
    [186, 950],
    [192, 966],
  ];
  const path = loop(whole(halfTop), mirror(tip), reverse(whole(halfBottom)), reverse(tip));
  const foam = drawing.linear([
    [0, shade(palette.panel, 0.18)],
    [1, shade(palette.panel, -0.22)],
  ]);
  const rim = (run: Run, inset: number): string =>
    stitch(offset(whole(run), inset, 90), shade(palette.panel, lightness(palette.panel) < 0.42 ? 0.34 : -0.3), thread);
  const inner =
    overlay(path, openMesh(drawing), 0.75) +
    lit(
      drawing,
      [
        [210, 930],
        [300, 892],
        [420, 894],
        [400, 930],
        [280, 940],
      ],
      0.22,
      12,
    ) +
    shaded(
      drawing,
      [
        [800, 880],
        [1010, 900],
        [1020, 1010],
        [800, 1030],
      ],
      0.36,
      20,
    ) +
    [418, 782].map((x) => drawing.softLine(`M${x} 884Q${x - 8} 950 ${x} 1022`, drawing.ink, 0.5, 12, 5)).join('') +
    rim(halfTop, 11) +
    rim(halfBottom, -11);
  const end: Run = [
    [204, 950],
    [160, 984],
    [148, 1036],
    [154, 1080],
  ];
  return (
    drawing.panel(path, foam, {
      roundness: 24,
      strength: 0.9,
      shadow: drawing.dropShadow(2, 9, 9, 0.5),
      inner,
    }) +
    webbing(
      drawing,
      [
        [372, 950],
        [290, 946],
        [204, 950],
      ],
      20,
      palette.strap,
    ) +
    webbing(
      drawing,
      mirror([
        [372, 950],
        [290, 946],
        [204, 950],
      ]),
      20,
      palette.strap,
    ) +
    tack(drawing, palette, 374, 950, 90) +
    tack(drawing, palette, 826, 950, 90) +
    webbing(drawing, end, 22, palette.strap) +
    releaseBuckle(drawing, 155, 1062, 4, 0.8) +
    webbing(drawing, mirror(end), 22, palette.strap) +
    releaseBuckle(drawing, 1045, 1062, -4, 0.8)
  );
}

/** The middle of the left shoulder strap, from the yoke at the nape to where its webbing begins. */
const strapRun: Run = [
  [556, 292],
  [500, 300],
  [440, 356],
  [404, 460],
  [396, 580],
  [414, 700],
  [446, 800],
];

/** Where webbing is sewn down: a bar of close stitches over its end. */
function tack(drawing: Drawing, palette: BackpackPalette, x: number, y: number, rotation: number): string {
  const patch = drawing.panel(
    'M-14 -9h28q3 0 3 3v12q0 3 -3 3h-28q-3 0 -3 -3v-12q0 -3 3 -3z',
    shade(palette.strap, 0.14),
    {
      roundness: 4,
      strength: 0.7,
      shadow: drawing.dropShadow(1, 2, 2, 0.4),
    },
  );
  const rows = `<path d="M-11 -4h22M-11 4h22" stroke="${shade(palette.strap, 0.5)}" stroke-width="1.6"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${rotation})">${patch}${rows}</g>`;
}

/** The webbing that draws a shoulder strap in, from the foot of the sack up under the hip belt. */
function strapEnd(drawing: Drawing, palette: BackpackPalette, isFar: boolean): string {
  const run: Run = [
    [442, 784],
    [420, 860],
    [372, 930],
    [336, 1000],
  ];
  return webbing(drawing, isFar ? mirror(run) : run, 22, palette.strap);
}

/** A padded shoulder strap with its lifter and its daisy chain. */
function shoulderStrap(drawing: Drawing, palette: BackpackPalette, isFar: boolean): string {
  const on = (run: Run): Run => (isFar ? mirror(run) : run);
  const run = on(strapRun);
  const half = (share: number): number => 42 - 14 * share;
  const path = loop(
    offset(run, (share) => half(share)),
    reverse(offset(run, (share) => -half(share))),
  );
  const foam = drawing.linear([
    [0, shade(palette.panel, isFar ? 0.12 : 0.24)],
    [1, shade(palette.panel, isFar ? -0.2 : -0.06)],
  ]);
  const edges = [0.78, -0.78].map((by) =>
    stitch(
      offset(run, (share) => half(share) * by),
      shade(palette.panel, lightness(palette.panel) < 0.42 ? 0.36 : -0.3),
      thread,
    ),
  );
  const chain = on(part(strapRun, 0.06, 0.98).filter((_, index) => index % 14 === 0));
  const lifter = on([
    [470, 334],
    [452, 300],
    [446, 262],
  ]);
  return (
    drawing.panel(path, foam, {
      roundness: 18,
      strength: 0.9,
      shadow: drawing.dropShadow(isFar ? 6 : 2, 10, 10, 0.5),
      inner: overlay(path, openMesh(drawing), 0.75) + edges.join(''),
    }) +
    webbing(drawing, chain, 16, palette.strap) +
    [0.34, 0.5, 0.66, 0.82]
      .map((share) => {
        const [x, y] = on(part(strapRun, share, share + 0.01))[0]!;
        return `<rect x="${(x - 10).toFixed(1)}" y="${(y - 2).toFixed(1)}" width="20" height="4" rx="2" fill="${palette.accent}" opacity=".9"/>`;
      })
      .join('') +
    releaseBuckle(drawing, isFar ? 1200 - 438 : 438, 806, isFar ? -16 : 16, 0.72) +
    webbing(drawing, lifter, 16, palette.strap) +
    tack(drawing, palette, isFar ? 1200 - 446 : 446, 264, isFar ? 8 : -8)
  );
}

/** The strap across the chest, buckled in the middle. */
function sternumStrap(drawing: Drawing, palette: BackpackPalette): string {
  const line: Run = [
    [402, 520],
    [500, 540],
    [600, 545],
    [700, 540],
    [798, 520],
  ];
  return webbing(drawing, line, 14, palette.strap) + releaseBuckle(drawing, 600, 545, 90, 0.62);
}

/** A backpack with its harness to the fore: padded back, shoulder straps, sternum strap and hip belt. */
export function drawBack(palette: BackpackPalette, brand: Brandmark, design: string): Drawing {
  const drawing = new Drawing(palette.base);
  const crown = crowns[design] ?? crowns.trek!;
  const yoke = loop(
    [
      [520, 262],
      [600, 252],
      [680, 262],
    ],
    [
      [680, 262],
      [672, 330],
      [600, 342],
      [528, 330],
      [520, 262],
    ],
  );
  return drawing.add(
    drawing.studio(),
    '<g transform="translate(0 -8)">',
    drawing.ground([
      [600, 1098, 290, 26],
      [600, 1098, 200, 16, 0.7],
    ]),
    `<g transform="translate(-10 0)">${haulHandle(drawing, palette)}</g>`,
    sack(drawing, palette, crown),
    crown.top(drawing, palette),
    backPanel(drawing, palette),
    strapEnd(drawing, palette, true),
    strapEnd(drawing, palette, false),
    hipBelt(drawing, palette),
    shoulderStrap(drawing, palette, true),
    shoulderStrap(drawing, palette, false),
    sternumStrap(drawing, palette),
    drawing.panel(yoke, shade(palette.panel, 0.06), {
      roundness: 10,
      strength: 0.75,
      shadow: drawing.dropShadow(1, 4, 5, 0.42),
      inner: overlay(yoke, ripstop(drawing), 0.6),
    }),
    napeMark(brand, 296, { emblem: palette.accent, name: '#f4f1e6' }, 0.8),
    cord('M578 254Q600 232 622 254', 9, palette.strap),
    '</g>',
  );
}
