import { useTranslations } from 'next-intl';
import { useMemo, useRef, type ReactNode } from 'react';
import { clustered, mapSize, placeIn, project, wholeMap, type MapView } from '#lib/shops/map.ts';
import type { ListedShop } from '#lib/shops/index.ts';
import type { Position } from '#lib/core/distance.ts';
import { ChosenCard } from './chosen-card.tsx';
import { MapButtons } from './map-buttons.tsx';
import { useMapGestures } from './use-map-gestures.ts';
import { MapPins } from './map-pins.tsx';
import { useMapView, useMapWidth } from './use-map-view.ts';
import styles from './map.module.css';

export interface ShopMapProps {
  /** What lies below the pins, in the units of the map. */
  land: ReactNode;
  shops: readonly ListedShop[];
  /** Sysname of the shop that pointer or focus is on, in the list or here. */
  active: string | null;
  /** Sysname of the shop that was chosen, in the list or here. */
  chosen: string | null;
  /** Where the shopper is, if they share it with the browser. */
  position: Position | null;
  onActive: (sysname: string | null) => void;
  onChoose: (sysname: string | null) => void;
}

/** Pins nearer than this stand as one, px: as near as they can be pressed, and on a small map as their names have room. */
const pinDistance = { press: 26, name: 38 };
/** A map below this width that shows the whole country is small, px. */
const wideMap = 500;

function viewBox({ x, y, zoom }: MapView): string {
  const [width, height] = [mapSize.width / zoom, mapSize.height / zoom];
  return [x - width / 2, y - height / 2, width, height].map((value) => value.toFixed(2)).join(' ');
}

/** The map of the locator: it says what the list says, and follows it. */
export function ShopMap({ land, shops, active, chosen, position, onActive, onChoose }: ShopMapProps) {
  const t = useTranslations('locator');
  const map = useRef<HTMLDivElement>(null);
  const width = useMapWidth(map);
  const [view, setView] = useMapView(shops, chosen, position);
  useMapGestures(map, view.zoom > 1, setView);
  const clusters = useMemo(() => {
    const points = shops.map((shop) => ({ ...shop, ...project(shop.geo) }));
    // The chosen one first, so that it stands where it is and others join it.
    return clustered(
      points.toSorted((a, b) => Number(b.sysname === chosen) - Number(a.sysname === chosen)),
      view,
      width,
      pinDistance[width < wideMap && view.zoom === wholeMap.zoom ? 'name' : 'press'],
    );
  }, [shops, view, width, chosen]);
  const here = position && placeIn(view, project(position));
  const shown = shops.find(({ sysname }) => sysname === chosen);
  return (
    <section className={styles.map} aria-label={t('map')}>
      <div className={styles.frame}>
        <div ref={map} className={styles.field} data-zoomed={view.zoom > 1 ? '' : undefined}>
          <svg viewBox={viewBox(view)} aria-hidden="true" focusable="false" preserveAspectRatio="none">
            {land}
          </svg>
          <MapPins
            clusters={clusters}
            view={view}
            width={width}
            active={active}
            chosen={chosen}
            onView={setView}
            onActive={onActive}
            onChoose={onChoose}
          />
          {here && <i className={styles.here} style={{ left: `${here.x * 100}%`, top: `${here.y * 100}%` }} />}
        </div>
        <MapButtons view={view} onChange={setView} />
      </div>
      <p id="terkep-sugo" className="hidden-text">
        {t('mapHelp')}
      </p>
      {shown && <ChosenCard shop={shown} onClose={() => onChoose(null)} />}
    </section>
  );
}
