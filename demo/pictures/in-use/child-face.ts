import { shade } from '../lib/colour.ts';
import { loop, reverse, smooth, type Point, type Run } from '../lib/geometry.ts';
import { dusk, flesh, gleam, onSide, sides, turns, type Sketch } from './figure.ts';
import { strands } from './hair.ts';
import { skinIn } from './person.ts';

/** Half a face from the temple to the chin, px from the middle of the chin. */
const jaw: Run = [
  [-158, -420],
  [-163, -300],
  [-160, -200],
  [-140, -104],
  [-96, -38],
  [-44, -6],
  [0, 0],
];

/** Long hair behind a child's neck, down to the shoulders; empty where it is short. */
export function childHair({ drawing, person }: Sketch, chin: number, k: number): string {
  if (person.cut === 'short') return '';
  const at = (run: Run): Point[] => run.map(([x, y]): Point => [600 + x * k, chin + y * k]);
  const edge = at([
    [-150, -520],
    [-204, -330],
    [-212, -120],
    [-196, 70],
    [-150, 132],
    [-60, 120],
    [0, 118],
  ]);
  const paint = drawing.linear([
    [0, shade(person.hair, 0.1)],
    [0.7, shade(person.hair, -0.2)],
    [1, shade(person.hair, -0.4)],
  ]);
  return `<path d="${loop(edge, reverse(onSide(edge, -1)))}" fill="${paint}"/>`;
}

/** The shade that a child's chin casts upon its neck. */
export const shadeOfChin = (sketch: Sketch, chin: number, k: number): string =>
  dusk(
    sketch,
    `M${600 - 150 * k} ${chin - 120 * k}H${600 + 150 * k}V${chin + 20 * k}Q600 ${chin + 96 * k} ${600 - 150 * k} ${chin + 20 * k}Z`,
    0.6,
    14 * k,
  );

/**
 * A child's face above its collar, round and big beside the shoulders, from the chin to the nose, where the picture ends;
 * `chin` is its height, `k` its size.
 */
export function childFace(sketch: Sketch, chin: number, k: number): string {
  const { drawing, person } = sketch;
  const at = (run: Run): Point[] => run.map(([x, y]): Point => [600 + x * k, chin + y * k]);
  const half = at(jaw);
  const path = loop(half, reverse(onSide(half, -1)));
  const skin = (by: number): string => skinIn(person.skin, by);
  const lips = smooth(
    at([
      [-44, -92],
      [-20, -84],
      [0, -81],
      [20, -84],
      [44, -92],
    ]),
  );
  const mouth =
    drawing.softLine(
      smooth(
        at([
          [-30, -70],
          [0, -62],
          [30, -70],
        ]),
      ),
      skin(-0.36),
      0.4,
      12 * k,
      5 * k,
    ) +
    drawing.softLine(
      smooth(
        at([
          [-26, -82],
          [0, -74],
          [26, -82],
        ]),
      ),
      '#b5564a',
      0.55,
      13 * k,
      3 * k,
    ) +
    `<path d="${lips}" fill="none" stroke="${skin(-0.62)}" stroke-width="${4.4 * k}" stroke-linecap="round"/>`;
  const nose =
    turns(
      sketch,
      [
        at([
          [-34, -172],
          [-26, -158],
          [-8, -162],
          [0, -156],
          [8, -162],
          [26, -158],
          [34, -172],
        ]),
      ],
      0.5,
      7 * k,
    ) +
    gleam(
      sketch,
      [
        at([
          [-4, -230],
          [-3, -186],
        ]),
      ],
      0.4,
      20 * k,
    );
  const blush = sides
    .map((side) => `<ellipse cx="${600 + 98 * side * k}" cy="${chin - 170 * k}" rx="${46 * k}" ry="${36 * k}"/>`)
    .join('');
  const cheeks = `<g fill="#c8503c" opacity=".22" filter="${drawing.blur(+(18 * k).toFixed(1))}">${blush}</g>`;
  const ears = sides
    .map((side) => {
      const ear = smooth(
        onSide(
          at([
            [-150, -300],
            [-186, -312],
            [-196, -262],
            [-184, -206],
            [-156, -196],
          ]),
          side,
        ),
        true,
      );
      return flesh(sketch, ear, '', { rim: 12 * k });
    })
    .join('');
  // Eyes that laugh: the upper lid alone, and a brow.
  const eyes = sides
    .map((side) => {
      const lid = smooth(
        onSide(
          at([
            [-94, -246],
            [-80, -262],
            [-62, -266],
            [-44, -260],
            [-34, -246],
          ]),
          side,
        ),
      );
      const brow = smooth(
        onSide(
          at([
            [-104, -312],
            [-70, -330],
            [-30, -316],
          ]),
          side,
        ),
      );
      return (
        `<path d="${lid}" fill="none" stroke="#1d1412" stroke-width="${7 * k}" stroke-linecap="round"/>` +
        `<path d="${brow}" fill="none" stroke="${shade(person.hair, 0.06)}" stroke-width="${11 * k}" stroke-linecap="round" opacity=".85"/>`
      );
    })
    .join('');
  return (
    ears +
    flesh(sketch, path, cheeks + nose + mouth + eyes, { rim: 40 * k }) +
    sides
      .map((side) => {
        const temple = onSide(
          at([
            [-140, -470],
            [-178, -400],
            [-176, -318],
            [-158, -270],
            [-148, -330],
          ]),
          side,
        );
        return `<path d="${smooth(temple, true)}" fill="${shade(person.hair, 0.02)}"/>`;
      })
      .join('')
  );
}

/** The hair above a child's face, parted at the side, where the whole head is seen; `chin` is the face's height, `k` its size. */
export function childCrown({ drawing, person }: Sketch, chin: number, k: number): string {
  const at = (run: Run): Point[] => run.map(([x, y]): Point => [600 + x * k, chin + y * k]);
  const half = at([
    [-170, -290],
    [-184, -380],
    [-174, -470],
    [-128, -540],
    [-60, -570],
    [0, -576],
  ]);
  const hairline = at([
    [170, -290],
    [156, -350],
    [128, -396],
    [60, -424],
    [-40, -432],
    [-70, -436],
    [-104, -410],
    [-150, -350],
    [-170, -290],
  ]);
  const path = loop(half, reverse(onSide(half, -1)), hairline);
  const paint = drawing.linear([
    [0, shade(person.hair, 0.16)],
    [0.5, shade(person.hair, 0)],
    [1, shade(person.hair, -0.24)],
  ]);
  // Combed from the parting over the forehead to the other side.
  const combed = strands(
    person.hair,
    at([
      [-74, -440],
      [-64, -500],
      [-50, -566],
    ]).toReversed(),
    at([
      [172, -300],
      [184, -380],
      [140, -530],
    ]).toReversed(),
    { count: 80, fall: 0, width: 2.2 * k },
  );
  const gloss = smooth(
    at([
      [-40, -520],
      [40, -532],
      [110, -496],
    ]),
  );
  return (
    `<path d="${path}" fill="${paint}"/>` +
    drawing.clip(path, combed + drawing.softLine(gloss, shade(person.hair, 0.5), 0.4, 26 * k, 16 * k))
  );
}
