import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, type Run } from '../../lib/geometry.ts';
import { crumple, overlay, ripstop, twill } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { flipped } from '../clothing/cut.ts';
import { cuff, sleevePath, type JacketPalette } from './pieces.ts';

const elbow: Run = [[214, 636], [250, 664], [290, 676], [328, 670]];

function forearm(drawing: Drawing, palette: JacketPalette): string {
  const path = loop(
    elbow, [[328, 670], [350, 680], [310, 1030]], [[310, 1030], [150, 1010]], [[150, 1010], [180, 780], [214, 636]],
  );
  const thread = { length: 6, gap: 4, width: 1.7 };
  return overlay(path, palette.lower) + overlay(path, ripstop(drawing), 0.5)
    + seam(elbow, { width: 3.4 })
    + stitch([[213, 645], [250, 673], [290, 685], [326, 679]], shade(palette.lower, 0.35), thread);
}

// Elbow rings and the stack of cloth above the cuff.
function sleeveFolds(drawing: Drawing): string {
  return drape(drawing, [
    [[[342, 600], [306, 590], [270, 600], [236, 624]], 18, 0.34],
    [[[336, 660], [300, 700], [260, 716], [214, 712]], 18, 0.36],
    [[[320, 720], [286, 760], [240, 776], [196, 768]], 16, 0.3, -1],
    [[[300, 800], [262, 826], [220, 836], [186, 830]], 14, 0.3],
    [[[286, 900], [250, 920], [210, 924], [176, 912]], 13, 0.28],
    [[[276, 960], [240, 974], [200, 972]], 11, 0.26, -1],
    [[[300, 450], [280, 520], [262, 600]], 16, 0.16],
  ]);
}

function sleeveLight(drawing: Drawing, isFar: boolean, isDark: boolean): string {
  const inner = shaded(
    drawing, [[356, 560], [340, 700], [300, 860], [276, 1030], [250, 1030], [280, 860], [314, 690]], 0.55, 16,
  );
  if (isFar) {
    return inner + shaded(drawing, [
      [150, 1010], [170, 860], [230, 560], [290, 440], [320, 450], [262, 560], [220, 760], [200, 1010],
    ], 0.5, 20);
  }
  return inner + lit(drawing, [
    [270, 470], [310, 440], [300, 520], [256, 640], [220, 800], [196, 980], [180, 980], [200, 800], [232, 620],
  ], isDark ? 0.2 : 0.3, 13);
}

function cuffTab(drawing: Drawing, palette: JacketPalette): string {
  const band = loop(
    cuff, [[276, 1022], [282, 980]], [[282, 980], [244, 986], [210, 980], [180, 964]], [[180, 964], [178, 1004]],
  );
  const tab = loop(
    [[202, 976], [280, 986]], [[280, 986], [277, 1010]], [[277, 1010], [204, 1004]], [[204, 1004], [202, 976]],
  );
  const shadow = drawing.dropShadow(1, 2, 2);
  return drawing.panel(band, shade(palette.lower, -0.05), {
    roundness: 7, strength: 0.8, inner: overlay(band, twill(drawing)),
  }) + drawing.panel(tab, palette.accent, { roundness: 5, strength: 0.7, shadow });
}

function sleeve(drawing: Drawing, palette: JacketPalette, brand: Brandmark, isFar: boolean): string {
  const region = { x: 266, y: 560, width: 120, height: 56, rotation: -78 };
  const graphic = motifPaths(brand.motif, region).map((path) => overlay(path, palette.print, 0.92)).join('');
  const inner = overlay(sleevePath, ripstop(drawing), 0.55)
    + graphic
    + forearm(drawing, palette)
    + crumple(drawing, sleevePath, {
      seed: isFar ? 21 : 4, opacity: 0.55, frequency: 0.011, frequencyY: 0.007, scale: 9, blur: 4,
    })
    + sleeveFolds(drawing)
    + sleeveLight(drawing, isFar, lightness(palette.base) < 0.42)
    + cuffTab(drawing, palette);
  const light = isFar ? { highlight: 0.25 } : {};
  return drawing.panel(sleevePath, palette.base, { roundness: 24, strength: 0.75, light, inner });
}

/** Both sleeves with forearms in the second colour and cuff tabs; the right one lies in the shade. */
export function sleeves(drawing: Drawing, palette: JacketPalette, brand: Brandmark): string {
  return sleeve(drawing, palette, brand, false) + flipped(sleeve(drawing, palette, brand, true));
}
