import { hash } from '#lib/core/random.ts';
import { shade } from '../lib/colour.ts';
import { smooth, type Run } from '../lib/geometry.ts';
import { sleevedArm } from './arms.ts';
import { cloth, folds, onSide, sides, symmetric, type Sketch } from './figure.ts';
import { clothesBeside } from './person.ts';

/** Half a shirt from the chest down to its hem, its waist where a belt of half 490 px lies at a height of 560 px. */
const flank: Run = [
  [52, -500],
  [58, -200],
  [92, 100],
  [122, 380],
  [122, 560],
  [104, 720],
  [78, 880],
];
const hips: Run = [
  [110, 860],
  [84, 1000],
  [66, 1200],
  [60, 1600],
];
const hem: Run = [
  [78, 880],
  [240, 924],
  [600, 946],
];
const pulled: Run[] = [
  [
    [140, 300],
    [280, 380],
    [420, 400],
  ],
  [
    [120, 420],
    [240, 470],
    [360, 480],
  ],
  [
    [110, 700],
    [200, 780],
    [330, 850],
  ],
];
const drawn: Run[] = [
  [
    [150, 980],
    [300, 1060],
    [460, 1090],
  ],
];

/** Light ones, before which dark belts stand out too. */
const shirts = ['#93a8ba', '#9aaa94', '#b3a6c6'] as const;

/** Somebody from the chest to the hips in a running shirt with long sleeves and tights, in px of a belt's own drawing. */
export function waist(sketch: Sketch, tights: string): string {
  const { drawing, person } = sketch;
  const plain = clothesBeside(shirts, person, hash(person.hair + person.skin));
  const arms = sides.map((side) => {
    const isStill = side === person.rests;
    const pose = { hem: [10, 120], half: 122, spread: isStill ? 7 : 12, bend: isStill ? 4 : 14 } as const;
    return sleevedArm(sketch, pose, plain, side);
  });
  const both = (runs: readonly Run[]): Run[] => runs.flatMap((run) => sides.map((side) => onSide(run, side)));
  const edge = smooth([...hem, ...onSide(hem, -1).toReversed().slice(1)]);
  const seam = `<path d="${edge}" fill="none" stroke="#05070c" stroke-opacity=".45" stroke-width="5" transform="translate(0 -26)"/>`;
  const below = drawing.softShape('M140 760H1060V900Q600 980 140 900Z', '#05070c', 0.34, 26);
  const crotch = smooth([
    [600, 1130],
    [602, 1200],
    [600, 1600],
  ]);
  return (
    arms.join('') +
    cloth(
      sketch,
      symmetric(hips),
      shade(tights, -0.1),
      folds(sketch, both(drawn), 22) +
        drawing.softLine(crotch, '#05070c', 0.6, 20, 8) +
        drawing.softShape('M40 800H1160V960Q600 1040 40 960Z', '#05070c', 0.55, 20),
    ) +
    cloth(sketch, symmetric([...flank, ...hem.slice(1)]), plain, folds(sketch, both(pulled), 20) + seam + below, {
      rim: 60,
    })
  );
}
