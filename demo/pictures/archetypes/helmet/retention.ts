import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth, type Run } from '../../lib/geometry.ts';
import { overlay, twill } from '../../lib/materials.ts';
import type { HelmetPalette } from './shape.ts';

/** The far wall of the shell and the front pad, seen below the rim. */
export function inside(drawing: Drawing): string {
  const wall = loop(
    [
      [240, 690],
      [430, 640],
      [620, 640],
      [820, 650],
      [960, 700],
    ],
    [
      [960, 700],
      [900, 770],
      [780, 760],
      [600, 740],
      [420, 748],
      [300, 740],
      [240, 690],
    ],
  );
  const pad = loop(
    [
      [270, 694],
      [400, 716],
      [540, 714],
      [640, 700],
    ],
    [
      [640, 700],
      [600, 742],
      [470, 756],
      [330, 742],
      [270, 694],
    ],
  );
  const depth = drawing.linear([
    [0, '#0b0c10'],
    [1, '#2a2d34'],
  ]);
  return (
    drawing.panel(wall, depth, { roundness: 12, strength: 0.6 }) +
    drawing.panel(pad, '#33363e', { roundness: 12, strength: 0.9, inner: overlay(pad, twill(drawing)) })
  );
}

/** The cradle round the back of the head, with the dial that tightens it. */
export function cradle(drawing: Drawing, { pop }: HelmetPalette): string {
  const arm = loop(
    [
      [760, 690],
      [830, 736],
      [890, 762],
      [940, 764],
    ],
    [
      [940, 764],
      [944, 794],
      [890, 800],
      [820, 774],
      [750, 722],
      [760, 690],
    ],
  );
  const housing = smooth(
    [
      [900, 740],
      [946, 732],
      [966, 756],
      [958, 796],
      [920, 806],
      [892, 784],
    ],
    true,
  );
  const dial = smooth(
    [
      [930, 738],
      [956, 736],
      [968, 760],
      [962, 790],
      [940, 800],
      [926, 770],
    ],
    true,
  );
  const grooves = [0, 1, 2, 3, 4, 5]
    .map((groove) => `<path d="M922 ${744 + groove * 10}h60" stroke="#000" stroke-opacity=".3" stroke-width="3"/>`)
    .join('');
  const paint = drawing.linear([
    [0, shade(pop, 0.1)],
    [1, shade(pop, -0.3)],
  ]);
  return (
    drawing.panel(arm, '#2a2d34', { roundness: 8 }) +
    drawing.panel(housing, '#1c1e24', { roundness: 10, shadow: drawing.dropShadow(3, 5, 4) }) +
    drawing.panel(dial, paint, { roundness: 8, strength: 0.9, inner: grooves })
  );
}

function webbing(drawing: Drawing, points: Run, width: number, colour: string): string {
  const path = smooth(points);
  return `<g fill="none" stroke-linejoin="round" filter="${drawing.dropShadow(3, 5, 4, 0.3)}">
<path d="${path}" stroke="${shade(colour, -0.5)}" stroke-width="${width + 3}"/>
<path d="${path}" stroke="${colour}" stroke-width="${width}"/>
<path d="${path}" stroke="${shade(colour, 0.22)}" stroke-width="${width * 0.34}" transform="translate(-3 -1)"/>
<path d="${path}" stroke="#000" stroke-opacity=".3" stroke-width="${width}" stroke-dasharray="1.6 3"/></g>`;
}

/** The chin straps with their divider and the open buckle. */
export function straps(drawing: Drawing, { strap }: HelmetPalette): string {
  const divider = loop(
    [
      [540, 852],
      [586, 848],
    ],
    [
      [586, 848],
      [596, 884],
      [570, 902],
    ],
    [
      [570, 902],
      [546, 886],
      [540, 852],
    ],
  );
  const buckle = loop(
    [
      [588, 950],
      [640, 946],
    ],
    [
      [640, 946],
      [664, 992],
      [650, 1008],
    ],
    [
      [650, 1008],
      [600, 1008],
      [584, 990],
      [588, 950],
    ],
  );
  const ribs = '<path d="M600 970h42M602 980h44" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>';
  const shadow = drawing.dropShadow(2, 4, 3);
  return (
    webbing(
      drawing,
      [
        [700, 690],
        [690, 780],
        [650, 860],
        [600, 960],
      ],
      18,
      strap,
    ) +
    webbing(
      drawing,
      [
        [470, 720],
        [500, 800],
        [560, 868],
      ],
      21,
      strap,
    ) +
    webbing(
      drawing,
      [
        [800, 700],
        [740, 780],
        [640, 850],
        [566, 872],
      ],
      21,
      strap,
    ) +
    webbing(
      drawing,
      [
        [566, 872],
        [590, 930],
        [628, 980],
      ],
      21,
      strap,
    ) +
    drawing.panel(divider, '#16181d', { roundness: 7, shadow }) +
    drawing.panel(buckle, '#1b1d23', { roundness: 8, shadow, inner: ribs })
  );
}

/** The same straps on a head: they meet below the ear and close under the jaw. */
export function fastened(drawing: Drawing, { strap }: HelmetPalette): string {
  const divider = smooth(
    [
      [604, 900],
      [644, 898],
      [648, 936],
      [624, 956],
      [602, 936],
    ],
    true,
  );
  const run = (points: Run): string => webbing(drawing, points, 21, strap);
  return (
    run([
      [456, 706],
      [520, 800],
      [622, 920],
    ]) +
    run([
      [800, 690],
      [724, 800],
      [628, 920],
    ]) +
    run([
      [622, 930],
      [560, 1020],
      [470, 1108],
    ]) +
    drawing.panel(divider, '#16181d', { roundness: 7, shadow: drawing.dropShadow(2, 4, 3) })
  );
}
