import { useRef, type RefObject } from 'react';
import { fromMiddle, pinchOf, useGesture, way, type Point } from '#components/hooks/use-gesture.ts';

interface Gestures {
  isEnlarged: boolean;
  /** Points are measured from the middle of the window that the flipbook lies in, px. */
  zoom: (factor: number, at: Point) => void;
  pan: (by: Point) => void;
  toggle: (at: Point) => void;
  grab: (by: 1 | -1) => void;
  /** Share of the flipbook's width that the finger has come, 0–1. */
  drag: (progress: number) => void;
  release: (isFlick: boolean) => void;
}

/** A pointer that moves less than this is a press, px. */
const pressReach = 8;
/** A finger that comes this fast turns the page, however far it came, px per ms. */
const flickSpeed = 0.5;

/**
 * Drag, swipe, pinch, double press and wheel on a flipbook. A drag turns a page while the flipbook fits, and only pans while it
 * is enlarged. A press without a drag stays a press, so that offers are links. Points count from the middle of `around`,
 * which does not move when the flipbook does.
 */
export function useFlipbookGestures(
  flipbook: RefObject<HTMLElement | null>,
  around: RefObject<HTMLElement | null>,
  { isEnlarged, zoom, pan, toggle, grab, drag, release }: Gestures,
): void {
  /** What a drag does: turns the page that way, or pans. */
  const dragging = useRef<1 | -1 | 'pan' | null>(null);
  const at = (point: Point) => fromMiddle(around.current, point);
  useGesture(flipbook, {
    captures: 'drag',
    isDrag: ({ x, y }) => Math.hypot(x, y) >= pressReach && (isEnlarged || Math.abs(x) > Math.abs(y)),
    onDragStart: ({ x }) => {
      const by = x < 0 ? 1 : -1;
      dragging.current = isEnlarged ? 'pan' : by;
      if (!isEnlarged) grab(by);
    },
    onMove: (before, after, { x }) => {
      const pinch = pinchOf(before, after);
      const [from, to] = [before[0], after[0]];
      if (pinch) {
        zoom(pinch.factor, at(pinch.from));
        pan(way(pinch.from, pinch.to));
      } else if (dragging.current === 'pan') {
        if (from && to) pan(way(from, to));
      } else if (dragging.current !== null) {
        const width = flipbook.current?.getBoundingClientRect().width ?? 1;
        drag((-x * dragging.current) / width);
      }
    },
    onDragEnd: ({ way: { x }, ms, isCancelled }) => {
      const by = dragging.current;
      dragging.current = null;
      if (by === null || by === 'pan') return;
      const speed = (-x * by) / ms;
      release(!isCancelled && speed > flickSpeed);
    },
    doublePress: { reach: 3 * pressReach, onPress: (point) => toggle(at(point)) },
    wheel: { strength: 1 / 300, needsCtrl: true, onTurn: (factor, point) => zoom(factor, at(point)) },
  });
}
