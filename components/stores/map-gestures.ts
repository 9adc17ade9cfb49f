import { useEffect, useRef, type RefObject } from 'react';
import { moved, zoomed, type MapView, type Point } from '#lib/stores/map.ts';

/** How far a pointer moves before it drags, px: less than that is a press. */
const slack = 5;
/** How strongly the wheel enlarges. */
const wheelStrength = 0.0025;

type Change = (next: (view: MapView) => MapView) => void;

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** What fingers and pointers on the map come to: from what they were to what they are, in parts of the map. */
function follow(before: Point[], after: Point[], size: Point): (view: MapView) => MapView {
  const [from, to] = [middle(before), middle(after)];
  const factor = spread(before) > 0 ? spread(after) / spread(before) : 1;
  const at = { x: to.x / size.x, y: to.y / size.y };
  return (view) => zoomed(moved(view, { x: (to.x - from.x) / size.x, y: (to.y - from.y) / size.y }), factor, at);
}

/** Drags the map with the mouse or, once enlarged, a finger; pinches it; turns it with the wheel while Ctrl is held. */
export function useMapGestures(map: RefObject<HTMLElement | null>, isZoomed: boolean, change: Change): void {
  const latest = useRef({ isZoomed, change });
  useEffect(() => {
    latest.current = { isZoomed, change };
  });
  useEffect(() => {
    const element = map.current;
    if (!element) return;
    const pointers = new Map<number, Point>();
    let isDragging = false;
    let travelled = 0;
    const box = () => element.getBoundingClientRect();
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX - box().left, y: clientY - box().top });

    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      pointers.set(event.pointerId, pointOf(event));
      if (pointers.size === 1) [isDragging, travelled] = [false, 0];
    };
    const onMove = (event: PointerEvent) => {
      const last = pointers.get(event.pointerId);
      if (!last) return;
      const here = pointOf(event);
      travelled += Math.hypot(here.x - last.x, here.y - last.y);
      const before = [...pointers.values()];
      pointers.set(event.pointerId, here);
      if (pointers.size === 1 && (!latest.current.isZoomed || travelled < slack)) return;
      if (!isDragging) element.setPointerCapture(event.pointerId);
      isDragging = true;
      const { width, height } = box();
      latest.current.change(follow(before, [...pointers.values()], { x: width, y: height }));
    };
    const onUp = (event: PointerEvent) => void pointers.delete(event.pointerId);
    // The press that ends a drag chooses nothing.
    const onClick = (event: MouseEvent) => {
      if (!isDragging) return;
      isDragging = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { width, height } = box();
      const { x, y } = pointOf(event);
      const factor = Math.exp(-event.deltaY * wheelStrength);
      latest.current.change((view) => zoomed(view, factor, { x: x / width, y: y / height }));
    };

    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('click', onClick, true);
    element.addEventListener('wheel', onWheel, { passive: false });
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('click', onClick, true);
      element.removeEventListener('wheel', onWheel);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
    };
  }, [map]);
}
