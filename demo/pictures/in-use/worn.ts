import { topOf, type Fits, type Frame } from './fit.ts';
import { forearms } from './arms.ts';
import { backInJacket, trunk, type Trunk } from './torso.ts';
import { shins } from './shins.ts';
import { waist } from './waist.ts';
import { wornBelow } from './worn-bottoms.ts';
import { wornOnHeads } from './worn-heads.ts';
import { wornAbove } from './worn-tops.ts';

const braFrame: Frame = { middle: [575, 590], scale: 1.2, slope: 3, lean: 4 };
const swimFrame: Frame = { middle: [575, 450], scale: 1.3, slope: 3, lean: 4 };

const inBra: Trunk = {
  outer: [
    [500, 60],
    [490, 130],
    [450, 182],
    [350, 222],
    [250, 262],
    [178, 330],
    [146, 440],
    [142, 580],
    [156, 740],
    [160, 880],
    [150, 1000],
    [140, 1200],
    [140, 1400],
  ],
  arm: [
    [250, 1400],
    [254, 1200],
    [256, 1000],
    [262, 880],
    [272, 720],
    [290, 590],
  ],
  flank: [
    [290, 590],
    [284, 720],
    [296, 900],
    [322, 1060],
    [330, 1160],
    [300, 1400],
  ],
  relief: [
    [
      [300, 590],
      [322, 500],
      [350, 430],
    ],
    [
      [196, 420],
      [230, 520],
      [226, 620],
    ],
    [
      [584, 226],
      [500, 214],
      [400, 222],
      [300, 262],
    ],
    [
      [420, 1010],
      [440, 1090],
      [450, 1200],
    ],
  ],
  width: 15,
};

const inSwimsuit: Trunk = {
  outer: [
    [528, -40],
    [524, 50],
    [496, 96],
    [430, 122],
    [352, 150],
    [296, 200],
    [270, 290],
    [262, 400],
    [262, 500],
    [252, 600],
    [244, 680],
    [250, 800],
    [262, 1000],
  ],
  arm: [
    [326, 1000],
    [330, 800],
    [334, 690],
    [338, 600],
    [352, 490],
    [372, 400],
  ],
  flank: [
    [372, 400],
    [374, 480],
    [392, 580],
    [398, 640],
    [378, 740],
    [348, 840],
    [336, 940],
    [340, 1200],
  ],
  relief: [
    [
      [376, 400],
      [392, 340],
      [410, 290],
    ],
    [
      [300, 270],
      [322, 340],
      [320, 420],
    ],
    [
      [590, 136],
      [530, 128],
      [460, 132],
      [390, 158],
    ],
  ],
  width: 11,
};

const wornOnSkin: Fits = {
  'sports-bra': {
    frame: braFrame,
    body: (sketch) =>
      trunk(
        sketch,
        inBra,
        [
          [
            [600, 980],
            [598, 1080],
            [600, 1200],
          ],
        ],
        { collar: 176, half: 100, top: topOf(braFrame) },
      ),
  },
  swimsuit: {
    frame: swimFrame,
    body: (sketch) => trunk(sketch, inSwimsuit, [], { collar: 94, half: 76, top: topOf(swimFrame) }),
  },
};

const wornOnHandsAndBack: Fits = {
  gloves: {
    frame: { middle: [600, 690], scale: 0.78, slope: 0, lean: 0, child: [0.86, 0.86, 40] },
    apart: [-17, 76],
    body: (sketch, plain) =>
      forearms(
        sketch,
        [
          [344, 970, 128, 0],
          [856, 970, 128, 0],
        ],
        plain,
      ),
  },
  'boxing-gloves': {
    frame: { middle: [600, 638], scale: 0.8, slope: 0, lean: 0 },
    body: (sketch) =>
      forearms(sketch, [
        [432, 940, 112, -60],
        [772, 940, 112, 60],
      ]),
  },
  'goalkeeper-gloves': {
    frame: { middle: [600, 662], scale: 0.8, slope: 0, lean: 0, child: [0.86, 0.86, 40] },
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
  'shin-guards': {
    frame: { middle: [600, 500], scale: 0.8, slope: 0.6, lean: 0.6, child: [0.86, 0.8, 60] },
    body: shins,
    isStrapped: true,
  },
  'waist-bag': {
    frame: { middle: [600, 620], scale: 0.82, slope: 2, lean: 2 },
    body: waist,
  },
  backpack: {
    frame: { middle: [590, 545], scale: 0.98, slope: 2, lean: 2 },
    body: (sketch, plain) => backInJacket(sketch, plain),
  },
};

/** How each kind is worn. */
export const fits: Fits = { ...wornAbove, ...wornBelow, ...wornOnSkin, ...wornOnHeads, ...wornOnHandsAndBack };
