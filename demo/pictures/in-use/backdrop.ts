import type { SportsScene } from '../../catalog/in-use.ts';
import type { Drawing } from '../lib/drawing.ts';
import { box } from '../scenes/landscape.ts';
import { sceneDrawings } from '../scenes/index.ts';

/** The light of a landscape, which lies on everything in it: from above and from below, each with its strength. */
const light: Readonly<Record<SportsScene, readonly [above: string, aboveBy: number, below: string, belowBy: number]>> =
  {
    'first-snow': ['#ffe3c6', 0.16, '#6d8fb0', 0.12],
    'lake-shore': ['#ffe9c4', 0.18, '#2d4a55', 0.16],
    'city-at-dusk': ['#ffb680', 0.16, '#16263c', 0.24],
    'forest-trail': ['#fff2c4', 0.2, '#2c3f2c', 0.2],
    'sports-hall': ['#fff4da', 0.14, '#6b4b2c', 0.12],
    'pitch-under-lights': ['#d5f3e2', 0.1, '#04231a', 0.24],
  };

/** A stretch of a landscape: how many times as big as it is drawn, and which of its points is in the middle, px. */
export interface Stretch {
  scene: SportsScene;
  scale: number;
  middle: readonly [x: number, y: number];
  /** Blur of what lies in the distance, px. */
  blur: number;
  /** Whether its right is to the left. */
  mirrored?: boolean;
  /** Whether what draws the eye in it is seen (Drawing.accent): where nothing is said, yes. */
  accents?: boolean;
}

/** The landscape behind a product, out of focus. */
export function backdrop(drawing: Drawing, stretch: Stretch): string {
  const { scene, scale, middle, blur, mirrored = false, accents = true } = stretch;
  const [x, y] = middle;
  const landscape = drawing.placed(sceneDrawings[scene](), 's', { accents });
  // Nothing lies beyond the picture's edges: the blur thins out there and is made opaque again.
  const softened = drawing.define(
    `softened ${blur}`,
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="1200" height="1200" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur stdDeviation="${blur}"/>` +
      '<feComponentTransfer><feFuncA type="linear" slope="0" intercept="1"/></feComponentTransfer></filter>',
  );
  const place = `translate(600 600) scale(${mirrored ? `${-scale} ${scale}` : scale}) translate(${-x} ${-y})`;
  return `<g filter="url(#${softened})"><g transform="${place}">${landscape}</g></g>`;
}

/** The scene's light upon the finished picture, which binds product and landscape together. */
export function lightOf(drawing: Drawing, scene: SportsScene): string {
  const [above, aboveBy, below, belowBy] = light[scene];
  const paint = drawing.linear(
    [
      [0, above, aboveBy],
      [0.5, above, 0],
      [0.62, below, 0],
      [1, below, belowBy],
    ],
    0.7,
    0,
    0.3,
    1,
  );
  return box(-10, -10, 1220, 1220, paint);
}

/** The quiet stretch of each landscape that is seen behind somebody who is near. */
export const behindSomebody: Readonly<Record<SportsScene, Pick<Stretch, 'scale' | 'middle'>>> = {
  'first-snow': { scale: 1.6, middle: [430, 520] },
  'lake-shore': { scale: 1.6, middle: [500, 540] },
  'city-at-dusk': { scale: 1.6, middle: [430, 400] },
  'forest-trail': { scale: 1.6, middle: [480, 500] },
  'sports-hall': { scale: 1.6, middle: [385, 430] },
  'pitch-under-lights': { scale: 1.6, middle: [460, 435] },
};
