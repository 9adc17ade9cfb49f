import type { Brandmark } from '../../archetype.ts';
import { readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, tenth } from '../../lib/geometry.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { hexagon } from '../footwear/fittings.ts';
import { tones } from '../footwear/form.ts';
import { night, type InlineSkatePalette } from './parts.ts';

const axles = [235, 478, 721, 964] as const;

function wheel(drawing: Drawing, colour: string, x: number): string {
  const disc = (radius: number, look: string): string => `<circle cx="${x}" cy="960" r="${radius}" ${look}/>`;
  const urethane = drawing.radial([
    [0, shade(colour, -0.1)],
    [0.72, colour],
    [0.86, shade(colour, 0.22)],
    [0.95, shade(colour, -0.1)],
    [1, shade(colour, -0.5)],
  ]);
  const light = drawing.linear(
    [
      [0, '#fff', 0.35],
      [0.45, '#fff', 0],
      [0.6, night, 0],
      [1, night, 0.5],
    ],
    0.2,
    0,
    0.7,
    1,
  );
  const hub = drawing.linear(
    [
      [0, '#eef0f2'],
      [1, '#5a5f68'],
    ],
    0,
    0,
    1,
    1,
  );
  const spokes = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 + 0.3;
    return `M${x} 960L${tenth(x + 64 * Math.cos(angle))} ${tenth(960 + 64 * Math.sin(angle))}`;
  }).join('');
  return (
    disc(114, `fill="${urethane}"`) +
    disc(114, `fill="${light}"`) +
    disc(68, `fill="${shade(colour, -0.5)}"`) +
    disc(65, 'fill="#26292f"') +
    `<path d="${spokes}" stroke="#6a6f79" stroke-width="15"/>` +
    disc(65, 'fill="none" stroke="#767b85" stroke-width="7"') +
    disc(36, `fill="${hub}"`)
  );
}

function slots(): string {
  return [410, 790]
    .map((x) => {
      const path =
        `M${x - 56} 824H${x + 56}Q${x + 66} 824 ${x + 60} 836L${x + 44} 862H${x - 44}` +
        `L${x - 60} 836Q${x - 66} 824 ${x - 56} 824Z`;
      return (
        `<path d="${path}" fill="#0c0d11" opacity=".85"/>` +
        `<path d="M${x - 44} 864H${x + 44}" stroke="#fff" stroke-opacity=".4" stroke-width="2.5"/>`
      );
    })
    .join('');
}

/** Four wheels in the alloy frame with the brand's name, and the plate that joins it to the boot. */
export function frame(drawing: Drawing, palette: InlineSkatePalette, brand: Brandmark): string {
  const path = loop(
    [
      [236, 790],
      [380, 784],
      [620, 786],
      [800, 784],
      [950, 790],
    ],
    [
      [950, 790],
      [990, 850],
      [1010, 930],
      [1000, 984],
    ],
    [
      [1000, 984],
      [930, 992],
      [880, 930],
      [842, 900],
      [800, 930],
      [760, 992],
      [690, 992],
      [640, 930],
      [600, 904],
      [560, 930],
      [520, 992],
      [440, 992],
      [396, 930],
      [356, 904],
      [316, 930],
      [280, 992],
      [206, 984],
    ],
    [
      [206, 984],
      [204, 900],
      [236, 790],
    ],
  );
  const alloy = drawing.linear(tones(palette.frame, [0, 0.2], [0.4, 0], [1, -0.25]));
  const bolt = drawing.linear(
    [
      [0, '#f6f7f9'],
      [1, '#5a5f68'],
    ],
    0,
    0,
    1,
    1,
  );
  const bolts = axles
    .map(
      (x) =>
        `<circle cx="${x}" cy="958" r="20" fill="${bolt}" filter="${drawing.dropShadow(1, 3, 3, 0.5)}"/>` +
        `<path d="${hexagon(x, 958, 9)}" fill="#17191d"/>`,
    )
    .join('');
  const plate = drawing.panel('M204 778Q600 768 968 778L972 802Q600 810 222 802Z', '#1b1d22', {
    roundness: 7,
    shadow: drawing.dropShadow(0, 4, 4),
  });
  return (
    drawing.panel('M300 790H920L940 900H270Z', shade(palette.frame, -0.6), { roundness: 8, strength: 0.7 }) +
    axles.map((x) => wheel(drawing, palette.wheel, x)).join('') +
    drawing.panel(path, alloy, {
      roundness: 9,
      strength: 0.95,
      shadow: drawing.dropShadow(2, 6, 6, 0.45),
      inner: drawing.softLine('M230 806H960', '#fff', 0.4, 5, 2),
    }) +
    slots() +
    wordmark(brand.name, 36, { maxWidth: 222 }).at(600, 846, {
      fill: readableOn(palette.frame, 0.6, '#22252b'),
      opacity: 0.9,
    }) +
    bolts +
    plate
  );
}
