import { useLocale, useTranslations } from 'next-intl';
import { harmonisedNotice } from '#lib/config/company.ts';
import styles from './article.module.css';

/**
 * The official figure of the harmonised notice on the legal guarantee of conformity, as it is (Regulation (EU)
 * 2025/1960, Annex I); a demo has its place alone.
 */
export function HarmonisedNotice() {
  const t = useTranslations('content');
  const locale = useLocale();
  if (!harmonisedNotice) {
    return (
      <p className={styles.sample} lang={locale}>
        <b>{t('demo')}</b> {t('noticeDemo')}
      </p>
    );
  }
  const { path, width, height } = harmonisedNotice;
  return <img className={styles.notice} src={path} width={width} height={height} alt={t('notice')} lang={locale} />;
}
