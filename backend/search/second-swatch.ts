import { colourNamed } from '#lib/core/products/colours.ts';

const known = new Map<string, string | null>();

/** The other swatch of a colour that is called by two of them, "fehér-piros": of the part that its own is not of. */
export function secondSwatch(name: string, swatch: string): { secondSwatch?: string } {
  const key = `${swatch}${name}`;
  const found = known.get(key) ?? other(name, swatch);
  known.set(key, found);
  return found === null ? {} : { secondSwatch: found };
}

function other(name: string, swatch: string): string | null {
  const parts = name.split(/[-–/]/).map((part) => colourNamed(part));
  if (parts.length < 2 || parts.some(({ isKnown }) => !isKnown)) return null;
  const [farthest] = parts.toSorted((a, b) => distance(b.swatch, swatch) - distance(a.swatch, swatch));
  return farthest?.swatch ?? null;
}

const channels = (swatch: string) => [1, 3, 5].map((at) => Number.parseInt(swatch.slice(at, at + 2), 16));

/** How far two colours are from each other: squares of the channels, 0 to 3 × 255². */
function distance(a: string, b: string): number {
  const others = channels(b);
  return channels(a).reduce((sum, channel, at) => sum + (channel - (others[at] ?? 0)) ** 2, 0);
}
