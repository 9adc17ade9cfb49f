import type { Motif } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing, PanelOptions, Stop } from '../../lib/drawing.ts';
import { offset, polygon, reverse, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { isMark, isQuad, motifPaths, type OrientedBox, type Quad } from '../../lib/motifs.ts';

/** Gradient stops of one colour: at each place it is darkened (−1…0) or lightened (0…1). */
export function tones(colour: string, ...stops: readonly (readonly [place: number, amount: number])[]): Stop[] {
  return stops.map(([place, amount]) => [place, shade(colour, amount)]);
}

/** A soft patch of light or shade inside a closed run; blur in px. */
export function patch(drawing: Drawing, points: Run, colour: string, opacity: number, blur: number): string {
  return drawing.softShape(smooth(points, true), colour, opacity, blur);
}

/** How a moulded groove is drawn: widths and distance in px. */
export interface GrooveOptions {
  shade?: number;
  light?: number;
  width?: number;
  /** From the groove to its lit lower lip. */
  distance?: number;
  lipWidth?: number;
  colour?: string;
}

/** A groove moulded in foam, rubber or plastic: a dark line with a lit lip on the side of its normal. */
export function groove(drawing: Drawing, points: Run, options: GrooveOptions = {}): string {
  const { shade: dark = 0.5, light = 0.25, width = 4, distance = 4.5, lipWidth = 3, colour = drawing.ink } = options;
  return (
    drawing.softLine(smooth(points), colour, dark, width, 1.3) +
    drawing.softLine(smooth(offset(points, distance)), '#fff', light, lipWidth, 1.2)
  );
}

/** Outline of a strap, strut or rib along its middle line; half its width in px, or by the share walked (0…1). */
export function band(middle: Run, halfWidth: number | ((share: number) => number), count = 40): string {
  const half = typeof halfWidth === 'function' ? halfWidth : (): number => halfWidth;
  const edge = (side: 1 | -1): Point[] => offset(middle, (share) => side * half(share), count);
  return polygon([...edge(1), ...reverse(edge(-1))]);
}

/** A half width for band that runs evenly from one value to the other. */
export function taper(from: number, to: number): (share: number) => number {
  return (share) => from + (to - from) * share;
}

/** A mark fills less of a place that was cut for a band, so it may stand over its upper and lower edge. */
const enlarged = (box: OrientedBox): OrientedBox => ({ ...box, width: box.width * 1.3, height: box.height * 1.3 });

/** The brand's motif as raised panels on a part of a shoe; nothing for the plain motif. */
export function motifPanels(
  drawing: Drawing,
  motif: Motif,
  region: OrientedBox | Quad,
  paint: string,
  options: PanelOptions = {},
): string {
  const raised = { strength: 0.75, shadow: drawing.dropShadow(1, 2, 2, 0.35), ...options };
  const roundness = options.roundness ?? (motif === 'dots' ? 4 : 7);
  return motifPaths(motif, isMark(motif) && !isQuad(region) ? enlarged(region) : region)
    .map((path) => drawing.panel(path, paint, { ...raised, roundness }))
    .join('');
}
