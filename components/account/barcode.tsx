import { useTranslations } from 'next-intl';
import { barsPath, eanModules, quietZone } from '#lib/loyalty/ean-bars.ts';
import { cardNumberGroups } from '#lib/loyalty/index.ts';
import styles from './loyalty.module.css';

const height = 46;

/** A card's number as bars that a till can scan from a screen, and as digits for when it can not. */
export function Barcode({ number }: { number: string }) {
  const t = useTranslations('loyalty');
  const modules = eanModules(number);
  const digits = cardNumberGroups(number);
  return (
    <div className={styles.barcode}>
      {modules && (
        <svg
          viewBox={`0 0 ${quietZone.before + modules.length + quietZone.behind} ${height}`}
          role="img"
          aria-label={t('barcode', { number: digits })}
          shapeRendering="crispEdges"
          preserveAspectRatio="none"
        >
          <path d={barsPath(modules, height)} />
        </svg>
      )}
      <p className="number">
        <span className="hidden-text">{t('cardNumber')} </span>
        {digits}
      </p>
    </div>
  );
}
