import { useLocale, useTranslations } from 'next-intl';
import type { Home } from '#lib/contract/home.ts';
import { SportTile } from '#components/sports/sport-tile.tsx';
import styles from './ways-on.module.css';

const shown = 6;

/**
 * Where an empty cart, list of favourites or comparison leads on: the sports that the shop has most for. Its style sheet shows it
 * beside that notice only.
 */
export function WaysOn({ sports }: { sports: Home['sports'] }) {
  const t = useTranslations('cart');
  const locale = useLocale();
  if (sports.length === 0) return null;
  return (
    <nav className={styles.ways} aria-labelledby="kosar-sportok">
      <h2 id="kosar-sportok">{t('waysOn')}</h2>
      <ul>
        {sports.slice(0, shown).map((sport) => (
          <SportTile key={sport.url} sport={sport} locale={locale} sizes="(min-width: 993px) 15vw, 31vw" />
        ))}
      </ul>
    </nav>
  );
}
