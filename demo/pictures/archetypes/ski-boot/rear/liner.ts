import { shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, smooth } from '../../../lib/geometry.ts';
import { knit, overlay, twill } from '../../../lib/materials.ts';
import { whole } from '../../clothing/cut.ts';
import { tones } from '../../footwear/form.ts';
import type { SkiBootPalette } from '../parts.ts';

/** The far wall and the tongue of the liner, its rear with the pull loop. */
export function liner(drawing: Drawing, palette: SkiBootPalette): string {
  const tongue = smooth(
    [
      [476, 320, 1],
      [480, 236],
      [506, 186],
      [560, 168],
      [640, 168],
      [694, 186],
      [720, 236],
      [724, 320, 1],
    ],
    true,
  );
  const rear = loop(
    whole([
      [462, 310],
      [474, 244],
      [520, 226],
      [600, 222],
    ]),
    [
      [738, 310],
      [738, 380],
    ],
    [
      [738, 380],
      [462, 380],
    ],
    [
      [462, 380],
      [462, 310],
    ],
  );
  const pull = smooth([
    [572, 300],
    [574, 196],
    [586, 158],
    [600, 150],
    [614, 158],
    [626, 196],
    [628, 300],
  ]);
  return (
    drawing.panel(tongue, drawing.linear(tones(palette.liner, [0, 0.06], [1, -0.34])), {
      roundness: 18,
      inner: overlay(tongue, twill(drawing), 0.7),
    }) +
    drawing.panel(rear, drawing.linear(tones(palette.liner, [0, 0.22], [1, -0.2])), {
      roundness: 18,
      shadow: drawing.dropShadow(0, -3, 5, 0.5),
      inner: overlay(rear, knit(drawing), 0.5),
    }) +
    `<g fill="none" filter="${drawing.dropShadow(2, 4, 3, 0.35)}"><path d="${pull}" stroke="${shade(palette.accent, -0.4)}" stroke-width="15"/>
<path d="${pull}" stroke="${palette.accent}" stroke-width="12"/>
<path d="${pull}" stroke="#000" stroke-opacity=".25" stroke-width="12" stroke-dasharray="1.6 4"/></g>`
  );
}
