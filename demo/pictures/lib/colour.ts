/** A colour in Oklab: lightness 0…1, then the green–red and the blue–yellow axis. */
export type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function channels(hex: string): [number, number, number] {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  if (!/^[0-9a-f]{6}$/i.test(full)) throw new Error(`Not a hex colour: ${hex}`);
  const channel = (start: number): number => toLinear(parseInt(full.slice(start, start + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

/** The channels of a six-digit hex colour, each 0…1 with two digits, as filters take them. */
export function shares(hex: string): [red: string, green: string, blue: string] {
  const share = (start: number): string => (parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(2);
  return [share(1), share(3), share(5)];
}

/** Reads a 3- or 6-digit hex colour into Oklab. */
export function toLab(hex: string): Lab {
  const [red, green, blue] = channels(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Writes an Oklab colour as six-digit hex, clipped to sRGB. */
export function fromLab([lightnessValue, a, b]: Lab): string {
  const l = (lightnessValue + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightnessValue - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightnessValue - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const hex = (value: number): string => {
    const gamma = Math.min(1, toGamma(Math.max(0, value)));
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(hex).join('')}`;
}

/** Mixes two colours in Oklab; share 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const from = toLab(first);
  const to = toLab(second);
  const between = (start: number, end: number): number => start + (end - start) * share;
  return fromLab([between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])]);
}

/** Darkens (amount −1…0) or lightens (0…1) in Oklab; shadows drift to cool, lights to warm. */
export function shade(colour: string, amount: number): string {
  const [l, a, b] = toLab(colour);
  const chroma = amount < 0 ? 1 + amount * 0.25 : 1 - amount * 0.35;
  const moved = amount < 0 ? l * (1 + amount) : l + (1 - l) * amount;
  const drift = amount * (amount < 0 ? 0.012 : 0.01);
  return fromLab([Math.max(0.04, Math.min(0.995, moved)), a * chroma, b * chroma + drift]);
}

/** Below this chroma a light colour counts as white or grey. */
const neutral = 0.02;
/** The hue that turns most towards amber in shade, how far from it others do, and by how much at most; radians. */
const yellow = { hue: 1.45, reach: 0.5, turn: 0.24 };

/**
 * The shade of a light colour, at a share of its lightness: deeper in the same hue, of yellows towards amber, of whites
 * cool. Black upon them would look like dirt: olive on yellow, mud on cream.
 */
export function tint(colour: string, depth: number): string {
  const [l, a, b] = toLab(colour);
  const chroma = Math.hypot(a, b);
  if (chroma < neutral) return fromLab([l * depth, -0.003, -0.014]);
  const hue = Math.atan2(b, a);
  const towardsAmber = Math.max(0, 1 - Math.abs(hue - yellow.hue) / yellow.reach) * yellow.turn;
  const deeper = Math.max(chroma * (0.6 + 0.5 * depth), Math.min(chroma * 1.4, 0.05));
  return fromLab([l * depth, Math.cos(hue - towardsAmber) * deeper, Math.sin(hue - towardsAmber) * deeper]);
}

/** Oklab lightness of a colour, 0 (black) … 1 (white). */
export function lightness(colour: string): number {
  return toLab(colour)[0];
}

/** The ink that reads on a ground: dark on light grounds, white on all others. */
export function readableOn(ground: string, threshold = 0.75, dark = '#1b1d22'): string {
  return lightness(ground) > threshold ? dark : '#ffffff';
}
