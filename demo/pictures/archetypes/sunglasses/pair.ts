import type { Brandmark } from '../../archetype.ts';
import { lightness, readableOn } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { mirror, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { band } from '../footwear/form.ts';
import { lens, nosePads, type SunglassesPalette } from './parts.ts';

const sides = [(points: Run): Run => points, mirror] as const;

const rim: Run = [
  [158, 566],
  [210, 530],
  [330, 512],
  [454, 516],
  [532, 544],
  [552, 604],
  [526, 688],
  [462, 752],
  [366, 778],
  [270, 768],
  [200, 718],
  [162, 642],
];
/** Middle of the left lens, and how wide the frame is around it, px. */
const middle = [355, 646] as const;
const width = 27;
const outer: Run = rim.map(([x, y]): Point => {
  const [dx, dy] = [x - middle[0], y - middle[1]];
  const away = 1 + width / Math.hypot(dx, dy);
  return [middle[0] + dx * away, middle[1] + dy * away];
});
const edge: Run = [
  [162, 642],
  [200, 718],
  [270, 768],
  [366, 778],
  [462, 752],
  [526, 688],
];
const bridge: Run = [
  [520, 566],
  [560, 545],
  [600, 539],
  [640, 545],
  [680, 566],
];
/** Where the rim meets the temple. */
const cheek: Run = [
  [104, 562],
  [150, 520],
  [232, 506],
  [262, 540],
  [196, 568],
  [152, 640],
  [112, 622],
];

/** Two lenses in a full frame with a bridge; the motif stands on the cheeks, the name on a lens. */
export function pair(drawing: Drawing, palette: SunglassesPalette, { name, motif }: Brandmark): string {
  const { base, accent, lensLower } = palette;
  const isLight = lightness(base) > 0.7;
  const shadow = drawing.dropShadow(2, 6, 6, 0.4);
  const solid = { roundness: 12, light: { highlight: 0.6 }, shadow };
  const bow = drawing.panel(
    band(bridge, () => 19),
    base,
    solid,
  );
  const frames = sides
    .map((at) => {
      const path = smooth(at(rim), true);
      return (
        drawing.panel(smooth(at(cheek), true), base, solid) +
        drawing.panel(smooth(at(outer), true), base, solid) +
        lens(drawing, palette, path, smooth(at(edge)))
      );
    })
    .join('');
  const sheen = sides
    .map((at) => {
      const brow: Run = at([
        [168, 530],
        [220, 500],
        [330, 490],
        [460, 494],
      ]);
      return drawing.softLine(smooth(brow), '#fff', isLight ? 0.9 : 0.45, 6, 3);
    })
    .join('');
  const graphic = [
    { x: 141, rotation: -46, mirrored: false },
    { x: 1059, rotation: 46, mirrored: true },
  ]
    .flatMap((place) => motifPaths(motif, { ...place, y: 566, width: 54, height: 26 }))
    .map((path) => `<path d="${path}" fill="${accent}"/>`);
  const title = wordmark(name, 30, { maxWidth: 132 });
  return (
    `<g transform="translate(600 610) scale(.74) translate(-600 -652)">${nosePads(drawing, palette)}</g>` +
    bow +
    frames +
    sheen +
    graphic.join('') +
    title.at(908, 572, { rotation: 6, fill: readableOn(lensLower, 0.8, '#22252c'), opacity: 0.92 })
  );
}
