import type { Brandmark } from '../../../archetype.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { overlay } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { patternOf, type TshirtDesign, type TshirtPalette } from '../pieces.ts';

const pattern = patternOf({
  sideSeam: [
    [356, 468],
    [360, 560],
    [374, 680],
    [378, 780],
    [366, 900],
    [356, 1000],
  ],
  halfHem: [
    [356, 1000],
    [390, 1046],
    [470, 1078],
    [540, 1090],
    [600, 1093],
  ],
  sleeveOuter: [
    [500, 182],
    [440, 206],
    [374, 238],
    [324, 274],
    [288, 330],
    [254, 430],
    [226, 530],
    [206, 610],
    [196, 652],
  ],
  sleeveHem: [
    [196, 652],
    [236, 674],
    [280, 684],
    [316, 684],
  ],
  underarm: [
    [316, 684],
    [330, 610],
    [344, 530],
    [356, 468],
  ],
});

/** The motif on the heart side with the wordmark below it. */
function print(_drawing: Drawing, palette: TshirtPalette, { name, motif }: Brandmark): string {
  const emblem = motifPaths(motif, { x: 692, y: 420, width: 92, height: 46 });
  const label = wordmark(name, 36, { maxWidth: 170 });
  return (
    emblem.map((path) => overlay(path, palette.accent, 0.95)).join('') +
    label.at(692, emblem.length ? 474 : 440, { fill: palette.print, opacity: 0.95 })
  );
}

/** Contrasting elbow-long sleeves and neck, dark side panels, a rounded hem and a small print. */
export const raglan: TshirtDesign = {
  pattern,
  frame: 'translate(600 616) scale(1.03 1) translate(-600 -616)',
  sleeve: ({ print: contrast }) => contrast,
  neck: ({ print: contrast }) => contrast,
  thread: ({ accent }) => accent,
  sides: ({ sleeve }) => sleeve,
  print,
  sleevePrint(_drawing, palette, { motif }) {
    const region = { x: 272, y: 508, width: 220, height: 84, rotation: -74 };
    return motifPaths(motif, region)
      .map((path) => overlay(path, palette.base, 0.95))
      .join('');
  },
};
