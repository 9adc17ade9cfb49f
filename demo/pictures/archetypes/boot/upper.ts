import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { crumple, mesh, overlay } from '../../lib/materials.ts';
import { seam } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { motifPanels, patch, tones } from '../footwear/form.ts';
import { feather, leather, randGrain, sewn, upperPath, type BootPalette } from './last.ts';

/** The leather of vamp and shaft. */
export function shell(drawing: Drawing, palette: BootPalette): string {
  const vampLight: Run = [
    [150, 790],
    [220, 736],
    [320, 704],
    [420, 660],
    [480, 620],
    [470, 660],
    [380, 710],
    [260, 750],
    [180, 790],
  ];
  const shaftLight: Run = [
    [560, 420],
    [590, 340],
    [640, 340],
    [600, 480],
    [540, 600],
    [520, 590],
  ];
  const inner =
    drawing.grain(upperPath, { frequency: 0.085, scale: 0.55, opacity: 0.4, seed: 7 }) +
    crumple(drawing, upperPath, { seed: 9, opacity: 0.2, frequency: 0.012, frequencyY: 0.012, scale: 6, blur: 4 }) +
    patch(drawing, vampLight, '#fff', lightness(palette.base) > 0.6 ? 0.34 : 0.24, 18) +
    patch(drawing, shaftLight, '#fff', 0.2, 18);
  const paint = drawing.linear(tones(palette.base, [0, 0.08], [0.6, 0], [1, -0.22]));
  return drawing.panel(upperPath, paint, { roundness: 30, strength: 0.8, inner });
}

/** The breathable textile of the ankle with the brand's motif. */
export function anklePanel(drawing: Drawing, palette: BootPalette, { motif }: Brandmark): string {
  const path = loop(
    [
      [520, 640],
      [580, 540],
      [630, 470],
      [720, 470],
      [800, 520],
    ],
    [
      [800, 520],
      [810, 600],
      [780, 660],
      [690, 716],
    ],
    [
      [690, 716],
      [600, 740],
      [520, 736],
      [470, 700],
      [520, 640],
    ],
  );
  const cloth = drawing.linear(tones(palette.panel, [0, 0.08], [1, -0.2]));
  const region = { x: 678, y: 570, width: 142, height: 80, rotation: -24, skew: 12 };
  const paint = drawing.linear(tones(palette.accent, [0, 0.12], [1, -0.2]));
  return drawing.clip(
    upperPath,
    drawing.panel(path, cloth, {
      strength: 0.9,
      inner: overlay(path, mesh(drawing, 0.9)),
    }) + drawing.clip(path, motifPanels(drawing, motif, region, paint, { roundness: motif === 'dots' ? 3 : 5 })),
  );
}

/** The leather stay of the heel, sewn twice, and the rubber cup below it. */
export function heel(drawing: Drawing, palette: BootPalette): string {
  const stay = loop(
    [
      [900, 330],
      [862, 340],
      [846, 430],
      [838, 520],
      [812, 620],
      [760, 700],
      [690, 760],
      [640, 820],
    ],
    [
      [640, 820],
      [640, 880],
      [960, 880],
      [960, 560],
    ],
    [
      [960, 560],
      [900, 330],
    ],
  );
  const edge: Run = [
    [862, 344],
    [846, 430],
    [838, 520],
    [812, 620],
    [760, 700],
    [690, 760],
    [644, 816],
  ];
  const cup = loop(
    [
      [960, 640],
      [900, 660],
      [850, 730],
      [790, 790],
      [700, 830],
    ],
    [
      [700, 830],
      [700, 880],
      [970, 880],
    ],
    [
      [970, 880],
      [960, 640],
    ],
  );
  const rubber = drawing.linear(tones(palette.rand, [0, 0.22], [1, -0.2]));
  const shadow = drawing.dropShadow(1, 2, 3);
  return drawing.clip(
    upperPath,
    leather(drawing, stay, palette.base, 14) +
      sewn(offset(edge, -10), palette) +
      sewn(offset(edge, -18), palette) +
      drawing.panel(cup, rubber, { roundness: 9, strength: 0.9, shadow, inner: drawing.grain(cup, randGrain) }),
  );
}

/** The leather that carries the eyelets from the vamp to the collar, and the shaded tongue beside it. */
export function eyeStay(drawing: Drawing, palette: BootPalette): string {
  const top: Run = [
    [356, 700],
    [430, 662],
    [488, 602],
    [530, 532],
    [562, 450],
    [582, 372],
    [590, 310],
  ];
  const stay = loop(
    top,
    [
      [590, 310],
      [640, 318],
    ],
    [
      [640, 318],
      [640, 400],
      [618, 486],
      [580, 566],
      [530, 640],
      [470, 706],
      [400, 750],
      [350, 748],
      [340, 716],
      [356, 700],
    ],
  );
  const tongue = loop(
    [
      [330, 690],
      [372, 676],
      [440, 632],
      [494, 570],
      [534, 498],
      [560, 424],
      [576, 352],
      [590, 300],
    ],
    reverse(top),
  );
  const row: Run = [
    [630, 330],
    [628, 402],
    [606, 482],
    [568, 560],
    [518, 632],
    [460, 696],
    [396, 738],
    [362, 738],
  ];
  return drawing.clip(
    upperPath,
    `<path d="${tongue}" fill="${shade(palette.panel, -0.35)}"/>` +
      leather(drawing, stay, palette.base, 10) +
      sewn(row, palette),
  );
}

/** The seam over the vamp, and the side overlay with the brand's name. */
export function sideOverlay(drawing: Drawing, palette: BootPalette, brand: Brandmark): string {
  const vampSeam: Run = [
    [352, 748],
    [330, 790],
    [300, 830],
    [290, 864],
  ];
  const path = loop(
    [
      [470, 706],
      [540, 716],
      [620, 700],
      [700, 650],
      [760, 580],
      [800, 500],
    ],
    [
      [800, 500],
      [838, 520],
      [812, 620],
    ],
    [
      [812, 620],
      [760, 700],
      [680, 766],
      [600, 806],
      [540, 866],
      [420, 876],
    ],
    [
      [420, 866],
      [410, 780],
      [470, 706],
    ],
  );
  const row: Run = [
    [474, 716],
    [540, 724],
    [622, 708],
    [704, 656],
    [766, 584],
    [800, 514],
  ];
  return (
    drawing.clip(
      upperPath,
      seam(vampSeam, { width: 3.4, opacity: 0.55 }) +
        sewn(offset(vampSeam, 9), palette) +
        leather(drawing, path, palette.base) +
        sewn(offset(row, 4), palette),
    ) + wordmark(brand.name, 30, { maxWidth: 168 }).at(596, 768, { rotation: -20, fill: palette.accent, opacity: 0.95 })
  );
}

/** The rubber rand round the toe. */
export function toeRand(drawing: Drawing, palette: BootPalette): string {
  const path = loop(
    [
      [120, 800],
      [150, 768],
      [190, 752],
    ],
    [
      [190, 752],
      [226, 790],
      [290, 816],
      [380, 832],
      [470, 846],
      [540, 852],
    ],
    [
      [540, 852],
      [540, 890],
      [110, 890],
    ],
    [
      [110, 890],
      [120, 800],
    ],
  );
  const glint: Run = [
    [146, 800],
    [176, 770],
    [196, 784],
    [170, 820],
    [150, 836],
  ];
  const rubber = drawing.linear(tones(palette.rand, [0, 0.28], [0.5, 0], [1, -0.25]));
  return drawing.clip(
    upperPath,
    drawing.panel(path, rubber, {
      roundness: 12,
      strength: 0.95,
      shadow: drawing.dropShadow(1, 2, 3),
      inner: drawing.grain(path, randGrain) + patch(drawing, glint, '#fff', 0.34, 9),
    }),
  );
}

/** One light over all parts of the upper: the heel turns away, the instep creases, the lower edge tucks in. */
export function formLight(drawing: Drawing): string {
  const turning: Run = [
    [820, 280],
    [900, 280],
    [960, 860],
    [880, 870],
    [860, 640],
    [850, 460],
  ];
  return drawing.clip(
    upperPath,
    patch(drawing, turning, drawing.ink, 0.5, 30) +
      drawing.softLine(smooth(feather), drawing.ink, 0.6, 30, 16) +
      drawing.fold(
        [
          [420, 676],
          [452, 720],
          [456, 764],
        ],
        13,
        0.22,
      ) +
      drawing.fold(
        [
          [470, 640],
          [512, 690],
          [520, 730],
        ],
        12,
        0.18,
      ),
  );
}
