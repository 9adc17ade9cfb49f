import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { isOnWay, type Point } from '#lib/menu/diagonal.ts';
import { popups, usePopups, type PopupName } from '#stores/popups.ts';

/** The pointer rests this long on a root before its panel opens, ms. */
export const openDelay = 100;
/** A pointer on its way into the open panel may halt this long on a root that it crosses, ms. */
const haltDelay = 300;
/** Points of the pointer's path that tell its direction: one alone trembles. */
const trailLength = 4;

/** One popup of the header at a time: while the search box is in use, a pointer that passes by opens no panel. */
const isSearching = () => document.querySelector('search [aria-expanded=true]') !== null;

interface Shown {
  id: number;
  /** Whether it took the place of another root's panel, which needs no entrance. */
  isSwitch: boolean;
}

/** Which root a pointer means: the one that it rests on, unless it only crosses it on its way into the open panel. */
function usePointer(
  nav: RefObject<HTMLElement | null>,
  { name, open, show }: { name: PopupName; open: number | null; show: (id: number) => void },
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trail = useRef<Point[]>([]);
  const isCrossing = useRef(false);
  /** The root under the pointer; null over one without a panel. */
  const root = useRef<number | null>(null);
  const stop = () => {
    clearTimeout(timer.current);
    isCrossing.current = false;
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Who reads the panel by keyboard keeps it, wherever the pointer is (ADR-0108). */
  const holdsFocus = () => nav.current?.querySelector('[id^=panel-]')?.contains(document.activeElement) ?? false;
  const restFor = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (holdsFocus()) return;
      if (root.current === null) popups.leave(name);
      else show(root.current);
    }, delay);
  };
  const onEnter = (event: PointerEvent, id: number | null) => {
    if (event.pointerType !== 'mouse' || isSearching()) return;
    root.current = id;
    stop();
    popups.hold(name);
    if (id !== open) restFor(openDelay);
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || open === null || !nav.current) return;
    const to = { x: event.clientX, y: event.clientY };
    const [from = to] = trail.current;
    trail.current = [...trail.current, to].slice(-trailLength);
    if (root.current === open) return;
    const panel = nav.current.querySelector('[id^=panel-]') ?? nav.current;
    const { left, right, top } = panel.getBoundingClientRect();
    const wasCrossing = isCrossing.current;
    isCrossing.current = isOnWay(from, to, { left, right, top });
    if (isCrossing.current) restFor(haltDelay);
    else if (wasCrossing) restFor(openDelay);
  };
  const onLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    stop();
    trail.current = [];
    if (!holdsFocus()) popups.leave(name);
  };
  return { onEnter, onMove, onLeave, stop };
}

/** Opens and closes the panels of one row of roots: at once by press and key, after a rest by pointer (HDR-01). */
export function useMegaPanel(nav: RefObject<HTMLElement | null>, name: PopupName = 'menu') {
  const [shown, setShown] = useState<Shown | null>(null);
  const isOpen = usePopups((state) => state.open === name);
  const open = isOpen && shown ? shown.id : null;
  const openedByPointer = useRef(false);

  const show = (id: number, byPointer: boolean) => {
    openedByPointer.current = byPointer;
    setShown({ id, isSwitch: open !== null });
    popups.open(name);
  };
  const pointer = usePointer(nav, { name, open, show: (id) => show(id, true) });
  const close = () => {
    pointer.stop();
    popups.close(name);
  };
  /** A press on a root that the resting pointer has just opened keeps it open: nobody means to close it. */
  const press = (id: number) => {
    pointer.stop();
    if (open === id && !openedByPointer.current) return close();
    show(id, false);
  };
  return { open, isSwitch: shown?.isSwitch ?? false, hold: () => popups.hold(name), press, close, pointer };
}
