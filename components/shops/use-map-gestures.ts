import type { RefObject } from 'react';
import { distance, useGesture } from '#components/hooks/use-gesture.ts';
import { moved, zoomed, type MapView, type Point } from '#lib/shops/map.ts';

/** How far a pointer moves before it drags, px: less than that is a press. */
const slack = 5;

type Change = (next: (view: MapView) => MapView) => void;

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([a, b]: readonly Point[]) => (a && b ? distance(a, b) : 0);

/** Drags the map with the mouse or, once enlarged, a finger; pinches it; turns it with the wheel while Ctrl is held. */
export function useMapGestures(map: RefObject<HTMLElement | null>, isZoomed: boolean, change: Change): void {
  /** A way, and a point of the window, in parts of the map. */
  const inParts = (point: Point, isWay: boolean): Point => {
    const { left, top, width, height } = map.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return isWay
      ? { x: point.x / width, y: point.y / height }
      : { x: (point.x - left) / width, y: (point.y - top) / height };
  };
  useGesture(map, {
    captures: 'drag',
    isDrag: (_way, travelled) => isZoomed && travelled >= slack,
    onMove: (before, after) => {
      if (before.length === 1 && !isZoomed) return;
      const [from, to] = [middle(before), middle(after)];
      const factor = spread(before) > 0 ? spread(after) / spread(before) : 1;
      const by = inParts({ x: to.x - from.x, y: to.y - from.y }, true);
      const at = inParts(to, false);
      change((view) => zoomed(moved(view, by), factor, at));
    },
    wheel: {
      strength: 0.0025,
      needsCtrl: true,
      onTurn: (factor, point) => {
        const at = inParts(point, false);
        change((view) => zoomed(view, factor, at));
      },
    },
  });
}
