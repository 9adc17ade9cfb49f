import { sides, type Sketch } from './figure.ts';
import { topOf, type Fit, type Fits, type Frame } from './fit.ts';
import { bareArm, sleevedArm } from './arms.ts';
import type { Side } from './person.ts';
import { neck, throatInHood } from './torso.ts';

/** Where the hem of a short sleeve is and half its width, px. */
type Hem = readonly [x: number, y: number, half: number];

interface ShirtCut {
  /** Whether its collar shows the collarbones. */
  isOpen?: boolean;
  hems?: Readonly<Record<string, Hem>>;
}

/** One arm hangs, the other one's hand rests on the back. */
function bareArms(sketch: Sketch, [x, y, half]: Hem): string {
  const { rests } = sketch.person;
  const other = -rests as Side;
  return (
    bareArm(sketch, { hem: [x, y], half, spread: 13, bend: 6 }, rests) +
    bareArm(sketch, { hem: [x, y], half, spread: 21, bend: 30 }, other)
  );
}

/** A short-sleeved shirt, whose sleeve may end elsewhere in a design. */
const shirt = (frame: Frame, collar: number, hem: Hem, { isOpen = true, hems = {} }: ShirtCut = {}): Fit => ({
  frame,
  body: (sketch, _plain, design) =>
    bareArms(sketch, hems[design] ?? hem) + neck(sketch, { collar, half: 84, top: topOf(frame) }, isOpen),
});

const jacket = (frame: Frame, collar: number): Fit => ({
  frame,
  body: (sketch) => neck(sketch, { collar, half: 84, top: topOf(frame) }, false),
});

/** A hooded garment: the picture ends below the face, and in the hood's opening the throat is seen. */
const hooded = (frame: Frame, opening: string, collar: number): Fit => ({
  frame,
  body: () => '',
  inHood: (sketch, plain) => throatInHood(sketch, opening, { collar, half: 84, top: topOf(frame) }, plain),
});

const vestFrame: Frame = { middle: [560, 540], scale: 1.26, slope: 2.5, lean: 3 };

/** Shirts and jackets, from under the chin to above the hips. */
export const wornAbove: Fits = {
  tshirt: shirt({ child: [0.86, 0.8, 190], middle: [540, 562], scale: 1.26, slope: 3, lean: 4 }, 204, [243, 560, 58], {
    hems: { raglan: [256, 660, 56] },
  }),
  polo: shirt({ child: [0.86, 0.8, 190], middle: [540, 560], scale: 1.26, slope: 3, lean: 4 }, 196, [243, 560, 58], {
    hems: { raglan: [246, 618, 57], hoops: [240, 628, 62], court: [268, 514, 56] },
  }),
  'cycling-jersey': shirt(
    { child: [0.86, 0.8, 190], middle: [540, 562], scale: 1.26, slope: 3, lean: 4 },
    190,
    [243, 622, 55],
    {
      isOpen: false,
    },
  ),
  fleece: jacket({ child: [0.84, 0.78, 190], middle: [545, 520], scale: 1.28, slope: 3, lean: 4 }, 176),
  'puffer-jacket': jacket({ child: [0.86, 0.8, 190], middle: [545, 540], scale: 1.3, slope: 3, lean: 4 }, 206),
  vest: {
    frame: vestFrame,
    body: (sketch, plain) =>
      sides
        .map((side) => {
          const isStill = side === sketch.person.rests;
          const pose = { hem: [346, 450], half: 66, spread: isStill ? 9 : 17, bend: isStill ? 4 : 24 } as const;
          return sleevedArm(sketch, pose, plain, side);
        })
        .join('') + neck(sketch, { collar: 186, half: 84, top: topOf(vestFrame) }, false),
  },
  hoodie: hooded(
    { child: [0.84, 0.78, 60], middle: [560, 640], scale: 1.72, slope: 3, lean: 4 },
    'M600 146C560 146 500 170 498 226C494 290 530 324 600 360C670 324 706 290 702 226C700 170 640 146 600 146Z',
    380,
  ),
  jacket: hooded(
    { child: [0.84, 0.78, 60], middle: [570, 600], scale: 1.86, slope: 3, lean: 4 },
    'M600 148C546 150 494 190 492 248C490 320 540 372 600 394C660 372 710 320 708 248C706 190 654 150 600 148Z',
    400,
  ),
};
