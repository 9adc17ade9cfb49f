import { SettingsError } from '../settings.ts';

/** What each colour of a brand is called in its file, and the token of style sheets that it sets. */
export const colourTokens = {
  ink: '--ink',
  paper: '--paper',
  mist: '--mist',
  fog: '--fog',
  edge: '--edge-line',
  accent: '--volt',
  success: '--pitch',
  sale: '--flag',
  quiet: '--slate',
} as const;
export type ColourName = keyof typeof colourTokens;
/** Colours as `#rrggbb`, in small letters. */
export type BrandColours = Record<ColourName, string>;

/** The colours of app/styles/tokens.css, which a brand has where it names none; a test holds them together. */
export const styleSheetColours: BrandColours = {
  ink: '#0e1116',
  paper: '#ffffff',
  mist: '#f4f5f2',
  fog: '#e3e6e0',
  edge: '#8b9199',
  accent: '#d8ff3c',
  success: '#0b6b4a',
  sale: '#c4122e',
  quiet: '#5a636e',
};

/** Contrast that text needs, and the edge of a control (WCAG 1.4.3 and 1.4.11). */
const [ofText, ofEdges] = [4.5, 3];

/** Which colour stands on which: text on its ground, and edges on what they part. */
const pairs: readonly (readonly [front: ColourName, ground: ColourName, least: number])[] = [
  ['ink', 'paper', ofText],
  ['ink', 'mist', ofText],
  ['ink', 'fog', ofText],
  ['ink', 'accent', ofText],
  ['sale', 'paper', ofText],
  ['sale', 'mist', ofText],
  ['success', 'paper', ofText],
  ['success', 'mist', ofText],
  ['quiet', 'paper', ofText],
  ['quiet', 'mist', ofText],
  ['edge', 'paper', ofEdges],
];
/** The greys of texts on grounds of ink, which no brand sets. */
const greyOnInk = '#aab1b9';

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Throws a SettingsError that names the first two colours of a brand of which one cannot be read on the other. */
export function refuseFaint(colours: BrandColours, file: string): void {
  const refuse = (front: string, ground: string, ratio: number, least: number) => {
    // Rounded down: 4.499 is no 4.5.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    const needs = least === ofText ? 'text' : 'the edge of a control';
    throw new SettingsError(
      `${file}: ${front} on ${ground} has a contrast of ${shown}:1, and ${needs} needs ${least}:1`,
    );
  };
  for (const [front, ground, least] of pairs) {
    const ratio = contrast(colours[front], colours[ground]);
    if (ratio < least)
      refuse(`colours.${front} ${colours[front]}`, `colours.${ground} ${colours[ground]}`, ratio, least);
  }
  const ratio = contrast(greyOnInk, colours.ink);
  if (ratio < ofText) refuse(`the footer’s grey ${greyOnInk}`, `colours.ink ${colours.ink}`, ratio, ofText);
}

/** Declarations of the tokens in which a brand differs from the style sheets' own colours; empty for none. */
export function colourDeclarations(colours: BrandColours): string {
  return (Object.keys(colourTokens) as ColourName[])
    .filter((name) => colours[name] !== styleSheetColours[name])
    .map((name) => `${colourTokens[name]}:${colours[name]};`)
    .join('');
}
