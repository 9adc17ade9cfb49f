import { overlay } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { setIn, type HoodieDesign } from '../pieces.ts';

/** One colour, set-in sleeves, the wordmark large on the chest and the motif below it. */
export const pullover: HoodieDesign = {
  pattern: setIn,
  ribs: ({ rib }) => rib,
  pocket: ({ base }) => base,
  lining: ({ lining }) => lining,
  zipped: false,
  panels(_drawing, palette, { name, motif }) {
    const graphic = motifPaths(motif, { x: 604, y: 658, width: 220, height: 94 });
    return (
      graphic.map((path) => overlay(path, palette.cord, 0.9)).join('') +
      wordmark(name, 66, { maxWidth: 356 }).at(600, 560, { fill: palette.print, opacity: 0.94 })
    );
  },
  sleevePanels: () => '',
};
