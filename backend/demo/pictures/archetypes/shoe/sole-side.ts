import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, polygon, reverse, sample, smooth, type Run } from '../../lib/geometry.ts';
import { midsoleBottom, midsoleHeel, midsoleTop, outsoleBottom, upperPath, type ShoePalette } from './last.ts';

function heelFlutes(drawing: Drawing, isLight: boolean): string {
  return Array.from({ length: 7 }, (_, index) => {
    const [x, y] = [850 + index * 38, 770 - index * 3.5];
    return drawing.softLine(`M${x - 20} ${y - 2}L${x - 42} ${y + 30}`, drawing.ink, 0.3, 6, 2.2)
      + drawing.softLine(`M${x - 14} ${y}L${x - 36} ${y + 32}`, '#fff', isLight ? 0.8 : 0.25, 4, 1.6);
  }).join('');
}

/** The foam midsole with its flowing groove, coloured wedge and heel flutes. */
export function midsole(drawing: Drawing, palette: ShoePalette): string {
  const { ink } = drawing;
  const isLight = lightness(palette.sole) > 0.6;
  const path = loop(midsoleTop, midsoleHeel, midsoleBottom);
  const groove: Run = [[176, 832], [330, 848], [520, 842], [700, 818], [860, 806], [1000, 804], [1124, 780]];
  const wedge = loop(
    [[520, 874], [640, 850], [760, 834], [880, 832], [1000, 842], [1100, 846]],
    [[1110, 850], [1102, 872], [960, 892], [800, 893], [640, 893], [520, 874]],
  );
  const lower: Run = [[90, 800], [320, 850], [700, 838], [1150, 800], [1150, 910], [80, 910]];
  const rear: Run = [[1070, 712], [1140, 712], [1150, 880], [1060, 880], [1098, 800]];
  const hollow = polygon([...offset(groove, 0), ...reverse(offset(groove, (share) => 28 * Math.sin(Math.PI * share)))]);
  const foam = drawing.linear([[0, shade(palette.foam, 0.1)], [1, shade(palette.foam, -0.2)]]);
  const inner = drawing.softShape(smooth(lower, true), ink, isLight ? 0.2 : 0.45, 24)
    + drawing.softLine(smooth(offset(midsoleTop, 9)), '#fff', isLight ? 0.95 : 0.35, 9, 4)
    + drawing.softShape(hollow, ink, 0.26, 7)
    + drawing.softLine(smooth(groove), ink, 0.34, 3.5, 1.2)
    + drawing.softLine(smooth(offset(groove, 4)), '#fff', isLight ? 0.9 : 0.3, 3.5, 1.4)
    + drawing.panel(wedge, foam, { roundness: 6, strength: 0.6 })
    + heelFlutes(drawing, isLight)
    + drawing.softShape(smooth(rear, true), ink, 0.35, 16)
    + drawing.grain(path, { frequency: 0.85, octaves: 2, scale: 0.3, opacity: 0.3 });
  const paint = drawing.linear([[0, shade(palette.sole, 0.1)], [0.6, palette.sole], [1, shade(palette.sole, -0.1)]]);
  const light = { shade: 0.45, edge: 0.25 };
  return drawing.clip(upperPath, drawing.softLine(smooth(midsoleTop), ink, 0.6, 10, 5))
    + drawing.panel(path, paint, { roundness: 16, strength: 0.6, light, inner });
}

function lugs(): string {
  return sample(reverse(outsoleBottom), 60).slice(4, 58).map((point, index) => {
    const half = (index + 4) % 5 === 0 ? 5 : 7.2;
    const down = point.ny > 0 ? 1 : -1;
    const corner = (along: number, depth: number): string => {
      const x = point.x + point.tx * along + point.nx * depth * down;
      const y = point.y + point.ty * along + point.ny * depth * down;
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    };
    return `M${corner(-half, -9)}L${corner(half, -9)}L${corner(half - 1.5, 3.5)}L${corner(1.5 - half, 3.5)}Z`;
  }).join('');
}

/** The rubber outsole seen from the side, with its lugs. */
export function outsole(drawing: Drawing, palette: ShoePalette): string {
  const path = loop(
    [
      [90, 790], [92, 804], [114, 826], [158, 851], [226, 871], [312, 885], [420, 889], [560, 889], [700, 887],
      [820, 887], [960, 885], [1040, 879], [1090, 862],
    ],
    [[1090, 862], [1064, 888], [1036, 901]],
    [
      [1036, 901], [960, 907], [820, 907], [680, 907], [540, 908], [420, 907], [310, 902], [216, 887], [140, 860],
      [98, 828], [86, 806], [90, 790],
    ],
  );
  const tone = (top: number, bottom: number): string =>
    drawing.linear([[0, shade(palette.rubber, top)], [1, shade(palette.rubber, bottom)]]);
  const inner = drawing.grain(path, { frequency: 0.5, octaves: 2, scale: 0.6 });
  return drawing.panel(path, tone(0.2, -0.4), { roundness: 5, strength: 0.8, inner })
    + drawing.panel(lugs(), tone(0.22, -0.2), { roundness: 4, shadow: drawing.dropShadow(1, 1, 1.5, 0.5) });
}
