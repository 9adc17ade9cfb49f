import { shade } from '../../lib/colour.ts';
import { smooth, type Point } from '../../lib/geometry.ts';

/** A knitted surface: the angle round the head (−π/2…π/2, 0 in front) and the share of its height, on the canvas. */
export type Surface = (angle: number, share: number) => Point;

/** Stitches across the half that is seen: of each `period` of them the first `raised` stand out. */
export interface Rib {
  columns: number;
  raised: number;
  period: number;
}

const angleOf = ({ columns }: Rib, column: number): number => -Math.PI / 2 + (Math.PI * column) / columns;

/** One leg of a V stitch: a leaf between two points. */
function leaf([x, y]: Point, [endX, endY]: Point, width: number): string {
  const [dx, dy] = [endX - x, endY - y];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const at = (px: number, py: number): string => `${px.toFixed(1)} ${py.toFixed(1)}`;
  return (
    `M${at(x, y)}Q${at(x + dx * 0.45 + nx, y + dy * 0.45 + ny)} ${at(endX, endY)}` +
    `Q${at(x + dx * 0.55 - nx, y + dy * 0.55 - ny)} ${at(x, y)}Z`
  );
}

function stitchPath(surface: Surface, rib: Rib, column: number, row: number, rows: number, wobble: number): string {
  const [from, to] = [angleOf(rib, column), angleOf(rib, column + 1)];
  const inset = 0.06 * (to - from);
  const top = (row + 0.2) / rows;
  const foot = surface((from + to) / 2, Math.min(1, (row + 1.35) / rows) + wobble);
  const left = surface(from + inset, top);
  const right = surface(to - inset, top);
  const width = Math.hypot(right[0] - left[0], right[1] - left[1]);
  if (width < 1.2) return '';
  const girth = width * (isRaised(rib, column) ? 0.56 : 0.46);
  return leaf(left, foot, girth) + leaf(right, foot, girth);
}

const isRaised = ({ raised, period }: Rib, column: number): boolean => column % period < raised;

/** A ribbed surface: its stitches, its rows, and which rows have another yarn. */
export interface Knitting {
  surface: Surface;
  rib: Rib;
  rows: number;
  colour: string;
  stripes?: { rows: readonly (readonly [from: number, to: number])[]; colour: string };
}

/** Every stitch of a ribbed surface; chance varies their place and tone. */
export function ribKnit({ surface, rib, rows, colour, stripes }: Knitting, chance: () => number): string {
  const yarns = [colour, ...(stripes?.rows.length ? [stripes.colour] : [])].map((yarn) => ({
    yarn,
    recessed: '',
    raised: '',
    lit: '',
  }));
  for (let column = 0; column < rib.columns; column++) {
    for (let row = 0; row < rows; row++) {
      const path = stitchPath(surface, rib, column, row, rows, ((chance() - 0.5) * 0.12) / rows);
      const isStriped = stripes?.rows.some(([from, to]) => row >= from && row < to);
      const tones = yarns[isStriped ? 1 : 0]!;
      if (!isRaised(rib, column)) tones.recessed += path;
      else if (chance() < 0.5) tones.lit += path;
      else tones.raised += path;
    }
  }
  const tone = (path: string, yarn: string, amount: number): string =>
    `<path d="${path}" fill="${shade(yarn, amount)}"/>`;
  return yarns
    .map(
      ({ yarn, recessed, raised, lit }) =>
        tone(recessed, yarn, -0.13) + tone(raised, yarn, 0.03) + tone(lit, yarn, 0.08),
    )
    .join('');
}

/** The valleys between the ribs as one path, from one share of the height to another. */
export function valleys(surface: Surface, rib: Rib, from: number, to: number): string {
  const shares = [from, (from * 2 + to) / 3, (from + to * 2) / 3, to];
  let path = '';
  for (let column = (rib.raised + rib.period) / 2; column < rib.columns; column += rib.period) {
    path += smooth(shares.map((share) => surface(angleOf(rib, column), share)));
  }
  return path;
}
