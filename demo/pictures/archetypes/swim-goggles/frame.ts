import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth, type Point } from '../../lib/geometry.ts';
import { curvedWordmark } from '../print/curved-wordmark.ts';
import { cup, ink, inset, type Eye, type SwimGogglesPalette } from './form.ts';

/** The arm with the slots through which the strap runs. */
export function sideArm(drawing: Drawing, base: string, eye: Eye): string {
  const path = loop(
    eye.run([
      [940, 520],
      [980, 536],
      [1022, 546],
      [1040, 562],
    ]),
    eye.run([
      [1040, 562],
      [1046, 584],
      [1038, 604],
    ]),
    eye.run([
      [1038, 604],
      [1006, 622],
      [966, 640],
      [930, 660],
    ]),
    eye.run([
      [930, 660],
      [950, 590],
      [940, 520],
    ]),
  );
  const slot = smooth(
    eye.run([
      [1016, 556],
      [1024, 582],
      [1014, 608],
    ]),
  );
  const ridge = smooth(
    eye.run([
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

/** The soft gasket, which lies behind the frame and a little lower. */
export function gasket(drawing: Drawing, colour: string, eye: Eye): string {
  const wider = cup.map(([x, y]): Point => [800 + (x - 800) * 1.05, 580 + (y - 580) * 1.07 + 9]);
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
  const path = smooth(eye.run(cup), true);
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
    drawing.softLine(topLight, '#fff', lightness(base) < 0.5 ? 0.45 : 0.6, 5, 2);
  return drawing.panel(path, paint, { shadow: drawing.dropShadow(1, 3, 3, 0.4), inner });
}

/** The light along the lower inner lip of the ring. */
export function lowerLip(drawing: Drawing, base: string, eye: Eye): string {
  const line = smooth(
    eye.run([
      [660, 650],
      [700, 676],
      [760, 692],
      [850, 690],
      [920, 654],
    ]),
  );
  return drawing.clip(
    smooth(eye.run(cup), true),
    drawing.softLine(line, '#fff', lightness(base) < 0.5 ? 0.28 : 0.4, 3, 1.4),
  );
}

/** The nose bridge with its three grooves. */
export function noseBridge(drawing: Drawing, base: string): string {
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

/** The wordmark along the upper outer rim of the ring. */
export function ringWordmark(palette: SwimGogglesPalette, name: string): string {
  const rim = inset(10.5).filter(([x, y]) => y < 540 && x > 742);
  return curvedWordmark(name, rim, { size: 16, fill: palette.accent, letterSpacing: 0.14, maxWidth: 190 });
}
