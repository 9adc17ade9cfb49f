import type { SportsScene } from '../../catalog/in-use.ts';
import type { Stretch } from './backdrop.ts';
import type { Leg } from './legs.ts';
import type { GroundDrawing } from './ground-parts.ts';
import { meadow, parquet, pavement, planks, rubber, snowfield, trail, turf } from './grounds.ts';

/** How a product stands where it is used. */
export interface Stand {
  ground: GroundDrawing;
  /** The far edge of the ground, px down the picture: high for what is seen from above, low for what is seen from near. */
  far: number;
  /** The product's own place that touches the ground, and where that comes in the picture, px. */
  foot: readonly [x: number, y: number];
  at: readonly [x: number, y: number];
  scale: number;
  /** Degrees by which it is turned, of every design or of each. */
  turn?: number | Readonly<Record<string, number>>;
  /** The leg that steps out of it. */
  leg?: Leg;
}

const stand = (
  ground: GroundDrawing,
  foot: Stand['foot'],
  at: Stand['at'],
  scale: number,
  more: Partial<Pick<Stand, 'far' | 'turn' | 'leg'>> = {},
): Stand => ({ ground, far: 640, foot, at, scale, ...more });

/** How each kind stands that is used and not worn. */
export const stands: Readonly<Record<string, Stand>> = {
  shoe: stand(pavement, [600, 908], [590, 1010], 0.86, { leg: { wears: 'sock' } }),
  sneaker: stand(pavement, [600, 896], [590, 1010], 0.86, { leg: { wears: 'trousers' } }),
  'trail-shoe': stand(trail, [600, 908], [590, 1020], 0.86, { leg: { wears: 'sock', without: ['mud'] } }),
  boot: stand(trail, [560, 960], [590, 1040], 0.82, {
    leg: { wears: 'trousers', from: { trek: [-112, -196], mid: [-54, -200], alpine: [-108, -300] } },
  }),
  sandal: stand(planks, [600, 940], [600, 985], 0.84),
  'football-boot': stand(turf, [600, 920], [590, 1030], 0.86, { leg: { wears: 'stocking' } }),
  'ski-boot': stand(snowfield, [600, 1023], [610, 1090], 0.86),
  'inline-skate': stand(pavement, [600, 1034], [600, 1040], 0.86),
  ball: stand(turf, [600, 990], [640, 1030], 0.66),
  basketball: stand(parquet, [600, 990], [560, 990], 0.66),
  handball: stand(parquet, [600, 990], [620, 990], 0.58),
  volleyball: stand(parquet, [600, 990], [600, 990], 0.62),
  bicycle: stand(trail, [600, 905], [600, 985], 0.85, { far: 690 }),
  'road-bike': stand(pavement, [600, 905], [600, 985], 0.85, { far: 690 }),
  scooter: stand(pavement, [600, 1045], [600, 1020], 0.84, { far: 690 }),
  tent: stand(meadow, [600, 930], [600, 1000], 0.9, { far: 690 }),
  skis: stand(snowfield, [600, 600], [600, 640], 0.96, { turn: { blocks: -33, split: 33 } }),
  'cross-country-skis': stand(snowfield, [600, 600], [600, 650], 0.96, { turn: -34 }),
  snowboard: stand(snowfield, [600, 1120], [600, 1240], 0.94, { turn: 3 }),
  'hiking-poles': stand(trail, [600, 1120], [600, 1110], 0.9),
  kettlebell: stand(rubber, [600, 1015], [600, 1000], 0.72),
  dumbbell: stand(rubber, [600, 850], [600, 960], 0.72, { far: 560 }),
  'gym-ball': stand(parquet, [600, 1020], [600, 1030], 0.82),
  'foam-roller': stand(parquet, [600, 860], [600, 960], 0.72, { far: 560 }),
  'yoga-mat': stand(planks, [600, 900], [600, 980], 0.78, { far: 580 }),
  bottle: stand(trail, [600, 1066], [600, 1050], 0.74),
  'duffel-bag': stand(parquet, [600, 942], [600, 1000], 0.84),
};

/** The stretch of each landscape that is seen behind what stands near: its horizon is at the ground's far edge. */
export const distance: Readonly<Record<SportsScene, Omit<Stretch, 'scene' | 'blur'> & { horizon: number }>> = {
  'first-snow': { scale: 1.2, middle: [640, 640], horizon: 800 },
  'lake-shore': { scale: 1.35, middle: [760, 560], horizon: 650 },
  'city-at-dusk': { scale: 1.3, middle: [740, 560], horizon: 672 },
  'forest-trail': { scale: 1.25, middle: [575, 560], horizon: 720 },
  'sports-hall': { scale: 1.2, middle: [640, 560], horizon: 690 },
  'pitch-under-lights': { scale: 1.15, middle: [640, 560], horizon: 660 },
};
