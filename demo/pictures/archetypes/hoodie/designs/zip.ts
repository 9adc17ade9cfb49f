import { lightness, mix, shade } from '../../../lib/colour.ts';
import { overlay } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { patternOf, setIn, type HoodieDesign, type HoodiePalette } from '../pieces.ts';

const pattern = patternOf({
  ...setIn,
  sideSeam: [
    [352, 560],
    [362, 640],
    [364, 700],
    [370, 780],
    [364, 860],
    [360, 940],
    [366, 992],
  ],
});

/** Knitted ribs that stand out from the cloth: darker, or lighter where the cloth is nearly black. */
function ribs({ base }: HoodiePalette): string {
  return lightness(base) < 0.36 ? shade(base, 0.24) : shade(base, -0.34);
}

/** A full zip that parts pocket and hood, ribs of another tone and a bright lining; the motif stands on the sleeves. */
export const zip: HoodieDesign = {
  pattern,
  ribs,
  pocket: ({ base }) => base,
  lining: ({ cord }) => mix(cord, '#1b1d22', 0.12),
  zipped: true,
  panels(_drawing, palette, { name, motif }) {
    const emblem = motifPaths(motif, { x: 742, y: 500, width: 80, height: 38 });
    return (
      emblem.map((path) => overlay(path, palette.cord, 0.95)).join('') +
      wordmark(name, 31, { maxWidth: 136 }).at(742, emblem.length ? 548 : 512, { fill: palette.print, opacity: 0.94 })
    );
  },
  sleevePanels(_drawing, palette, { motif }) {
    const graphic = motifPaths(motif, { x: 266, y: 640, width: 220, height: 70, rotation: -76 });
    return graphic.map((path) => overlay(path, ribs(palette), 0.9)).join('');
  },
};
