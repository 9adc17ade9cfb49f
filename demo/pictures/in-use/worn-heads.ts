import { hash } from '#lib/core/random.ts';
import { headFromBehind } from './behind.ts';
import { glassesInProfile, gogglesInProfile } from './eyewear.ts';
import type { Sketch } from './figure.ts';
import type { Fits } from './fit.ts';
import { crownFromBehind } from './hair.ts';
import { headInProfile } from './head.ts';
import { clothesBeside } from './person.ts';
import { portrait } from './portrait.ts';
import { skierBehindGoggles } from './skier.ts';
import { TurnedHead } from './turned-head.ts';

const bathingCaps = ['#eceef0', '#f0c63c', '#cf4a3c'] as const;

/** How a head fits into each design of a beanie: its size, and how far down it is moved in the beanie's own drawing, px. */
const inBeanie: Readonly<Record<string, readonly [scale: number, down: number]>> = {
  cuff: [1, 0],
  bobble: [0.98, 8],
  docker: [1.02, 40],
  slouch: [0.9, 92],
};

const inSunglasses = (sketch: Sketch, shirt: string): TurnedHead =>
  new TurnedHead(sketch, { yaw: -0.34, pitch: 0.085, scale: 5.1, bridge: [474, 640], shirt });
const inCap = (sketch: Sketch, shirt: string): TurnedHead =>
  new TurnedHead(sketch, { yaw: -0.6, pitch: 0.16, scale: 3.5, bridge: [430, 912], shirt, isCapped: true });

/** What is worn on a head. */
export const wornOnHeads: Fits = {
  beanie: {
    frame: { middle: [600, 866], scale: 0.74, slope: 1.5, lean: 1.5, child: [0.88, 0.88, 60] },
    body: (sketch, plain, design) => {
      const [scale, down] = inBeanie[design] ?? [1, 0];
      const place = `translate(${600 - 600 * scale} ${down}) scale(${scale})`;
      return `<g transform="${place}">${headFromBehind(sketch, plain)}</g>`;
    },
  },
  headband: {
    frame: { middle: [600, 640], scale: 0.68, slope: 1.5, lean: 1.5 },
    body: (sketch, plain) =>
      `<g transform="translate(-274 -550) scale(1.457)">${headFromBehind(sketch, plain, false)}${crownFromBehind(sketch)}</g>`,
  },
  helmet: {
    frame: { middle: [610, 810], scale: 0.74, slope: 1.5, lean: 1.5, child: [0.88, 0.88, 60] },
    body: (sketch, plain) => headInProfile(sketch, plain, glassesInProfile(sketch)),
  },
  'ski-helmet': {
    frame: { middle: [590, 790], scale: 0.76, slope: 1.5, lean: 1.5, child: [0.88, 0.88, 60] },
    body: (sketch, plain) =>
      `<g transform="translate(-60 -114) scale(1.08)">${headInProfile(sketch, plain, gogglesInProfile(sketch))}</g>`,
  },
  cap: {
    frame: { middle: [610, 850], scale: 0.7, slope: 1.5, lean: 1.5, child: [0.9, 0.9, 40] },
    body: (sketch, plain) => inCap(sketch, plain).toString() + inCap(sketch, plain).ear(),
  },
  sunglasses: {
    frame: { middle: [600, 760], scale: 0.6, slope: 1.5, lean: 1.5 },
    body: (sketch, plain) => inSunglasses(sketch, plain).toString(),
    inHood: (sketch, plain) => inSunglasses(sketch, plain).ear(),
  },
  headlamp: {
    frame: { middle: [600, 960], scale: 0.55, slope: 1.5, lean: 1.5 },
    body: (sketch, plain) => portrait(sketch, { chin: 1500, k: 2.16, shirt: plain }),
  },
  'swim-goggles': {
    frame: { middle: [600, 600], scale: 0.5, slope: 1.5, lean: 1.5, child: [0.9, 0.9, 0] },
    body: (sketch) => {
      const { person } = sketch;
      const cap = clothesBeside(bathingCaps, person, hash(Object.values(person).join()));
      return portrait(sketch, { chin: 1330, k: 2.9, cap });
    },
  },
  'ski-goggles': {
    frame: { middle: [600, 700], scale: 0.7, slope: 1.5, lean: 1.5, child: [0.88, 0.88, 60] },
    body: skierBehindGoggles,
  },
};
