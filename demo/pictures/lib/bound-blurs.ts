/** A blur that may lie anywhere on the canvas, as `blurFilter` writes it. */
const canvasBlur =
  /<filter id="(\w+)" filterUnits="userSpaceOnUse"[^>]*><feGaussianBlur stdDeviation="([\d.]+)"\/><\/filter>/g;
/** A path of absolute points, and which filter it has. Of an arc or a single coordinate no box can be told so easily. */
const filteredPath = /<path d="([MLCQZ\d\s.,-]+)"([^>]*?) ?filter="url\(#(\w+)\)"/g;

/** The box of all points and control points, grown by a margin: more than the curve itself needs, never less. */
function boxOf(path: string, margin: number): string {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis)) as [number[], number[]];
  const [left, top] = [Math.floor(Math.min(...xs) - margin), Math.floor(Math.min(...ys) - margin)];
  const [right, bottom] = [Math.ceil(Math.max(...xs) + margin), Math.ceil(Math.max(...ys) + margin)];
  return `x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"`;
}

/**
 * The same SVG with every blur of a path bound to the path's own box. librsvg, which computes a filter wherever its region
 * is, then takes half the time (ADR-0152).
 */
export function boundBlurs(svg: string): string {
  const deviations = new Map([...svg.matchAll(canvasBlur)].map(([, id = '', deviation = '']) => [id, deviation]));
  const bound: string[] = [];
  const body = svg.replaceAll(filteredPath, (whole: string, path: string, attributes: string, id: string) => {
    const deviation = deviations.get(id);
    if (deviation === undefined) return whole;
    const stroke = Number(/stroke-width="([\d.]+)"/.exec(attributes)?.[1] ?? 0);
    const own = `bound${bound.length}`;
    const box = boxOf(path, 3 * Number(deviation) + stroke + 2);
    bound.push(
      `<filter id="${own}" filterUnits="userSpaceOnUse" ${box} color-interpolation-filters="sRGB">` +
        `<feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
    return `<path d="${path}"${attributes} filter="url(#${own})"`;
  });
  return body.replace('<defs>', `<defs>${bound.join('')}`);
}
