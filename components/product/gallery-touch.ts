import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { Point } from '#lib/products/zoom.ts';

interface Gestures {
  isEnlarged: boolean;
  /** Points are measured from the middle of the stage, px. */
  zoom: (factor: number, at: Point) => void;
  pan: (by: Point) => void;
  toggle: (at: Point) => void;
  /** −1 for the picture before, 1 for the next. */
  swipe: (step: number) => void;
}

/** A finger or mouse on the stage: where it came down and where it is, in the window's px. */
interface Finger {
  start: Point;
  at: Point;
}

const tapReach = 10;
const doubleTapTime = 320;
const swipeReach = 48;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const here = ({ clientX, clientY }: PointerEvent | WheelEvent): Point => ({ x: clientX, y: clientY });

/** A point of the window, from the middle of an element. */
function fromMiddle(element: Element | null, { x, y }: Point): Point {
  const box = element?.getBoundingClientRect();
  return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x, y };
}

/** Pinch, drag, swipe, double tap and wheel on an element, as one set of handlers. */
export function useTouch(stage: RefObject<HTMLElement | null>, gestures: Gestures) {
  const fingers = useRef(new Map<number, Finger>());
  /** Two fingers were down: what the last of them does is no swipe. */
  const wasPinched = useRef(false);
  const lastTap = useRef<{ time: number; at: Point } | null>(null);
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });

  useEffect(() => {
    const element = stage.current;
    // React's own wheel handlers are passive and could not keep the browser from zooming the page.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current.zoom(Math.exp(-event.deltaY / 400), fromMiddle(element, here(event)));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage]);

  const pinch = (moved: Finger, to: Point) => {
    const other = [...fingers.current.values()].find((finger) => finger !== moved);
    if (!other) return;
    const [before, after] = [between(moved.at, other.at), between(to, other.at)];
    latest.current.zoom(apart(to, other.at) / Math.max(1, apart(moved.at, other.at)), fromMiddle(stage.current, after));
    latest.current.pan({ x: after.x - before.x, y: after.y - before.y });
  };

  const tap = (at: Point, time: number) => {
    const last = lastTap.current;
    const isSecond = last !== null && time - last.time < doubleTapTime && apart(last.at, at) < 3 * tapReach;
    lastTap.current = isSecond ? null : { time, at };
    if (isSecond) latest.current.toggle(fromMiddle(stage.current, at));
  };

  const lift = (event: PointerEvent) => {
    const finger = fingers.current.get(event.pointerId);
    const isLast = fingers.current.size === 1;
    fingers.current.delete(event.pointerId);
    if (!finger || !isLast || event.type === 'pointercancel') return;
    const [x, y] = [event.clientX - finger.start.x, event.clientY - finger.start.y];
    if (wasPinched.current) return;
    if (Math.hypot(x, y) < tapReach) tap(here(event), event.timeStamp);
    else if (!latest.current.isEnlarged && Math.abs(x) > swipeReach && Math.abs(x) > Math.abs(y))
      latest.current.swipe(x > 0 ? -1 : 1);
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { start: here(event), at: here(event) });
      wasPinched.current = fingers.current.size > 1;
    },
    onPointerMove: (event: PointerEvent) => {
      const finger = fingers.current.get(event.pointerId);
      if (!finger) return;
      const to = here(event);
      if (fingers.current.size === 2) pinch(finger, to);
      else latest.current.pan({ x: to.x - finger.at.x, y: to.y - finger.at.y });
      finger.at = to;
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
