import { hash } from '#lib/core/random.ts';
import type { SportsScene } from '../../catalog/in-use.ts';
import type { Drawing } from '../lib/drawing.ts';
import { backdrop, type Stretch } from './backdrop.ts';
import { barsOnWall } from './hall.ts';

/** What is seen behind goods that stand near. */
interface Outlook {
  /** The stretch of the landscape, and which height of it the ground's far edge hides, px. */
  stretch?: Pick<Stretch, 'scale' | 'middle' | 'mirrored'> & { horizon: number };
  /** What is drawn in the place of a stretch, down to the ground's far edge. */
  wall?(drawing: Drawing, far: number): string;
  /** By how many px the far edge of the ground is higher, where one looks down more. */
  rise?: number;
}

/** The outlooks of each scene, so that a list of goods that stand in the same one is no wallpaper. */
const outlooks: Readonly<Record<SportsScene, readonly [Outlook, ...Outlook[]]>> = {
  'first-snow': [
    { stretch: { scale: 1.2, middle: [640, 640], horizon: 800 } },
    { stretch: { scale: 1.5, middle: [500, 640], horizon: 806, mirrored: true } },
  ],
  'lake-shore': [
    { stretch: { scale: 1.35, middle: [752, 560], horizon: 694 } },
    { stretch: { scale: 1.5, middle: [520, 560], horizon: 700 } },
  ],
  'city-at-dusk': [
    { stretch: { scale: 1.3, middle: [474, 560], horizon: 742 } },
    { stretch: { scale: 1.6, middle: [500, 560], horizon: 736 } },
  ],
  'forest-trail': [
    { stretch: { scale: 1.25, middle: [575, 560], horizon: 720 } },
    { stretch: { scale: 1.5, middle: [640, 560], horizon: 724, mirrored: true } },
  ],
  'sports-hall': [
    { stretch: { scale: 1.2, middle: [470, 560], horizon: 690 } },
    { wall: barsOnWall },
    { stretch: { scale: 1.35, middle: [745, 560], horizon: 694, mirrored: true }, rise: 130 },
  ],
  'pitch-under-lights': [
    { stretch: { scale: 1.15, middle: [640, 560], horizon: 660 } },
    { stretch: { scale: 1.5, middle: [404, 560], horizon: 662 } },
  ],
};

/** An outlook behind goods, and the place of the ground before it. */
export interface Seen {
  behind: string;
  far: number;
  /** Which of its scene's outlooks it is. */
  view: number;
}

/** Which outlook of its scene a picture has, by its name. */
export const viewOf = (scene: SportsScene, picture: string): number => (hash(picture) >>> 4) % outlooks[scene].length;

/** The outlook of a picture by its name, the same one for ever: out of focus, without accents. */
export function outlookOf(drawing: Drawing, scene: SportsScene, picture: string, usualFar: number): Seen {
  const view = viewOf(scene, picture);
  const { stretch, wall, rise = 0 } = outlooks[scene][view]!;
  const far = usualFar - rise;
  if (wall) {
    const sharp = wall(drawing, far);
    // As behind landscapes: at the picture's edges the blurred one is thin.
    return { behind: `${sharp}<g filter="${drawing.blur(8)}">${sharp}</g>`, far, view };
  }
  if (!stretch) throw new Error(`Outlook ${view} of ${scene} shows nothing`);
  const { horizon, middle, ...more } = stretch;
  const lifted = [middle[0], horizon - (far - 600) / more.scale] as const;
  return { behind: backdrop(drawing, { scene, ...more, middle: lifted, blur: 8, accents: false }), far, view };
}
