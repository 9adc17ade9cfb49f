import { shade } from '../../lib/colour.ts';
import { smooth, type Point } from '../../lib/geometry.ts';

/** A knitted surface: the angle round the head (−π/2…π/2, 0 in front) and the share of its height, on the canvas. */
export type Surface = (angle: number, share: number) => Point;

/** Stitches across the half that is seen, two raised and two recessed in turn. */
const columns = 60;
const angleOf = (column: number): number => -Math.PI / 2 + (Math.PI * column) / columns;

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

function stitchPath(surface: Surface, column: number, row: number, rows: number, wobble: number): string {
  const [from, to] = [angleOf(column), angleOf(column + 1)];
  const inset = 0.06 * (to - from);
  const top = (row + 0.2) / rows;
  const foot = surface((from + to) / 2, Math.min(1, (row + 1.35) / rows) + wobble);
  const left = surface(from + inset, top);
  const right = surface(to - inset, top);
  const width = Math.hypot(right[0] - left[0], right[1] - left[1]);
  if (width < 1.2) return '';
  const girth = width * (isRaised(column) ? 0.56 : 0.46);
  return leaf(left, foot, girth) + leaf(right, foot, girth);
}

const isRaised = (column: number): boolean => column % 4 < 2;

/** Every stitch of a ribbed surface; chance varies their place and tone. */
export function ribKnit(surface: Surface, rows: number, colour: string, chance: () => number): string {
  let [recessed, raised, lit] = ['', '', ''];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const path = stitchPath(surface, column, row, rows, ((chance() - 0.5) * 0.12) / rows);
      if (!isRaised(column)) recessed += path;
      else if (chance() < 0.5) lit += path;
      else raised += path;
    }
  }
  const tone = (path: string, amount: number): string => `<path d="${path}" fill="${shade(colour, amount)}"/>`;
  return tone(recessed, -0.13) + tone(raised, 0.03) + tone(lit, 0.08);
}

/** The valleys between the ribs as one path, from one share of the height to another. */
export function valleys(surface: Surface, from: number, to: number): string {
  const shares = [from, (from * 2 + to) / 3, (from + to * 2) / 3, to];
  let path = '';
  for (let column = 3; column < columns; column += 4) {
    path += smooth(shares.map((share) => surface(angleOf(column), share)));
  }
  return path;
}
