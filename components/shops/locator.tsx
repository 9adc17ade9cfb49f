'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { track } from '#lib/analytics/track.ts';
import { pageBreakpoints } from '#lib/config/page-breakpoints.ts';
import { shopServices, type ShopService } from '#lib/contract/shop-services.ts';
import { withQueryCache } from '#lib/query/index.ts';
import { emptyQuery, listedShops, type LocatorQuery, type LocatorShop } from '#lib/shops/index.ts';
import { Button } from '#components/ui/button.tsx';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { useQueryOfAddress } from './locator-address.ts';
import { PlaceField } from './place-field.tsx';
import { ShopList } from './shop-list.tsx';
import { ShopMap } from './shop-map.tsx';
import { useShopSearched, type ShopSearched } from './shop-searched.ts';
import type { DistancesAsked } from './place-distances.tsx';
import { useDistances, type Distances } from './use-distances.ts';
import { usePosition, type PositionState } from './use-position.ts';
import styles from './locator.module.css';

/** Asks for distances; its code, and that of the cache, comes with the first place that is searched. */
const PlaceDistances = lazyIsland(() =>
  withQueryCache(import('./place-distances.tsx')).then(({ PlaceDistances: Reader }) => Reader),
);

const trackSearch = ({ place, services, isOwnPosition }: ShopSearched) =>
  track({ event: 'store_search', place, services: [...services], is_own_position: isOwnPosition });

/**
 * The shop locator: a place and services to ask for, and the shops in a list and on the map, in step with each other.
 */
export function Locator({ shops, land }: { shops: LocatorShop[]; land: ReactNode }) {
  const [query, ask] = useQueryOfAddress();
  const own = usePosition();
  const [asked, setAsked] = useState<DistancesAsked | null>(null);
  const search = useDistances(shops, query.place, own.position, asked);
  const listed = useMemo(
    () => listedShops(shops, query.services, search.distances, query.isByName),
    [shops, query, search.distances],
  );
  const [active, setActive] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const map = useRef<HTMLDivElement>(null);
  useShopSearched(query, own.position !== null, trackSearch);

  const searchPlace = (place: string) => {
    own.forget();
    setChosen(null);
    ask({ ...query, place, isByName: false });
  };
  const locate = () => {
    setChosen(null);
    ask({ ...query, place: '', isByName: false });
    own.ask();
  };
  const chooseOnMap = (sysname: string | null) => {
    setChosen(sysname);
    // Beside the map the list follows; below it, it would take the map away.
    if (!sysname || !matchMedia(`(width >= ${pageBreakpoints().lg}px)`).matches) return;
    list.current?.querySelector(`[data-shop="${sysname}"]`)?.scrollIntoView({ block: 'center' });
  };
  const chooseInList = (sysname: string | null) => {
    setChosen(sysname);
    if (sysname) map.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      {query.place !== '' && <PlaceDistances place={query.place} onRead={setAsked} />}
      <div className={styles.asking}>
        <PlaceField shops={shops} place={query.place} onSearch={searchPlace} />
        <Locate own={own} onLocate={locate} />
      </div>
      <Services query={query} onAsk={ask} />
      <div className={styles.layout}>
        <div ref={map} className={styles.mapColumn}>
          <ShopMap
            land={land}
            shops={listed}
            active={active}
            chosen={chosen}
            position={own.position}
            onActive={setActive}
            onChoose={chooseOnMap}
          />
        </div>
        <div className={styles.listColumn}>
          <Found
            query={query}
            count={listed.length}
            search={search}
            onAsk={ask}
            onClear={() => {
              own.forget();
              ask(emptyQuery);
            }}
          />
          <ShopList
            ref={list}
            shops={listed}
            active={active}
            chosen={chosen}
            onActive={setActive}
            onChoose={chooseInList}
          />
        </div>
      </div>
    </>
  );
}

function Locate({ own, onLocate }: { own: PositionState; onLocate: () => void }) {
  const t = useTranslations('locator');
  const isAsking = own.state === 'asking';
  return (
    <div className={styles.locate}>
      <Button variant="outline" isBlocked={isAsking} onClick={onLocate}>
        <svg
          width="22"
          height="22"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <circle cx="12" cy="12" r="6" />
          <path d="M12 2v4M12 18v4M2 12h4M18 12h4" />
          <circle cx="12" cy="12" r="1.5" fill="currentColor" />
        </svg>
        {t(isAsking ? 'locating' : 'locate')}
      </Button>
      {own.state === 'denied' || own.state === 'failed' ? (
        <p role="alert" className={styles.error}>
          {t(own.state === 'denied' ? 'denied' : 'noPosition')}
        </p>
      ) : (
        <p className={styles.note}>{t('privacy')}</p>
      )}
    </div>
  );
}

function Services({ query, onAsk }: { query: LocatorQuery; onAsk: (query: LocatorQuery) => void }) {
  const t = useTranslations('locator.services');
  const toggle = (service: ShopService) => {
    const without = query.services.filter((other) => other !== service);
    onAsk({ ...query, services: without.length < query.services.length ? without : [...without, service] });
  };
  return (
    <fieldset className={styles.services}>
      <legend className="hidden-text">{t('label')}</legend>
      {shopServices.map((service) => (
        <label key={service}>
          <input type="checkbox" checked={query.services.includes(service)} onChange={() => toggle(service)} />
          <span>{t(service)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface FoundProps {
  query: LocatorQuery;
  count: number;
  search: Distances;
  onAsk: (query: LocatorQuery) => void;
  onClear: () => void;
}

/** What was found, what went wrong, and the order of the list. */
function Found({ query, count, search: { state, retry }, onAsk, onClear }: FoundProps) {
  const t = useTranslations('locator');
  const { place } = query;
  const near = place ? t('near', { count, place }) : t('nearYou', { count });
  const isOrdered = state === 'here' && count > 1;
  return (
    <div className={styles.found}>
      <p role="status" className={styles.count}>
        {state === 'searching' ? t('searching') : state === 'here' && !query.isByName ? near : t('count', { count })}
      </p>
      {isOrdered && (
        <fieldset className={styles.order}>
          <legend>{t('order')}</legend>
          {(
            [
              ['byDistance', false],
              ['byName', true],
            ] as const
          ).map(([name, isByName]) => (
            <label key={name}>
              <input
                type="radio"
                name="rend"
                checked={query.isByName === isByName}
                onChange={() => onAsk({ ...query, isByName })}
              />
              <span>{t(name)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {state === 'unknown' && (
        <p role="alert" className={styles.problem}>
          {t('unknown', { place })}
        </p>
      )}
      {state === 'failed' && (
        <RetryNotice
          className={styles.problem}
          text={t('failed')}
          retry={t('retry')}
          button={{ variant: 'plain', className: styles.text }}
          onRetry={retry}
        />
      )}
      {count === 0 && (
        <div className={styles.problem}>
          <p>
            {t('none')} {t('noneHint')}
          </p>
          <button type="button" className={styles.text} onClick={() => onAsk({ ...query, services: [] })}>
            {t('clearServices')}
          </button>
        </div>
      )}
      {(state === 'here' || state === 'unknown') && count > 0 && (
        <button type="button" className={styles.text} onClick={onClear}>
          {t('clear')}
        </button>
      )}
    </div>
  );
}
