import { loop, offset, reverse, sample, smooth, type Run } from '../../../lib/geometry.ts';
import { jersey, overlay } from '../../../lib/materials.ts';
import { webLoop } from '../../footwear/fittings.ts';
import { patch } from '../../footwear/form.ts';
import { knitHoles, knitRibs } from '../../footwear/weave.ts';
import { upperPath, upperWeb, type Sketch } from '../../footwear/sketch.ts';
import { collarBand, collarSeam, film, sideMotif } from '../../footwear/side-upper.ts';

/** A soft jacquard: ribs that follow the toes, and holes that thin out towards the heel. */
export function softKnit({ drawing, cut: lines }: Sketch): string {
  const web = upperWeb(lines);
  return (
    overlay(upperPath(lines), jersey(drawing), 0.5) +
    knitRibs(drawing, web, 7, [0.01, 0.3], [0.3, 0.92], 0.16) +
    knitHoles(drawing, web, 56, 15, (across, down) => {
      const wave = 0.5 + 0.5 * Math.sin(across * 21 + down * 5);
      const reach = across < 0.3 || down < 0.12 || down > 0.9 ? 0 : 1.1 - Math.max(0, across - 0.48) * 5;
      return 4 * Math.max(0, reach) * (0.35 + 0.65 * wave);
    })
  );
}

/** A soft heel pillow in two chambers below the collar, and a narrow toe guard. */
export function pillows(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const guard = loop(
    [
      [100, 780],
      [108, 712],
      [130, 680],
      [150, 660],
    ],
    [
      [150, 660],
      [170, 700],
      [220, 740],
      [300, 764],
      [380, 778],
    ],
    [
      [380, 778],
      [380, 800],
      [100, 800],
    ],
  );
  const counter = loop(
    [
      [1090, 512],
      [1034, 516],
      [1000, 560],
      [972, 620],
      [920, 668],
      [850, 712],
    ],
    [
      [850, 712],
      [1100, 720],
      [1090, 512],
    ],
  );
  const chambers: readonly Run[] = [
    [
      [1066, 560],
      [1020, 600],
      [970, 664],
    ],
    [
      [1072, 612],
      [1036, 646],
      [996, 694],
    ],
  ];
  const shine: Run = [
    [990, 600],
    [1026, 560],
    [1042, 580],
    [1010, 640],
  ];
  return (
    film(sketch, guard, { colour: paint.film, roundness: 12 }) +
    film(sketch, counter, {
      roundness: 16,
      inner:
        patch(drawing, shine, '#fff', 0.26, 12) +
        chambers
          .map(
            (line) =>
              drawing.softLine(smooth(line), drawing.ink, 0.4, 7, 2.4) +
              drawing.softLine(smooth(offset(line, -8)), '#fff', 0.3, 5, 2),
          )
          .join(''),
    })
  );
}

/** The plush collar, quilted by three short seams. */
export function plushCollar(sketch: Sketch): string {
  const { drawing, cut: lines } = sketch;
  const [rim, seam] = [sample(lines.collar, 40), sample(reverse(collarSeam(lines)), 40)];
  const quilting = [13, 20, 27, 33].map((step): Run => {
    const [from, to] = [rim[step]!, seam[step]!];
    const lean = 10;
    return [
      [from.x + 4, from.y + 12],
      [(from.x + to.x) / 2 + lean, (from.y + to.y) / 2],
      [to.x - 2, to.y - 8],
    ];
  });
  const seams = quilting.map(
    (line) =>
      drawing.softLine(smooth(line), drawing.ink, 0.34, 6, 2) +
      drawing.softLine(smooth(offset(line, -6)), '#fff', 0.24, 4, 1.8),
  );
  return collarBand(sketch) + drawing.clip(upperPath(lines), seams.join(''));
}

/** A loop of webbing at the heel. */
export function heelLoop({ drawing, paint }: Sketch): string {
  const line: Run = [
    [1030, 452],
    [1034, 380],
    [1044, 330],
    [1064, 316],
    [1080, 334],
    [1076, 386],
    [1056, 448],
  ];
  return webLoop(drawing, line, paint.tab, { width: 14, weft: 1.8 });
}

/** The motif between the laces and the heel. */
export const heelMotif = sideMotif({
  blades: { x: 768, y: 640, width: 214, height: 150 },
  others: { x: 776, y: 634, width: 214, height: 104, rotation: -9, skew: 12 },
});
