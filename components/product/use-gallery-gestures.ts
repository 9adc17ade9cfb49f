import type { RefObject } from 'react';
import { fromMiddle, pinchOf, useGesture, way, type Point } from '#components/hooks/use-gesture.ts';

interface Gestures {
  isEnlarged: boolean;
  /** Points are measured from the middle of the stage, px. */
  zoom: (factor: number, at: Point) => void;
  pan: (by: Point) => void;
  toggle: (at: Point) => void;
  /** −1 for the picture before, 1 for the next. */
  swipe: (step: number) => void;
}

const pressReach = 10;
const swipeReach = 48;

/** Pinch, drag, swipe, double press and wheel on the picture of a gallery. */
export function useGalleryGestures(stage: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const { isEnlarged, zoom, pan, toggle, swipe } = gestures;
  useGesture(stage, {
    captures: 'down',
    isDrag: () => true,
    onMove: (before, after) => {
      const pinch = before.length === 2 ? pinchOf(before, after) : null;
      if (pinch) zoom(pinch.factor, fromMiddle(stage.current, pinch.to));
      const moved = after.findIndex((at, finger) => at !== before[finger]);
      const [from, to] = pinch ? [pinch.from, pinch.to] : [before[moved], after[moved]];
      if (from && to) pan(way(from, to));
    },
    onDragEnd: ({ way: { x, y }, isCancelled }) => {
      if (isCancelled || isEnlarged || Math.abs(x) <= swipeReach || Math.abs(x) <= Math.abs(y)) return;
      swipe(x > 0 ? -1 : 1);
    },
    pressReach,
    doublePress: { reach: 3 * pressReach, onPress: (at) => toggle(fromMiddle(stage.current, at)) },
    wheel: {
      strength: 1 / 400,
      needsCtrl: false,
      onTurn: (factor, at) => zoom(factor, fromMiddle(stage.current, at)),
    },
  });
}
