import { useEffect, useRef, type RefObject } from 'react';

export interface Point {
  x: number;
  y: number;
}

/** What a pointer came to when it was lifted: its way from where it came down, px, and how long it took, ms. */
export interface DragEnd {
  way: Point;
  ms: number;
  isCancelled: boolean;
}

/** What an element makes of fingers, mouse and wheel. Points are those of the window, px. */
export interface Gesture {
  /** `down` where nothing inside can be pressed; `drag` where links inside are to stay links. */
  captures: 'down' | 'drag';
  /** Whether the way of the only pointer is a drag: before it is one, it may become a press. */
  isDrag: (way: Point, travelled: number) => boolean;
  onDragStart?: (way: Point) => void;
  /** Where all pointers were and where they are: one drags, two pinch. `way` is that of the one that moved. */
  onMove: (before: readonly Point[], after: readonly Point[], way: Point) => void;
  onDragEnd?: (end: DragEnd) => void;
  /** A pointer that moved less is a press and one that moved more is none, px; without it a press is what was no drag. */
  pressReach?: number;
  /** The second press within a moment, at most `reach` px from the first; links keep their presses. */
  doublePress?: { reach: number; onPress: (at: Point) => void };
  wheel: { strength: number; needsCtrl: boolean; onTurn: (factor: number, at: Point) => void };
}

interface Finger {
  id: number;
  start: Point;
  at: Point;
  time: number;
  travelled: number;
}

const doublePressTime = 320;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const way = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** What two fingers did: by how much their distance grew, and the point between them before and after. */
export function pinchOf([a, b]: readonly Point[], [c, d]: readonly Point[]) {
  if (!a || !b || !c || !d) return null;
  const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  return { factor: distance(c, d) / Math.max(1, distance(a, b)), from: middle(a, b), to: middle(c, d) };
}

/** A point of the window, from the middle of an element. */
export function fromMiddle(element: Element | null, { x, y }: Point): Point {
  const box = element?.getBoundingClientRect();
  return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x, y };
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** The pointers on an element and what they come to. `current` answers the gesture as it is drawn now. */
class Recogniser {
  readonly #element: HTMLElement;
  readonly #current: () => Gesture;
  #fingers: Finger[] = [];
  #mode: 'press' | 'drag' | 'pinch' = 'press';
  #lastPress: { time: number; at: Point } | null = null;

  constructor(element: HTMLElement, current: () => Gesture) {
    this.#element = element;
    this.#current = current;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    // The first finger of a gesture: one that was lifted elsewhere fired no event.
    if (event.isPrimary || this.#fingers.length === 0) {
      this.#letGo();
      this.#fingers = [];
      this.#mode = 'press';
    }
    const at = pointOf(event);
    this.#fingers.push({ id: event.pointerId, start: at, at, time: event.timeStamp, travelled: 0 });
    if (this.#current().captures === 'down') this.#element.setPointerCapture(event.pointerId);
    if (this.#fingers.length < 2) return;
    this.#letGo();
    this.#mode = 'pinch';
  }

  move(event: PointerEvent): void {
    const finger = this.#fingers.find(({ id }) => id === event.pointerId);
    if (!finger) return;
    const to = pointOf(event);
    const come = way(finger.start, to);
    finger.travelled += distance(finger.at, to);
    if (this.#mode === 'press' && this.#current().isDrag(come, finger.travelled)) {
      this.#mode = 'drag';
      this.#element.setPointerCapture(event.pointerId);
      this.#current().onDragStart?.(come);
    }
    const before = this.#fingers.map(({ at }) => at);
    finger.at = to;
    if (this.#mode === 'press') return;
    this.#current().onMove(
      before,
      this.#fingers.map(({ at }) => at),
      come,
    );
  }

  lift(event: PointerEvent): void {
    const finger = this.#fingers.find(({ id }) => id === event.pointerId);
    if (!finger) return;
    this.#fingers = this.#fingers.filter((other) => other !== finger);
    const { pressReach, onDragEnd } = this.#current();
    const isCancelled = event.type === 'pointercancel';
    const end = { way: way(finger.start, pointOf(event)), ms: Math.max(1, event.timeStamp - finger.time), isCancelled };
    const isPress = pressReach === undefined ? this.#mode === 'press' : distance(end.way, { x: 0, y: 0 }) < pressReach;
    if (this.#mode !== 'pinch' && isPress && !isCancelled) this.#press(finger.at, event);
    else if (this.#mode !== 'pinch' && !isPress) onDragEnd?.(end);
    if (this.#fingers.length > 0) return;
    // What ends a drag is no press: the click that follows knows so by the mode.
    setTimeout(() => {
      if (this.#fingers.length === 0) this.#mode = 'press';
    });
  }

  click(event: MouseEvent): void {
    if (this.#mode === 'press') return;
    event.preventDefault();
    event.stopPropagation();
  }

  turn(event: WheelEvent): void {
    const { strength, needsCtrl, onTurn } = this.#current().wheel;
    if (needsCtrl && !event.ctrlKey) return;

    event.preventDefault();
    onTurn(Math.exp(-event.deltaY * strength), pointOf(event));
  }

  #letGo(): void {
    if (this.#mode === 'drag') this.#current().onDragEnd?.({ way: { x: 0, y: 0 }, ms: 1, isCancelled: true });
    this.#mode = 'press';
  }

  #press(at: Point, { target, timeStamp: time }: PointerEvent): void {
    const { doublePress } = this.#current();
    if (!doublePress || !(target instanceof Element) || !this.#element.contains(target)) return;
    const last = this.#lastPress;
    const isSoon = last !== null && time - last.time < doublePressTime && distance(last.at, at) < doublePress.reach;
    const isSecond = isSoon && target.closest('a') === null;
    this.#lastPress = isSecond ? null : { time, at };
    if (isSecond) doublePress.onPress(at);
  }
}

/** Drag, swipe, pinch, double press and wheel on an element: the one place that listens to pointers. */
export function useGesture(target: RefObject<HTMLElement | null>, gesture: Gesture): void {
  const latest = useRef(gesture);
  useEffect(() => {
    latest.current = gesture;
  });
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const recogniser = new Recogniser(element, () => latest.current);
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', (event) => recogniser.down(event), { signal });
    element.addEventListener('pointermove', (event) => recogniser.move(event), { signal });
    element.addEventListener('click', (event) => recogniser.click(event), { signal, capture: true });
    // Not passive, as React's own are: the browser is kept from zooming the page.
    element.addEventListener('wheel', (event) => recogniser.turn(event), { signal, passive: false });
    addEventListener('pointerup', (event) => recogniser.lift(event), { signal });
    addEventListener('pointercancel', (event) => recogniser.lift(event), { signal });
    return () => listening.abort();
  }, [target]);
}
