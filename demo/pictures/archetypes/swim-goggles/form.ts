import type { PaletteOf } from '../../archetype.ts';
import { mirror, polygon, reverse, sample, smooth, type Point, type Run } from '../../lib/geometry.ts';

export type SwimGogglesPalette = PaletteOf<'base' | 'cup' | 'strap' | 'accent' | 'sky' | 'lens' | 'depth' | 'bottom'>;

/** The darkest tone of all shade; the product's own ink would tint the lenses. */
export const ink = '#05070f';

/** How a design is built; px, its right half where both are alike. */
export interface GogglesDesign {
  /** Outline of the right eye cup, or of the whole mask; closed. */
  cup: Run;
  /** Whether one lens covers both eyes. */
  isMask: boolean;
  /** How far inside the outline the side wall of the lens begins, and its front. */
  wall: number;
  front: number;
  /** How much wider and higher the gasket is than the cup, and how much lower it lies. */
  gasket: readonly [wider: number, higher: number, lower: number];
  /** Moves the side arm of the plain goggles to this cup: a transform that keeps 600 in the middle. */
  arm: string;
  bridge: 'clip' | 'arch' | 'bow' | null;
  strap: { width: number; place: string; fastener: 'clip' | 'sliders' };
  /** How much lower than the plain goggles it touches the ground. */
  drop: number;
  /** From where to where the wordmark runs along the rim. */
  isUnderName(point: Point): boolean;
  /** The brand's motif on a lens, from the middle of the goggles. */
  motif: { across: number; y: number; width: number; height: number };
}

const training: GogglesDesign = {
  cup: [
    [634, 574],
    [652, 516],
    [712, 472],
    [800, 458],
    [890, 474],
    [954, 522],
    [966, 590],
    [930, 656],
    [852, 696],
    [756, 696],
    [680, 666],
    [642, 622],
  ],
  isMask: false,
  wall: 20,
  front: 38,
  gasket: [1.05, 1.07, 9],
  arm: '',
  bridge: 'clip',
  strap: { width: 30, place: '', fastener: 'clip' },
  drop: 0,
  isUnderName: ([x, y]) => y < 540 && x > 742,
  motif: { across: 238, y: 622, width: 70, height: 28 },
};

/** Low and narrow, close to the eye, on a thin arched bridge. */
const race: GogglesDesign = {
  ...training,
  cup: [
    [642, 590],
    [654, 552],
    [706, 522],
    [796, 508],
    [888, 512],
    [958, 536],
    [966, 562],
    [922, 616],
    [842, 652],
    [752, 660],
    [684, 644],
    [650, 618],
  ],
  wall: 9,
  front: 21,
  gasket: [1.02, 1.05, 7],
  arm: 'translate(600 224) scale(1.01 .6) translate(-600 0)',
  bridge: 'arch',
  strap: { width: 20, place: 'translate(0 -8)', fastener: 'sliders' },
  drop: -36,
  isUnderName: ([x, y]) => y > 584 && x > 800 && x < 930,
  motif: { across: 226, y: 604, width: 58, height: 23 },
};

/** Large lenses under a straight brow, drawn outwards, in a broad gasket. */
const wide: GogglesDesign = {
  ...training,
  cup: [
    [630, 566],
    [638, 508],
    [686, 466],
    [796, 448],
    [916, 446],
    [1000, 474],
    [1010, 522],
    [972, 604],
    [886, 680],
    [776, 708],
    [684, 680],
    [640, 626],
  ],
  wall: 13,
  front: 26,
  gasket: [1.07, 1.12, 12],
  arm: 'translate(600 36) scale(1.04 .9) translate(-600 0)',
  bridge: 'bow',
  strap: { width: 30, place: 'translate(600 -16) scale(1.02 1) translate(-600 0)', fastener: 'clip' },
  drop: 22,
  isUnderName: ([x, y]) => y < 500 && x > 742,
  motif: { across: 226, y: 632, width: 74, height: 30 },
};

const maskHalf: Run = [
  [600, 440],
  [760, 432],
  [880, 446],
  [962, 496],
  [984, 578],
  [950, 660],
  [870, 712],
  [766, 722],
  [690, 702],
  [646, 656],
  [600, 630],
];

/** One lens for both eyes in a skirt that leaves the nose free. */
const mask: GogglesDesign = {
  ...training,
  cup: [...maskHalf, ...reverse(mirror(maskHalf)).slice(1, -1)],
  isMask: true,
  wall: 22,
  front: 36,
  gasket: [1.05, 1.13, 14],
  arm: 'translate(600 -2) scale(1.035 1) translate(-600 0)',
  bridge: null,
  strap: { width: 34, place: 'translate(600 0) scale(1.02 1) translate(-600 0)', fastener: 'clip' },
  drop: 34,
  isUnderName: ([x, y]) => y < 520 && x > 760,
  motif: { across: 252, y: 646, width: 78, height: 32 },
};

const designs: Readonly<Record<string, GogglesDesign>> = { training, race, wide, mask };

export const gogglesOf = (design: string): GogglesDesign => designs[design] ?? training;

/** One eye: the right one as drawn, the left one as its mirror image; of a mask one is both. */
export interface Eye {
  isLeft: boolean;
  design: GogglesDesign;
  run(points: Run): Point[];
  /** The outline moved inwards by px. */
  inset(distance: number): Point[];
  insetPath(distance: number): string;
  outline: string;
  /** Fits what is drawn for the plain cup to this one; empty where it is that. */
  fit(markup: string): string;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function boxOf(points: Run): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function fitting(from: Box, to: Box): string {
  const [across, down] = [to.width / from.width, to.height / from.height];
  const [x, y] = [to.left - from.left * across, to.top - from.top * down];
  return `matrix(${[across, 0, 0, down, x, y].map((cell) => +cell.toFixed(3)).join(' ')})`;
}

function eyeOf(design: GogglesDesign, isLeft: boolean): Eye {
  const run = (points: Run): Point[] => (isLeft ? mirror(points) : [...points]);
  const inset = (distance: number): Point[] =>
    run(
      sample(design.cup, design.isMask ? 180 : 110, true)
        .slice(0, -1)
        .map((point): Point => [point.x + point.nx * distance, point.y + point.ny * distance]),
    );
  const transform = design === training ? '' : fitting(boxOf(run(training.cup)), boxOf(run(design.cup)));
  return {
    isLeft,
    design,
    run,
    inset,
    insetPath: (distance) => polygon(inset(distance)),
    outline: smooth(run(design.cup), true),
    fit: (markup) => (transform ? `<g transform="${transform}">${markup}</g>` : markup),
  };
}

/** The lenses of a design, from the left. */
export const eyesOf = (design: GogglesDesign): Eye[] =>
  design.isMask ? [eyeOf(design, false)] : [eyeOf(design, true), eyeOf(design, false)];

/** Markup under a transform; none where that is empty. */
export const placed = (transform: string, markup: string): string =>
  transform ? `<g transform="${transform}">${markup}</g>` : markup;
