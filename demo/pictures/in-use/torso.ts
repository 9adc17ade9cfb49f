import { mix, shade } from '../lib/colour.ts';
import { loop, reverse, smooth, type Point, type Run } from '../lib/geometry.ts';
import { dusk, form, hand, limbPath, onSide, sides, type Sketch } from './figure.ts';

/** An arm at the side of the body: its left middle from the shoulder to the wrist, with half its width there, px. */
export interface Arm {
  middle: Run;
  halves: readonly number[];
  /** Of the hand. */
  scale: number;
}

/** Arms at the sides, bare, or in sleeves of a colour. */
export function arms(sketch: Sketch, { middle, halves, scale }: Arm, sleeve?: string): string {
  const { skin } = sketch.person;
  return sides
    .map((side) => {
      const wrist = onSide(middle, side).at(-1)!;
      const path = limbPath(onSide(middle, side), halves);
      const shadow = dusk(sketch, path, sleeve ?? skin, 0.18, 22);
      const turned = side === -1 ? shade(sleeve ?? skin, -0.1) : (sleeve ?? skin);
      return (
        hand(sketch, [wrist[0], wrist[1] + 12 * scale], side, scale, sleeve !== undefined) +
        form(sketch, path, turned, shadow)
      );
    })
    .join('');
}

/** A bare body whose left edge is known, from the neck downwards. */
export function bareBody(sketch: Sketch, edge: Run, shades: readonly Run[] = []): string {
  const { skin } = sketch.person;
  const path = loop(edge, [edge.at(-1)!, onSide(edge, -1).at(-1)!], reverse(onSide(edge, -1)), [
    onSide(edge, -1)[0]!,
    edge[0]!,
  ]);
  const soft = shades.map((points) => sketch.drawing.softLine(smooth(points), shade(skin, -0.5), 0.3, 9, 7)).join('');
  return form(sketch, path, skin, soft);
}

/** The collarbones below a neck: where they meet and how far they reach, px. */
export const collarbones = (y: number, reach: number): Run[] =>
  sides.map((side) =>
    onSide(
      [
        [600 - reach * 0.12, y],
        [600 - reach * 0.5, y - reach * 0.07],
        [600 - reach, y - reach * 0.2],
      ],
      side,
    ),
  );

/** Sleeves or bare forearms that come up from below into a pair of gloves: where each ends and how far it leans, px. */
export function forearms(
  sketch: Sketch,
  ends: readonly (readonly [x: number, y: number, half: number, lean: number])[],
  sleeve?: string,
): string {
  const colour = sleeve ?? sketch.person.skin;
  return ends
    .map(([x, y, half, lean]) => {
      const middle: Run = [
        [x, y],
        [x + lean * 0.4, y + 160],
        [x + lean, y + 640],
      ];
      const path = limbPath(middle, [half, half * 1.1, half * 1.28]);
      const cuffShade = `M${x - 240} ${y - 60}H${x + 240}V${y + 40}Q${x} ${y + 78} ${x - 240} ${y + 40}Z`;
      const creases = sleeve
        ? [60, 150, 230].map((drop, at) =>
            sketch.drawing.softLine(
              `M${x - half} ${y + drop}Q${x} ${y + drop + (at % 2 ? 46 : -20)} ${x + half * 1.1} ${y + drop + 24}`,
              '#05070c',
              0.26,
              13,
              9,
            ),
          )
        : [];
      return form(sketch, path, colour, creases.join('') + dusk(sketch, cuffShade, colour, 0.66, 16));
    })
    .join('');
}

/** Neck and hair from behind: the neck ends at 600, 74, between shoulders that are 790 px apart. */
export function headFromBehind(sketch: Sketch): string {
  const { drawing, person } = sketch;
  const { skin, hair } = person;
  const nape: Run = [
    [538, -70],
    [536, 20],
    [520, 74],
    [500, 116],
  ];
  const neck = loop(nape, [nape.at(-1)!, onSide(nape, -1).at(-1)!], reverse(onSide(nape, -1)), [
    onSide(nape, -1)[0]!,
    nape[0]!,
  ]);
  const ears = sides.map((side) => {
    const path = smooth(
      onSide(
        [
          [494, -110],
          [474, -118],
          [470, -80],
          [484, -42],
          [498, -44],
        ],
        side,
      ),
      true,
    );
    return `<path d="${path}" fill="${shade(skin, side === 1 ? 0 : -0.24)}"/>`;
  });
  const dome: Run = person.hasLongHair
    ? [
        [600, -274],
        [520, -252],
        [474, -180],
        [466, -90],
        [478, -10],
        [470, 60],
        [496, 112],
        [550, 128],
        [600, 130],
      ]
    : [
        [600, -274],
        [524, -254],
        [480, -184],
        [476, -100],
        [496, -36],
        [540, -4],
        [600, 4],
      ];
  const crown = loop(dome, reverse(onSide(dome, -1)));
  const strands = [-86, -56, -24, 12, 44, 74].map((dx, at) =>
    drawing.softLine(
      smooth([
        [600 + dx * 0.3, -250],
        [600 + dx * 1.05, -150],
        [600 + dx * 1.2, -20],
        [600 + dx * 1.15, 150],
      ]),
      at % 2 ? '#ffffff' : '#000000',
      at % 2 ? 0.12 : 0.3,
      10,
      6,
    ),
  );
  return (
    form(sketch, neck, skin, dusk(sketch, 'M480 -60H720V40Q600 90 480 40Z', skin, 0.4, 16)) +
    ears.join('') +
    form(sketch, crown, hair, strands.join(''))
  );
}

/** A wearer seen from behind, before whose back a bag of this width hangs; px. */
export function fromBehind(sketch: Sketch, cloth: string, trousersColour: string): string {
  const { drawing } = sketch;
  const back: Run = [
    [520, 70],
    [490, 118],
    [400, 150],
    [300, 186],
    [240, 260],
    [226, 460],
    [252, 760],
    [262, 1120],
  ];
  const body = loop(back, [back.at(-1)!, onSide(back, -1).at(-1)!], reverse(onSide(back, -1)), [
    onSide(back, -1)[0]!,
    back[0]!,
  ]);
  const arm: Arm = {
    middle: [
      [352, 238],
      [276, 262],
      [214, 370],
      [172, 560],
      [148, 760],
      [152, 960],
      [180, 1120],
    ],
    halves: [60, 76, 82, 78, 70, 62, 50],
    scale: 1.3,
  };
  const hips = 'M258 1080Q600 1130 942 1080L980 1560H640L600 1340L560 1560H220Z';
  const seam = drawing.softLine('M600 1120V1350', '#05070c', 0.5, 12, 8);
  const hem = drawing.softShape('M200 1040H1000V1120Q600 1190 200 1120Z', '#05070c', 0.6, 18);
  const straps = sides.map((side) => {
    const line: Run = onSide(
      [
        [452, 300],
        [424, 210],
        [420, 150],
        [432, 118],
      ],
      side,
    );
    return `<path d="${smooth(line)}" fill="none" stroke="#1b1e24" stroke-width="58" stroke-linecap="round"/>`;
  });
  const folds: Point[][] = sides.map((side) =>
    onSide(
      [
        [250, 430],
        [300, 400],
        [380, 420],
      ],
      side,
    ),
  );
  const upon =
    straps.join('') +
    folds.map((points) => drawing.softLine(smooth(points), '#05070c', 0.3, 14, 10)).join('') +
    drawing.softShape('M240 140H960V1130H240Z', '#05070c', 0.34, 40);
  return (
    form(sketch, hips, trousersColour, seam + hem) +
    arms(sketch, arm, mix(cloth, '#000000', 0.06)) +
    form(sketch, body, cloth, upon) +
    headFromBehind(sketch)
  );
}
