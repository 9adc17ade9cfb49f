import { tenth } from './geometry.ts';

/** How the volume filter lights a panel: strengths 0…1 and the colour of its shade. */
export interface VolumeLight {
  highlight?: number;
  shade?: number;
  edge?: number;
  colour?: string;
}

/** Lit noise for leather, foam, rubber and cloth. Frequencies in 1/px, blurs in px, angles in degrees. */
export interface Grain {
  frequency?: number;
  /** Frequency down the canvas where it differs from the one across. */
  frequencyY?: number;
  octaves?: number;
  /** Height of the relief. */
  scale?: number;
  opacity?: number;
  seed?: number;
  azimuth?: number;
  elevation?: number;
  /** Blur of the noise before it is lit. */
  blur?: number;
  /** Strength of the light ridges against the dark valleys. */
  highlights?: number;
  /** Blur after lighting; needed at low frequencies, where 8-bit heights leave contour rings. */
  blurAfter?: number;
}

const hundredth = (value: number): number => tenth(value * 100) / 100;
const sharedRegion = 'x="-60%" y="-60%" width="220%" height="220%"';
const canvasRegion = 'filterUnits="userSpaceOnUse" x="-50" y="-50" width="1300" height="1300"';

function filter(id: string, region: string, content: string): string {
  return `<filter id="${id}" ${region} color-interpolation-filters="sRGB">${content}</filter>`;
}

/** Gaussian blur; the canvas region also holds for straight lines, whose bounding box is empty. */
export function blurFilter(id: string, deviation: number, region: 'canvas' | 'shape'): string {
  const blur = `<feGaussianBlur stdDeviation="${deviation}"/>`;
  return filter(id, region === 'canvas' ? canvasRegion : sharedRegion, blur);
}

function innerShadow(name: string, dx: number, dy: number, deviation: number, colour: string, opacity: number): string {
  const moved = dx || dy;
  const shift = moved ? `<feOffset in="SourceAlpha" dx="${tenth(dx)}" dy="${tenth(dy)}" result="${name}-offset"/>` : '';
  const blurred = `<feGaussianBlur in="${moved ? `${name}-offset` : 'SourceAlpha'}" stdDeviation="${tenth(deviation)}"`;
  return `${shift}${blurred} result="${name}-blur"/>
<feComposite in="SourceAlpha" in2="${name}-blur" operator="out" result="${name}-shape"/>
<feFlood flood-color="${colour}" flood-opacity="${hundredth(opacity)}"/>
<feComposite in2="${name}-shape" operator="in" result="${name}"/>`;
}

/** Rounds a flat panel by three inner shadows: dark lower right, light upper left, thin ambient edge. */
export function volumeFilter(
  id: string,
  radius: number,
  strength: number,
  light: Required<VolumeLight>,
  multiplies = false,
): string {
  const { highlight, shade, edge, colour } = light;
  const nodes = ['SourceGraphic', 'light', 'dark', 'edge'].map((name) => `<feMergeNode in="${name}"/>`).join('');
  const multiplied = `<feComposite in="light" in2="SourceGraphic" operator="over" result="lit"/>
<feBlend in="dark" in2="lit" mode="multiply" result="shaded"/><feBlend in="edge" in2="shaded" mode="multiply"/>`;
  const content = [
    innerShadow('dark', -radius * 0.35, -radius * 0.7, radius * 0.7, colour, shade * strength),
    innerShadow('light', radius * 0.3, radius * 0.55, radius * 0.45, '#fffaf0', highlight * strength),
    innerShadow('edge', 0, 0, Math.max(0.8, radius * 0.1), colour, edge * strength),
    multiplies ? multiplied : `<feMerge>${nodes}</feMerge>`,
  ];
  return filter(id, 'x="-5%" y="-5%" width="110%" height="110%"', content.join('\n'));
}

/** Drop shadow of one part upon the part below it. */
export function shadowFilter(
  id: string,
  dx: number,
  dy: number,
  blur: number,
  opacity: number,
  colour: string,
): string {
  const content = `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}"/><feGaussianBlur stdDeviation="${blur}" result="b"/>
<feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="b" operator="in"/>
<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>`;
  return filter(id, sharedRegion, content);
}

/** The colour of valleys, channels 0…1, where a drawing has none of its own. */
const nearlyBlack = ['.02', '.03', '.08'] as const;

/** Lit noise split into black-alpha valleys and white-alpha ridges: needs no blend mode, so it works in clips. */
export function grainFilter(
  id: string,
  grain: Required<Omit<Grain, 'opacity'>>,
  [red, green, blue]: readonly [string, string, string] = nearlyBlack,
): string {
  const { frequency, frequencyY, octaves, scale, seed, azimuth, elevation, blur, highlights, blurAfter } = grain;
  const diffuse = tenth((0.5 / Math.sin((elevation * Math.PI) / 180)) * 1000) / 1000;
  const lit = blurAfter ? '' : ' result="lit"';
  const valleys = `0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} -2.6 0 0 0 1.3`;
  const ridges = `0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 ${2.2 * highlights} 0 0 0 ${-1.1 * highlights}`;
  const noise = `type="fractalNoise" baseFrequency="${frequency} ${frequencyY}" numOctaves="${octaves}" seed="${seed}"`;
  const content = `<feTurbulence ${noise}/>
<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/>
${blur ? `<feGaussianBlur stdDeviation="${blur}"/>` : ''}
<feDiffuseLighting surfaceScale="${scale * 3}" diffuseConstant="${diffuse}" lighting-color="#fff"${lit}>
<feDistantLight azimuth="${azimuth}" elevation="${elevation}"/></feDiffuseLighting>
${blurAfter ? `<feGaussianBlur stdDeviation="${blurAfter}" result="lit"/>` : ''}
<feColorMatrix in="lit" type="matrix" values="${valleys}" result="valleys"/>
<feColorMatrix in="lit" type="matrix" values="${ridges}" result="ridges"/>
<feMerge result="grain"><feMergeNode in="valleys"/><feMergeNode in="ridges"/></feMerge>
<feComposite in="grain" in2="SourceAlpha" operator="in"/>`;
  return filter(id, 'x="0" y="0" width="100%" height="100%"', content);
}
