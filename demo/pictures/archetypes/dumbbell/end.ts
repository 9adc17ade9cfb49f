import type { Brandmark } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { tenth } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import type { DumbbellPalette, Form } from './form.ts';

/** Name, weight and motif as they stand on an end of 33 mm; in tenths of a mm about its middle. */
function lettering(palette: DumbbellPalette, brand: Brandmark, ink: string, accent: string): string {
  const graphic = motifPaths(brand.motif, { x: 0, y: 206, width: 150, height: 78 });
  const paint = { fill: ink };
  return (
    wordmark(brand.name, 74, { maxWidth: 352 }).at(0, -188, { ...paint, opacity: 0.95 }) +
    wordmark(palette.weight, 265, { cut: 'bold' }).at(0, -28, paint) +
    wordmark('KG', 66, { cut: 'bold', letterSpacing: 0.1 }).at(0, 116, { ...paint, opacity: 0.9 }) +
    graphic.map((path) => `<path d="${path}" fill="${accent}"/>`).join('')
  );
}

/** The sunk plate with its ring of the accent. */
function printed(palette: DumbbellPalette, brand: Brandmark): string {
  return (
    `<circle r="335" opacity=".45"/><circle r="330" cx="5" cy="7" fill="#fff" opacity=".2"/>
<circle r="326" fill="${palette.plate}"/>
<circle r="296" fill="none" stroke="${palette.accent}" stroke-width="13" opacity=".95"/>` +
    lettering(palette, brand, palette.mark, palette.accent)
  );
}

const hexagon = (radius: number): string =>
  `${[0, 1, 2, 3, 4, 5]
    .map((corner) => {
      const angle = (corner * Math.PI) / 3;
      return `${corner ? 'L' : 'M'}${tenth(Math.cos(angle) * radius)} ${tenth(Math.sin(angle) * radius)}`;
    })
    .join('')}Z`;

/** A sunk hexagon: its upper walls lie in shade, its lower ones in the light. */
function sunkHexagon(palette: DumbbellPalette, brand: Brandmark): string {
  const join = 'stroke-linejoin="round"';
  return (
    `<path d="${hexagon(374)}" fill="#05060a" stroke="#05060a" stroke-width="26" ${join} opacity=".5"/>` +
    `<path d="${hexagon(374)}" fill="none" stroke="#fff" stroke-width="14" ${join} opacity=".22"
 transform="translate(5 9)"/>` +
    `<path d="${hexagon(362)}" fill="${palette.plate}" stroke="${palette.plate}" stroke-width="20" ${join}/>` +
    `<path d="${hexagon(342)}" fill="none" stroke="${palette.accent}" stroke-width="11" ${join}/>` +
    lettering(palette, brand, palette.mark, palette.accent)
  );
}

/** The light on a turned disc: two bright fans across it and two between them. */
const fans: readonly (readonly [from: number, to: number, colour: string, opacity: number])[] = [
  [200, 252, '#ffffff', 0.85],
  [20, 72, '#ffffff', 0.6],
  [262, 306, '#565c66', 0.5],
  [92, 140, '#40454e', 0.6],
  [146, 196, '#8a9099', 0.4],
  [320, 364, '#7b818b', 0.4],
];

const fan = (from: number, to: number, radius: number): string => {
  const point = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${tenth(Math.cos(angle) * radius)} ${tenth(Math.sin(angle) * radius)}`;
  };
  return `M0 0L${point(from)}L${point((from + to) / 2)}L${point(to)}Z`;
};

/** A disc of turned steel in a chromed ring, its letters etched and filled with colour. */
function steel(drawing: Drawing, palette: DumbbellPalette, brand: Brandmark): string {
  const sheen = fans
    .map(
      ([from, to, colour, opacity]) =>
        `<path d="${fan(from, to, 320)}" fill="${colour}" opacity="${opacity}" filter="${drawing.blurOfShape(26)}"/>`,
    )
    .join('');
  const turned = [284, 262, 240, 218, 196, 174, 152, 130, 108, 86, 64, 42]
    .map(
      (radius, index) =>
        `<circle r="${radius}" fill="none" stroke="${index % 2 ? '#fff' : '#2a2e36'}" stroke-width="2" opacity=".16"/>`,
    )
    .join('');
  const rim = drawing.linear(
    [
      [0, '#fdfdfb'],
      [0.3, '#8d929b'],
      [0.5, '#3c4149'],
      [0.72, '#b9bec4'],
      [1, '#53585f'],
    ],
    0.1,
    0,
    0.9,
    1,
  );
  const disc = 'M-318 0C-318 -424 318 -424 318 0C318 424 -318 424 -318 0Z';
  return (
    `<circle r="352" opacity=".5"/><circle r="340" fill="${rim}"/><circle r="308" fill="#23262c"/>` +
    `<circle r="300" fill="#b3b8be"/>${drawing.clip(disc, `<g>${sheen}</g>`)}` +
    `<circle r="304" fill="none" stroke="#23262c" stroke-width="10"/>${turned}` +
    `<circle r="292" fill="none" stroke="${palette.base}" stroke-width="9" opacity=".9"/>` +
    `<g transform="translate(3 4)" opacity=".5">${lettering(palette, brand, '#fff', '#fff')}</g>` +
    lettering(palette, brand, '#17191e', palette.base)
  );
}

/** What is set into the near end, which carries the weight; in tenths of a mm about its middle, at ten kilograms. */
export function endPlate(
  drawing: Drawing,
  palette: DumbbellPalette,
  brand: Brandmark,
  { end, endRadius }: Form,
): string {
  const ends = { print: printed, hexagon: sunkHexagon };
  const plate = end === 'steel' ? steel(drawing, palette, brand) : ends[end](palette, brand);
  return `<g transform="scale(${(endRadius / 33).toFixed(3)})">${plate}</g>`;
}
