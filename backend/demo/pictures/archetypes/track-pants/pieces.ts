import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of track pants by part: stripe is the contrast colour of cords and print on the leg. */
export type TrackPantsPalette = PaletteOf<'base' | 'stripe' | 'accent' | 'print'>;

// The left leg; the right one is its mirror image.
const halfBottom: Run = [[455, 186], [510, 196], [560, 200], [600, 201]];
export const bandTop: Run = whole([[462, 128], [510, 137], [560, 141], [600, 142]]);
export const bandBottom: Run = whole(halfBottom);
export const outer: Run = [
  [455, 186], [432, 240], [414, 310], [404, 390], [402, 480], [408, 580], [416, 650], [415, 700], [424, 760],
  [424, 820], [433, 890], [432, 940], [440, 975], [446, 1012],
];
const inner: Run = [
  [544, 1016], [558, 970], [560, 920], [571, 860], [572, 800], [580, 740], [578, 680], [586, 560], [596, 440],
  [600, 412],
];
export const cuffTop: Run = [[446, 1012], [474, 1020], [510, 1022], [544, 1016]];
export const cuffBottom: Run = [[454, 1075], [478, 1082], [510, 1084], [538, 1078]];
const legRuns: Run[] = [
  halfBottom, [[600, 201], [602, 300], [600, 412]], reverse(inner), reverse(cuffTop), reverse(outer),
];

export const legPath = loop(...legRuns);
export const rightLegPath = loop(...legRuns.map(mirror));
export const cuffPath = loop(
  cuffTop, [[544, 1016], [540, 1050], [538, 1078]], reverse(cuffBottom), [[454, 1075], [450, 1046], [446, 1012]],
);
export const bandPath = loop(
  bandTop, [[738, 128], [742, 156], [745, 186]], reverse(bandBottom), [[455, 186], [458, 156], [462, 128]],
);
/** The inside of the back waistband above the front edge. */
export const insidePath = loop([[462, 128], [520, 116], [600, 112], [680, 116], [738, 128]], reverse(bandTop));
