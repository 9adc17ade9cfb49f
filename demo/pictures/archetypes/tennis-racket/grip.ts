import { lightness } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { grip, placedArea, placedLine, turn, type TennisRacketPalette } from './form.ts';

const dark = '#05060c';
const plastic = '#17181c';

/** The overgrip, wound in a spiral round the octagon of the handle, with its collar and butt cap. */
export function handle(drawing: Drawing, palette: TennisRacketPalette): string {
  const isPale = lightness(palette.grip) > 0.6;
  const windings = Array.from({ length: 13 }, (_, index) => {
    const y = -6 + index * 17.5;
    return (
      drawing.softLine(
        placedLine([
          [-20, y],
          [20, y + 15],
        ]),
        dark,
        isPale ? 0.42 : 0.75,
        3.4,
        0.9,
      ) +
      drawing.softLine(
        placedLine([
          [-20, y - 2.4],
          [20, y + 12.6],
        ]),
        '#fff',
        0.34,
        2.4,
        1,
      )
    );
  }).join('');
  const hole = (x: number): string => `<circle cx="${x}" cy="${x}" r="1" fill="${dark}" opacity=".45"/>`;
  const perforation = drawing.pattern(9, 9, hole(2.2) + hole(6.7), `rotate(${turn})`);
  const flank = (x: number, colour: string, opacity: number, width: number, blur: number): string =>
    drawing.softLine(
      placedLine([
        [x, 0],
        [x, 195],
      ]),
      colour,
      opacity,
      width,
      blur,
    );
  const inner =
    `<path d="${grip}" fill="${palette.grip}"/>${windings}<path d="${grip}" fill="${perforation}"/>` +
    flank(-7, '#fff', isPale ? 0.5 : 0.28, 12, 6) +
    flank(14.5, dark, 0.6, 18, 7) +
    flank(-15.6, dark, 0.3, 6, 3);
  const collar = placedArea([
    [-16.6, 184],
    [16.6, 184],
    [16.2, 198],
    [-16.2, 198],
  ]);
  const butt = placedArea([
    [-18.6, 3.5],
    [-17, 0],
    [17, 0],
    [18.6, 3.5],
    [17.4, 9],
    [-17.4, 9],
  ]);
  return (
    drawing.panel(grip, palette.grip, {
      roundness: 9,
      strength: 0.9,
      shadow: drawing.dropShadow(3, 5, 4, 0.4),
      inner,
    }) +
    drawing.panel(collar, plastic, { roundness: 5, shadow: drawing.dropShadow(1, 3, 3, 0.4) }) +
    drawing.panel(butt, plastic, { roundness: 4 })
  );
}
