import { bareArms, hands, trousers } from './body.ts';
import type { Sketch } from './figure.ts';
import type { Fits } from './fit.ts';
import { faceInHood, hairBehind, head, type HeadPlace } from './head.ts';
import { arms } from './torso.ts';

/** Neck and chin out of a collar, with the hair that falls behind them. */
const neckOf = (sketch: Sketch, place: HeadPlace): string => hairBehind(sketch, place) + head(sketch, place);

const tops = 'translate(66 52) scale(.89)';

/** Shirts and jackets on somebody in dark trousers. */
export const wornAbove: Fits = {
  tshirt: {
    frame: tops,
    hair: 'any',
    body: (sketch, plain) =>
      trousers(sketch, { y: 1060, half: 244, colour: plain }) +
      bareArms(
        sketch,
        [
          [158, 536],
          [300, 588],
        ],
        56,
      ) +
      neckOf(sketch, { chin: 124, collar: 188, scale: 1.2 }),
  },
  polo: {
    frame: tops,
    hair: 'any',
    body: (sketch, plain) =>
      trousers(sketch, { y: 1060, half: 244, colour: plain }) +
      bareArms(
        sketch,
        [
          [158, 536],
          [300, 588],
        ],
        56,
      ) +
      neckOf(sketch, { chin: 118, collar: 186, scale: 1.2, depth: 170 }),
  },
  'cycling-jersey': {
    frame: tops,
    hair: 'any',
    body: (sketch) =>
      trousers(sketch, { y: 1050, half: 205, colour: '#1d2026' }) +
      bareArms(
        sketch,
        [
          [176, 604],
          [306, 656],
        ],
        52,
      ) +
      neckOf(sketch, { chin: 112, collar: 190, scale: 1.12 }),
  },
  fleece: {
    frame: tops,
    hair: 'any',
    body: (sketch, plain) =>
      trousers(sketch, { y: 1060, half: 240, colour: plain }) +
      hands(
        sketch,
        [
          [178, 1010],
          [276, 1026],
        ],
        1.02,
      ) +
      neckOf(sketch, { chin: 98, collar: 170, scale: 1.16 }),
  },
  'puffer-jacket': {
    frame: tops,
    hair: 'any',
    body: (sketch, plain) =>
      trousers(sketch, { y: 1040, half: 232, colour: plain }) +
      hands(
        sketch,
        [
          [208, 1032],
          [288, 1036],
        ],
        0.95,
      ) +
      neckOf(sketch, { chin: 120, collar: 200, scale: 1.16 }),
  },
  vest: {
    frame: tops,
    hair: 'any',
    body: (sketch, plain) =>
      trousers(sketch, { y: 1050, half: 236, colour: '#23272e' }) +
      arms(
        sketch,
        {
          middle: [
            [450, 330],
            [386, 346],
            [326, 430],
            [286, 580],
            [256, 760],
            [244, 920],
            [252, 1030],
          ],
          halves: [58, 66, 66, 60, 52, 45, 38],
          scale: 1,
        },
        plain,
      ) +
      neckOf(sketch, { chin: 108, collar: 184, scale: 1.16 }),
  },
  hoodie: {
    frame: 'translate(60 -130) scale(.94)',
    hair: 'any',
    body: (sketch, plain) =>
      trousers(sketch, { y: 1060, half: 232, colour: plain }) +
      hands(
        sketch,
        [
          [186, 1054],
          [258, 1064],
        ],
        0.98,
      ),
    head: (sketch) =>
      faceInHood(
        sketch,
        'M600 146C560 146 500 170 498 226C494 290 530 324 600 360C670 324 706 290 702 226C700 170 640 146 600 146Z',
        {
          chin: 330,
          scale: 1.04,
        },
      ),
  },
  jacket: {
    frame: 'translate(60 -130) scale(.94)',
    hair: 'any',
    body: (sketch, plain) =>
      trousers(sketch, { y: 1080, half: 236, colour: plain }) +
      hands(
        sketch,
        [
          [178, 1004],
          [276, 1022],
        ],
        1,
      ),
    head: (sketch) =>
      faceInHood(
        sketch,
        'M600 148C546 150 494 190 492 248C490 320 540 372 600 394C660 372 710 320 708 248C706 190 654 150 600 148Z',
        {
          chin: 360,
          scale: 1.1,
        },
      ),
  },
};
