import type { Brandmark } from '../../archetype.ts';
import { lightness, mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, type Run } from '../../lib/geometry.ts';
import { openMesh, overlay, stretch } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { flipped } from '../clothing/cut.ts';
import { formLight, tension } from './form.ts';
import { crumpled, knitted } from './knit.ts';
import { armhole, frontPath, middlePanel, neckline, type SportsBraPalette } from './pieces.ts';
import { edges, flatlockSeam } from './sewing.ts';

const princessSeam: Run = [
  [384, 452],
  [416, 540],
  [424, 640],
  [412, 740],
  [396, 838],
];
const meshEdge: Run = [
  [524, 452],
  [548, 540],
  [556, 640],
  [552, 740],
  [548, 852],
];

function panels(drawing: Drawing, palette: SportsBraPalette, { motif }: Brandmark): string {
  const side = loop(
    [[400, 400], ...princessSeam],
    [
      [396, 838],
      [260, 840],
    ],
    [
      [260, 840],
      [240, 560],
      [400, 400],
    ],
  );
  const mesh = middlePanel(meshEdge, 520);
  const region = { x: 358, y: 690, width: 320, height: 122, rotation: 82 };
  const tone = mix(palette.panel, palette.accent, 0.45);
  const graphic = motifPaths(motif, region)
    .map((path) => overlay(path, tone, 0.95))
    .join('');
  const sidePanel = overlay(side, palette.panel) + drawing.clip(side, graphic) + overlay(side, stretch(drawing), 0.7);
  return sidePanel + flipped(sidePanel) + overlay(mesh, palette.panel) + overlay(mesh, openMesh(drawing));
}

function seams(palette: SportsBraPalette): string {
  const half = (princess: Run, mesh: Run, outwards: 1 | -1): string =>
    flatlockSeam(princess, palette.accent) +
    seam(mesh, { width: 2.4, opacity: 0.4 }) +
    stitch(offset(mesh, 6 * outwards), shade(palette.base, 0.3), { width: 1.5, length: 5, gap: 3.5 });
  return half(princessSeam, meshEdge, 1) + half(mirror(princessSeam), mirror(meshEdge), -1);
}

/** The front with moulded cups, mesh between them and dark side panels. */
export function front(drawing: Drawing, palette: SportsBraPalette, brand: Brandmark): string {
  const cloth = knitted(drawing, palette.base);
  const inner =
    overlay(frontPath, stretch(drawing), 0.8) +
    panels(drawing, palette, brand) +
    crumpled(drawing, frontPath, 11) +
    formLight(drawing, lightness(palette.base) < 0.45) +
    tension(drawing) +
    seams(palette);
  const shadow = drawing.dropShadow(2, 7, 8, 0.45);
  return drawing.panel(frontPath, cloth, { roundness: 18, strength: 0.7, shadow, inner });
}

/** The bonded binding round neck and armholes. */
export const bindings = (drawing: Drawing, palette: SportsBraPalette): string =>
  edges(drawing, palette, neckline, armhole, 20);
