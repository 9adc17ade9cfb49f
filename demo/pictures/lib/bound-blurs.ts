/** A blur that may lie anywhere on the canvas, as `blurFilter` writes it. */
const canvasBlur =
  /<filter id="(\w+)" filterUnits="userSpaceOnUse"[^>]*><feGaussianBlur stdDeviation="([\d.]+)"\/><\/filter>/g;
/** A path of absolute points, and which filter it has. Of an arc or a single coordinate no box can be told so easily. */
const filteredPath = /<path d="([MLCQZ\d\s.,-]+)"([^>]*?) ?filter="url\(#(\w+)\)"/g;
const filteredEllipse =
  /<ellipse cx="([\d.-]+)" cy="([\d.-]+)" rx="([\d.]+)" ry="([\d.]+)"([^>]*?)\s?filter="url\(#(\w+)\)"/g;
/** A shadow below a part, as `shadowFilter` writes it: what it does, how far it is cast, its blur. */
const partShadow =
  /<filter id="(\w+)" x="-60%"[^>]*>(<feOffset in="SourceAlpha" dx="([\d.-]+)" dy="([\d.-]+)"\/><feGaussianBlur stdDeviation="([\d.]+)"[^]*?)<\/filter>/g;
/** A rounded part with a shadow, as Drawing.panel writes it: one path, and what is clipped to a path upon it. */
const panel =
  /<g filter="url\(#(\w+)\)">(?=<g filter="url\(#\w+\)"><path d="([MLCQZ\d\s.,-]+)" fill="[^"]*"\/>(?:<\/g><\/g>|<g clip-path="url\(#(\w+)\)">))/g;
const clipPaths = /<clipPath id="(\w+)"><path d="([^"]*)"\/><\/clipPath>/g;

/** The box of all points and control points, grown by a margin: more than the curve itself needs, never less. */
function boxOf(path: string, margin: number): string {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis)) as [number[], number[]];
  const [left, top] = [Math.floor(Math.min(...xs) - margin), Math.floor(Math.min(...ys) - margin)];
  const [right, bottom] = [Math.ceil(Math.max(...xs) + margin), Math.ceil(Math.max(...ys) + margin)];
  return `x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"`;
}

/** Filters of their own for elements of an SVG. */
class Bound {
  readonly markup: string[] = [];

  /** A filter whose region is a box, px; returns its id. */
  add(box: string, content: string): string {
    const id = `bound${this.markup.length}`;
    const look = `filterUnits="userSpaceOnUse" ${box} color-interpolation-filters="sRGB"`;
    this.markup.push(`<filter id="${id}" ${look}>${content}</filter>`);
    return id;
  }
}

const gaussian = (deviation: string): string => `<feGaussianBlur stdDeviation="${deviation}"/>`;

function boundShapes(svg: string, bound: Bound): string {
  const deviations = new Map([...svg.matchAll(canvasBlur)].map(([, id = '', deviation = '']) => [id, deviation]));
  return svg
    .replaceAll(filteredPath, (whole: string, path: string, attributes: string, id: string) => {
      const deviation = deviations.get(id);
      if (deviation === undefined) return whole;
      const stroke = Number(/stroke-width="([\d.]+)"/.exec(attributes)?.[1] ?? 0);
      const own = bound.add(boxOf(path, 3 * Number(deviation) + stroke + 2), gaussian(deviation));
      return `<path d="${path}"${attributes} filter="url(#${own})"`;
    })
    .replaceAll(filteredEllipse, (whole: string, ...found: string[]) => {
      const [cx = '', cy = '', rx = '', ry = '', attributes = '', id = ''] = found;
      const deviation = deviations.get(id);
      if (deviation === undefined || attributes.includes('stroke')) return whole;
      const [x, y, across, down] = [cx, cy, rx, ry].map(Number) as [number, number, number, number];
      const box = boxOf(`${x - across} ${y - down} ${x + across} ${y + down}`, 3 * Number(deviation) + 2);
      const own = bound.add(box, gaussian(deviation));
      return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"${attributes} filter="url(#${own})"`;
    });
}

function boundShadows(svg: string, bound: Bound): string {
  const shadows = new Map([...svg.matchAll(partShadow)].map(([, id = '', ...found]) => [id, found]));
  const clips = new Map([...svg.matchAll(clipPaths)].map(([, id = '', path = '']) => [id, path]));
  return svg.replaceAll(panel, (whole: string, id: string, path: string, clip?: string) => {
    const shadow = shadows.get(id);
    if (!shadow || (clip && clips.get(clip) !== path)) return whole;
    const [content = '', dx, dy, deviation] = shadow;
    const cast = Math.max(Math.abs(Number(dx)), Math.abs(Number(dy)));
    return `<g filter="url(#${bound.add(boxOf(path, 3 * Number(deviation) + cast + 2), content)})">`;
  });
}

/**
 * The same SVG with every blur of a path or an ellipse, and every shadow of a part, bound to its own box. librsvg, which
 * computes a filter wherever its region is, then takes half the time (ADR-0152).
 */
export function boundBlurs(svg: string): string {
  const bound = new Bound();
  const body = boundShadows(boundShapes(svg, bound), bound);
  return body.replace('<defs>', `<defs>${bound.markup.join('')}`);
}
