import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { overlay, ripstop } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import type { SleepingBagPalette } from './outline.ts';

const sack =
  'M700 812Q692 800 712 794L940 794Q962 800 954 814Q976 900 958 1050Q952 1078 826 1082Q700 1078 696 1050Q678 900 700 812Z';
const collar = 'M716 798Q742 760 738 736Q826 716 914 736Q910 762 940 798Q828 822 716 798Z';

/** The sack into which the bag is stuffed, beside it on the floor. */
export function packSack(drawing: Drawing, palette: SleepingBagPalette, { name, motif }: Brandmark): string {
  const cloth = drawing.linear(
    [
      [0, shade(palette.low, 0.08)],
      [0.4, palette.low],
      [1, shade(palette.low, -0.3)],
    ],
    0,
    0,
    1,
    0.1,
  );
  const shine = 'M742 830Q732 930 744 1050';
  const creases = ['M764 806Q756 830 760 858', 'M816 812V850', 'M872 808Q880 834 874 862', 'M912 804Q922 826 920 850'];
  const inner =
    overlay(sack, ripstop(drawing), 0.7) +
    drawing.softLine(shine, '#fff', 0.24, 30, 12) +
    creases.map((line) => drawing.softLine(line, drawing.ink, 0.4, 8, 3)).join('') +
    drawing.softLine('M690 1056Q826 1092 964 1056', drawing.ink, 0.45, 40, 14);
  const strap = (x: number): string =>
    `<path d="M${x} 818Q${x - 6} 940 ${x} 1076" fill="none" stroke="${shade(palette.cord, -0.45)}" stroke-width="17"/>` +
    `<path d="M${x} 818Q${x - 6} 940 ${x} 1076" fill="none" stroke="${shade(palette.cord, -0.1)}" stroke-width="13"/>`;
  const marks = motifPaths(motif, { x: 826, y: 960, width: 110, height: 54 })
    .map((path) => `<path d="${path}" fill="${palette.cord}" opacity=".95"/>`)
    .join('');
  const { ink } = drawing;
  return (
    drawing.softShape(sack, '#3b3a44', 0.26, 20, 'transform="translate(18 20)"') +
    drawing.softShape(sack, '#23222c', 0.28, 8, 'transform="translate(6 8)"') +
    drawing.panel(collar, shade(palette.low, -0.16), {
      roundness: 14,
      strength: 0.8,
      inner: overlay(collar, ripstop(drawing), 0.7),
    }) +
    drawing.softLine('M730 758Q826 740 922 758', ink, 0.5, 10, 4) +
    `<path d="M738 778Q826 796 918 778" fill="none" stroke="${palette.cord}" stroke-width="6"/>` +
    drawing.panel(sack, cloth, { roundness: 26, strength: 0.9, inner }) +
    strap(716) +
    strap(938) +
    wordmark(name, 34, { maxWidth: 170 }).at(826, 894, { fill: palette.print, opacity: 0.95 }) +
    marks
  );
}
