import { lightness, mix, shade } from '../../../lib/colour.ts';
import { loop, offset, part, polygon, reverse, smooth, type Run } from '../../../lib/geometry.ts';
import { mesh, overlay } from '../../../lib/materials.ts';
import { stitch } from '../../../lib/strokes.ts';
import { patch, tones } from '../../footwear/form.ts';
import { upperPath, type Sketch } from '../../footwear/sketch.ts';
import { foamGroove } from '../../footwear/side-sole.ts';
import { film, sideMotif } from '../../footwear/side-upper.ts';

/** A coarse double mesh. */
export function doubleMesh({ drawing, cut: lines, paint }: Sketch): string {
  const path = upperPath(lines);
  const strength = lightness(paint.upper) < 0.4 ? 0.95 : 0.8;
  return overlay(path, mesh(drawing, 0.55), 0.5) + overlay(path, mesh(drawing, 1.45), strength);
}

/** A deep mudguard of welded film. */
export function mudguard(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const guard = loop(
    [
      [90, 790],
      [104, 730],
      [126, 700],
      [166, 672],
    ],
    [
      [166, 672],
      [196, 716],
      [250, 744],
      [330, 756],
      [400, 748],
      [456, 722],
    ],
    [
      [456, 722],
      [480, 766],
      [530, 830],
    ],
    [
      [530, 830],
      [90, 840],
      [90, 790],
    ],
  );
  const light: Run = [
    [126, 720],
    [166, 682],
    [184, 704],
    [156, 740],
    [134, 756],
  ];
  return (
    film(sketch, guard, { roundness: 8, thickness: 3, inner: patch(drawing, light, '#fff', 0.36, 9) }) +
    stitch(
      [
        [214, 712],
        [262, 734],
        [332, 744],
        [398, 736],
        [446, 716],
      ],
      mix(paint.film, '#ffffff', 0.4),
      { length: 7, gap: 5, width: 1.8 },
    )
  );
}

/** The welded saddle that ties the sole to the laces. */
export function saddle(sketch: Sketch): string {
  const front: Run = [
    [486, 826],
    [514, 740],
    [524, 664],
    [506, 590],
  ];
  const back: Run = [
    [672, 470],
    [716, 560],
    [776, 650],
    [852, 760],
  ];
  const path = loop(
    front,
    [
      [506, 590],
      [600, 530],
      [672, 470],
    ],
    back,
    [
      [852, 760],
      [486, 826],
    ],
  );
  const welding = (line: Run, distance: number): string => foamGroove(sketch, offset(line, distance), '#000000', 2.5);
  return film(sketch, path, { roundness: 9, thickness: 3, inner: welding(front, 12) + welding(back, 12) });
}

/** The clip of hard plastic that holds the heel from outside, open in the middle. */
export function heelClip(sketch: Sketch): string {
  const { drawing, cut: lines, paint } = sketch;
  const outer = loop(
    [
      [1100, 470],
      [1052, 480],
      [1012, 520],
      [968, 590],
      [920, 650],
      [850, 690],
      [760, 716],
    ],
    [
      [760, 716],
      [760, 790],
      [1100, 790],
      [1100, 470],
    ],
  );
  const opening = loop(
    [
      [1044, 540],
      [1014, 584],
      [974, 636],
    ],
    [
      [974, 636],
      [1014, 646],
      [1054, 640],
    ],
    [
      [1054, 640],
      [1050, 590],
      [1044, 540],
    ],
  );
  const gloss: Run = [
    [1040, 506],
    [1006, 552],
    [956, 622],
    [900, 668],
  ];
  return (
    film(sketch, outer, { colour: paint.tab, roundness: 11, thickness: 3 }) +
    drawing.clip(
      upperPath(lines),
      drawing.softLine(smooth(gloss), '#fff', 0.5, 7, 2.6) +
        drawing.panel(opening, shade(paint.upper, -0.1), {
          roundness: 8,
          strength: 1,
          inner: overlay(opening, mesh(drawing, 1.2), 0.8) + drawing.softLine(opening, '#05060c', 0.7, 16, 5),
        }),
    )
  );
}

/** A strip of tape over the heel seam, stitched down, and a low loop on it. */
export function heelTape({ drawing, cut: lines, paint }: Sketch): string {
  const back = part(lines.heel, 0, 0.34);
  const tape = polygon([...offset(back, -7), ...reverse(offset(back, 16))]);
  const cloth = drawing.linear(tones(paint.lip, [0, 0.15], [1, -0.25]));
  return (
    drawing.panel(tape, cloth, { roundness: 7, strength: 0.9, shadow: drawing.dropShadow(-2, 3, 3, 0.35) }) +
    stitch(part(offset(back, 9), 0.2, 0.95), shade(paint.lip, 0.4), { length: 5, gap: 4, width: 1.7 })
  );
}

/** The motif on the saddle. */
export const saddleMotif = sideMotif({
  blades: { x: 652, y: 690, width: 210, height: 158 },
  others: { x: 652, y: 676, width: 196, height: 104, rotation: -9, skew: 10 },
});
