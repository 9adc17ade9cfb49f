import { getLocale, getTranslations } from 'next-intl/server';
import { settings } from '#lib/config/index.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { getMentions } from '#lib/flipbook/server.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import styles from './mentions.module.css';

/**
 * The pages of valid flipbooks that a product stands on, or that have a query's words; nothing where there are none.
 */
export async function Mentions({ of }: { of: { q: string } | { product: number } }) {
  if (settings.FLIPBOOK_PREFIX === '') return null;
  const locale = (await getLocale()) as Locale;
  const [t, mentions] = await Promise.all([getTranslations('flipbook'), getMentions(of, locale)]);
  if (mentions.length === 0) return null;
  return (
    <p className={styles.mentions}>
      {t('q' in of ? 'inSearch' : 'inProduct')}{' '}
      {mentions.map(({ title, lang = catalogLanguage, page, url }, index) => (
        <span key={url}>
          {index > 0 && ' · '}
          <a href={localePath(locale, url)}>
            {t.rich('mention', {
              title,
              page,
              name: (name) => <span lang={lang === locale ? undefined : lang}>{name}</span>,
            })}
          </a>
        </span>
      ))}
    </p>
  );
}
