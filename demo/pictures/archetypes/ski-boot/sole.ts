import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth } from '../../lib/geometry.ts';
import { polished } from '../footwear/fittings.ts';
import { tones } from '../footwear/form.ts';
import type { SkiBootPalette } from './parts.ts';

function gripPad(drawing: Drawing, palette: SkiBootPalette, from: number, to: number, blocks: number): string {
  const grooves = Array.from({ length: blocks - 1 }, (_, index) => {
    const x = from + ((to - from) * (index + 1)) / blocks;
    return `<path d="M${x} 1020L${x + 3} 1056" stroke="#05060a" stroke-width="6" opacity=".75"/>
<path d="M${x + 5} 1022L${x + 8} 1054" stroke="#fff" stroke-width="2" opacity=".2"/>`;
  }).join('');
  const rubber = drawing.linear(tones(palette.sole, [0, 0.3], [1, -0.1]));
  const path = `M${from} 1022H${to}L${to - 4} 1054H${from + 8}Z`;
  return drawing.panel(path, rubber, { roundness: 5, strength: 0.9, inner: grooves });
}

/** The sole: toe and heel lugs for the binding with screwed grip pads, the arch between them in shade. */
export function sole(drawing: Drawing, palette: SkiBootPalette): string {
  const path = loop(
    [
      [180, 972],
      [206, 962],
      [300, 966],
      [580, 972],
      [880, 966],
      [962, 960],
      [984, 972],
    ],
    [
      [984, 972],
      [988, 1044],
      [976, 1054],
    ],
    [
      [976, 1054],
      [770, 1054],
    ],
    [
      [770, 1054],
      [752, 1010],
      [700, 1000],
      [540, 1002],
      [470, 1010],
      [452, 1052],
    ],
    [
      [452, 1052],
      [260, 1052],
      [206, 1040],
      [178, 1018],
    ],
    [
      [178, 1018],
      [174, 984],
      [180, 972],
    ],
  );
  const rim = smooth([
    [182, 980],
    [300, 976],
    [580, 982],
    [880, 976],
    [982, 978],
  ]);
  const inner =
    drawing.grain(path, { frequency: 0.5, octaves: 2, scale: 0.45 }) + drawing.softLine(rim, '#fff', 0.35, 4, 1.5);
  const screws = [224, 420, 800, 950]
    .map(
      (x) =>
        `<circle cx="${x}" cy="1002" r="8" fill="${polished(drawing)}"/>` +
        `<path d="M${x - 4} 1002h8M${x} 998v8" stroke="#202329" stroke-width="2.4"/>`,
    )
    .join('');
  return (
    drawing.panel('M440 996H780V1034H440Z', shade(palette.sole, -0.3), { roundness: 8, strength: 0.8 }) +
    drawing.panel(path, drawing.linear(tones(palette.sole, [0, 0.22], [1, -0.35])), {
      roundness: 9,
      strength: 0.95,
      shadow: drawing.dropShadow(0, 2, 3),
      inner,
    }) +
    drawing.clip(path, gripPad(drawing, palette, 186, 456, 8) + gripPad(drawing, palette, 766, 992, 7)) +
    screws
  );
}
