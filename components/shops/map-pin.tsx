import { useTranslations } from 'next-intl';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { ListedShop } from '#lib/shops/index.ts';
import type { Point } from '#lib/shops/map.ts';
import { pinTown, type Side } from '#lib/shops/map-labels.ts';
import styles from './map.module.css';

export interface MapPinProps {
  members: readonly ListedShop[];
  /** What stands beside it. */
  label: string;
  /** 0 to 1 from left and top of the map. */
  place: Point;
  /** Where the label stands; undefined where there is no room for it. */
  side: Side | undefined;
  isActive: boolean;
  isChosen: boolean;
  isTabStop: boolean;
  onPress: () => void;
  onFocus: () => void;
  onActive: (sysname: string | null) => void;
}

/** A shop on the map, or several that are too near to each other to be told apart. */
export function MapPin({
  members,
  label,
  place,
  side,
  isActive,
  isChosen,
  isTabStop,
  onPress,
  onFocus,
  onActive,
}: MapPinProps) {
  const t = useTranslations('locator');
  const [first] = members;
  if (!first) return null;
  const isCluster = members.length > 1;
  const isOutside = place.x < 0 || place.x > 1 || place.y < 0 || place.y > 1;
  return (
    <button
      type="button"
      className={styles.pin}
      style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={isCluster ? t('cluster', { city: pinTown(members), count: members.length }) : first.name}
      aria-pressed={isCluster ? undefined : isChosen}
      data-active={isActive ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
      data-outside={isOutside ? '' : undefined}
      data-cluster={isCluster ? '' : undefined}
      onClick={onPress}
      onFocus={onFocus}
      onPointerEnter={() => onActive(first.sysname)}
    >
      <i className="number">{isCluster && members.length}</i>
      {side && <span data-side={side} data-label={label} lang={catalogLanguage} />}
    </button>
  );
}
