import { shade } from '../lib/colour.ts';
import { loop, reverse, smooth, tenth, type Run } from '../lib/geometry.ts';
import { dusk, form, onSide, sides, type Side, type Sketch } from './figure.ts';

/** Where a head is: the picture ends above its mouth. */
export interface HeadPlace {
  /** The chin, px down the canvas. */
  chin: number;
  /** Where the neck goes into the collar, px. */
  collar: number;
  /** How many times as big as a head of 196 px across. */
  scale: number;
  /** How deep skin is seen below the collar, px. */
  depth?: number;
}

/** The neck and what is seen of the face: the picture's edge is above the mouth. Hair falls behind it. */
export function head(sketch: Sketch, { chin, collar, scale, depth = 130 }: HeadPlace): string {
  const { drawing, person } = sketch;
  const { skin, hair } = person;
  const x = (share: number): number => 600 + share * scale;
  const y = (share: number): number => chin + share * scale;
  const left: Run = [
    [x(-98), y(-330)],
    [x(-99), y(-200)],
    [x(-93), y(-130)],
    [x(-76), y(-62)],
    [x(-40), y(-12)],
    [x(0), y(0)],
  ];
  const face = loop(left, reverse(onSide(left, -1)), [onSide(left, -1)[0]!, left[0]!]);
  const throat: Run = [
    [x(-72), y(-90)],
    [x(-70), y(0)],
    [x(-73), collar - 30 * scale],
    [x(-98), collar + 4 * scale],
    [x(-124), collar + depth],
  ];
  const neck = loop(throat, [throat.at(-1)!, onSide(throat, -1).at(-1)!], reverse(onSide(throat, -1)));
  const chinShade = smooth(
    [
      [x(-86), y(-70)],
      [x(0), y(8)],
      [x(86), y(-70)],
      [x(74), y(50)],
      [x(6), y(74)],
      [x(-56), y(48)],
    ],
    true,
  );
  const tendons = sides.map((side) =>
    drawing.softLine(
      smooth(
        onSide(
          [
            [x(-54), y(-20)],
            [x(-36), (chin + collar) / 2 + 20],
            [x(-13), collar + 40 * scale],
          ],
          side,
        ),
      ),
      shade(skin, -0.5),
      0.22,
      tenth(7 * scale),
      tenth(5 * scale),
    ),
  );
  const mouth: Run = [
    [x(-27), y(-60)],
    [x(-10), y(-64)],
    [x(0), y(-62)],
    [x(10), y(-64)],
    [x(27), y(-60)],
  ];
  const features =
    drawing.softShape(
      smooth(
        [
          [x(40), y(-330)],
          [x(110), y(-330)],
          [x(110), y(-60)],
          [x(50), y(-4)],
          [x(58), y(-120)],
        ],
        true,
      ),
      shade(skin, -0.6),
      0.3,
      tenth(20 * scale),
    ) +
    drawing.softLine(smooth(mouth), shade(skin, -0.52), 0.62, tenth(3.4 * scale), tenth(1.4 * scale)) +
    drawing.softShape(
      smooth(
        [
          [x(-24), y(-60)],
          [x(0), y(-66)],
          [x(24), y(-60)],
          [x(0), y(-46)],
        ],
        true,
      ),
      '#a4413d',
      0.3,
      tenth(2.6 * scale),
    ) +
    drawing.softLine(
      `M${x(-17)} ${y(-37)}Q${x(0)} ${y(-31)} ${x(17)} ${y(-37)}`,
      shade(skin, -0.5),
      0.34,
      tenth(6 * scale),
      tenth(4 * scale),
    ) +
    drawing.softLine(
      `M${x(-20)} ${y(-103)}Q${x(0)} ${y(-94)} ${x(20)} ${y(-103)}`,
      shade(skin, -0.5),
      0.5,
      tenth(5 * scale),
      tenth(3 * scale),
    );
  return (
    form(sketch, neck, skin, dusk(sketch, chinShade, skin, 0.62, tenth(13 * scale)) + tendons.join('')) +
    form(sketch, face, skin, features) +
    hairBeside(sketch, x, y, hair)
  );
}

/** A face in a hood: what is seen of it through the opening, in the shade of the hood. */
export function faceInHood(
  sketch: Sketch,
  opening: string,
  { chin, scale }: Pick<HeadPlace, 'chin' | 'scale'>,
): string {
  const { drawing, person } = sketch;
  const isShort = { drawing, person: { ...person, hasLongHair: false } };
  const shade = `<path d="${opening}" fill="none" stroke="#05060a" stroke-width="64" opacity=".62" filter="${drawing.blur(20)}"/>`;
  return drawing.clip(opening, head(isShort, { chin, collar: chin + 90 * scale, scale }) + shade);
}

type Place = (share: number) => number;

/** Long hair behind neck and shoulders; nothing where it is short. It comes before the body. */
export function hairBehind({ drawing, person }: Sketch, { chin, collar, scale }: HeadPlace): string {
  if (!person.hasLongHair) return '';
  const x: Place = (share) => 600 + share * scale;
  const y: Place = (share) => chin + share * scale;
  const edge: Run = [
    [x(-112), y(-340)],
    [x(-122), y(-200)],
    [x(-124), y(-80)],
    [x(-136), y(10)],
    [x(-122), collar + 40 * scale],
    [x(-70), collar + 70 * scale],
  ];
  const path = loop(edge, reverse(onSide(edge, -1)));
  const strands = [-104, -88, 84, 102, 116].map((share, at) =>
    drawing.softLine(
      smooth([
        [x(share), y(-330)],
        [x(share * 1.06), y(-120)],
        [x(share * 1.12), y(20)],
        [x(share * 0.96), collar + 40 * scale],
      ]),
      at % 2 ? '#ffffff' : '#000000',
      at % 2 ? 0.13 : 0.28,
      8,
      4,
    ),
  );
  return `<path d="${path}" fill="${shade(person.hair, -0.12)}"/>` + drawing.clip(path, strands.join(''));
}

function hairBeside({ drawing, person }: Sketch, x: Place, y: Place, colour: string): string {
  const lock: Run = person.hasLongHair
    ? [
        [x(-82), y(-340)],
        [x(-92), y(-220)],
        [x(-97), y(-120)],
        [x(-106), y(-10)],
        [x(-124), y(-60)],
        [x(-126), y(-200)],
        [x(-112), y(-340)],
      ]
    : [
        [x(-86), y(-340)],
        [x(-91), y(-230)],
        [x(-95), y(-168)],
        [x(-103), y(-176)],
        [x(-106), y(-240)],
        [x(-104), y(-340)],
      ];
  const ear = (side: Side): string => {
    if (person.hasLongHair) return '';
    const path = smooth(
      onSide(
        [
          [x(-96), y(-205)],
          [x(-113), y(-214)],
          [x(-118), y(-186)],
          [x(-110), y(-150)],
          [x(-97), y(-142)],
        ],
        side,
      ),
      true,
    );
    return `<path d="${path}" fill="${shade(person.skin, side === 1 ? -0.06 : -0.3)}"/>`;
  };
  return sides
    .map(
      (side) =>
        ear(side) +
        `<path d="${smooth(onSide(lock, side), true)}" fill="${drawing.linear([
          [0, shade(colour, 0.06)],
          [1, shade(colour, -0.2)],
        ])}"/>`,
    )
    .join('');
}
