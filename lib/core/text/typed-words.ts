import { fold } from './fold.ts';

/**
 * Whether every word that is typed begins a word of a text, of a shop's name, town and postcode say; accents do not
 * matter.
 */
export function isNamed(text: string, typed: string): boolean {
  const words = fold(typed.trim()).split(/\s+/).filter(Boolean);
  const folded = ` ${fold(text)}`;
  return words.every((word) => folded.includes(` ${word}`));
}
