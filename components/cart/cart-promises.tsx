import { useLocale, useTranslations } from 'next-intl';
import { settings } from '#lib/config/index.ts';
import { marketToday } from '#lib/core/calendar/days.ts';
import { localePath } from '#lib/core/locales.ts';
import { expectedDays, returnTerms, withdrawalDays } from '#lib/core/products/delivery.ts';
import { legalGuaranteeYears } from '#lib/core/products/guarantee.ts';
import { daysBetween, useDates } from '#lib/i18n/dates.ts';
import { variantPaths } from '#variant/paths.ts';
import { ReturnIcon } from '#components/product/delivery-icons.tsx';
import { Icon } from '#components/ui/icons.tsx';
import { ShopIcon, TruckIcon } from '#components/ui/more-icons.tsx';
import styles from './cart-promises.module.css';

const ShieldIcon = () => (
  <Icon>
    <path d="M12 3l8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6zM8.5 12l2.5 2.5 4.5-5" />
  </Icon>
);

interface Props {
  /** Whether something comes by a carrier who agrees on a day. */
  hasHeavy: boolean;
  /** Names of the cards that are taken; they are names, in any language. */
  cards: readonly string[];
}

/** When the cart's goods would arrive if they were ordered today, how they go back, and what is paid with. */
export function CartPromises({ hasHeavy, cards }: Props) {
  const t = useTranslations('cart');
  const locale = useLocale();
  const format = useDates();
  const today = marketToday();
  const days = (way: 'home' | 'store') => daysBetween(format, expectedDays(way, today));
  const strong = (text: React.ReactNode) => <b>{text}</b>;
  return (
    <div className={styles.promises}>
      <ul aria-label={t('promises')}>
        <li>
          <TruckIcon />
          <p>{hasHeavy ? t('agreedDay') : t.rich('expectedHome', { days: days('home'), b: strong })}</p>
        </li>
        {settings.OMNICHANNEL && (
          <li>
            <ShopIcon />
            <p>{t.rich('expectedStore', { days: days('store'), b: strong })}</p>
          </li>
        )}
        <li>
          <ReturnIcon />
          <p>
            {t('returns', { days: withdrawalDays })}{' '}
            {returnTerms.isParcelFree ? t('returnsFreeParcel') : returnTerms.inShops && t('returnsFreeInShops')}
          </p>
        </li>
        <li>
          <ShieldIcon />
          <p>
            {t('guarantee', { years: legalGuaranteeYears })}{' '}
            <a href={localePath(locale, variantPaths.guarantee)}>{t('guaranteeLink')}</a>
          </p>
        </li>
      </ul>
      {cards.length > 0 && (
        <div className={styles.cards}>
          <p id="kosar-kartyak">{t('cards')}</p>
          <ul aria-labelledby="kosar-kartyak">
            {cards.map((card) => (
              <li key={card} translate="no">
                {card}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
