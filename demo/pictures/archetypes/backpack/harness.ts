import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, reverse, type Run } from '../../lib/geometry.ts';
import { openMesh, overlay } from '../../lib/materials.ts';
import { releaseBuckle, webbing, type BackpackPalette } from './hardware.ts';

/** The padded hip belt, whose ends hang open at both sides. */
export function hipBelt(drawing: Drawing, palette: BackpackPalette): string {
  const left = loop(
    [
      [330, 900],
      [262, 888],
      [206, 912],
      [182, 960],
    ],
    [
      [182, 960],
      [196, 1004],
      [250, 1010],
      [330, 1010],
    ],
    [
      [330, 1010],
      [330, 900],
    ],
  );
  const right = loop(
    [
      [890, 906],
      [960, 900],
      [1016, 924],
      [1034, 968],
    ],
    [
      [1034, 968],
      [1016, 1006],
      [960, 1016],
      [880, 1012],
    ],
    [
      [880, 1012],
      [890, 906],
    ],
  );
  const foam = (top: number, bottom: number): string =>
    drawing.linear([
      [0, shade(palette.panel, top)],
      [1, shade(palette.panel, bottom)],
    ]);
  const leftEnd: Run = [
    [190, 958],
    [150, 990],
    [140, 1040],
    [150, 1084],
  ];
  const rightEnd: Run = [
    [1022, 966],
    [1058, 1000],
    [1066, 1050],
    [1060, 1084],
  ];
  return (
    drawing.panel(left, foam(0.1, -0.25), { roundness: 18, inner: overlay(left, openMesh(drawing), 0.7) }) +
    webbing(drawing, leftEnd, 22, palette.strap) +
    releaseBuckle(drawing, 152, 1066, 4, 0.8) +
    drawing.panel(right, foam(-0.1, -0.4), { roundness: 18 }) +
    webbing(drawing, rightEnd, 22, palette.strap) +
    releaseBuckle(drawing, 1061, 1066, -4, 0.8)
  );
}

/** The padded shoulder strap that shows beside the sack; it lies to the left of a run downwards. */
export function shoulderStrap(drawing: Drawing, palette: BackpackPalette, run: Run): string {
  const strap = loop(offset(run, -2), reverse(offset(run, 34)));
  const foam = drawing.linear([
    [0, shade(palette.panel, 0.05)],
    [1, shade(palette.panel, -0.3)],
  ]);
  return drawing.panel(strap, foam, { roundness: 14 });
}

/** The handle by which the sack is lifted. */
export function haulHandle(drawing: Drawing, palette: BackpackPalette): string {
  const handle = loop(
    [
      [520, 158],
      [560, 96],
      [640, 90],
      [690, 130],
      [700, 166],
    ],
    [
      [700, 166],
      [676, 166],
    ],
    [
      [676, 166],
      [664, 132],
      [634, 116],
      [572, 120],
      [546, 164],
    ],
    [
      [546, 164],
      [520, 158],
    ],
  );
  return drawing.panel(handle, palette.strap, { roundness: 9 });
}

/** What lies behind the sack: hip belt, shoulder strap and haul handle. */
export function harness(drawing: Drawing, palette: BackpackPalette): string {
  const shoulder: Run = [
    [348, 260],
    [290, 330],
    [266, 450],
    [270, 600],
    [296, 740],
    [330, 830],
  ];
  return hipBelt(drawing, palette) + shoulderStrap(drawing, palette, shoulder) + haulHandle(drawing, palette);
}

/** What lies on the sack: the straps of the lid, the compression strap and the ice-axe loop. */
export function frontStraps(drawing: Drawing, palette: BackpackPalette): string {
  const lidStraps = [430, 690]
    .map(
      (x) =>
        webbing(
          drawing,
          [
            [x, 392],
            [x - 1, 440],
            [x + 1, 520],
            [x, 600],
          ],
          28,
          palette.strap,
        ) +
        releaseBuckle(drawing, x, 500, 0, 0.95) +
        webbing(
          drawing,
          [
            [x, 600],
            [x + 2, 630],
            [x - 2, 664],
          ],
          24,
          palette.strap,
        ),
    )
    .join('');
  const axeLoop: Run = [
    [560, 1000],
    [540, 1040],
    [560, 1074],
    [584, 1040],
    [566, 1004],
  ];
  return (
    lidStraps +
    webbing(
      drawing,
      [
        [812, 500],
        [850, 490],
        [894, 502],
      ],
      20,
      palette.strap,
    ) +
    releaseBuckle(drawing, 852, 490, 88, 0.62) +
    webbing(drawing, axeLoop, 14, palette.accent)
  );
}
