import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type Dispatch, type KeyboardEvent, type SetStateAction } from 'react';
import type { ListedShop } from '#lib/shops/index.ts';
import { labelSides, pinLabels } from '#lib/shops/map-labels.ts';
import {
  following,
  mapSize,
  mostZoom,
  neighbour,
  placeIn,
  viewOf,
  wholeMap,
  zoomed,
  zoomStep,
  type Cluster,
  type Direction,
  type MapView,
  type Point,
} from '#lib/shops/map.ts';
import { MapPin } from './map-pin.tsx';
import styles from './map.module.css';

export type ShopPoint = ListedShop & Point;

export interface MapPinsProps {
  clusters: readonly Cluster<ShopPoint>[];
  view: MapView;
  /** Width of the map, px. */
  width: number;
  active: string | null;
  chosen: string | null;
  onView: Dispatch<SetStateAction<MapView>>;
  onActive: (sysname: string | null) => void;
  onChoose: (sysname: string | null) => void;
}

const directions: Partial<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const viewKeys: Partial<Record<string, (view: MapView) => MapView>> = {
  '+': (view) => zoomed(view, zoomStep),
  '-': (view) => zoomed(view, 1 / zoomStep),
  0: () => wholeMap,
};

/** The pins of the map: one tab stop, arrow keys go from pin to pin. */
export function MapPins({ clusters, view, width, active, chosen, onView, onActive, onChoose }: MapPinsProps) {
  const t = useTranslations('locator');
  const pins = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const [current, setCurrent] = useState<string | null>(null);
  const indexOf = (sysname: string | null) =>
    clusters.findIndex(({ members }) => members.some((member) => member.sysname === sysname));
  const [activeIndex, chosenIndex, currentIndex] = [indexOf(active), indexOf(chosen), Math.max(0, indexOf(current))];
  const labels = pinLabels(clusters);
  const sides = labelSides(
    clusters,
    labels,
    view,
    { width, height: (width * mapSize.height) / mapSize.width },
    activeIndex >= 0 ? activeIndex : chosenIndex,
  );

  const focusPin = (index: number) => (pins.current?.children[index] as HTMLElement | undefined)?.focus();
  // A pin that joins others or leaves takes the focus with it: the one in its place gets it.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) focusPin(currentIndex);
  });

  const onFocus = (cluster: Cluster<ShopPoint>) => {
    const sysname = cluster.members[0]?.sysname ?? null;
    hasFocus.current = true;
    setCurrent(sysname);
    onActive(sysname);
    onView((now) => following(now, cluster));
  };
  const press = ({ members }: Cluster<ShopPoint>) => {
    const sysname = members[0]?.sysname ?? null;
    setCurrent(sysname);
    if (members.length > 1 && view.zoom < mostZoom) onView(viewOf(members));
    else onChoose(sysname === chosen ? null : sysname);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const [direction, change, from] = [directions[event.key], viewKeys[event.key], clusters[currentIndex]];
    if (direction && from) {
      const next = neighbour(clusters, from, direction);
      if (next) focusPin(clusters.indexOf(next));
    } else if (change) onView(change);
    else if (event.key === 'Escape' && chosen) onChoose(null);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={pins}
      role="group"
      aria-label={t('map')}
      aria-describedby="terkep-sugo"
      className={styles.pins}
      onKeyDown={onKeyDown}
      onBlur={() => {
        hasFocus.current = false;
        onActive(null);
      }}
      onPointerLeave={() => onActive(null)}
    >
      {clusters.map((cluster, index) => (
        <MapPin
          key={cluster.members[0]?.sysname}
          members={cluster.members}
          label={labels[index] ?? ''}
          place={placeIn(view, cluster)}
          side={sides.get(index)}
          isActive={index === activeIndex}
          isChosen={index === chosenIndex}
          isTabStop={index === currentIndex}
          onPress={() => press(cluster)}
          onFocus={() => onFocus(cluster)}
          onActive={onActive}
        />
      ))}
    </div>
  );
}
