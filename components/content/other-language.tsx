import { useLocale, useTranslations } from 'next-intl';
import { catalogLanguage } from '#lib/contract/market/languages.ts';

/** Says of a text in another language than its page's which one that is; nothing of any other (ADR-0125). */
export function OtherLanguage({
  of = catalogLanguage,
  className,
}: {
  of?: string | undefined;
  className?: string | undefined;
}) {
  const t = useTranslations('content');
  const locale = useLocale();
  if (locale === of) return null;
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(of) ?? of;
  return <p className={className}>{t('inLanguage', { language })}</p>;
}
