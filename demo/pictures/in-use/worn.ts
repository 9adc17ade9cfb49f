import { bareLegs, trousers, upperBody } from './body.ts';
import type { Fits } from './fit.ts';
import { hairBehind, head, type HeadPlace } from './head.ts';
import { arms, bareBody, collarbones, forearms, fromBehind, headFromBehind } from './torso.ts';
import { wornAbove } from './worn-above.ts';

const wornBelow: Fits = {
  leggings: {
    frame: 'translate(-36 52) scale(1.06)',
    hair: 'long',
    body: (sketch, plain) => bareLegs(sketch, [524, 1060], 34) + upperBody(sketch, { y: 112, half: 122 }, plain),
  },
  'track-pants': {
    frame: 'translate(-36 52) scale(1.06)',
    hair: 'any',
    body: (sketch, plain) => bareLegs(sketch, [496, 1060], 36) + upperBody(sketch, { y: 128, half: 138 }, plain),
  },
  'ski-pants': {
    frame: 'translate(0 84)',
    hair: 'any',
    body: (sketch, plain) => upperBody(sketch, { y: 126, half: 160 }, plain),
  },
  shorts: {
    frame: 'translate(96 -30) scale(.84)',
    hair: 'any',
    body: (sketch, plain) => bareLegs(sketch, [472, 880], 116) + upperBody(sketch, { y: 300, half: 206 }, plain),
  },
  skirt: {
    frame: 'translate(96 20) scale(.84)',
    hair: 'long',
    body: (sketch, plain) => bareLegs(sketch, [466, 960], 116) + upperBody(sketch, { y: 222, half: 200 }, plain),
  },
};

const braHead: HeadPlace = { chin: 76, collar: 172, scale: 1.6, depth: 60 };
const swimHead: HeadPlace = { chin: 34, collar: 100, scale: 1.1, depth: 40 };

const wornOnSkin: Fits = {
  'sports-bra': {
    frame: 'translate(204 112) scale(.66)',
    hair: 'long',
    body: (sketch) =>
      hairBehind(sketch, braHead) +
      arms(sketch, {
        middle: [
          [392, 276],
          [316, 298],
          [250, 400],
          [218, 600],
          [196, 830],
          [206, 1070],
          [240, 1260],
        ],
        halves: [62, 74, 74, 68, 58, 54, 40],
        scale: 1.55,
      }) +
      bareBody(
        sketch,
        [
          [524, 100],
          [504, 164],
          [436, 198],
          [334, 232],
          [274, 312],
          [300, 540],
          [312, 900],
          [346, 1110],
          [326, 1220],
          [290, 1340],
          [276, 1460],
        ],
        [
          ...collarbones(206, 250),
          [
            [600, 980],
            [600, 1100],
            [600, 1210],
          ],
        ],
      ) +
      trousers(sketch, { y: 1346, half: 300, colour: '#22252c' }) +
      head(sketch, braHead),
  },
  swimsuit: {
    frame: 'translate(96 150) scale(.84)',
    hair: 'long',
    body: (sketch, _plain, design) =>
      (design === 'cross' ? '' : hairBehind(sketch, swimHead)) +
      arms(sketch, {
        middle: [
          [440, 184],
          [398, 202],
          [362, 280],
          [342, 440],
          [322, 620],
          [318, 800],
          [334, 940],
        ],
        halves: [40, 50, 48, 44, 38, 36, 26],
        scale: 1.06,
      }) +
      bareBody(
        sketch,
        [
          [548, 50],
          [532, 98],
          [486, 122],
          [396, 152],
          [362, 212],
          [376, 430],
          [376, 560],
          [396, 700],
          [366, 860],
          [350, 980],
          [358, 1140],
          [384, 1400],
        ],
        [
          ...collarbones(140, 170),
          [
            [600, 1090],
            [599, 1200],
            [600, 1420],
          ],
        ],
      ) +
      (design === 'cross'
        ? `<g transform="translate(600 104) scale(.68) translate(-600 -74)">${headFromBehind(sketch)}</g>`
        : head(sketch, swimHead)),
  },
};

const wornOnHandsAndBack: Fits = {
  gloves: {
    frame: 'translate(120 70) scale(.8)',
    hair: 'any',
    body: (sketch, plain) =>
      forearms(
        sketch,
        [
          [344, 970, 122, -40],
          [856, 970, 122, 40],
        ],
        plain,
      ),
  },
  'boxing-gloves': {
    frame: 'translate(120 90) scale(.8)',
    hair: 'any',
    body: (sketch) =>
      forearms(sketch, [
        [432, 940, 112, -60],
        [772, 940, 112, 60],
      ]),
  },
  'goalkeeper-gloves': {
    frame: 'translate(120 70) scale(.8)',
    hair: 'any',
    body: (sketch, plain) =>
      forearms(
        sketch,
        [
          [458, 1030, 128, -60],
          [828, 1030, 128, 60],
        ],
        plain,
      ),
  },
  backpack: {
    frame: 'translate(208 330) scale(.66)',
    hair: 'any',
    behind: { scale: 1.1, middle: [640, 600], blur: 5 },
    body: (sketch, plain) => fromBehind(sketch, plain, '#3a3f45'),
  },
};

/** How each kind is worn. */
export const fits: Fits = { ...wornAbove, ...wornBelow, ...wornOnSkin, ...wornOnHandsAndBack };
