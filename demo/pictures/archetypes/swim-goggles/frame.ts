import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, smooth, tenth, type Point, type Run } from '../../lib/geometry.ts';
import { curvedWordmark } from '../print/curved-wordmark.ts';
import { ink, placed, type Eye, type GogglesDesign, type SwimGogglesPalette } from './form.ts';

/** The arm with the slots through which the strap runs, as seen on the right; mirrored for the left. */
function arm(drawing: Drawing, base: string, run: (points: Run) => Point[]): string {
  const path = loop(
    run([
      [940, 520],
      [980, 536],
      [1022, 546],
      [1040, 562],
    ]),
    run([
      [1040, 562],
      [1046, 584],
      [1038, 604],
    ]),
    run([
      [1038, 604],
      [1006, 622],
      [966, 640],
      [930, 660],
    ]),
    run([
      [930, 660],
      [950, 590],
      [940, 520],
    ]),
  );
  const slot = smooth(
    run([
      [1016, 556],
      [1024, 582],
      [1014, 608],
    ]),
  );
  const ridge = smooth(
    run([
      [996, 552],
      [1004, 584],
      [994, 616],
    ]),
  );
  const inner = `<g fill="none"><path d="${slot}" stroke="${ink}" stroke-opacity=".55" stroke-width="8"
 stroke-linecap="round"/><path d="${ridge}" stroke="#fff" stroke-opacity=".2" stroke-width="3"/></g>`;
  const paint = drawing.linear([
    [0, shade(base, 0.22)],
    [1, shade(base, -0.25)],
  ]);
  return drawing.panel(path, paint, { roundness: 9, shadow: drawing.dropShadow(2, 5, 4, 0.4), inner });
}

/** The arms of a lens: one beside either eye, both beside a mask. */
export function sideArms(drawing: Drawing, base: string, { design, isLeft }: Eye): string {
  const right = (points: Run): Point[] => [...points];
  const sides = design.isMask ? [mirror, right] : [isLeft ? mirror : right];
  return placed(design.arm, sides.map((run) => arm(drawing, base, run)).join(''));
}

/** The soft gasket, which lies behind the frame and a little lower. */
export function gasket(drawing: Drawing, colour: string, eye: Eye): string {
  const { cup, isMask } = eye.design;
  const [across, down, lower] = eye.design.gasket;
  const middle = isMask ? 600 : 800;
  const wider = cup.map(([x, y]): Point => [middle + (x - middle) * across, 580 + (y - 580) * down + lower]);
  const path = smooth(eye.run(wider), true);
  const paint = drawing.linear([
    [0, shade(colour, 0.2)],
    [1, shade(colour, -0.25)],
  ]);
  return drawing.panel(path, paint, {
    shadow: drawing.dropShadow(1, 3, 3, 0.25),
    inner: drawing.softLine(path, '#fff', 0.2, 10, 4),
  });
}

/** The ring that holds the lens. */
export function frameRing(drawing: Drawing, base: string, eye: Eye): string {
  const path = eye.outline;
  const paint = drawing.linear([
    [0, shade(base, 0.2)],
    [0.5, base],
    [1, shade(base, -0.28)],
  ]);
  const topLight = smooth(
    eye.run([
      [652, 560],
      [672, 512],
      [730, 478],
      [810, 468],
      [890, 486],
    ]),
  );
  const inner =
    drawing.grain(path, { frequency: 0.7, octaves: 2, scale: 0.2, opacity: 0.25 }) +
    (eye.design.isMask
      ? drawing.softLine(eye.insetPath(eye.design.wall - 4), '#fff', lightness(base) < 0.5 ? 0.3 : 0.5, 3, 1.6)
      : eye.fit(drawing.softLine(topLight, '#fff', lightness(base) < 0.5 ? 0.45 : 0.6, 5, 2)));
  return drawing.panel(path, paint, { shadow: drawing.dropShadow(1, 3, 3, 0.4), inner });
}

/** The light along the lower inner lip of the ring; a mask has it all round. */
export function lowerLip(drawing: Drawing, base: string, eye: Eye): string {
  if (eye.design.isMask) return '';
  const line = smooth(
    eye.run([
      [660, 650],
      [700, 676],
      [760, 692],
      [850, 690],
      [920, 654],
    ]),
  );
  return drawing.clip(eye.outline, eye.fit(drawing.softLine(line, '#fff', lightness(base) < 0.5 ? 0.28 : 0.4, 3, 1.4)));
}

/** The nose bridge with its three grooves. */
function clipBridge(drawing: Drawing, base: string): string {
  const path = loop(
    [
      [540, 548],
      [572, 536],
      [600, 532],
      [628, 536],
      [660, 548],
    ],
    [
      [660, 548],
      [664, 612],
    ],
    [
      [664, 612],
      [636, 584],
      [600, 572],
      [564, 584],
      [536, 612],
    ],
    [
      [536, 612],
      [540, 548],
    ],
  );
  const grooves = [584, 600, 616]
    .map(
      (x) =>
        `<path d="M${x} 530V590" stroke="${ink}" stroke-opacity=".35" stroke-width="3.5"/>
<path d="M${x + 3.5} 530V590" stroke="#fff" stroke-opacity=".2" stroke-width="2"/>`,
    )
    .join('');
  const paint = drawing.linear([
    [0, shade(base, 0.26)],
    [1, shade(base, -0.22)],
  ]);
  return drawing.panel(path, paint, { roundness: 10, shadow: drawing.dropShadow(1, 4, 4, 0.4), inner: grooves });
}

/** A thin arch with notches, by which its length is set. */
function archBridge(drawing: Drawing, base: string): string {
  const path = loop(
    [
      [540, 572],
      [566, 556],
      [600, 548],
      [634, 556],
      [660, 572],
    ],
    [
      [660, 572],
      [662, 600],
    ],
    [
      [662, 600],
      [634, 578],
      [600, 569],
      [566, 578],
      [538, 600],
    ],
    [
      [538, 600],
      [540, 572],
    ],
  );
  const notches = [566, 577, 588, 599, 610, 621, 632]
    .map((x) => {
      const y = 551 + ((x - 600) / 10) ** 2 * 0.7;
      return `<path d="M${x} ${tenth(y + 3)}V${tenth(y + 15)}" stroke="${ink}" stroke-opacity=".5" stroke-width="3"/>`;
    })
    .join('');
  const paint = drawing.linear([
    [0, shade(base, 0.3)],
    [1, shade(base, -0.2)],
  ]);
  return drawing.panel(path, paint, { roundness: 6, shadow: drawing.dropShadow(1, 4, 4, 0.4), inner: notches });
}

/** A soft bow that is clipped into both frames, high over the nose. */
function bowBridge(drawing: Drawing, base: string): string {
  const path = loop(
    [
      [528, 500],
      [560, 512],
      [600, 516],
      [640, 512],
      [672, 500],
    ],
    [
      [672, 500],
      [664, 560],
      [652, 606],
    ],
    [
      [652, 606],
      [632, 566],
      [600, 550],
      [568, 566],
      [548, 606],
    ],
    [
      [548, 606],
      [536, 560],
      [528, 500],
    ],
  );
  const clips = [556, 644]
    .map(
      (x) =>
        `<rect x="${x - 7}" y="524" width="14" height="34" rx="6" fill="${ink}" opacity=".45"/>` +
        `<rect x="${x - 4}" y="527" width="4" height="27" rx="2" fill="#fff" opacity=".25"/>`,
    )
    .join('');
  const paint = drawing.linear([
    [0, shade(base, 0.24)],
    [1, shade(base, -0.24)],
  ]);
  return drawing.panel(path, paint, { roundness: 12, shadow: drawing.dropShadow(1, 4, 4, 0.4), inner: clips });
}

const bridges = { clip: clipBridge, arch: archBridge, bow: bowBridge };

/** What joins two lenses over the nose; nothing where one covers both eyes. */
export const noseBridge = (drawing: Drawing, base: string, { bridge }: GogglesDesign): string =>
  bridge ? bridges[bridge](drawing, base) : '';

/** The wordmark along the rim of the ring, beside its lens or above it. */
export function ringWordmark(palette: SwimGogglesPalette, name: string, eye: Eye): string {
  const { isUnderName, wall } = eye.design;
  const rim = eye.inset(Math.max(wall / 2 + 0.5, 6)).filter(isUnderName);
  const run = rim[0]![0] < rim.at(-1)![0] ? rim : rim.toReversed();
  const size = Math.min(16, wall * 0.95 + 2);
  return curvedWordmark(name, run, { size, fill: palette.accent, letterSpacing: 0.14, maxWidth: 190 });
}
