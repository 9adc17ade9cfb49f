import { useLocale, useTranslations } from 'next-intl';
import type { Home } from '#lib/contract/home.ts';
import { imageProps } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import styles from './ways-on.module.css';

const shown = 6;

/** Where an empty cart leads on: the sports that the shop has most for. Its style sheet shows it beside that notice only. */
export function WaysOn({ sports }: { sports: Home['sports'] }) {
  const t = useTranslations('cart');
  const locale = useLocale();
  if (sports.length === 0) return null;
  return (
    <nav className={styles.ways} aria-labelledby="kosar-sportok">
      <h2 id="kosar-sportok">{t('waysOn')}</h2>
      <ul>
        {sports.slice(0, shown).map(({ name, url, image, lang = 'hu' }) => (
          <li key={url}>
            <a href={shopHref(locale, url)} lang={lang}>
              <img
                {...imageProps(image, [160, 240, 320, 480], '(min-width: 993px) 15vw, 31vw')}
                alt=""
                loading="lazy"
              />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
