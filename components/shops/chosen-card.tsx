import { useLocale, useTranslations } from 'next-intl';
import type { ListedStore } from '#lib/shops/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { CloseIcon } from '#components/ui/icons.tsx';
import { OpeningState } from './opening-state.tsx';
import styles from './map.module.css';

/** The store that is chosen on the map: its name, whether it is open, and the way to its page. */
export function ChosenCard({ store, onClose }: { store: ListedStore; onClose: () => void }) {
  const t = useTranslations('locator');
  const locale = useLocale();
  return (
    <div className={styles.card}>
      <p className={styles.cardName}>
        <a href={shopHref(locale, store.url)} lang="hu">
          {store.title}
        </a>
      </p>
      <OpeningState hours={store.openingHours} />
      <button type="button" aria-label={t('closeCard')} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
