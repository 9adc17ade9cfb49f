import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing, Stop } from '../../lib/drawing.ts';
import { loop, smooth, type Run } from '../../lib/geometry.ts';
import { knit, mesh, overlay } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { collar, midsoleTop, upperPath, type ShoePalette } from './last.ts';

const film = { frequency: 0.6, octaves: 2, scale: 0.7, opacity: 0.4 };
const tones = (colour: string, ...stops: [place: number, amount: number][]): Stop[] =>
  stops.map(([place, amount]) => [place, shade(colour, amount)]);
const isDark = (palette: ShoePalette): boolean => lightness(palette.base) < 0.4;
const closed = (points: Run): string => smooth(points, true);

/** The far side of the collar with the lining, and the tongue. */
export function inside(drawing: Drawing, palette: ShoePalette): string {
  const far = loop(
    [[640, 420], [700, 396], [752, 436], [820, 478], [880, 480], [936, 446], [984, 404], [1036, 398]],
    [[1036, 398], [1000, 470], [930, 540], [860, 560], [780, 540], [700, 480], [650, 430]],
  );
  const depth: Run = [[690, 440], [790, 560], [900, 560], [1010, 450], [960, 600], [720, 600]];
  const tongue = loop(
    [[600, 492], [624, 446], [648, 404], [676, 360], [698, 322], [732, 300], [768, 310], [780, 338]],
    [[780, 338], [766, 400], [748, 460], [756, 530]], [[752, 520], [660, 500], [600, 492]],
  );
  const tongueShade: Run = [[716, 400], [720, 460], [770, 520], [790, 380]];
  const lip: Run = [[694, 340], [710, 318], [734, 307], [760, 314], [768, 336], [738, 330], [698, 356]];
  const lining = drawing.linear(tones(palette.lining, [0, -0.05], [0.55, -0.35], [1, -0.6]));
  const cloth = drawing.linear(tones(palette.base, [0, 0.14], [1, -0.3]), 0, 0, 1, 1);
  return drawing.panel(far, lining, {
    roundness: 10, strength: 0.7,
    inner: overlay(far, knit(drawing), 0.5) + drawing.softShape(closed(depth), '#05060c', 0.7, 18),
  }) + drawing.panel(tongue, cloth, {
    roundness: 22,
    inner: overlay(tongue, mesh(drawing, 0.8), 0.8) + drawing.softShape(closed(tongueShade), '#05060c', 0.4, 14),
  }) + drawing.panel(closed(lip), palette.accent, { roundness: 7, strength: 0.7 });
}

/** The mesh upper with its form light and flex creases. */
export function shell(drawing: Drawing, palette: ShoePalette): string {
  const { ink } = drawing;
  const dark = isDark(palette);
  const shape = (points: Run, colour: string, opacity: number, blur: number): string =>
    drawing.softShape(closed(points), colour, opacity, blur);
  const inner = overlay(upperPath, mesh(drawing), dark ? 0.9 : 0.8)
    + shape([
      [90, 800], [330, 836], [700, 800], [1110, 760], [1110, 700], [800, 735], [600, 760], [330, 790], [150, 770],
      [96, 740],
    ], ink, 0.42, 20)
    + shape([
      [130, 720], [210, 672], [330, 640], [430, 590], [520, 530], [600, 478], [610, 500], [520, 580], [420, 650],
      [300, 700], [180, 735],
    ], '#fff', dark ? 0.26 : 0.42, 20)
    + shape([[640, 640], [760, 600], [860, 600], [820, 680], [700, 720], [600, 720]], '#fff', dark ? 0.08 : 0.14, 34)
    + shape([[1040, 420], [1090, 430], [1130, 740], [1040, 740], [1050, 600]], ink, 0.5, 24)
    + shape([[90, 700], [130, 690], [122, 760], [140, 800], [90, 800]], ink, 0.25, 10)
    + drawing.fold([[352, 640], [372, 690], [374, 740]], 11, 0.14)
    + drawing.fold([[400, 626], [424, 680], [430, 736]], 10, 0.11);
  const cloth = drawing.linear(tones(palette.base, [0, 0.1], [0.5, 0], [1, -0.2]));
  return drawing.panel(upperPath, cloth, { roundness: 30, strength: 0.75, inner });
}

/** Fused toe cap and heel counter. */
export function overlays(drawing: Drawing, palette: ShoePalette): string {
  const toe = loop(
    [[90, 785], [98, 748], [118, 720], [150, 692]],
    [[150, 692], [184, 722], [244, 752], [330, 778], [420, 796], [530, 806]],
    [[530, 806], [500, 840], [300, 850], [110, 815]],
  );
  const counter = loop(
    [[1090, 548], [1030, 548], [975, 592], [925, 656], [868, 716], [790, 780]], [[790, 780], [1120, 780], [1090, 548]],
  );
  const toeLight: Run = [[120, 724], [160, 690], [180, 700], [150, 735], [130, 760]];
  const counterShade: Run = [[1050, 540], [1100, 560], [1120, 760], [1060, 760]];
  const counterLight: Run = [[960, 640], [1010, 590], [1030, 610], [990, 680], [940, 720]];
  const toePaint = drawing.linear(tones(palette.overlay, [0, 0.22], [0.35, 0], [1, -0.35]));
  const counterPaint = drawing.linear(tones(palette.overlay, [0, 0.12], [0.5, 0], [1, -0.3]), 0, 0, 1, 0.6);
  return drawing.clip(upperPath, drawing.panel(toe, toePaint, {
    roundness: 9, strength: 0.8,
    inner: drawing.softShape(closed(toeLight), '#fff', 0.4, 9) + drawing.grain(toe, film),
  })) + drawing.clip(upperPath, drawing.panel(counter, counterPaint, {
    roundness: 10, strength: 0.85,
    inner: drawing.grain(counter, film)
      + drawing.softShape(closed(counterShade), drawing.ink, 0.5, 18)
      + drawing.softShape(closed(counterLight), '#fff', 0.25, 14),
  }));
}

/** The brand's motif on the quarter. */
export function sideMotif(drawing: Drawing, palette: ShoePalette, { motif }: Brandmark): string {
  const isBlades = motif === 'blades';
  const region = isBlades
    ? { x: 686, y: 686, width: 332, height: 240 }
    : { x: 690, y: 683, width: 320, height: 138, rotation: -10, skew: 14 };
  const paint = drawing.linear(tones(palette.accent, [0, 0.12], [0.6, 0], [1, -0.25]));
  const shadow = drawing.dropShadow(1, 2, 2, 0.35);
  const roundness = motif === 'dots' ? 4 : 7;
  const panels = motifPaths(motif, region).map((path) =>
    drawing.panel(path, paint, { roundness, strength: 0.75, shadow }));
  return panels.length ? drawing.clip(upperPath, panels.join('')) : '';
}

/** The padded band around the collar, with its seam. */
export function collarBand(drawing: Drawing, palette: ShoePalette): string {
  const band = loop(collar, [[1036, 398], [1060, 392], [1076, 420], [1062, 470]], [
    [1062, 470], [1022, 486], [976, 536], [920, 578], [856, 592], [790, 580], [730, 542], [690, 490], [652, 410],
  ]);
  const cloth = drawing.linear(tones(palette.base, [0, 0.22], [0.5, 0.02], [1, -0.22]));
  const edge: Run = [
    [664, 418], [694, 446], [740, 490], [796, 524], [854, 534], [908, 518], [953, 481], [992, 436],
  ];
  const seamLine: Run = [
    [688, 488], [730, 543], [790, 581], [856, 593], [920, 579], [976, 537], [1022, 487], [1062, 471],
  ];
  const inner = overlay(band, knit(drawing), 0.55);
  return drawing.clip(upperPath, drawing.panel(band, cloth, { roundness: 20, inner }))
    + seam(seamLine, { width: 2.6, opacity: 0.4 })
    + drawing.softLine(smooth(edge), '#fff', isDark(palette) ? 0.35 : 0.6, 4, 1.6);
}

/** The loop at the heel by which the shoe is pulled on. */
export function pullTab(drawing: Drawing, palette: ShoePalette): string {
  const tab = loop(
    [[1030, 396], [1040, 372], [1062, 362], [1082, 372], [1086, 396]], [[1086, 396], [1080, 440], [1068, 486]],
    [[1068, 486], [1056, 494], [1048, 488]], [[1048, 488], [1056, 440], [1052, 410], [1030, 396]],
  );
  const paint = drawing.linear(tones(palette.accent, [0, 0.15], [1, -0.3]), 0, 0, 1, 1);
  const thread = { length: 5, gap: 4, width: 1.7 };
  return drawing.panel(tab, paint, { roundness: 7, strength: 0.8, shadow: drawing.dropShadow(2, 3, 3, 0.3) })
    + stitch([[1066, 384], [1070, 430], [1059, 478]], shade(palette.accent, 0.5), thread);
}

/** One light over all parts of the upper: the heel turns away, the lower edge tucks in, the vamp shines. */
export function formLight(drawing: Drawing, palette: ShoePalette): string {
  const { ink } = drawing;
  const turning: Run = [[1000, 420], [1080, 380], [1130, 760], [1000, 770], [1034, 600]];
  const sheen: Run = [[190, 700], [290, 664], [360, 640], [350, 668], [270, 700], [200, 724]];
  const rim: Run = [[1056, 600], [1074, 690], [1080, 740], [1066, 730], [1050, 640]];
  return drawing.clip(upperPath, drawing.softShape(closed(turning), ink, 0.42, 26)
    + drawing.softLine(smooth(midsoleTop), ink, 0.5, 26, 14)
    + drawing.softShape(closed(sheen), '#fff', isDark(palette) ? 0.2 : 0.3, 13)
    + drawing.softShape(closed(rim), '#cfd6ff', 0.28, 5));
}
