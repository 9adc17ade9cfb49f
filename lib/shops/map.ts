import type { Position } from '#lib/core/distance.ts';

/** A point of the map, in its own units: it is `mapSize` wide and high. */
export interface Point {
  x: number;
  y: number;
}

const bounds = { west: 15.95, east: 23.05, south: 45.62, north: 48.68 };
/** Hungary's middle parallel, along which lengths are true, degrees. */
const middleLatitude = 47.17;
const width = 1000;
const unitsPerLongitude = width / (bounds.east - bounds.west);
const unitsPerLatitude = unitsPerLongitude / Math.cos((middleLatitude * Math.PI) / 180);

export const mapSize = { width, height: Math.round((bounds.north - bounds.south) * unitsPerLatitude) };

/** Where a place lies on the map: equirectangular, with the middle parallel at its true length. */
export function project({ lat, lng }: Position): Point {
  return { x: (lng - bounds.west) * unitsPerLongitude, y: (bounds.north - lat) * unitsPerLatitude };
}

/** What of the map shows: its middle, and how many times it is enlarged. */
export interface MapView extends Point {
  zoom: number;
}

export const wholeMap: MapView = { x: mapSize.width / 2, y: mapSize.height / 2, zoom: 1 };
export const mostZoom = 24;
/** How far one press of a button or key enlarges. */
export const zoomStep = 2;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A view that keeps within the map. */
export function sound({ x, y, zoom }: MapView): MapView {
  const kept = between(zoom, 1, mostZoom);
  const [halfWidth, halfHeight] = [mapSize.width / kept / 2, mapSize.height / kept / 2];
  return {
    x: between(x, halfWidth, mapSize.width - halfWidth),
    y: between(y, halfHeight, mapSize.height - halfHeight),
    zoom: kept,
  };
}

/** Where a point of the map stands in a view: 0 to 1 from left and top, beyond that outside. */
export function placeIn(view: MapView, { x, y }: Point): Point {
  return {
    x: ((x - view.x) * view.zoom) / mapSize.width + 0.5,
    y: ((y - view.y) * view.zoom) / mapSize.height + 0.5,
  };
}

/** Enlarges by a factor, with the point at `at` (0 to 1 from left and top) staying where it is. */
export function zoomed(view: MapView, factor: number, at: Point = { x: 0.5, y: 0.5 }): MapView {
  const zoom = between(view.zoom * factor, 1, mostZoom);
  const [dx, dy] = [(at.x - 0.5) * mapSize.width, (at.y - 0.5) * mapSize.height];
  return sound({ x: view.x + dx / view.zoom - dx / zoom, y: view.y + dy / view.zoom - dy / zoom, zoom });
}

/** Moves the map under the view by a part of what shows. */
export function moved(view: MapView, by: Point): MapView {
  return sound({
    x: view.x - (by.x * mapSize.width) / view.zoom,
    y: view.y - (by.y * mapSize.height) / view.zoom,
    zoom: view.zoom,
  });
}

/** How near to the edge a pin may stand before the view follows it, as a part of what shows. */
const edge = 0.1;

/** The view, moved so far that a point is well inside; the same one where it is. */
export function following(view: MapView, point: Point): MapView {
  const { x, y } = placeIn(view, point);
  const isInside = (part: number) => part >= edge && part <= 1 - edge;
  return isInside(x) && isInside(y) ? view : sound({ ...view, ...point });
}

/** The view that holds all points with room around them, enlarged `most` times at most. */
export function viewOf(points: readonly Point[], most: number = mostZoom): MapView {
  if (points.length === 0) return wholeMap;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 1.7;
  const zoom = Math.min(
    mapSize.width / Math.max(1, (right - left) * room),
    mapSize.height / Math.max(1, (bottom - top) * room),
    most,
  );
  return sound({ x: (left + right) / 2, y: (top + bottom) / 2, zoom });
}

/** Points that stand too near to each other to be pressed one by one, as one. */
export interface Cluster<T> extends Point {
  members: T[];
}

/**
 * Joins what stands closer than `distance` px in a view that is `widthInPx` px wide; the order of the points decides
 * who joins whom, so that the same points always join alike.
 */
export function clustered<T extends Point>(
  points: readonly T[],
  view: MapView,
  widthInPx: number,
  distance: number,
): Cluster<T>[] {
  const perUnit = (widthInPx * view.zoom) / mapSize.width;
  const clusters: Cluster<T>[] = [];
  for (const point of points) {
    const near = clusters.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) * perUnit < distance);
    if (!near) {
      clusters.push({ x: point.x, y: point.y, members: [point] });
      continue;
    }
    near.members.push(point);
    near.x += (point.x - near.x) / near.members.length;
    near.y += (point.y - near.y) / near.members.length;
  }
  return clusters;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The nearest point in a direction, straight ones before slanting ones; null where there is none. */
export function neighbour<T extends Point>(points: readonly T[], from: Point, direction: Direction): T | null {
  const isAcross = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  let best: { point: T; cost: number } | null = null;
  for (const point of points) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = sign * (isAcross ? dx : dy);
    const aside = Math.abs(isAcross ? dy : dx);
    const cost = ahead + 2 * aside;
    if (ahead > 0 && aside <= 2 * ahead && (best === null || cost < best.cost)) best = { point, cost };
  }
  return best?.point ?? null;
}
