import { useLocale, useTranslations } from 'next-intl';
import type { ListedShop } from '#lib/shops/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { CloseIcon } from '#components/ui/icons.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { OpeningState } from './opening-state.tsx';
import styles from './map.module.css';

/** The shop that is chosen on the map: its name, whether it is open, and the way to its page. */
export function ChosenCard({ shop, onClose }: { shop: ListedShop; onClose: () => void }) {
  const t = useTranslations('locator');
  const locale = useLocale();
  return (
    <div className={styles.card}>
      <p className={styles.cardName}>
        <a href={shopHref(locale, shop.url)} lang={catalogLanguage}>
          {shop.title}
        </a>
      </p>
      <OpeningState hours={shop.openingHours} />
      <button type="button" aria-label={t('closeCard')} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
