/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (/^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? [])
    .slice(1)
    .map((pair) => {
      const share = parseInt(pair, 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [lighter = 1, darker = 1] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const ink = '#0e1116';
const paper = '#ffffff';

/** Black reads on every colour that white does not: of ink there are some on which neither reaches 4.5. */
const black = '#000000';

/** A club's colours as an interface can use them: text on the main one is black or paper, whichever reads better. */
export interface Kit {
  main: string;
  onMain: string;
  /** The second colour, or what reads best on the main one for a club of a single colour. */
  trim: string;
}

/** The colours of a team, main one first; what is no `#rrggbb` counts as ink. */
export function kitOf(colours: readonly string[]): Kit {
  const [main = ink, second] = colours.map((colour) => (/^#[\da-f]{6}$/i.test(colour) ? colour : ink));
  const onMain = contrast(main, paper) >= contrast(main, black) ? paper : black;
  return { main, onMain, trim: second ?? onMain };
}

/** The colour of print on a shirt: the first of the others that reads from the stand, else black or paper. */
export function printColour([main = ink, ...others]: readonly string[]): string {
  return others.find((colour) => contrast(main, colour) >= 3) ?? kitOf([main]).onMain;
}
