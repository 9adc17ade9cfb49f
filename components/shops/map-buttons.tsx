import { useTranslations } from 'next-intl';
import { mostZoom, wholeMap, zoomed, zoomStep, type MapView } from '#lib/shops/map.ts';
import styles from './map.module.css';

/** Enlarges the map, makes it smaller, shows the whole country. */
export function MapButtons({ view, onChange }: { view: MapView; onChange: (view: MapView) => void }) {
  const t = useTranslations('locator');
  const buttons = [
    { name: 'zoomIn', path: 'M5 12h14M12 5v14', next: zoomed(view, zoomStep), isIdle: view.zoom >= mostZoom },
    { name: 'zoomOut', path: 'M5 12h14', next: zoomed(view, 1 / zoomStep), isIdle: view.zoom <= 1 },
    { name: 'whole', path: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5', next: wholeMap, isIdle: view.zoom <= 1 },
  ] as const;
  return (
    <div className={styles.buttons}>
      {buttons.map(({ name, path, next, isIdle }) => (
        <button
          key={name}
          type="button"
          aria-label={t(name)}
          aria-disabled={isIdle}
          onClick={() => !isIdle && onChange(next)}
        >
          <svg
            width="20"
            height="20"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d={path} />
          </svg>
        </button>
      ))}
    </div>
  );
}
