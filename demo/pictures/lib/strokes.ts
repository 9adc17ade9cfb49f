import { shade } from './colour.ts';
import { smooth, tenth, type Run } from './geometry.ts';

/** A row of stitches: thread length, gap and width in px. */
export interface StitchOptions {
  length?: number;
  gap?: number;
  width?: number;
  opacity?: number;
}

/** A sewn edge: width in px, and where its light edge lies. */
export interface SeamOptions {
  width?: number;
  opacity?: number;
  dx?: number;
  dy?: number;
}

/** Round cord, lace or piping along a path: shaded rim, body, light. Width in px. */
export function cord(path: string, width: number, colour: string, opacity = 1): string {
  const lift = `translate(${tenth(-width * 0.1)} ${tenth(-width * 0.16)})`;
  const light = `stroke-width="${tenth(width * 0.36)}" transform="${lift}"`;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}">
<path d="${path}" stroke="${shade(colour, -0.55)}" stroke-width="${width}"/>
<path d="${path}" stroke="${colour}" stroke-width="${tenth(width * 0.82)}"/>
<path d="${path}" stroke="${shade(colour, 0.3)}" ${light} opacity=".7"/></g>`;
}

/** A row of stitches along a run: the dents of the needle and the thread. */
export function stitch(points: Run, colour: string, options: StitchOptions = {}): string {
  const { length = 9, gap = 5, width = 2.4, opacity = 1 } = options;
  const path = smooth(points);
  const thread = `stroke-dasharray="${length} ${gap}" stroke-linecap="round"`;
  const dark = shade(colour, -0.35);
  return `<g fill="none" opacity="${opacity}">
<path d="${path}" stroke="#070a18" stroke-opacity=".28" stroke-width="${width * 2}" transform="translate(.6 1)"/>
<path d="${path}" stroke="${dark}" stroke-width="${width}" ${thread} transform="translate(.5 1)"/>
<path d="${path}" stroke="${colour}" stroke-width="${width * 0.8}" ${thread}/></g>`;
}

/** A seam along a run or a path: a dark groove with a light lower lip. */
export function seam(line: Run | string, options: SeamOptions = {}): string {
  const { width = 3, opacity = 0.5, dx = 1, dy = 2 } = options;
  const path = typeof line === 'string' ? line : smooth(line);
  const lip = `stroke-opacity="${tenth(opacity * 45) / 100}" stroke-width="${width * 0.6}"`;
  return `<g fill="none" stroke-linecap="round">
<path d="${path}" stroke="#070a18" stroke-opacity="${opacity}" stroke-width="${width}"/>
<path d="${path}" stroke="#fff" ${lip} transform="translate(${dx} ${dy + width * 0.4})"/></g>`;
}
