import { hungary } from '#lib/shops/hungary-map.ts';
import styles from './map.module.css';

/** Hungary with its border and great waters, in the units of the map. */
export function MapLand() {
  return (
    <>
      <path className={styles.land} d={hungary.outline} />
      <path className={styles.river} d={hungary.tisza} />
      <path className={styles.river} d={hungary.danube} data-great="" />
      <path className={styles.lake} d={hungary.balaton} />
      <path className={styles.border} d={hungary.outline} />
    </>
  );
}
