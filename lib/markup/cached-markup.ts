import type { ReactNode } from 'react';

/** Pieces of one generation; two of them are cached, 2 to 3 kB a card. */
const generation = 1000;

let recent = new Map<string, string>();
let earlier = new Map<string, string>();

/** The markup of what a key says, made once for as long as it is asked for again; what nobody asks for is forgotten. */
export function cachedMarkup(key: string, make: () => string): string {
  const known = recent.get(key);
  if (known !== undefined) return known;
  const markup = earlier.get(key) ?? make();
  if (recent.size >= generation) {
    earlier = recent;
    recent = new Map();
  }
  recent.set(key, markup);
  return markup;
}

interface Props {
  /** All that the content shows, as a text: the same text stands for the same content. */
  by: () => string;
  draw: () => ReactNode;
}

/**
 * A piece of a page that is the same wherever it stands, such as a card: static markup makes it once, React as always.
 */
export function Cached({ draw }: Props): ReactNode {
  return draw();
}
