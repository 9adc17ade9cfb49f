import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { Point } from '#lib/products/zoom.ts';

interface Gestures {
  isEnlarged: boolean;
  /** Points are measured from the middle of the window that the book lies in, px. */
  zoom: (factor: number, at: Point) => void;
  pan: (by: Point) => void;
  toggle: (at: Point) => void;
  grab: (by: 1 | -1) => void;
  /** Share of the book's width that the finger has come, 0–1. */
  drag: (progress: number) => void;
  release: (isFlick: boolean) => void;
}

interface Finger {
  id: number;
  start: Point;
  at: Point;
  time: number;
}

/** A pointer that moves less than this is a press, px. */
const pressReach = 8;
const doublePressTime = 320;
/** A finger that comes this fast turns the leaf, however far it came, px per ms. */
const flickSpeed = 0.5;

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A point of the screen from the middle of the window around the book, which does not move when the book does, px. */
function fromMiddle(around: RefObject<HTMLElement | null>, { x, y }: Point): Point {
  const box = around.current?.getBoundingClientRect();
  return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
}

/**
 * Drag, swipe, pinch, double press and wheel on a book. A drag turns a leaf while the book fits, and only pans while it
 * is enlarged. A press without a drag stays a press, so that offers are links.
 */
export function useBookTouch(
  book: RefObject<HTMLElement | null>,
  around: RefObject<HTMLElement | null>,
  gestures: Gestures,
) {
  const fingers = useRef<Finger[]>([]);
  const mode = useRef<'none' | 'turn' | 'pan' | 'pinch'>('none');
  const direction = useRef<1 | -1>(1);
  const lastPress = useRef<{ time: number; at: Point } | null>(null);
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });

  useEffect(() => {
    const element = book.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current.zoom(Math.exp(-event.deltaY / 300), fromMiddle(around, { x: event.clientX, y: event.clientY }));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [book, around]);

  const begin = (event: PointerEvent, finger: Finger, to: Point) => {
    const [x, y] = [to.x - finger.start.x, to.y - finger.start.y];
    if (Math.hypot(x, y) < pressReach) return;
    if (!latest.current.isEnlarged && Math.abs(x) <= Math.abs(y)) return;
    mode.current = latest.current.isEnlarged ? 'pan' : 'turn';
    direction.current = x < 0 ? 1 : -1;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (mode.current === 'turn') latest.current.grab(direction.current);
  };
  const pinch = (moved: Finger, to: Point) => {
    const other = fingers.current.find((finger) => finger !== moved);
    if (!other) return;
    const [before, after] = [middleOf(moved.at, other.at), middleOf(to, other.at)];
    latest.current.zoom(apart(to, other.at) / Math.max(1, apart(moved.at, other.at)), fromMiddle(around, before));
    latest.current.pan({ x: after.x - before.x, y: after.y - before.y });
  };
  const press = (at: Point, time: number, isOnLink: boolean) => {
    const last = lastPress.current;
    const isSecond =
      !isOnLink && last !== null && time - last.time < doublePressTime && apart(last.at, at) < 3 * pressReach;
    lastPress.current = isSecond ? null : { time, at };
    if (isSecond) latest.current.toggle(fromMiddle(around, at));
  };

  const move = (event: PointerEvent) => {
    const finger = fingers.current.find(({ id }) => id === event.pointerId);
    if (!finger) return;
    const to = { x: event.clientX, y: event.clientY };
    if (mode.current === 'none') begin(event, finger, to);
    if (mode.current === 'pinch') pinch(finger, to);
    if (mode.current === 'pan') latest.current.pan({ x: to.x - finger.at.x, y: to.y - finger.at.y });
    if (mode.current === 'turn') {
      const width = book.current?.getBoundingClientRect().width ?? 1;
      latest.current.drag(((finger.start.x - to.x) * direction.current) / width);
    }
    finger.at = to;
  };
  const lift = (event: PointerEvent) => {
    const finger = fingers.current.find(({ id }) => id === event.pointerId);
    fingers.current = fingers.current.filter(({ id }) => id !== event.pointerId);
    if (!finger) return;
    const speed = ((finger.start.x - event.clientX) * direction.current) / Math.max(1, event.timeStamp - finger.time);
    if (mode.current === 'turn') latest.current.release(event.type === 'pointerup' && speed > flickSpeed);
    else if (mode.current === 'none' && event.type === 'pointerup') {
      press(finger.at, event.timeStamp, event.target instanceof Element && event.target.closest('a') !== null);
    }
    // What ends a drag is no press; the click that follows it is told so by `wasDragged`.
    if (fingers.current.length === 0)
      setTimeout(() => {
        mode.current = 'none';
      });
  };
  const letGo = () => {
    if (mode.current === 'turn') latest.current.release(false);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (event.isPrimary) {
        // The first finger of a gesture: one that was lifted beside the book was never told of.
        letGo();
        fingers.current = [];
        mode.current = 'none';
      }
      const at = { x: event.clientX, y: event.clientY };
      fingers.current.push({ id: event.pointerId, start: at, at, time: event.timeStamp });
      if (fingers.current.length !== 2) return;
      letGo();
      mode.current = 'pinch';
    },
    onPointerMove: move,
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture: (event: MouseEvent) => {
      if (mode.current === 'none') return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
