import { useLocale, useTranslations } from 'next-intl';
import { catalogLanguage } from '#lib/contract/market/languages.ts';

/** On a page in another language than the catalog's: in which one its text is (ADR-0125). */
export function OtherLanguage({ className }: { className?: string | undefined }) {
  const t = useTranslations('content');
  const locale = useLocale();
  if (locale === catalogLanguage) return null;
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(catalogLanguage) ?? catalogLanguage;
  return <p className={className}>{t('inLanguage', { language })}</p>;
}
