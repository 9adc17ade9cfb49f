import { sample, type Run } from '../../lib/geometry.ts';
import { wordmark, type WordmarkCut } from '../../lib/wordmark.ts';

/** Size in px, letter spacing in em, and the width in px into which the text must fit. */
export interface CurvedWordmark {
  size: number;
  fill: string;
  cut?: WordmarkCut;
  letterSpacing?: number;
  maxWidth?: number;
  opacity?: number;
}

/** Sets a text letter by letter along a run, centred on it; the capitals stand across the line, accents above it. */
export function curvedWordmark(text: string, run: Run, options: CurvedWordmark): string {
  const { size, fill, cut = 'bold', letterSpacing = 0.1, maxWidth = Infinity, opacity = 0.95 } = options;
  const letters = [...text.normalize('NFC')].map((letter) => wordmark(letter, size, { cut }));
  const gap = size * letterSpacing;
  const length = letters.reduce((sum, { width }) => sum + width + gap, -gap);
  if (length > maxWidth * 1.001) return curvedWordmark(text, run, { ...options, size: (size * maxWidth) / length });
  const capital = wordmark('H', size, { cut }).height;
  const line = sample(run, 400);
  const total = line.at(-1)?.distance ?? 0;
  let reached = (total - length) / 2;
  return letters
    .map((letter) => {
      const middle = reached + letter.width / 2;
      reached += letter.width + gap;
      const place = line.find(({ distance }) => distance >= middle) ?? line.at(-1);
      if (!place) return '';
      const lift = Math.max(0, letter.height - capital) / 2;
      const rotation = (Math.atan2(place.ty, place.tx) * 180) / Math.PI;
      return letter.at(place.x - place.nx * lift, place.y - place.ny * lift, { rotation, fill, opacity });
    })
    .join('');
}
