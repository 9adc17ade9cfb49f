import type { Brandmark, PaletteOf } from '../../archetype.ts';
import { Drawing } from '../../lib/drawing.ts';
import { loop, reverse, tenth, type Run } from '../../lib/geometry.ts';
import { pose, type Stance } from './pose.ts';
import { seatedCut } from './seat.ts';
import type { Web } from './weave.ts';

/** What a design paints with the colours of a palette; rear is the upper's colour at the heel. */
export type ShoePaint = PaletteOf<
  | 'upper'
  | 'rear'
  | 'film'
  | 'motif'
  | 'collar'
  | 'tongue'
  | 'lip'
  | 'lining'
  | 'stay'
  | 'lace'
  | 'tab'
  | 'sole'
  | 'foam'
  | 'rubber'
>;

/** The side of the sole: its upper edge from the toe, the wall of the heel, its lower edge back to the toe. */
export interface SoleCut {
  top: Run;
  heel: Run;
  bottom: Run;
}

/** The eyelet stay and the laces in it. */
export interface ThroatCut {
  /** Where on the topline (0…1) the tongue begins to show. */
  from: number;
  stayTop: Run;
  stayBottom: Run;
  eyelets: Run;
  bars: number;
  laceWidth: number;
}

/** The lines of a design, from which its panels, seams and stitches derive; the toe is at the left. */
export interface ShoeCut {
  topline: Run;
  collar: Run;
  heel: Run;
  feather: Run;
  /** The far rim of the opening, from the tongue to the heel. */
  farRim: Run;
  tongueFront: Run;
  tongueBack: Run;
  /** How far the collar's band reaches down, in px. */
  collarDepth: number;
  throat: ThroatCut;
  sole: SoleCut;
}

/** A shoe while it is drawn. */
export interface Sketch {
  drawing: Drawing;
  cut: ShoeCut;
  paint: ShoePaint;
  brand: Brandmark;
}

/** Draws one part of a shoe. */
export type Part = (sketch: Sketch) => string;

/** One construction of a shoe: its lines, where the colours go, and its parts from the back to the front. */
export interface ShoeDesign<Palette> {
  cut: ShoeCut;
  /** How far the lines are stretched along and upwards; a usual last where nothing is said. */
  stretch?: readonly [along: number, up: number];
  paint(palette: Palette): ShoePaint;
  parts: readonly Part[];
}

const usualLast = 'translate(0 54) scale(1 .94)';
/** About where the middle of the shoe touches the ground. */
const stretched = ([along, up]: readonly [number, number]): string =>
  `translate(${tenth(600 * (1 - along))} ${tenth(900 * (1 - up))}) scale(${along} ${up})`;

/** Draws a shoe from the side in its design and pose. */
export function drawSide<Palette>(
  design: ShoeDesign<Palette>,
  palette: Palette,
  brand: Brandmark,
  how: Stance = 'left',
): Drawing {
  const { parts, stretch } = design;
  const cut = seatedCut(design.cut);
  const paint = design.paint(palette);
  const drawing = new Drawing(paint.upper);
  const sketch = { drawing, cut, paint, brand };
  return pose(drawing, how, {
    transform: 'translate(6 0)',
    within: stretch ? stretched(stretch) : usualLast,
    contacts: [
      [600, 908, 480, 20],
      [740, 906, 320, 12, 0.5],
    ],
    parts: () => parts.map((part) => part(sketch)),
  });
}

/** Outline of the whole upper. */
export function upperPath({ topline, collar, heel, feather }: ShoeCut): string {
  return loop(topline, collar, heel, feather);
}

/** Outline of the midsole from the side. */
export function solePath({ sole }: ShoeCut): string {
  return loop(sole.top, sole.heel, sole.bottom);
}

/** The upper as a web between its skyline and its feather edge. */
export function upperWeb({ topline, collar, feather }: ShoeCut): Web {
  return { top: [...topline, ...collar.slice(1)], bottom: reverse(feather) };
}
