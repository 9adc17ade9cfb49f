import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { smooth, type Run } from '../../lib/geometry.ts';
import { openMesh, overlay } from '../../lib/materials.ts';
import { cord } from '../../lib/strokes.ts';
import { lit } from '../cloth/light.ts';
import { wovenLabel } from '../clothing/cut.ts';
import type { SportsBraPalette } from './pieces.ts';

/** The inside of a back: its outline, its edge from strap to strap, and the middle of its label, px. */
export interface Inside {
  path: string;
  edge: Run;
  label: number;
}

/** The back seen through the neckline. */
export function insideBack(
  drawing: Drawing,
  palette: SportsBraPalette,
  brand: Brandmark,
  { path, edge, label }: Inside,
): string {
  const cloth = drawing.linear([
    [0, shade(palette.panel, -0.12)],
    [1, shade(palette.panel, -0.55)],
  ]);
  const depth = smooth(
    [
      [480, 420],
      [600, 380],
      [720, 420],
      [760, 620],
      [440, 620],
    ],
    true,
  );
  const inner =
    overlay(path, openMesh(drawing), 0.7) +
    drawing.softShape(depth, '#000', 0.45, 30) +
    lit(
      drawing,
      [
        [440, 190],
        [500, 190],
        [530, 290],
        [500, 300],
      ],
      0.1,
      14,
    );
  return (
    drawing.panel(path, cloth, { roundness: 10, strength: 0.7, inner }) +
    cord(smooth(edge), 7, shade(palette.panel, -0.2)) +
    wovenLabel(brand, 600, label, 68, 34)
  );
}
