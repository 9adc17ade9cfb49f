import type { Brandmark } from '../../archetype.ts';
import { lightness, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { tenth, type Point } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { curvedWordmark } from '../print/curved-wordmark.ts';
import { scale, type BadmintonRacketPalette, type Racket } from './form.ts';
import type { Paint } from './paint.ts';

type Stretch = readonly [start: Point, end: Point];

/** Where a straight line meets the opening: at x (axis 0) or y (axis 1), the two places along the other axis. */
function chord(opening: readonly Point[], axis: 0 | 1, value: number): [number, number] {
  const other = axis === 0 ? 1 : 0;
  const meets = opening.slice(1).flatMap((end, index) => {
    const start = opening[index] ?? end;
    if ((start[axis] - value) * (end[axis] - value) >= 0) return [];
    return [start[other] + ((end[other] - start[other]) * (value - start[axis])) / (end[axis] - start[axis])];
  });
  return [Math.min(...meets), Math.max(...meets)];
}

/** 22 main and 21 cross strings, mains first. */
function stringsOf({ ring, beam, halfWidth, halfLength, headHeight }: Racket): Stretch[] {
  const opening = ring(beam - 1, 0, Math.PI * 2, 720);
  const mains = Array.from({ length: 22 }, (_, index): Stretch => {
    const x = ((index - 10.5) / 10.5) * (halfWidth - 17);
    const [low, high] = chord(opening, 0, x);
    return [
      [x, low],
      [x, high],
    ];
  });
  const crosses = Array.from({ length: 21 }, (_, index): Stretch => {
    const y = headHeight + halfLength - 22 - (index / 20) * (halfLength * 2 - 46);
    const [left, right] = chord(opening, 1, y);
    return [
      [left, y],
      [right, y],
    ];
  });
  return [...mains, ...crosses];
}

/** The turn by which a print is read from above, where the head hangs down. */
const uprightTurn = ({ turn }: Racket): number => (turn > 90 ? turn - 180 : turn);

/** Between which angles of the head the light of the upper left lies on its rim. */
function lit(turn: number): { from: number; to: number } {
  const moved = ((turn - 40) * Math.PI) / 180;
  return { from: 1.75 + moved, to: 3.5 + moved };
}

function strung(path: string, colour: string): string {
  return `<path d="${path}" stroke="${shade(colour, -0.5)}" stroke-width="2.3"/>
<path d="${path}" stroke="${colour}" stroke-width="1.6"/>
<path d="${path}" stroke="#fff" stroke-opacity=".55" stroke-width=".6" transform="translate(-.4 -.5)"/>`;
}

/** The thin strings with the brand's motif stencilled upon them. */
export function stringBed(drawing: Drawing, racket: Racket, paint: Paint, { motif }: Brandmark): string {
  const strings = stringsOf(racket);
  const path = [...strings.slice(22), ...strings.slice(0, 22)].map((stretch) => racket.placedLine(stretch)).join('');
  const [x, y] = racket.place([0, racket.headHeight]);
  const rotation = uprightTurn(racket);
  const stencil = motifPaths(motif, { x, y, width: 106 * scale, height: 64 * scale, rotation }).join('');
  return (
    `<g fill="none"><path d="${path}" stroke="#2b2a33" stroke-width="2" opacity=".16" transform="translate(20 28)"` +
    ` filter="${drawing.blur(3)}"/>${strung(path, paint.strings)}` +
    `${stencil ? drawing.clip(stencil, strung(path, paint.stencil)) : ''}</g>`
  );
}

/** The slender frame with its paint, the grommets and the name on the left shoulder. */
export function head(drawing: Drawing, racket: Racket, paint: Paint, { name }: Brandmark): string {
  const { ring, beam, place } = racket;
  const sector = (from: number, to: number, colour: string, outer = -2, inner = beam + 2): string => {
    const area = racket.placedArea([...ring(outer, from, to, 60), ...ring(inner, from, to, 60).toReversed()]);
    return `<path d="${area}" fill="${colour}"/>`;
  };
  const { hoop } = racket.outlines;
  const lacquer =
    `<path d="${hoop}" fill="${paint.frame}"/>` + paint.stretches.map((stretch) => sector(...stretch)).join('');
  const holes = stringsOf(racket)
    .flat()
    .map((end) => {
      const [x, y] = place(end);
      return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="2.1" fill="#101116"/>`;
    })
    .join('');
  const round = drawing.volume(6, 1, { highlight: 0.6, shade: 0.55, edge: 0.45 });
  const shoulder = ring(beam / 2 - 0.4, 3.42, 2.68, 40).map(place);
  const { from, to } = lit(racket.turn);
  return (
    `<g filter="${drawing.dropShadow(3, 5, 4, 0.35)}"><g filter="${round}">${drawing.clip(hoop, lacquer)}</g></g>` +
    holes +
    drawing.softLine(racket.placedCurve(ring(2.8, from, to, 60)), '#fff', 0.7, 3, 1.4) +
    curvedWordmark(name, racket.turn > 90 ? shoulder.toReversed() : shoulder, {
      size: 13,
      fill: readableOn(paint.frame, 0.6, '#15171b'),
      letterSpacing: 0.14,
      maxWidth: 124,
    })
  );
}

/** Joint, shaft and cone, with the name along the shaft. */
export function slimShaft(drawing: Drawing, racket: Racket, paint: Paint, brand: Brandmark, accent: string): string {
  const { placedArea, placedLine, outlines, foot } = racket;
  const [x, y] = racket.place([0, 312]);
  const [motifX, motifY] = racket.place([0, 240]);
  const rotation = racket.turn > 0 ? racket.turn - 90 : racket.turn + 90;
  const stripe = (from: number, to: number, colour: string): string =>
    `<path d="${placedArea([
      [-6, from],
      [6, from],
      [6, to],
      [-6, to],
    ])}" fill="${colour}"/>`;
  const graphic = motifPaths(brand.motif, { x: motifX, y: motifY, width: 26 * scale, height: 6 * scale, rotation })
    .map((path) => `<path d="${path}" fill="${accent}"/>`)
    .join('');
  const round = drawing.volume(6, 1, { highlight: 0.6, shade: 0.6, edge: 0.4 });
  const bands = paint.bands.map((band) => stripe(...band)).join('');
  const lacquer = `<path d="${outlines.shaft}" fill="${paint.shaft}"/>${bands}${graphic}`;
  const painted = drawing.clip(outlines.shaft, lacquer);
  // The light comes from the upper left, whichever side of the racket that is.
  const side = racket.turn > 90 ? 1.6 : -1.6;
  const shine = placedLine([
    [side, 226],
    [side, foot - 26],
  ]);
  return (
    `<g filter="${drawing.dropShadow(2, 4, 4, 0.35)}"><g filter="${round}">${painted}</g></g>` +
    drawing.softLine(shine, '#fff', 0.5, 2.4, 1) +
    drawing.panel(outlines.joint, paint.joint, { roundness: 6, shadow: drawing.dropShadow(2, 3, 3, 0.3) }) +
    wordmark(brand.name, 11, { cut: 'bold', letterSpacing: 0.1, maxWidth: 130 }).at(x, y, {
      rotation,
      fill: readableOn(paint.shaft, 0.6, '#15171b'),
      opacity: 0.95,
    }) +
    drawing.panel(outlines.cone, paint.cone, {
      roundness: 7,
      light: { highlight: 0.8 },
      shadow: drawing.dropShadow(2, 3, 3, 0.35),
    })
  );
}

/** The grip tape, wound in a spiral, with the butt cap. */
export function handle(
  drawing: Drawing,
  { placedArea, placedLine, outlines, turn }: Racket,
  palette: BadmintonRacketPalette,
  edge?: string,
): string {
  const isPale = lightness(palette.grip) > 0.6;
  const windings = Array.from({ length: 12 }, (_, index) => {
    const y = -4 + index * 17.5;
    return (
      drawing.softLine(
        placedLine([
          [-17, y],
          [17, y + 15],
        ]),
        '#05060c',
        isPale ? 0.4 : 0.75,
        3.2,
        0.9,
      ) +
      drawing.softLine(
        placedLine([
          [-17, y - 2.4],
          [17, y + 12.6],
        ]),
        edge ?? '#fff',
        edge ? 0.9 : 0.32,
        2.2,
        edge ? 0.6 : 1,
      )
    );
  }).join('');
  const flank = (x: number, colour: string, opacity: number, width: number, blur: number): string =>
    drawing.softLine(
      placedLine([
        [x, 0],
        [x, 195],
      ]),
      colour,
      opacity,
      width,
      blur,
    );
  const side = turn > 90 ? -1 : 1;
  const inner =
    windings + flank(-6 * side, '#fff', isPale ? 0.5 : 0.28, 10, 5) + flank(11.5 * side, '#05060c', 0.6, 14, 6);
  const collar = placedArea([
    [-13.4, 184],
    [13.4, 184],
    [13, 195],
    [-13, 195],
  ]);
  const butt = placedArea([
    [-15.4, 3.5],
    [-14, 0],
    [14, 0],
    [15.4, 3.5],
    [14.2, 9],
    [-14.2, 9],
  ]);
  return (
    drawing.panel(outlines.grip, palette.grip, {
      roundness: 8,
      strength: 0.9,
      shadow: drawing.dropShadow(3, 5, 4, 0.4),
      inner,
    }) +
    drawing.panel(collar, palette.accent, { roundness: 4, shadow: drawing.dropShadow(1, 2, 2, 0.35) }) +
    drawing.panel(butt, '#17181c', { roundness: 4 })
  );
}
