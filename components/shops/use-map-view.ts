import { useEffect, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { following, project, viewOf, wholeMap, type MapView } from '#lib/shops/map.ts';
import type { ListedShop } from '#lib/shops/index.ts';
import type { Position } from '#lib/core/distance.ts';

/** How far a search enlarges the map at most. */
const searchZoom = 9;
/** How many of the nearest shops a search shows. */
const nearestShown = 3;
/** Width before the map was measured, px. */
const firstWidth = 380;

/** How wide the map is drawn, px. */
export function useMapWidth(map: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(firstWidth);
  useEffect(() => {
    const element = map.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || firstWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [map]);
  return width;
}

/** What shows: the whole country, the nearest shops once a place is known, and always the chosen one. */
export function useMapView(
  shops: readonly ListedShop[],
  chosen: string | null,
  position: Position | null,
): [MapView, Dispatch<SetStateAction<MapView>>] {
  const [view, setView] = useState(wholeMap);
  const nearest = shops
    .filter(({ distance }) => distance !== null)
    .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
    .slice(0, nearestShown);
  const places = JSON.stringify([
    ...nearest.map(({ geo }) => geo),
    ...(position && nearest.length > 0 ? [position] : []),
  ]);
  useEffect(() => {
    const shown: Position[] = JSON.parse(places);
    setView(viewOf(shown.map(project), searchZoom));
  }, [places]);
  const shop = shops.find(({ sysname }) => sysname === chosen);
  const [lat, lng] = [shop?.geo.lat, shop?.geo.lng];
  useEffect(() => {
    if (lat !== undefined && lng !== undefined) setView((current) => following(current, project({ lat, lng })));
  }, [lat, lng]);
  return [view, setView];
}
