import type { Drawing } from '../../../../lib/drawing.ts';
import { mirror, type Run } from '../../../../lib/geometry.ts';
import { whole } from '../../../clothing/cut.ts';
import { webbing, type DuffelPalette } from '../../pieces.ts';
import { boxStitch, daisyChain, matt } from '../../fittings.ts';
import { frontPath, topPath } from './outline.ts';

/** The straps that run under the bag and end in the handle, and those that close the load from above. */
export function straps(drawing: Drawing, palette: DuffelPalette): string {
  const legs = [400, 800].map((x) => {
    const leg: Run = [
      [x, 960],
      [x, 830],
      [x, 700],
      [x, 580],
    ];
    return (
      drawing.clip(frontPath, webbing(drawing, leg, 40, palette.webbing, 0.35)) +
      boxStitch(x, 800, 28, 34, palette.accent) +
      boxStitch(x, 608, 28, 34, palette.accent)
    );
  });
  const over = [330, 870].map((x) => {
    const lean = x < 600 ? 62 : -62;
    const line: Run = [
      [x + lean, 380],
      [x + lean * 0.5, 470],
      [x, 572],
      [x - lean * 0.06, 640],
      [x - lean * 0.06, 720],
    ];
    const lock = `M${x - 28} 640h48q4 0 4 4v36q0 4 -4 4h-48q-4 0 -4 -4v-36q0 -4 4 -4Z`;
    return (
      drawing.clip(topPath + frontPath, webbing(drawing, line, 24, palette.webbing, 0.32)) +
      drawing.panel(lock, '#1b1d22', { roundness: 6, light: matt, shadow: drawing.dropShadow(2, 4, 4) }) +
      `<path d="M${x - 18} 644v32M${x + 8} 644v32" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>`
    );
  });
  return over.join('') + legs.join('');
}

/** Loops for hooks along the upper edge of the front. */
export function lashPoints(drawing: Drawing, palette: DuffelPalette): string {
  const line: Run = whole([
    [128, 690],
    [260, 698],
    [420, 703],
    [600, 704],
  ]);
  const left = line.filter(([x]) => x < 400);
  const tacks: Run = [
    [176, 693],
    [226, 697],
    [276, 699],
    [370, 702],
  ];
  const chain = (run: Run, bars: Run): string => drawing.clip(frontPath, daisyChain(drawing, run, palette, bars));
  const half: Run = [...left, [402, 703]];
  return chain(half, tacks) + chain(mirror(half), mirror(tacks));
}
