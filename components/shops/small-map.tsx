import type { LocatorShop } from '#lib/shops/index.ts';
import { labelSides, pinLabels } from '#lib/shops/map-labels.ts';
import { clustered, mapSize, placeIn, project, viewOf, type MapView, type Point } from '#lib/shops/map.ts';
import type { Position } from '#lib/core/distance.ts';
import { MapLand } from './map-land.tsx';
import styles from './map.module.css';

/** A shop as the map knows it. */
export type MapShop = Pick<LocatorShop, 'sysname' | 'title' | 'address' | 'geo'>;

/** Neighbours that are in sight at least, and how far they let the map be enlarged. */
const neighboursShown = 3;
const surroundings = 5;
/** Width for which names are laid out: that of a phone, so that there is more room on any other screen, px. */
const narrowest = 340;
/** What stands nearer than this is one dot, px. */
const dotRoom = 26;

interface Props {
  shop: Pick<MapShop, 'sysname' | 'address'> & { geo: Position };
  shops: readonly MapShop[];
  label: string;
}

type ShopPoint = MapShop & Point;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

function viewBox({ x, y, zoom }: MapView): string {
  const [width, height] = [mapSize.width / zoom, mapSize.height / zoom];
  return [x - width / 2, y - height / 2, width, height].map((number) => Math.round(number * 10) / 10).join(' ');
}

/** The shops of other towns, nearest first. */
function othersOf({ sysname, address }: Props['shop'], at: Point, shops: readonly MapShop[]): ShopPoint[] {
  return shops
    .filter((one) => one.sysname !== sysname && one.address.City !== address.City)
    .map((one) => ({ ...one, ...project(one.geo) }))
    .toSorted((a, b) => distance(a, at) - distance(b, at));
}

/** Where a shop is, among those of the towns around it. */
export function SmallMap({ shop, shops, label }: Props) {
  const at = project(shop.geo);
  const others = othersOf(shop, at, shops);
  const view = viewOf([at, ...others.slice(0, neighboursShown)], surroundings);
  const size = { width: narrowest, height: (narrowest * mapSize.height) / mapSize.width };
  const own = { ...at, members: [{ ...at, title: shop.address.City, address: shop.address }] };
  const isInView = (point: Point) => {
    const { x, y } = placeIn(view, point);
    return x > 0 && x < 1 && y > 0 && y < 1;
  };
  const around = clustered(others.filter(isInView), view, narrowest, dotRoom);
  const dots = [own, ...around.filter((dot) => distance(dot, at) * view.zoom * (narrowest / mapSize.width) >= dotRoom)];
  const labels = pinLabels(dots);
  const sides = labelSides(dots, labels, view, size, 0);
  return (
    <div className={styles.small} role="img" aria-label={label}>
      <svg viewBox={viewBox(view)} aria-hidden="true">
        <MapLand />
      </svg>
      {dots.map((dot, index) => {
        const { x, y } = placeIn(view, dot);
        const side = sides.get(index);
        // A dot without a name says nothing, except the shop's own.
        if (!side && index > 0) return null;
        return (
          <i key={labels[index]} data-own={index === 0 || undefined} style={{ left: percent(x), top: percent(y) }}>
            {side && <span data-side={side}>{labels[index]}</span>}
          </i>
        );
      })}
    </div>
  );
}
