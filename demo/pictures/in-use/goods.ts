import { designsOf } from '../../catalog/designs.ts';
import type { Setting } from '../../catalog/in-use.ts';
import type { Drawing, GroundContact } from '../lib/drawing.ts';
import type { Sketch } from './figure.ts';
import { camp, clay, floorboards, mat, tableTop } from './from-above.ts';
import type { GroundDrawing } from './ground-parts.ts';
import { meadow, planks, sand, snowfield, trail, turf } from './grounds.ts';
import { parquet, rubber } from './hall.ts';
import { besideChild, childSize, type Leg } from './legs.ts';
import { bareLegAbove, shuttlecock, tennisBall } from './props.ts';
import { quay } from './quay.ts';

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
  /** Where it touches the ground in the picture, where its own drawing casts no shadow there. */
  contacts?: readonly GroundContact[];
  /** The leg that steps out of it. */
  leg?: Leg;
  /** Whether it lies and is looked at from straight above, so that only the ground is behind it. */
  isFlat?: boolean;
  /** What it lies on or what lies beside it; colour and design are those of the product. */
  under?(drawing: Drawing, colour: string, design: string): string;
  /** What is within it, in px of its own drawing. */
  inside?(sketch: Sketch): string;
}

type More = Partial<Omit<Stand, 'ground' | 'foot' | 'at' | 'scale'>>;

const stand = (ground: GroundDrawing, foot: Stand['foot'], at: Stand['at'], scale: number, more: More = {}): Stand => ({
  ground,
  far: 640,
  foot,
  at,
  scale,
  ...more,
});

/** Of a shoe whose heel leaves the ground: under the ball of the foot, and what is lost under the heel. */
const heelOff: readonly GroundContact[] = [
  [330, 1030, 190, 15, 1.5],
  [600, 1040, 260, 18, 0.7],
];

/** Where the shuttlecock lies beside rackets whose handle or head points to its usual place. */
const besideRacket: Readonly<Record<string, readonly [x: number, y: number]>> = {
  isometric: [270, 970],
  attack: [270, 970],
};

/** A place that is the same in every design of a kind. */
const inEvery = (archetype: string, place: readonly [right: number, down: number]) =>
  Object.fromEntries(designsOf(archetype).map((design) => [design, place]));

/** How each kind stands that is used and not worn. */
export const stands: Readonly<Record<string, Stand>> = {
  shoe: stand(quay, [330, 908], [330, 1030], 0.76, {
    turn: -9,
    contacts: heelOff,
    leg: { wears: ['sock', 'sock', 'tights'], lean: 11 },
  }),
  sneaker: stand(quay, [330, 896], [330, 1030], 0.76, {
    turn: -5,
    contacts: heelOff,
    leg: { wears: ['trousers'], lean: 10 },
  }),
  'trail-shoe': stand(trail, [330, 908], [330, 1040], 0.76, {
    turn: -9,
    contacts: heelOff,
    leg: {
      wears: ['sock', 'tights'],
      wearsIn: { mud: 'tights' },
      lean: 11,
      gaiter: ['mud'],
      from: { mud: [52, 300] },
    },
  }),
  boot: stand(trail, [330, 960], [330, 1050], 0.74, {
    turn: -5,
    contacts: heelOff,
    leg: { wears: ['trousers'], lean: 9, from: { trek: [-112, -196], mid: [-54, -200], alpine: [-108, -300] } },
  }),
  sandal: stand(planks, [330, 940], [330, 1040], 0.76, {
    contacts: [[600, 1040, 330, 16, 1.2]],
    leg: { wears: ['nothing'], lean: 0, step: { at: [884, 420], scale: 0.56, foot: -32, leg: -32 } },
  }),
  'football-boot': stand(turf, [330, 920], [330, 1040], 0.76, {
    turn: -8,
    contacts: heelOff,
    leg: { wears: ['stocking'], lean: 11 },
  }),
  'ski-boot': stand(snowfield, [600, 1023], [500, 1080], 0.66, {
    contacts: [[800, 768, 190, 12, 0.6]],
    leg: {
      wears: ['trousers'],
      lean: 10,
      from: inEvery('ski-boot', [-98, 330]),
      until: 216,
      step: { at: [800, 640], scale: 0.54, foot: 0, leg: -6 },
    },
  }),
  'inline-skate': stand(quay, [600, 1034], [470, 1056], 0.64, {
    turn: -3,
    leg: {
      wears: ['tights'],
      lean: 13,
      from: inEvery('inline-skate', [-84, 330]),
      until: 226,
      step: { at: [860, 620], scale: 0.5, foot: -16, leg: -28 },
    },
  }),
  ball: stand(turf, [600, 990], [640, 1030], 0.66),
  basketball: stand(parquet, [600, 990], [560, 990], 0.66),
  handball: stand(parquet, [600, 990], [620, 990], 0.58),
  volleyball: stand(parquet, [600, 990], [600, 990], 0.62),
  bicycle: stand(trail, [600, 905], [600, 1010], 1.04, { far: 690 }),
  'road-bike': stand(quay, [600, 905], [600, 1020], 1.04, { far: 690 }),
  scooter: stand(quay, [600, 1045], [600, 1040], 0.84, { far: 690 }),
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
  socks: stand(parquet, [300, 1008], [330, 1040], 0.98, {
    turn: 5,
    contacts: [
      [320, 1040, 150, 14, 1.2],
      [560, 1044, 220, 18, 0.5],
    ],
    inside: bareLegAbove,
  }),
  'sleeping-bag': stand(camp, [600, 600], [600, 600], 0.94, { turn: 4, isFlat: true }),
  'tennis-racket': stand(clay, [600, 600], [560, 580], 0.94, {
    isFlat: true,
    under: (drawing) => tennisBall(drawing, 900, 940, 74),
  }),
  'badminton-racket': stand(mat, [600, 600], [570, 590], 0.96, {
    isFlat: true,
    under: (drawing, _colour, design) => shuttlecock(drawing, ...(besideRacket[design] ?? [780, 960])),
  }),
  'table-tennis-bat': stand(tableTop, [600, 600], [600, 620], 0.82, { isFlat: true }),
  'skipping-rope': stand(floorboards, [600, 600], [600, 600], 0.98, { isFlat: true }),
  'resistance-bands': stand(parquet, [600, 990], [600, 1010], 0.66),
};

/** How a kind stands in a setting of its own. */
const inSettings: Readonly<Record<string, Partial<Record<Setting, Stand>>>> = {
  volleyball: {
    beach: stand(sand, [600, 990], [600, 990], 0.62, { contacts: [[600, 990, 190, 22, 1.1]] }),
  },
};

/** On a child's legs: smaller, so that the knee is in the picture, and with what children wear. */
function ofChild(on: Stand): Stand {
  return {
    ...on,
    at: besideChild(on.at),
    scale: on.scale * childSize,
    contacts: on.contacts?.map(([x, y, rx, ry, strength]): GroundContact => [
      ...besideChild([x, y]),
      rx * childSize,
      ry * childSize,
      strength,
    ]),
  };
}

/** How a product stands where it is used; undefined for a kind that is worn. */
export function standOf(archetype: string, setting?: Setting): Stand | undefined {
  const usual = stands[archetype];
  if (setting === 'child' && usual?.leg) return ofChild(usual);
  return (setting && inSettings[archetype]?.[setting]) ?? usual;
}
