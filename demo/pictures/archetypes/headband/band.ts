import type { Brandmark } from '../../archetype.ts';
import { lightness, mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, type Run } from '../../lib/geometry.ts';
import { crumple, jersey, openMesh, overlay } from '../../lib/materials.ts';
import { mirrorRegion, motifPaths } from '../../lib/motifs.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { wovenLabel } from '../clothing/cut.ts';
import { bottomEdge, earSeam, frontPath, insidePath, topEdge, type HeadbandPalette } from './pieces.ts';

/** The brushed inside of the back, with the label. */
export function inside(drawing: Drawing, palette: HeadbandPalette, brand: Brandmark): string {
  const depth = drawing.linear([
    [0, shade(palette.lining, 0.02)],
    [1, shade(palette.lining, -0.55)],
  ]);
  const inner =
    drawing.grain(insidePath, { frequency: 0.22, octaves: 2, scale: 1.5, opacity: 0.4 }) +
    shaded(
      drawing,
      [
        [170, 440],
        [280, 420],
        [300, 560],
        [170, 520],
      ],
      0.4,
      22,
    ) +
    shaded(
      drawing,
      [
        [1030, 440],
        [900, 410],
        [880, 570],
        [1030, 520],
      ],
      0.5,
      22,
    ) +
    drawing.softLine('M190 496Q600 640 1010 496', '#000', 0.4, 46, 16) +
    stitch(
      [
        [200, 456],
        [320, 414],
        [460, 396],
        [600, 390],
        [740, 396],
        [880, 414],
        [1000, 456],
      ],
      shade(palette.lining, 0.3),
      { length: 6, gap: 4, width: 1.8 },
    ) +
    wovenLabel(brand, 600, 436, 112, 46);
  return drawing.panel(insidePath, depth, { roundness: 10, strength: 0.7, inner });
}

function earPanels(drawing: Drawing, palette: HeadbandPalette, { motif }: Brandmark): string {
  const region = { x: 240, y: 666, width: 128, height: 66, rotation: 8 };
  const tone = mix(palette.panel, palette.accent, 0.85);
  const half = (turn: (run: Run) => Run, place: Parameters<typeof motifPaths>[1]): string => {
    const path = loop(
      turn(earSeam),
      turn([
        [322, 818],
        [100, 860],
      ]),
      turn([
        [100, 860],
        [100, 440],
      ]),
      turn([
        [100, 440],
        [330, 550],
      ]),
    );
    return (
      overlay(path, palette.panel) +
      overlay(path, openMesh(drawing), 0.5) +
      motifPaths(motif, place)
        .map((shape) => overlay(shape, tone, 0.95))
        .join('')
    );
  };
  return half((run) => run, region) + half(mirror, mirrorRegion(region));
}

function formLight(drawing: Drawing, isDark: boolean): string {
  return (
    lit(
      drawing,
      [
        [330, 580],
        [460, 600],
        [560, 620],
        [540, 720],
        [440, 730],
        [340, 700],
      ],
      isDark ? 0.2 : 0.3,
      36,
    ) +
    lit(
      drawing,
      [
        [220, 530],
        [300, 556],
        [420, 586],
        [420, 606],
        [300, 580],
        [220, 552],
      ],
      isDark ? 0.14 : 0.22,
      10,
    ) +
    shaded(
      drawing,
      [
        [1060, 460],
        [940, 560],
        [900, 840],
        [1060, 800],
      ],
      0.55,
      40,
    ) +
    shaded(
      drawing,
      [
        [140, 480],
        [190, 520],
        [206, 740],
        [140, 740],
      ],
      0.42,
      18,
    ) +
    shaded(
      drawing,
      [
        [190, 780],
        [600, 870],
        [1010, 780],
        [1010, 740],
        [600, 826],
        [190, 740],
      ],
      0.36,
      18,
    ) +
    drape(drawing, [
      [
        [
          [180, 560],
          [230, 600],
          [290, 616],
        ],
        14,
        0.22,
      ],
      [
        [
          [176, 640],
          [220, 664],
          [270, 664],
        ],
        13,
        0.2,
        -1,
      ],
      [
        [
          [1020, 560],
          [970, 600],
          [910, 616],
        ],
        14,
        0.24,
        -1,
      ],
      [
        [
          [1024, 650],
          [980, 674],
          [930, 674],
        ],
        13,
        0.22,
      ],
    ])
  );
}

/** The front of the band with flatlock seams, ear panels and print. */
export function front(drawing: Drawing, palette: HeadbandPalette, brand: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.08)],
    [1, shade(palette.base, -0.12)],
  ]);
  const flatlock = { width: 2, length: 6, gap: 3.5 };
  const sewn = [earSeam, mirror(earSeam)]
    .map(
      (line) =>
        seam(line, { width: 3, opacity: 0.45 }) +
        stitch(offset(line, -6), palette.accent, flatlock) +
        stitch(offset(line, 6), palette.accent, flatlock),
    )
    .join('');
  const tone = shade(palette.base, lightness(palette.base) < 0.5 ? 0.3 : -0.2);
  const inner =
    overlay(frontPath, jersey(drawing), 0.7) +
    earPanels(drawing, palette, brand) +
    crumple(drawing, frontPath, { seed: 18, opacity: 0.3, frequency: 0.006, frequencyY: 0.008, scale: 9, blur: 6 }) +
    formLight(drawing, lightness(palette.base) < 0.42) +
    sewn +
    stitch(offset(topEdge, 20, 90), tone, flatlock) +
    stitch(offset(bottomEdge, -20, 90), tone, flatlock) +
    wordmark(brand.name, 84, { maxWidth: 430 }).at(600, 718, { fill: palette.print, opacity: 0.95 });
  const shadow = drawing.dropShadow(0, -3, 6, 0.35);
  const edge = loop(topEdge, reverse(offset(topEdge, 6, 90)));
  return (
    drawing.panel(frontPath, cloth, { roundness: 26, strength: 0.72, shadow, inner }) +
    overlay(edge, shade(palette.base, 0.25), 0.35)
  );
}
