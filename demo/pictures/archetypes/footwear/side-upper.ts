import { lightness } from '../../lib/colour.ts';
import { loop, offset, part, reverse, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { knit, mesh, overlay } from '../../lib/materials.ts';
import type { OrientedBox } from '../../lib/motifs.ts';
import { seam } from '../../lib/strokes.ts';
import { motifPanels, patch, tones } from './form.ts';
import { upperPath, type Part, type ShoePaint, type Sketch } from './sketch.ts';

const night = '#05060c';
const isPale = (colour: string): boolean => lightness(colour) > 0.8;
const isDark = ({ upper }: ShoePaint): boolean => lightness(upper) < 0.4;
const end = (run: Run): Run => run.slice(-1);

/** The far side of the collar with the lining, and the tongue, whose edge is of the lip's colour. */
export function inside({ drawing, cut, paint }: Sketch): string {
  const { farRim, collar, tongueFront, tongueBack } = cut;
  const far = loop(farRim, reverse(offset(collar, 34)));
  const tongue = loop(tongueFront, tongueBack);
  const crown = tongueFront.slice(-4);
  const [[fromX, fromY], [toX, toY]] = [crown[0]!, crown[3]!];
  const lip = loop(crown, [crown[3]!, [(fromX + toX) / 2 + 4, (fromY + toY) / 2 + 6], crown[0]!]);
  const lining = drawing.linear(tones(paint.lining, [0, -0.05], [0.55, -0.35], [1, -0.6]));
  const cloth = drawing.linear(tones(paint.tongue, [0, 0.14], [1, -0.3]), 0, 0, 1, 1);
  return (
    drawing.panel(far, lining, {
      roundness: 10,
      strength: 0.7,
      inner: overlay(far, knit(drawing), 0.5) + drawing.softLine(smooth(offset(collar, 8)), night, 0.75, 70, 18),
    }) +
    drawing.panel(tongue, cloth, {
      roundness: 22,
      inner:
        overlay(tongue, mesh(drawing, 0.8), isPale(paint.tongue) ? 0.4 : 0.8) +
        drawing.softLine(smooth(tongueBack), night, isPale(paint.tongue) ? 0.26 : 0.4, 60, 14),
    }) +
    drawing.clip(tongue, drawing.panel(lip, paint.lip, { roundness: 7, strength: 0.7 }))
  );
}

/** The upper in its weave, with its form light and flex creases. */
export function shell(weave: Part): Part {
  return (sketch) => {
    const { drawing, cut, paint } = sketch;
    const { ink } = drawing;
    const { topline, heel, feather, throat } = cut;
    const path = upperPath(cut);
    const dark = isDark(paint);
    const depth = isPale(paint.upper) ? 0.68 : 1;
    const [x, y] = throat.stayBottom[0]!;
    const [middleX, middleY] = [x + 380, y - 10];
    const crease = (dx: number, dy: number): Run => [
      [x + dx, y + dy],
      [x + dx + 22, y + dy + 50],
      [x + dx + 26, y + dy + 100],
    ];
    const glow: Run = [
      [middleX - 110, middleY],
      [middleX + 20, middleY - 40],
      [middleX + 110, middleY - 40],
      [middleX + 70, middleY + 50],
      [middleX - 50, middleY + 80],
      [middleX - 150, middleY + 70],
    ];
    const daylight = drawing.linear([
      [0, '#fff', 0.12],
      [0.5, '#fff', 0],
      [0.5, night, 0],
      [1, night, 0.2],
    ]);
    const inner =
      overlay(path, daylight) +
      weave(sketch) +
      drawing.softLine(smooth(offset(feather, 12)), ink, 0.42 * depth, 62, 20) +
      drawing.softLine(smooth(offset(part(topline, 0.22, 0.84), 20)), '#fff', dark ? 0.26 : 0.42, 36, 17) +
      patch(drawing, glow, '#fff', dark ? 0.08 : 0.14, 34) +
      drawing.softLine(smooth(heel), ink, 0.5 * depth, 72, 24) +
      drawing.softLine(smooth(part(topline, 0, 0.12)), ink, 0.25, 30, 10) +
      drawing.fold(crease(2, -4), 11, 0.14) +
      drawing.fold(crease(48, -18), 10, 0.11);
    const { upper, rear } = paint;
    const cloth = drawing.linear(
      [
        [0, upper],
        [0.36, upper],
        [0.86, rear],
        [1, rear],
      ],
      0,
      0.3,
      1,
      0.1,
    );
    return drawing.panel(path, cloth, { roundness: 30, strength: 0.75, inner });
  };
}

/** The mesh of one gauge over the whole upper. */
export function plainMesh({ drawing, cut, paint }: Sketch): string {
  return overlay(upperPath(cut), mesh(drawing), isDark(paint) ? 0.9 : 0.8);
}

/** A piece of welded film on the upper. */
export function film(
  { drawing, cut, paint }: Sketch,
  path: string,
  { colour = paint.film, roundness = 9, inner = '', thickness = 0 } = {},
): string {
  const paper = drawing.linear(tones(colour, [0, 0.18], [0.4, 0], [1, -0.3]), 0, 0, 0.4, 1);
  const grain = drawing.grain(path, { frequency: 0.6, octaves: 2, scale: 0.7, opacity: 0.4 });
  const shadow = thickness ? drawing.dropShadow(1, thickness, thickness, 0.36) : '';
  return drawing.clip(
    upperPath(cut),
    drawing.panel(path, paper, {
      roundness,
      strength: 0.82,
      shadow,
      inner: grain + inner,
    }),
  );
}

/** The box of a motif; blades stand upright in one of their own, which may run down to the sole. */
export interface MotifPlace {
  blades: OrientedBox;
  others: OrientedBox;
}

/** The brand's motif on the upper: raised, or flat like a print. */
export function sideMotif({ blades, others }: MotifPlace, isPrinted = false): Part {
  return ({ drawing, cut, paint, brand: { motif } }) => {
    const colour = drawing.linear(tones(paint.motif, [0, 0.12], [0.6, 0], [1, -0.25]));
    const flat = { strength: 0.25, shadow: '', roundness: 3 };
    const panels = motifPanels(drawing, motif, motif === 'blades' ? blades : others, colour, isPrinted ? flat : {});
    return drawing.clip(upperPath(cut), panels);
  };
}

/** Lower edge of the collar's band, from the heel to the tongue. */
export function collarSeam({ collar, collarDepth }: Sketch['cut']): Point[] {
  const depthAt = (share: number): number => 0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, share * 1.12));
  return reverse(offset(collar, (share) => collarDepth * depthAt(share)));
}

/** The padded band around the collar, with its seam. */
export function collarBand({ drawing, cut, paint }: Sketch): string {
  const { collar, heel } = cut;
  const lower = collarSeam(cut);
  const back = part(heel, 0, 0.2);
  const band = loop(collar, back, [...end(back), ...lower.slice(0, 1)], lower);
  const cloth = drawing.linear(tones(paint.collar, [0, 0.22], [0.5, 0.02], [1, -0.22]));
  const inner = overlay(band, knit(drawing), isPale(paint.collar) ? 0.34 : 0.55);
  const rimLight = lightness(paint.collar) > 0.4 ? 0.6 : 0.35;
  return (
    drawing.clip(
      upperPath(cut),
      drawing.panel(band, cloth, { roundness: 20, inner }) + seam(reverse(lower), { width: 2.6, opacity: 0.4 }),
    ) + drawing.softLine(smooth(offset(part(collar, 0.03, 0.95), 6)), '#fff', rimLight, 4, 1.6)
  );
}

/** One light over all parts of the upper: the heel turns away, the lower edge tucks in, the vamp shines. */
export function formLight({ drawing, cut, paint }: Sketch): string {
  const { ink } = drawing;
  const { topline, heel, sole } = cut;
  const depth = isPale(paint.rear) ? 0.7 : 1;
  return drawing.clip(
    upperPath(cut),
    drawing.softLine(smooth(heel), ink, 0.42 * depth, 76, 26) +
      drawing.softLine(smooth(sole.top), ink, 0.5, 26, 14) +
      drawing.softLine(smooth(offset(part(topline, 0.18, 0.44), 26)), '#fff', isDark(paint) ? 0.2 : 0.3, 24, 12) +
      drawing.softLine(smooth(offset(part(heel, 0.55, 0.98), 8)), '#cfd6ff', 0.28, 8, 5),
  );
}
