import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../lib/geometry.ts';
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

const toeLug: readonly Run[] = [
  [
    [196, 968],
    [300, 976],
    [400, 982],
    [446, 990],
  ],
  [
    [446, 990],
    [462, 1020],
    [456, 1052],
  ],
  [
    [456, 1052],
    [270, 1052],
    [222, 1040],
    [190, 1012],
  ],
  [
    [190, 1012],
    [184, 986],
    [196, 968],
  ],
];
const heelLug: readonly Run[] = [
  [
    [776, 988],
    [820, 980],
    [890, 974],
    [960, 966],
  ],
  [
    [960, 966],
    [976, 974],
    [979, 1040],
    [968, 1054],
  ],
  [
    [968, 1054],
    [772, 1054],
  ],
  [
    [772, 1054],
    [762, 1020],
    [776, 988],
  ],
];

/** A lug for the binding, moulded upon the shell, with its screwed grip pad. */
function lug(drawing: Drawing, palette: SkiBootPalette, runs: readonly Run[], pad: string): string {
  const path = loop(...runs);
  const inner =
    drawing.grain(path, { frequency: 0.5, octaves: 2, scale: 0.45 }) +
    drawing.softLine(smooth(offset(runs[0]!, 7)), '#fff', 0.35, 4, 1.5);
  return (
    drawing.panel(path, drawing.linear(tones(palette.sole, [0, 0.22], [1, -0.35])), {
      roundness: 9,
      strength: 0.95,
      shadow: drawing.dropShadow(0, -2, 3, 0.4),
      inner,
    }) + drawing.clip(path, pad)
  );
}

/** The sole: a lug under the toe and one under the heel; the shell arches between them. */
export function sole(drawing: Drawing, palette: SkiBootPalette): string {
  const screws = [244, 412, 804, 938]
    .map(
      (x) =>
        `<circle cx="${x}" cy="1003" r="7.5" fill="${polished(drawing)}"/>` +
        `<path d="M${x - 4} 1003h8M${x} 999v8" stroke="#202329" stroke-width="2.4"/>`,
    )
    .join('');
  return (
    lug(drawing, palette, toeLug, gripPad(drawing, palette, 196, 462, 8)) +
    lug(drawing, palette, heelLug, gripPad(drawing, palette, 766, 984, 7)) +
    screws
  );
}
