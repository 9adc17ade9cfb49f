import { mapSize, placeIn, project, wholeMap } from '#lib/shops/map.ts';
import type { Position } from '#lib/core/distance.ts';
import { MapLand } from './map-land.tsx';
import styles from './map.module.css';

/** Where in the country a place is. */
export function SmallMap({ geo, label }: { geo: Position; label: string }) {
  const { x, y } = placeIn(wholeMap, project(geo));
  return (
    <div className={styles.small} role="img" aria-label={label}>
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
        <MapLand />
      </svg>
      <i style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
    </div>
  );
}
