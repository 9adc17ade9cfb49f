import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { zip } from '../../lib/hardware.ts';
import { crumple, overlay, ripstop } from '../../lib/materials.ts';
import { seam } from '../../lib/strokes.ts';
import { lit, shaded } from '../cloth/light.ts';
import { whole } from '../clothing/cut.ts';
import { releaseBuckle, webbing, type BackpackPalette } from './hardware.ts';

/** How the sack of a design goes from behind: its outline, and what closes it at the top. */
export interface Crown {
  /** The left half, from the middle of the top to the middle of the bottom. */
  side: Run;
  top(drawing: Drawing, palette: BackpackPalette): string;
}

const foot: Run = [
  [304, 700],
  [306, 880],
  [322, 1016],
  [356, 1070],
  [430, 1094],
  [520, 1101],
  [600, 1102],
];

/** A cap over the sack in the cloth of the sack, lit from the upper left. */
function cap(drawing: Drawing, palette: BackpackPalette, path: string, depth: number): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.14)],
    [1, shade(palette.base, -0.16)],
  ]);
  const inner =
    overlay(path, ripstop(drawing), 0.55) +
    crumple(drawing, path, { seed: 41, opacity: 0.34, frequency: 0.006, frequencyY: 0.013, scale: 10 }) +
    lit(
      drawing,
      [
        [340, 250],
        [420, 196],
        [560, 180],
        [640, 186],
        [600, 226],
        [460, 240],
        [370, 300],
      ],
      0.28,
      24,
    ) +
    shaded(
      drawing,
      [
        [790, 170],
        [900, 230],
        [900, depth],
        [800, depth],
        [830, 290],
      ],
      0.42,
      24,
    );
  return drawing.panel(path, cloth, {
    roundness: 30,
    strength: 0.9,
    shadow: drawing.dropShadow(3, 10, 10, 0.5),
    inner,
  });
}

/** The lid, piped along its rim. */
function lid(drawing: Drawing, palette: BackpackPalette): string {
  const half: Run = [
    [318, 400],
    [306, 350],
    [314, 264],
    [352, 206],
    [440, 174],
    [600, 162],
  ];
  const hem: Run = [
    [318, 400],
    [400, 418],
    [500, 424],
    [600, 425],
  ];
  const path = loop(whole(half), reverse(whole(hem)));
  const piping = offset(whole(half), 40, 60);
  return cap(drawing, palette, path, 420) + drawing.clip(path, seam(piping, { width: 3, opacity: 0.42 }));
}

/** The main zip, which runs round the crown of a daypack. */
function crownZip(drawing: Drawing, palette: BackpackPalette): string {
  const half: Run = [
    [330, 620],
    [342, 470],
    [366, 360],
    [408, 262],
    [476, 208],
    [600, 188],
  ];
  const line = whole(half);
  return (
    drawing.softLine(smooth(offset(line, -10)), drawing.ink, 0.35, 12, 4) +
    zip(line, shade(palette.strap, 0.1), { width: 17 })
  );
}

/** The rolled neck with the strap at each side. */
function roll(drawing: Drawing, palette: BackpackPalette): string {
  const half: Run = [
    [352, 240],
    [338, 226],
    [338, 200],
    [348, 176],
    [400, 162],
    [500, 156],
    [600, 154],
  ];
  const hem: Run = [
    [352, 240],
    [440, 252],
    [520, 256],
    [600, 256],
  ];
  const path = loop(whole(half), reverse(whole(hem)));
  const winding: Run = whole([
    [340, 222],
    [440, 232],
    [600, 236],
  ]);
  const strapped: Run = [
    [372, 164],
    [352, 206],
    [350, 270],
    [338, 360],
    [328, 520],
  ];
  return (
    cap(drawing, palette, path, 260) +
    drawing.clip(path, seam(winding, { width: 3, opacity: 0.55 })) +
    [strapped, mirror(strapped)].map((run) => webbing(drawing, run, 22, palette.strap)).join('') +
    releaseBuckle(drawing, 342, 346, 6, 0.78) +
    releaseBuckle(drawing, 858, 346, -6, 0.78)
  );
}

/** What is at the top of every design. */
export const crowns: Readonly<Record<string, Crown>> = {
  trek: {
    side: reverse([...reverse(foot), [308, 500], [322, 330], [420, 300], [600, 290]]),
    top: lid,
  },
  city: {
    side: reverse([...reverse(foot), [322, 500], [346, 360], [392, 252], [466, 186], [600, 164]]),
    top: crownZip,
  },
  roll: {
    side: reverse([...reverse(foot), [312, 540], [328, 400], [340, 300], [350, 236], [600, 226]]),
    top: roll,
  },
};
